// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A form: the first line is its Content-Type, the rest its body. What is read lies within the body, in order; written
// anew it is read the same.
#include "core/http/Multipart.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;

CURVEDESK_FUZZ_TARGET(multipart, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const qsizetype lineEnd = qMax<qsizetype>(bytes.indexOf('\n'), 0);
    const Result<QByteArray> boundary = multipart::boundary(bytes.first(lineEnd));
    if (!boundary)
        return 0;
    fuzz::require(!boundary->isEmpty() && boundary->size() <= 70, "a boundary is short");
    const QByteArray body = bytes.sliced(lineEnd + 1).toByteArray();
    const Result<QList<multipart::Part>> parts = multipart::parts(body, *boundary);
    if (!parts) {
        fuzz::require(parts.error().code == ErrorCode::InvalidInput, "a malformed form is the client's fault");
        return 0;
    }
    fuzz::require(parts->size() <= multipart::maxParts, "a form has few parts");
    const char *at = body.constData();
    QByteArray again;
    for (const multipart::Part &part : *parts) {
        fuzz::require(part.content.isEmpty() || part.content.data() >= at, "parts come in the order sent");
        at = part.content.isEmpty() ? at : part.content.data() + part.content.size();
        fuzz::require(at <= body.constData() + body.size(), "a part lies within its body");
        fuzz::require(!part.name.isEmpty(), "a part has a name");
        again += "--" + *boundary + "\r\nContent-Disposition: form-data; name=\""
            + QByteArray(part.name).replace('\\', "\\\\").replace('"', "\\\"") + "\"\r\n\r\n"
            + part.content.toByteArray() + "\r\n";
    }
    again = "preamble\r\n" + again + "--" + *boundary + "--\r\nepilogue";
    const Result<QList<multipart::Part>> reread = multipart::parts(again, *boundary);
    fuzz::require(reread && reread->size() == parts->size(), "a form written anew has the same parts");
    for (qsizetype i = 0; i < parts->size(); ++i) {
        fuzz::require(reread->at(i).name == parts->at(i).name && reread->at(i).content == parts->at(i).content,
                      "a part written anew is the same");
    }
    return 0;
}

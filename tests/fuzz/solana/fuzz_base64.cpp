// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Base64.h"
#include "tests/fuzz/FuzzInput.h"

#include <QByteArray>

#include <vector>

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(base64, data, size)
{
    const QByteArrayView text = fuzz::view(data, size);
    // No byte more than needed, so that the sanitizer sees a write behind the end.
    std::vector<quint8> out(static_cast<std::size_t>(base64::maxDecodedSize(text.size())));
    qsizetype written = -1;
    if (base64::decodeInto(text, out, written)) {
        const QByteArrayView bytes(reinterpret_cast<const char *>(out.data()), written);
        require(bytes.toByteArray().toBase64() == text, "decoded text encodes to itself");
    } else {
        require(written == 0, "nothing counts as written after a failure");
        const auto strict = QByteArray::fromBase64Encoding(
            text.toByteArray(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
        require(!strict || strict.decoded.toBase64() != text, "only what is not canonical is refused");
    }

    const QByteArray encoded = text.toByteArray().toBase64();
    std::vector<quint8> back(size);
    require(base64::decodeInto(encoded, back, written) && written == text.size(), "encoded bytes decode");
    require(std::equal(back.begin(), back.end(), data), "encoded bytes decode to themselves");
    return 0;
}

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Queries, JSON objects and forms: every field is read or refused by its name, and reading twice says the same. The
// first byte says which it is.
#include "core/http/RequestFields.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;

namespace {

constexpr QByteArrayView names[] = {"token", "amount", "slippage", "amountInSol", "private", "file"};

// All that a reader of requests can ask.
QByteArray described(const RequestFields &fields)
{
    QByteArray out = fields.checkKnown(names) ? "known" : fields.checkKnown(names).error().detail.toUtf8();
    for (const QByteArrayView name : names) {
        const auto text = fields.optionalText(name);
        out += '|' + (text ? text->toUtf8() : text.error().detail.toUtf8());
        const auto number = fields.optionalInteger(name);
        fuzz::require(!number || !*number || **number <= RequestFields::maxInteger, "an integer fits every reader");
        out += '|' + (number ? QByteArray::number(number->value_or(0)) : number.error().detail.toUtf8());
        const auto decimal = fields.decimalText(name);
        out += '|' + (decimal ? decimal->toUtf8() : decimal.error().detail.toUtf8());
        const auto boolean = fields.optionalBoolean(name);
        out += '|' + (boolean ? QByteArray::number(int{*boolean}) : boolean.error().detail.toUtf8());
        const auto secret = fields.secret(name);
        out += '|' + (secret && *secret ? (*secret)->view().toByteArray() : QByteArray());
        fuzz::require(fields.has(name) || (text && text->isEmpty()), "what is not given has no text");
    }
    return out;
}

Result<RequestFields> read(char kind, const QByteArray &bytes, QByteArrayView boundary)
{
    if (kind == 'q')
        return RequestFields::fromQuery(bytes);
    if (kind == 'f') {
        const auto parts = multipart::parts(bytes, boundary.toByteArray());
        return parts ? Result<RequestFields>(RequestFields::fromForm(*parts)) : failure(parts.error());
    }
    return RequestFields::fromJson(bytes);
}

} // namespace

CURVEDESK_FUZZ_TARGET(request_fields, data, size)
{
    if (size == 0)
        return 0;
    const auto kind = static_cast<char>(data[0]);
    const QByteArray bytes = fuzz::view(data + 1, size - 1).toByteArray();
    const Result<RequestFields> fields = read(kind, bytes, "B");
    if (!fields) {
        fuzz::require(fields.error().code == ErrorCode::InvalidInput, "a malformed request is the client's fault");
        return 0;
    }
    const QByteArray first = described(*fields);
    // In memory of exactly their size, so that a sanitizer sees a step beyond it.
    const QByteArray copy(bytes.constData(), bytes.size());
    const Result<RequestFields> again = read(kind, copy, "B");
    fuzz::require(again && described(*again) == first, "reading twice says the same");
    return 0;
}

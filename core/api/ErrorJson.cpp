// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/ErrorJson.h"

namespace curvedesk::errorJson {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxMessage = 400;

// Writes the members "message", "code" and, where the error has one, "program".
void writeMessageAndCode(JsonWriter &json, const Error &error)
{
    json.key("message").string(message(error));
    json.key("code").plain(wireCode(error.code).code);
    if (!error.program)
        return;
    json.key("program").beginObject();
    json.key("id").string(error.program->programId);
    json.key("code").number(quint64{error.program->code});
    json.key("name").string(error.program->name);
    json.endObject();
}

} // namespace

WireCode wireCode(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidInput:
        return {400, "invalid_input"};
    case ErrorCode::Unauthorized:
        return {401, "unauthorized"};
    case ErrorCode::KeyExpired:
        return {401, "key_expired"};
    case ErrorCode::Forbidden:
        return {403, "forbidden"};
    case ErrorCode::ScopeMissing:
        return {403, "scope_missing"};
    case ErrorCode::WalletNotAllowed:
        return {403, "wallet_not_allowed"};
    case ErrorCode::LimitOrder:
        return {403, "limit_order"};
    case ErrorCode::LimitHour:
        return {403, "limit_hour"};
    case ErrorCode::LimitDay:
        return {403, "limit_day"};
    case ErrorCode::LimitSlippage:
        return {403, "limit_slippage"};
    case ErrorCode::LimitFee:
        return {403, "limit_fee"};
    case ErrorCode::ApprovalRefused:
        return {403, "approval_refused"};
    case ErrorCode::ApprovalTimeout:
        return {403, "approval_timeout"};
    case ErrorCode::TokenNotFound:
        return {404, "token_not_found"};
    case ErrorCode::WalletNotFound:
        return {404, "wallet_not_found"};
    case ErrorCode::NotFound:
        return {404, "not_found"};
    case ErrorCode::MethodNotAllowed:
        return {405, "method_not_allowed"};
    case ErrorCode::CurveComplete:
        return {409, "curve_complete"};
    case ErrorCode::Conflict:
        return {409, "conflict"};
    case ErrorCode::PayloadTooLarge:
        return {413, "payload_too_large"};
    case ErrorCode::UnsupportedMediaType:
        return {415, "unsupported_media_type"};
    case ErrorCode::MisdirectedRequest:
        return {421, "misdirected_request"};
    case ErrorCode::InsufficientFunds:
        return {422, "insufficient_funds"};
    case ErrorCode::SlippageExceeded:
        return {422, "slippage_exceeded"};
    case ErrorCode::ProgramRejected:
        return {422, "program_rejected"};
    case ErrorCode::WalletLocked:
        return {423, "wallet_locked"};
    case ErrorCode::RateLimited:
        return {429, "rate_limited"};
    case ErrorCode::UpstreamRejected:
        return {502, "upstream_rejected"};
    case ErrorCode::StoreRefused:
        return {502, "store_refused"};
    case ErrorCode::StoreUnavailable:
        return {503, "store_unavailable"};
    case ErrorCode::Unavailable:
        return {503, "unavailable"};
    case ErrorCode::UpstreamTimeout:
        return {504, "upstream_timeout"};
    case ErrorCode::Cancelled:
        return {503, "cancelled"};
    case ErrorCode::Storage:
        return {500, "storage"};
    case ErrorCode::Damaged:
        return {500, "damaged"};
    case ErrorCode::Internal:
        return {500, "internal"};
    }
    Q_UNREACHABLE();
}

QString message(const Error &error)
{
    if (error.code == ErrorCode::Unauthorized)
        return u"apiKey not found"_s;
    if (error.code == ErrorCode::TokenNotFound)
        return u"Token not found"_s;
    if (error.code == ErrorCode::WalletNotFound)
        return u"Wallet not found"_s;
    if (error.code == ErrorCode::CurveComplete)
        return u"Curve is complete"_s;
    if (error.code == ErrorCode::Storage)
        return u"The data could not be stored"_s;
    if (error.code == ErrorCode::Damaged)
        return u"Data that was read does not decode"_s;
    if (error.code == ErrorCode::Internal)
        return u"Internal error"_s;
    if (error.code == ErrorCode::Cancelled)
        return u"The request was cancelled: the host is shutting down"_s;
    return error.detail.isEmpty() ? u"The request was refused"_s : error.detail.left(maxMessage);
}

void writeMembers(JsonWriter &json, const Error &error)
{
    json.key("error").boolean(true);
    writeMessageAndCode(json, error);
}

void writeValue(JsonWriter &json, const std::optional<Error> &error)
{
    if (!error) {
        json.null();
        return;
    }
    json.beginObject();
    writeMessageAndCode(json, *error);
    json.endObject();
}

HttpReply reply(const Error &error)
{
    JsonWriter json;
    json.beginObject();
    writeMembers(json, error);
    HttpReply reply{.status = wireCode(error.code).status, .body = json.endObject().take()};
    if (error.code == ErrorCode::RateLimited)
        reply.headers = "Retry-After: " + QByteArray::number(qMax(error.retryAfterSeconds, 1)) + "\r\n";
    return reply;
}

HttpReply reply(int status, QByteArrayView code, QByteArrayView message)
{
    JsonWriter json;
    json.beginObject();
    json.key("error").boolean(true);
    json.key("message").string(message);
    json.key("code").plain(code);
    return {.status = status, .body = json.endObject().take()};
}

} // namespace curvedesk::errorJson

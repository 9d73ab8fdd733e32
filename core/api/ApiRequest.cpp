// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/ApiRequest.h"

#include "core/api/Endpoint.h"
#include "core/http/RequestHead.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The names of the parameters that the endpoint takes in this place.
QVarLengthArray<QByteArrayView, 16> knownNames(const Endpoint &endpoint, ParameterIn in)
{
    QVarLengthArray<QByteArrayView, 16> out;
    for (const Parameter &parameter : endpoint.parameters) {
        if (parameter.in == in)
            out.append(parameter.name);
    }
    return out;
}

// True where all characters are visible ASCII ones.
bool isVisible(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f; });
}

/// InvalidInput for a key that the endpoint does not take, or of other than 1 to 255 visible ASCII characters.
Outcome checkIdempotencyKey(const Endpoint &endpoint, QByteArrayView key)
{
    constexpr qsizetype maxKey = 255;
    if (key.isNull())
        return {};
    // An endpoint that ignores the key must refuse it: its client believes that a repeated request acts once.
    if (!knownNames(endpoint, ParameterIn::Header).contains(idempotencyKeyHeader))
        return badField(idempotencyKeyHeader, u"is not taken here: asking twice does it twice"_s);
    if (!key.isEmpty() && key.size() <= maxKey && isVisible(key))
        return {};
    return badField(idempotencyKeyHeader, u"must be 1 to 255 visible ASCII characters"_s);
}

/// The path's parameter without escapes: some clients write ':' as "%3A", and an order's Idempotency-Key may have '/',
/// '%' and a leading dot, so that it is no name of a file before its reader has checked it. Nullopt for a broken
/// escape, and for all but visible ASCII.
std::optional<QString> plainParameter(QByteArrayView written)
{
    const std::optional<QByteArray> text = withoutEscapes(written);
    return text && isVisible(*text) ? std::optional(QString::fromLatin1(*text)) : std::nullopt;
}

// The fields of a multipart form, as views into `body`. InvalidInput for a malformed form, UnsupportedMediaType for
// another Content-Type.
Result<RequestFields> fieldsOfForm(QByteArrayView body, QByteArrayView contentType)
{
    const Result<QByteArray> boundary = multipart::boundary(contentType);
    if (!boundary)
        return failure(boundary.error());
    return multipart::parts(body, *boundary).map(&RequestFields::fromForm);
}

} // namespace

Result<ApiRequest> ApiRequest::read(const Endpoint &endpoint, const RequestHead &head, QByteArray body,
                                    std::shared_ptr<const ApiKey> key)
{
    ApiRequest out;
    static const auto none = std::make_shared<const ApiKey>();
    out.m_key = key ? std::move(key) : none;
    // Host was checked to be one of ours, except over the Unix socket.
    out.m_serverAddress = u"http://"_s + QString::fromLatin1(head.host);
    out.m_queryText = head.query.toByteArray();
    out.m_bodyText = std::move(body);
    Result<RequestFields> query = RequestFields::fromQuery(out.m_queryText);
    if (!query)
        return failure(query.error());
    out.m_query = std::move(*query);
    if (const Outcome names = out.m_query.checkKnown(knownNames(endpoint, ParameterIn::Query)); !names)
        return failure(names.error());
    if (endpoint.body != BodyKind::None) {
        if (endpoint.body == BodyKind::Form) {
            out.m_unreadForm = &endpoint;
            out.m_contentType = head.contentType.toByteArray();
        } else if (const Outcome taken = out.setBody(endpoint, RequestFields::fromJson(out.m_bodyText)); !taken) {
            return failure(taken.error());
        }
        if (const Outcome checked = checkIdempotencyKey(endpoint, head.idempotencyKey); !checked)
            return failure(checked.error());
        out.m_idempotencyKey = head.idempotencyKey.toByteArray();
    }
    if (endpoint.hasPathParameter()) {
        const qsizetype brace = endpoint.path.indexOf('{');
        const std::optional<QString> parameter = plainParameter(head.path.sliced(brace));
        if (!parameter)
            return failure(ErrorCode::NotFound, u"There is nothing at this address"_s);
        out.m_pathParameter = *parameter;
    }
    return out;
}

Outcome ApiRequest::readForm()
{
    if (m_unreadForm == nullptr)
        return {};
    return setBody(*std::exchange(m_unreadForm, nullptr), fieldsOfForm(m_bodyText, m_contentType));
}

Outcome ApiRequest::setBody(const Endpoint &endpoint, Result<RequestFields> fields)
{
    if (!fields)
        return failure(fields.error());
    m_body = std::move(*fields);
    return m_body.checkKnown(knownNames(endpoint, ParameterIn::Body));
}

void ApiRequest::wipeBody()
{
    m_body = {};
    wipe(m_bodyText);
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/RequestFields.h"
#include "core/journal/ApiKey.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace curvedesk {

struct Endpoint;
struct RequestHead;

/// The header by which repeated requests make one order.
inline constexpr QByteArrayView idempotencyKeyHeader = "Idempotency-Key";

/// A request as an endpoint's handler gets it: decoded, and without misspelt or doubled names; the handler checks the
/// values.
class ApiRequest
{
public:
    ~ApiRequest() { wipeBody(); }
    ApiRequest(ApiRequest &&) = default;
    ApiRequest &operator=(ApiRequest &&) = default;
    Q_DISABLE_COPY(ApiRequest)

    /// Reads query and body, but not a form. InvalidInput names the field or header that is wrong; NotFound for a
    /// path's parameter that can name nothing. The request owns `body`, which no other object may share, and wipes it
    /// in the end, also after an error. `endpoint` must outlive it. `key`: of the caller; null where none is needed.
    [[nodiscard]] static Result<ApiRequest> read(const Endpoint &endpoint, const RequestHead &head, QByteArray body,
                                                 std::shared_ptr<const ApiKey> key);
    /// Reads the form of an endpoint that takes one into body(), the first time; nothing to do for other requests. Call
    /// it on a worker thread, because a form may have 16 MiB. InvalidInput, UnsupportedMediaType; the request is of no
    /// use then, though a second call succeeds.
    [[nodiscard]] Outcome readForm();

    [[nodiscard]] const RequestFields &query() const { return m_query; } ///< of the query string
    [[nodiscard]] const RequestFields &body() const { return m_body; } ///< JSON members or form fields
    /// The "{parameter}" of the endpoint's path without escapes, any visible ASCII, '/' too; empty where the path has
    /// none.
    [[nodiscard]] const QString &pathParameter() const { return m_pathParameter; }
    /// The caller's API key; one without any rights at an endpoint that needs no key.
    [[nodiscard]] const ApiKey &key() const { return *m_key; }
    /// The address by which the caller reaches this server, by its Host header: "http://127.0.0.1:8787".
    [[nodiscard]] const QString &serverAddress() const { return m_serverAddress; }
    /// The Idempotency-Key header, 1 to 255 visible ASCII characters; empty when not sent.
    [[nodiscard]] const QByteArray &idempotencyKey() const { return m_idempotencyKey; }

    /// Overwrites the body, which may hold a private key. Call it once the values are decoded: the fields are gone
    /// then.
    void wipeBody();

private:
    ApiRequest() = default;
    /// Makes the fields the body(), and checks their names: InvalidInput, with the body set all the same. An error of
    /// reading them is passed on, and leaves the body empty.
    [[nodiscard]] Outcome setBody(const Endpoint &endpoint, Result<RequestFields> fields);

    QByteArray m_queryText;
    QByteArray m_bodyText;
    QByteArray m_contentType; ///< of a form
    const Endpoint *m_unreadForm = nullptr; ///< the endpoint whose form is to be read
    RequestFields m_query;
    RequestFields m_body;
    QString m_pathParameter;
    QString m_serverAddress;
    std::shared_ptr<const ApiKey> m_key;
    QByteArray m_idempotencyKey;
};

/// Moves a decoded value to `to`, or its error to `decoded`; does nothing once `decoded` has an error.
template<class T> void assignDecoded(Outcome &decoded, T &to, Result<T> value)
{
    if (decoded && value)
        to = std::move(*value);
    else if (decoded)
        decoded = failure(value.error());
}

} // namespace curvedesk

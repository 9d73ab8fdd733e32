// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/RequestFields.h"

#include <QByteArray>
#include <QString>

namespace curvedesk {

struct Endpoint;
struct RequestHead;

/// The header that makes a repeated request one order.
inline constexpr QByteArrayView idempotencyKeyHeader = "Idempotency-Key";

/// A request as an endpoint's handler gets it: decoded, its names checked, its values not yet.
class ApiRequest
{
public:
    /// InvalidInput names the field that is wrong. The request owns `body`: nobody else may share its bytes.
    [[nodiscard]] static Result<ApiRequest> read(const Endpoint &endpoint, const RequestHead &head, QByteArray body,
                                                 QString wallet);

    [[nodiscard]] const RequestFields &query() const { return m_query; }
    [[nodiscard]] const RequestFields &body() const { return m_body; } ///< JSON members or form fields
    [[nodiscard]] const QString &pathParameter() const { return m_pathParameter; }
    /// The wallet of the API key; empty at an endpoint that needs no key.
    [[nodiscard]] const QString &wallet() const { return m_wallet; }
    [[nodiscard]] const QByteArray &idempotencyKey() const { return m_idempotencyKey; }

    /// Overwrites the body, which may hold a private key, once its values are decoded. Its fields are gone then.
    void wipeBody();

private:
    QByteArray m_queryText;
    QByteArray m_bodyText;
    RequestFields m_query;
    RequestFields m_body;
    QString m_pathParameter;
    QString m_wallet;
    QByteArray m_idempotencyKey;
};

} // namespace curvedesk

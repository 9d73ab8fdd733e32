// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <concepts>
#include <memory>

namespace curvedesk {

class SecretBytes;

/// BLAKE2b over a request's decoded values, stored beside an idempotency key: a repeated request has the same hash
/// however its JSON is spaced and ordered, one with another amount or signer has another. A private key enters the
/// store only within this hash; it cannot be guessed from it, because a key has 256 random bits.
class RequestHash
{
public:
    explicit RequestHash(QByteArrayView kind);
    ~RequestHash();
    Q_DISABLE_COPY_MOVE(RequestHash)

    RequestHash &add(QByteArrayView bytes);
    RequestHash &add(const QString &text);
    RequestHash &add(std::unsigned_integral auto value) { return addNumber(value); }
    RequestHash &add(const SecretBytes *secret); ///< may be null

    /// 32 bytes. May be called once.
    [[nodiscard]] QByteArray result();

private:
    RequestHash &addNumber(quint64 value);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace curvedesk

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

/// What an idempotency key stands for: BLAKE2b over a request's decoded values, so that spacing and order of the JSON
/// make no difference and another amount or signer does. A private key enters only through this hash, which 256
/// random bits of key keep from being guessed at.
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

    /// 32 bytes; once.
    [[nodiscard]] QByteArray result();

private:
    RequestHash &addNumber(quint64 value);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>

namespace curvedesk {

class SecretBytes;

/// BLAKE2b over a request's decoded values, stored beside an idempotency key: a repeated request has the same hash
/// however its JSON is spaced and ordered, one with another amount or signer has another. A private key enters the
/// store only within this hash; it cannot be guessed from it, because a key has 256 random bits.
class RequestHash
{
public:
    /// `kind`: "trade" or "launch", hashed first, so that requests of two kinds never have the same hash.
    explicit RequestHash(QByteArrayView kind);
    ~RequestHash(); ///< wipes the hash's state
    Q_DISABLE_COPY_MOVE(RequestHash)

    // Each hashes one more value; their order matters.
    RequestHash &add(QByteArrayView bytes); ///< hashes their number, then the bytes
    RequestHash &add(const QString &text); ///< hashes the number of its bytes in UTF-8, then these
    RequestHash &add(quint64 value); ///< hashes it as eight bytes, little-endian
    RequestHash &add(const SecretBytes *secret); ///< as bytes; nullptr: as no bytes

    /// Ends the hashing and returns the hash of all that was added: 32 bytes. Call it once, as the last function.
    [[nodiscard]] QByteArray finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"

#include <QMetaType>
#include <QString>

#include <memory>

namespace curvedesk {

/// The signer of a trade: a wallet of ours, or a key that came with the request.
struct TradeSigner
{
    QString wallet; ///< address; ignored when a key is given
    std::shared_ptr<const SecretBytes> privateKey; ///< its text as received, or null
};

/// A new wallet with its API key, null where none was made. The two secrets are shown this once.
struct CreatedWallet
{
    QString publicKey;
    std::shared_ptr<const SecretBytes> privateKey; ///< base58 text of the 64 bytes
    std::shared_ptr<const SecretBytes> apiKey; ///< text
};

struct WalletSummary
{
    QString address;
    QString label;
    quint64 lamports = 0;
    qint64 createdMs = 0;
    bool isWatched = false; ///< it has no private key here and never signs

    bool operator==(const WalletSummary &) const = default;
};

/// One of the keys that a recovery phrase derives, by its path.
struct DerivedWallet
{
    QString path;
    QString address;
    quint64 lamports = 0;
};

/// The format of an exported private key.
enum class KeyFormat {
    Base58, ///< of the 64 bytes, the format that most wallets read
    KeygenJson, ///< an array of 64 numbers, the format that solana-keygen reads
};

struct BalanceReply
{
    quint64 raw = 0;
    int decimals = 0;
};

/// A token that a wallet holds.
struct Holding
{
    QString mint;
    QString name;
    QString symbol;
    quint64 raw = 0;
    int decimals = 6;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::WalletSummary)

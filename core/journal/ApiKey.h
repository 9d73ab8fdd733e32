// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QFlags>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>

namespace curvedesk {

/// Actions that an API key may allow. The value is the bit in the database.
enum class KeyScope { Read = 1, Quote = 2, Trade = 4, Launch = 8, Wallets = 16 };
Q_DECLARE_FLAGS(KeyScopes, KeyScope)
Q_DECLARE_OPERATORS_FOR_FLAGS(KeyScopes)

/// A scope and its name on the wire and the command line.
struct KeyScopeName
{
    KeyScope scope = KeyScope::Read;
    QLatin1StringView name;
};
inline constexpr KeyScopeName keyScopeNames[] = {
    {KeyScope::Read, QLatin1StringView("read")},       {KeyScope::Quote, QLatin1StringView("quote")},
    {KeyScope::Trade, QLatin1StringView("trade")},     {KeyScope::Launch, QLatin1StringView("launch")},
    {KeyScope::Wallets, QLatin1StringView("wallets")},
};
/// The name of a scope; empty for a value that is none.
[[nodiscard]] constexpr QLatin1StringView nameOf(KeyScope scope)
{
    for (const KeyScopeName &each : keyScopeNames) {
        if (each.scope == scope)
            return each.name;
    }
    return QLatin1StringView();
}

/// The rights of an API key. A cap that is absent does not exist.
struct KeyRights
{
    KeyScopes scopes;
    /// Base58. The only wallets whose orders it may place, whoever brought their keys. Empty: the key's own wallet, and
    /// any whose private key comes with the request.
    QStringList wallets;
    /// The most that one order may take from a wallet, rents and fees included. What a sale takes counts as spent, but
    /// no cap refuses a sale; also for the next two.
    std::optional<quint64> maxOrderLamports;
    std::optional<quint64> maxHourLamports; ///< of all orders within an hour
    std::optional<quint64> maxDayLamports; ///< of all orders within 24 hours
    std::optional<quint64> maxSlippageBps;
    std::optional<quint64> maxFeeLamports; ///< priority fee of one order
    qint64 expiresMs = 0; ///< 0: never
    bool needsApproval = false; ///< a person has to agree to each order

    bool operator==(const KeyRights &) const = default;
};

/// An API key without its text, of which only a hash is stored.
struct ApiKey
{
    qint64 sequence = 0; ///< the row's number
    QString id; ///< a part of the key's text that is no secret
    QString owner; ///< the name under which its orders are journalled; unlike any other key's
    QString wallet; ///< base58 of its own wallet; empty: none
    QString label;
    KeyRights rights;
    qint64 createdMs = 0;
    qint64 lastUsedMs = 0; ///< 0: never
    qint64 revokedMs = 0; ///< 0: it is not revoked
    qint64 revision = 0; ///< grows with each change of label, rights or validity

    /// The wallets that it may trade with without bringing their keys, base58.
    [[nodiscard]] QStringList wallets() const
    {
        return !rights.wallets.isEmpty() ? rights.wallets : wallet.isEmpty() ? QStringList() : QStringList{wallet};
    }
    bool operator==(const ApiKey &) const = default;
};

/// Lamports that the orders of a key took in the last hour and day, or may still take.
struct KeySpending
{
    quint64 hourLamports = 0;
    quint64 dayLamports = 0;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ApiKey)

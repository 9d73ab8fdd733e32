// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/market/ListedCoins.h"
#include "core/market/MarketTypes.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace curvedesk {

class TokenDirectory;

/// Adds the coins, texts and images of a public listing to the market, but no number.
class CoinListing final : public QObject
{
    Q_OBJECT

public:
    /// Reads nothing before useDirectory().
    CoinListing();

    /// Reads the listing from `directory` (the network) now and every five minutes, emits listed(); nullptr begins no
    /// further read, and the kept listing stays. It must outlive the last read.
    void useDirectory(TokenDirectory *directory);
    /// True when the kept listing has the coin.
    [[nodiscard]] bool contains(const QString &mint) const { return m_coins.contains(mint); }
    /// Returns the details with the listing's text and links (empty for a coin that it lacks) instead of their own, and
    /// its image, downloaded where the user has listed images shown and that succeeds. Keeps nothing; never an error.
    [[nodiscard]] Task<TokenDetails> fillIn(TokenDetails details);

signals:
    /// The listing was read, and has these coins.
    void listed(const QStringList &mints);

private:
    /// Replaces the listing by the directory's (network), emits listed(); not at an error, or if m_directory changed.
    QCoro::Task<> read();

    TokenDirectory *m_directory = nullptr;
    QHash<QString, ListedCoin> m_coins; ///< by mint: the last listing
    QTimer m_timer;
};

} // namespace curvedesk

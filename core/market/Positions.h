// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketUpdate.h"

#include <QHash>

namespace curvedesk {

/// Adds a trade to a position by the average-cost method, fees included: a buy adds tokens and their cost, a sell
/// removes the same share of cost as of tokens (rounded down) and books the difference as realised. Tokens that did not
/// come from trades have no cost. Sums that do not fit become the nearest number that does.
void applyTrade(Position &position, bool isBuy, quint64 lamports, quint64 tokens, quint64 feeLamports);

/// A trade of a wallet, with the coin's ticker.
struct WalletTrade
{
    MarketTrade trade; ///< with its mint, also on a pool
    QString symbol;
};

/// Tokens that one of the user's wallets sent.
struct TokenTransfer
{
    QString from;
    QString to; ///< base58, of any wallet
    QString mint;
    quint64 tokens = 0;
    quint64 slot = 0;

    bool operator==(const TokenTransfer &) const = default;
};

/// Sets the tokens of a position to those that its wallet holds on the chain. What left in other ways than by trades
/// and transfers of this program takes its share of the cost along; what came so is in tokensWithoutCost.
void matchHeld(Position &position, quint64 heldTokens);

/// Makes the positions of wallets from their trades. Tokens sent to one of them take their share of the cost along.
class PositionFold
{
public:
    /// `transfers`: oldest first; those whose sender is not among wallets() are left out.
    PositionFold(const QStringList &wallets, const QList<TokenTransfer> &transfers);

    /// The wallets whose trades are needed: those asked for, and those that sent them tokens, also through others.
    [[nodiscard]] const QStringList &wallets() const { return m_wallets; }
    /// Adds a trade; those of one wallet in chain order. That of a coin that was sent waits for take().
    void add(const QString &wallet, const QString &mint, const MarketTrade &trade);
    /// Gives out the positions of the wallets asked for, wallet by wallet and by mint; nothing can be added afterwards.
    [[nodiscard]] QList<Position> take();

private:
    /// A trade, or a transfer where `to` is not empty.
    struct Step
    {
        quint64 slot = 0;
        QString wallet;
        QString to;
        bool isBuy = false;
        quint64 lamports = 0;
        quint64 tokens = 0;
        quint64 feeLamports = 0;
        bool isDone = false;
    };

    /// The position of a wallet in a coin, a new one where there is none; valid until the next call.
    [[nodiscard]] Position &findOrAddPosition(const QString &wallet, const QString &mint);
    /// Applies the step to the positions, unless that was done before.
    void apply(const QString &mint, Step &step);
    /// Applies a coin's steps in chain order; within a slot trades first, but for a sale of what a transfer brought.
    void applyAll(const QString &mint, QList<Step> &steps);

    qsizetype m_asked; ///< number of the wallets that were asked for; they come first
    QStringList m_wallets;
    QHash<QString, QList<Step>> m_steps; ///< by mint, of the coins that were sent
    QHash<std::pair<QString, QString>, qsizetype> m_places; ///< by wallet and mint
    QList<Position> m_positions;
};

/// The stored trades of some wallets, folded up to the newest of each.
struct StoredFold
{
    QList<TokenTransfer> transfers;
    PositionFold fold;
    QHash<QString, qint64> last; ///< position of the newest trade in it, by wallet
    QHash<qint64, QString> mints; ///< by the store's id
    QHash<QString, QString> symbols; ///< by mint
};

} // namespace curvedesk

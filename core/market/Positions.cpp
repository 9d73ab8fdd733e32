// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Positions.h"

#include "core/money/MulDiv.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace curvedesk {

namespace {

__extension__ using int128 = __int128;

// The nearest value that fits.
qint64 clamped(int128 value)
{
    constexpr int128 lowest = std::numeric_limits<qint64>::min();
    constexpr int128 highest = std::numeric_limits<qint64>::max();
    return static_cast<qint64>(std::clamp(value, lowest, highest));
}

} // namespace

void applyTrade(Position &position, bool isBuy, quint64 lamports, quint64 tokens, quint64 feeLamports)
{
    if (isBuy) {
        position.tokens = saturated(uint128{position.tokens} + tokens);
        position.costLamports = saturated(uint128{position.costLamports} + lamports + feeLamports);
        return;
    }
    const quint64 sold = std::min(tokens, position.tokens);
    const quint64 costOfSold = mulDiv(position.costLamports, sold, position.tokens).value_or(0);
    const quint64 received = lamports - std::min(lamports, feeLamports);
    position.realisedLamports
        = clamped(static_cast<int128>(position.realisedLamports) + static_cast<int128>(received) - costOfSold);
    position.tokens -= sold;
    position.costLamports -= costOfSold;
}

void matchHeld(Position &position, quint64 heldTokens)
{
    if (heldTokens < position.tokens) {
        position.costLamports = mulDiv(position.costLamports, heldTokens, position.tokens).value_or(0);
        position.tokens = heldTokens;
    }
    position.tokensWithoutCost = heldTokens - position.tokens;
    position.tokens = heldTokens;
}

PositionFold::PositionFold(const QStringList &wallets, const QList<TokenTransfer> &transfers)
    : m_asked(wallets.size())
    , m_wallets(wallets)
{
    QMultiHash<QString, QString> senders;
    for (const TokenTransfer &transfer : transfers)
        senders.insert(transfer.to, transfer.from);
    QSet<QString> known(wallets.cbegin(), wallets.cend());
    for (qsizetype i = 0; i < m_wallets.size(); ++i) {
        const QString wallet = m_wallets.at(i);
        for (auto [sender, end] = senders.equal_range(wallet); sender != end; ++sender) {
            if (known.contains(*sender))
                continue;
            known.insert(*sender);
            m_wallets.append(*sender);
        }
    }
    for (const TokenTransfer &transfer : transfers) {
        if (known.contains(transfer.from))
            m_steps[transfer.mint].append(
                {.slot = transfer.slot, .wallet = transfer.from, .to = transfer.to, .tokens = transfer.tokens});
    }
}

void PositionFold::add(const QString &wallet, const QString &mint, const MarketTrade &trade)
{
    Step step{.slot = trade.row.slot,
              .wallet = wallet,
              .to = {},
              .isBuy = trade.row.isBuy,
              .lamports = trade.row.lamports,
              .tokens = trade.row.tokens,
              .feeLamports = trade.feeLamports};
    const auto steps = m_steps.find(mint);
    if (steps == m_steps.end())
        apply(mint, step);
    else
        steps->append(step);
}

QList<Position> PositionFold::take()
{
    for (auto coin = m_steps.begin(); coin != m_steps.end(); ++coin)
        applyAll(coin.key(), *coin);
    QHash<QString, qsizetype> order;
    for (qsizetype i = 0; i < m_asked; ++i)
        order.insert(m_wallets.at(i), i);
    m_positions.removeIf([&order](const Position &each) { return !order.contains(each.wallet); });
    std::ranges::sort(m_positions, {},
                      [&order](const Position &each) { return std::pair(order.value(each.wallet), each.mint); });
    return std::exchange(m_positions, {});
}

void PositionFold::applyAll(const QString &mint, QList<Step> &steps)
{
    std::ranges::stable_sort(steps, {}, [](const Step &step) { return std::pair(step.slot, !step.to.isEmpty()); });
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QString wallet = steps.at(i).wallet;
        const bool isSale = steps.at(i).to.isEmpty() && !steps.at(i).isBuy;
        for (qsizetype next = i + 1; isSale && next < steps.size() && steps.at(next).slot == steps.at(i).slot; ++next) {
            if (steps.at(next).to == wallet && findOrAddPosition(wallet, mint).tokens < steps.at(i).tokens)
                apply(mint, steps[next]);
        }
        apply(mint, steps[i]);
    }
}

void PositionFold::apply(const QString &mint, Step &step)
{
    if (std::exchange(step.isDone, true))
        return;
    Position &own = findOrAddPosition(step.wallet, mint);
    own.slot = std::max(own.slot, step.slot);
    if (step.to.isEmpty()) {
        applyTrade(own, step.isBuy, step.lamports, step.tokens, step.feeLamports);
        return;
    }
    const quint64 sent = std::min(step.tokens, own.tokens);
    const quint64 costOfSent = mulDiv(own.costLamports, sent, own.tokens).value_or(0);
    own.tokens -= sent;
    own.costLamports -= costOfSent;
    Position &to = findOrAddPosition(step.to, mint); // may move the others
    to.slot = std::max(to.slot, step.slot);
    to.tokens = saturated(uint128{to.tokens} + sent);
    to.costLamports = saturated(uint128{to.costLamports} + costOfSent);
}

Position &PositionFold::findOrAddPosition(const QString &wallet, const QString &mint)
{
    const auto key = std::pair(wallet, mint);
    auto place = m_places.constFind(key);
    if (place == m_places.cend()) {
        place = m_places.insert(key, m_positions.size());
        m_positions.append({.wallet = wallet, .mint = mint});
    }
    return m_positions[*place];
}

} // namespace curvedesk

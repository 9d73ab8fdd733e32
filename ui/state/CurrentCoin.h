// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace curvedesk {

class Desk;
class DeskSelection;
class MarketFeed;
struct Error;

/// The last known details of the selected coin, shared by all panels that show it.
class CurrentCoin final : public QObject
{
    Q_OBJECT

public:
    /// Follows selection and feed; asks nothing before another coin is selected or refresh(). All must outlive it.
    CurrentCoin(Desk &desk, MarketFeed &feed, DeskSelection &selection, QObject *parent = nullptr);

    /// The coin's details; nullopt while no coin is selected or they are not known yet.
    [[nodiscard]] const std::optional<TokenDetails> &details() const { return m_details; }
    /// The AMM pool of a graduated coin; empty while the coin is on its curve, or its pool is not read (again).
    [[nodiscard]] const QString &pool() const { return m_pool; }
    /// Asks the core (and so maybe the network) for the coin's details anew, behind them for a complete coin's pool;
    /// emits changed() or failed() with the answer. After an error details() stay as they are, and are asked for again
    /// once the network answers, where that may help. Nothing without a coin; an answer about a former coin is dropped.
    /// Each call asks, also before the last one was answered.
    void refresh();

signals:
    /// Another coin was selected, or none: details and pool are gone. For a coin, changed() or failed() follows.
    void switched();
    /// Details or pool of the selected coin were read or changed.
    void changed();
    /// The details could not be read, each time; details() stay. That the pool could not be read emits nothing.
    void failed(const curvedesk::Error &error);

private:
    /// Asks the network for a complete coin's pool, by a quote, unless it is known; keeps it and emits changed(). An
    /// error is passed over: a later slot asks again. Asks also before the last answer; slots do so poolEveryMs apart.
    void askPool();

    static constexpr int poolEveryMs = 2000; ///< from one question of a slot to the next

    Desk &m_desk;
    DeskSelection &m_selection;
    std::optional<TokenDetails> m_details;
    std::optional<TokenSummary> m_told; ///< the newest of the selected coin since its details were asked for
    QString m_pool;
    bool m_isUnread = false; ///< no node gave the details when they were asked for last
    QElapsedTimer m_poolAsked;
};

} // namespace curvedesk

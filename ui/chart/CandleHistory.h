// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/market/MarketService.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace curvedesk {

class Desk;
class MarketFeed;

/// The candles of one coin: the newest, kept current, and earlier ones as they are asked for. The core reads them from
/// the market's file; a coin that this lacks it adds there from the cluster.
class CandleHistory final : public QObject
{
    Q_OBJECT

public:
    /// Follows the feed from now on, asking for candles at new trades; no coin before follow(). Both must outlive it.
    CandleHistory(Desk &desk, MarketFeed &feed, QObject *parent = nullptr);

    /// Asks the core for the newest candles of this coin and interval, which replace those it has, with changed();
    /// drops answers that are under way. Candles of another coin or interval it forgets at once, and emits changed().
    /// An empty mint: no coin, asks nothing. After an error they stay; without any, error() tells it, with changed().
    void follow(const QString &mint, int intervalSeconds);
    /// Asks the core for the page before the first candle, adds it in front and emits changed(); nothing while one is
    /// under way or none is known. An error changes nothing, nor does a page before candles that were replaced
    /// meanwhile: it can be asked for again.
    void askEarlier();
    [[nodiscard]] const QList<Candle> &candles() const { return m_candles; } ///< oldest first
    [[nodiscard]] int interval() const { return m_interval; } ///< seconds
    [[nodiscard]] const QString &mint() const { return m_mint; } ///< empty: no coin
    /// True once the newest candles were read since follow(); false: an empty list says nothing.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    /// Why there are no candles, where they could not be read; nullopt: no error, or there are some.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// True when the candles go back to the coin's first trade.
    [[nodiscard]] bool isWhole() const { return m_isKnown && m_earlier.isEmpty(); }

    static constexpr int pageSize = 400;
    /// The most candles that are kept when newer ones come: a coin that is followed for days has one a second.
    static constexpr qsizetype mostFollowed = 5 * pageSize;
    static constexpr qsizetype mostAsked = 50 * pageSize; ///< once earlier ones were asked for

signals:
    void changed(); ///< candles came, or were forgotten, or error() now tells why there are none

private:
    /// Asks the core for the newest page of candles, and gives it to join(); after an error candles stay, or without
    /// any error() is set and changed() emitted. Nothing without a coin; an answer after another follow() is dropped.
    void askNewest();
    /// Joins the newest page to the known candles, or replaces them after a gap or where too many; emits changed().
    void join(const MarketService::CandlePage &newest);

    /// For so long trades that follow one wait and ask for candles together, because trades come in bursts.
    static constexpr int everyMs = 250;

    Desk &m_desk;
    QString m_mint;
    int m_interval = 60;
    QList<Candle> m_candles; ///< oldest first
    QString m_earlier; ///< cursor of the page before the first candle; empty at the coin's first trade
    bool m_isKnown = false;
    std::optional<Error> m_error;
    bool m_isAskingEarlier = false;
    bool m_hasAskedEarlier = false; ///< candles before the newest page were asked for
    bool m_isOld = false; ///< trades came since the newest candles were asked for
    quint64 m_generation = 0; ///< number of the follow(): answers to requests of former ones are dropped
    QTimer m_timer;
};

} // namespace curvedesk

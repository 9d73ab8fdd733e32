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

/// The selected coin as last heard, for everything in the window that is about it.
class CurrentCoin final : public QObject
{
    Q_OBJECT

public:
    /// All references must outlive it.
    CurrentCoin(Desk &desk, MarketFeed &feed, DeskSelection &selection, QObject *parent = nullptr);

    /// nullopt while nothing is selected or nothing is known of it yet.
    [[nodiscard]] const std::optional<TokenDetails> &details() const { return m_details; }
    /// The AMM pool that a graduated coin trades on; empty while it is on its curve, or its pool is not known yet.
    [[nodiscard]] const QString &pool() const { return m_pool; }
    void refresh();

signals:
    /// Another coin, or none: what is shown belongs to the last one.
    void switched();
    /// Its figures.
    void changed();
    void failed(const curvedesk::Error &error);

private:
    void askPool();

    static constexpr int poolEveryMs = 2000;

    Desk &m_desk;
    DeskSelection &m_selection;
    std::optional<TokenDetails> m_details;
    QString m_pool;
    QElapsedTimer m_poolAsked;
};

} // namespace curvedesk

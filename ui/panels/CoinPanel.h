// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Card.h"

class QStackedWidget;

namespace curvedesk {

class Banner;
class ChartView;
class CoinHeader;
class CurrentCoin;
class Desk;
class DeskSelection;
class EmptyState;
class MarketFeed;
class WalletBook;

/// The selected coin: its header and its charts, which ask the desk for what they show. Retry after an error has it ask
/// for the coin's details anew (maybe by the network, kept on disk).
class CoinPanel final : public Card
{
    Q_OBJECT

public:
    /// All references must outlive the panel.
    CoinPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin, WalletBook &book);

    [[nodiscard]] ChartView &charts() const { return *m_charts; } ///< lives as long as the panel

    /// Remembers that the market was read and has no king: without a coin the user is now told to choose one.
    void setMarketRead();

private:
    void buildLayout(); ///< the coin, the empty state, and the state of reading as pages
    /// Without a selected coin shows that the market is being read, why it cannot be, or the request to choose one.
    void sayWhyEmpty();
    void showCoin(); ///< gives details, which must be known, to CoinHeader::setDetails(), and shows it; clears an error

    Desk &m_desk;
    DeskSelection &m_selection;
    CurrentCoin &m_coin;
    QStackedWidget *m_pages;
    Banner *m_banner;
    CoinHeader *m_header;
    EmptyState *m_empty;
    ChartView *m_charts;
    bool m_isMarketRead = false;
};

} // namespace curvedesk

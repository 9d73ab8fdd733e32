// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Card.h"

class QStackedWidget;
class QTabBar;

namespace curvedesk {

class Desk;
class DeskSelection;
class MarketFeed;
class TokenListPage;
struct TokenSummary;

/// The coins of the market in four tabs: rising, new, close to graduation, and watched.
class TokenListPanel final : public Card
{
    Q_OBJECT

public:
    TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, QWidget *parent = nullptr);

    /// The coins of all loaded pages, for the search box.
    [[nodiscard]] QList<TokenSummary> knownTokens() const;

private:
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    TokenListPage *m_rising;
    TokenListPage *m_new;
};

} // namespace curvedesk

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

/// The coins of the market: rising, new, close to graduation, and those that are watched.
class TokenListPanel final : public Card
{
    Q_OBJECT

public:
    TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, QWidget *parent = nullptr);

    /// Those that are loaded, for the search box.
    [[nodiscard]] QList<TokenSummary> knownTokens() const;

private:
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    TokenListPage *m_rising;
    TokenListPage *m_new;
};

} // namespace curvedesk

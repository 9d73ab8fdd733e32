// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QTimer>

#include <optional>

class QStackedWidget;

namespace curvedesk {

class CoinAvatar;
class Desk;
class DeskSelection;
class EmptyState;
class LinkButton;
class MarketFeed;
class ProgressStrip;
class TextLabel;

/// The king of the hill: the coin with the highest market cap among those not complete.
class KingPanel final : public Card
{
    Q_OBJECT

public:
    /// Asks for the king at once, and again when it changes. All references must outlive the panel.
    KingPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, QWidget *parent = nullptr);

    /// Asks for the king and shows it, with kingKnown() for another one, or that there is none, with kingMissing().
    /// After any other error a king that is shown stays; without one the error stands in its place.
    void refresh();
    /// Selects the king for the whole window; false: none is known, and nothing changes.
    bool selectKing();

signals:
    /// A king was read other than the one that the panel showed.
    void kingKnown(const QString &mint);
    /// The market was read, and has no king; after each such answer.
    void kingMissing();

protected:
    /// Selects the king.
    void mousePressEvent(QMouseEvent *event) override;

private:
    void buildLayout(); ///< the king, its absence, and the state of reading as pages
    /// Shows the king; for another one than before it asks for the change of its market cap and emits kingKnown().
    void showKing(const TokenDetails &king);
    /// Keeps and shows the king's present figures; has the change asked for anew where its market cap is another.
    void showSummary(const TokenSummary &king);
    /// Shows for how long the coin has been king, where that is known.
    void showReign();
    /// Mutes the figures while they are old, with their age in the place of the reign.
    void showAge();
    /// While no king is known: shows why there is none, or that it is being read.
    void showEmptyPage();
    /// Asks for the change of the king's market cap, which all panels are told; an error is not shown. Asked again
    /// after changeEverySeconds.
    void askChange();
    /// Shows the king's change where the figures have it; `isWhole`: coins without figures did not move.
    void showChange(const QList<CoinFigures> &figures, bool isWhole);

    Desk &m_desk;
    MarketFeed &m_feed;
    DeskSelection &m_selection;
    std::optional<TokenSummary> m_king;
    std::optional<TokenDetails> m_details; ///< of the king, as last read
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    LinkButton *m_open = nullptr;
    LinkButton *m_about = nullptr;
    CoinAvatar *m_avatar;
    TextLabel *m_name;
    TextLabel *m_ticker;
    TextLabel *m_cap;
    TextLabel *m_change;
    TextLabel *m_reign;
    ProgressStrip *m_progress;
    QTimer m_second;
    int m_changeCountdown = 0;
    Tone m_changeTone = Tone::Muted; ///< while prices are fresh
    bool m_isAsking = false; ///< an answer to refresh() is due
    bool m_isKingMissing = false; ///< an answer said that there is no king
    QString m_problem; ///< why the king could not be read
};

} // namespace curvedesk

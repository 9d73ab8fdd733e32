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

/// The king of the hill: the coin with the highest market cap among those not complete. Its details may come from the
/// network, and be kept on disk by the core; its change is told to all panels by MarketFeed::figuresRead().
class KingPanel final : public Card
{
    Q_OBJECT

public:
    /// Asks for the king at once and when it changes, for its figures every ten seconds. All must outlive the panel.
    KingPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection);

    /// Asks the core for the king, and so maybe the network; shows it, for another one with kingKnown() and asking for
    /// its change, or that there is none, with kingMissing(). After any other error a king that is shown stays; without
    /// one the error stands in its place. Each call asks, also before the last one was answered.
    void refresh();
    bool selectKing(); ///< selects the king (mintChanged()); false: none is known, and nothing changes

signals:
    void kingKnown(const QString &mint); ///< a king was read other than the one that the panel showed
    void kingMissing(); ///< the market was read, and has no king; after each such answer

protected:
    /// Selects the king, if one is known (mintChanged()), at any press of a mouse button on the panel.
    void mousePressEvent(QMouseEvent *event) override;

private:
    void buildLayout(); ///< makes a page each for the king, for its absence and for reading, and the links above
    /// Keeps and shows the king; where it or its cap is another has the change asked for; for another king kingKnown().
    void showKing(const TokenDetails &king);
    /// Keeps and shows the king's figures; has the change asked for within a second where its market cap is another.
    void showSummary(const TokenSummary &king);
    void showReign(); ///< shows for how long the coin has been king, where that is known
    void showAge(); ///< mutes the figures while they are old, with their age in the place of the reign
    void showEmptyPage(); ///< while no king is known: shows why there is none, or that it is being read
    /// Asks the core for the king's figures, emits MarketFeed::figuresRead() with them for all panels, this one too; an
    /// error is not shown. It is called again after ten seconds.
    void askChange();
    /// Shows the change of the king's market cap, a dash where trades are missing, and when it would be complete.
    /// Without figures of the king nothing or, with `isWhole`, 0: coins without figures did not move.
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

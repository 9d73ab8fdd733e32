// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/theme/Flashes.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace curvedesk {

class CoinAvatar;
class Desk;
class DeskSelection;
class IconButton;
class TextLabel;

/// The row above the charts: the coin's image, name, address, figures and audit. Figures that do not fit are hidden.
/// Its buttons copy the mint to the clipboard, watch the coin (watchedChanged()), and open the sheet about it.
class CoinHeader final : public QWidget
{
    Q_OBJECT

public:
    /// Empty until setDetails(). Both references must outlive it.
    CoinHeader(Desk &desk, DeskSelection &selection);

    /// Shows the coin, its figures and audit; for another one has the desk search the market's file for look-alikes.
    /// `pool`: the pool of a graduated coin; empty: the coin is on its curve, or its pool is not known yet.
    void setDetails(const TokenDetails &details, const QString &pool);
    /// Mutes price, cap and graduation while they are old, with their age in place of the price's label. `staleMs`:
    /// milliseconds without news; 0: they are fresh; negative: their age is not known.
    void setStaleMs(qint64 staleMs);

protected:
    void resizeEvent(QResizeEvent *event) override; ///< hides the figures without room, and shows others again
    void paintEvent(QPaintEvent *event) override; ///< marks the figures that changed a moment ago

private:
    /// Hides the former warning and has the desk search the market for older coins whose name looks the same, or, where
    /// there are none, whose ticker does; says where there are some. After an error nothing is shown or asked again.
    void askLookAlikes();
    /// Has the desk search the market's file for older coins with a name, or ticker, like the coin's, and calls
    /// `answer` with them; at once with none for a word without letters; never after an error or for a former coin.
    void askOlder(QString TokenSummary::*word, std::function<void(const QList<TokenSummary> &older)> answer);
    /// Says below the name that these coins have the same ticker, as a warning where there is one, or where the oldest
    /// one writes it with other letters: that many share a ticker is usual. Nothing for none.
    void showTickerOf(const QList<TokenSummary> &older);
    /// Says below the name how these coins are like this one, with `sentence` and ten mints as tool tip; fits figures.
    void showLikeness(const QString &words, const QString &sentence, const QList<TokenSummary> &coins, Tone tone);
    struct Figure
    {
        QWidget *box;
        TextLabel *label;
        TextLabel *value;
    };
    void buildLayout(); ///< image, names, address and buttons, figures, audit
    /// Adds a figure, which is empty, below its label at the end of the row.
    [[nodiscard]] Figure addFigure(const QString &label, const QString &objectName);
    /// Shows price and market cap by the cap in lamports, a dash for 0, when it is not known; where `isUp` tells a
    /// direction, those whose text changes flash, unless the theme is still.
    void showPrice(quint64 capLamports, std::optional<bool> isUp);
    [[nodiscard]] QRect flashPlace(const TextLabel &figure) const; ///< its label, with room for the sign beside it
    /// Shows how much the curve still has to take in, or the pool; `pool`: its address, empty until the coin has moved.
    void showGraduation(const TokenSummary &token, const QString &pool);
    /// Sets the audit's words and tool tips: what can still be done to the coin. Remembers whether one is a warning,
    /// for which the next fitFigures() keeps the audit in view; calls nothing itself.
    void showAudit(const CoinAudit &audit);
    void showWatched(); ///< shows in the star whether the coin is watched
    void fitFigures(); ///< shows the figures for which there is room, hides others; an audit with a warning stays

    Desk &m_desk;
    DeskSelection &m_selection;
    TokenDetails m_details;
    QString m_mint;
    CoinAvatar *m_avatar;
    TextLabel *m_name;
    TextLabel *m_ticker;
    TextLabel *m_address;
    TextLabel *m_warning;
    IconButton *m_copy;
    IconButton *m_star;
    IconButton *m_about;
    TextLabel *m_lookAlike;
    Figure m_price{};
    Figure m_cap{};
    Figure m_graduation{};
    Figure m_creator{};
    QWidget *m_audit = nullptr;
    bool m_hasAuditWarning = false;
    TextLabel *m_mintFixed = nullptr;
    TextLabel *m_noFreeze = nullptr;
    TextLabel *m_powers = nullptr; ///< metadata and extensions; hidden where nobody can do anything by them
    Flashes<const TextLabel *> m_flashes;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace curvedesk {

/// The panels as docks around the coin. Locked they have no title bars; unlocked they can be moved, floated and closed.
class DockArea final : public QMainWindow
{
    Q_OBJECT

public:
    /// The built-in arrangements: everything but the tape; with the tape beside the chart; without tape and king, with
    /// room for the launch form or the API host.
    enum Arrangement { Trade, Wide, Launch, Host };

    struct Panels
    {
        QWidget *king;
        QWidget *coins;
        QWidget *wallets;
        QWidget *coin;
        QWidget *evidence;
        QWidget *tape;
        QWidget *work;
    };

    /// Takes the panels, locked, in the arrangement Trade.
    explicit DockArea(const Panels &panels, QWidget *parent = nullptr);

    /// Puts all docks back to this arrangement, in its sizes, and fits it in; writes no settings.
    void use(Arrangement arrangement);
    void reset() { use(m_arrangement); } ///< use() of the built-in arrangement that the present one came from
    void setLocked(bool isLocked); ///< takes title bars and moving away, or gives them back
    [[nodiscard]] bool isLocked() const { return m_isLocked; }
    /// The arrangement that the user chose, for the settings: not what fitInto() made of it.
    [[nodiscard]] QByteArray arrangement() const
    {
        return m_whole.isEmpty() ? saveState(stateVersion(m_arrangement)) : m_whole;
    }
    /// Restores an arrangement and fits it in; docks that would float outside every screen come back. False, and no
    /// change, for bytes that arrangement() did not give in this writing direction.
    bool restoreArrangement(const QByteArray &state);
    /// Sets the smallest widths for this size of the text, gives the docks the sizes of the arrangement, in place of
    /// those that the user dragged, and fits them in; if shown, later again (resizeLater()). Writes no settings.
    void placeColumns(int zoomPercent);
    /// Makes the arrangement fit into this room: hides the tape, then moves what stands beside chart and order below
    /// the chart, as tabs, last the order too, raises that with the focus; with more room it comes back. Lets panels
    /// scroll that would be too high. Gives docks their usual sizes, over the user's only where docks move.
    void fitInto(const QSize &room);
    /// Raises the tab of the dock that the widget is in; nothing for one that is in no tab.
    void reveal(const QWidget *widget);
    [[nodiscard]] const QList<QDockWidget *> &docks() const { return m_docks; }

protected:
    /// After a change of the layout names new tab bars; a turn after that, or after one of the size, gives docks that
    /// are too low their height. A press on a border between docks makes the sizes the user's own.
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override; ///< the ground between the docks

private:
    /// Puts the panel into a new dock of this area, on the given side.
    QDockWidget *add(const QString &objectName, const QString &title, QWidget *panel, Qt::DockWidgetArea area);
    [[nodiscard]] Qt::DockWidgetArea discoverySide() const; ///< of king, coins and wallets: where reading begins
    [[nodiscard]] Qt::DockWidgetArea orderSide() const; ///< of the tape and the order: where reading ends
    void placeTape(); ///< puts the tape between the chart and the order ticket
    /// The number of a kept arrangement: by it, it is restored only in the writing direction in which it was kept, and
    /// is known by the built-in one that it came from.
    [[nodiscard]] int stateVersion(Arrangement arrangement) const;
    [[nodiscard]] QSize neededSize() const; ///< in pixels, below which the present arrangement cannot be made
    void fitIntoWidth(int width); ///< in pixels: hides, stacks and resizes docks, raises the focused one; or undoes it
    [[nodiscard]] int scaled(int pixels) const { return pixels * m_zoom / 100; } ///< from 100 % to this zoom
    [[nodiscard]] int fewCoins() const { return scaled(180); } ///< the height of a list of three
    /// Puts these docks below the chart, as tabs, and raises the first of them; hidden and floating ones stay.
    void stack(const QList<QDockWidget *> &docks);
    void nameTabs(); ///< gives tab bars that Qt made a name for screen readers and the look of this window
    /// True: king and wallets may be lower than they need, and scroll, so that a low window has room for the order.
    void letScroll(bool isAllowed);
    void resizeAll(); ///< gives the docks the sizes of the arrangement
    /// Fits and resizes the docks in the next turns of the event loop: panels know what they need once they were laid
    /// out in letters of another size, and the chart needs less once it was laid out with too little room for two.
    void resizeLater(int times);
    /// Gives docks that are lower than their panels need the height that is missing; tries it again, maxAttempts times.
    void growToFit();

    static constexpr int maxAttempts = 8;

    Panels m_panels;
    QDockWidget *m_king;
    QDockWidget *m_coins;
    QDockWidget *m_wallets;
    QDockWidget *m_evidence;
    QDockWidget *m_tape;
    QDockWidget *m_work;
    QList<QDockWidget *> m_docks;
    Arrangement m_arrangement = Trade; ///< the last one that was used
    int m_zoom = 100;
    QSize m_room; ///< that of fitInto()
    QByteArray m_whole; ///< the arrangement while it does not fit, else empty
    int m_tooWide = 0; ///< the width, at 100 %, that the last arrangement needs that did not fit
    bool m_isArranging = false; ///< docks move, and not by the user's hand
    bool m_isTooLow = false; ///< the room: king and wallets scroll
    bool m_hasOwnSizes = false; ///< the sizes are the user's, and stay as they are when the window changes its own
    bool m_isLocked = true;
    QList<int> m_grown; ///< the heights that were asked for last
    int m_attempts = 0; ///< number of times that they were asked for
};

} // namespace curvedesk

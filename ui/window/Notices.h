// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace curvedesk {

class LinkButton;

/// Short notices of events, away from the order button. Good ones lie over the upper left corner of the chart, where
/// the oldest candles are: they hide neither orders in the tables nor the present price. They disappear by themselves
/// or for a new one, though not under the mouse. Bad ones stay until they are dismissed or a third takes the place of
/// the oldest, which a link to the log counts. They stand at the foot of the tables, which make room, and above the
/// window's foot where no table is in view: the ticket does not move. None takes the focus; Activity lists the orders.
class Notices final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int showMs = 5000;
    static constexpr int maxShown = 2; ///< more would take the chart's room in a low window

    /// Shown over `parent`: good ones in the corner of `chart`, or while it is hidden of what it is in; bad ones at the
    /// foot of `tables`, or where they are hidden or out of view, right above `foot`, the last child of `parent`.
    Notices(QWidget *parent, QWidget *chart, QWidget *tables, const QWidget *foot);

    /// Shows a message, tells it to screen readers and keeps it in log(), in memory; good messages before it disappear,
    /// but for one under the mouse. Emits shownChanged() where none was shown. Warn and Error are the bad tones.
    /// `discreet`: the same without amounts, where it has some. `view`: leads to what it is about, after a click.
    void add(const QString &text, Tone tone, const QString &discreet = {}, const std::function<void()> &view = {});
    /// Takes away those that are shown and the link that counts others; shownChanged() follows. The log stays.
    void dismissAll();
    void setHidesAmounts(bool hides); ///< shows messages without their amounts, or with them; emits a change

    struct Entry
    {
        qint64 atMs = 0;
        QString text;
        QString discreet; ///< the text without amounts; empty: there is none in it
        Tone tone = Tone::Normal;
        std::function<void()> view = {}; ///< leads to what the notice is about; empty: nothing more is to be seen
        /// The text to show: `discreet` where amounts are hidden and it has some.
        [[nodiscard]] const QString &shown(bool hidesAmounts) const
        {
            return hidesAmounts && !discreet.isEmpty() ? discreet : text;
        }
    };
    /// The last notices of this run, oldest first, at most maxLogged; changed by add().
    [[nodiscard]] const QList<Entry> &log() const { return m_log; }
    [[nodiscard]] bool hidesAmounts() const { return m_hidesAmounts; }
    static constexpr qsizetype maxLogged = 300;

signals:
    void shownChanged(bool isAny); ///< at a change: a notice, or the link that counts older ones, is shown
    void hidesAmountsChanged(); ///< by setHidesAmounts()
    void logRequested(); ///< a click on the link that counts the bad ones that gave way, which is gone then

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< follows the panels in which the notices stand

private:
    void place(); ///< all notices; hides the widgets that have none; emits shownChanged() at the first, after the last
    void placeStanding(); ///< the bad ones, and the link that counts others; gives the tables a bottom margin as high

    QVBoxLayout *m_column; ///< the good ones
    QWidget *m_standing;
    QVBoxLayout *m_lines; ///< the bad ones, in m_standing
    LinkButton *m_more; ///< beside them
    int m_older = 0; ///< bad ones that gave way and were not looked for
    QWidget *m_chart;
    QWidget *m_tables;
    const QWidget *m_foot;
    QList<Entry> m_log;
    bool m_hidesAmounts = false;
    bool m_isAnyShown = false;
};

} // namespace curvedesk

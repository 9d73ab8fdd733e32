// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace curvedesk {

/// Short notices of events in the corner of the tables, away from the order button: three at most. Good ones disappear
/// by themselves or for a new one, though not under the mouse; bad ones stay until they are dismissed or a fourth takes
/// the place of the oldest. They never take the focus; Activity lists the orders among them.
class Notices final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int showMs = 5000;
    static constexpr int maxShown = 3;

    /// Shown over `parent`, in the lower right corner of `anchor`, a widget inside it.
    Notices(QWidget *parent, QWidget *anchor);

    /// Shows a message in the corner and keeps it in the log; good messages before it disappear, but for one under the
    /// mouse. `discreet`: the same without amounts, where it has some. `view`: leads to what it is about.
    void add(const QString &text, Tone tone, const QString &discreet = {}, const std::function<void()> &view = {});
    /// Shows and lists messages without the amounts in them.
    void setHidesAmounts(bool hides);

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
    /// The notices of this run, oldest first, at most maxLogged.
    [[nodiscard]] const QList<Entry> &log() const { return m_log; }
    [[nodiscard]] bool hidesAmounts() const { return m_hidesAmounts; }
    static constexpr qsizetype maxLogged = 300;

protected:
    /// Follows the panels in whose corner the notices stand.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Shows the notices in the corner of their anchor, over its panels; hides itself where there is none.
    void placeInCorner();

    QVBoxLayout *m_column;
    QWidget *m_anchor;
    QList<Entry> m_log;
    bool m_hidesAmounts = false;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <functional>

class QAbstractItemView;

namespace curvedesk {

/// Drives the window as a user does: finds visible widgets by object name, clicks and types. The first step that fails
/// is kept in failure(), and later steps do nothing.
class Hand
{
public:
    static constexpr int patienceMs = 60'000;

    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }
    /// The failed step; empty while all steps succeeded.
    [[nodiscard]] const QByteArray &failure() const { return m_failure; }
    void fail(const QString &why);

    /// Runs the event loop until `condition` holds or the deadline passes; whether it holds.
    bool waitFor(const QString &what, const std::function<bool()> &condition, int withinMs = patienceMs);

    /// Waits until the widget is visible; nullptr when it never is.
    template<class W = QWidget> W *find(const QString &name)
    {
        W *found = nullptr;
        waitFor(name, [&] {
            found = qobject_cast<W *>(visible(name));
            return found != nullptr;
        });
        return found;
    }
    [[nodiscard]] static bool isShown(const QString &name) { return visible(name) != nullptr; }
    /// The text of a label, field or button, with plain spaces.
    QString text(const QString &name);
    /// Only the digits of its text: an amount in its smallest unit.
    quint64 units(const QString &name);

    /// Waits until the widget is visible and enabled, then clicks it.
    void click(const QString &name);
    /// Clicks it twice, as a double click.
    void doubleClick(const QString &name);
    void clickTab(const QString &bar, int tab);
    void type(const QString &name, const QString &text);
    void press(const QString &name, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    /// The table with this name, or the one inside the page with this name.
    QAbstractItemView *list(const QString &name);
    int rows(const QString &name);
    void clickRow(const QString &name, int row);
    /// A cell's text, with plain spaces; empty when there is no such cell.
    QString cell(const QString &name, int row, int column);

private:
    [[nodiscard]] static QWidget *visible(const QString &name);
    QWidget *enabled(const QString &name);

    QByteArray m_failure;
};

/// The digits of a text.
[[nodiscard]] quint64 unitsOf(const QString &text);

} // namespace curvedesk

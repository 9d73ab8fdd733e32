// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include <functional>

class QAbstractItemView;

namespace curvedesk {

/// A hand on the window: finds what is on the screen by its object name, clicks and types as a person does. The first
/// step that does not come about is remembered, and no later one is tried.
class Hand
{
public:
    static constexpr int patienceMs = 30'000;

    [[nodiscard]] bool hasFailed() const { return !m_failure.isEmpty(); }
    /// Empty while all went well.
    [[nodiscard]] const QByteArray &failure() const { return m_failure; }
    void fail(const QString &why);

    /// Lets the window live until `condition` holds. Answers whether it does.
    bool waitFor(const QString &what, const std::function<bool()> &condition, int withinMs = patienceMs);

    /// Waits for the widget to be on the screen; nullptr when it never comes.
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
    /// What the label, field or button says, with plain spaces.
    QString text(const QString &name);
    /// The digits of it alone: an amount in its smallest unit.
    quint64 units(const QString &name);

    /// Waits until it is enabled, too.
    void click(const QString &name);
    /// Both halves of a double click.
    void doubleClick(const QString &name);
    void clickTab(const QString &bar, int tab);
    void type(const QString &name, const QString &text);
    void press(const QString &name, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    /// The list of that name, or inside the page of that name.
    QAbstractItemView *list(const QString &name);
    int rows(const QString &name);
    void clickRow(const QString &name, int row);
    /// What a cell says, with plain spaces; empty where there is none.
    QString cell(const QString &name, int row, int column);

private:
    [[nodiscard]] static QWidget *visible(const QString &name);
    QWidget *enabled(const QString &name);

    QByteArray m_failure;
};

/// The digits of a text.
[[nodiscard]] quint64 unitsOf(const QString &text);

} // namespace curvedesk

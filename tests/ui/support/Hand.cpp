// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/Hand.h"

#include "ui/widgets/Banner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

quint64 unitsOf(const QString &text)
{
    QString digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), [](QChar c) { return c.isDigit(); });
    return digits.toULongLong();
}

void Hand::fail(const QString &why)
{
    if (hasFailed())
        return;
    m_failure = why.toUtf8();
    // What the window itself says about it.
    const QWidgetList tops = QApplication::topLevelWidgets();
    for (const QWidget *top : tops) {
        const QList<Banner *> banners = top->findChildren<Banner *>();
        for (const Banner *banner : banners) {
            if (banner->isVisible())
                m_failure += "; the window says: " + banner->accessibleName().toUtf8();
        }
    }
}

bool Hand::waitFor(const QString &what, const std::function<bool()> &condition, int withinMs)
{
    if (hasFailed())
        return false;
    if (!QTest::qWaitFor(condition, withinMs))
        fail(u"this did not come about: "_s + what);
    return !hasFailed();
}

QWidget *Hand::visible(const QString &name)
{
    const QWidgetList tops = QApplication::topLevelWidgets();
    for (QWidget *top : tops) {
        QList<QWidget *> found = top->findChildren<QWidget *>(name);
        if (top->objectName() == name)
            found.prepend(top);
        for (QWidget *widget : found) {
            if (widget->isVisible())
                return widget;
        }
    }
    return nullptr;
}

QWidget *Hand::enabled(const QString &name)
{
    auto *widget = find(name);
    waitFor(name + u" enabled"_s, [&] {
        widget = visible(name); // a dialog that is going may have had the same name
        return widget != nullptr && widget->isEnabled();
    });
    if (hasFailed() && widget != nullptr && !widget->isEnabled())
        m_failure += ": " + widget->toolTip().toUtf8();
    return hasFailed() ? nullptr : widget;
}

QString Hand::text(const QString &name)
{
    const auto *widget = find(name);
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return plain(label->text());
    if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
        return plain(edit->text());
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return plain(button->text());
    return {};
}

quint64 Hand::units(const QString &name)
{
    return unitsOf(text(name));
}

void Hand::click(const QString &name)
{
    if (QWidget *widget = enabled(name))
        QTest::mouseClick(widget, Qt::LeftButton);
}

void Hand::doubleClick(const QString &name)
{
    if (QWidget *widget = enabled(name)) {
        const QPointer<QWidget> alive(widget);
        QTest::mouseClick(widget, Qt::LeftButton);
        if (alive) // the first half may close what it hit
            QTest::mouseDClick(widget, Qt::LeftButton);
    }
}

void Hand::clickTab(const QString &bar, int tab)
{
    if (auto *tabs = find<QTabBar>(bar))
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
}

void Hand::type(const QString &name, const QString &text)
{
    if (QWidget *field = enabled(name)) {
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
}

void Hand::press(const QString &name, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (QWidget *widget = enabled(name))
        QTest::keyClick(widget, key, modifiers);
}

QAbstractItemView *Hand::list(const QString &name)
{
    auto *widget = find(name);
    auto *view = qobject_cast<QAbstractItemView *>(widget);
    return view || !widget ? view : widget->findChild<QAbstractItemView *>();
}

int Hand::rows(const QString &name)
{
    if (!isShown(name))
        return 0;
    const QAbstractItemView *view = list(name);
    return view ? view->model()->rowCount() : 0;
}

void Hand::clickRow(const QString &name, int row)
{
    if (QAbstractItemView *view = list(name)) {
        const QRect place = view->visualRect(view->model()->index(row, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place.center());
    }
}

QString Hand::cell(const QString &name, int row, int column)
{
    if (!isShown(name))
        return {};
    const QAbstractItemView *view = list(name);
    return view ? plain(view->model()->index(row, column).data().toString()) : QString();
}

} // namespace curvedesk

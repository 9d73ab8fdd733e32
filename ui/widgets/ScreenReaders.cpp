// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/ScreenReaders.h"

#include "ui/text/DisplayText.h"
#include "ui/widgets/TabListReader.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QHash>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *roleProperty = "readerRole";
constexpr const char *byToolTip = "describedByToolTip";

/// A widget whose description is its value: a chart or a bar.
class FigureInterface final : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(which);
    }
};

/// One button of several, of which one is chosen.
class ChoiceInterface final : public QAccessibleWidget
{
public:
    explicit ChoiceInterface(QAbstractButton *button)
        : QAccessibleWidget(button, QAccessible::RadioButton)
    {
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button().isChecked();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString named = QAccessibleWidget::text(which);
        return which == QAccessible::Name && named.isEmpty() ? button().text() : named;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &action) override
    {
        if (action == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] QAbstractButton &button() const { return *static_cast<QAbstractButton *>(widget()); }
};

/// A label; without words it is there only to keep its place, and readers are not led to it.
class LabelInterface final : public QAccessibleWidget
{
public:
    explicit LabelInterface(QLabel *label)
        : QAccessibleWidget(label, QAccessible::StaticText)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const QString named = QAccessibleWidget::text(which);
        return which == QAccessible::Name && named.isEmpty() ? label().text() : named;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        if (text(QAccessible::Name).isEmpty() && label().pixmap(Qt::ReturnByValue).isNull())
            state.invisible = true;
        return state;
    }
    [[nodiscard]] QList<std::pair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override
    {
        auto all = QAccessibleWidget::relations(match);
        if (match.testFlag(QAccessible::Labelled) && label().buddy() != nullptr)
            all.append({QAccessible::queryAccessibleInterface(label().buddy()), QAccessible::Labelled});
        return all;
    }

private:
    [[nodiscard]] QLabel &label() const { return *static_cast<QLabel *>(widget()); }
};

/// The field for a command's keys, without the line in it that shows them: a second field of the same name.
class KeysInterface final : public QAccessibleWidget
{
public:
    explicit KeysInterface(QKeySequenceEdit *field)
        : QAccessibleWidget(field, QAccessible::HotkeyField)
    {
    }

    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (which != QAccessible::Value && which != QAccessible::Description)
            return QAccessibleWidget::text(which);
        const auto *line = widget()->findChild<QLineEdit *>();
        return line->text().isEmpty() ? line->placeholderText() : line->text();
    }
};

/// A panel's dock: a part of its window, and a window of its own only while it floats.
class DockInterface final : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] QAccessible::Role role() const override
    {
        return widget()->isWindow() ? QAccessible::Window : QAccessible::Grouping;
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name ? widget()->windowTitle() : QAccessibleWidget::text(which);
    }
};

/// Has a box choose the entry that a screen reader highlights, from now on, and emit activated(): the one action that
/// Qt gives to an entry highlights it in the list, and no more. Later calls do nothing.
void chooseWhatReadersHighlight(QComboBox &box)
{
    constexpr const char *isFollowed = "readersChoose";
    if (box.property(isFollowed).toBool())
        return;
    box.setProperty(isFollowed, true);
    // Later, because the box makes its list when it is first asked for it, which may be under way.
    QTimer::singleShot(0, &box, [&box] {
        const QItemSelectionModel *highlight = box.view()->selectionModel();
        QObject::connect(
            highlight, &QItemSelectionModel::selectionChanged, &box,
            [&box, highlight] {
                const QModelIndex entry = highlight->selectedIndexes().value(0);
                // The mouse and the keys move the list's current entry as well.
                if (!entry.isValid() || entry == highlight->currentIndex())
                    return;
                box.setCurrentIndex(entry.row());
                emit box.activated(entry.row());
                box.hidePopup();
            },
            Qt::QueuedConnection);
    });
}

/// Qt calls this for each object that a screen reader asks for; nullptr leaves it to Qt. Has a box that is asked for
/// choose what readers highlight in it.
QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget == nullptr)
        return nullptr;
    static const QHash<QString, QAccessible::Role> roles{
        {u"curvedesk::CandleChart"_s, QAccessible::Chart},      {u"curvedesk::CurveChart"_s, QAccessible::Chart},
        {u"curvedesk::CoinAvatar"_s, QAccessible::Graphic},     {u"curvedesk::QrCode"_s, QAccessible::Graphic},
        {u"curvedesk::SecretField"_s, QAccessible::StaticText}, {u"curvedesk::Banner"_s, QAccessible::AlertMessage},
        {u"curvedesk::Skeleton"_s, QAccessible::StaticText},    {u"curvedesk::Card"_s, QAccessible::Grouping},
        {u"curvedesk::StatusStrip"_s, QAccessible::StatusBar},  {u"curvedesk::TopBar"_s, QAccessible::ToolBar},
        {u"curvedesk::SideSwitch"_s, QAccessible::Grouping},    {u"curvedesk::TermsEdit"_s, QAccessible::Grouping},
        {u"curvedesk::FigureTable"_s, QAccessible::Grouping},   {u"curvedesk::DockArea"_s, QAccessible::Grouping},
        {u"QSplitterHandle"_s, QAccessible::Separator},
    };
    if (auto *box = qobject_cast<QComboBox *>(widget))
        chooseWhatReadersHighlight(*box);
    if (auto *keys = qobject_cast<QKeySequenceEdit *>(widget))
        return new KeysInterface(keys);
    if (const QVariant role = widget->property(roleProperty); role.isValid()) {
        auto *button = qobject_cast<QAbstractButton *>(widget);
        if (button != nullptr && role.toInt() == QAccessible::RadioButton)
            return new ChoiceInterface(button);
        return new FigureInterface(widget, static_cast<QAccessible::Role>(role.toInt()));
    }
    // Qt asks for the class of the widget and, without an answer, for those that it is derived from.
    if (auto *tabs = qobject_cast<QTabBar *>(widget))
        return new TabListReader(tabs);
    if (className == u"curvedesk::TextLabel")
        return new LabelInterface(static_cast<QLabel *>(widget));
    if (qobject_cast<QDockWidget *>(widget) != nullptr)
        return new DockInterface(widget);
    if (const auto role = roles.constFind(className); role != roles.cend())
        return new FigureInterface(widget, *role);
    return nullptr;
}

/// Makes the plain text of each widget's tool tip its description, unless it has another: Qt would read its markup.
class ToolTipDescriber final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ToolTipChange && watched->isWidgetType()) {
            auto *widget = static_cast<QWidget *>(watched);
            if (widget->accessibleDescription().isEmpty() || widget->property(byToolTip).toBool()) {
                widget->setProperty(byToolTip, true);
                widget->setAccessibleDescription(displayText::textOfToolTip(widget->toolTip()));
            }
        }
        return false;
    }
};

} // namespace

void serveScreenReaders()
{
    static QPointer<ToolTipDescriber> describer; // gone with its application
    if (describer)
        return;
    QAccessible::installFactory(makeInterface);
    describer = new ToolTipDescriber(qApp);
    qApp->installEventFilter(describer);
}

void setReaderRole(QWidget &widget, QAccessible::Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    // The one that Qt may have made while the widget was constructed has another role.
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(QAccessible::queryAccessibleInterface(&widget)));
}

} // namespace curvedesk

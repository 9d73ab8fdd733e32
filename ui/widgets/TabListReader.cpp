// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TabListReader.h"

#include <QPointer>
#include <QTabBar>

namespace curvedesk {

namespace {

/// One tab of a row.
class TabReader final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TabReader(QTabBar *tabs, int index)
        : m_tabs(tabs)
        , m_index(index)
    {
    }

    [[nodiscard]] int index() const { return m_index; }

    [[nodiscard]] bool isValid() const override { return m_tabs && m_index < m_tabs->count(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::PageTab; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_tabs);
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Description)
            return m_tabs->tabToolTip(m_index);
        if (which != QAccessible::Name)
            return {};
        const QString named = m_tabs->accessibleTabName(m_index);
        return named.isEmpty() ? m_tabs->tabText(m_index).remove(u'&') : named;
    }
    [[nodiscard]] QRect rect() const override
    {
        const QRect place = m_tabs->tabRect(m_index);
        return {m_tabs->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const bool isCurrent = m_tabs->currentIndex() == m_index;
        state.selectable = true;
        state.selected = isCurrent;
        state.focusable = m_tabs->focusPolicy() != Qt::NoFocus;
        state.focused = isCurrent && m_tabs->hasFocus();
        state.disabled = !m_tabs->isTabEnabled(m_index);
        state.invisible = !m_tabs->isVisible() || !m_tabs->isTabVisible(m_index);
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &action) override
    {
        if (isValid() && action == pressAction())
            m_tabs->setCurrentIndex(m_index);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<QTabBar> m_tabs;
    int m_index;
};

} // namespace

TabListReader::TabListReader(QTabBar *tabs)
    : QAccessibleWidget(tabs, QAccessible::PageTabList)
{
}

TabListReader::~TabListReader()
{
    for (const QAccessible::Id id : std::as_const(m_children))
        QAccessible::deleteAccessibleInterface(id);
}

QTabBar *TabListReader::tabs() const
{
    return static_cast<QTabBar *>(widget());
}

int TabListReader::childCount() const
{
    return tabs()->count();
}

QAccessibleInterface *TabListReader::child(int index) const
{
    if (index < 0 || index >= tabs()->count())
        return nullptr;
    if (const auto known = m_children.constFind(index); known != m_children.cend())
        return QAccessible::accessibleInterface(*known);
    auto *reader = new TabReader(tabs(), index);
    m_children.insert(index, QAccessible::registerAccessibleInterface(reader));
    return reader;
}

int TabListReader::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *tab = dynamic_cast<const TabReader *>(child);
    return tab == nullptr ? -1 : tab->index();
}

QAccessibleInterface *TabListReader::childAt(int x, int y) const
{
    return child(tabs()->tabAt(tabs()->mapFromGlobal(QPoint(x, y))));
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/DeskStyle.h"

#include "ui/theme/Icons.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// A property of the button itself, so that a new theme does not forget it.
constexpr const char *focusByClick = "focusByClick";

} // namespace

DeskStyle::DeskStyle(const Theme &theme)
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
    , m_theme(theme)
{
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        // The field of a spin or combo box is drawn by the outer control.
        if (widget == nullptr || qobject_cast<const QLineEdit *>(widget) == nullptr
            || (qobject_cast<const QComboBox *>(widget->parentWidget()) == nullptr
                && qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) == nullptr))
            drawField(option, painter);
        return;
    case PE_FrameLineEdit:
    case PE_FrameTabBarBase:
    case PE_IndicatorDockWidgetResizeHandle:
        return;
    case PE_PanelButtonCommand:
        drawButton(option, painter, widget);
        return;
    case PE_IndicatorCheckBox:
        drawCheck(option, painter);
        return;
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        drawItemBackground(option, painter);
        return;
    case PE_FrameFocusRect:
        if (isFocusedByClick(widget))
            return;
        drawRounded(painter, QRectF(option->rect).adjusted(0.75, 0.75, -0.75, -0.75), 4,
                    QPen(m_theme.colors.accent, 1.5), Qt::NoBrush);
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, m_theme.colors.raised);
        painter->setPen(m_theme.colors.line);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelMenu:
    case PE_FrameMenu:
        painter->fillRect(option->rect, m_theme.colors.field);
        painter->setPen(m_theme.colors.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_Frame:
        if (qobject_cast<const QPlainTextEdit *>(widget) != nullptr) {
            drawField(option, painter);
            return;
        }
        if (qobject_cast<const QAbstractScrollArea *>(widget) != nullptr) {
            if (widget->isWindow()) { // a popup has an edge
                painter->setPen(m_theme.colors.line);
                painter->setBrush(Qt::NoBrush);
                painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            }
            return;
        }
        break;
    case PE_PanelScrollAreaCorner:
        painter->fillRect(option->rect, m_theme.colors.panel);
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void DeskStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        drawTabShape(option, painter);
        return;
    case CE_TabBarTabLabel:
        drawTabLabel(option, painter);
        return;
    case CE_Header:
        painter->fillRect(option->rect, m_theme.colors.panel);
        drawHeader(option, painter);
        return;
    case CE_ItemViewItem: {
        // The entry of a list without a delegate of the window's own, as in file dialogs: its background is
        // drawItemBackground()'s, on which the text of a selected field could not be read.
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (item == nullptr)
            break;
        QStyleOptionViewItem readable(*item);
        readable.palette.setColor(QPalette::HighlightedText, m_theme.colors.text);
        QProxyStyle::drawControl(element, &readable, painter, widget);
        return;
    }
    case CE_ComboBoxLabel: {
        // Qt cuts a text that is too long within a letter. The end of a wallet's entry tells it from others.
        const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (box == nullptr)
            break;
        QStyleOptionComboBox fitting(*box);
        const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - m_theme.scaled(4);
        fitting.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideMiddle, room);
        QProxyStyle::drawControl(element, &fitting, painter, widget);
        return;
    }
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, m_theme.colors.panel);
        return;
    case CE_Splitter:
        return;
    case CE_DockWidgetTitle: {
        // A handle in place of the words, which the panel's own heading or its tab says.
        QRect handle(0, 0, m_theme.scaled(28), m_theme.scaled(3));
        handle.moveCenter(option->rect.center());
        painter->fillRect(handle, m_theme.colors.muted);
        return;
    }
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                   const QWidget *widget) const
{
    if (control == CC_ScrollBar)
        drawScrollBar(option, painter);
    else if (control == CC_ComboBox)
        drawComboBox(option, painter);
    else if (control == CC_SpinBox)
        drawSpinBox(option, painter);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect DeskStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        // The scroll bar has no arrow buttons: its groove is the whole bar.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine || slider == nullptr)
            return {};
        const QRect bar = option->rect;
        const bool isHorizontal = slider->orientation == Qt::Horizontal;
        const int length = isHorizontal ? bar.width() : bar.height();
        const int range = slider->maximum - slider->minimum;
        int handle = length;
        if (range > 0)
            handle = qMin(length,
                          qMax(24, static_cast<int>(qint64{slider->pageStep} * length / (range + slider->pageStep))));
        const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                                  length - handle, slider->upsideDown);
        const auto slice = [&](int from, int size) {
            return isHorizontal ? QRect(bar.x() + from, bar.y(), size, bar.height())
                                : QRect(bar.x(), bar.y() + from, bar.width(), size);
        };
        switch (part) {
        case SC_ScrollBarSlider:
            return slice(start, handle);
        case SC_ScrollBarSubPage:
            return slice(0, start);
        case SC_ScrollBarAddPage:
            return slice(start + handle, length - start - handle);
        default:
            return bar;
        }
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return visualRect(option->direction, option->rect,
                          option->rect.adjusted(m_theme.scaled(10), 0, -m_theme.scaled(28), 0));
    if (control == CC_SpinBox && part != SC_SpinBoxFrame) {
        const QRect box = option->rect;
        const int arrows = m_theme.scaled(26);
        const int half = box.height() / 2;
        const int from = box.right() + 1 - arrows;
        return visualRect(option->direction, box,
                          part == SC_SpinBoxEditField  ? box.adjusted(m_theme.scaled(4), 2, -arrows, -2)
                              : part == SC_SpinBoxUp   ? QRect(from, box.top(), arrows, half)
                              : part == SC_SpinBoxDown ? QRect(from, box.top() + half, arrows, box.height() - half)
                                                       : QRect());
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize DeskStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                  const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_ComboBox:
        result.setWidth(qMax(result.width(), size.width() + m_theme.scaled(42)));
        [[fallthrough]];
    case CT_LineEdit:
    case CT_SpinBox:
        result.setHeight(qMax(result.height(), m_theme.scaled(32)));
        break;
    case CT_PushButton:
        result.setHeight(qMax(result.height(), m_theme.scaled(32)));
        result.rwidth() += m_theme.scaled(12);
        break;
    case CT_TabBarTab:
        result = size;
        result.setHeight(m_theme.scaled(30));
        break;
    case CT_HeaderSection:
        result.setHeight(m_theme.scaled(28));
        break;
    default:
        break;
    }
    return result;
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return m_theme.scaled(10);
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return m_theme.scaled(6);
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QPlainTextEdit *>(widget) != nullptr)
            return m_theme.scaled(4);
        if (qobject_cast<const QAbstractScrollArea *>(widget) != nullptr
            && qobject_cast<const QComboBox *>(widget) == nullptr)
            return 0;
        if (qobject_cast<const QLineEdit *>(widget) != nullptr)
            return m_theme.scaled(6);
        break;
    case PM_MenuVMargin:
    case PM_HeaderMargin:
        return m_theme.scaled(4);
    case PM_TabBarTabHSpace: {
        const QVariant space = widget == nullptr ? QVariant() : widget->property("tabSpace"); // of TightTabs
        return m_theme.scaled(space.isValid() ? space.toInt() : 20);
    }
    case PM_HeaderMarkSize: // the arrow of the order stands below the heading
    case PM_ScrollView_ScrollBarSpacing:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return m_theme.scaled(16);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return m_theme.scaled(12);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return m_theme.scaled(8);
    default:
        break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_TabBar_Alignment:
        return Qt::AlignLeft;
    case SH_TabBar_ElideMode:
        return Qt::ElideNone;
    case SH_ScrollBar_LeftClickAbsolutePosition:
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon DeskStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    // Those of a dock's title bar.
    if (which != SP_TitleBarCloseButton && which != SP_TitleBarNormalButton)
        return QProxyStyle::standardIcon(which, option, widget);
    const qreal ratio = widget == nullptr ? 1 : widget->devicePixelRatioF();
    return icons::pixmap(which == SP_TitleBarCloseButton ? u"close" : u"float", m_theme.colors.muted,
                         m_theme.scaled(16), ratio);
}

void DeskStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *edit = qobject_cast<QPlainTextEdit *>(widget))
        edit->viewport()->setAutoFillBackground(false); // the frame paints the field's background
    if (qobject_cast<QAbstractItemView *>(widget) != nullptr || qobject_cast<QTabBar *>(widget) != nullptr
        || qobject_cast<QPushButton *>(widget) != nullptr || qobject_cast<QLineEdit *>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover, true);
    if (qobject_cast<QAbstractButton *>(widget) != nullptr)
        widget->installEventFilter(this);
}

bool DeskStyle::isFocusedByClick(const QWidget *widget)
{
    return widget != nullptr && widget->property(focusByClick).toBool();
}

bool DeskStyle::eventFilter(QObject *button, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        // A window that becomes active again, and a menu that closes, give back the focus that was there.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            button->setProperty(focusByClick, reason == Qt::MouseFocusReason);
    } else if (event->type() == QEvent::KeyPress && button->property(focusByClick).toBool()) {
        button->setProperty(focusByClick, false);
        static_cast<QWidget *>(button)->update();
    }
    return QProxyStyle::eventFilter(button, event);
}

} // namespace curvedesk
#include "moc_DeskStyle.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/PaintedCuts.h"

#include "tests/ui/support/PaintedTexts.h"
#include "ui/models/CellRoles.h"
#include "ui/theme/Theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar ellipsis(0x2026);
constexpr int smallestLetters = 10;

/// Without the marks that keep a text's direction.
QString plain(QString text)
{
    static const QRegularExpression marks(u"[\u200e\u200f\u2066-\u2069]"_s);
    return text.remove(marks).replace(QChar::Nbsp, u' ');
}

const QAbstractScrollArea *areaOf(const QWidget &viewport)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(viewport.parentWidget());
    return area != nullptr && area->viewport() == &viewport ? area : nullptr;
}

QString nameOf(const QWidget &widget)
{
    if (const QAbstractScrollArea *area = areaOf(widget))
        return nameOf(*area);
    const QWidget *parent = widget.parentWidget();
    if (widget.objectName().isEmpty() && parent != nullptr && !widget.isWindow())
        return nameOf(*parent) + u" > "_s + QString::fromLatin1(widget.metaObject()->className()).section(u"::"_s, -1);
    return widget.objectName();
}

/// What of the widget its window shows. What can be scrolled to counts as shown, except beside a viewport.
QRectF shownPart(const QWidget &widget)
{
    constexpr qreal far = 1e6;
    QRectF part(-far, -far, 2 * far, 2 * far);
    bool scrolls = false;
    QPoint origin;
    for (const QWidget *each = &widget; each != nullptr; each = each->parentWidget()) {
        scrolls = scrolls || areaOf(*each) != nullptr;
        QRectF rect = QRectF(each->rect()).translated(-origin);
        if (scrolls)
            rect.adjust(0, -far, 0, far);
        part &= rect;
        if (each->isWindow())
            break;
        origin += each->pos();
    }
    return part;
}

QStringList cellTexts(const QAbstractItemView &view)
{
    QStringList list;
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model != nullptr && row < model->rowCount(view.rootIndex()); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            if (!view.visualRect(index).intersects(view.viewport()->rect()))
                continue;
            for (const int role :
                 {int{Qt::DisplayRole}, int{NameRole}, int{SymbolRole}, int{NoteRole}, int{ShortTextRole}})
                list.append(index.data(role).toString());
        }
    }
    return list;
}

/// The whole texts of which a widget may paint parts.
QStringList wholeTexts(const QWidget &widget)
{
    QStringList list;
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        list.append(label->text());
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        list.append(button->text());
    else if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        list += {edit->text(), edit->placeholderText()};
    else if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        list.append(box->currentText());
    else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            list.append(tabs->tabText(i));
    } else if (const auto *header = qobject_cast<const QHeaderView *>(areaOf(widget))) {
        for (int i = 0; header->model() != nullptr && i < header->count(); ++i)
            list.append(header->model()->headerData(i, header->orientation()).toString());
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(areaOf(widget)))
        list += cellTexts(*view);
    list += {widget.accessibleName(), widget.toolTip()};
    for (const QAction *action : widget.actions())
        list.append(action->text().remove(u'&'));
    for (QString &each : list)
        each = plain(each);
    return list;
}

/// Each text once: every cell of a row paints its part of a note below the row.
QList<PaintedTexts::Text> distinct(const QList<PaintedTexts::Text> &pieces)
{
    QList<PaintedTexts::Text> list;
    for (const PaintedTexts::Text &piece : pieces) {
        const auto again = std::ranges::find_if(list, [&](const PaintedTexts::Text &each) {
            return each.words == piece.words && each.letters == piece.letters;
        });
        if (again == list.end())
            list.append(piece);
        else
            again->clip |= piece.clip;
    }
    return list;
}

/// The pieces of one line that follow each other without a gap are one text: letters of several fonts come in pieces.
QList<PaintedTexts::Text> joined(const QList<PaintedTexts::Text> &pieces)
{
    QList<PaintedTexts::Text> list;
    for (const PaintedTexts::Text &piece : pieces) {
        if (!list.isEmpty()) {
            PaintedTexts::Text &last = list.last();
            const bool isOnLine = qAbs(last.letters.bottom() - piece.letters.bottom()) < 0.5;
            const qreal gap = qMin(qAbs(piece.letters.left() - last.letters.right()),
                                   qAbs(piece.letters.right() - last.letters.left()));
            if (isOnLine && gap < 1.5) {
                last.words += piece.words;
                last.letters |= piece.letters;
                last.ink |= piece.ink;
                continue;
            }
        }
        list.append(piece);
    }
    return list;
}

/// The text that was shortened to `shown`; empty when it is not.
QString wholeOf(const QString &shown, const QStringList &wholes)
{
    if (std::ranges::any_of(wholes, [&](const QString &each) { return each.contains(shown); }))
        return {};
    // Letters that are joined to their neighbours keep their form before the ellipsis by a joiner.
    const QString before = shown.section(ellipsis, 0, 0).remove(QChar(0x200D));
    const QString after = shown.section(ellipsis, 1);
    const auto found = std::ranges::find_if(wholes, [&](const QString &each) {
        return QString(each).remove(QChar(0x200D)).startsWith(before)
            && (after.contains(ellipsis) || each.endsWith(after));
    });
    return found == wholes.end() ? u"?"_s : *found;
}

void addTexts(QList<PaintedCut> &cuts, QWidget &widget)
{
    const QRectF part = shownPart(widget);
    if (!part.intersects(widget.rect()))
        return; // panels behind a tab stand beside the window
    const QList<PaintedTexts::Text> texts = joined(distinct(PaintedTexts(widget, QWidget::RenderFlags()).texts()));
    const QString name = nameOf(widget);
    const QStringList wholes = wholeTexts(widget);
    const int smallest = themeOf(&widget).scaled(smallestLetters);
    const bool isEdit = qobject_cast<QLineEdit *>(&widget) != nullptr; // scrolls with what is typed
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const PaintedTexts::Text &text = texts.at(i);
        const QRectF inWindow = text.ink.translated(widget.mapTo(widget.window(), QPoint()));
        const auto add = [&](PaintedCut::Kind kind, const QString &whole) {
            cuts.append({kind, name, whole, plain(text.words), inWindow.toAlignedRect()});
        };
        const bool isOnScreen = text.ink.intersects(widget.rect());
        if (const QString whole = wholeOf(plain(text.words), wholes);
            isOnScreen && text.words.contains(ellipsis) && !whole.isEmpty())
            add(PaintedCut::Kind::Shortened, whole);
        QRectF clip = text.clip.isValid() ? text.clip : part;
        if (clip.top() <= 0)
            clip.setTop(part.top());
        if (clip.bottom() >= widget.height())
            clip.setBottom(part.bottom());
        clip &= part;
        if (isOnScreen && !isEdit && !clip.adjusted(-1, -1, 1, 1).contains(text.ink))
            add(PaintedCut::Kind::Outside, {});
        if (text.pixels > 0 && text.pixels < smallest)
            add(PaintedCut::Kind::Small, u"%1 px"_s.arg(text.pixels));
        for (qsizetype other = 0; other < i; ++other) {
            const QRectF both = texts.at(other).ink & text.ink;
            const bool isAgain = texts.at(other).words == text.words; // the menu bar paints its open title twice
            if (!isAgain && both.width() > 1 && both.height() > 1)
                add(PaintedCut::Kind::Crossing, plain(texts.at(other).words));
        }
    }
}

void addPlaces(QList<PaintedCut> &cuts, const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (button != nullptr && !button->text().isEmpty() && button->sizeHint().width() > button->width() + 1)
        cuts.append({PaintedCut::Kind::Narrow, nameOf(widget), button->text(),
                     u"%1 of %2 px"_s.arg(button->width()).arg(button->sizeHint().width()),
                     QRect(widget.mapTo(widget.window(), QPoint()), widget.size())});
    const auto *parent = widget.parentWidget();
    if (parent == nullptr || widget.isWindow())
        return;
    for (const QObject *each : parent->children()) {
        if (each == &widget)
            break;
        const auto *sibling = qobject_cast<const QWidget *>(each);
        if (sibling == nullptr || !sibling->isVisible() || sibling->isWindow())
            continue;
        const QRect both = sibling->geometry() & widget.geometry() & parent->rect();
        if (both.width() > 1 && both.height() > 1)
            cuts.append({PaintedCut::Kind::Crossing,
                         nameOf(widget),
                         nameOf(*sibling),
                         {},
                         both.translated(parent->mapTo(parent->window(), QPoint()))});
    }
}

} // namespace

QList<PaintedCut> paintedCuts(QWidget &window)
{
    QList<PaintedCut> cuts;
    QList<QWidget *> all = window.findChildren<QWidget *>();
    all.prepend(&window);
    for (QWidget *widget : std::as_const(all)) {
        if (!widget->isVisible() || widget->window() != &window || widget->size().isEmpty())
            continue;
        addTexts(cuts, *widget);
        addPlaces(cuts, *widget);
    }
    return cuts;
}

QString describe(const PaintedCut &cut)
{
    static const QStringList kinds{u"shortened"_s, u"outside"_s, u"small"_s, u"crossing"_s, u"narrow"_s};
    return u"%1: %2: \"%3\" of \"%4\" at %5,%6 %7x%8"_s.arg(
        kinds.at(static_cast<qsizetype>(cut.kind)), cut.widget, cut.shown, cut.whole, QString::number(cut.where.x()),
        QString::number(cut.where.y()), QString::number(cut.where.width()), QString::number(cut.where.height()));
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CellDelegate.h"

#include "ui/models/CellRoles.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/Painting.h"

#include <QAbstractItemView>
#include <QApplication>

#include <optional>

namespace curvedesk {

namespace {

/// The form in which the model wants the cell shown.
CellKind kindOf(const QModelIndex &index)
{
    return static_cast<CellKind>(index.data(CellKindRole).toInt());
}

/// The tone that the model gives the cell.
Tone toneOf(const QModelIndex &index)
{
    return static_cast<Tone>(index.data(CellToneRole).toInt());
}

/// The text with an ellipsis where it is too long. It keeps its own direction: in a window that reads from right to
/// left the ellipsis would go to the beginning of a Latin text.
QString elided(const QPainter &painter, const QString &text, Qt::TextElideMode mode, int width)
{
    constexpr QChar firstStrongIsolate(0x2068);
    const QString fitting = painter.fontMetrics().elidedText(text, mode, width);
    return fitting == text ? text : firstStrongIsolate + fitting;
}

/// Writes a text or number, behind the wallet's colour if it has one, or the short text where there is no room.
void paintText(QPainter *painter, const QRect &room, const Theme &theme, const QModelIndex &index)
{
    const auto alignment = static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>());
    const bool isNumber = kindOf(index) == CellKind::Number;
    const bool isFigure = isNumber && (alignment & Qt::AlignRight);
    QFont font = theme.font(isNumber ? TextRole::NumberSmall : TextRole::Body);
    if (isFigure)
        font = painting::fitted(font, index.data().toString(), room.width(), theme);
    painter->setFont(font);
    QRect words = room;
    if (const int colour = index.data(WalletColourRole).toInt(); colour > 0) {
        const int side = theme.scaled(8);
        words.adjust(side + theme.scaled(6), 0, 0, 0);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(walletColour(colour, theme.scheme));
        painter->drawEllipse(QStyle::visualRect(painter->layoutDirection(), room,
                                                {room.left(), room.center().y() - side / 2, side, side}));
        words = QStyle::visualRect(painter->layoutDirection(), room, words);
    }
    if (!isNumber && index.data(IsSuspectRole).toBool()) {
        const int side = theme.scaled(13);
        const QRect sign(words.left(), words.center().y() - side / 2, side, side);
        const QRect rest = words.adjusted(side + theme.scaled(4), 0, 0, 0);
        painter->drawPixmap(QStyle::visualRect(painter->layoutDirection(), words, sign),
                            icons::pixmap(u"warn", theme.colors.warn, side, painter->device()->devicePixelRatioF()));
        words = QStyle::visualRect(painter->layoutDirection(), words, rest);
    }
    painter->setPen(theme.color(toneOf(index)));
    QString text = index.data().toString();
    const QString shortText = index.data(ShortTextRole).toString();
    // All cells of the column or none: one of two words without its text would look like a missing one.
    const QString widest = index.model()->headerData(index.column(), Qt::Horizontal, WidestTextRole).toString();
    const auto needs = [painter](const QString &each) { return painter->fontMetrics().horizontalAdvance(each); };
    if (!shortText.isEmpty() && qMax(needs(text), needs(widest)) > words.width())
        text = shortText;
    // Of an address the end is read too: two that begin alike are made easily. A figure loses its last decimals.
    text = elided(*painter, text, isNumber && !isFigure ? Qt::ElideMiddle : Qt::ElideRight, words.width());
    painter->drawText(words, alignment | Qt::TextSingleLine, text);
}

/// Paints an outcome as a framed word, or its sign where there is no room.
void paintPill(QPainter *painter, const QRect &room, const Theme &theme, const QModelIndex &index)
{
    const QColor tone = theme.color(toneOf(index));
    painter->setFont(theme.font(TextRole::Small));
    const int height = theme.scaled(20);
    const auto needs
        = [&](const QString &each) { return painter->fontMetrics().horizontalAdvance(each) + theme.scaled(18); };
    QString text = index.data().toString();
    const QString shortText = index.data(ShortTextRole).toString();
    if (!shortText.isEmpty() && needs(text) > room.width())
        text = shortText;
    const int wanted = qMax(needs(text), 2 * height - theme.scaled(6));
    const QRect pill(room.left(), room.top() + (room.height() - height) / 2, qMin(wanted, room.width()), height);
    painting::surface(*painter, pill, blended(tone, theme.colors.panel, 0.10), tone, height / 2.0);
    painter->setPen(tone);
    painter->drawText(pill, Qt::AlignCenter, elided(*painter, text, Qt::ElideRight, pill.width() - theme.scaled(12)));
}

/// Paints a coin's picture, name and ticker, with signs for the king and a suspect name.
void paintCoin(QPainter *painter, const QRect &room, const Theme &theme, const QModelIndex &index, const QWidget &view)
{
    const qreal ratio = view.devicePixelRatioF();
    // Places are computed from left to right, and mirrored in languages that are written from right to left.
    const auto visual = [&](const QRect &place) { return QStyle::visualRect(view.layoutDirection(), room, place); };
    const QString mint = index.data(MintRole).toString();
    const QString name = index.data(NameRole).toString();
    const int side = theme.scaled(24);
    const QRect face(room.left(), room.top() + (room.height() - side) / 2, side, side);
    CoinAvatar::paint(*painter, visual(face), mint, name, theme, index.data(PictureRole).value<QImage>());

    QRect words = room.adjusted(side + theme.scaled(8), 0, 0, 0);
    const int line = theme.scaled(16); // in rows of every height, so that the two never touch
    const int middle = words.top() + words.height() / 2;
    const QRect above(words.left(), middle - line, words.width(), line);
    QRect below(words.left(), middle, words.width(), line);
    const auto paintSign = [&](QStringView icon) { // before the ticker, which is shorter than most names
        const int sign = theme.scaled(13);
        painter->drawPixmap(visual({below.left(), below.top() + (below.height() - sign) / 2, sign, sign}),
                            icons::pixmap(icon, theme.colors.warn, sign, ratio));
        below.setLeft(below.left() + sign + theme.scaled(4));
    };
    if (index.data(IsKingRole).toBool())
        paintSign(u"crown");
    if (index.data(IsSuspectRole).toBool())
        paintSign(u"warn");
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(theme.colors.text);
    painter->drawText(visual(above), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(displayText::name(name), Qt::ElideRight, above.width()));
    QFont small = theme.font(TextRole::Small);
    small.setPixelSize(theme.scaled(11));
    painter->setFont(small);
    painter->setPen(theme.colors.muted);
    const QString ticker = displayText::ticker(index.data(SymbolRole).toString());
    painter->drawText(visual(below), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(ticker, Qt::ElideRight, below.width()));
}

/// Paints the progress on the curve as a bar.
void paintProgress(QPainter *painter, const QRect &room, const Theme &theme, const QModelIndex &index)
{
    const quint64 ppm = qMin<quint64>(index.data(ProgressRole).toULongLong(), 1'000'000);
    const int height = theme.scaled(4);
    const QRectF track(room.left(), room.top() + (room.height() - height) / 2, room.width(), height);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.colors.line);
    painter->drawRoundedRect(track, height / 2.0, height / 2.0);
    const qreal filled = track.width() * static_cast<double>(ppm) / 1e6;
    painter->setBrush(theme.color(toneOf(index)));
    painter->drawRoundedRect(QRectF(track.topLeft(), QSizeF(qMax<qreal>(height, filled), height)), height / 2.0,
                             height / 2.0);
}

} // namespace

CellDelegate::CellDelegate(QAbstractItemView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
    , m_flashes([view](const QPersistentModelIndex &cell) { view->update(cell); })
{
    // Qt repaints the whole rows that the mouse leaves and enters, but tells only the cell that it is under the mouse.
    connect(view, &QAbstractItemView::entered, this, [this](const QModelIndex &cell) { m_entered = cell; });
    connect(view, &QAbstractItemView::viewportEntered, this, [this] { m_entered = QModelIndex(); });
}

void CellDelegate::flash(const QModelIndex &cell, bool isUp)
{
    const bool isInView = m_view->isVisible() && m_view->visualRect(cell).intersects(m_view->viewport()->rect());
    if (isInView && !themeOf(m_view).isStill)
        m_flashes.start(cell, isUp);
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintBackground(painter, option, index);
    if (const std::optional<bool> isUp = m_flashes.direction(index))
        painting::flash(*painter, option.rect, themeOf(m_view), *isUp);
    paintWords(painter, option, index, option.rect.height());
}

void CellDelegate::paintBackground(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const QWidget *view = option.widget;
    const Theme &theme = themeOf(view);
    QStyleOptionViewItem row(option);
    row.state.setFlag(QStyle::State_MouseOver,
                      m_entered.isValid() && m_entered.row() == index.row() && m_view->viewport()->underMouse());
    view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, view);
    if (index.column() == 0 && option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(QStyle::visualRect(option.direction, option.rect,
                                             QRect(option.rect.left(), option.rect.top(), 2, option.rect.height())),
                          theme.colors.accent);
}

void CellDelegate::paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                              int height)
{
    const QWidget *view = option.widget;
    const Theme &theme = themeOf(view);
    const int margin = theme.scaled(6);
    QRect room
        = QStyle::visualRect(option.direction, option.rect,
                             option.rect.adjusted(index.column() == 0 ? theme.scaled(10) : margin, 0, -margin, 0));
    room.setHeight(height);
    painter->save();
    switch (kindOf(index)) {
    case CellKind::Text:
    case CellKind::Number:
        paintText(painter, room, theme, index);
        break;
    case CellKind::Pill:
        paintPill(painter, room, theme, index);
        break;
    case CellKind::Coin:
        paintCoin(painter, room, theme, index, *view);
        break;
    case CellKind::Progress:
        paintProgress(painter, room, theme, index);
        break;
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    int width = wantedWidth(theme, kindOf(index), index.data().toString());
    if (index.column() == 0) // whose words begin further in
        width += theme.scaled(4);
    if (index.data(IsSuspectRole).toBool())
        width += theme.scaled(13) + theme.scaled(4);
    return {width, theme.scaled(24)};
}

int CellDelegate::wantedWidth(const Theme &theme, CellKind kind, const QString &text)
{
    const bool isPill = kind == CellKind::Pill;
    const QFont font = theme.font(isPill                         ? TextRole::Small
                                      : kind == CellKind::Number ? TextRole::NumberSmall
                                                                 : TextRole::Body);
    return QFontMetrics(font).horizontalAdvance(text) + theme.scaled(isPill ? 32 : 14);
}

} // namespace curvedesk
#include "moc_CellDelegate.cpp"

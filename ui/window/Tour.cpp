// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/Tour.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int cardWidth = 340;
constexpr int gap = 12; ///< between the part and the card
constexpr int shade = 140; ///< of 255

} // namespace

Tour::Tour(const QList<Step> &steps, std::function<void(QWidget *)> bringIntoView, QWidget *window)
    : QWidget(window)
    , m_bringIntoView(std::move(bringIntoView))
    , m_heir(window->focusWidget())
{
    for (const Step &step : steps) {
        if (step.part && step.part->isVisible())
            m_steps.append(step);
    }
    setObjectName(u"tour"_s);
    setAccessibleName(tr("Tour"));
    setAttribute(Qt::WA_DeleteOnClose);
    window->installEventFilter(this);
    hide(); // a child would be shown with its window
}

void Tour::begin()
{
    resize(parentWidget()->size());
    show();
    raise();
    showStep(0);
}

void Tour::showStep(qsizetype at)
{
    delete m_card;
    while (at < m_steps.size() && !m_steps.at(at).part)
        ++at;
    if (at >= m_steps.size()) {
        leave();
        return;
    }
    m_at = at;
    const Step &step = m_steps.at(at);
    m_bringIntoView(step.part);
    const bool isLast = at + 1 == m_steps.size();
    m_card = new Card(step.part->accessibleName(), this);
    auto *words = new TextLabel(step.words);
    words->setWordWrap(true);
    words->setObjectName(u"tourWords"_s);
    auto *next = new PrimaryButton(isLast ? tr("Begin") : tr("Next"));
    next->setObjectName(u"tourNext"_s);
    next->setAccessibleDescription(step.words);
    connect(
        next, &QPushButton::clicked, this, [this] { showStep(m_at + 1); }, Qt::QueuedConnection);
    auto *leaveButton = new LinkButton(tr("Leave the tour (Esc)"), Tone::Muted);
    leaveButton->setObjectName(u"tourLeave"_s);
    leaveButton->setFocusPolicy(Qt::StrongFocus);
    connect(leaveButton, &QPushButton::clicked, this, &Tour::leave, Qt::QueuedConnection);
    auto *row = new QHBoxLayout;
    row->addWidget(new TextLabel(tr("%1 of %2").arg(at + 1).arg(m_steps.size()), TextRole::Small, Tone::Muted));
    row->addStretch(1);
    row->addWidget(leaveButton);
    row->addWidget(next);
    auto *column = new QVBoxLayout;
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(12);
    column->addWidget(words);
    column->addLayout(row);
    m_card->body()->addLayout(column);
    leaveButton->setVisible(!isLast); // once it has a parent: a visible widget without one is a window of its own
    m_buttons = {next, leaveButton};
    m_card->show();
    placeCard();
    next->setFocus(Qt::OtherFocusReason);
    update();
}

QRect Tour::place() const
{
    const QWidget *part = m_at < m_steps.size() ? m_steps.at(m_at).part.data() : nullptr;
    return part == nullptr ? QRect() : QRect(part->mapTo(parentWidget(), QPoint()), part->size()).intersected(rect());
}

void Tour::placeCard()
{
    if (!m_card)
        return;
    const Theme &theme = themeOf(this);
    const int wide = theme.scaled(cardWidth);
    m_card->resize(wide, m_card->hasHeightForWidth() ? m_card->heightForWidth(wide) : m_card->sizeHint().height());
    const QRect part = place();
    const int far = theme.scaled(gap);
    // Beside the part, else below or above it, else within it.
    QPoint at(part.right() + far, part.top());
    if (at.x() + wide > width())
        at.setX(part.left() - far - wide);
    if (at.x() < 0)
        at = {part.left(), part.bottom() + far};
    if (at.y() + m_card->height() > height())
        at.setY(at.x() == part.left() ? part.top() - far - m_card->height() : height() - m_card->height() - far);
    m_card->move(qBound(far, at.x(), width() - wide - far), qBound(far, at.y(), height() - m_card->height() - far));
}

void Tour::leave()
{
    emit left();
    close();
    if (m_heir)
        m_heir->setFocus(Qt::OtherFocusReason);
}

bool Tour::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        event->accept(); // no key reaches the window's commands
        return true;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent *>(event)->key();
        auto *button = qobject_cast<QAbstractButton *>(window()->focusWidget());
        if (key == Qt::Key_Escape)
            leave();
        else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_buttons.contains(button))
            button->click(); // outside of dialogs, Qt leaves a button to Space alone
        else
            QWidget::event(event);
        event->accept();
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::Wheel:
        event->accept(); // nothing below is clicked
        return true;
    default:
        return QWidget::event(event);
    }
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
        QMetaObject::invokeMethod(
            this,
            [this] {
                placeCard();
                update();
            },
            Qt::QueuedConnection); // once the parts have their new places
    }
    return QWidget::eventFilter(watched, event);
}

bool Tour::focusNextPrevChild(bool)
{
    for (const QPointer<QWidget> &button : std::as_const(m_buttons)) {
        if (button && button->isVisible() && !button->hasFocus()) {
            button->setFocus(Qt::TabFocusReason);
            break;
        }
    }
    return true;
}

void Tour::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const QRectF part = QRectF(place()).adjusted(1, 1, -1, -1);
    QPainterPath around;
    around.addRect(rect());
    around.addRoundedRect(part, 6, 6);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(around, QColor(0, 0, 0, shade));
    painter.setPen(QPen(theme.colors.accent, 2));
    painter.drawRoundedRect(part, 6, 6);
}

} // namespace curvedesk
#include "moc_Tour.cpp"

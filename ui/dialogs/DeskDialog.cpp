// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/DeskDialog.h"

#include "ui/dialogs/Scrim.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/ScrollingArea.h"
#include "ui/widgets/TextLabel.h"

#include <QEvent>
#include <QFormLayout>
#include <QHash>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace curvedesk {

DeskDialog::DeskDialog(const QString &title, QWidget *parent, const QString &objectName, int leastWidth)
    : QDialog(parent)
    , m_content(new QWidget)
    , m_body(new QVBoxLayout(m_content))
    , m_foot(new QWidget)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(objectName);
    setWindowTitle(title);
    setMinimumWidth(leastWidth);
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    m_content->installEventFilter(this);
    m_body->setContentsMargins(20, 16, 20, 12);
    m_body->setSpacing(10);
    m_body->addWidget(new TextLabel(title, TextRole::Title));

    m_foot->installEventFilter(this);
    auto *foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(20, 0, 20, 0);
    foot->setSpacing(8);
    m_buttons->setContentsMargins(20, 4, 20, 16);
    m_buttons->setSpacing(8);
    m_buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1); // room for the frame line
    column->setSpacing(0);
    column->addWidget(new ScrollingArea(m_content), 1);
    column->addWidget(m_foot);
    column->addLayout(m_buttons);
}

QPushButton *DeskDialog::addCancel(const QString &text)
{
    auto *cancel = new QPushButton(text);
    cancel->setAutoDefault(false);
    // Cancel does not get the first focus, which belongs to the sheet's own field or button.
    cancel->setFocusPolicy(Qt::TabFocus);
    cancel->setObjectName(QStringLiteral("dialogCancel"));
    m_buttons->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return cancel;
}

void DeskDialog::addAboveButtons(QWidget *line)
{
    m_foot->layout()->addWidget(line);
}

int DeskDialog::fittingHeight(int width) const
{
    // The size hint of a scroll area is smaller than its content.
    const int margin = 48;
    const int least = 640; // of a sheet that is higher than its window
    const int screenRoom = screen()->availableGeometry().height() - margin;
    const int windowRoom = parentWidget() ? parentWidget()->window()->height() - margin : screenRoom;
    const int room = qMin(screenRoom, qMax(windowRoom, least));
    const auto needed = [width](const QWidget &part) {
        return part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
    };
    return qMin(room, needed(*m_content) + needed(*m_foot) + m_buttons->sizeHint().height() + 2);
}

bool DeskDialog::eventFilter(QObject *watched, QEvent *event)
{
    // The sheet grows with a message that appears, and does not shrink again while it is used.
    if ((watched == m_content || watched == m_foot) && event->type() == QEvent::LayoutRequest && isVisible()) {
        const int needed = fittingHeight(width() - 2);
        if (needed > height()) // to both sides of its middle, because below it there may be no room
            placeAround(middle(), {width(), needed});
    }
    return QDialog::eventFilter(watched, event);
}

void DeskDialog::alignForms()
{
    // The fields of all sections of a column begin at one line.
    const QList<QFormLayout *> forms = m_content->findChildren<QFormLayout *>();
    QHash<const QWidget *, QList<QWidget *>> columns;
    for (const QFormLayout *form : forms) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem *item = form->itemAt(row, QFormLayout::LabelRole);
            if (item != nullptr && item->widget() != nullptr)
                columns[form->parentWidget()].append(item->widget());
        }
    }
    for (const QList<QWidget *> &labels : std::as_const(columns)) {
        int widest = 0;
        for (const QWidget *label : labels)
            widest = qMax(widest, label->sizeHint().width());
        for (QWidget *label : labels)
            label->setMinimumWidth(widest);
    }
}

void DeskDialog::showEvent(QShowEvent *event)
{
    alignForms();
    const int room = screen()->availableGeometry().width() - 48;
    const int least = qMax(minimumWidth(), themeOf(this).scaled(minimumWidth()));
    const int width = qMin(room, std::max({m_content->sizeHint().width(), m_buttons->sizeHint().width(), least}));
    resize(width + 2, fittingHeight(width));
    if (parentWidget() && !m_scrim)
        m_scrim = new Scrim(parentWidget()->window());
    // Before QDialog, which moves only what has no place: it leaves room for a frame that the sheet may not have.
    if (parentWidget() && !event->spontaneous())
        placeAround(middle(), size());
    QDialog::showEvent(event);
}

bool DeskDialog::event(QEvent *event)
{
    const bool isDone = QDialog::event(event);
    // A window manager may place the sheet by itself, and its frame is known only now.
    if (event->type() == QEvent::WindowActivate && !m_isPlaced) {
        placeAround(middle(), size());
        m_isPlaced = true;
    }
    return isDone;
}

QPoint DeskDialog::middle() const
{
    // Until the window manager has placed the sheet, its own place may be one that it had while it was made.
    if (m_isPlaced || parentWidget() == nullptr)
        return geometry().center();
    const QWidget &window = *parentWidget()->window();
    return window.mapToGlobal(window.rect().center());
}

void DeskDialog::placeAround(const QPoint &point, const QSize &size)
{
    const QRect room = screen()->availableGeometry().marginsRemoved(windowHandle()->frameMargins());
    QRect place(QPoint(), size);
    place.moveCenter(point);
    place.moveLeft(qMax(room.left(), qMin(place.left(), room.right() + 1 - size.width())));
    place.moveTop(qMax(room.top(), qMin(place.top(), room.bottom() + 1 - size.height())));
    setGeometry(place);
}

void DeskDialog::hideEvent(QHideEvent *event)
{
    if (Scrim *scrim = m_scrim)
        scrim->endAfterClick();
    m_scrim.clear();
    QDialog::hideEvent(event);
}

void DeskDialog::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (button != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QDialog::keyPressEvent(event);
}

void DeskDialog::paintEvent(QPaintEvent *)
{
    // The sheet draws its own frame line, because not every window manager draws one.
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.colors.panel);
    painter.setPen(theme.colors.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace curvedesk
#include "moc_DeskDialog.cpp"

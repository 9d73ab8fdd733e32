// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/CropDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

CropView::CropView(const QImage &shown, QWidget *parent)
    : QWidget(parent)
    , m_image(shown)
{
    setObjectName(u"cropView"_s);
    setAccessibleName(tr("Part of the picture"));
    setFocusPolicy(Qt::StrongFocus);
    setFixedSize(shown.size());
    setCursor(Qt::SizeAllCursor);
    m_square = m_image.rect();
    setShare(100);
}

void CropView::setShare(int percent)
{
    const QPoint centre = m_square.center();
    const int side = std::max(1, std::min(m_image.width(), m_image.height()) * percent / 100);
    m_square.setSize({side, side});
    centreOn(centre);
}

void CropView::centreOn(const QPoint &point)
{
    const int side = m_square.width();
    m_square.moveTo(std::clamp(point.x() - side / 2, 0, m_image.width() - side),
                    std::clamp(point.y() - side / 2, 0, m_image.height() - side));
    update();
}

void CropView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.drawImage(0, 0, m_image);
    const QColor shade(0, 0, 0, 150);
    const QRegion outside = QRegion(rect()).subtracted(QRegion(m_square));
    for (const QRect &part : outside)
        painter.fillRect(part, shade);
    painter.setPen(QPen(themeOf(this).colors.accent, hasFocus() ? 2 : 1));
    painter.drawRect(m_square.adjusted(0, 0, -1, -1));
}

void CropView::mousePressEvent(QMouseEvent *event)
{
    m_grip = m_square.contains(event->pos()) ? event->pos() - m_square.center() : QPoint();
    centreOn(event->pos() - m_grip);
}

void CropView::mouseMoveEvent(QMouseEvent *event)
{
    centreOn(event->pos() - m_grip);
}

void CropView::keyPressEvent(QKeyEvent *event)
{
    constexpr int step = 4;
    const QPoint centre(m_square.left() + m_square.width() / 2, m_square.top() + m_square.height() / 2);
    switch (event->key()) {
    case Qt::Key_Left:
        return centreOn(centre - QPoint(step, 0));
    case Qt::Key_Right:
        return centreOn(centre + QPoint(step, 0));
    case Qt::Key_Up:
        return centreOn(centre - QPoint(0, step));
    case Qt::Key_Down:
        return centreOn(centre + QPoint(0, step));
    default:
        QWidget::keyPressEvent(event);
    }
}

CropDialog::CropDialog(const QImage &shown, const QSize &size, bool isAnimated, QWidget *parent)
    : DeskDialog(tr("Crop to a square"), parent)
    , m_view(new CropView(shown))
    , m_size(size)
{
    setObjectName(u"cropDialog"_s);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_view);
    row->addStretch(1);
    body()->addLayout(row);
    auto *share = new QSlider(Qt::Horizontal);
    share->setObjectName(u"cropShare"_s);
    share->setRange(10, 100);
    share->setValue(100);
    body()->addWidget(newFieldLabel(tr("Size of the square"), *share));
    body()->addWidget(share);
    if (isAnimated)
        addSentence(body(), tr("The animation ends: only its first picture is kept."), Tone::Warn);
    body()->addStretch();
    connect(share, &QSlider::valueChanged, m_view, &CropView::setShare);
    addCancel(tr("Cancel"));
    connect(addPrimary(*this, tr("Crop"), u"cropDone"_s), &QPushButton::clicked, this, &QDialog::accept);
    m_view->setFocus();
}

QRect CropDialog::square() const
{
    const QRect &shown = m_view->square();
    const double scale = double(m_size.width()) / m_view->image().width();
    const int side = std::min({qRound(shown.width() * scale), m_size.width(), m_size.height()});
    return {std::min(qRound(shown.x() * scale), m_size.width() - side),
            std::min(qRound(shown.y() * scale), m_size.height() - side), side, side};
}

} // namespace curvedesk
#include "moc_CropDialog.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/QrCode.h"

#include "ui/theme/Theme.h"

#include <QPainter>
#include <qrencode.h>

#include <memory>

namespace curvedesk {

namespace {

constexpr int quietZone = 4; // modules of white around the code (ISO/IEC 18004)
constexpr int modulePixels = 5;

} // namespace

QrCode::QrCode(const QString &text, QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
    if (!code)
        return;
    m_side = code->width;
    m_dark.reserve(m_side * m_side);
    for (int i = 0; i < m_side * m_side; ++i)
        m_dark.append((code->data[i] & 1) != 0); // the lowest bit says whether the module is dark
}

QSize QrCode::sizeHint() const
{
    const int side = (m_side + 2 * quietZone) * themeOf(this).scaled(modulePixels);
    return {side, side};
}

void QrCode::paintEvent(QPaintEvent *)
{
    const int pixels = themeOf(this).scaled(modulePixels);
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    for (int row = 0; row < m_side; ++row) {
        for (int column = 0; column < m_side; ++column) {
            if (isDark(column, row))
                painter.fillRect((column + quietZone) * pixels, (row + quietZone) * pixels, pixels, pixels, Qt::black);
        }
    }
}

} // namespace curvedesk
#include "moc_QrCode.cpp"

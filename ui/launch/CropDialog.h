// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

#include <QImage>

namespace curvedesk {

class CropView;

/// Cuts a square out of a picture: it is dragged with the mouse or moved by arrow keys, and sized with a slider.
class CropDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `shown`: the whole picture, scaled down for the screen; `size`: its true size in pixels; `isAnimated`: warns
    /// that only the first picture of the animation is kept.
    CropDialog(const QImage &shown, const QSize &size, bool isAnimated, QWidget *parent);

    [[nodiscard]] QRect square() const; ///< the chosen one, in pixels of the picture at its true size

private:
    CropView *m_view;
    const QSize m_size;
};

/// The picture with the square that is kept; the rest is darkened.
class CropView final : public QWidget
{
    Q_OBJECT

public:
    explicit CropView(const QImage &shown, QWidget *parent = nullptr); ///< with the largest square, in the middle

    /// Sets the square's side, in percent of the picture's shorter side; its middle stays, as far as it fits.
    void setShare(int percent);
    [[nodiscard]] const QRect &square() const { return m_square; } ///< in pixels of the shown image
    [[nodiscard]] const QImage &image() const { return m_image; } ///< the picture as shown, scaled down
    [[nodiscard]] QSize sizeHint() const override { return m_image.size(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override; ///< takes hold of the square, or centres it at the mouse
    void mouseMoveEvent(QMouseEvent *event) override; ///< drags the square
    /// Moves the square by the arrow keys, 4 pixels of the shown image each.
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Moves the square so that its centre is near this point, within the picture.
    void centreOn(const QPoint &point);

    QImage m_image;
    QRect m_square;
    QPoint m_grip; ///< from the square's centre to the mouse
};

} // namespace curvedesk

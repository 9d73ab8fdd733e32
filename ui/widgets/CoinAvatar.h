// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QImage>
#include <QWidget>

namespace curvedesk {

struct Theme;

/// A coin's image, or without one the first letter of its name on a colour of its own. It loads nothing itself.
class CoinAvatar final : public QWidget
{
    Q_OBJECT

public:
    explicit CoinAvatar(int side); ///< `side`: its width and height in pixels at 100 %

    /// Shows the first letter, and the image once a pool thread has decoded it; the letter stays where that fails.
    /// Nothing when all three are the same. `name` and `image` are foreign; an empty image: none.
    void setCoin(const QString &mint, const QString &name, const QByteArray &image);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// Paints an avatar, for lists: the picture, or without one the first letter on the colour of its mint.
    static void paint(QPainter &painter, const QRect &rect, const QString &mint, const QString &name,
                      const Theme &theme, const QImage &picture = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_side;
    QString m_mint;
    QString m_name;
    QByteArray m_imageKey;
    QImage m_image;
};

/// Decodes a foreign image, scaled and cut to a square of `side` pixels: PNG, JPEG, GIF or WebP by their bytes, at most
/// 15 MiB, 4096 pixels a side and 5 seconds. Null for anything else. May run on any thread.
[[nodiscard]] QImage decodedSquare(const QByteArray &bytes, int side);

} // namespace curvedesk

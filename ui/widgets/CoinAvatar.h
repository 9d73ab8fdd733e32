// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QImage>
#include <QWidget>

namespace curvedesk {

struct Theme;

/// A coin's face: its picture where the local store holds it, else its first letter on a colour of its own. Nothing is
/// fetched from anywhere.
class CoinAvatar final : public QWidget
{
    Q_OBJECT

public:
    explicit CoinAvatar(int side, QWidget *parent = nullptr);

    void setCoin(const QString &mint, const QString &name, const QByteArray &image);
    void clear();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// The face without a picture, for lists.
    static void paint(QPainter &painter, const QRect &rect, const QString &mint, const QString &name,
                      const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_side;
    QString m_mint;
    QString m_name;
    QByteArray m_imageKey;
    QImage m_image;
};

/// Decodes a picture that strangers made, scaled to cover a square: PNG, JPEG, GIF and WebP by their bytes, never
/// anything else, within bounds of size and memory. Null when it is none of those. May run on any thread.
[[nodiscard]] QImage decodedSquare(const QByteArray &bytes, int side);

} // namespace curvedesk

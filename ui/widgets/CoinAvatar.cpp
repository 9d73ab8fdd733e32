// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CoinAvatar.h"

#include "ui/desk/Background.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PictureReader.h"

#include <QCryptographicHash>
#include <QPainter>
#include <QPainterPath>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxSide = 4096; ///< pixels
constexpr qsizetype maxBytes = 15 * 1024 * 1024;
constexpr qreal cornerShare = 0.18; ///< radius of the corners, of the width

/// A colour that follows from the mint.
QColor colourOf(const QString &mint, ColorScheme scheme)
{
    // FNV-1a instead of qHash, whose seed differs in each run: a coin keeps its colour.
    quint32 hash = 2'166'136'261U;
    for (const QChar c : mint)
        hash = (hash ^ c.unicode()) * 16'777'619U;
    const auto hue = static_cast<int>(hash % 360);
    return scheme == ColorScheme::Dark ? QColor::fromHsl(hue, 105, 105) : QColor::fromHsl(hue, 130, 95);
}

/// The first letter or digit of the name as a capital, or an emoji before it; "?" without either.
QString firstLetter(const QString &name)
{
    const QString shown = displayText::name(name);
    for (qsizetype at = 0; at < shown.size(); ++at) {
        if (shown.at(at).isLetterOrNumber())
            return shown.at(at).toUpper();
        if (shown.at(at).isHighSurrogate() && at + 1 < shown.size())
            return shown.mid(at, 2);
    }
    return u"?"_s;
}

} // namespace

QImage decodedSquare(const QByteArray &bytes, int side)
{
    if (bytes.isEmpty() || bytes.size() > maxBytes)
        return {};
    PictureReader picture(bytes);
    if (!picture.isAllowed())
        return {};
    QImageReader &options = picture.options();
    const QSize size = options.size();
    if (!size.isValid() || size.width() > maxSide || size.height() > maxSide)
        return {};
    const QSize target = size.scaled(side, side, Qt::KeepAspectRatioByExpanding);
    options.setScaledSize(target);
    options.setScaledClipRect(QRect((target.width() - side) / 2, (target.height() - side) / 2, side, side));
    return picture.read();
}

CoinAvatar::CoinAvatar(int side)
    : m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CoinAvatar::setCoin(const QString &mint, const QString &name, const QByteArray &image)
{
    const QByteArray key = image.isEmpty() ? QByteArray() : QCryptographicHash::hash(image, QCryptographicHash::Sha1);
    if (m_mint == mint && m_name == name && m_imageKey == key)
        return;
    m_mint = mint;
    m_name = name;
    m_imageKey = key;
    m_image = {};
    setAccessibleName(tr("Picture of %1").arg(displayText::name(name)));
    update();
    if (image.isEmpty())
        return;
    const int pixels = qRound(sizeHint().width() * devicePixelRatioF());
    inBackground(
        this, [image, pixels] { return decodedSquare(image, pixels); },
        [this, key](QImage decoded) {
            if (m_imageKey != key)
                return;
            m_image = std::move(decoded);
            update();
        });
}

QSize CoinAvatar::sizeHint() const
{
    const int side = themeOf(this).scaled(m_side);
    return {side, side};
}

void CoinAvatar::paint(QPainter &painter, const QRect &rect, const QString &mint, const QString &name,
                       const Theme &theme, const QImage &picture)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!picture.isNull()) {
        QPainterPath clip;
        clip.addRoundedRect(rect, rect.width() * cornerShare, rect.width() * cornerShare);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setClipPath(clip, Qt::IntersectClip);
        painter.drawImage(rect, picture);
        painter.restore();
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(mint, theme.scheme));
    painter.drawRoundedRect(rect, rect.width() * cornerShare, rect.width() * cornerShare);
    QFont font = theme.font(TextRole::Strong);
    font.setPixelSize(qMax(8, rect.height() * 11 / 24));
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(rect, Qt::AlignCenter, firstLetter(name));
    painter.restore();
}

void CoinAvatar::paintEvent(QPaintEvent *)
{
    if (m_mint.isEmpty())
        return;
    QPainter painter(this);
    paint(painter, rect(), m_mint, m_name, themeOf(this), m_image);
}

} // namespace curvedesk
#include "moc_CoinAvatar.cpp"

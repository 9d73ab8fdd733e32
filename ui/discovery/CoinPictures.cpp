// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/CoinPictures.h"

#include "ui/desk/Background.h"
#include "ui/desk/Desk.h"
#include "ui/widgets/CoinAvatar.h"

namespace curvedesk {

CoinPictures::CoinPictures(Desk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
}

QImage CoinPictures::of(const QString &mint) const
{
    const QImage *picture = m_pictures.object(mint);
    return picture == nullptr ? QImage() : *picture;
}

void CoinPictures::ask(const QStringList &mints, int side)
{
    if (side != m_side) {
        m_side = side;
        m_pictures.clear();
        m_asked.clear();
    }
    for (const QString &mint : mints) {
        if (m_pictures.contains(mint) || m_asked.contains(mint))
            continue;
        m_asked.insert(mint);
        m_desk.keptImage(this, mint, [this, mint, side](const Result<QByteArray> &answer) {
            if (!answer) {
                keep(mint, side, {});
                return;
            }
            inBackground(
                this, [bytes = *answer, side] { return decodedSquare(bytes, side); },
                [this, mint, side](const QImage &picture) { keep(mint, side, picture); });
        });
    }
}

void CoinPictures::keep(const QString &mint, int side, const QImage &picture)
{
    if (side != m_side)
        return;
    m_asked.remove(mint);
    m_pictures.insert(mint, new QImage(picture));
    if (!picture.isNull())
        emit arrived(mint);
}

} // namespace curvedesk
#include "moc_CoinPictures.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>

namespace curvedesk {

class Desk;

/// Small pictures of coins for lists, decoded off the window's thread. Asks no network: a coin whose picture is not
/// kept on this computer has none. The 600 that were used last are held.
class CoinPictures final : public QObject
{
    Q_OBJECT

public:
    explicit CoinPictures(Desk &desk, QObject *parent = nullptr); ///< `desk` must outlive this

    /// The picture; a null image while it is not known, and where there is none.
    [[nodiscard]] QImage of(const QString &mint) const;
    /// Asks the core for the kept pictures of these coins that are not known or asked for already, `side` pixels wide
    /// and high; arrived() tells each one that there is, later. All of another size are forgotten at once.
    void ask(const QStringList &mints, int side);

signals:
    void arrived(const QString &mint); ///< of() gives this picture from now on

private:
    /// Keeps an answer (a null image: no picture), and emits arrived() for a picture; nothing for a former size.
    void keep(const QString &mint, int side, const QImage &picture);

    static constexpr qsizetype maxPictures = 600; ///< 1.4 MB at 24 pixels, 22 MB at 96

    Desk &m_desk;
    QCache<QString, QImage> m_pictures{maxPictures}; ///< by mint; a null image: there is none
    QSet<QString> m_asked;
    int m_side = 0;
};

} // namespace curvedesk

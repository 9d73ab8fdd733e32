// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QRect>
#include <QString>

namespace curvedesk {

/// A picture that was chosen for a coin, as it can be launched. Made on a worker thread.
struct PreparedPicture
{
    Q_DECLARE_TR_FUNCTIONS(PreparedPicture)

public:
    /// The largest picture that every store takes.
    static constexpr qint64 maxBytes = 15 * 1024 * 1024;
    static constexpr int maxSide = 4096;
    /// The largest file that is read at all.
    static constexpr qint64 maxFileBytes = 64 * 1024 * 1024;

    QByteArray bytes; ///< empty: it cannot be used
    QSize size; ///< pixels, upright
    bool isAnimated = false;
    QImage preview; ///< a square out of its middle
    QString problem; ///< one sentence; empty: it can be used
    QString note; ///< one sentence where it was made smaller, else empty
};

/// Checks a file's bytes by type, size and pixels before any pixel is decoded, makes a still picture smaller where it
/// is larger than the stores take, turns a still PNG or WebP upright, and leaves out what is not for showing (EXIF and
/// the like). One that cannot be used has a problem and no bytes. `previewSide` in pixels.
[[nodiscard]] PreparedPicture preparedPicture(const QByteArray &file, int previewSide);

/// The picture upright and as a whole, at most `side` pixels a side; null when it cannot be read.
[[nodiscard]] QImage uprightPicture(const QByteArray &bytes, int side);
/// A part of a picture, encoded anew: JPEG, or PNG where it has transparency. `part` in upright pixels, cut to the
/// picture. Empty when it cannot be read.
[[nodiscard]] QByteArray croppedPicture(const QByteArray &bytes, const QRect &part);

} // namespace curvedesk

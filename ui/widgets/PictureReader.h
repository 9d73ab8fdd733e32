// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QImageIOHandler>
#include <QImageReader>
#include <QIODevice>

#include <chrono>

namespace curvedesk {

/// Reads a foreign picture: PNG, JPEG, GIF or WebP, told by their contents; turned as its camera noted. Ends when a
/// time is over: a progressive JPEG of 15 MiB can hold 400,000 scans, which take a quarter of an hour.
class PictureReader final : private QIODevice
{
public:
    /// `limit`: the time from now on until which read() may take.
    explicit PictureReader(const QByteArray &bytes, std::chrono::milliseconds limit = std::chrono::seconds(5));

    /// True for a format that a coin's picture may have. Ask nothing else of another one.
    [[nodiscard]] bool isAllowed() const;
    /// To ask for size and number of images, and to set the scaling for read(); all before the picture is turned.
    [[nodiscard]] QImageReader &options() { return m_reader; }
    [[nodiscard]] bool isTurned() const; ///< true when the picture has to be turned or mirrored to stand upright
    /// The size in pixels once it is turned; invalid where the bytes do not tell it.
    [[nodiscard]] QSize uprightSize() const;
    [[nodiscard]] QImage read(); ///< upright, a JPEG without its end as far as it goes; null when damaged or too late

private:
    // A device of its own and no QBuffer, whose bytes the JPEG reader would take in whole.
    [[nodiscard]] qint64 size() const override { return m_bytes.size(); }
    bool seek(qint64 position) override; ///< false outside of the bytes
    qint64 readData(char *to, qint64 most) override; ///< copies the next bytes; -1 once the time is over
    qint64 writeData(const char *, qint64) override { return -1; }
    /// How the picture is to be turned to stand upright, as its camera noted.
    [[nodiscard]] QImageIOHandler::Transformations transformation() const;
    [[nodiscard]] bool isTimeOver() const { return std::chrono::steady_clock::now() >= m_end; }

    const QByteArray m_bytes;
    const std::chrono::steady_clock::time_point m_end;
    qint64 m_position = 0;
    QImageReader m_reader;
};

} // namespace curvedesk

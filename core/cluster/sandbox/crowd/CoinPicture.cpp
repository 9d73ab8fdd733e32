// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/CoinPicture.h"

#include "core/cluster/sandbox/crowd/SimulatedRandom.h"

#include <QtEndian>

#include <array>

namespace curvedesk::sandbox {

namespace {

constexpr int side = 64;
constexpr int cells = 8; ///< of the creature, each way
constexpr int cellSide = 6;
constexpr int margin = (side - cells * cellSide) / 2;

enum Ink : quint8 { Ground, Body, Shade, Eye };

/// The number as a PNG has it: four bytes, the highest first.
QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// The check sum of a PNG chunk.
quint32 crc32(QByteArrayView bytes)
{
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1u) ^ ((crc & 1u) != 0 ? 0xEDB88320u : 0u);
    }
    return ~crc;
}

/// A PNG chunk: length, name, data and check sum.
QByteArray chunk(const char *name, const QByteArray &data)
{
    const QByteArray named = name + data;
    return bigEndian(static_cast<quint32>(data.size())) + named + bigEndian(crc32(named));
}

/// The bytes as a zlib stream without compression, which every version of zlib would write alike.
QByteArray stored(const QByteArray &bytes)
{
    quint32 a = 1;
    quint32 b = 0;
    for (const char byte : bytes) {
        a = (a + static_cast<quint8>(byte)) % 65521;
        b = (b + a) % 65521;
    }
    const auto size = static_cast<quint16>(bytes.size());
    QByteArray head("\x78\x01\x01????", 7);
    qToLittleEndian(size, head.data() + 3);
    qToLittleEndian(static_cast<quint16>(~size), head.data() + 5);
    return head + bytes + bigEndian(b << 16u | a);
}

/// A colour of the colour circle (0 to 1535) with a brightness of so many percent.
QByteArray colour(quint64 hue, int percent)
{
    const int rise = static_cast<int>(hue % 256);
    const std::array<std::array<int, 3>, 6> sectors{{{255, rise, 0},
                                                     {255 - rise, 255, 0},
                                                     {0, 255, rise},
                                                     {0, 255 - rise, 255},
                                                     {rise, 0, 255},
                                                     {255, 0, 255 - rise}}};
    QByteArray out;
    for (const int part : sectors[hue / 256 % 6])
        out.append(static_cast<char>((part * 2 / 3 + 85) * percent / 100)); // not too strong
    return out;
}

} // namespace

QByteArray coinPicture(quint64 index)
{
    SimulatedRandom random(index * 7919 + 11);
    std::array<std::array<Ink, cells>, cells> creature{};
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells / 2; ++x) {
            const bool isMiddle = x >= 2 && y >= 2 && y <= 5;
            const Ink ink = isMiddle || random.chance(48) ? (random.chance(22) ? Shade : Body) : Ground;
            creature[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = ink;
            creature[static_cast<std::size_t>(y)][static_cast<std::size_t>(cells - 1 - x)] = ink;
        }
    }
    const std::size_t eyes = 2 + random.below(2);
    creature[eyes][2] = creature[eyes][5] = Eye;

    QByteArray pixels; // two bits each; a row begins with the number of its filter
    for (int y = 0; y < side; ++y) {
        pixels.append('\0');
        for (int x = 0; x < side; x += 4) {
            quint8 four = 0;
            for (int i = 0; i < 4; ++i) {
                const int column = (x + i - margin + cellSide) / cellSide - 1; // -1 and `cells`: the margin
                const int row = (y - margin + cellSide) / cellSide - 1;
                const bool isInside = column >= 0 && column < cells && row >= 0 && row < cells;
                const Ink ink
                    = isInside ? creature[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] : Ground;
                four = static_cast<quint8>(four << 2u | ink);
            }
            pixels.append(static_cast<char>(four));
        }
    }
    const quint64 hue = random.below(1536);
    const QByteArray palette = colour(hue + 768, 28) + colour(hue, 92) + colour(hue + 90, 66) + colour(hue, 18);
    QByteArray header = bigEndian(side) + bigEndian(side);
    header.append("\2\3\0\0\0", 5); // two bits, from a palette
    return QByteArray("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", header) + chunk("PLTE", palette)
        + chunk("IDAT", stored(pixels)) + chunk("IEND", {});
}

} // namespace curvedesk::sandbox

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedCoins.h"

#include "core/json/JsonWriter.h"

#include <QCryptographicHash>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *firsts[] = {"Velvet", "Paper",  "Tin",    "Mossy",  "Hollow", "Amber",  "Quiet",  "Crooked",
                                  "Lunar",  "Pocket", "Salted", "Marble", "Wobbly", "Copper", "Drowsy", "Frosted"};
constexpr const char *seconds[]
    = {"Otter",   "Comet",  "Lantern", "Walnut", "Badger",  "Teapot", "Heron",  "Gecko", "Pickle",
       "Thimble", "Meteor", "Turnip",  "Magpie", "Biscuit", "Noodle", "Kettle", "Puffin"};
constexpr const char *plots[]
    = {"It was asleep in a drawer until somebody shook the desk.",
       "Nobody knows who wound it up, and nobody dares to stop it.", "Found under a market stall, sold by weight.",
       "It hums in the key of B flat when the moon is full.", "The village voted, and this is what they got."};

template<std::size_t N> QByteArray pick(const char *const (&words)[N], quint64 index)
{
    return words[index % N];
}

} // namespace

QByteArray rawContentId(QByteArrayView bytes)
{
    // Version 1, codec raw, hash SHA-256 of 32 bytes.
    QByteArray id = QByteArrayLiteral("\x01\x55\x12\x20");
    id += QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
    // Multibase 'b': lower-case base32 without padding.
    constexpr char alphabet[] = "abcdefghijklmnopqrstuvwxyz234567";
    QByteArray text("b");
    quint32 bits = 0;
    unsigned count = 0;
    for (const char byte : id) {
        bits = (bits << 8u | static_cast<quint8>(byte)) & 0xffffu;
        for (count += 8; count >= 5; count -= 5)
            text += alphabet[(bits >> (count - 5)) & 31u];
    }
    if (count > 0)
        text += alphabet[(bits << (5 - count)) & 31u];
    return text;
}

SimulatedCoin SimulatedCoin::at(quint64 index)
{
    // 16 and 17 words have no common divisor: the first 272 pairs are all different.
    const QByteArray first = pick(firsts, index * 5);
    const QByteArray second = pick(seconds, index * 3 + 1);
    const quint64 round = index / (std::size(firsts) * std::size(seconds));
    const QByteArray generation = round == 0 ? QByteArray() : QByteArray::number(round + 1);
    SimulatedCoin coin;
    coin.name = first + ' ' + second + (generation.isEmpty() ? generation : ' ' + generation);
    coin.symbol = first.left(1).toUpper() + second.toUpper() + generation;
    JsonWriter metadata;
    metadata.beginObject();
    metadata.key("createdOn").plain("sandbox");
    metadata.key("description").string(QByteArrayView(pick(plots, index)));
    metadata.key("image").plain("");
    metadata.key("name").string(QByteArrayView(coin.name));
    metadata.key("showName").boolean(true);
    metadata.key("symbol").string(QByteArrayView(coin.symbol));
    metadata.endObject();
    coin.metadata = metadata.take();
    coin.uri = "ipfs://" + rawContentId(coin.metadata);
    return coin;
}

} // namespace curvedesk::sandbox

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedCoins.h"

#include "core/base/ContentId.h"
#include "core/cluster/sandbox/crowd/CoinPicture.h"
#include "core/json/JsonWriter.h"

namespace curvedesk::sandbox {

namespace {

constexpr const char *firsts[] = {"Velvet", "Paper",  "Tin",    "Mossy",  "Hollow", "Amber",  "Quiet",  "Crooked",
                                  "Lunar",  "Pocket", "Salted", "Marble", "Wobbly", "Copper", "Drowsy", "Frosted"};
constexpr const char *seconds[]
    = {"Otter",   "Comet",  "Lantern", "Walnut", "Badger",  "Teapot", "Heron",  "Gecko", "Pickle",
       "Thimble", "Meteor", "Turnip",  "Magpie", "Biscuit", "Noodle", "Kettle", "Puffin"};
constexpr const char *plots[] = {"was asleep in a drawer until somebody shook the desk",
                                 "was wound up by nobody knows whom",
                                 "was found under a market stall and is sold by weight",
                                 "hums in the key of B flat when the moon is full",
                                 "is what the village got after the vote",
                                 "lives behind the third brick from the left",
                                 "came with the furniture"};
constexpr const char *ends[]
    = {"Nobody dares to stop it.", "It prefers to be asked twice.", "It has never been seen and its twin at once.",
       "It counts backwards when it rains.", "It keeps one lamport under its hat."};

// The word at `index` modulo the number of words.
template<std::size_t N> QByteArray pick(const char *const (&words)[N], quint64 index)
{
    return words[index % N];
}

} // namespace

SimulatedCoin SimulatedCoin::at(quint64 index)
{
    // 16 and 17 have no common divisor, so the first 272 pairs are all different.
    const QByteArray first = pick(firsts, index * 5);
    const QByteArray second = pick(seconds, index * 3 + 1);
    const quint64 round = index / (std::size(firsts) * std::size(seconds));
    const QByteArray generation = round == 0 ? QByteArray() : QByteArray::number(round + 1);
    SimulatedCoin coin;
    coin.name = first + ' ' + second + (generation.isEmpty() ? generation : ' ' + generation);
    coin.symbol = first.left(1).toUpper() + second.toUpper() + generation;
    coin.picture = coinPicture(index);
    const QByteArray description = "The " + coin.name + ' ' + pick(plots, index) + ". " + pick(ends, index);
    JsonWriter metadata;
    metadata.beginObject();
    metadata.key("createdOn").plain("sandbox");
    metadata.key("description").string(QByteArrayView(description));
    metadata.key("image").string(QByteArrayView((ipfsScheme + rawCid(coin.picture)).toLatin1()));
    metadata.key("name").string(QByteArrayView(coin.name));
    metadata.key("showName").boolean(true);
    metadata.key("symbol").string(QByteArrayView(coin.symbol));
    metadata.endObject();
    coin.metadata = metadata.take();
    coin.uri = (ipfsScheme + rawCid(coin.metadata)).toLatin1();
    return coin;
}

} // namespace curvedesk::sandbox

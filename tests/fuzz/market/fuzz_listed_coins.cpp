// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/ListedCoins.h"
#include "core/solana/Address.h"
#include "tests/fuzz/FuzzInput.h"

#include <QSet>

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(listed_coins, data, size)
{
    const Result<QList<ListedCoin>> coins = listedCoins::decode(fuzz::view(data, size));
    if (!coins) {
        require(coins.error().code == ErrorCode::Damaged, "a bad listing is damage");
        return 0;
    }
    require(coins->size() <= listedCoins::maxCoins, "a listing is bounded");
    QSet<QString> mints;
    for (const ListedCoin &coin : *coins) {
        require(Address::fromBase58(coin.mint).has_value(), "a mint is an address");
        mints.insert(coin.mint);
        require(coin.description.size() <= listedCoins::maxText, "texts are bounded");
        for (const QString &link : {coin.twitter, coin.telegram, coin.website, coin.imageUri})
            require(link.isEmpty() || link.startsWith(u"https://", Qt::CaseInsensitive), "links are https");
    }
    require(mints.size() == coins->size(), "every coin once");
    return 0;
}

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"
#include "core/metadata/ImageCheck.h"
#include "core/service/market/MarketServicePrivate.h"

// What a public listing adds to the market: coins to look at, words and images. Never a number.
namespace curvedesk {

namespace {

constexpr qsizetype coinsPerRead = 33; // a read takes 100 accounts

} // namespace

void MarketService::useDirectory(TokenDirectory *directory)
{
    d->directory = directory;
    if (directory == nullptr) {
        d->listing.stop();
        return;
    }
    d->listing.start();
    const auto running = readListing();
}

Task<int> MarketService::readListing()
{
    if (d->directory == nullptr || !d->store)
        co_return 0;
    const auto coins = co_await d->directory->coins();
    if (!coins)
        co_return failure(coins.error());
    d->listed.clear();
    QStringList unseen;
    for (const ListedCoin &coin : *coins) {
        d->listed.insert(coin.mint, coin);
        if (!d->store->token(coin.mint))
            unseen.append(coin.mint);
    }
    int added = 0;
    while (!unseen.isEmpty()) {
        const QStringList mints = unseen.first(std::min(unseen.size(), coinsPerRead));
        unseen = unseen.sliced(mints.size());
        auto found = co_await readCoins(mints);
        if (!found)
            co_return failure(found.error());
        found->removeIf([](const CoinOnChain &coin) { return coin.summary.bondingCurve.isEmpty(); });
        const auto changes = d->store->describe(*found);
        if (!changes)
            co_return failure(changes.error());
        d->announce(*this, *changes);
        added += static_cast<int>(found->size());
    }
    co_return added;
}

Task<TokenDetails> MarketService::withListing(TokenDetails details)
{
    const ListedCoin coin = d->listed.value(details.summary.mint);
    details.description = coin.description;
    details.twitter = coin.twitter;
    details.telegram = coin.telegram;
    details.website = coin.website;
    details.imageUri = coin.imageUri;
    if (d->directory == nullptr || coin.imageUri.isEmpty())
        co_return details;
    const auto image = co_await d->directory->bytes(coin.imageUri, maxImageBytes);
    if (image && checkImageHeader(*image))
        details.image = *image;
    co_return details;
}

} // namespace curvedesk

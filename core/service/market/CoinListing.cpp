// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/CoinListing.h"

#include "core/market/TokenDirectory.h"
#include "core/metadata/ImageCheck.h"

#include <QPointer>

namespace curvedesk {

CoinListing::CoinListing()
{
    m_timer.setInterval(std::chrono::minutes(5));
    connect(&m_timer, &QTimer::timeout, this, [this] { read(); });
}

void CoinListing::useDirectory(TokenDirectory *directory)
{
    m_directory = directory;
    if (directory == nullptr) {
        m_timer.stop();
        return;
    }
    m_timer.start();
    read();
}

QCoro::Task<> CoinListing::read()
{
    const QPointer<CoinListing> self(this);
    const TokenDirectory *const asked = m_directory;
    const auto coins = co_await m_directory->coins();
    if (!coins || !self || m_directory != asked)
        co_return;
    m_coins.clear();
    QStringList mints;
    for (const ListedCoin &coin : *coins) {
        m_coins.insert(coin.mint, coin);
        mints.append(coin.mint);
    }
    emit listed(mints);
}

Task<TokenDetails> CoinListing::fillIn(TokenDetails details)
{
    const ListedCoin coin = m_coins.value(details.summary.mint);
    details.description = coin.description;
    details.twitter = coin.twitter;
    details.telegram = coin.telegram;
    details.website = coin.website;
    details.imageUri = coin.imageUri;
    if (m_directory == nullptr || !m_directory->showsImages() || coin.imageUri.isEmpty())
        co_return details;
    constexpr qint64 mostBytes = 4 * 1024 * 1024;
    const auto image = co_await m_directory->bytes(coin.imageUri, mostBytes);
    if (image && checkImageHeader(*image))
        details.image = *image;
    co_return details;
}

} // namespace curvedesk
#include "moc_CoinListing.cpp"

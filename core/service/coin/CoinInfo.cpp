// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/CoinInfo.h"

#include "core/base/Utf8.h"
#include "core/solana/Programs.h"

namespace curvedesk::coinInfo {

namespace {

constexpr int metaplexMetadataKey = 4;
constexpr int fungibleStandard = 2;

// UTF-8 as text, without the NULs at its end, with which Metaplex pads; bytes that are no UTF-8 become U+FFFD.
QString text(const QByteArray &bytes)
{
    const QString decoded = exactText(bytes);
    qsizetype end = decoded.size();
    while (end > 0 && decoded[end - 1] == QChar(u'\0'))
        --end;
    return decoded.first(end);
}

} // namespace

TokenInfo of(const MetaplexMetadata &metadata)
{
    TokenInfo info;
    info.key = metadata.key;
    info.updateAuthority = metadata.updateAuthority.toBase58();
    info.mint = metadata.mint.toBase58();
    info.name = text(metadata.name);
    info.symbol = text(metadata.symbol);
    info.uri = text(metadata.uri);
    info.sellerFeeBasisPoints = metadata.sellerFeeBasisPoints;
    if (metadata.creators) {
        QList<TokenInfo::Creator> creators;
        for (const MetaplexMetadata::Creator &each : *metadata.creators)
            creators.append({each.address.toBase58(), each.verified, each.share});
        info.creators = std::move(creators);
    }
    info.primarySaleHappened = metadata.primarySaleHappened;
    info.isMutable = metadata.isMutable;
    info.editionNonce = metadata.editionNonce;
    info.tokenStandard = metadata.tokenStandard;
    if (metadata.collection)
        info.collection = TokenInfo::Collection{metadata.collection->verified, metadata.collection->key.toBase58()};
    if (metadata.uses)
        info.uses = TokenInfo::Uses{metadata.uses->useMethod, metadata.uses->remaining, metadata.uses->total};
    info.collectionSize = metadata.collectionSize;
    if (metadata.programmableConfig) {
        info.hasProgrammableConfig = true;
        if (metadata.programmableConfig->ruleSet)
            info.ruleSet = metadata.programmableConfig->ruleSet->toBase58();
    }
    return info;
}

TokenInfo of(const TokenMetadata &metadata, const Address &mint)
{
    TokenInfo info;
    info.key = metaplexMetadataKey;
    info.updateAuthority = metadata.updateAuthority.value_or(programs::system).toBase58();
    info.mint = mint.toBase58();
    info.name = text(metadata.name);
    info.symbol = text(metadata.symbol);
    info.uri = text(metadata.uri);
    info.isMutable = metadata.updateAuthority.has_value();
    info.tokenStandard = fungibleStandard;
    return info;
}

Names namesOf(const MetaplexMetadata &metadata)
{
    return {text(metadata.name), text(metadata.symbol), text(metadata.uri)};
}

Names namesInMint(const QByteArray &mintData)
{
    const Result<std::optional<TokenMetadata>> own = tokenExtensions::metadata(mintData);
    if (!own || !*own)
        return {};
    return {text((*own)->name), text((*own)->symbol), text((*own)->uri)};
}

Names namesIn(const QByteArray &mintData, const QByteArray &metaplexData)
{
    if (!metaplexData.isEmpty()) {
        if (const Result<MetaplexMetadata> metaplex = MetaplexMetadata::decode(metaplexData))
            return namesOf(*metaplex);
    }
    return namesInMint(mintData);
}

} // namespace curvedesk::coinInfo

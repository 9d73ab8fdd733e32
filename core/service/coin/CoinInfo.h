// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/TokenInfo.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenExtensions.h"

/// Name, symbol and other metadata of a coin, decoded from its Metaplex account or Token-2022 mint; asks no cluster.
namespace curvedesk::coinInfo {

/// The metadata of a Metaplex account: addresses in base58, texts without the NULs at their end.
[[nodiscard]] TokenInfo of(const MetaplexMetadata &metadata);
/// The metadata in a Token-2022 mint's own extension, in the same form, with key 4 and token standard 2 as the Metaplex
/// account of a coin has them. Where nobody may update it, the authority is the System program.
[[nodiscard]] TokenInfo of(const TokenMetadata &metadata, const Address &mint);

/// The coin's texts, which are untrusted; empty where the mint has none.
struct Names
{
    QString name;
    QString symbol;
    QString uri;
};
/// The names in a decoded Metaplex account, without the NULs at their end.
[[nodiscard]] Names namesOf(const MetaplexMetadata &metadata);
/// The names in the extension of a Token-2022 mint; empty where it has none or does not decode.
[[nodiscard]] Names namesInMint(const QByteArray &mintData);
/// The names in a Metaplex account's data; where that is empty or does not decode, those in the mint; else empty.
[[nodiscard]] Names namesIn(const QByteArray &mintData, const QByteArray &metaplexData);

} // namespace curvedesk::coinInfo

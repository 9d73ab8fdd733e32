// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/TokenInfo.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenExtensions.h"

/// Name, symbol and other metadata of a coin, from its Metaplex account or from its Token-2022 mint.
namespace curvedesk::coinInfo {

[[nodiscard]] TokenInfo of(const MetaplexMetadata &metadata);
/// The metadata in a Token-2022 mint's own extension, in the same form; fields that it lacks have the values that the
/// API promises.
[[nodiscard]] TokenInfo of(const TokenMetadata &metadata, const Address &mint);

/// The coin's texts, which are untrusted; empty where the mint has none.
struct Names
{
    QString name;
    QString symbol;
    QString uri;
};
[[nodiscard]] Names namesOf(const MetaplexMetadata &metadata);
[[nodiscard]] Names namesInMint(const QByteArray &mintData);
/// Reads the names from the Metaplex account, or from the mint when `metaplexData` is empty or does not decode.
[[nodiscard]] Names namesIn(const QByteArray &mintData, const QByteArray &metaplexData);

} // namespace curvedesk::coinInfo

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/TokenInfo.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenExtensions.h"

/// Name, symbol and other metadata of a coin, from its Metaplex account or from its Token-2022 mint.
namespace curvedesk::coinInfo {

[[nodiscard]] TokenInfo of(const MetaplexMetadata &metadata);
/// The same shape from a Token-2022 mint's own extension, with the fields that it has not set as the API promises.
[[nodiscard]] TokenInfo of(const TokenMetadata &metadata, const Address &mint);

/// Untrusted text; empty where the mint carries none.
struct Names
{
    QString name;
    QString symbol;
    QString uri;
};
[[nodiscard]] Names namesOf(const MetaplexMetadata &metadata);
[[nodiscard]] Names namesInMint(const QByteArray &mintData);
/// From the Metaplex account where there is one (empty: there is none), else from the mint.
[[nodiscard]] Names namesIn(const QByteArray &mintData, const QByteArray &metaplexData);

} // namespace curvedesk::coinInfo

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace curvedesk {

/// A Metaplex token-metadata account (key 4), field by field as the program writes it.
struct MetaplexMetadata
{
    struct Creator
    {
        Address address;
        bool verified = false;
        quint8 share = 0; ///< percent
        bool operator==(const Creator &) const = default;
    };
    struct Collection
    {
        bool verified = false;
        Address key;
        bool operator==(const Collection &) const = default;
    };
    struct Uses
    {
        quint8 useMethod = 0; ///< 0 burn, 1 multiple, 2 single
        quint64 remaining = 0;
        quint64 total = 0;
        bool operator==(const Uses &) const = default;
    };
    struct ProgrammableConfig
    {
        std::optional<Address> ruleSet;
        bool operator==(const ProgrammableConfig &) const = default;
    };

    quint8 key = 4;
    Address updateAuthority;
    Address mint;
    QByteArray name; ///< padding NULs stripped on decode
    QByteArray symbol;
    QByteArray uri;
    quint16 sellerFeeBasisPoints = 0;
    std::optional<QList<Creator>> creators;
    bool primarySaleHappened = false;
    bool isMutable = false;
    std::optional<quint8> editionNonce;
    std::optional<quint8> tokenStandard; ///< 0 NonFungible, 1 FungibleAsset, 2 Fungible, 3 edition, 4 and 5 pNFT
    std::optional<Collection> collection;
    std::optional<Uses> uses;
    std::optional<quint64> collectionSize; ///< CollectionDetails V1
    std::optional<ProgrammableConfig> programmableConfig;

    /// Decodes old, short accounts too, without the last fields. Damaged for another key or damage up to isMutable.
    [[nodiscard]] static Result<MetaplexMetadata> decode(QByteArrayView data);
    /// Encodes with name, symbol and uri padded to 32, 10 and 200 bytes, and the account to `accountSize` (679 as the
    /// program allocates); what is longer stays so.
    [[nodiscard]] QByteArray encode(qsizetype accountSize = 679) const;

    bool operator==(const MetaplexMetadata &) const = default;
};

/// The address of a mint's metadata account, which the Metaplex program derives from the mint's.
[[nodiscard]] Address metaplexMetadataAddress(const Address &mint);

} // namespace curvedesk

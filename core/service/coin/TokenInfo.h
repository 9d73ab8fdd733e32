// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace curvedesk {

/// The metadata for GET /info, from a Metaplex account or a Token-2022 mint.
struct TokenInfo
{
    struct Creator
    {
        QString address;
        bool verified = false;
        int share = 0;
    };
    int key = 4;
    QString updateAuthority; ///< the System program's address when there is none
    QString mint;
    QString name;
    QString symbol;
    QString uri;
    int sellerFeeBasisPoints = 0;
    std::optional<QList<Creator>> creators;
    bool primarySaleHappened = false;
    bool isMutable = false;
    std::optional<int> editionNonce;
    std::optional<int> tokenStandard;
    struct Collection
    {
        bool verified = false;
        QString key;
    };
    std::optional<Collection> collection;
    struct Uses
    {
        int useMethod = 0;
        quint64 remaining = 0;
        quint64 total = 0;
    };
    std::optional<Uses> uses;
    std::optional<quint64> collectionSize;
    bool hasProgrammableConfig = false;
    QString ruleSet; ///< rule set of the programmable config; may be empty
};

} // namespace curvedesk

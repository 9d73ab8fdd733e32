// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/market/ListedCoins.h"
#include "core/market/MarketStore.h"
#include "core/service/market/MarketService.h"

#include <QTimer>

#include <variant>

namespace curvedesk {

class MarketService::Private
{
public:
    Private(QString path, Cluster &chain, MetadataStore &documents, Options asked)
        : options(asked)
        , databasePath(std::move(path))
        , cluster(chain)
        , metadata(documents)
    {
    }

    /// Tells what changed.
    void announce(MarketService &service, const MarketStore::Changes &changes);

    const Options options;
    const QString databasePath;
    Cluster &cluster;
    MetadataStore &metadata;
    std::unique_ptr<MarketStore> store;
    /// What the cluster tells while a catch-up runs; taken in behind it.
    QList<std::variant<QList<LandedTransaction>, QList<Signature>>> waiting;
    bool isCatchingUp = false;
    bool joinsOn = false; ///< nothing is missing between the store's cursor and what lands next
    bool wantsCatchUp = false; ///< the last one failed
    MarketCursor atStart; ///< what was known before anything was read
    QList<MarketStore::Origin> knownAtStart;
    int checksLeft = 6; ///< attempts to find out what a fork took back while nobody listened
    bool nodeRemembers = false; ///< the cluster still has what the market last knew of
    bool isNaming = false;
    QTimer naming;
    QTimer retry;
    TokenDirectory *directory = nullptr;
    QHash<QString, ListedCoin> listed; ///< by mint: the last listing
    QTimer listing;
};

} // namespace curvedesk

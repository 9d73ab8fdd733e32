// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <QList>
#include <QUrl>

#include <optional>

namespace curvedesk::app {

/// The folder below the data directory that belongs to one chain: its wallets, orders and market, and a file that names
/// the chain's genesis. Chains are told apart by their genesis. An endpoint's address, which another chain can take
/// over, only finds the folder while nothing answers.
class ClusterDirectory
{
public:
    /// The folder of the chain `genesis`, else the one that these endpoints served last of those that are tied to no
    /// chain yet; without `genesis` the one that they served last of all. Else a new one. Created when missing; its
    /// files get the endpoints and, where given, `genesis`. Storage, or Damaged when its genesis cannot be read.
    [[nodiscard]] static Result<ClusterDirectory> open(const QString &clustersPath, const QList<QUrl> &endpoints,
                                                       std::optional<Hash> genesis);

    /// The folder's path.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// The chain's genesis; nullopt until bind() ties the folder to it.
    [[nodiscard]] std::optional<Hash> genesis() const { return m_genesis; }

    /// False while the chain that answers may turn out to have another folder: a wallet made here would go out of view.
    [[nodiscard]] bool isSettled() const { return m_genesis || m_isOnly; }

    /// Ties the folder to this chain for good, in a file; writes nothing where it is tied to it already. False when it
    /// belongs to another one, another folder has the chain, or it cannot be written: then nothing in this folder may
    /// be used with the chain.
    [[nodiscard]] bool bind(const Hash &genesis);

private:
    /// A folder that exists and is tied to this genesis; touches no disk. `isOnly`: there was no other folder.
    ClusterDirectory(QString path, std::optional<Hash> genesis, bool isOnly);

    QString m_path;
    std::optional<Hash> m_genesis;
    bool m_isOnly = false;
};

} // namespace curvedesk::app

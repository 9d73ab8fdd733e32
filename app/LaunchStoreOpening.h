// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "core/base/Result.h"

#include <functional>
#include <memory>

namespace curvedesk::app {

/// Makes the stores into which launches put image and metadata, by the options; reads the file of Pinata's token, and
/// asks no network yet. `endpoints`: the chain's own nodes, which may keep documents too. `chain` returns the kind of
/// chain at the time of a launch, `keptToken` Pinata's token in the vault. `local` must outlive the stores.
/// InvalidInput when the Pinata token's file cannot be read or holds none.
[[nodiscard]] Result<std::unique_ptr<LaunchStores>>
openLaunchStores(const MetadataOptions &options, const QList<QUrl> &endpoints, LocalStore &local,
                 std::function<LaunchStores::Chain()> chain,
                 std::function<std::shared_ptr<const SecretBytes>()> keptToken);

/// Writes a simulated coin's picture or metadata to the store's files, after the call returns; only logs a failure.
QCoro::Task<> keepBlock(LocalStore &store, QByteArray block);

} // namespace curvedesk::app

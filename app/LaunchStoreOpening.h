// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "core/base/Result.h"

#include <functional>
#include <memory>

namespace curvedesk::app {

/// Where launches put image and metadata, as the options say. `endpoints`: the chain's own nodes, which may keep
/// documents too. `chain` says on which kind of chain a launch is, at the time it is asked. `local` must outlive the
/// stores. InvalidInput when the Pinata token's file cannot be read or holds none.
[[nodiscard]] Result<std::unique_ptr<LaunchStores>> openLaunchStores(const MetadataOptions &options,
                                                                     const QList<QUrl> &endpoints, LocalStore &local,
                                                                     std::function<LaunchStores::Chain()> chain);

} // namespace curvedesk::app

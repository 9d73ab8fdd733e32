// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/LocalStore.h"

/// Addresses of images and metadata documents that an HTTP client can fetch.
namespace curvedesk::documentAddress {

/// Replaces the URIs of documents that `store` holds by addresses on the server at `serverAddress`, and other ipfs://
/// URIs by addresses of a public gateway. All else stays as it is. `store` must outlive the call.
[[nodiscard]] QCoro::Task<QStringList> fetchable(const LocalStore &store, QString serverAddress, QStringList uris);

} // namespace curvedesk::documentAddress

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk::sandbox {

/// The picture of the crowd's n-th coin: a small creature of its own as a PNG of 64 by 64 pixels. It is the same on
/// every machine, because the coin's address in IPFS follows from it.
[[nodiscard]] QByteArray coinPicture(quint64 index);

} // namespace curvedesk::sandbox

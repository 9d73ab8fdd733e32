// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk::sandbox {

/// The name, symbol, metadata and picture of the crowd's n-th coin.
struct SimulatedCoin
{
    QByteArray name;
    QByteArray symbol;
    QByteArray picture; ///< PNG
    QByteArray metadata; ///< JSON; names the picture by its CID
    QByteArray uri; ///< "ipfs://" and the CID of `metadata`

    /// The coin with this index, the same on every machine.
    [[nodiscard]] static SimulatedCoin at(quint64 index);
};

} // namespace curvedesk::sandbox

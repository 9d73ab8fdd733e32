// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk::sandbox {

/// The name, symbol and metadata of the crowd's n-th coin.
struct SimulatedCoin
{
    QByteArray name;
    QByteArray symbol;
    QByteArray metadata; ///< JSON
    QByteArray uri; ///< "ipfs://" and the CID of `metadata`

    [[nodiscard]] static SimulatedCoin at(quint64 index);
};

} // namespace curvedesk::sandbox

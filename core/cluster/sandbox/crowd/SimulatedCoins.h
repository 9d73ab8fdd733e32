// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk::sandbox {

/// What the crowd calls its n-th coin. Names are made up here.
struct SimulatedCoin
{
    QByteArray name;
    QByteArray symbol;
    QByteArray metadata; ///< the JSON that `uri` is the content address of
    QByteArray uri; ///< ipfs://, CIDv1

    [[nodiscard]] static SimulatedCoin at(quint64 index);
};

/// CIDv1 of a block of raw bytes, as IPFS writes it: "bafkrei..."
[[nodiscard]] QByteArray rawContentId(QByteArrayView bytes);

} // namespace curvedesk::sandbox

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/KingOfTheHill.h"

namespace curvedesk {

QString nextKing(const std::optional<Contender> &reigning, const Contender &highest)
{
    if (reigning && reigning->marketCapLamports >= highest.marketCapLamports)
        return reigning->mint;
    return highest.mint;
}

} // namespace curvedesk

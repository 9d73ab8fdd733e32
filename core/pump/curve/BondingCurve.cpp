// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/BondingCurve.h"

#include "core/solana/Programs.h"

namespace curvedesk {

bool BondingCurve::isSolQuoted() const
{
    return quoteMint.isZero() || quoteMint == programs::wrappedSol;
}

} // namespace curvedesk

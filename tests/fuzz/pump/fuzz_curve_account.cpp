// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveAccount.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(curve_account, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const Result<BondingCurve> curve = curveAccount::decode(bytes);
    if (curve) {
        const Result<BondingCurve> again = curveAccount::decode(curveAccount::encode(*curve));
        require(again && *again == *curve, "encoding keeps every field");
        if (bytes.size() >= curveAccount::fullSize) {
            const Result<BondingCurve> longer = curveAccount::decode(bytes.toByteArray() + "later");
            require(longer && *longer == *curve, "later fields do not matter");
        }
    } else {
        require(curve.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    return 0;
}

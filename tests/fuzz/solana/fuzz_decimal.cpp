// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Decimal.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(decimal, data, size)
{
    const QByteArrayView text = fuzz::view(data, size);
    for (const int decimals : {0, 6, 9}) {
        const Result<quint64> typed = decimal::parse(QString::fromUtf8(text), decimals);
        const Result<quint64> json = decimal::parseJsonNumber(text, decimals);
        if (typed) {
            require(decimal::parse(decimal::format(*typed, decimals), decimals) == typed, "formatting is exact");
            require(!json || *json == *typed, "an amount means the same in JSON");
        }
        if (json)
            require(decimal::parse(decimal::format(*json, decimals), decimals) == json, "formatting is exact");
    }
    return 0;
}

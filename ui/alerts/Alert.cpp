// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/Alert.h"

#include "core/market/MarketTypes.h"
#include "ui/text/AmountText.h"

namespace curvedesk {

void Alert::setCoin(const TokenSummary &coin)
{
    mint = coin.mint;
    symbol = coin.symbol;
    creator = coin.creator;
}

QString Alert::condition() const
{
    switch (kind) {
    case Kind::CapAbove:
        return tr("market cap at or above %1 SOL").arg(amountText::solPlain(bound));
    case Kind::CapBelow:
        return tr("market cap at or below %1 SOL").arg(amountText::solPlain(bound));
    case Kind::PriceAbove:
        return tr("price at or above %1 SOL").arg(amountText::price(bound, 6));
    case Kind::PriceBelow:
        return tr("price at or below %1 SOL").arg(amountText::price(bound, 6));
    case Kind::ProgressAbove:
        return tr("%1 of the curve sold").arg(amountText::progress(bound));
    case Kind::CreatorSells:
        return tr("its creator sells");
    case Kind::KingChanges:
        return tr("another coin becomes king");
    }
    return {};
}

bool Alert::isMetBy(quint64 marketCapLamports, quint64 progressPpm) const
{
    switch (kind) {
    case Kind::CapAbove:
    case Kind::PriceAbove:
        return marketCapLamports >= bound;
    case Kind::CapBelow:
    case Kind::PriceBelow:
        return marketCapLamports <= bound && marketCapLamports > 0; // 0: the price was not read
    case Kind::ProgressAbove:
        return progressPpm >= bound;
    default:
        return false;
    }
}

} // namespace curvedesk

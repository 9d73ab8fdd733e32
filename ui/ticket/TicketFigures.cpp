// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/TicketFigures.h"

#include "core/money/Decimal.h"
#include "ui/text/AmountText.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/widgets/FigureTable.h"

#include <QCoreApplication>

namespace curvedesk::ticketFigures {

using namespace Qt::StringLiterals;

namespace {

constexpr auto minimum = "figureMinimum";
constexpr auto impact = "figureImpact";
constexpr auto protocolFee = "figureProtocolFee";
constexpr auto creatorFee = "figureCreatorFee";
constexpr auto lpFee = "figureLpFee";
constexpr auto networkFee = "figureNetworkFee";
constexpr auto priorityFee = "figurePriorityFee";
constexpr auto accountRent = "figureAccountRent";
constexpr auto otherRent = "figureOtherRent";
constexpr auto wrapping = "figureWrapping";
constexpr auto total = "figureTotal";
constexpr auto poolFee = QT_TRANSLATE_NOOP("TicketFigures", "Pool fee");

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

QString translated(const char *text)
{
    return QCoreApplication::translate("TicketFigures", text);
}

QString totalLabel(TradeMode mode)
{
    return mode == TradeMode::Buy ? translated(QT_TRANSLATE_NOOP("TicketFigures", "You pay at most"))
                                  : translated(QT_TRANSLATE_NOOP("TicketFigures", "You receive at least"));
}

/// The rents beside that of the token account, in lamports.
quint64 otherRents(const CostSheet &sheet)
{
    return sheet.volumeAccumulatorRentLamports + sheet.creatorVaultRentLamports;
}

FigureTable::Figure none()
{
    return {u"–"_s, Tone::Muted, {}, {}};
}

/// The amount, or a dash for none.
FigureTable::Figure orDash(quint64 lamports)
{
    return lamports > 0 ? FigureTable::solFigure(lamports) : none();
}

Tone impactTone(quint64 bps)
{
    return bps >= TicketDraft::dangerImpactBps ? Tone::Error
        : bps >= TicketDraft::warnImpactBps    ? Tone::Warn
                                               : Tone::Normal;
}

} // namespace

void addRows(FigureTable &table)
{
    table.addRow(key(minimum), translated(QT_TRANSLATE_NOOP("TicketFigures", "Minimum received")));
    table.addRow(key(impact), translated(QT_TRANSLATE_NOOP("TicketFigures", "Price impact")));
    table.addRow(key(protocolFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee")));
    table.addRow(key(creatorFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee")));
    table.addRow(key(lpFee), translated(poolFee));
    table.addRow(key(networkFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Network fee")));
    table.addRow(key(priorityFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Priority fee")));
    table.addRow(key(accountRent), translated(QT_TRANSLATE_NOOP("TicketFigures", "Token account rent")));
    table.addRow(key(otherRent), translated(QT_TRANSLATE_NOOP("TicketFigures", "First-trade rents")));
    table.addRow(key(wrapping), translated(QT_TRANSLATE_NOOP("TicketFigures", "Held for a moment")));
    table.addRow(key(total), totalLabel(TradeMode::Buy), true);
}

void show(FigureTable &table, const CostSheet &sheet, const QString &ticker)
{
    const Quote &quote = sheet.quote;
    const bool isBuy = quote.mode == TradeMode::Buy;
    if (isBuy) {
        table.setFigure(key(minimum), FigureTable::tokenFigure(quote.minimumOutRaw, ticker, quote.decimalsOut));
    } else {
        table.setFigure(key(minimum), FigureTable::solFigure(quote.minimumOutRaw));
    }
    table.setFigure(key(impact),
                    {decimal::formatFixed(quote.priceImpactBps, 2), impactTone(quote.priceImpactBps), {}, u"%"_s});
    table.setLabel(key(protocolFee),
                   translated(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee %1"))
                       .arg(amountText::basisPoints(quote.protocolFeeBps)));
    table.setLabel(key(creatorFee),
                   translated(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee %1"))
                       .arg(amountText::basisPoints(quote.creatorFeeBps)));
    table.setFigure(key(protocolFee), FigureTable::solFigure(quote.protocolFeeLamports));
    table.setFigure(key(creatorFee), FigureTable::solFigure(quote.creatorFeeLamports));
    const bool isOnPool = !quote.pool.isEmpty();
    table.setLabel(
        key(lpFee),
        isOnPool
            ? translated(QT_TRANSLATE_NOOP("TicketFigures", "Pool fee %1")).arg(amountText::basisPoints(quote.lpFeeBps))
            : translated(poolFee));
    table.setFigure(key(lpFee), isOnPool ? FigureTable::solFigure(quote.lpFeeLamports) : none());
    table.setFigure(
        key(networkFee),
        FigureTable::solFigure(sheet.networkFeeLamports - qMin(sheet.networkFeeLamports, sheet.priorityFeeLamports)));
    table.setFigure(key(priorityFee), orDash(sheet.priorityFeeLamports));
    table.setFigure(key(accountRent), orDash(sheet.tokenAccountRentLamports));
    table.setFigure(key(otherRent), orDash(otherRents(sheet)));
    FigureTable::Figure held = orDash(sheet.wsolRentLamports);
    held.exact = translated(QT_TRANSLATE_NOOP("TicketFigures",
                                              "Rent of an account for wrapped SOL: it must be in the wallet and comes "
                                              "back within the same transaction."));
    table.setFigure(key(wrapping), held);
    table.setLabel(key(total), totalLabel(quote.mode));
    table.setFigure(key(total), FigureTable::solFigure(isBuy ? sheet.payAtMostLamports : sheet.receiveAtLeastLamports));
}

void hideAmounts(FigureTable &table)
{
    for (const char *name : {minimum, protocolFee, creatorFee, lpFee, total})
        table.setFigure(key(name), {amountText::hidden.toString(), Tone::Muted, {}, {}});
}

void hideUnused(FigureTable &table, const CostSheet &sheet)
{
    const bool isOnPool = !sheet.quote.pool.isEmpty();
    table.setRowVisible(key(lpFee), isOnPool);
    table.setRowVisible(key(otherRent), !isOnPool || otherRents(sheet) > 0);
    table.setRowVisible(key(wrapping), sheet.wsolRentLamports > 0);
}

void clear(FigureTable &table, TradeMode mode)
{
    table.setLabel(key(protocolFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee")));
    table.setLabel(key(creatorFee), translated(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee")));
    table.setLabel(key(lpFee), translated(poolFee));
    table.setLabel(key(total), totalLabel(mode));
    table.clearFigures();
}

} // namespace curvedesk::ticketFigures

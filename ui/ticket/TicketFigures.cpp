// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/TicketFigures.h"

#include "core/money/Decimal.h"
#include "ui/text/AmountText.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/widgets/FigureTable.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

const QString minimum = u"figureMinimum"_s;
const QString impact = u"figureImpact"_s;
const QString protocolFee = u"figureProtocolFee"_s;
const QString creatorFee = u"figureCreatorFee"_s;
const QString lpFee = u"figureLpFee"_s;
const QString networkFee = u"figureNetworkFee"_s;
const QString priorityFee = u"figurePriorityFee"_s;
const QString accountRent = u"figureAccountRent"_s;
const QString otherRent = u"figureOtherRent"_s;
const QString wrapping = u"figureWrapping"_s;
const QString sum = u"figureTotal"_s;

/// The label of the total: what is paid at most or received at least.
QString totalLabel(TradeMode mode)
{
    return mode == TradeMode::Buy ? TicketFigures::tr("You pay at most") : TicketFigures::tr("You receive at least");
}

/// The rents of a first trade beside that of the token account, in lamports.
quint64 otherRents(const CostSheet &sheet)
{
    return sheet.volumeAccumulatorRentLamports + sheet.creatorVaultRentLamports;
}

/// The dash of a row that does not apply.
FigureTable::Figure none()
{
    return {u"–"_s, Tone::Muted, {}, {}};
}

/// The amount, or a dash for none.
FigureTable::Figure orDash(quint64 lamports)
{
    return lamports > 0 ? FigureTable::solFigure(lamports) : none();
}

/// The colour of a price impact, in basis points.
Tone impactTone(quint64 bps)
{
    return bps >= TicketDraft::dangerImpactBps ? Tone::Error
        : bps >= TicketDraft::warnImpactBps    ? Tone::Warn
                                               : Tone::Normal;
}

} // namespace

TicketFigures::TicketFigures(int rowSpacing, int unitWidth)
    : m_costs(new FigureTable(rowSpacing, unitWidth))
    , m_total(new FigureTable(rowSpacing, unitWidth))
{
    m_costs->addRow(minimum, tr("Minimum received"));
    m_costs->addRow(impact, tr("Price impact"));
    m_costs->addRow(protocolFee, tr("Protocol fee"));
    m_costs->addRow(creatorFee, tr("Creator fee"));
    m_costs->addRow(lpFee, tr("Pool fee"));
    m_costs->addRow(networkFee, tr("Network fee"));
    m_costs->addRow(priorityFee, tr("Priority fee"));
    m_costs->addRow(accountRent, tr("Token account rent"));
    m_costs->addRow(otherRent, tr("First-trade rents"));
    m_costs->addRow(wrapping, tr("Held for a moment"));
    m_total->addRow(sum, totalLabel(TradeMode::Buy), true);
    m_total->alignWith(*m_costs);
}

void TicketFigures::show(const CostSheet &sheet, const QString &ticker)
{
    const Quote &quote = sheet.quote;
    const bool isBuy = quote.mode == TradeMode::Buy;
    m_costs->setFigure(minimum,
                       isBuy ? FigureTable::tokenFigure(quote.minimumOutRaw, ticker, quote.decimalsOut)
                             : FigureTable::solFigure(quote.minimumOutRaw));
    m_costs->setFigure(impact,
                       {decimal::formatFixed(quote.priceImpactBps, 2), impactTone(quote.priceImpactBps), {}, u"%"_s});
    m_costs->setLabel(protocolFee, tr("Protocol fee %1").arg(amountText::basisPoints(quote.protocolFeeBps)));
    m_costs->setLabel(creatorFee, tr("Creator fee %1").arg(amountText::basisPoints(quote.creatorFeeBps)));
    m_costs->setFigure(protocolFee, FigureTable::solFigure(quote.protocolFeeLamports));
    m_costs->setFigure(creatorFee, FigureTable::solFigure(quote.creatorFeeLamports));
    const bool isOnPool = !quote.pool.isEmpty();
    m_costs->setLabel(lpFee,
                      isOnPool ? tr("Pool fee %1").arg(amountText::basisPoints(quote.lpFeeBps)) : tr("Pool fee"));
    m_costs->setFigure(lpFee, isOnPool ? FigureTable::solFigure(quote.lpFeeLamports) : none());
    m_costs->setFigure(
        networkFee,
        FigureTable::solFigure(sheet.networkFeeLamports - qMin(sheet.networkFeeLamports, sheet.priorityFeeLamports)));
    m_costs->setFigure(priorityFee, orDash(sheet.priorityFeeLamports));
    m_costs->setFigure(accountRent, orDash(sheet.tokenAccountRentLamports));
    m_costs->setFigure(otherRent, orDash(otherRents(sheet)));
    FigureTable::Figure held = orDash(sheet.wsolRentLamports);
    held.exact = tr("Rent of an account for wrapped SOL: it must be in the wallet and comes "
                    "back within the same transaction.");
    m_costs->setFigure(wrapping, held);
    m_total->setLabel(sum, totalLabel(quote.mode));
    m_total->setFigure(sum, FigureTable::solFigure(isBuy ? sheet.payAtMostLamports : sheet.receiveAtLeastLamports));
}

void TicketFigures::hideAmounts()
{
    const FigureTable::Figure hidden{amountText::hidden.toString(), Tone::Muted, {}, {}};
    for (const QString &name : {minimum, impact, protocolFee, creatorFee, lpFee})
        m_costs->setFigure(name, hidden);
    m_total->setFigure(sum, hidden);
}

void TicketFigures::hideUnused(const CostSheet &sheet)
{
    const bool isOnPool = !sheet.quote.pool.isEmpty();
    m_costs->setRowVisible(lpFee, isOnPool);
    m_costs->setRowVisible(otherRent, !isOnPool || otherRents(sheet) > 0);
    m_costs->setRowVisible(wrapping, sheet.wsolRentLamports > 0);
}

void TicketFigures::clear(TradeMode mode)
{
    m_costs->setLabel(protocolFee, tr("Protocol fee"));
    m_costs->setLabel(creatorFee, tr("Creator fee"));
    m_costs->setLabel(lpFee, tr("Pool fee"));
    m_total->setLabel(sum, totalLabel(mode));
    m_costs->clearFigures();
    m_total->clearFigures();
}

} // namespace curvedesk

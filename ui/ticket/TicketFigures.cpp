// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/TicketFigures.h"

#include "core/money/Decimal.h"
#include "ui/text/AmountText.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/widgets/FigureTable.h"

#include <QCoreApplication>

namespace curvedesk {

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
constexpr auto sum = "figureTotal";
constexpr auto poolFee = QT_TRANSLATE_NOOP("TicketFigures", "Pool fee");

/// The key of a figure's row, as FigureTable takes it.
QString key(const char *name)
{
    return QString::fromLatin1(name);
}

/// The text in the window's language.
QString figureText(const char *text)
{
    return QCoreApplication::translate("TicketFigures", text);
}

/// The label of the total: what is paid at most or received at least.
QString totalLabel(TradeMode mode)
{
    return mode == TradeMode::Buy ? figureText(QT_TRANSLATE_NOOP("TicketFigures", "You pay at most"))
                                  : figureText(QT_TRANSLATE_NOOP("TicketFigures", "You receive at least"));
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
    m_costs->addRow(key(minimum), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Minimum received")));
    m_costs->addRow(key(impact), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Price impact")));
    m_costs->addRow(key(protocolFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee")));
    m_costs->addRow(key(creatorFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee")));
    m_costs->addRow(key(lpFee), figureText(poolFee));
    m_costs->addRow(key(networkFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Network fee")));
    m_costs->addRow(key(priorityFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Priority fee")));
    m_costs->addRow(key(accountRent), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Token account rent")));
    m_costs->addRow(key(otherRent), figureText(QT_TRANSLATE_NOOP("TicketFigures", "First-trade rents")));
    m_costs->addRow(key(wrapping), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Held for a moment")));
    m_total->addRow(key(sum), totalLabel(TradeMode::Buy), true);
    m_total->alignWith(*m_costs);
}

void TicketFigures::show(const CostSheet &sheet, const QString &ticker)
{
    const Quote &quote = sheet.quote;
    const bool isBuy = quote.mode == TradeMode::Buy;
    if (isBuy) {
        m_costs->setFigure(key(minimum), FigureTable::tokenFigure(quote.minimumOutRaw, ticker, quote.decimalsOut));
    } else {
        m_costs->setFigure(key(minimum), FigureTable::solFigure(quote.minimumOutRaw));
    }
    m_costs->setFigure(key(impact),
                       {decimal::formatFixed(quote.priceImpactBps, 2), impactTone(quote.priceImpactBps), {}, u"%"_s});
    m_costs->setLabel(key(protocolFee),
                      figureText(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee %1"))
                          .arg(amountText::basisPoints(quote.protocolFeeBps)));
    m_costs->setLabel(key(creatorFee),
                      figureText(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee %1"))
                          .arg(amountText::basisPoints(quote.creatorFeeBps)));
    m_costs->setFigure(key(protocolFee), FigureTable::solFigure(quote.protocolFeeLamports));
    m_costs->setFigure(key(creatorFee), FigureTable::solFigure(quote.creatorFeeLamports));
    const bool isOnPool = !quote.pool.isEmpty();
    m_costs->setLabel(
        key(lpFee),
        isOnPool
            ? figureText(QT_TRANSLATE_NOOP("TicketFigures", "Pool fee %1")).arg(amountText::basisPoints(quote.lpFeeBps))
            : figureText(poolFee));
    m_costs->setFigure(key(lpFee), isOnPool ? FigureTable::solFigure(quote.lpFeeLamports) : none());
    m_costs->setFigure(
        key(networkFee),
        FigureTable::solFigure(sheet.networkFeeLamports - qMin(sheet.networkFeeLamports, sheet.priorityFeeLamports)));
    m_costs->setFigure(key(priorityFee), orDash(sheet.priorityFeeLamports));
    m_costs->setFigure(key(accountRent), orDash(sheet.tokenAccountRentLamports));
    m_costs->setFigure(key(otherRent), orDash(otherRents(sheet)));
    FigureTable::Figure held = orDash(sheet.wsolRentLamports);
    held.exact = figureText(QT_TRANSLATE_NOOP("TicketFigures",
                                              "Rent of an account for wrapped SOL: it must be in the wallet and comes "
                                              "back within the same transaction."));
    m_costs->setFigure(key(wrapping), held);
    m_total->setLabel(key(sum), totalLabel(quote.mode));
    m_total->setFigure(key(sum),
                       FigureTable::solFigure(isBuy ? sheet.payAtMostLamports : sheet.receiveAtLeastLamports));
}

void TicketFigures::hideAmounts()
{
    const FigureTable::Figure hidden{amountText::hidden.toString(), Tone::Muted, {}, {}};
    for (const char *name : {minimum, impact, protocolFee, creatorFee, lpFee})
        m_costs->setFigure(key(name), hidden);
    m_total->setFigure(key(sum), hidden);
}

void TicketFigures::hideUnused(const CostSheet &sheet)
{
    const bool isOnPool = !sheet.quote.pool.isEmpty();
    m_costs->setRowVisible(key(lpFee), isOnPool);
    m_costs->setRowVisible(key(otherRent), !isOnPool || otherRents(sheet) > 0);
    m_costs->setRowVisible(key(wrapping), sheet.wsolRentLamports > 0);
}

void TicketFigures::clear(TradeMode mode)
{
    m_costs->setLabel(key(protocolFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Protocol fee")));
    m_costs->setLabel(key(creatorFee), figureText(QT_TRANSLATE_NOOP("TicketFigures", "Creator fee")));
    m_costs->setLabel(key(lpFee), figureText(poolFee));
    m_total->setLabel(key(sum), totalLabel(mode));
    m_costs->clearFigures();
    m_total->clearFigures();
}

} // namespace curvedesk

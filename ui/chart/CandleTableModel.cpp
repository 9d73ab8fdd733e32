// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <algorithm>
#include <array>

namespace curvedesk {

CandleTableModel::CandleTableModel(QObject *parent)
    : ColumnModel({{tr("Begins")},
                   {{}, true},
                   {{}, true},
                   {{}, true},
                   {{}, true},
                   {tr("Volume in SOL"), true},
                   {tr("Trades"), true}},
                  parent)
{
    setUnit(PriceUnit::MarketCap);
}

void CandleTableModel::setUnit(PriceUnit unit)
{
    const bool isCap = unit == PriceUnit::MarketCap;
    setTitle(OpenColumn, isCap ? tr("Open cap in SOL") : tr("Open in 10⁻⁹ SOL"));
    setTitle(HighColumn, isCap ? tr("High cap in SOL") : tr("High in 10⁻⁹ SOL"));
    setTitle(LowColumn, isCap ? tr("Low cap in SOL") : tr("Low in 10⁻⁹ SOL"));
    setTitle(CloseColumn, isCap ? tr("Close cap in SOL") : tr("Close in 10⁻⁹ SOL"));
}

void CandleTableModel::setCandles(const QList<Candle> &candles)
{
    // The oldest candles may be gone.
    const auto oldest = candles.isEmpty() ? m_candles.end()
                                          : std::ranges::find(m_candles, candles.first().openTime, &Candle::openTime);
    if (oldest != m_candles.end() && oldest != m_candles.begin()) {
        const auto last = static_cast<int>(m_candles.size()) - 1;
        beginRemoveRows({}, static_cast<int>(m_candles.end() - oldest), last);
        m_candles.erase(m_candles.begin(), oldest);
        endRemoveRows();
    }
    const bool isContinued = !m_candles.isEmpty() && candles.size() >= m_candles.size()
        && candles.first().openTime == m_candles.first().openTime;
    if (!isContinued) {
        beginResetModel();
        m_candles = candles;
        endResetModel();
        return;
    }
    const auto added = static_cast<int>(candles.size() - m_candles.size());
    if (added > 0)
        beginInsertRows({}, 0, added - 1);
    m_candles = candles;
    if (added > 0)
        endInsertRows();
    emit dataChanged(index(added, 0), index(static_cast<int>(rows()) - 1, ColumnCount - 1));
}

QVariant CandleTableModel::cell(const QModelIndex &index, int role) const
{
    const Candle &candle = m_candles.at(m_candles.size() - 1 - index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(candle, index.column());
    case Qt::ToolTipRole:
        if (candle.incomplete)
            return displayText::toolTip(tr("Trades of this time may be missing."));
        return index.column() == TimeColumn ? QVariant(timeText::dateAndClock(candle.openTime * 1000)) : QVariant();
    case ShortTextRole:
        return index.column() == TimeColumn ? QVariant(timeText::dateAndClock(candle.openTime * 1000, false))
                                            : QVariant();
    case CellKindRole:
        return static_cast<int>(CellKind::Number);
    case CellToneRole:
        return static_cast<int>(candle.incomplete                   ? Tone::Warn
                                    : index.column() != CloseColumn ? Tone::Normal
                                    : candle.close >= candle.open   ? Tone::Buy
                                                                    : Tone::Sell);
    default:
        return {};
    }
}

QString CandleTableModel::text(const Candle &candle, int column) const
{
    if (column == TimeColumn)
        return timeText::dateAndClock(candle.openTime * 1000);
    if (column == TradesColumn)
        return QString::number(candle.trades);
    const std::array lamports{candle.open, candle.high, candle.low, candle.close, candle.volumeLamports};
    return amountText::sol(lamports.at(static_cast<std::size_t>(column - OpenColumn)));
}

} // namespace curvedesk
#include "moc_CandleTableModel.cpp"

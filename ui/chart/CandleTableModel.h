// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/chart/PriceAxis.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

/// The candles of a chart as a table, newest first: for readers of the screen, and for exact figures.
class CandleTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, OpenColumn, HighColumn, LowColumn, CloseColumn, VolumeColumn, TradesColumn, ColumnCount };

    explicit CandleTableModel(QObject *parent = nullptr);

    /// Sets the unit of the prices, which the headings name; at first it is the market cap in SOL. The price is that of
    /// a token in 10⁻⁹ SOL: the same figure.
    void setUnit(PriceUnit unit);
    /// Replaces the candles, oldest first; the newest ones change in place.
    void setCandles(const QList<Candle> &candles);

private:
    [[nodiscard]] qsizetype rows() const override { return m_candles.size(); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell; prices, in either unit, and volume have all decimals.
    [[nodiscard]] QString text(const Candle &candle, int column) const;

    QList<Candle> m_candles;
};

} // namespace curvedesk

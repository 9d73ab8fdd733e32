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

    /// Sets the unit of the prices in the headings, with headerDataChanged(); at first it is the market cap in SOL. The
    /// cells stay: the price of a token in 10⁻⁹ SOL is the same figure.
    void setUnit(PriceUnit unit);
    /// Replaces the candles, oldest first; rows that go on are changed, added and removed, else the model is reset.
    void setCandles(const QList<Candle> &candles);

private:
    [[nodiscard]] qsizetype rows() const override { return m_candles.size(); }
    /// Text, tool tip, kind and tone of a cell, by role; invalid for another role.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell; prices, in either unit, and volume have all nine decimals.
    [[nodiscard]] QString text(const Candle &candle, int column) const;

    QList<Candle> m_candles;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

/// The candles of a chart as a table, newest first: for readers of the screen, and for exact figures.
class CandleTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, OpenColumn, HighColumn, LowColumn, CloseColumn, VolumeColumn, TradesColumn, ColumnCount };

    explicit CandleTableModel(QObject *parent = nullptr);

    /// Replaces the candles, oldest first; the newest ones change in place.
    void setCandles(const QList<Candle> &candles);
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] qsizetype rows() const override { return m_candles.size(); }
    /// The text of a cell; amounts are market caps and volume in SOL with all decimals.
    [[nodiscard]] QString text(const Candle &candle, int column) const;

    QList<Candle> m_candles;
};

} // namespace curvedesk

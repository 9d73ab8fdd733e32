// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QWidget>

#include <optional>

class QButtonGroup;

namespace curvedesk {

class AmountEdit;

/// The terms of an order: slippage and priority fee.
class TermsEdit final : public QWidget
{
    Q_OBJECT

public:
    /// `namePrefix`: the start of its controls' object names.
    explicit TermsEdit(const QString &namePrefix);

    /// The slippage in basis points: the typed percentage, which may be above 100, else the chosen preset. InvalidInput
    /// for a typed text that is no number with at most two decimals.
    [[nodiscard]] Result<quint64> slippageBps() const;
    /// The price in micro-lamports per compute unit, rounded down, from the typed fee or chosen preset in SOL and the
    /// units of setUnits(); nullopt: automatic. InvalidInput for a typed text that is no amount.
    [[nodiscard]] Result<std::optional<quint64>> unitPrice() const;
    /// Chooses the preset of this slippage (basis points), or types it; emits changed(), unless it is typed already.
    void setSlippageBps(quint64 bps);
    /// Sets the compute units of the order, by which its fee becomes a price; ignores 0, the same, and up to a tenth
    /// fewer than before. Emits changed() for others, unless the fee is automatic or wrong.
    void setUnits(quint32 units);

signals:
    void changed(); ///< slippageBps() or unitPrice() may have changed

private:
    /// Has a click on a preset empty the field, and a text in the field uncheck the presets, from now on; an emptied
    /// field checks the preset with the id `usual` where none is. All emit changed().
    void connectPresets(QButtonGroup &presets, AmountEdit &field, int usual);
    void buildLayout(const QString &namePrefix); ///< places the controls, with their presets

    QButtonGroup *m_presets;
    AmountEdit *m_slippage;
    QButtonGroup *m_priorities; ///< by lamports; 0: automatic
    AmountEdit *m_priority;
    quint32 m_units; ///< compute units of the order
};

} // namespace curvedesk

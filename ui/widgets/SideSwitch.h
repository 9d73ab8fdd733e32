// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/QuoteTypes.h"

#include <QWidget>

namespace curvedesk {

class SideButton;

/// The switch between Buy and Sell. The chosen side is filled with its colour.
class SideSwitch final : public QWidget
{
    Q_OBJECT

public:
    SideSwitch(); ///< Buy is chosen at first

    [[nodiscard]] TradeMode mode() const;
    void setMode(TradeMode mode); ///< chooses this side; emits modeChanged() if it was the other

signals:
    void modeChanged(curvedesk::TradeMode mode); ///< the user or setMode() chose the other side

protected:
    void paintEvent(QPaintEvent *event) override; ///< the ground behind the two buttons

private:
    SideButton *m_buy;
    SideButton *m_sell;
};

} // namespace curvedesk

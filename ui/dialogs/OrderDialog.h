// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/text/OrderText.h"

namespace curvedesk {

class FigureTable;
class TextLabel;

/// The receipt of an order: its outcome, and the quoted and the moved amounts to the base unit.
class OrderDialog final : public DeskDialog
{
    Q_OBJECT

public:
    OrderDialog(const OrderSummary &order, const QString &walletLabel, orderText::Phase phase, QWidget *parent);

    void setOrder(const OrderSummary &order, orderText::Phase phase);

signals:
    void coinRequested(const QString &mint);

private:
    TextLabel *m_outcome;
    TextLabel *m_detail;
    FigureTable *m_figures;
    TextLabel *m_signature;
};

} // namespace curvedesk

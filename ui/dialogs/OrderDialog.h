// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/text/OrderText.h"

namespace curvedesk {

class Desk;
class FigureTable;
class LinkButton;
class TextLabel;

/// The receipt of an order: its outcome, and the quoted and the moved amounts to the base unit.
class OrderDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `hidesAmounts`: its amounts are not to be shown. May ask the core for trades. `desk` must outlive the sheet.
    OrderDialog(Desk &desk, const OrderSummary &order, const QString &walletLabel, orderText::Phase phase,
                bool hidesAmounts, QWidget *parent);

    /// Shows the order as it is now, in place of the former state, with dots for amounts that are hidden; once it is
    /// known what a trade moved, and unless amounts are hidden, asks the core for its trades, and so its fees.
    void setOrder(const OrderSummary &order, orderText::Phase phase, bool hidesAmounts);
    [[nodiscard]] const OrderSummary &order() const { return m_order; } ///< as it is shown
    /// The receipt as lines of text, as it is shown: amounts that are hidden are dots.
    [[nodiscard]] QString receipt() const;

signals:
    void coinRequested(const QString &mint); ///< the order's coin shall be shown; the sheet closes

private:
    /// Shows what left or came to the wallet, and the rents where the moved amounts are known; hides unknown rows.
    void showBalanceChange();
    /// Asks the core for the order's trades and shows its fees in SOL: the moved amount, which must be known, less what
    /// was traded, or the reverse. The row stays without a known trade, after an error, and while amounts are hidden.
    void askCurveFees();
    /// Asks for a file; once it is chosen, writes the receipt to it, and the button says whether it was written.
    void saveReceipt();

    Desk &m_desk;
    bool m_hidesAmounts = false;
    OrderSummary m_order;
    TextLabel *m_outcome;
    TextLabel *m_detail;
    FigureTable *m_figures;
    TextLabel *m_signature;
    LinkButton *m_save = nullptr; ///< saves the receipt; says whether it did
};

} // namespace curvedesk

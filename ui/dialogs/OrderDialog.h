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
    /// `hidesAmounts`: its amounts are not to be shown. Calls setOrder(). `desk` must outlive the sheet.
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
    /// Adds the buttons that copy the receipt to the clipboard and save it.
    void addReceiptButtons();
    /// Shows what left the wallet or came to it, and the rents; hides the rows where that is not known, of the rents
    /// also where it is not known what the order moved.
    void showBalanceChange();
    /// Asks the core for the trades of an order whose moved amounts are known, and shows its fees in SOL: what it moved
    /// less what was traded, or the other way round. The row stays where no trade of it is known, or after an error.
    void askCurveFees();
    /// Opens a dialog for a file; once one is chosen, writes the receipt to it at once, and the button says whether it
    /// was written.
    void saveReceipt();
    /// Shows in this row the time between two stages, in milliseconds since 1970; a dash where one is 0, not known, or
    /// where the later one is before the other.
    void setSpan(const QString &row, qint64 fromMs, qint64 toMs);
    /// Adds a heading and, below it, the whole address in groups.
    void addAddress(const QString &title, const QString &address, const QString &objectName);

    Desk &m_desk;
    bool m_hidesAmounts = false;
    OrderSummary m_order;
    TextLabel *m_outcome;
    TextLabel *m_detail;
    FigureTable *m_figures;
    TextLabel *m_signature;
    LinkButton *m_save = nullptr;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/transfer/TransferTypes.h"
#include "ui/dialogs/ConfirmingDialog.h"

class QCheckBox;
class QLineEdit;

namespace curvedesk {

class FigureTable;

/// A transfer before it is signed, and its request.
struct SendReview
{
    TransferRequest request;
    TransferSheet sheet;
    QString walletLabel;
    QString network;
    bool hidesAmounts = false; ///< of the wallet; what is signed is shown all the same
};

/// The costs of a transfer, which its form and its confirm sheet share.
namespace sendFigures {
/// Adds the rows of a transfer's costs to the table, without figures.
void addRows(FigureTable &table);
/// Sets the figures of a transfer's costs. Hides the rows that do not apply: for SOL the rent of the recipient's token
/// account and the tokens left, and the rent that comes back where none does.
void show(FigureTable &table, const TransferSheet &sheet);
/// Puts dots for what stays in the wallet, with `isAll` also for what leaves it and arrives, until show() is called.
void hideBalances(FigureTable &table, bool isAll);
} // namespace sendFigures

/// The confirm sheet of a transfer: the whole address, everything that moves, and the instructions read back from the
/// transaction. A recipient that is not known must be read: its last characters are typed again.
class ConfirmSendDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    static constexpr int typedCharacters = 6;

    /// Gives the request the sheet's costs and priority fee, and an idempotency key of its own.
    ConfirmSendDialog(const SendReview &review, QWidget *parent);
    /// Shows all figures, or dots in place of what stays in the wallet; what is signed is shown all the same.
    void setHidesAmounts(bool hides);

signals:
    /// A person agreed to this transfer, costs and idempotency key; nothing is sent yet. Once; the sheet closes next.
    void confirmed(const curvedesk::TransferRequest &request);

private:
    /// Adds the whole address with what is known of it, the network, and the wallet that signs.
    void buildRecipient();
    void buildFigures(); ///< adds the costs and, for a wallet left without SOL or the token, a warning
    void buildSteps(); ///< adds the instructions as they were read back from the transaction, numbered
    /// Adds the box to tick for a dangerous recipient, and the field for the last characters of one never sent to.
    void buildChecks();
    /// Enables the button once the sheet is armed and the checks are done; else its tool tip says what they want.
    void showButton();
    void confirm(); ///< emits confirmed() and closes the sheet as accepted; nothing a second time

    SendReview m_review;
    FigureTable *m_figures = nullptr;
    QLineEdit *m_typed = nullptr; ///< nullptr for a known recipient
    QCheckBox *m_compared = nullptr; ///< nullptr where nothing is dangerous
    PrimaryButton *m_confirm = nullptr;
    bool m_isConfirmed = false;
};

} // namespace curvedesk

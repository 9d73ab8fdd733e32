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
/// Adds the rows of the costs, without figures.
void addRows(FigureTable &table);
/// Shows the figures, and only the rows that apply: of the recipient's token account and the tokens, and of a rent that
/// comes back.
void show(FigureTable &table, const TransferSheet &sheet);
/// Puts amountText::hidden in the place of what stays in the wallet; `isAll`: also of what leaves it, which is all, and
/// of what the recipient gets.
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
    /// Hides what stays in the wallet, or shows it; as SendReview::hidesAmounts.
    void setHidesAmounts(bool hides);

signals:
    /// A person agreed to this transfer at the costs shown, with an idempotency key of its own; nothing is sent yet.
    void confirmed(const curvedesk::TransferRequest &request);

private:
    /// Adds the whole address with what is known of it, the network, and the wallet that signs.
    void buildRecipient();
    /// Adds the costs, and what the wallet is left without.
    void buildFigures();
    /// Adds the instructions as they were read back from the transaction, numbered.
    void buildSteps();
    /// Adds the box to tick for a dangerous recipient, and the field for a new one's last characters.
    void buildChecks();
    /// Enables the button when nothing is missing, else its tool tip says what is.
    void showButton();
    /// Emits confirmed(), once, and closes.
    void confirm();
    /// What the checks still want, as a sentence; empty: nothing. Arming and a click before do not count.
    [[nodiscard]] QString problem() const;

    SendReview m_review;
    FigureTable *m_figures = nullptr;
    QLineEdit *m_typed = nullptr; ///< nullptr for a known recipient
    QCheckBox *m_compared = nullptr; ///< nullptr where nothing is dangerous
    PrimaryButton *m_confirm = nullptr;
    bool m_isConfirmed = false;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/DeskDialog.h"

#include <QTimer>

class QComboBox;
class QLineEdit;

namespace curvedesk {

class AmountEdit;
class Banner;
class ChipButton;
class FigureTable;
class LinkButton;
class PrimaryButton;
class TextLabel;

/// The form of a transfer out of a wallet: what, to whom, how much, and all its costs. It sends only after its confirm
/// sheet was accepted.
class SendDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `mints`: coins that the wallet may hold. `hidesAmounts` true: what it holds is not to be shown.
    SendDialog(Desk &desk, const WalletSummary &wallet, const QStringList &mints, bool hidesAmounts, QWidget *parent);

    static constexpr int typingMs = 200;

private:
    void buildFields();
    /// Ask the desk and show the answer: the tokens that are held, the address book, the balance of the chosen token.
    void askTokens(const QStringList &mints);
    void askContacts();
    void askBalance();
    [[nodiscard]] bool isSol() const; ///< SOL is chosen, no token
    /// The mint; empty for SOL, and while no mint is typed.
    [[nodiscard]] QString token() const;
    /// The transfer in the fields, or the reason why there is none yet.
    [[nodiscard]] Result<TransferRequest> request() const;
    /// Shows the fields of the chosen token, clears the amount, and asks for the token's balance.
    void changeToken();
    /// Forgets sheet, error and banner of the former input, and asks for a new sheet after typingMs.
    void changeRequest();
    void askSheet(); ///< asks for the costs of the transfer in the fields, and shows them
    /// Shows the costs and warnings, or the reason why there are none, and enables or disables the button.
    void showSheet();
    /// Shows the typed address in groups, its name, and the button that changes the address book.
    void showContact();
    /// Adds the recipient to the address book, or removes it, then empties the typed name; asks the costs again.
    void toggleContact();
    void openConfirmSheet();
    /// Sends the confirmed transfer and closes, or shows why not and asks for the costs again.
    void send(const TransferRequest &request);

    Desk &m_desk;
    const WalletSummary m_wallet;
    const bool m_hidesAmounts;
    QList<Contact> m_contacts;
    std::optional<BalanceReply> m_balance; ///< of the chosen token
    std::optional<TransferSheet> m_sheet;
    std::optional<Error> m_error;
    int m_generation = 0; ///< of the request; answers to an earlier one are ignored
    bool m_isSending = false;
    QTimer m_typing;

    QComboBox *m_token;
    QLineEdit *m_mint;
    QComboBox *m_book;
    QLineEdit *m_recipient;
    TextLabel *m_grouped; ///< the whole address in groups, and what is known of it
    QLineEdit *m_contactLabel;
    LinkButton *m_contact; ///< adds the recipient to the address book, or takes it out
    AmountEdit *m_amount;
    ChipButton *m_all;
    TextLabel *m_held;
    FigureTable *m_figures;
    TextLabel *m_warnings;
    Banner *m_banner;
    PrimaryButton *m_review;
};

} // namespace curvedesk

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
class WalletBook;

/// The form of a transfer: what, to whom, how much, and all its costs. Sends only after its confirm sheet was accepted.
class SendDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Asks the core at once for the address book, and with it the cluster for the wallet's SOL and those of `mints`
    /// that it holds. `book` tells whether amounts are hidden. Both references outlive the sheet.
    SendDialog(Desk &desk, WalletBook &book, const WalletSummary &wallet, const QStringList &mints, QWidget *parent);

    static constexpr int typingMs = 200;
    static constexpr int retryMs = 2000; ///< after an error that may pass

private:
    static constexpr int maxContactLabel = 32;
    // Base58 of 32 bytes has 32 to 44 characters.
    static constexpr int leastAddress = 32;
    static constexpr int mostAddress = 44;

    /// Names, lays out and connects all fields; asks for nothing.
    void buildFields();
    /// Has the core read from the cluster, and poll from then on, which of these coins the wallet holds; adds them.
    void askTokens(const QStringList &mints);
    void showHoldings(); ///< names m_holdings in the choice, with their amounts unless those are hidden
    void showHeld(); ///< shows the balance beside the amount: nothing until it is known, dots while it is hidden
    /// Asks the core for its address book, a file, and shows it (none after an error) and the recipient's name.
    void askContacts();
    /// Asks the core, and so the cluster, for the balance of the chosen token, once a whole mint is typed; shows it and
    /// its decimals and asks for costs soon, or shows the error. An answer for another token is dropped.
    void askBalance();
    [[nodiscard]] bool isSol() const; ///< true: SOL is chosen, no token
    /// The chosen mint, or what is typed in its place, whole or not; empty for SOL.
    [[nodiscard]] QString token() const;
    /// The transfer in the fields; InvalidInput with a sentence on what is still missing or wrong.
    [[nodiscard]] Result<TransferRequest> request() const;
    /// Shows the chosen token's fields, clears amount, “All”, balance, banner; asks the core for balance and costs.
    void changeToken();
    void changeRequest(); ///< clears the banner, and forgets and asks as askAgain(), which may focus the recipient
    /// Forgets costs and error, so that the button may give its focus to the recipient; has the core asked for costs in
    /// typingMs, for an unknown balance at once. The banner stays; answers about costs under way are dropped.
    void askAgain();
    /// Asks the core, and so the cluster, for the costs of the transfer in the fields, if there is one; shows them or
    /// the error, unless the fields changed meanwhile. Signs nothing.
    void askSheet();
    /// Keeps the error or none and shows it; after one that may pass asks in retryMs for balance or costs again.
    void showOutcome(const std::optional<Error> &error);
    /// Shows the costs and warnings, or the reason why there are none, and enables or disables the button; a disabled
    /// one gives its focus to the recipient.
    void showSheet();
    /// Shows the typed address in groups, its name, and the button that changes the address book; a hidden one gives
    /// its focus to the recipient.
    void showContact();
    /// Has the core add the recipient to the stored address book by the typed name, or remove it; then empties the
    /// name or shows the error, and asks for book and, in typingMs, costs anew. May give the focus to the recipient.
    void toggleContact();
    /// Opens a ConfirmSendDialog with the costs shown; agreed to, it sends. Nothing without costs or while sending.
    void openConfirmSheet();
    /// Has the core sign, journal and send the confirmed transfer; the button's focus goes to the recipient. Then
    /// closes, or after an error, also one with which it landed, shows it and asks for balance and costs again.
    void send(const TransferRequest &request);

    Desk &m_desk;
    const WalletSummary m_wallet;
    WalletBook &m_own; ///< tells whether amounts are hidden
    QList<Holding> m_holdings; ///< tokens that can be chosen
    QList<Contact> m_contacts;
    std::optional<BalanceReply> m_balance; ///< of the chosen token
    bool m_isAskingBalance = false; ///< of the chosen token
    std::optional<TransferSheet> m_sheet;
    std::optional<Error> m_error;
    int m_generation = 0; ///< of the request; answers to an earlier one are ignored
    bool m_isSending = false;
    QTimer m_typing;
    QTimer m_retry; ///< runs after an error that may pass

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
    TextLabel *m_warnings = nullptr;
    Banner *m_banner = nullptr;
    PrimaryButton *m_review;
};

} // namespace curvedesk

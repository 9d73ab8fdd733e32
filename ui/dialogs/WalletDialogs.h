// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"
#include "ui/dialogs/ConfirmingDialog.h"
#include "ui/state/WalletMark.h"

class QComboBox;
class QLineEdit;

namespace curvedesk {

class Banner;
class Desk;
class PrimaryButton;

/// Asks for a label, creates a wallet, then shows its two secrets in a SecretsDialog.
class CreateWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    CreateWalletDialog(Desk &desk, QWidget *parent); ///< `desk` must outlive the sheet

signals:
    void created(const QString &address); ///< the core has the wallet, and its secrets are shown next

private:
    /// Has the core make and store wallet and API key; emits created(), closes, shows the secrets, or says why not.
    /// Meanwhile the button is disabled, and its focus goes to the label.
    void create();

    Desk &m_desk;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_create;
};

/// Asks for a private key and a label, and imports the wallet. Of the words of another program's wallet it also asks
/// their passphrase and which key: the one with the most money is suggested. Closes when the keys are locked.
class ImportWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ImportWalletDialog(Desk &desk, QWidget *parent); ///< `desk` must outlive the sheet

signals:
    void imported(const QString &address); ///< the core has the wallet; the sheet closes
    void watchRequested(); ///< the user has only an address; the sheet has closed

private:
    [[nodiscard]] bool hasWords() const; ///< true when words were typed, and not a key
    /// Shows the fields that belong to what was typed; names the button's next step, and enables it for a typed key; a
    /// disabled one gives its focus to the key's field.
    void showFields();
    /// True: clears the banner, makes secrets read-only and disables the button, whose focus goes to the key's field;
    /// false: ends that by showFields().
    void setAsking(bool isAsking);
    /// The typed key or words as a secret, without spaces around them.
    [[nodiscard]] std::shared_ptr<const SecretBytes> typedKey() const;
    /// Has the core derive the words' wallets (lamports from the cluster); lists them or an error; focuses the key.
    void findWallets();
    /// Has the core put the key, or that of the chosen wallet of the words, into the vault and add its wallet under the
    /// typed label; then emits imported() and closes, or the banner says why not. The button's focus goes to the key.
    void import();

    Desk &m_desk;
    QLineEdit *m_key;
    QWidget *m_words; ///< what is asked of words only
    QLineEdit *m_passphrase; ///< of the words
    QComboBox *m_found; ///< the wallets of the words, with their paths; empty until they were looked for
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_import;
};

/// Asks for a new label, colour and group of a wallet.
class RenameWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `marks`: of all wallets, whose groups can be chosen. `desk` must outlive the sheet.
    RenameWalletDialog(Desk &desk, const WalletSummary &wallet, const WalletMarks &marks, QWidget *parent);

signals:
    void marked(const curvedesk::WalletMark &mark); ///< the wallet has its new name, and is to have this mark

private:
    /// Has the core store the label; emits marked() with colour and group and closes, or a banner says why not.
    /// Meanwhile the button is disabled, and its focus goes to the label.
    void rename();

    Desk &m_desk;
    QString m_address;
    QLineEdit *m_label;
    QComboBox *m_colour;
    QComboBox *m_group;
    Banner *m_banner;
    PrimaryButton *m_rename;
};

/// Asks for an address without its key, which can be shown and quoted for, and never signs.
class WatchWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    WatchWalletDialog(Desk &desk, QWidget *parent); ///< `desk` must outlive the sheet

signals:
    void watched(const QString &address); ///< the core watches it; the sheet closes

private:
    /// Has the core add the address to the stored wallets; then emits watched() and closes, or the banner says why not.
    /// Meanwhile the button is disabled, and its focus goes to the address.
    void watch();

    Desk &m_desk;
    QLineEdit *m_address;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_watch;
};

/// Asks whether a watched wallet is to leave the list, has the core remove it and closes; else a banner says why not.
class UnwatchWalletDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    UnwatchWalletDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent); ///< `desk` must outlive the sheet
};

/// Shows a wallet's address to receive at: as text, as a code for cameras, and to copy to the clipboard.
class ReceiveDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ReceiveDialog(const WalletSummary &wallet, QWidget *parent); ///< asks nothing
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "ui/dialogs/DeskDialog.h"

class QComboBox;
class QLineEdit;

namespace curvedesk {

class Banner;
class Desk;
class LinkButton;
class PrimaryButton;
class TextLabel;

/// Asks for the vault's passphrase and unlocks it, or, where the keys need protection first, for a new passphrase,
/// twice, or the keychain. A key in the desktop's keychain unlocks the vault without a passphrase.
class PassphraseDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// What it asks for follows from the vault's state now. `desk` must outlive the sheet.
    PassphraseDialog(Desk &desk, QWidget *parent);

private:
    /// Adds a field for a passphrase; the button is enabled once all of them are filled in.
    void addPassphrase(const QString &label, const QString &objectName);
    /// Unlocks the vault with what was typed, or gives it its first passphrase, and empties the fields. Where the new
    /// passphrase differs from its repetition it only says so.
    void tryPassphrase();
    /// Has a new key in the desktop's keychain protect the vault.
    void moveToKeychain();
    /// Accepts the sheet after success, else shows the error; Unauthorized as a wrong passphrase.
    void showOutcome(const Outcome &outcome);
    /// True: the vault is asked; until it answers fields are read-only and buttons disabled. The button that confirms
    /// is disabled also while a field is empty.
    void setTrying(bool isTrying);

    Desk &m_desk;
    const bool m_isNew; ///< the vault gets its first passphrase
    QList<QLineEdit *> m_fields; ///< empty with a key in the keychain
    LinkButton *m_keychain = nullptr;
    Banner *m_banner;
    PrimaryButton *m_confirm;
};

/// The protection of the keys: sets or changes the passphrase, moves between passphrase and keychain, sets the time of
/// auto-lock. A new passphrase or key of the keychain seals all keys anew, so that an older copy of the vault opens
/// nothing that is added later.
class VaultDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Follows the vault's state while it is open. `desk` must outlive the sheet.
    VaultDialog(Desk &desk, QWidget *parent);

signals:
    /// The keys are to lock after this time without use; 0: never.
    void lockMinutesChosen(int minutes);

private:
    void showStatus(); ///< the protection, the fields that it needs, and the time of auto-lock
    /// Has the new passphrase protect the vault and empties the fields; only says so where its repetition differs.
    void changePassphrase();
    /// Has a new key in the desktop's keychain protect the vault; empties the field of the present passphrase.
    void moveToKeychain();
    /// Shows in the banner the sentence `done` after success, else the error; Unauthorized as a wrong passphrase.
    void showOutcome(const Outcome &outcome, const QString &done);
    /// True: the vault is asked; until it answers fields are read-only and buttons disabled, these also while a field
    /// that they need is empty.
    void setTrying(bool isTrying);

    Desk &m_desk;
    bool m_isTrying = false;
    TextLabel *m_status;
    QWidget *m_currentLabel = nullptr;
    QLineEdit *m_current = nullptr;
    QLineEdit *m_new = nullptr;
    QLineEdit *m_again = nullptr;
    LinkButton *m_keychain;
    QComboBox *m_minutes;
    Banner *m_banner;
    PrimaryButton *m_change = nullptr;
};

} // namespace curvedesk

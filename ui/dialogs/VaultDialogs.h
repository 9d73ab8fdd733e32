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
/// twice, or the keychain, which unlocks it without one. While the vault is asked, only Cancel works; focus moves.
class PassphraseDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// What it asks for follows from the vault's state now. `desk` must outlive the sheet.
    PassphraseDialog(Desk &desk, QWidget *parent);

private:
    /// Adds a field for a passphrase; the button is enabled once all of them are filled in.
    void addPassphrase(const QString &label, const QString &objectName);
    /// Has the core unlock the vault with what was typed (without fields: by the keychain), or seal it with its first
    /// passphrase; empties the fields, then closes or shows the error. Where the repetition differs the banner says so.
    void tryPassphrase();
    /// Has the core seal the vault with the keychain's key, made where there is none; then closes or shows the error.
    void moveToKeychain();
    /// Closes the sheet as accepted, or makes the fields writable, shows the error; Unauthorized as wrong passphrase.
    void showOutcome(const Outcome &outcome);
    /// True: the vault is asked; until it answers fields are read-only and the buttons but Cancel disabled. The one
    /// that confirms, whose text follows, is disabled also while a field is empty. A disabled one gives its focus to
    /// the first field, without fields to the sheet. Asks nothing itself.
    void setTrying(bool isTrying);

    Desk &m_desk;
    const bool m_isNew; ///< the vault gets its first passphrase
    QList<QLineEdit *> m_fields; ///< empty with a key in the keychain
    LinkButton *m_keychain = nullptr;
    Banner *m_banner;
    PrimaryButton *m_confirm;
};

/// The protection of the keys, passphrase or keychain, and the time of auto-lock. A new protection seals all keys anew:
/// older copies open nothing added later. While the vault is asked, buttons but Close are disabled; focus moves.
class VaultDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Follows the vault's state while it is open. `desk` must outlive the sheet.
    VaultDialog(Desk &desk, QWidget *parent);

signals:
    /// The user chose after how much time without use the keys are to lock; 0: never. The sheet itself changes nothing.
    void lockMinutesChosen(int minutes);

private:
    void showStatus(); ///< shows protection, its fields and the auto-lock's time; may focus the new passphrase
    /// Has the core seal the vault with the new passphrase, and empties the fields; the banner says how that went.
    /// Where its repetition differs the banner says so, and nothing else happens.
    void changePassphrase();
    /// Has the core seal the vault with the keychain's key, new if there is none; empties the field, shows the outcome.
    void moveToKeychain();
    /// Makes the fields writable again, and shows in the banner the sentence `done` after success, else the error;
    /// Unauthorized as a wrong passphrase. The sheet stays open.
    void showOutcome(const Outcome &outcome, const QString &done);
    /// True: the vault is asked; until it answers fields are read-only and the buttons but Close disabled. A button is
    /// disabled also while a field that it needs is empty; disabled, it gives its focus to the new passphrase. The
    /// default one's text follows. Asks nothing itself.
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

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/wallet/WalletTypes.h"
#include "ui/dialogs/DeskDialog.h"

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
    CreateWalletDialog(Desk &desk, QWidget *parent);

signals:
    void created(const QString &address);

private:
    void create();

    Desk &m_desk;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_create;
};

/// Asks for a private key and a label, and imports the wallet.
class ImportWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ImportWalletDialog(Desk &desk, QWidget *parent);

signals:
    void imported(const QString &address);

private:
    void import();

    Desk &m_desk;
    QLineEdit *m_key;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_import;
};

/// Asks for a new label of a wallet.
class RenameWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    RenameWalletDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent);

private:
    void rename();

    Desk &m_desk;
    QString m_address;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_rename;
};

/// Asks for the vault's passphrase and unlocks it, or, where the keys need protection first, for a new passphrase,
/// twice. A key in the desktop's keychain unlocks the vault without a passphrase.
class PassphraseDialog final : public DeskDialog
{
    Q_OBJECT

public:
    PassphraseDialog(Desk &desk, QWidget *parent);

private:
    void addPassphrase(const QString &label, const QString &objectName);
    void tryPassphrase();
    void showOutcome(const Outcome &outcome);
    void setTrying(bool isTrying);

    Desk &m_desk;
    const bool m_isNew; ///< the vault gets its first passphrase
    QList<QLineEdit *> m_fields; ///< empty with a key in the keychain
    Banner *m_banner;
    PrimaryButton *m_confirm;
};

} // namespace curvedesk

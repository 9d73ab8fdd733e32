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
    /// The user has only an address.
    void watchRequested();

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

/// Asks for an address without its key, which can be shown and quoted for, and never signs.
class WatchWalletDialog final : public DeskDialog
{
    Q_OBJECT

public:
    WatchWalletDialog(Desk &desk, QWidget *parent);

signals:
    void watched(const QString &address);

private:
    void watch();

    Desk &m_desk;
    QLineEdit *m_address;
    QLineEdit *m_label;
    Banner *m_banner;
    PrimaryButton *m_watch;
};

/// Shows a wallet's address to receive at: as text, and as a code for cameras.
class ReceiveDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ReceiveDialog(const WalletSummary &wallet, QWidget *parent);
};

} // namespace curvedesk

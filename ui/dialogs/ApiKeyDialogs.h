// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/ApiKey.h"
#include "ui/dialogs/ConfirmingDialog.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace curvedesk {

class AmountEdit;
class Banner;
class Desk;
class PrimaryButton;
class TextLabel;
class WalletBook;

/// Makes a key of the API, or changes label, rights and limits of one.
class ApiKeyDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `key`: the key to change; nullopt: a new one, for `wallet`. `desk` and `book` must outlive the sheet.
    ApiKeyDialog(Desk &desk, const WalletBook &book, const QString &wallet, const std::optional<ApiKey> &key,
                 QWidget *parent);

private:
    void buildRights();
    void buildWallets(const WalletBook &book, const QString &wallet);
    void buildLimits();
    /// The rights by the fields; a time until the expiry counts from now.
    [[nodiscard]] KeyRights rights() const;
    /// A sentence on what is wrong with the fields; empty when nothing is.
    [[nodiscard]] QString problem() const;
    /// Enables or disables the button, and says what is wrong with the rights or what they allow.
    void showState();
    /// Makes a key, whose text is then shown once, or changes the given one, by the fields; closes, or says why not.
    void save();

    Desk &m_desk;
    std::optional<ApiKey> m_key;
    QLineEdit *m_label;
    QList<QCheckBox *> m_scopes; ///< in the order of keyScopeNames
    QListWidget *m_wallets;
    QList<AmountEdit *> m_limits; ///< order, hour, day, slippage, priority fee
    QComboBox *m_expiry;
    QCheckBox *m_approval;
    TextLabel *m_note = nullptr;
    Banner *m_banner;
    PrimaryButton *m_save = nullptr;
};

/// Asks before it makes a key invalid for good.
class RevokeKeyDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    RevokeKeyDialog(Desk &desk, const ApiKey &key, QWidget *parent);
};

} // namespace curvedesk

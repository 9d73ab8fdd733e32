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

    /// Sets the program, with apiExamples::keyMark in it, that the sheet of a new key offers to copy; empty: none.
    void setExample(const QString &program) { m_example = program; }

    /// Closes the sheet, but not while a key is made: its text is shown only once.
    void reject() override;

private:
    /// Adds the boxes of what the key may do, ticked as the changed key has them; of a new key: read, quote, trade.
    void buildRights();
    /// Adds the list of the wallets of `book` that sign, with ticks at those that the changed key names, for a new one
    /// at `wallet`; what is named and does not sign here is added, ticked, as another wallet. Hidden when empty.
    void buildWallets(const WalletBook &book, const QString &wallet);
    /// Adds the fields of limits, expiry and approval, filled in from the changed key.
    void buildLimits();
    /// The rights by the fields: limits in lamports and basis points, unreadable ones none; a new expiry is from now.
    [[nodiscard]] KeyRights rights() const;
    /// A sentence on what is wrong with the fields; empty when nothing is.
    [[nodiscard]] QString problem() const;
    /// Enables the button, unless problem() is one, and says that or what the rights allow that is dangerous.
    void showState();
    /// Has the core make and store a key by the fields, whose text a SecretsDialog then shows once, or change the given
    /// one; the button is disabled until the answer, its focus goes to the label. Closes then, or shows the error.
    void save();

    Desk &m_desk;
    std::optional<ApiKey> m_key;
    QString m_example;
    QLineEdit *m_label;
    QList<QCheckBox *> m_scopes; ///< in the order of keyScopeNames
    QListWidget *m_wallets;
    QList<AmountEdit *> m_limits; ///< order, hour, day, slippage, priority fee
    QComboBox *m_expiry;
    QCheckBox *m_approval;
    TextLabel *m_note = nullptr;
    Banner *m_banner;
    PrimaryButton *m_save = nullptr;
    bool m_isSaving = false;
};

/// Asks before it has the desk make a key invalid for good; then closes, or shows the error.
class RevokeKeyDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// `desk` must outlive the sheet.
    RevokeKeyDialog(Desk &desk, const ApiKey &key, QWidget *parent);
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"
#include "ui/dialogs/DeskDialog.h"

#include <QTimer>

class QCheckBox;
class QLineEdit;

namespace curvedesk {

class Banner;
class Desk;
class PrimaryButton;
class TextLabel;

/// Shows a private key for half a minute, after the vault's passphrase was typed again (or, where the vault has none,
/// the reader has agreed). Nothing is copied unless the user asks for it.
class ExportKeyDialog final : public DeskDialog
{
    Q_OBJECT

public:
    static constexpr int shownSeconds = 30;

    /// `desk` must outlive the sheet.
    ExportKeyDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent);

private:
    /// Asks the core for the key (a line in the audit log) by the typed passphrase, empties that; shows it or an error.
    void ask();
    void setAsking(bool isAsking); ///< locks the passphrase or the box meanwhile, which would enable the button
    /// Shows the key (base58) and a link that copies it in place of the button; locks the field, starts the countdown.
    void showKey(const std::shared_ptr<const SecretBytes> &key);
    void tick(); ///< counts down by a second; closes the dialog at the end

    Desk &m_desk;
    const QString m_wallet;
    QLineEdit *m_passphrase = nullptr; ///< nullptr: the vault has none
    QCheckBox *m_agreed = nullptr; ///< in its place
    Banner *m_banner;
    PrimaryButton *m_show;
    TextLabel *m_countdown = nullptr;
    QTimer m_second;
    int m_secondsLeft = shownSeconds;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"
#include "ui/dialogs/DeskDialog.h"

class QCheckBox;

namespace curvedesk {

class TextLabel;

/// Shows new secrets. Nothing can show an API key again, so neither Enter nor Esc nor the close button closes the sheet
/// before its box is ticked.
class SecretsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// A new wallet's private key and API key.
    SecretsDialog(const CreatedWallet &wallet, QWidget *parent);
    /// A new API key with this label.
    SecretsDialog(const QString &label, const std::shared_ptr<const SecretBytes> &apiKey, QWidget *parent);

    /// Adds a button that copies `program` to the clipboard, for 15 seconds, with the API key in place of
    /// apiExamples::keyMark. Only where the sheet shows an API key.
    void offerExample(const QString &program);

    /// Closes the sheet as rejected once its box is ticked; before that reddens the hint and focuses the box.
    void reject() override;

private:
    /// Adds a secret, hidden, with its use and buttons to show it and to copy it for 15 seconds; nothing for nullptr.
    void addSecret(const QString &title, const QString &use, const std::shared_ptr<const SecretBytes> &secret,
                   const QString &objectName);
    /// Adds an API key, hidden, with title, use and buttons to show it, to copy it for 15 seconds; nothing for nullptr.
    void addApiKey(const std::shared_ptr<const SecretBytes> &apiKey);
    /// Adds the box to tick and the button that closes, enabled by it; call it last.
    void addDoneButton(const QString &tickText);

    QCheckBox *m_isStored = nullptr;
    TextLabel *m_hint = nullptr;
};

/// Closes the window's sheets in which a secret stands or is about to, those of import and of the vault's protection,
/// and takes a copied secret from the clipboard. True when one closed that shows new secrets this once.
bool closeSecretSheets(const QWidget &window);

} // namespace curvedesk

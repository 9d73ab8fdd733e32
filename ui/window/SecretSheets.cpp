// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/SecretSheets.h"

#include "ui/dialogs/SecretsDialog.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/widgets/SecretField.h"

namespace curvedesk {

bool closeSecretSheets(const QWidget &window)
{
    SecretField::clearClipboard();
    bool isLost = false;
    for (QDialog *sheet : window.findChildren<QDialog *>()) {
        const bool isShownOnce = qobject_cast<SecretsDialog *>(sheet) != nullptr;
        isLost = isLost || isShownOnce;
        // The sheet of a new wallet may wait for its secrets.
        if (isShownOnce || sheet->findChild<SecretField *>() != nullptr
            || qobject_cast<CreateWalletDialog *>(sheet) != nullptr
            || qobject_cast<ImportWalletDialog *>(sheet) != nullptr || qobject_cast<VaultDialog *>(sheet) != nullptr)
            sheet->done(QDialog::Rejected); // reject() of a sheet that is shown once asks for its tick
    }
    return isLost;
}

} // namespace curvedesk

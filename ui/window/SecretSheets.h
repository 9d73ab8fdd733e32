// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

class QWidget;

namespace curvedesk {

/// Closes the window's sheets in which a secret stands or is about to, those of import and of the vault's protection,
/// and takes a copied secret from the clipboard. True when one closed that shows new secrets this once.
bool closeSecretSheets(const QWidget &window);

} // namespace curvedesk

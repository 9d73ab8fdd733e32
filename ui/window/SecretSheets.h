// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

class QWidget;

namespace curvedesk {

/// Closes the window's sheets in which a secret stands, and takes it from the clipboard. True when one of the secrets
/// can be shown nowhere else.
bool closeSecretSheets(const QWidget &window);

} // namespace curvedesk

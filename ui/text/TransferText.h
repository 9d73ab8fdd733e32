// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/transfer/TransferTypes.h"

#include <QStringList>

/// Transfers as text for people.
namespace curvedesk::transferText {

/// An amount of what the sheet sends, in lamports or base units, with its unit: "1 SOL", "120.5 $CFOX".
[[nodiscard]] QString amount(const TransferSheet &sheet, quint64 units);
/// One instruction in words: "System: send 1 SOL from Abcd…WXYZ to Efgh…Qrst".
[[nodiscard]] QString step(const TransferStep &step, const TransferSheet &sheet);
/// What the wallet is left without, in words: it ends with exactly 0 SOL, or its token account is closed; else empty.
[[nodiscard]] QString rest(const TransferSheet &sheet);
/// The warnings that ask for a look at the whole address: it looks like a known one, has no key, was never sent to.
[[nodiscard]] QStringList warnings(const Recipient &recipient);
/// Facts about the recipient that are no danger: its name, that it is the user's own, that it was not used yet.
[[nodiscard]] QString note(const Recipient &recipient);

} // namespace curvedesk::transferText

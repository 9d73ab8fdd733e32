// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

/// Recovery phrases: the words in which wallets write down a key (BIP-0039, English).
namespace curvedesk::mnemonic {

/// The 64-byte seed of 12, 15, 18, 21 or 24 words, with any white space of ASCII and capitals, and of the passphrase
/// that some wallets add (UTF-8; usually empty). InvalidInput: another number of words, a word that is not in the list
/// (the detail has its place, never the word), a wrong checksum, a passphrase not in UTF-8. Internal: no built-in list.
[[nodiscard]] Result<SecretBytes> seedOf(QByteArrayView words, QByteArrayView passphrase);

/// True when `text` has the form of words, valid or not: white space within it, and no '[' (JSON) at its start.
[[nodiscard]] bool isWords(QByteArrayView text);

} // namespace curvedesk::mnemonic

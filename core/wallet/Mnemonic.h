// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

/// The words that wallets write a key down with (BIP-0039, English).
namespace curvedesk::mnemonic {

/// The 64-byte seed of 12 or 24 words, whatever white space and capitals they came with, and the passphrase that some
/// wallets add (UTF-8; usually empty). InvalidInput: another number of words, a word that is not in the list (the
/// detail says which place it has, never the word), a wrong checksum, a passphrase that is no UTF-8.
[[nodiscard]] Result<SecretBytes> seedOf(QByteArrayView words, QByteArrayView passphrase);

/// Whether `text` has the form of words, valid or not, rather than that of a key.
[[nodiscard]] bool isWords(QByteArrayView text);

} // namespace curvedesk::mnemonic

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultEntries.h"
#include "core/wallet/VaultHeader.h"
#include "tests/fuzz/FuzzInput.h"

#include <sodium.h>

using namespace curvedesk;
using fuzz::require;

namespace {

void headerIsSafe(QByteArrayView file)
{
    const Result<VaultHeader> header = VaultHeader::decode(file);
    if (!header) {
        require(header.error().code == ErrorCode::Damaged || header.error().code == ErrorCode::InvalidInput,
                "a bad header is damage or newer");
        return;
    }
    require(header->encode() == file.first(VaultHeader::encodedSize), "a good header encodes to itself");
    if (header->protection == VaultProtection::Passphrase) {
        require(header->cost.isBounded(), "a header cannot ask for too much work");
        return; // trying the passphrase would be the work
    }
    require(!header->unseal(SecretBytes(VaultHeader::keySize)), "a forged seal does not open");
}

void entriesAreSafe(QByteArrayView file, const SecretBytes &key)
{
    const auto entries = vaultEntries::readFormat1(file);
    if (!entries) {
        require(entries.error().code == ErrorCode::Damaged, "bad entries are damage");
        return;
    }
    for (auto entry = entries->cbegin(); entry != entries->cend(); ++entry)
        require(!vaultEntries::open(entry.key(), entry.value(), key), "a forged seal does not open");
}

} // namespace

CURVEDESK_FUZZ_TARGET(vault, data, size)
{
    static const SecretBytes key = vaultEntries::keyFrom(SecretBytes(VaultHeader::keySize));
    const QByteArrayView input = fuzz::view(data, size);
    headerIsSafe(input);
    entriesAreSafe(input, key);
    require(!vaultEntries::open("wallet", input, key), "a forged seal does not open");
    if (input.size() < VaultHeader::encodedSize)
        return 0;
    // With the checksum put right, so that mutations get past it.
    QByteArray fixed = input.toByteArray();
    constexpr qsizetype start = VaultHeader::encodedSize - 16;
    crypto_generichash(reinterpret_cast<unsigned char *>(fixed.data()) + start, 16,
                       reinterpret_cast<const unsigned char *>(fixed.constData()), start, nullptr, 0);
    headerIsSafe(fixed);
    return 0;
}

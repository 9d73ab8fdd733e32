// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultEntries.h"

#include "core/base/Bytes.h"
#include "core/base/TraceWipe.h"
#include "core/wallet/VaultHeader.h"

#include <sodium.h>

namespace curvedesk::vaultEntries {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype nonceSize = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype sealOverhead = nonceSize + crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr qsizetype format1TagSize = 32;
constexpr char derivationContext[crypto_kdf_CONTEXTBYTES + 1] = "CDvaultK";
static_assert(crypto_kdf_KEYBYTES == VaultHeader::keySize);

// The bytes as libsodium takes them, not copied.
const unsigned char *raw(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

// The error of bytes that do not decode or do not open.
tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Damaged, u"the vault file is damaged"_s);
}

} // namespace

SecretBytes keyFrom(const SecretBytes &masterKey)
{
    const TraceWipe wipeTraces;
    SecretBytes key(VaultHeader::keySize);
    crypto_kdf_derive_from_key(key.span().data(), VaultHeader::keySize, 1, derivationContext, masterKey.span().data());
    key.hide();
    return key;
}

QByteArray seal(QByteArrayView name, const SecretBytes &secret, const SecretBytes &key)
{
    const TraceWipe wipeTraces;
    const ShownSecret shown(key);
    QByteArray sealed(static_cast<qsizetype>(secret.span().size()) + sealOverhead, Qt::Uninitialized);
    auto *nonce = reinterpret_cast<unsigned char *>(sealed.data());
    randombytes_buf(nonce, static_cast<std::size_t>(nonceSize));
    crypto_aead_xchacha20poly1305_ietf_encrypt(nonce + nonceSize, nullptr, secret.span().data(), secret.span().size(),
                                               raw(name), static_cast<unsigned long long>(name.size()), nullptr, nonce,
                                               key.span().data());
    return sealed;
}

Result<SecretBytes> open(QByteArrayView name, QByteArrayView sealed, const SecretBytes &key)
{
    const TraceWipe wipeTraces;
    if (sealed.size() < sealOverhead || sealed.size() > sealOverhead + maxSecretSize)
        return damaged();
    SecretBytes secret(static_cast<std::size_t>(sealed.size() - sealOverhead));
    const ShownSecret shown(key);
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        secret.span().data(), nullptr, nullptr, raw(sealed.sliced(nonceSize)),
        static_cast<unsigned long long>(sealed.size() - nonceSize), raw(name),
        static_cast<unsigned long long>(name.size()), raw(sealed), key.span().data());
    if (opened != 0)
        return damaged();
    return secret;
}

Result<QMap<QByteArray, QByteArray>> readFormat1(QByteArrayView file)
{
    if (file.size() < VaultHeader::encodedSize + format1TagSize)
        return damaged();
    ByteReader reader(file.sliced(VaultHeader::encodedSize).chopped(format1TagSize));
    QMap<QByteArray, QByteArray> entries;
    const quint32 count = reader.u32();
    for (quint32 i = 0; i < count && !reader.overran(); ++i) {
        const qsizetype nameSize = reader.u16();
        const QByteArray name = reader.bytes(nameSize).toByteArray();
        const QByteArrayView sealed = reader.lengthPrefixed();
        if (nameSize == 0 || nameSize > maxNameSize || entries.contains(name))
            return damaged();
        entries.insert(name, sealed.toByteArray());
    }
    if (reader.overran() || reader.remaining() != 0)
        return damaged();
    return entries;
}

} // namespace curvedesk::vaultEntries

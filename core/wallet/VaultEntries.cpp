// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultEntries.h"

#include "core/base/Bytes.h"
#include "core/wallet/VaultHeader.h"

#include <sodium.h>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype nonceSize = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype sealOverhead = nonceSize + crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr qsizetype fileTagSize = 32;
constexpr char derivationContext[crypto_kdf_CONTEXTBYTES + 1] = "CDvaultK";
static_assert(crypto_kdf_KEYBYTES == VaultHeader::keySize);

const unsigned char *raw(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

std::array<quint8, fileTagSize> tagOf(QByteArrayView bytes, const SecretBytes &key)
{
    std::array<quint8, fileTagSize> tag{};
    crypto_generichash(tag.data(), tag.size(), raw(bytes), static_cast<unsigned long long>(bytes.size()),
                       key.span().data(), key.span().size());
    return tag;
}

tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Damaged, u"the vault file is damaged"_s);
}

} // namespace

VaultKeys VaultKeys::derive(const SecretBytes &masterKey)
{
    VaultKeys keys{SecretBytes(VaultHeader::keySize), SecretBytes(VaultHeader::keySize)};
    crypto_kdf_derive_from_key(keys.entryKey.span().data(), VaultHeader::keySize, 1, derivationContext,
                               masterKey.span().data());
    crypto_kdf_derive_from_key(keys.fileKey.span().data(), VaultHeader::keySize, 2, derivationContext,
                               masterKey.span().data());
    return keys;
}

Result<VaultEntries> VaultEntries::parse(QByteArrayView file, qsizetype headerSize)
{
    if (file.size() < headerSize + fileTagSize)
        return damaged();
    ByteReader reader(file.sliced(headerSize, file.size() - headerSize - fileTagSize));
    VaultEntries entries;
    const quint32 count = reader.u32();
    for (quint32 i = 0; i < count && !reader.overran(); ++i) {
        const qsizetype nameSize = reader.u16();
        const QByteArray name = reader.bytes(nameSize).toByteArray();
        const QByteArrayView sealed = reader.lengthPrefixed();
        if (nameSize == 0 || nameSize > maxNameSize || sealed.size() < sealOverhead
            || sealed.size() > sealOverhead + maxSecretSize || entries.m_sealed.contains(name))
            return damaged();
        entries.m_sealed.insert(name, sealed.toByteArray());
    }
    if (reader.overran() || reader.remaining() != 0)
        return damaged();
    return entries;
}

bool VaultEntries::isAuthentic(QByteArrayView file, const VaultKeys &keys)
{
    if (file.size() < fileTagSize)
        return false;
    const auto tag = tagOf(file.chopped(fileTagSize), keys.fileKey);
    return sodium_memcmp(tag.data(), file.last(fileTagSize).data(), tag.size()) == 0;
}

QByteArray VaultEntries::encode(QByteArrayView header, const VaultKeys &keys) const
{
    ByteWriter writer(header.size() + 4 + m_sealed.size() * 192 + fileTagSize);
    writer.bytes(header).u32(static_cast<quint32>(m_sealed.size()));
    for (auto entry = m_sealed.cbegin(); entry != m_sealed.cend(); ++entry) {
        writer.u16(static_cast<quint16>(entry.key().size())).bytes(entry.key());
        writer.lengthPrefixed(entry.value());
    }
    writer.array(tagOf(writer.result(), keys.fileKey));
    return std::move(writer).result();
}

QByteArray VaultEntries::seal(const QByteArray &name, const SecretBytes &secret, const VaultKeys &keys)
{
    QByteArray sealed(static_cast<qsizetype>(secret.span().size()) + sealOverhead, Qt::Uninitialized);
    auto *nonce = reinterpret_cast<unsigned char *>(sealed.data());
    randombytes_buf(nonce, static_cast<std::size_t>(nonceSize));
    crypto_aead_xchacha20poly1305_ietf_encrypt(nonce + nonceSize, nullptr, secret.span().data(), secret.span().size(),
                                               raw(name), static_cast<unsigned long long>(name.size()), nullptr, nonce,
                                               keys.entryKey.span().data());
    return sealed;
}

Result<SecretBytes> VaultEntries::open(const QByteArray &name, const VaultKeys &keys) const
{
    const auto entry = m_sealed.constFind(name);
    if (entry == m_sealed.cend())
        return failure(ErrorCode::NotFound, u"the vault has no such entry"_s);
    const QByteArrayView sealed = *entry;
    SecretBytes secret(static_cast<std::size_t>(sealed.size() - sealOverhead));
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        secret.span().data(), nullptr, nullptr, raw(sealed.sliced(nonceSize)),
        static_cast<unsigned long long>(sealed.size() - nonceSize), raw(name),
        static_cast<unsigned long long>(name.size()), raw(sealed), keys.entryKey.span().data());
    if (opened != 0)
        return damaged();
    return secret;
}

QByteArray VaultEntries::replace(const QByteArray &name, const QByteArray &sealed)
{
    const QByteArray before = m_sealed.value(name);
    if (sealed.isNull())
        m_sealed.remove(name);
    else
        m_sealed.insert(name, sealed);
    return before;
}

} // namespace curvedesk

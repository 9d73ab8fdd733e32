// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultHeader.h"

#include "core/base/Bytes.h"
#include "core/base/Sodium.h"

#include <sodium.h>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView magic("CDvault\x1a", 8);
constexpr quint16 currentVersion = 1;
constexpr qsizetype checksumSize = 16;
constexpr qsizetype framingSize = 12; // magic, version, size
constexpr qsizetype maxHeaderSize = 4096;
constexpr quint32 minMemoryKiB = 8;

static_assert(crypto_pwhash_SALTBYTES == 16);
static_assert(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES == 24);
static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == VaultHeader::keySize);
static_assert(crypto_aead_xchacha20poly1305_ietf_ABYTES + VaultHeader::keySize == 48);

const unsigned char *raw(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

std::array<quint8, checksumSize> checksumOf(QByteArrayView bytes)
{
    std::array<quint8, checksumSize> sum{};
    crypto_generichash(sum.data(), sum.size(), raw(bytes), static_cast<unsigned long long>(bytes.size()), nullptr, 0);
    return sum;
}

tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Damaged, u"the vault file is damaged"_s);
}

} // namespace

Result<VaultHeader> VaultHeader::seal(const SecretBytes &masterKey, Protection protection, const SecretBytes &secret)
{
    if (!sodiumReady() || masterKey.span().size() != keySize)
        return failure(ErrorCode::Internal, u"the vault could not be sealed"_s);
    VaultHeader header;
    header.protection = protection;
    if (protection == Protection::Passphrase) {
        header.argonPasses = passes;
        header.argonMemoryKiB = memoryKiB;
        randombytes_buf(header.salt.data(), header.salt.size());
    }
    randombytes_buf(header.nonce.data(), header.nonce.size());
    const Result<SecretBytes> key = header.wrappingKey(secret);
    if (!key)
        return failure(key.error());
    const QByteArray authenticated = header.authenticated();
    crypto_aead_xchacha20poly1305_ietf_encrypt(
        header.sealedMasterKey.data(), nullptr, masterKey.span().data(), keySize, raw(authenticated),
        static_cast<unsigned long long>(authenticated.size()), nullptr, header.nonce.data(), key->span().data());
    return header;
}

Result<SecretBytes> VaultHeader::unseal(const SecretBytes &secret) const
{
    const Result<SecretBytes> key = wrappingKey(secret);
    if (!key)
        return failure(key.error());
    const QByteArray authenticatedBytes = authenticated();
    SecretBytes masterKey(keySize);
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        masterKey.span().data(), nullptr, nullptr, sealedMasterKey.data(), sealedMasterKey.size(),
        raw(authenticatedBytes), static_cast<unsigned long long>(authenticatedBytes.size()), nonce.data(),
        key->span().data());
    if (opened != 0)
        return failure(ErrorCode::Unauthorized, u"wrong passphrase"_s);
    return masterKey;
}

Result<SecretBytes> VaultHeader::wrappingKey(const SecretBytes &secret) const
{
    if (!sodiumReady())
        return failure(ErrorCode::Internal, u"the system has no random source"_s);
    if (protection == Protection::KeyFile) {
        if (secret.span().size() != keySize)
            return failure(ErrorCode::Damaged, u"the vault's key file is damaged"_s);
        return secret.clone();
    }
    SecretBytes key(keySize);
    if (crypto_pwhash(key.span().data(), keySize, secret.view().data(), secret.span().size(), salt.data(), argonPasses,
                      std::size_t{argonMemoryKiB} * 1024, crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        return failure(ErrorCode::Storage, u"there is not enough memory to open the vault"_s);
    return key;
}

QByteArray VaultHeader::authenticated() const
{
    ByteWriter writer(encodedSize);
    writer.bytes(magic).u16(currentVersion).u16(static_cast<quint16>(encodedSize));
    writer.u8(static_cast<quint8>(protection)).u8(0).u8(0).u8(0);
    writer.u32(argonPasses).u32(argonMemoryKiB).array(salt).array(nonce);
    return std::move(writer).result();
}

QByteArray VaultHeader::encode() const
{
    ByteWriter writer(encodedSize);
    writer.bytes(authenticated()).array(sealedMasterKey);
    writer.array(checksumOf(writer.result()));
    return std::move(writer).result();
}

Result<VaultHeader> VaultHeader::decode(QByteArrayView file)
{
    ByteReader framing(file);
    if (framing.bytes(magic.size()) != magic)
        return damaged();
    const quint16 version = framing.u16();
    const qsizetype size = framing.u16();
    if (framing.overran() || size < framingSize + checksumSize || size > maxHeaderSize || size > file.size())
        return damaged();
    const QByteArrayView checked = file.first(size - checksumSize);
    const auto sum = checksumOf(checked);
    if (std::memcmp(sum.data(), file.data() + checked.size(), sum.size()) != 0)
        return damaged();
    if (version > currentVersion)
        return failure(ErrorCode::InvalidInput, u"the vault was written by a newer version of this program"_s);
    if (version != currentVersion || size != encodedSize)
        return damaged();

    ByteReader reader(file.sliced(framingSize));
    VaultHeader header;
    const quint8 protection = reader.u8();
    const bool isPlain = reader.u8() == 0 && reader.u8() == 0 && reader.u8() == 0;
    header.argonPasses = reader.u32();
    header.argonMemoryKiB = reader.u32();
    header.salt = reader.array<16>();
    header.nonce = reader.array<24>();
    header.sealedMasterKey = reader.array<48>();
    if (!isPlain || protection > static_cast<quint8>(Protection::Passphrase))
        return damaged();
    header.protection = static_cast<Protection>(protection);
    // Bounds what a hostile file can make Argon2 spend in memory and time.
    const bool isBounded = header.argonPasses >= 1 && header.argonPasses <= maxPasses
        && header.argonMemoryKiB >= minMemoryKiB && header.argonMemoryKiB <= maxMemoryKiB;
    if (header.protection == Protection::Passphrase && !isBounded)
        return damaged();
    return header;
}

} // namespace curvedesk

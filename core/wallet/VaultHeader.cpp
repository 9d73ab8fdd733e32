// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultHeader.h"

#include "core/base/Bytes.h"
#include "core/base/Sodium.h"
#include "core/base/TraceWipe.h"

#include <sodium.h>

#include <algorithm>
#include <ctime>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView magic("CDvault\x1a", 8);
constexpr quint16 currentVersion = 1;
constexpr qsizetype checksumSize = 16;
constexpr qsizetype framingSize = 12; // magic, version, size
constexpr qsizetype maxHeaderSize = 4096;
constexpr quint32 argonLeastMemoryKiB = 8;
constexpr qint64 wantedMs = 750;
constexpr qint64 cheapMs = 400; // well below `wantedMs`, as measurements differ

static_assert(crypto_pwhash_SALTBYTES == 16);
static_assert(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES == 24);
static_assert(crypto_aead_xchacha20poly1305_ietf_KEYBYTES == VaultHeader::keySize);
static_assert(crypto_aead_xchacha20poly1305_ietf_ABYTES + VaultHeader::keySize == 48);

// The bytes as libsodium takes them, not copied.
const unsigned char *raw(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

// The checksum at the header's end: the BLAKE2b digest of `bytes`, which are all before it.
std::array<quint8, checksumSize> checksumOf(QByteArrayView bytes)
{
    std::array<quint8, checksumSize> sum{};
    crypto_generichash(sum.data(), sum.size(), raw(bytes), static_cast<unsigned long long>(bytes.size()), nullptr, 0);
    return sum;
}

// The error of bytes that are no header.
tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Damaged, u"the vault file is damaged"_s);
}

// Milliseconds that this thread has worked: what a passphrase costs does not depend on what else the machine does.
qint64 workedMs()
{
    timespec time = {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

// The milliseconds of processor time that Argon2 takes at this cost; nullopt when there is not that much memory.
std::optional<qint64> measure(const VaultCost &cost)
{
    std::array<unsigned char, VaultHeader::keySize> key{};
    const std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
    const qint64 begun = workedMs();
    if (!startSodium()
        || crypto_pwhash(key.data(), key.size(), "", 0, salt.data(), cost.passes, std::size_t{cost.memoryKiB} * 1024,
                         crypto_pwhash_ALG_ARGON2ID13)
            != 0)
        return std::nullopt;
    return workedMs() - begun;
}

} // namespace

bool VaultCost::isBounded() const
{
    return passes >= 1 && passes <= maxPasses && memoryKiB >= argonLeastMemoryKiB && memoryKiB <= maxMemoryKiB
        && quint64{passes} * memoryKiB <= maxWorkKiB;
}

VaultCost VaultCost::calibrated()
{
    constexpr quint32 fewest = 3;
    for (quint32 memory = 4 * leastMemoryKiB; memory > leastMemoryKiB; memory /= 2) {
        const std::optional<qint64> one = measure({1, memory});
        const std::optional<qint64> three = one ? measure({3, memory}) : std::nullopt;
        if (!three || *three > wantedMs)
            continue;
        // The first pass includes the time to get the memory from the system.
        const qint64 eachPass = std::max<qint64>((*three - *one) / 2, 1);
        const qint64 passes = fewest + (wantedMs - *three) / eachPass;
        return {static_cast<quint32>(std::clamp<qint64>(passes, fewest, maxPasses)), memory};
    }
    return {fewest, leastMemoryKiB};
}

Result<VaultHeader> VaultHeader::seal(const SecretBytes &masterKey, VaultProtection protection,
                                      const SecretBytes &secret, const VaultCost &cost)
{
    if (!startSodium())
        return failure(ErrorCode::Internal, u"the system has no random source"_s);
    VaultHeader header;
    header.protection = protection;
    if (protection == VaultProtection::Passphrase)
        header.cost = cost;
    randombytes_buf(header.nonce.data(), header.nonce.size());
    return header.around(masterKey, secret);
}

Result<VaultHeader> VaultHeader::atCost(const VaultCost &newCost, const SecretBytes &masterKey,
                                        const SecretBytes &passphrase) const
{
    if (protection != VaultProtection::Passphrase)
        return failure(ErrorCode::Internal, u"the vault has no passphrase"_s);
    VaultHeader header = *this;
    header.cost = newCost;
    return header.around(masterKey, passphrase);
}

Result<VaultHeader> VaultHeader::around(const SecretBytes &masterKey, const SecretBytes &secret) const
{
    const TraceWipe wipeTraces;
    if (!startSodium() || masterKey.span().size() != keySize)
        return failure(ErrorCode::Internal, u"the vault could not be sealed"_s);
    VaultHeader header = *this;
    if (protection == VaultProtection::Passphrase)
        randombytes_buf(header.salt.data(), header.salt.size());
    const Result<SecretBytes> key = header.wrappingKey(secret);
    if (!key)
        return failure(key.error());
    const QByteArray authenticated = header.authenticatedBytes();
    crypto_aead_xchacha20poly1305_ietf_encrypt(
        header.sealedMasterKey.data(), nullptr, masterKey.span().data(), keySize, raw(authenticated),
        static_cast<unsigned long long>(authenticated.size()), nullptr, header.nonce.data(), key->span().data());
    return header;
}

Result<SecretBytes> VaultHeader::unseal(const SecretBytes &secret) const
{
    const TraceWipe wipeTraces;
    const Result<SecretBytes> key = wrappingKey(secret);
    if (!key)
        return failure(key.error());
    const QByteArray authenticated = authenticatedBytes();
    SecretBytes masterKey(keySize);
    const int opened = crypto_aead_xchacha20poly1305_ietf_decrypt(
        masterKey.span().data(), nullptr, nullptr, sealedMasterKey.data(), sealedMasterKey.size(), raw(authenticated),
        static_cast<unsigned long long>(authenticated.size()), nonce.data(), key->span().data());
    if (opened != 0)
        return failure(ErrorCode::Unauthorized, u"wrong passphrase"_s);
    return masterKey;
}

Result<SecretBytes> VaultHeader::wrappingKey(const SecretBytes &secret) const
{
    const TraceWipe wipeTraces;
    if (!startSodium())
        return failure(ErrorCode::Internal, u"the system has no random source"_s);
    if (protection != VaultProtection::Passphrase) {
        if (secret.span().size() != keySize)
            return failure(ErrorCode::Damaged, u"the vault's key is damaged"_s);
        return secret.clone();
    }
    SecretBytes key(keySize);
    if (crypto_pwhash(key.span().data(), keySize, secret.view().data(), secret.span().size(), salt.data(), cost.passes,
                      std::size_t{cost.memoryKiB} * 1024, crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        return failure(ErrorCode::Storage, u"there is not enough memory to open the vault"_s);
    return key;
}

QByteArray VaultHeader::authenticatedBytes() const
{
    ByteWriter writer(encodedSize);
    writer.bytes(magic).u16(currentVersion).u16(static_cast<quint16>(encodedSize));
    writer.u8(static_cast<quint8>(protection)).u8(0).u8(0).u8(0);
    writer.u32(cost.passes).u32(cost.memoryKiB).array(salt).array(nonce);
    return std::move(writer).result();
}

QByteArray VaultHeader::encode() const
{
    ByteWriter writer(encodedSize);
    writer.bytes(authenticatedBytes()).array(sealedMasterKey);
    writer.array(checksumOf(writer.result()));
    return std::move(writer).result();
}

Result<VaultHeader> VaultHeader::decode(QByteArrayView bytes)
{
    ByteReader framing(bytes);
    if (framing.bytes(magic.size()) != magic)
        return damaged();
    const quint16 version = framing.u16();
    const qsizetype size = framing.u16();
    if (framing.overran() || size < framingSize + checksumSize || size > maxHeaderSize || size > bytes.size())
        return damaged();
    const QByteArrayView checked = bytes.first(size - checksumSize);
    const auto sum = checksumOf(checked);
    if (std::memcmp(sum.data(), bytes.data() + checked.size(), sum.size()) != 0)
        return damaged();
    if (version > currentVersion)
        return failure(ErrorCode::InvalidInput, u"the vault was written by a newer version of this program"_s);
    if (version != currentVersion || size != encodedSize)
        return damaged();

    ByteReader reader(bytes.sliced(framingSize));
    VaultHeader header;
    const quint8 protection = reader.u8();
    const bool isPlain = reader.u8() == 0 && reader.u8() == 0 && reader.u8() == 0;
    header.cost.passes = reader.u32();
    header.cost.memoryKiB = reader.u32();
    header.salt = reader.array<16>();
    header.nonce = reader.array<24>();
    header.sealedMasterKey = reader.array<48>();
    if (!isPlain || protection > static_cast<quint8>(VaultProtection::Keychain))
        return damaged();
    header.protection = static_cast<VaultProtection>(protection);
    if (header.protection == VaultProtection::Passphrase && !header.cost.isBounded())
        return damaged();
    return header;
}

Result<OpenedHeader> openHeader(const VaultHeader &header, const SecretBytes &secret,
                                std::optional<VaultCost> fixedCost)
{
    const qint64 begun = workedMs();
    Result<SecretBytes> masterKey = header.unseal(secret);
    if (!masterKey)
        return failure(masterKey.error());
    const bool isCheap = workedMs() - begun < cheapMs || header.cost.memoryKiB < VaultCost::leastMemoryKiB;
    OpenedHeader opened{std::move(*masterKey), header, std::nullopt};
    if (header.protection == VaultProtection::Passphrase && isCheap && !fixedCost) {
        // A failure here is ignored: the old header opens the vault as before.
        if (const Result<VaultHeader> stronger = header.atCost(VaultCost::calibrated(), opened.masterKey, secret))
            opened.stronger = *stronger;
    }
    return opened;
}

Result<OpenedHeader> makeHeader(VaultProtection protection, const SecretBytes &secret,
                                std::optional<VaultCost> fixedCost)
{
    const bool isPassphrase = protection == VaultProtection::Passphrase;
    const VaultCost cost = !isPassphrase ? VaultCost() : fixedCost ? *fixedCost : VaultCost::calibrated();
    SecretBytes masterKey(VaultHeader::keySize);
    randombytes_buf(masterKey.span().data(), masterKey.span().size());
    const Result<VaultHeader> header = VaultHeader::seal(masterKey, protection, secret, cost);
    if (!header)
        return failure(header.error());
    return OpenedHeader{std::move(masterKey), *header, std::nullopt};
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ProgramAddress.h"

#include "core/solana/Programs.h"

#include <sodium.h>

#include <algorithm>

namespace curvedesk {

namespace {

constexpr std::size_t maxSeeds = 16; // the bump included
constexpr qsizetype maxSeedSize = 32;
constexpr char marker[] = "ProgramDerivedAddress";

// The ed25519 base point, compressed: y = 4/5.
constexpr std::array<quint8, 32> basePoint = [] {
    std::array<quint8, 32> out{};
    out.fill(0x66);
    out[0] = 0x58;
    return out;
}();

// Adds the bytes to what is hashed.
void update(crypto_hash_sha256_state &state, QByteArrayView bytes) noexcept
{
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(bytes.data()),
                              static_cast<unsigned long long>(bytes.size()));
}

// True for at most 15 seeds of at most 32 bytes each.
bool seedsAreLegal(std::span<const QByteArrayView> seeds) noexcept
{
    return seeds.size() < maxSeeds
        && std::ranges::all_of(seeds, [](QByteArrayView seed) { return seed.size() <= maxSeedSize; });
}

// The address by a hash that has the seeds and the bump; nullopt when the result is on the curve.
std::optional<Address> finish(crypto_hash_sha256_state state, const Address &program) noexcept
{
    update(state, program.view());
    update(state, QByteArrayView(marker, sizeof marker - 1));
    std::array<quint8, 32> hash;
    crypto_hash_sha256_final(&state, hash.data());
    const Address address(hash);
    if (isOnCurve(address.view()))
        return std::nullopt;
    return address;
}

} // namespace

bool isOnCurve(QByteArrayView bytes32)
{
    if (bytes32.size() != 32)
        return false;
    // The sum is not used: adding only requires that both operands decompress.
    std::array<quint8, 32> sum;
    return crypto_core_ed25519_add(sum.data(), reinterpret_cast<const unsigned char *>(bytes32.data()),
                                   basePoint.data())
        == 0;
}

std::optional<ProgramAddress> findProgramAddress(std::span<const QByteArrayView> seeds, const Address &program)
{
    if (!seedsAreLegal(seeds))
        return std::nullopt;
    crypto_hash_sha256_state common;
    crypto_hash_sha256_init(&common);
    for (const QByteArrayView seed : seeds)
        update(common, seed);
    for (int bump = 255; bump >= 0; --bump) {
        crypto_hash_sha256_state state = common;
        const quint8 byte = static_cast<quint8>(bump);
        crypto_hash_sha256_update(&state, &byte, 1);
        if (const std::optional<Address> address = finish(state, program))
            return ProgramAddress{*address, byte};
    }
    return std::nullopt;
}

ProgramAddress findProgramAddress(std::initializer_list<QByteArrayView> seeds, const Address &program)
{
    const std::optional<ProgramAddress> found = findProgramAddress(std::span(seeds.begin(), seeds.size()), program);
    // Stopping is better than sending money to a wrong address.
    if (!found)
        qFatal("program address seeds written in the source exceed the limits");
    return *found;
}

Address associatedTokenAddress(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return findProgramAddress({owner.view(), tokenProgram.view(), mint.view()}, programs::associatedToken).address;
}

} // namespace curvedesk

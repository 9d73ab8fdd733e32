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
constexpr QByteArrayView marker("ProgramDerivedAddress");

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
    if (seeds.size() >= maxSeeds
        || std::ranges::any_of(seeds, [](QByteArrayView seed) { return seed.size() > maxSeedSize; }))
        return std::nullopt;
    crypto_hash_sha256_state common;
    crypto_hash_sha256_init(&common);
    for (const QByteArrayView seed : seeds)
        update(common, seed);
    for (int bump = 255; bump >= 0; --bump) {
        crypto_hash_sha256_state state = common;
        const char byte = static_cast<char>(bump);
        update(state, {&byte, 1});
        update(state, program.view());
        update(state, marker);
        std::array<quint8, 32> hash;
        crypto_hash_sha256_final(&state, hash.data());
        const Address address(hash);
        if (!isOnCurve(address.view()))
            return ProgramAddress{address, static_cast<quint8>(bump)};
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

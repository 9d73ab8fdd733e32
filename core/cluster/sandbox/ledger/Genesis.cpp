// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/Genesis.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/ledger/GenesisAccounts.h"

#include <sodium.h>

#include <algorithm>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

constexpr Lamports faucetLamports(500'000'000 * lamportsPerSol);

// The genesis hash: SHA-256 over the seed and all accounts, in the order of their addresses.
Hash hashOf(quint64 seed, const AccountMap &accounts)
{
    QList<Address> order = accounts.keys();
    std::sort(order.begin(), order.end());
    ByteWriter writer(64 * 1024);
    writer.u64(seed);
    for (const Address &address : order) {
        const AccountState &state = accounts[address];
        writer.array(address.bytes()).u64(state.lamports.value()).array(state.owner.bytes());
        writer.boolean(state.executable).lengthPrefixed(state.data);
    }
    return sha256(writer.result());
}

} // namespace

Hash sha256(QByteArrayView bytes)
{
    std::array<quint8, Hash::size> out;
    crypto_hash_sha256(out.data(), reinterpret_cast<const unsigned char *>(bytes.data()),
                       static_cast<unsigned long long>(bytes.size()));
    return Hash(out);
}

Keypair faucetKeypair(quint64 seed)
{
    const Hash hash = sha256(ByteWriter(32).bytes("curvedesk sandbox faucet").u64(seed).result());
    return std::move(*Keypair::fromSeed(hash.view())); // the hash has the length of a seed: this cannot fail
}

Result<Genesis> makeGenesis(quint64 seed, quint64 lamportsPerByteYear)
{
    Genesis genesis;
    genesisAccounts::addSysvars(genesis.accounts, lamportsPerByteYear);
    const Outcome configured = genesisAccounts::addConfiguration(genesis.accounts);
    if (!configured)
        return failure(configured.error());
    genesisAccounts::addPrograms(genesis.accounts);
    genesis.accounts.insert(faucetKeypair(seed).address(), {faucetLamports, Address(), {}, false});

    Lamports sum;
    for (const AccountState &state : std::as_const(genesis.accounts)) {
        const std::optional<Lamports> next = sum.plus(state.lamports);
        if (!next)
            return failure(ErrorCode::Damaged, u"the genesis accounts hold more than there can be"_s);
        sum = *next;
    }
    genesis.lamports = sum.value();
    genesis.hash = hashOf(seed, genesis.accounts);
    return genesis;
}

} // namespace curvedesk::sandbox

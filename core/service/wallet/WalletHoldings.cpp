// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk {

namespace {

// A coin between the reads of holdings().
struct Candidate
{
    Address mint;
    AccountState mintState;
    quint8 decimals = 0;
    quint64 raw = 0;
};

// The addresses among the texts, each once, in their order; skips what is no address.
QList<Address> distinct(const QStringList &mints)
{
    QList<Address> addresses;
    QSet<Address> seen;
    for (const QString &text : mints) {
        const Result<Address> mint = Address::fromBase58(text);
        if (mint && !seen.contains(*mint)) {
            seen.insert(*mint);
            addresses.append(*mint);
        }
    }
    return addresses;
}

} // namespace

Task<QList<Holding>> WalletService::holdings(QString wallet, QStringList mints)
{
    const Result<Address> owner = Address::fromBase58(wallet);
    if (!owner)
        co_return walletNotFound();
    const QList<Address> addresses = distinct(mints);
    const Result<QList<std::optional<AccountState>>> mintStates = co_await read(addresses);
    if (!mintStates)
        co_return failure(mintStates.error());
    QList<Candidate> candidates;
    QList<Address> wanted;
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        const auto &state = (*mintStates)[i];
        if (!state || !programs::isTokenProgram(state->owner))
            continue;
        const Result<MintAccount> mint = MintAccount::decode(state->data);
        if (!mint)
            continue;
        candidates.append({addresses[i], *state, mint->decimals, 0});
        const Address tokenAccount = associatedTokenAddress(*owner, addresses[i], state->owner);
        wanted << pumpAddresses::bondingCurve(addresses[i]) << tokenAccount;
        if (m_own.contains(*owner))
            m_balances.addTokenAccount(tokenAccount);
    }
    const Result<QList<std::optional<AccountState>>> pairs = co_await read(wanted);
    if (!pairs)
        co_return failure(pairs.error());
    QList<Candidate> held;
    QList<Address> metaplex;
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        const auto &curve = (*pairs)[2 * i];
        const auto &account = (*pairs)[2 * i + 1];
        if (!curve || curve->owner != pumpAddresses::program || !account
            || account->owner != candidates[i].mintState.owner)
            continue;
        const Result<TokenAccount> tokens = TokenAccount::decode(account->data);
        if (!tokens || tokens->owner != *owner || tokens->amount.isZero())
            continue;
        Candidate candidate = candidates[i];
        candidate.raw = tokens->amount.value();
        metaplex.append(metaplexMetadataAddress(candidate.mint));
        held.append(std::move(candidate));
    }
    const Result<QList<std::optional<AccountState>>> names = co_await read(metaplex);
    if (!names)
        co_return failure(names.error());
    QList<Holding> holdings;
    for (qsizetype i = 0; i < held.size(); ++i) {
        const auto &metadata = (*names)[i];
        const bool isMetaplex = metadata && metadata->owner == programs::metaplexMetadata;
        const coinInfo::Names text
            = coinInfo::namesIn(held[i].mintState.data, isMetaplex ? metadata->data : QByteArray());
        holdings.append({held[i].mint.toBase58(), text.name, text.symbol, held[i].raw, held[i].decimals});
    }
    co_return holdings;
}

} // namespace curvedesk

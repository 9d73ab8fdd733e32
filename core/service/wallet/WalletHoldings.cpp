// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype knownAccountsKept = 100'000;

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

// The tokens of an account; nullopt unless it is one of this wallet for this mint: the owner of an account at the
// wallet's associated address can have given it away.
std::optional<TokenAmount> tokensOf(const std::optional<AccountState> &state, const Address &wallet,
                                    const Address &mint)
{
    if (!state || !programs::isTokenProgram(state->owner))
        return std::nullopt;
    const Result<TokenAccount> account = TokenAccount::decode(state->data);
    if (!account || account->owner != wallet || account->mint != mint)
        return std::nullopt;
    return account->amount;
}

} // namespace

Task<BalanceReply> WalletService::balance(QString token, QString wallet)
{
    const bool native = token == u"SOL"_s || token == programs::wrappedSol.toBase58();
    const Result<Address> mint = native ? Result<Address>(programs::wrappedSol) : mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    const Result<Address> owner = Address::fromBase58(wallet);
    QList<Address> wanted{*mint};
    bool isKnown = false;
    if (owner) {
        wanted.append(*owner);
        if (!native) {
            // The mint's token program decides the address: both are read until it is known.
            const auto known = m_tokenAccounts.constFind({*owner, *mint});
            isKnown = known != m_tokenAccounts.constEnd();
            if (isKnown)
                wanted.append(*known);
            else
                wanted << associatedTokenAddress(*owner, *mint, programs::token)
                       << associatedTokenAddress(*owner, *mint, programs::token2022);
        }
    }
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(wanted);
    if (!accounts)
        co_return failure(accounts.error());
    if (native) {
        if (!owner)
            co_return walletNotFound();
        if (const auto &account = accounts->last(); account)
            co_return BalanceReply{account->lamports.value(), solDecimals};
        const Result<std::optional<TokenAmount>> listed = co_await listedTokens(*owner, *mint);
        if (!listed)
            co_return failure(listed.error());
        if (!*listed)
            co_return walletNotFound();
        co_return BalanceReply{0, solDecimals};
    }
    const auto &mintState = accounts->first();
    if (!mintState || !programs::isTokenProgram(mintState->owner))
        co_return tokenNotFound();
    const Result<MintAccount> decoded = MintAccount::decode(mintState->data);
    if (!decoded || !decoded->isInitialized)
        co_return tokenNotFound();
    if (!owner)
        co_return walletNotFound();
    if (!isKnown) {
        if (m_tokenAccounts.size() >= knownAccountsKept)
            m_tokenAccounts.clear();
        m_tokenAccounts.insert({*owner, *mint}, wanted[mintState->owner == programs::token ? 2 : 3]);
    }
    bool exists = false;
    for (qsizetype i = 1; i < accounts->size(); ++i) {
        const auto &account = (*accounts)[i];
        exists = exists || account.has_value();
        if (!account || account->owner != mintState->owner)
            continue;
        if (const auto tokens = tokensOf(account, *owner, *mint))
            co_return BalanceReply{tokens->value(), decoded->decimals};
    }
    const Result<std::optional<TokenAmount>> listed = co_await listedTokens(*owner, *mint);
    if (!listed)
        co_return failure(listed.error());
    if (!exists && !*listed)
        co_return walletNotFound();
    co_return BalanceReply{listed->value_or(TokenAmount()).value(), decoded->decimals};
}

Task<std::optional<TokenAmount>> WalletService::listedTokens(Address owner, Address mint)
{
    const Result<QList<Address>> listed = co_await m_cluster.tokenAccounts(owner);
    if (!listed)
        co_return failure(listed.error());
    if (listed->isEmpty())
        co_return std::nullopt;
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(*listed);
    if (!accounts)
        co_return failure(accounts.error());
    TokenAmount sum;
    for (const auto &account : *accounts) {
        const std::optional<TokenAmount> more = sum.plus(tokensOf(account, owner, mint).value_or(TokenAmount()));
        if (!more)
            co_return failure(ErrorCode::UpstreamRejected, u"the wallet has more tokens than any coin can have"_s);
        sum = *more;
    }
    co_return sum;
}

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

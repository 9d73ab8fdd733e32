// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/RpcAccountFilter.h"
#include "core/server/RpcAccountJson.h"
#include "core/server/SandboxRpc.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxAccounts = 100;

tl::unexpected<RpcFailure> notATokenAccount()
{
    return RpcFailure::invalidParams(u"Invalid param: not a Token account"_s);
}

tl::unexpected<RpcFailure> notAMint()
{
    return RpcFailure::invalidParams(u"Invalid param: not a Token mint"_s);
}

bool isTokenProgram(const Address &address)
{
    return address == programs::token || address == programs::token2022;
}

} // namespace

RpcResult SandboxRpc::accountJson(const RpcCall &call, const Address &address, const rpcAccountJson::Form &form) const
{
    const auto find = [&](const Address &other) { return m_ledger.account(other, call.slot()); };
    const AccountState *account = find(address);
    return account == nullptr ? RpcResult(QByteArrayLiteral("null")) : rpcAccountJson::account(*account, form, find);
}

RpcResult SandboxRpc::getBalance(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    return withContext(call, QByteArray::number(account ? account->lamports.value() : 0));
}

RpcResult SandboxRpc::getAccountInfo(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto form = rpcAccountJson::form(call.config(1));
    if (!form)
        return tl::unexpected(form.error());
    const RpcResult json = accountJson(call, *address, *form);
    return json ? RpcResult(withContext(call, *json)) : json;
}

RpcResult SandboxRpc::getMultipleAccounts(const RpcCall &call) const
{
    const auto list = call.list(0, maxAccounts);
    if (!list)
        return tl::unexpected(list.error());
    const auto form = rpcAccountJson::form(call.config(1));
    if (!form)
        return tl::unexpected(form.error());
    QByteArray values = "[";
    for (const QJsonValue &value : *list) {
        const auto address = rpcAddress(value);
        if (!address)
            return tl::unexpected(address.error());
        const RpcResult json = accountJson(call, *address, *form);
        if (!json)
            return json;
        if (values.size() > 1)
            values += ',';
        values += *json;
    }
    return withContext(call, values + ']');
}

RpcResult SandboxRpc::getProgramAccounts(const RpcCall &call) const
{
    const auto program = call.address(0);
    if (!program)
        return tl::unexpected(program.error());
    const QJsonObject config = call.config(1);
    const auto form = rpcAccountJson::form(config);
    if (!form)
        return tl::unexpected(form.error());
    const auto filters = RpcAccountFilter::readAll(config);
    if (!filters)
        return tl::unexpected(filters.error());
    QList<Address> found;
    const auto consider = [&](const Address &address, const AccountState &state) {
        if (state.owner == *program && std::ranges::all_of(*filters, [&](const RpcAccountFilter &filter) {
                return filter.matches(state.data);
            }))
            found.append(address);
    };
    const sandbox::AccountMap &accounts = m_ledger.accounts();
    const auto past = m_ledger.changedSince(call.slot());
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it) {
        if (!past.contains(it.key()))
            consider(it.key(), *it);
    }
    for (auto it = past.cbegin(); it != past.cend(); ++it) {
        if (*it)
            consider(it.key(), **it);
    }
    const RpcResult entries = keyedAccounts(call, found, *form);
    return entries && config.value(u"withContext").toBool() ? RpcResult(withContext(call, *entries)) : entries;
}

RpcResult SandboxRpc::keyedAccounts(const RpcCall &call, const QList<Address> &addresses,
                                    const rpcAccountJson::Form &form) const
{
    QByteArray entries = "[";
    for (const Address &address : addresses) {
        const RpcResult json = accountJson(call, address, form);
        if (!json)
            return json;
        if (entries.size() > 1)
            entries += ',';
        entries += R"({"pubkey":")" + address.toBase58().toLatin1() + R"(","account":)" + *json + '}';
    }
    return entries + ']';
}

RpcResult SandboxRpc::getTokenAccountsByOwner(const RpcCall &call) const
{
    const auto owner = call.address(0);
    if (!owner)
        return tl::unexpected(owner.error());
    const QJsonObject filter = call.config(1);
    const bool byMint = filter.contains(u"mint");
    const auto wanted = rpcAddress(filter.value(byMint ? u"mint" : u"programId"));
    if (!wanted)
        return tl::unexpected(wanted.error());
    if (!byMint && !isTokenProgram(*wanted))
        return RpcFailure::invalidParams(u"Invalid param: unrecognized Token program id"_s);
    if (byMint && m_ledger.account(*wanted, call.slot()) == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto form = rpcAccountJson::form(call.config(2));
    if (!form)
        return tl::unexpected(form.error());

    // Whose they are now, and whatever has changed hands or gone since the slot that is asked for.
    QList<Address> candidates = m_ledger.tokenAccountsOf(*owner);
    const auto past = m_ledger.changedSince(call.slot());
    for (auto it = past.cbegin(); it != past.cend(); ++it) {
        if (!candidates.contains(it.key()))
            candidates.append(it.key());
    }
    QList<Address> found;
    for (const Address &address : std::as_const(candidates)) {
        const AccountState *account = m_ledger.account(address, call.slot());
        if (account == nullptr || !isTokenProgram(account->owner))
            continue;
        const auto token = TokenAccount::decode(account->data);
        if (token && token->owner == *owner && (byMint ? token->mint == *wanted : account->owner == *wanted))
            found.append(address);
    }
    const RpcResult entries = keyedAccounts(call, found, *form);
    return entries ? RpcResult(withContext(call, *entries)) : entries;
}

RpcResult SandboxRpc::getTokenAccountBalance(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    if (account == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto token = TokenAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !token)
        return notATokenAccount();
    const AccountState *mintAccount = m_ledger.account(token->mint, call.slot());
    if (mintAccount == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto mint = MintAccount::decode(mintAccount->data);
    if (!mint)
        return notAMint();
    return withContext(call, rpcAccountJson::tokenAmount(token->amount.value(), mint->decimals));
}

RpcResult SandboxRpc::getTokenSupply(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    if (account == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto mint = MintAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !mint)
        return notAMint();
    return withContext(call, rpcAccountJson::tokenAmount(mint->supply, mint->decimals));
}

} // namespace curvedesk

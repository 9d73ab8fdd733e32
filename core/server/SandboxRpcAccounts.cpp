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

RpcResult SandboxRpc::getBalance(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address);
    return withContext(QByteArray::number(account ? account->lamports.value() : 0));
}

RpcResult SandboxRpc::getAccountInfo(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto form = rpcAccountJson::form(call.config(1));
    if (!form)
        return tl::unexpected(form.error());
    const AccountState *account = m_ledger.account(*address);
    if (account == nullptr)
        return withContext("null");
    const RpcResult json
        = rpcAccountJson::account(*account, *form, [this](const Address &other) { return m_ledger.account(other); });
    return json ? RpcResult(withContext(*json)) : json;
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
        if (values.size() > 1)
            values += ',';
        const AccountState *account = m_ledger.account(*address);
        if (account == nullptr) {
            values += "null";
            continue;
        }
        const RpcResult json = rpcAccountJson::account(
            *account, *form, [this](const Address &other) { return m_ledger.account(other); });
        if (!json)
            return json;
        values += *json;
    }
    return withContext(values + ']');
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
    QByteArray entries = "[";
    const sandbox::AccountMap &accounts = m_ledger.accounts();
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it) {
        const bool matches = it->owner == *program
            && std::ranges::all_of(*filters, [&](const RpcAccountFilter &filter) { return filter.matches(it->data); });
        if (!matches)
            continue;
        const RpcResult json
            = rpcAccountJson::account(*it, *form, [this](const Address &other) { return m_ledger.account(other); });
        if (!json)
            return json;
        if (entries.size() > 1)
            entries += ',';
        entries += R"({"pubkey":")" + it.key().toBase58().toLatin1() + R"(","account":)" + *json + '}';
    }
    entries += ']';
    return config.value(u"withContext").toBool() ? withContext(entries) : entries;
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
    if (byMint && m_ledger.account(*wanted) == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto form = rpcAccountJson::form(call.config(2));
    if (!form)
        return tl::unexpected(form.error());

    QByteArray entries = "[";
    const QList<Address> candidates = m_ledger.tokenAccountsOf(*owner);
    for (const Address &address : candidates) {
        const AccountState *account = m_ledger.account(address);
        const auto token = TokenAccount::decode(account->data);
        if (!token || (byMint ? token->mint != *wanted : account->owner != *wanted))
            continue;
        const RpcResult json = rpcAccountJson::account(
            *account, *form, [this](const Address &other) { return m_ledger.account(other); });
        if (!json)
            return json;
        if (entries.size() > 1)
            entries += ',';
        entries += R"({"pubkey":")" + address.toBase58().toLatin1() + R"(","account":)" + *json + '}';
    }
    return withContext(entries + ']');
}

RpcResult SandboxRpc::getTokenAccountBalance(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address);
    if (account == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto token = TokenAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !token)
        return notATokenAccount();
    const AccountState *mintAccount = m_ledger.account(token->mint);
    if (mintAccount == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto mint = MintAccount::decode(mintAccount->data);
    if (!mint)
        return notAMint();
    return withContext(rpcAccountJson::tokenAmount(token->amount.value(), mint->decimals));
}

RpcResult SandboxRpc::getTokenSupply(const RpcCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address);
    if (account == nullptr)
        return RpcFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto mint = MintAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !mint)
        return notAMint();
    return withContext(rpcAccountJson::tokenAmount(mint->supply, mint->decimals));
}

} // namespace curvedesk

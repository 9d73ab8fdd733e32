// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountFilter.h"
#include "core/node/NodeAccountJson.h"
#include "core/node/NodeMethods.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxAccounts = 100;

tl::unexpected<NodeFailure> notATokenAccount()
{
    return NodeFailure::invalidParams(u"Invalid param: not a Token account"_s);
}

tl::unexpected<NodeFailure> notAMint()
{
    return NodeFailure::invalidParams(u"Invalid param: not a Token mint"_s);
}

bool isTokenProgram(const Address &address)
{
    return address == programs::token || address == programs::token2022;
}

} // namespace

RpcResult NodeMethods::accountJson(const NodeCall &call, const Address &address,
                                   const nodeAccountJson::Form &form) const
{
    const auto find = [&](const Address &other) { return m_ledger.account(other, call.slot()); };
    const AccountState *account = find(address);
    return account == nullptr ? RpcResult(QByteArrayLiteral("null")) : nodeAccountJson::account(*account, form, find);
}

RpcResult NodeMethods::getBalance(const NodeCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    return withContext(call, QByteArray::number(account ? account->lamports.value() : 0));
}

RpcResult NodeMethods::getAccountInfo(const NodeCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto form = nodeAccountJson::form(call.config(1));
    if (!form)
        return tl::unexpected(form.error());
    const RpcResult json = accountJson(call, *address, *form);
    return json ? RpcResult(withContext(call, *json)) : json;
}

RpcResult NodeMethods::getMultipleAccounts(const NodeCall &call) const
{
    const auto list = call.list(0, maxAccounts);
    if (!list)
        return tl::unexpected(list.error());
    const auto form = nodeAccountJson::form(call.config(1));
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

RpcResult NodeMethods::getProgramAccounts(const NodeCall &call) const
{
    const auto program = call.address(0);
    if (!program)
        return tl::unexpected(program.error());
    const QJsonObject config = call.config(1);
    const auto form = nodeAccountJson::form(config);
    if (!form)
        return tl::unexpected(form.error());
    const auto filters = NodeAccountFilter::readAll(config);
    if (!filters)
        return tl::unexpected(filters.error());
    QList<Address> found;
    const auto consider = [&](const Address &address, const AccountState &state) {
        if (state.owner == *program && std::ranges::all_of(*filters, [&](const NodeAccountFilter &filter) {
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

RpcResult NodeMethods::keyedAccounts(const NodeCall &call, const QList<Address> &addresses,
                                     const nodeAccountJson::Form &form) const
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

RpcResult NodeMethods::getTokenAccountsByOwner(const NodeCall &call) const
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
        return NodeFailure::invalidParams(u"Invalid param: unrecognized Token program id"_s);
    if (byMint && m_ledger.account(*wanted, call.slot()) == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto form = nodeAccountJson::form(call.config(2));
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

RpcResult NodeMethods::getTokenAccountBalance(const NodeCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    if (account == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto token = TokenAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !token)
        return notATokenAccount();
    const AccountState *mintAccount = m_ledger.account(token->mint, call.slot());
    if (mintAccount == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto mint = MintAccount::decode(mintAccount->data);
    if (!mint)
        return notAMint();
    return withContext(call, nodeAccountJson::tokenAmount(token->amount.value(), mint->decimals));
}

RpcResult NodeMethods::getTokenSupply(const NodeCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = m_ledger.account(*address, call.slot());
    if (account == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto mint = MintAccount::decode(account->data);
    if (!isTokenProgram(account->owner) || !mint)
        return notAMint();
    return withContext(call, nodeAccountJson::tokenAmount(mint->supply, mint->decimals));
}

} // namespace curvedesk

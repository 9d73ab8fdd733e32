// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountFilter.h"
#include "core/node/NodeAccountJson.h"
#include "core/node/NodeContext.h"
#include "core/node/NodeReplyJson.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using nodeReplyJson::resultAt;

namespace {

constexpr qsizetype maxAccountsAtOnce = 100;
constexpr qsizetype maxLargest = 20; ///< accounts of getTokenLargestAccounts

/// Writes an account as of the call's slot, null where there is none. Errors of nodeAccountJson::write().
tl::expected<void, NodeFailure> writeAccount(JsonWriter &json, const NodeContext &node, const NodeCall &call,
                                             const Address &address, const nodeAccountJson::Form &form)
{
    const auto find = [&](const Address &other) { return node.ledger.account(other, call.slot()); };
    if (const AccountState *account = find(address))
        return nodeAccountJson::write(json, *account, form, find);
    json.null();
    return {};
}

/// The JSON text [{"pubkey":"...","account":{...}}] of these accounts as of the call's slot. -32008 beyond
/// maxReplyBytes.
NodeResult keyedAccounts(const NodeContext &node, const NodeCall &call, const QList<Address> &addresses,
                         const nodeAccountJson::Form &form)
{
    JsonWriter json;
    json.beginArray();
    for (const Address &address : addresses) {
        json.beginObject();
        json.key("pubkey").string(address.toBase58());
        json.key("account");
        if (const auto written = writeAccount(json, node, call, address, form); !written)
            return tl::unexpected(written.error());
        json.endObject();
        if (json.size() > maxReplyBytes)
            return tl::unexpected(NodeFailure::replyTooLarge());
    }
    return json.endArray().take();
}

/// The reply of a method that answers with the slot it was read at; `value` is JSON.
QByteArray valueAt(const NodeCall &call, const QByteArray &value)
{
    return resultAt(call.slot(), [&](JsonWriter &json) { json.json(value); });
}

/// The mint at an address as of the call's slot. -32602 for no mint; `whenMissing`: the words for no account at all.
tl::expected<MintAccount, NodeFailure> mintAt(const NodeContext &node, const NodeCall &call, const Address &address,
                                              const QString &whenMissing)
{
    const AccountState *account = node.ledger.account(address, call.slot());
    if (account == nullptr)
        return NodeFailure::invalidParams(whenMissing);
    const auto mint = MintAccount::decode(account->data);
    if (!programs::isTokenProgram(account->owner) || !mint)
        return NodeFailure::invalidParams(u"Invalid param: not a Token mint"_s);
    return *mint;
}

/// An account's lamports; 0 where there is none. -32602.
NodeResult getBalance(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = node.ledger.account(*address, call.slot());
    return resultAt(call.slot(), [&](JsonWriter &json) { json.number(account ? account->lamports.value() : 0); });
}

/// One account, or null. -32602; -32600 for one too long for base58.
NodeResult getAccountInfo(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    const auto form = nodeAccountJson::form(call.value(1));
    if (const auto read = firstFailure(address, form); !read)
        return tl::unexpected(read.error());
    JsonWriter json;
    if (const auto written = writeAccount(json, node, call, *address, *form); !written)
        return tl::unexpected(written.error());
    return valueAt(call, json.take());
}

/// Up to 100 accounts, null for each that does not exist. -32602; -32600 for one too long for base58; -32008 beyond
/// maxReplyBytes.
NodeResult getMultipleAccounts(const NodeContext &node, const NodeCall &call)
{
    const auto addresses = call.addresses(0, maxAccountsAtOnce);
    const auto form = nodeAccountJson::form(call.value(1));
    if (const auto read = firstFailure(addresses, form); !read)
        return tl::unexpected(read.error());
    JsonWriter json;
    json.beginArray();
    for (const Address &address : *addresses) {
        if (const auto written = writeAccount(json, node, call, address, *form); !written)
            return tl::unexpected(written.error());
        if (json.size() > maxReplyBytes)
            return tl::unexpected(NodeFailure::replyTooLarge());
    }
    json.endArray();
    return valueAt(call, json.take());
}

/// Calls `consider` with every account as of the call's slot.
void forEachAccount(const NodeContext &node, const NodeCall &call,
                    const std::function<void(const Address &, const AccountState &)> &consider)
{
    const sandbox::AccountMap &accounts = node.ledger.accounts();
    const auto past = node.ledger.changedSince(call.slot());
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it) {
        if (!past.contains(it.key()))
            consider(it.key(), *it);
    }
    for (auto it = past.cbegin(); it != past.cend(); ++it) {
        if (*it)
            consider(it.key(), **it);
    }
}

/// The accounts that a program owns and that match the filters; looks at every account. -32602, -32600; -32008 beyond
/// maxReplyBytes.
NodeResult getProgramAccounts(const NodeContext &node, const NodeCall &call)
{
    const JsonValue config = call.value(1);
    const auto program = call.address(0);
    const auto form = nodeAccountJson::form(config);
    const auto filters = NodeAccountFilter::readAll(config);
    if (const auto read = firstFailure(program, form, filters); !read)
        return tl::unexpected(read.error());
    QList<Address> found;
    forEachAccount(node, call, [&](const Address &address, const AccountState &state) {
        if (state.owner == *program && std::ranges::all_of(*filters, [&](const NodeAccountFilter &filter) {
                return filter.matches(state.data);
            }))
            found.append(address);
    });
    const NodeResult entries = keyedAccounts(node, call, found, *form);
    if (!entries || !config.member("withContext").boolean().value_or(false))
        return entries;
    return valueAt(call, *entries);
}

/// The token accounts of an owner, of one mint or of one token program. -32602, -32600; -32008 beyond maxReplyBytes.
NodeResult getTokenAccountsByOwner(const NodeContext &node, const NodeCall &call)
{
    const auto owner = call.address(0);
    const JsonValue filter = call.value(1);
    const bool byMint = !filter.member("mint").isAbsent();
    const auto wanted = readBase58<Address>(filter.member(byMint ? "mint" : "programId"));
    if (const auto read = firstFailure(owner, wanted); !read)
        return tl::unexpected(read.error());
    if (!byMint && !programs::isTokenProgram(*wanted))
        return NodeFailure::invalidParams(u"Invalid param: unrecognized Token program id"_s);
    if (byMint && node.ledger.account(*wanted, call.slot()) == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find mint"_s);
    const auto form = nodeAccountJson::form(call.value(2));
    if (!form)
        return tl::unexpected(form.error());

    // The candidates are the owner's present accounts, and those that have changed since the call's slot.
    QList<Address> candidates = node.ledger.tokenAccountsOf(*owner);
    const auto past = node.ledger.changedSince(call.slot());
    for (auto it = past.cbegin(); it != past.cend(); ++it) {
        if (!candidates.contains(it.key()))
            candidates.append(it.key());
    }
    QList<Address> found;
    for (const Address &address : std::as_const(candidates)) {
        const AccountState *account = node.ledger.account(address, call.slot());
        if (account == nullptr || !programs::isTokenProgram(account->owner))
            continue;
        const auto token = TokenAccount::decode(account->data);
        if (token && token->owner == *owner && (byMint ? token->mint == *wanted : account->owner == *wanted))
            found.append(address);
    }
    return keyedAccounts(node, call, found, *form).map([&](const QByteArray &entries) {
        return valueAt(call, entries);
    });
}

/// What a token account holds, in base units and decimals. -32602 for no token account.
NodeResult getTokenAccountBalance(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const AccountState *account = node.ledger.account(*address, call.slot());
    if (account == nullptr)
        return NodeFailure::invalidParams(u"Invalid param: could not find account"_s);
    const auto token = TokenAccount::decode(account->data);
    if (!programs::isTokenProgram(account->owner) || !token)
        return NodeFailure::invalidParams(u"Invalid param: not a Token account"_s);
    const auto mint = mintAt(node, call, token->mint, u"Invalid param: could not find mint"_s);
    if (!mint)
        return tl::unexpected(mint.error());
    return resultAt(call.slot(), [&](JsonWriter &json) {
        nodeAccountJson::writeTokenAmount(json, token->amount.value(), mint->decimals);
    });
}

/// A mint's supply, in base units and decimals. -32602 for no mint.
NodeResult getTokenSupply(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto mint = mintAt(node, call, *address, u"Invalid param: could not find account"_s);
    if (!mint)
        return tl::unexpected(mint.error());
    return resultAt(call.slot(),
                    [&](JsonWriter &json) { nodeAccountJson::writeTokenAmount(json, mint->supply, mint->decimals); });
}

/// The 20 largest token accounts of a mint; looks at every account. -32602 for no mint.
NodeResult getTokenLargestAccounts(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto mint = mintAt(node, call, *address, u"Invalid param: could not find mint"_s);
    if (!mint)
        return tl::unexpected(mint.error());
    QList<std::pair<quint64, Address>> holders;
    forEachAccount(node, call, [&](const Address &holder, const AccountState &state) {
        if (!programs::isTokenProgram(state.owner))
            return;
        const auto token = TokenAccount::decode(state.data);
        if (token && token->mint == *address)
            holders.append({token->amount.value(), holder});
    });
    const qsizetype shown = std::min(holders.size(), maxLargest);
    // Equal holders are sorted by address, so that the answer is always the same.
    std::ranges::partial_sort(holders, holders.begin() + shown, [](const auto &left, const auto &right) {
        return left.first != right.first ? left.first > right.first : left.second < right.second;
    });
    return resultAt(call.slot(), [&](JsonWriter &json) {
        json.array(std::as_const(holders).first(shown), [&](const auto &entry) {
            json.beginObject();
            json.key("address").string(entry.second.toBase58());
            nodeAccountJson::writeTokenAmountMembers(json, entry.first, mint->decimals);
            json.endObject();
        });
    });
}

} // namespace

std::span<const NodeMethod> nodeAccountMethods()
{
    static constexpr NodeMethod methods[] = {
        {"getBalance", getBalance},
        {"getAccountInfo", getAccountInfo},
        {"getMultipleAccounts", getMultipleAccounts},
        {"getProgramAccounts", getProgramAccounts, true},
        {"getTokenAccountsByOwner", getTokenAccountsByOwner},
        {"getTokenAccountBalance", getTokenAccountBalance},
        {"getTokenLargestAccounts", getTokenLargestAccounts, true},
        {"getTokenSupply", getTokenSupply},
    };
    return methods;
}

} // namespace curvedesk

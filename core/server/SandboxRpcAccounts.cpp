// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/RpcAccountJson.h"
#include "core/server/SandboxRpc.h"
#include "core/solana/Base58.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxAccounts = 100;
constexpr qsizetype maxFilters = 4;

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

/// One filter of getProgramAccounts: the size of the data, or bytes at an offset.
struct Filter
{
    qint64 dataSize = -1;
    qint64 offset = 0;
    QByteArray bytes;

    [[nodiscard]] bool matches(const QByteArray &data) const
    {
        if (dataSize >= 0)
            return data.size() == dataSize;
        return offset <= data.size() && QByteArrayView(data).sliced(offset).startsWith(bytes);
    }
};

tl::expected<Filter, RpcFailure> readFilter(const QJsonObject &json)
{
    Filter filter;
    if (json.contains(u"dataSize")) {
        filter.dataSize = json.value(u"dataSize").toInteger(-1);
        if (filter.dataSize < 0)
            return RpcFailure::invalidParams(u"Invalid params: dataSize is not a size."_s);
        return filter;
    }
    const QJsonObject memcmp = json.value(u"memcmp").toObject();
    filter.offset = memcmp.value(u"offset").toInteger(-1);
    const QByteArray text = memcmp.value(u"bytes").toString().toLatin1();
    if (filter.offset < 0 || text.isEmpty())
        return RpcFailure::invalidParams(u"Invalid params: a filter is dataSize or memcmp."_s);
    if (memcmp.value(u"encoding").toString(u"base58"_s) == u"base64") {
        filter.bytes = QByteArray::fromBase64(text);
    } else {
        const auto decoded = base58::decode(text, 128);
        if (!decoded)
            return RpcFailure::invalidParams(u"Invalid param: memcmp bytes are not base58"_s);
        filter.bytes = *decoded;
    }
    return filter;
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
    const QJsonArray wanted = config.value(u"filters").toArray();
    if (wanted.size() > maxFilters)
        return RpcFailure::invalidParams(u"Too many filters provided; max 4"_s);
    QList<Filter> filters;
    for (const QJsonValue &value : wanted) {
        const auto filter = readFilter(value.toObject());
        if (!filter)
            return tl::unexpected(filter.error());
        filters.append(*filter);
    }
    QByteArray entries = "[";
    const sandbox::AccountMap &accounts = m_ledger.accounts();
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it) {
        const bool matches = it->owner == *program
            && std::ranges::all_of(filters, [&](const Filter &filter) { return filter.matches(it->data); });
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

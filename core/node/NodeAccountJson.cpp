// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountJson.h"

#include "core/money/Decimal.h"
#include "core/solana/Base58.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk::nodeAccountJson {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxBase58Data = 128;

/// The address as text; empty where there is none.
QString textOf(const std::optional<Address> &address)
{
    return address ? address->toBase58() : QString();
}

/// Writes the `info` of a parsed token account. `decimals`: those of its mint.
void writeTokenAccount(JsonWriter &json, const TokenAccount &token, int decimals)
{
    json.beginObject();
    json.key("isNative").boolean(token.nativeRentReserve.has_value());
    json.key("mint").string(token.mint.toBase58());
    json.key("owner").string(token.owner.toBase58());
    json.key("state").plain(token.state == TokenAccount::State::Frozen ? "frozen" : "initialized");
    json.key("tokenAmount");
    writeTokenAmount(json, token.amount.value(), decimals);
    if (token.delegate) {
        json.key("delegate").string(token.delegate->toBase58());
        json.key("delegatedAmount");
        writeTokenAmount(json, token.delegatedAmount.value(), decimals);
    }
    if (token.nativeRentReserve) {
        json.key("rentExemptReserve");
        writeTokenAmount(json, *token.nativeRentReserve, decimals);
    }
    if (token.closeAuthority)
        json.key("closeAuthority").string(token.closeAuthority->toBase58());
    json.endObject();
}

/// Writes the `info` of a parsed mint.
void writeMint(JsonWriter &json, const MintAccount &mint)
{
    json.beginObject();
    json.key("decimals").number(mint.decimals);
    json.key("freezeAuthority").stringOrNull(textOf(mint.freezeAuthority));
    json.key("isInitialized").boolean(mint.isInitialized);
    json.key("mintAuthority").stringOrNull(textOf(mint.mintAuthority));
    json.key("supply").quotedInteger(mint.supply);
    json.endObject();
}

/// The parsed form of a token account or a mint, as JSON text; nullopt where a node would fall back to base64.
std::optional<QByteArray> parsed(const AccountState &account, const FindAccount &find)
{
    const bool isToken2022 = account.owner == programs::token2022;
    if (!isToken2022 && account.owner != programs::token)
        return std::nullopt;
    JsonWriter json;
    json.beginObject();
    json.key("parsed").beginObject();
    json.key("info");
    if (const auto token = TokenAccount::decode(account.data)) {
        const AccountState *mintAccount = find(token->mint);
        const auto mint = mintAccount ? MintAccount::decode(mintAccount->data)
                                      : Result<MintAccount>(failure(ErrorCode::NotFound, {}));
        if (!mint)
            return std::nullopt;
        writeTokenAccount(json, *token, mint->decimals);
        json.key("type").plain("account");
    } else if (const auto mint = MintAccount::decode(account.data)) {
        writeMint(json, *mint);
        json.key("type").plain("mint");
    } else {
        return std::nullopt;
    }
    json.endObject();
    json.key("program").plain(isToken2022 ? "spl-token-2022" : "spl-token");
    json.key("space").number(qint64{account.data.size()});
    return json.endObject().take();
}

/// Writes the data, or the slice of it that `form` asks for; writes nothing and returns false when it is too long for
/// base58.
bool writeData(JsonWriter &json, const AccountState &account, const Form &form, const FindAccount &find)
{
    if (form.encoding == Encoding::Parsed) {
        if (const auto text = parsed(account, find)) {
            json.json(*text);
            return true;
        }
    }
    const QByteArray bytes = form.sliceLength < 0 ? account.data : account.data.mid(form.sliceOffset, form.sliceLength);
    const bool isBase58 = form.encoding == Encoding::Base58;
    if (isBase58 && bytes.size() > maxBase58Data)
        return false;
    json.beginArray();
    json.plain(isBase58 ? base58::encode(bytes) : bytes.toBase64());
    json.plain(isBase58 ? "base58" : "base64");
    json.endArray();
    return true;
}

} // namespace

tl::expected<Form, NodeFailure> form(const JsonValue &config)
{
    Form form;
    const QString encoding = encodingOf(config, u"base58"_s);
    if (encoding == u"base64")
        form.encoding = Encoding::Base64;
    else if (encoding == u"jsonParsed")
        form.encoding = Encoding::Parsed;
    else if (encoding != u"base58" && encoding != u"binary")
        return NodeFailure::invalidParams(u"Invalid params: unsupported encoding `%1`."_s.arg(encoding));
    const JsonValue slice = config.member("dataSlice");
    if (slice.isObject() && slice.size() > 0) {
        form.sliceOffset = std::max<qint64>(0, slice.member("offset").i64().value_or(0));
        form.sliceLength = std::max<qint64>(0, slice.member("length").i64().value_or(0));
    }
    return form;
}

tl::expected<void, NodeFailure> write(JsonWriter &json, const AccountState &account, const Form &form,
                                      const FindAccount &find)
{
    json.beginObject();
    json.key("data");
    if (!writeData(json, account, form, find))
        return tl::unexpected(NodeFailure{
            -32600, u"Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding."_s, {}});
    json.key("executable").boolean(account.executable);
    json.key("lamports").number(account.lamports.value());
    json.key("owner").string(account.owner.toBase58());
    json.key("rentEpoch").number(std::numeric_limits<quint64>::max());
    json.key("space").number(qint64{account.data.size()});
    json.endObject();
    return {};
}

void writeTokenAmount(JsonWriter &json, quint64 amount, int decimals)
{
    json.beginObject();
    writeTokenAmountMembers(json, amount, decimals);
    json.endObject();
}

void writeTokenAmountMembers(JsonWriter &json, quint64 amount, int decimals)
{
    json.key("amount").quotedInteger(amount);
    json.key("decimals").number(decimals);
    json.key("uiAmount").decimal(amount, decimals);
    json.key("uiAmountString").string(decimal::format(amount, decimals));
}

} // namespace curvedesk::nodeAccountJson

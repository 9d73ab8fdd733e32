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

QByteArray quoted(const QByteArray &plain)
{
    return '"' + plain + '"';
}

QByteArray quoted(const Address &address)
{
    return quoted(address.toBase58().toLatin1());
}

QByteArray quotedOrNull(const std::optional<Address> &address)
{
    return address ? quoted(*address) : QByteArrayLiteral("null");
}

QByteArray boolean(bool value)
{
    return value ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
}

QByteArray parsedTokenAccount(const TokenAccount &token, int decimals)
{
    QByteArray info = R"({"isNative":)" + boolean(token.nativeRentReserve.has_value()) + R"(,"mint":)"
        + quoted(token.mint) + R"(,"owner":)" + quoted(token.owner) + R"(,"state":)"
        + (token.state == TokenAccount::State::Frozen ? QByteArrayLiteral("\"frozen\"")
                                                      : QByteArrayLiteral("\"initialized\""))
        + R"(,"tokenAmount":)" + tokenAmount(token.amount.value(), decimals);
    if (token.delegate)
        info += R"(,"delegate":)" + quoted(*token.delegate) + R"(,"delegatedAmount":)"
            + tokenAmount(token.delegatedAmount.value(), decimals);
    if (token.nativeRentReserve)
        info += R"(,"rentExemptReserve":)" + tokenAmount(*token.nativeRentReserve, decimals);
    if (token.closeAuthority)
        info += R"(,"closeAuthority":)" + quoted(*token.closeAuthority);
    return info + '}';
}

QByteArray parsedMint(const MintAccount &mint)
{
    return R"({"decimals":)" + QByteArray::number(mint.decimals) + R"(,"freezeAuthority":)"
        + quotedOrNull(mint.freezeAuthority) + R"(,"isInitialized":)" + boolean(mint.isInitialized)
        + R"(,"mintAuthority":)" + quotedOrNull(mint.mintAuthority) + R"(,"supply":")" + QByteArray::number(mint.supply)
        + R"("})";
}

/// The parsed form, or nothing where a node would fall back to base64.
std::optional<QByteArray> parsed(const AccountState &account, const FindAccount &find)
{
    const bool isToken2022 = account.owner == programs::token2022;
    if (!isToken2022 && account.owner != programs::token)
        return std::nullopt;
    QByteArray type;
    QByteArray info;
    if (const auto token = TokenAccount::decode(account.data)) {
        const AccountState *mintAccount = find(token->mint);
        const auto mint = mintAccount ? MintAccount::decode(mintAccount->data)
                                      : Result<MintAccount>(failure(ErrorCode::NotFound, {}));
        if (!mint)
            return std::nullopt;
        type = "account";
        info = parsedTokenAccount(*token, mint->decimals);
    } else if (const auto mint = MintAccount::decode(account.data)) {
        type = "mint";
        info = parsedMint(*mint);
    } else {
        return std::nullopt;
    }
    return R"({"parsed":{"info":)" + info + R"(,"type":)" + quoted(type) + R"(},"program":)"
        + (isToken2022 ? QByteArrayLiteral("\"spl-token-2022\"") : QByteArrayLiteral("\"spl-token\"")) + R"(,"space":)"
        + QByteArray::number(account.data.size()) + '}';
}

} // namespace

tl::expected<Form, NodeFailure> form(const QJsonObject &config)
{
    Form form;
    const QString encoding = config.value(u"encoding").toString(u"base58"_s);
    if (encoding == u"base64")
        form.encoding = Encoding::Base64;
    else if (encoding == u"jsonParsed")
        form.encoding = Encoding::Parsed;
    else if (encoding != u"base58" && encoding != u"binary")
        return NodeFailure::invalidParams(u"Invalid params: unsupported encoding `%1`."_s.arg(encoding));
    const QJsonObject slice = config.value(u"dataSlice").toObject();
    if (!slice.isEmpty()) {
        form.sliceOffset = std::max<qint64>(0, slice.value(u"offset").toInteger(0));
        form.sliceLength = std::max<qint64>(0, slice.value(u"length").toInteger(0));
    }
    return form;
}

RpcResult account(const AccountState &account, const Form &form, const FindAccount &find)
{
    QByteArray data;
    if (form.encoding == Encoding::Parsed)
        data = parsed(account, find).value_or(QByteArray());
    if (data.isEmpty()) {
        const QByteArray bytes
            = form.sliceLength < 0 ? account.data : account.data.mid(form.sliceOffset, form.sliceLength);
        if (form.encoding == Encoding::Base58) {
            if (bytes.size() > maxBase58Data)
                return tl::unexpected(
                    NodeFailure{-32600,
                                u"Encoded binary (base 58) data should be less than 128 bytes, please use"
                                " Base64 encoding."_s,
                                {}});
            data = '[' + quoted(base58::encode(bytes)) + R"(,"base58"])";
        } else {
            data = '[' + quoted(bytes.toBase64()) + R"(,"base64"])";
        }
    }
    return R"({"data":)" + data + R"(,"executable":)" + boolean(account.executable) + R"(,"lamports":)"
        + QByteArray::number(account.lamports.value()) + R"(,"owner":)" + quoted(account.owner)
        + R"(,"rentEpoch":18446744073709551615,"space":)" + QByteArray::number(account.data.size()) + '}';
}

QByteArray tokenAmount(quint64 amount, int decimals)
{
    const QByteArray exact = decimal::format(amount, decimals).toLatin1();
    return R"({"amount":")" + QByteArray::number(amount) + R"(","decimals":)" + QByteArray::number(decimals)
        + R"(,"uiAmount":)" + exact + R"(,"uiAmountString":")" + exact + R"("})";
}

} // namespace curvedesk::nodeAccountJson

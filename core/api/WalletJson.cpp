// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/WalletJson.h"

#include "core/json/JsonWriter.h"
#include "core/money/Lamports.h"
#include "core/money/TokenAmount.h"

namespace curvedesk::walletJson {

namespace {

constexpr ReplyField createdWalletRows[] = {
    {"privateKey", ReplyType::Text, "Base58 of the 64-byte ed25519 secret key. Shown this once."},
    {"publicKey", ReplyType::Text, "The wallet's address, base58."},
    {"apiKey", ReplyType::Text, "For the x-api-key header. Shown this once; only its hash is stored."},
};

constexpr ReplyField balanceRows[] = {
    {"balance", ReplyType::Decimal, "Decimal amount: balanceRaw / 10^decimals."},
    {"balanceRaw", ReplyType::Digits,
     "The same in the smallest unit. Of a token: what the wallet's associated account has; without one, what all its "
     "token accounts have."},
    {"decimals", ReplyType::Integer, "Decimals of the mint; 9 for SOL."},
};

constexpr ReplyField positionRows[] = {
    {"wallet", ReplyType::Text, "Address of the wallet."},
    {"token", ReplyType::Text, "Mint."},
    {"symbol", ReplyType::Text, "Ticker, as its creator wrote it."},
    {"amount", ReplyType::Decimal, "Tokens held."},
    {"amountRaw", ReplyType::Digits, "Base units held."},
    {"cost", ReplyType::Decimal, "SOL paid for the tokens still held, fees included, average-cost method."},
    {"costRaw", ReplyType::Digits, "The same in lamports."},
    {"realised", ReplyType::Decimal, "SOL made (negative: lost) on what was sold, fees included."},
    {"realisedRaw", ReplyType::Digits, "The same in lamports."},
};

constexpr ReplyField positionListRows[] = {
    {"positions", ReplyType::List, "One entry a wallet and coin.", false, true, positionRows},
};

} // namespace

constinit const std::span<const ReplyField> createdWalletFields = createdWalletRows;
constinit const std::span<const ReplyField> balanceFields = balanceRows;
constinit const std::span<const ReplyField> positionFields = positionListRows;

QByteArray encode(const CreatedWallet &wallet)
{
    // The buffer is large enough from the start, because a growing one would leave copies of the secrets in freed
    // memory.
    JsonWriter json(1024);
    json.beginObject();
    json.key("privateKey").plain(wallet.privateKey ? wallet.privateKey->view() : QByteArrayView());
    json.key("publicKey").string(wallet.publicKey);
    json.key("apiKey").plain(wallet.apiKey ? wallet.apiKey->view() : QByteArrayView());
    return json.endObject().take();
}

QByteArray encode(const BalanceReply &balance)
{
    JsonWriter json(128);
    json.beginObject();
    json.key("balance").decimal(balance.raw, balance.decimals);
    json.key("balanceRaw").quotedInteger(balance.raw);
    json.key("decimals").number(balance.decimals);
    return json.endObject().take();
}

QByteArray encode(const QList<Position> &positions)
{
    JsonWriter json(64 + positions.size() * 320);
    json.beginObject().key("positions").array(positions, [&json](const Position &position) {
        json.beginObject();
        json.key("wallet").string(position.wallet);
        json.key("token").string(position.mint);
        json.key("symbol").string(position.symbol);
        json.key("amount").decimal(position.tokens, curveTokenDecimals);
        json.key("amountRaw").quotedInteger(position.tokens);
        json.key("cost").decimal(position.costLamports, solDecimals);
        json.key("costRaw").quotedInteger(position.costLamports);
        json.key("realised").decimal(position.realisedLamports, solDecimals);
        json.key("realisedRaw").quotedInteger(position.realisedLamports);
        json.endObject();
    });
    return json.endObject().take();
}

} // namespace curvedesk::walletJson

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/TokenJson.h"

#include "core/api/ErrorJson.h"
#include "core/api/QuoteJson.h"
#include "core/api/RequestHash.h"
#include "core/api/TradeJson.h"

namespace curvedesk::tokenJson {

using namespace Qt::StringLiterals;

namespace {

constexpr ReplyField creatorRows[] = {
    {"Address", ReplyType::Text, "Address."},
    {"Verified", ReplyType::Boolean, "It signed."},
    {"Share", ReplyType::Integer, "Percent of the royalties."},
};

constexpr ReplyField dataRows[] = {
    {"Name", ReplyType::Text, "Foreign text."},
    {"Symbol", ReplyType::Text, "Foreign text."},
    {"Uri", ReplyType::Text, "Link of the off-chain metadata."},
    {"SellerFeeBasisPoints", ReplyType::Integer, "Royalty."},
    {"Creators", ReplyType::List, "Null when none are named.", true, true, creatorRows},
};

constexpr ReplyField collectionRows[] = {
    {"Verified", ReplyType::Boolean, "The collection signed."},
    {"Key", ReplyType::Text, "Mint of the collection."},
};

constexpr ReplyField usesRows[] = {
    {"UseMethod", ReplyType::Integer, "0 burn, 1 multiple, 2 single."},
    {"Remaining", ReplyType::Integer, "Uses left."},
    {"Total", ReplyType::Integer, "Uses in all."},
};

constexpr ReplyField collectionDetailsRows[] = {
    {"Size", ReplyType::Integer, "Items in the collection."},
};

constexpr ReplyField programmableRows[] = {
    {"RuleSet", ReplyType::Text, "Address of the rule set.", true},
};

constexpr ReplyField infoRows[] = {
    {"Key", ReplyType::Integer, "Kind of account: 4 is metadata V1."},
    {"UpdateAuthority", ReplyType::Text, "Address."},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"MetadataUri", ReplyType::Text, "Where an HTTP client finds the document of Data.Uri."},
    {"Data", ReplyType::Object, "What the creator said of it.", false, true, dataRows},
    {"PrimarySaleHappened", ReplyType::Boolean, "As stored."},
    {"IsMutable", ReplyType::Boolean, "The metadata can still be changed."},
    {"EditionNonce", ReplyType::Integer, "Null when there is none.", true},
    {"TokenStandard", ReplyType::Integer,
     "0 non-fungible, 1 fungible asset, 2 fungible, 3 edition, 4 and 5 programmable; null when unset.", true},
    {"Collection", ReplyType::Object, "Null when it belongs to none.", true, true, collectionRows},
    {"Uses", ReplyType::Object, "Null when unlimited.", true, true, usesRows},
    {"CollectionDetails", ReplyType::Object, "Null unless it is a collection.", true, true, collectionDetailsRows},
    {"ProgrammableConfig", ReplyType::Object, "Null unless programmable.", true, true, programmableRows},
};

// The rows of costRows before the total, by LaunchCost::Item.
constexpr ReplyField costRows[] = {
    {"firstBuyRaw", ReplyType::Digits, "Lamports that the initial buy puts into the curve."},
    {"protocolFeeRaw", ReplyType::Digits, "Of the initial buy."},
    {"creatorFeeRaw", ReplyType::Digits, "Of the initial buy; it is kept for the creator."},
    {"mintRentRaw", ReplyType::Digits, "Rent of the mint with its metadata."},
    {"curveRentRaw", ReplyType::Digits, "Rent of the bonding curve."},
    {"curveTokensRentRaw", ReplyType::Digits, "Rent of the curve's token account."},
    {"walletTokensRentRaw", ReplyType::Digits, "Rent of the wallet's token account; 0 without a buy."},
    {"accumulatorRentRaw", ReplyType::Digits, "Rent of the wallet's volume accumulator, on its first buy ever."},
    {"creatorVaultRentRaw", ReplyType::Digits,
     "Rent of the wallet's creator vault, where a buy pays the creator at once."},
    {"signatureFeeRaw", ReplyType::Digits, "For the two signatures."},
    {"priorityFeeRaw", ReplyType::Digits, "For the compute units asked for."},
    {"totalRaw", ReplyType::Digits, "The sum: lamports that leave the wallet."},
    {"tokensRaw", ReplyType::Digits, "Base units that the initial buy brings."},
};

constexpr ReplyField launchRows[] = {
    {"signature", ReplyType::Text, "Signature of the one transaction that creates and buys; empty for a dry run."},
    {"mint", ReplyType::Text,
     "Address of the new token. A dry run tells the one that a launch with the same Idempotency-Key gets."},
    {"metadataUri", ReplyType::Text, "Where its metadata document is; empty for a dry run."},
    {"orderId", ReplyType::Text, "For GET /orders/{id}; empty for a dry run."},
    {"idempotencyKey", ReplyType::Text,
     "The request's Idempotency-Key, or one that was made for it; empty for a dry run. The same request with it gives "
     "the same coin."},
    {"status", ReplyType::Text, "pending, succeeded, failed, expired or unknown; simulated for a dry run."},
    {"slot", ReplyType::Integer, "Where it landed; 0 while pending."},
    {"cost", ReplyType::Object, "Only of a dry run: every lamport that the launch takes.", false, false, costRows},
};

// Writes the member `Data`: what the creator said of the coin.
void writeData(JsonWriter &json, const TokenInfo &info)
{
    json.key("Data").beginObject();
    json.key("Name").string(info.name);
    json.key("Symbol").string(info.symbol);
    json.key("Uri").string(info.uri);
    json.key("SellerFeeBasisPoints").number(info.sellerFeeBasisPoints);
    json.key("Creators");
    if (info.creators) {
        json.array(*info.creators, [&json](const TokenInfo::Creator &creator) {
            json.beginObject();
            json.key("Address").string(creator.address);
            json.key("Verified").boolean(creator.verified);
            json.key("Share").number(creator.share);
            json.endObject();
        });
    } else {
        json.null();
    }
    json.endObject();
}

// Writes the member `Collection`; null for none.
void writeCollection(JsonWriter &json, const TokenInfo &info)
{
    json.key("Collection");
    if (info.collection) {
        json.beginObject();
        json.key("Verified").boolean(info.collection->verified);
        json.key("Key").string(info.collection->key);
        json.endObject();
    } else {
        json.null();
    }
}

// Writes the member `Uses`; null for none.
void writeUses(JsonWriter &json, const TokenInfo &info)
{
    json.key("Uses");
    if (info.uses) {
        json.beginObject();
        json.key("UseMethod").number(info.uses->useMethod);
        json.key("Remaining").number(info.uses->remaining);
        json.key("Total").number(info.uses->total);
        json.endObject();
    } else {
        json.null();
    }
}

// Writes the member `cost`, in lamports, of a launch that was only tried.
void writeCost(JsonWriter &json, const LaunchCost &cost)
{
    json.key("cost").beginObject();
    for (std::size_t item = 0; item < cost.lamports.size(); ++item)
        json.key(costRows[item].name).quotedInteger(cost.lamports[item]);
    json.key("totalRaw").quotedInteger(cost.total());
    json.key("tokensRaw").quotedInteger(cost.tokens);
    json.endObject();
}

// Reads `dryRun` of a form, which has texts only; false when not given. InvalidInput for other than true or false.
Result<bool> decodeDryRun(const RequestFields &form)
{
    const Result<QString> dryRun = form.optionalText("dryRun");
    if (dryRun && !dryRun->isEmpty() && *dryRun != u"true" && *dryRun != u"false")
        return failure(ErrorCode::InvalidInput, u"dryRun must be true or false"_s);
    return dryRun.map([](const QString &text) { return text == u"true"; });
}

// The hash by which a repeated idempotency key is compared: every field that changes what is launched. A dry run has
// that of its launch.
QByteArray hashOf(const LaunchRequest &request)
{
    RequestHash hash("launch");
    hash.add(QByteArrayView(request.image)).add(request.name).add(request.symbol).add(request.description);
    hash.add(request.twitter).add(request.telegram).add(request.website);
    hash.add(request.initialBuyLamports).add(request.slippageBps);
    hash.add(request.priorityFeeMicroLamports.has_value()).add(request.priorityFeeMicroLamports.value_or(0));
    hash.add(request.signer.privateKey.get());
    return hash.finish();
}

} // namespace

constinit const std::span<const ReplyField> infoFields = infoRows;
constinit const std::span<const ReplyField> launchFields = launchRows;

QByteArray encode(const TokenInfo &info, const QString &metadataUri)
{
    JsonWriter json(1024);
    json.beginObject();
    json.key("Key").number(info.key);
    json.key("UpdateAuthority").string(info.updateAuthority);
    json.key("Mint").string(info.mint);
    writeData(json, info);
    json.key("MetadataUri").string(metadataUri);
    json.key("PrimarySaleHappened").boolean(info.primarySaleHappened);
    json.key("IsMutable").boolean(info.isMutable);
    json.key("EditionNonce").numberOrNull(info.editionNonce);
    json.key("TokenStandard").numberOrNull(info.tokenStandard);
    writeCollection(json, info);
    writeUses(json, info);
    json.key("CollectionDetails");
    if (info.collectionSize)
        json.beginObject().key("Size").number(*info.collectionSize).endObject();
    else
        json.null();
    json.key("ProgrammableConfig");
    if (info.hasProgrammableConfig)
        json.beginObject().key("RuleSet").stringOrNull(info.ruleSet).endObject();
    else
        json.null();
    return json.endObject().take();
}

Result<LaunchRequest> decodeLaunch(const ApiRequest &request)
{
    const RequestFields &form = request.body();
    if (!form.has("file"))
        return failure(ErrorCode::InvalidInput, u"missing field: file"_s);
    LaunchRequest out;
    std::optional<quint64> amount;
    Outcome decoded;
    assignDecoded(decoded, out.name, form.text("name"));
    assignDecoded(decoded, out.symbol, form.text("symbol"));
    assignDecoded(decoded, out.description, form.text("description"));
    assignDecoded(decoded, out.twitter, form.optionalText("twitter"));
    assignDecoded(decoded, out.telegram, form.optionalText("telegram"));
    assignDecoded(decoded, out.website, form.optionalText("website"));
    assignDecoded(decoded, amount, form.optionalInteger("amount"));
    assignDecoded(decoded, out.slippageBps, quoteJson::decodeSlippage(form, out.slippageBps));
    assignDecoded(decoded, out.priorityFeeMicroLamports, tradeJson::decodePriorityFee(form, true));
    assignDecoded(decoded, out.waitConfirmed, tradeJson::decodeWait(request.query()));
    assignDecoded(decoded, out.dryRun, decodeDryRun(form));
    assignDecoded(decoded, out.signer.privateKey, form.secret("private"));
    if (!decoded)
        return failure(decoded.error());
    out.image = form.bytes("file").toByteArray();
    out.initialBuyLamports = amount.value_or(0);
    out.signer.wallet = request.key().wallet;
    out.apiOwner = request.key().owner;
    out.idempotencyKey = request.idempotencyKey();
    out.requestHash = hashOf(out);
    return out;
}

HttpReply encode(const LaunchReceipt &receipt)
{
    const bool isFailure = receipt.trade.status == TradeStatus::Failed;
    const Error error = receipt.trade.error.value_or(Error{.code = ErrorCode::ProgramRejected});
    JsonWriter json(768);
    json.beginObject();
    if (isFailure)
        errorJson::writeMembers(json, error);
    json.key("signature").string(receipt.trade.signature);
    json.key("mint").string(receipt.trade.mint);
    json.key("metadataUri").string(receipt.metadataUri);
    json.key("orderId").string(receipt.trade.orderId);
    json.key("idempotencyKey").string(QString::fromLatin1(receipt.idempotencyKey));
    json.key("status").plain(receipt.trade.isSimulated ? QByteArrayView("simulated")
                                                       : tradeJson::statusText(receipt.trade.status));
    json.key("slot").number(receipt.trade.slot);
    if (receipt.trade.isSimulated)
        writeCost(json, receipt.cost);
    return {.status = isFailure ? errorJson::wireCode(error.code).status : 200, .body = json.endObject().take()};
}

} // namespace curvedesk::tokenJson

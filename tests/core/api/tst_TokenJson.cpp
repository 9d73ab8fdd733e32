// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/TokenJson.h"
#include "tests/core/api/DecodedRequest.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tokenJsonTest {

namespace {

using Fields = QList<QPair<QByteArray, QByteArray>>;

const Fields soundFields = {{"file", "\x89PNG"}, {"name", "Näme"}, {"symbol", "SYM"}, {"description", "words"}};

Fields with(const QByteArray &name, const QByteArray &value)
{
    Fields out = soundFields;
    for (auto &field : out) {
        if (field.first == name) {
            field.second = value;
            return out;
        }
    }
    out.append({name, value});
    return out;
}

Fields without(const QByteArray &name)
{
    Fields out = soundFields;
    out.removeIf([&name](const auto &field) { return field.first == name; });
    return out;
}

Result<LaunchRequest> decode(const Fields &fields, const QByteArray &query = {}, const QByteArray &idempotencyKey = {})
{
    QByteArray body;
    for (const auto &[name, value] : fields)
        body += "--B\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
    const Result<ApiRequest> request = decodedRequest({.kind = BodyKind::Form,
                                                       .body = body + "--B--\r\n",
                                                       .query = query,
                                                       .idempotencyKey = idempotencyKey,
                                                       .contentType = "multipart/form-data; boundary=B"});
    if (!request)
        return failure(request.error());
    return tokenJson::decodeLaunch(*request);
}

} // namespace

class tst_TokenJson : public QObject
{
    Q_OBJECT

private slots:
    void decodesALaunch();
    void takesPartsInAnyOrder();
    void refusesBadFields_data();
    void refusesBadFields();
    void hashesWhatTheIdempotencyKeyStandsFor();
    void encodesMetadataOfAMintExtension();
    void encodesMetadataInFull();
    void encodesReceipts();
};

void tst_TokenJson::decodesALaunch()
{
    const Result<LaunchRequest> usual = decode(soundFields);
    QVERIFY(usual);
    QCOMPARE(usual->image, "\x89PNG"_ba);
    QCOMPARE(usual->name, u"Näme"_s);
    QCOMPARE(usual->symbol, u"SYM"_s);
    QCOMPARE(usual->description, u"words"_s);
    QVERIFY(usual->twitter.isEmpty());
    QCOMPARE(usual->initialBuyLamports, quint64{0});
    QCOMPARE(usual->slippageBps, quint64{500});
    QVERIFY(!usual->priorityFeeMicroLamports.has_value());
    QCOMPARE(usual->signer.wallet, u"keyWallet"_s);
    QVERIFY(usual->signer.privateKey == nullptr);
    QCOMPARE(usual->apiOwner, u"keyOwner"_s);
    const Result<LaunchRequest> full = decode(
        Fields{{"website", "w"}, {"telegram", "t"}, {"twitter", "x"}} + soundFields
            + Fields{{"amount", "9223372036854775807"}, {"slippage", "0"}, {"priorityFee", "7"}, {"private", "5KQwr"}},
        "wait=confirmed");
    QVERIFY(full);
    QCOMPARE(full->twitter, u"x"_s);
    QCOMPARE(full->telegram, u"t"_s);
    QCOMPARE(full->website, u"w"_s);
    QCOMPARE(full->initialBuyLamports, quint64{9'223'372'036'854'775'807u});
    QCOMPARE(full->slippageBps, quint64{0});
    QCOMPARE(full->priorityFeeMicroLamports, std::optional<quint64>(7));
    QVERIFY(!full->dryRun);
    QVERIFY(decode(soundFields + Fields{{"dryRun", "true"}})->dryRun);
    QCOMPARE(decode(soundFields + Fields{{"dryRun", "yes"}}).error().detail, u"dryRun must be true or false"_s);
    QCOMPARE(full->signer.privateKey->view(), QByteArrayView("5KQwr"));
    QVERIFY(full->waitConfirmed);
    QVERIFY(!decode(with("priorityFee", "auto"))->priorityFeeMicroLamports.has_value());
    QVERIFY(decode(with("private", ""))->signer.privateKey == nullptr);
    QVERIFY(decode(with("twitter", ""))->twitter.isEmpty());
    QVERIFY(decode(with("unheardOf", "1")));
}

void tst_TokenJson::takesPartsInAnyOrder()
{
    Fields backwards = soundFields;
    std::reverse(backwards.begin(), backwards.end());
    QCOMPARE(decode(backwards)->image, "\x89PNG"_ba);
}

void tst_TokenJson::refusesBadFields_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value"); // null: the part is left out
    for (const char *name : {"file", "name", "symbol", "description"}) {
        QTest::addRow("%s absent", name) << QByteArray(name) << QByteArray();
        QTest::addRow("%s empty", name) << QByteArray(name) << ""_ba;
    }
    for (const char *name : {"name", "symbol", "description", "twitter", "telegram", "website"})
        QTest::addRow("%s not UTF-8", name) << QByteArray(name) << "\xff\xfe"_ba;
    for (const char *value : {"0.5", "-1", "1e9", "1,5", "18446744073709551616", "all"})
        QTest::addRow("amount %s", value) << "amount"_ba << QByteArray(value);
    for (const char *value : {"10001", "0.05", "-1", "5%"})
        QTest::addRow("slippage %s", value) << "slippage"_ba << QByteArray(value);
    for (const char *value : {"-1", "0.5", "fast"})
        QTest::addRow("priorityFee %s", value) << "priorityFee"_ba << QByteArray(value);
}

void tst_TokenJson::refusesBadFields()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    const Result<LaunchRequest> launch = decode(value.isNull() ? without(name) : with(name, value));
    QVERIFY(!launch);
    QCOMPARE(launch.error().code, ErrorCode::InvalidInput);
    QVERIFY2(launch.error().detail.contains(QString::fromLatin1(name)), qPrintable(launch.error().detail));
}

void tst_TokenJson::hashesWhatTheIdempotencyKeyStandsFor()
{
    const QByteArray hash = decode(soundFields, {}, "key")->requestHash;
    QCOMPARE(hash.size(), 32);
    QCOMPARE(decode(soundFields)->requestHash, hash); // a key is made for it
    Fields backwards = soundFields;
    std::reverse(backwards.begin(), backwards.end());
    QCOMPARE(decode(backwards, {}, "other")->requestHash, hash);
    const QList<Fields> others
        = {with("file", "\x89PNH"), with("name", "N"),        with("symbol", "S"),     with("description", "w"),
           with("twitter", "x"),    with("telegram", "x"),    with("website", "x"),    with("amount", "1"),
           with("slippage", "1"),   with("priorityFee", "0"), with("private", "5KQwr")};
    QSet<QByteArray> hashes{hash};
    for (const Fields &other : others)
        hashes.insert(decode(other, {}, "key")->requestHash);
    QCOMPARE(hashes.size(), others.size() + 1);
}

void tst_TokenJson::encodesMetadataOfAMintExtension()
{
    TokenInfo info;
    info.updateAuthority = u"Authority"_s;
    info.mint = u"Mint"_s;
    info.name = u"Name"_s;
    info.symbol = u"SYM"_s;
    info.uri = u"ipfs://x"_s;
    info.isMutable = true;
    info.tokenStandard = 2;
    const QByteArray json = tokenJson::encode(info, u"http://h/ipfs/b"_s);
    QCOMPARE(
        json,
        R"({"Key":4,"UpdateAuthority":"Authority","Mint":"Mint","Data":{"Name":"Name","Symbol":"SYM",)"
        R"("Uri":"ipfs://x","SellerFeeBasisPoints":0,"Creators":null},"MetadataUri":"http://h/ipfs/b",)"
        R"("PrimarySaleHappened":false,"IsMutable":true,"EditionNonce":null,"TokenStandard":2,"Collection":null,"Uses":null,"CollectionDetails":null,)"
        R"("ProgrammableConfig":null})"_ba);
    QCOMPARE(differenceFromRows(json, tokenJson::infoFields), QString());
}

void tst_TokenJson::encodesMetadataInFull()
{
    TokenInfo info;
    info.sellerFeeBasisPoints = 250;
    info.creators = QList<TokenInfo::Creator>{{u"A"_s, true, 60}, {u"B"_s, false, 40}};
    info.primarySaleHappened = true;
    info.editionNonce = 253;
    info.collection = TokenInfo::Collection{true, u"C"_s};
    info.uses = TokenInfo::Uses{1, 18'446'744'073'709'551'615u, 5};
    info.collectionSize = 3;
    info.hasProgrammableConfig = true;
    QByteArray json = tokenJson::encode(info, u"http://h/ipfs/b"_s);
    QCOMPARE(differenceFromRows(json, tokenJson::infoFields), QString());
    const QByteArray creators
        = R"("Creators":[{"Address":"A","Verified":true,"Share":60},{"Address":"B","Verified":false,"Share":40}])";
    QVERIFY(json.contains(creators));
    QCOMPARE(memberText(json, "EditionNonce"), "253"_ba);
    QCOMPARE(memberText(json, "TokenStandard"), "null"_ba);
    QCOMPARE(memberText(json, "Collection"), R"({"Verified":true,"Key":"C"})"_ba);
    QCOMPARE(memberText(json, "Uses"), R"({"UseMethod":1,"Remaining":18446744073709551615,"Total":5})"_ba);
    QCOMPARE(memberText(json, "CollectionDetails"), R"({"Size":3})"_ba);
    QCOMPARE(memberText(json, "ProgrammableConfig"), R"({"RuleSet":null})"_ba);
    info.ruleSet = u"Rules"_s;
    info.creators = QList<TokenInfo::Creator>{};
    json = tokenJson::encode(info, u"http://h/ipfs/b"_s);
    QCOMPARE(memberText(json, "ProgrammableConfig"), R"({"RuleSet":"Rules"})"_ba);
    QVERIFY(json.contains("\"Creators\":[]"));
}

void tst_TokenJson::encodesReceipts()
{
    LaunchReceipt receipt;
    receipt.trade.signature = u"sig"_s;
    receipt.trade.mint = u"Mint"_s;
    receipt.trade.orderId = u"order"_s;
    receipt.trade.status = TradeStatus::Succeeded;
    receipt.trade.slot = 3;
    receipt.metadataUri = u"ipfs:x"_s;
    receipt.idempotencyKey = "once";
    const HttpReply reply = tokenJson::encode(receipt);
    QCOMPARE(reply.status, 200);
    QCOMPARE(
        reply.body,
        R"({"signature":"sig","mint":"Mint","metadataUri":"ipfs:x","orderId":"order","idempotencyKey":"once","status":"succeeded","slot":3})"_ba);
    QCOMPARE(differenceFromRows(reply.body, tokenJson::launchFields), QString());
    LaunchReceipt dry;
    dry.trade.isSimulated = true;
    for (std::size_t item = 0; item < dry.cost.lamports.size(); ++item)
        dry.cost.lamports[item] = quint64(1) << item;
    dry.cost.tokens = 7;
    const QByteArray dryBody = tokenJson::encode(dry).body;
    QVERIFY(dryBody.contains(R"("status":"simulated")"));
    QVERIFY(dryBody.contains(R"("firstBuyRaw":"1","protocolFeeRaw":"2","creatorFeeRaw":"4","mintRentRaw":"8")"));
    QVERIFY(dryBody.contains(R"("signatureFeeRaw":"512","priorityFeeRaw":"1024","totalRaw":"2047","tokensRaw":"7")"));
    QCOMPARE(differenceFromRows(dryBody, tokenJson::launchFields), QString());
    receipt.trade.status = TradeStatus::Failed;
    receipt.trade.error = Error{ErrorCode::InsufficientFunds, u"no SOL"_s, std::nullopt, 0};
    const HttpReply failed = tokenJson::encode(receipt);
    QCOMPARE(failed.status, 422);
    const QByteArray beginning = R"({"error":true,"message":"no SOL","code":"insufficient_funds","signature":"sig")";
    QVERIFY(failed.body.startsWith(beginning));
}

CURVEDESK_TEST(tst_TokenJson)

} // namespace tokenJsonTest
#include "tst_TokenJson.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/TradeJson.h"
#include "tests/core/api/DecodedRequest.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradeJsonTest {

namespace {

// A sound body with one member replaced (or removed, where the value is empty).
QByteArray bodyWith(const QByteArray &name = {}, const QByteArray &value = {})
{
    QList<QPair<QByteArray, QByteArray>> members = {
        {"mode", "\"buy\""},     {"token", "\"Mint\""}, {"amount", "1000000"},
        {"amountInSol", "true"}, {"slippage", "500"},   {"priorityFee", "100"},
    };
    bool isReplaced = name.isEmpty();
    for (auto &member : members) {
        if (member.first == name) {
            member.second = value;
            isReplaced = true;
        }
    }
    if (!isReplaced)
        members.append({name, value});
    QByteArrayList out;
    for (const auto &member : members) {
        if (!member.second.isEmpty())
            out << '"' + member.first + "\":" + member.second;
    }
    return '{' + out.join(',') + '}';
}

Result<TradeRequest> decode(const QByteArray &body, const QByteArray &query = {}, const QByteArray &idempotencyKey = {})
{
    const Result<ApiRequest> request = decodedRequest({.body = body, .query = query, .idempotencyKey = idempotencyKey});
    if (!request)
        return failure(request.error());
    return tradeJson::decode(*request);
}

} // namespace

class tst_TradeJson : public QObject
{
    Q_OBJECT

private slots:
    void decodesATrade();
    void decodesAmounts_data();
    void decodesAmounts();
    void refusesBadFields_data();
    void refusesBadFields();
    void findsTheSigner();
    void decodesTheQuery();
    void hashesWhatTheIdempotencyKeyStandsFor();
    void wipesTheBody();
    void decodesUnsignedTrades();
    void takesOnlyVisibleIdempotencyKeys_data();
    void takesOnlyVisibleIdempotencyKeys();
    void refusesAnIdempotencyKeyThatWouldBeIgnored();
    void encodesReceipts();
    void encodesADryRun();
    void encodesAFailureAsAnError();
    void encodesUnsignedTrades();
};

void tst_TradeJson::decodesATrade()
{
    const Result<TradeRequest> trade = decode(bodyWith());
    QVERIFY(trade);
    QCOMPARE(trade->mode, TradeMode::Buy);
    QCOMPARE(trade->token, u"Mint"_s);
    QCOMPARE(trade->amount.unit, TradeAmount::Unit::Lamports);
    QCOMPARE(trade->amount.value, quint64{1'000'000});
    QCOMPARE(trade->slippageBps, quint64{500});
    QCOMPARE(trade->priorityFeeMicroLamports, std::optional<quint64>(100));
    QCOMPARE(trade->apiOwner, u"keyOwner"_s);
    QVERIFY(!trade->dryRun);
    QVERIFY(!trade->waitConfirmed);
    QVERIFY(trade->requestHash.isEmpty());
    QCOMPARE(decode(bodyWith("dryRun", "true"))->dryRun, true);
    QVERIFY(!decode(bodyWith("priorityFee", "\"auto\""))->priorityFeeMicroLamports.has_value());
    QCOMPARE(decode(bodyWith("priorityFee", "0"))->priorityFeeMicroLamports, std::optional<quint64>(0));
    QCOMPARE(decode(bodyWith("slippage", "\"10000\""))->slippageBps, quint64{10'000});
    QVERIFY(decode(bodyWith("unheardOf", "[1,2,{}]")));
}

void tst_TradeJson::decodesAmounts_data()
{
    using Unit = TradeAmount::Unit;
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<QByteArray>("inSol");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<int>("unit");
    QTest::addColumn<quint64>("value");
    const auto row
        = [](const char *name, const char *mode, const char *inSol, const char *amount, Unit unit, quint64 value) {
              QTest::newRow(name) << QByteArray(mode) << QByteArray(inSol) << QByteArray(amount)
                                  << static_cast<int>(unit) << value;
          };
    row("lamports", "\"buy\"", "true", "1", Unit::Lamports, 1);
    row("lamports of a sell", "\"sell\"", "true", "\"5\"", Unit::Lamports, 5);
    row("base units", "\"buy\"", "false", "9223372036854775807", Unit::BaseUnits, 9'223'372'036'854'775'807u);
    row("base units as text", "\"sell\"", "false", "\"9223372036854775807\"", Unit::BaseUnits,
        9'223'372'036'854'775'807u);
    row("zero is the service's to refuse", "\"buy\"", "true", "0", Unit::Lamports, 0);
    row("all", "\"sell\"", "false", "\"100%\"", Unit::PercentOfHolding, 100'000'000);
    row("half, in SOL", "\"sell\"", "true", "\"50%\"", Unit::PercentOfHolding, 50'000'000);
    row("the smallest share", "\"sell\"", "false", "\"0.000001%\"", Unit::PercentOfHolding, 1);
    row("a third", "\"sell\"", "false", "\"33.333333%\"", Unit::PercentOfHolding, 33'333'333);
}

void tst_TradeJson::decodesAmounts()
{
    QFETCH(QByteArray, mode);
    QFETCH(QByteArray, inSol);
    QFETCH(QByteArray, amount);
    QFETCH(int, unit);
    QFETCH(quint64, value);
    const QByteArray body = R"({"token":"t","slippage":1,"priorityFee":1,"mode":)" + mode + ",\"amountInSol\":" + inSol
        + ",\"amount\":" + amount + "}";
    const Result<TradeRequest> trade = decode(body);
    QVERIFY2(trade, trade ? "" : qPrintable(trade.error().detail));
    QCOMPARE(static_cast<int>(trade->amount.unit), unit);
    QCOMPARE(trade->amount.value, value);
}

void tst_TradeJson::refusesBadFields_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    for (const char *name : {"mode", "token", "amount", "amountInSol", "slippage", "priorityFee"}) {
        for (const char *value : {"", "null", "\"\"", "[]", "{}"})
            QTest::addRow("%s %s", name, *value == '\0' ? "absent" : value) << QByteArray(name) << QByteArray(value);
    }
    const auto row = [](const char *name, const char *value) {
        QTest::addRow("%s %s", name, value) << QByteArray(name) << QByteArray(value);
    };
    for (const char *value : {"\"Buy\"", "\"hold\"", "true", "1", "\"buy \""})
        row("mode", value);
    for (const char *value : {"1", "true"})
        row("token", value);
    for (const char *value : {"0.5", "1.5", "1e3", "-1", "18446744073709551616", "\"0.5\"", "\"1,5\"", "\"-1\"", "true",
                              "\"50%\"", "\"abc\"", "\"1 \""})
        row("amount", value);
    for (const char *value : {"1", "0", "\"true\"", "\"false\""})
        row("amountInSol", value);
    for (const char *value : {"10001", "-1", "0.05", "0.5", "1.5", "5e-1", "\"0.05\"", "\"5%\"", "true"})
        row("slippage", value);
    for (const char *value : {"-1", "0.5", "1e6", "\"Auto\"", "\"fast\"", "true", "18446744073709551616"})
        row("priorityFee", value);
    for (const char *value : {"1", "[]", "true"})
        row("private", value);
    for (const char *value : {"1", "\"true\""})
        row("dryRun", value);
}

void tst_TradeJson::refusesBadFields()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    const Result<TradeRequest> trade = decode(bodyWith(name, value));
    QVERIFY(!trade);
    QCOMPARE(trade.error().code, ErrorCode::InvalidInput);
    QVERIFY2(trade.error().detail.contains(QString::fromLatin1(name)), qPrintable(trade.error().detail));
    if (name == "slippage" && value.contains("0.05"))
        QVERIFY(trade.error().detail.contains(u"basis points"_s));
    for (const char *share :
         {"\"0%\"", "\"100.000001%\"", "\"101%\"", "\"-1%\"", "\"%\"", "\"1.1234567%\"", "\"1%%\""}) {
        QByteArray body = bodyWith("amount", share);
        body.replace("\"buy\"", "\"sell\"");
        QVERIFY(decode(body).error().detail.startsWith(u"amount "_s));
    }
}

void tst_TradeJson::findsTheSigner()
{
    for (const char *value : {"", "null", "\"\""}) {
        const Result<TradeRequest> own = decode(bodyWith("private", value));
        QVERIFY(own);
        QCOMPARE(own->signer.wallet, u"keyWallet"_s);
        QVERIFY(own->signer.privateKey == nullptr);
    }
    const Result<TradeRequest> given = decode(bodyWith("private", "\"5KQw\\u0072\""));
    QVERIFY(given);
    QCOMPARE(given->signer.privateKey->view(), QByteArrayView("5KQwr"));
}

void tst_TradeJson::decodesTheQuery()
{
    QVERIFY(decode(bodyWith(), "wait=confirmed")->waitConfirmed);
    QVERIFY(!decode(bodyWith(), "other=1")->waitConfirmed);
    QVERIFY(decode(bodyWith(), "wait=yes").error().detail.startsWith(u"wait "_s));
}

void tst_TradeJson::hashesWhatTheIdempotencyKeyStandsFor()
{
    const QByteArray hash = decode(bodyWith(), {}, "key")->requestHash;
    QCOMPARE(hash.size(), 32);
    QCOMPARE(decode(bodyWith(), {}, "key")->idempotencyKey, "key"_ba);
    // The same values in another spelling are the same request.
    QCOMPARE(decode(R"({ "priorityFee":"100","slippage":500, "amountInSol" : true,"amount":"1000000",)"
                    R"("token":"\u004dint","mode":"buy","private":null,"dryRun":false })",
                    "wait=confirmed", "other")
                 ->requestHash,
             hash);
    const QByteArrayList others = {
        bodyWith("mode", "\"sell\""),        bodyWith("token", "\"Min\""),     bodyWith("amount", "1000001"),
        bodyWith("amountInSol", "false"),    bodyWith("slippage", "501"),      bodyWith("priorityFee", "101"),
        bodyWith("priorityFee", "\"auto\""), bodyWith("private", "\"5KQwr\""), bodyWith("private", "\"5KQwq\""),
        bodyWith("dryRun", "true"),
    };
    QSet<QByteArray> hashes{hash};
    for (const QByteArray &other : others)
        hashes.insert(decode(other, {}, "key")->requestHash);
    QCOMPARE(hashes.size(), others.size() + 1);
}

void tst_TradeJson::wipesTheBody()
{
    const QByteArray secret = "5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3";
    Result<ApiRequest> request = decodedRequest({.body = bodyWith("private", '"' + secret + '"')});
    QVERIFY(request && request->body().has("private"));
    request->wipeBody();
    QVERIFY(!request->body().has("private"));
    QVERIFY(!request->body().has("mode"));
}

void tst_TradeJson::decodesUnsignedTrades()
{
    const auto decodeUnsigned = [](const QByteArray &body, const QString &wallet) -> Result<TradeRequest> {
        const Result<ApiRequest> request = decodedRequest({.body = body, .wallet = wallet});
        return tradeJson::decodeUnsigned(*request);
    };
    const QByteArray address = "So11111111111111111111111111111111111111112";
    const Result<TradeRequest> given = decodeUnsigned(bodyWith("public", '"' + address + '"'), u"keyWallet"_s);
    QVERIFY(given);
    QCOMPARE(given->signer.wallet, QString::fromLatin1(address));
    QCOMPARE(decodeUnsigned(bodyWith(), u"keyWallet"_s)->signer.wallet, u"keyWallet"_s);
    QCOMPARE(decodeUnsigned(bodyWith(), {}).error().detail, u"missing field: public"_s);
    QVERIFY(decodeUnsigned(bodyWith("public", "\"nonsense\""), u"keyWallet"_s).error().detail.startsWith(u"public "_s));
    QVERIFY(!decodeUnsigned(bodyWith("public", "5"), u"keyWallet"_s));
    QVERIFY(decodeUnsigned(bodyWith("private", "\"secret\""), u"keyWallet"_s)->signer.privateKey == nullptr);
}

void tst_TradeJson::takesOnlyVisibleIdempotencyKeys_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("one character") << "~"_ba << true;
    QTest::newRow("the longest") << QByteArray(255, 'k') << true;
    QTest::newRow("longer") << QByteArray(256, 'k') << false;
    QTest::newRow("empty") << ""_ba << false;
    QTest::newRow("a space in it") << "a b"_ba << false;
    QTest::newRow("beyond ASCII") << "\xc3\xa4"_ba << false;
}

void tst_TradeJson::takesOnlyVisibleIdempotencyKeys()
{
    QFETCH(QByteArray, key);
    QFETCH(bool, isTaken);
    const auto request = decodedRequest({.body = bodyWith(), .idempotencyKey = key});
    QCOMPARE(request.has_value(), isTaken);
    if (isTaken)
        QCOMPARE(request->idempotencyKey(), key);
    else
        QCOMPARE(request.error().code, ErrorCode::InvalidInput);
}

void tst_TradeJson::refusesAnIdempotencyKeyThatWouldBeIgnored()
{
    for (const char *key : {"k1", "", "not visible"}) {
        const Result<ApiRequest> request
            = decodedRequest({.body = bodyWith(), .idempotencyKey = key, .takesIdempotencyKey = false});
        QVERIFY(!request);
        QCOMPARE(request.error().code, ErrorCode::InvalidInput);
        QVERIFY2(request.error().detail.startsWith(u"Idempotency-Key "_s), qPrintable(request.error().detail));
    }
    QVERIFY(decodedRequest({.body = bodyWith(), .takesIdempotencyKey = false}).has_value());
}

void tst_TradeJson::encodesReceipts()
{
    TradeReceipt receipt;
    receipt.orderId = u"order"_s;
    receipt.signature = u"sig"_s;
    receipt.mint = u"Mint"_s;
    receipt.slot = 12;
    receipt.maxSolCostLamports = 1'050'000'000;
    receipt.quotedLamports = 1'000'000'000;
    receipt.quotedTokens = 5;
    receipt.networkFeeLamports = 5000;
    const HttpReply reply = tradeJson::encode(receipt);
    QCOMPARE(reply.status, 200);
    QCOMPARE(
        reply.body,
        R"({"signature":"sig","orderId":"order","status":"pending","slot":12,"token":"Mint",)"
        R"("maxSolCostRaw":"1050000000","quotedSolRaw":"1000000000","quotedTokensRaw":"5","networkFeeRaw":"5000"})"_ba);
    QCOMPARE(differenceFromRows(reply.body, tradeJson::receiptFields), QString());
    receipt.maxSolCostLamports.reset();
    receipt.minimumOutTokens = 7;
    QCOMPARE(memberText(tradeJson::encode(receipt).body, "minimumOutRaw"), "7"_ba);
    receipt.minimumOutTokens.reset();
    receipt.minimumOutLamports = 0;
    QCOMPARE(memberText(tradeJson::encode(receipt).body, "minimumOutRaw"), "0"_ba);
    const QList<QPair<TradeStatus, QByteArray>> words = {{TradeStatus::Pending, "pending"},
                                                         {TradeStatus::Succeeded, "succeeded"},
                                                         {TradeStatus::Expired, "expired"},
                                                         {TradeStatus::Unknown, "unknown"}};
    for (const auto &[status, word] : words) {
        receipt.status = status;
        QCOMPARE(tradeJson::encode(receipt).status, 200);
        QCOMPARE(memberText(tradeJson::encode(receipt).body, "status"), word);
    }
}

void tst_TradeJson::encodesADryRun()
{
    TradeReceipt receipt;
    receipt.isSimulated = true;
    receipt.mint = u"Mint"_s;
    const QByteArray json = tradeJson::encode(receipt).body;
    QCOMPARE(memberText(json, "status"), "simulated"_ba);
    QCOMPARE(memberText(json, "orderId"), ""_ba);
    QCOMPARE(memberText(json, "signature"), ""_ba);
    QCOMPARE(differenceFromRows(json, tradeJson::receiptFields), QString());
}

void tst_TradeJson::encodesAFailureAsAnError()
{
    TradeReceipt receipt;
    receipt.signature = u"sig"_s;
    receipt.status = TradeStatus::Failed;
    receipt.error = Error{ErrorCode::SlippageExceeded, u"slippage exceeded"_s,
                          ProgramFailure{u"6EF8"_s, 6002, u"TooMuchSolRequired"_s}, 0};
    const HttpReply reply = tradeJson::encode(receipt);
    QCOMPARE(reply.status, 422);
    QVERIFY(
        reply.body.startsWith(R"({"error":true,"message":"slippage exceeded","code":"slippage_exceeded",)"
                              R"("program":{"id":"6EF8","code":6002,"name":"TooMuchSolRequired"},"signature":"sig")"));
    QCOMPARE(memberText(reply.body, "status"), "failed"_ba);
    receipt.error.reset();
    QCOMPARE(tradeJson::encode(receipt).status, 422);
}

void tst_TradeJson::encodesUnsignedTrades()
{
    UnsignedTrade trade;
    trade.wire = QByteArray::fromHex("00ff10");
    trade.lastValidBlockHeight = 18'446'744'073'709'551'615u;
    trade.maxSolCostLamports = 9;
    trade.signer = u"me"_s;
    const QByteArray json = tradeJson::encode(trade);
    QCOMPARE(json, R"({"tx":"AP8Q","lastValidBlockHeight":18446744073709551615,"public":"me","maxSolCostRaw":"9"})"_ba);
    QCOMPARE(differenceFromRows(json, tradeJson::unsignedFields), QString());
}

CURVEDESK_TEST(tst_TradeJson)

} // namespace tradeJsonTest
#include "tst_TradeJson.moc"

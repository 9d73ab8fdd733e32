// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcReplies.h"
#include "core/cluster/rpc/RpcRequests.h"
#include "core/cluster/rpc/RpcTransport.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::rpc;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rpcRepliesTest {

class tst_RpcReplies : public QObject
{
    Q_OBJECT

private slots:
    void readsNumbersExactly_data();
    void readsNumbersExactly();
    void refusesWhatIsNoJson();
    void checksTheEnvelope_data();
    void checksTheEnvelope();
    void readsAccounts();
    void refusesBrokenAccounts_data();
    void refusesBrokenAccounts();
    void readsStatuses();
    void refusesBrokenStatuses_data();
    void refusesBrokenStatuses();
    void readsSimulations();
    void readsTransactions();
    void refusesAnotherTransaction();
    void readsHistories();
    void readsNotifications();
    void writesRequests();
    void readsRetryAfter_data();
    void readsRetryAfter();
};

namespace {

JsonValue json(const QByteArray &text)
{
    const auto parsed = JsonValue::read(text);
    if (!parsed)
        qFatal("not JSON: %s", text.constData());
    return *parsed;
}

constexpr auto someKey = "So11111111111111111111111111111111111111112";

QByteArray accountText(const QByteArray &lamports = "5", const QByteArray &data = R"(["AQI=","base64"])",
                       const QByteArray &executable = "false",
                       const QByteArray &owner = '"' + QByteArray(someKey) + '"')
{
    return R"({"lamports":)" + lamports + R"(,"owner":)" + owner + R"(,"data":)" + data + R"(,"executable":)"
        + executable + R"(,"rentEpoch":18446744073709551615,"space":2})";
}

QByteArray atSlot(const QByteArray &value)
{
    return R"({"context":{"apiVersion":"2.0","slot":77},"value":)" + value + '}';
}

Transaction someTransaction()
{
    static const Keypair user = Keypair::generate();
    Transaction transaction = Transaction::unsignedFrom(*Message::compile(
        user.address(), {systemInstruction::transfer(user.address(), programs::wrappedSol, Lamports(1))}, Hash()));
    const Keypair *const keys[] = {&user};
    if (!transaction.sign(keys))
        qFatal("cannot sign");
    return transaction;
}

QByteArray recordText(const Transaction &transaction, const QByteArray &replaced = {}, const QByteArray &by = {})
{
    QByteArray text = R"({"slot":8,"blockTime":1700000000,"version":"legacy","transaction":[")"
        + transaction.encode().toBase64()
        + R"(","base64"],"meta":{"err":null,"fee":5000,"preBalances":[9007199254740993,2,3],)"
          R"("postBalances":[9007199254735992,3,3],"preTokenBalances":[{"accountIndex":1,"mint":")"
        + someKey + R"(","owner":")" + someKey + R"(","programId":"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",)"
        + R"("uiTokenAmount":{"amount":"18446744073709551615","decimals":6,"uiAmount":1.8446744073709552e13}}],)"
        + R"("postTokenBalances":[],"innerInstructions":[{"index":0,"instructions":[{"programIdIndex":2,)"
        + R"("accounts":[0,1],"data":"3Bxs","stackHeight":2}]}],"logMessages":["a","b"],)"
        + R"("loadedAddresses":{"writable":[],"readonly":[]},"computeUnitsConsumed":150}})";
    return replaced.isEmpty() ? text : text.replace(replaced, by);
}

} // namespace

void tst_RpcReplies::readsNumbersExactly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isU64");
    QTest::addColumn<quint64>("value");
    const auto row = [](const QByteArray &text, bool isU64, quint64 value = 0) {
        QTest::newRow(text.constData()) << text << isU64 << value;
    };
    row("0", true, 0);
    row("9007199254740993", true, 9007199254740993);
    row("9223372036854775808", true, 9223372036854775808ull);
    row("18446744073709551615", true, 18446744073709551615ull);
    row("18446744073709551616", false);
    row("-1", false);
    row("1.0", false);
    row("1e3", false);
    row(R"("5")", false);
    row("null", false);
    row("[5]", false);
}

void tst_RpcReplies::readsNumbersExactly()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isU64);
    QFETCH(quint64, value);
    const Result<quint64> read = replies::number(json(text));
    QCOMPARE(read.has_value(), isU64);
    if (isU64)
        QCOMPARE(*read, value);
}

void tst_RpcReplies::refusesWhatIsNoJson()
{
    const QByteArray sound = R"({"jsonrpc":"2.0","id":1,"result":[]})";
    QVERIFY(replies::answer(sound, 1));
    for (const QByteArray &text : {""_ba, "<html>"_ba, sound.chopped(1), sound + sound, "\xef\xbb\xbf" + sound,
                                   R"({"jsonrpc":"2.0","id":1,"result":1,"result":2})"_ba,
                                   R"({"jsonrpc":"2.0","id":1,"result":")"_ba + "\xff\"}"}) {
        const Result<RpcAnswer> read = replies::answer(text, 1);
        QVERIFY2(!read, text.constData());
        QCOMPARE(read.error().code, ErrorCode::UpstreamRejected);
        QVERIFY2(!replies::socketMessage(text), text.constData());
    }
}

void tst_RpcReplies::checksTheEnvelope_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("kind"); // 0 refused, 1 result, 2 fault
    QTest::newRow("result") << R"({"jsonrpc":"2.0","result":null,"id":7})"_ba << 1;
    QTest::newRow("both") << R"({"jsonrpc":"2.0","result":1,"error":null,"id":7})"_ba << 1;
    QTest::newRow("fault") << R"({"jsonrpc":"2.0","error":{"code":-32005,"message":"behind"},"id":7})"_ba << 2;
    QTest::newRow("fault without id") << R"({"jsonrpc":"2.0","error":{"code":-32700,"message":"x"},"id":null})"_ba << 2;
    QTest::newRow("wrong id") << R"({"jsonrpc":"2.0","result":1,"id":8})"_ba << 0;
    QTest::newRow("id as string") << R"({"jsonrpc":"2.0","result":1,"id":"7"})"_ba << 0;
    QTest::newRow("no id") << R"({"jsonrpc":"2.0","result":1})"_ba << 0;
    QTest::newRow("fault for another") << R"({"jsonrpc":"2.0","error":{"code":1,"message":"x"},"id":9})"_ba << 0;
    QTest::newRow("neither") << R"({"jsonrpc":"2.0","id":7})"_ba << 0;
    QTest::newRow("old") << R"({"jsonrpc":"1.0","result":1,"id":7})"_ba << 0;
    QTest::newRow("batch") << R"([{"jsonrpc":"2.0","result":1,"id":7}])"_ba << 0;
    QTest::newRow("code as text") << R"({"jsonrpc":"2.0","error":{"code":"x"},"id":7})"_ba << 0;
    QTest::newRow("error as text") << R"({"jsonrpc":"2.0","error":"x","id":7})"_ba << 0;
}

void tst_RpcReplies::checksTheEnvelope()
{
    QFETCH(QByteArray, body);
    QFETCH(int, kind);
    const Result<RpcAnswer> answer = replies::answer(body, 7);
    QCOMPARE(answer.has_value(), kind != 0);
    if (answer)
        QCOMPARE(answer->fault.has_value(), kind == 2);
}

void tst_RpcReplies::readsAccounts()
{
    const auto read = replies::accounts(json(atSlot("[null," + accountText("18446744073709551615") + ']')), 2);
    QVERIFY(read);
    QCOMPARE(read->slot, 77u);
    QVERIFY(!read->accounts.at(0));
    const AccountState expected{Lamports(18446744073709551615ull), programs::wrappedSol, "\1\2"_ba, false};
    QCOMPARE(*read->accounts.at(1), expected);
    QCOMPARE(replies::account(json(atSlot(accountText())))->accounts.size(), 1);
    QVERIFY(!replies::account(json(atSlot("null")))->accounts.first());
}

void tst_RpcReplies::refusesBrokenAccounts_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("too few") << "[]"_ba;
    QTest::newRow("too many") << "[null,null]"_ba;
    QTest::newRow("no list") << "null"_ba;
    const auto one = [](const char *name, const QByteArray &account) { QTest::newRow(name) << '[' + account + ']'; };
    one("lamports as text", accountText(R"("5")"));
    one("lamports as fraction", accountText("5.0"));
    one("lamports beyond", accountText("18446744073709551616"));
    one("base58", accountText("5", R"(["3Bxs","base58"])"));
    one("parsed", accountText("5", R"({"parsed":{}})"));
    one("bad base64", accountText("5", R"(["AQI","base64"])"));
    one("spaces in base64", accountText("5", R"(["AQ I=","base64"])"));
    one("executable", accountText("5", R"(["","base64"])", "0"));
    one("owner", accountText("5", R"(["","base64"])", "false", R"("abc")"));
    one("owner null", accountText("5", R"(["","base64"])", "false", "null"));
    one("number", "5");
}

void tst_RpcReplies::refusesBrokenAccounts()
{
    QFETCH(QByteArray, value);
    QVERIFY(!replies::accounts(json(atSlot(value)), 1));
    QVERIFY(!replies::accounts(json(R"({"value":)" + value + '}'), 1));
}

void tst_RpcReplies::readsStatuses()
{
    const auto read = replies::statuses(
        json(
            atSlot(R"([null,{"slot":5,"confirmations":null,"err":null,"confirmationStatus":"finalized"},)"
                   R"({"slot":6,"confirmations":1,"err":{"InstructionError":[2,{"Custom":6002}]},"confirmationStatus":)"
                   R"("confirmed"},{"slot":7,"confirmations":0,"status":{"Err":"AccountInUse"}},)"
                   R"({"slot":8,"confirmations":null,"status":{"Ok":null}}])")),
        5);
    QVERIFY(read);
    QVERIFY(!read->at(0));
    QCOMPARE(read->at(1)->commitment, Commitment::Finalized);
    QVERIFY(!read->at(1)->error);
    QCOMPARE(*read->at(2)->error, TransactionError::custom(2, 6002));
    QCOMPARE(read->at(3)->error->kind, u"AccountInUse"_s);
    QCOMPARE(read->at(3)->commitment, Commitment::Processed);
    QCOMPARE(read->at(4)->commitment, Commitment::Finalized);
    QVERIFY(!read->at(4)->error);
}

void tst_RpcReplies::refusesBrokenStatuses_data()
{
    QTest::addColumn<QByteArray>("status");
    // Nothing here may pass for "it succeeded" or for "nothing is known".
    QTest::newRow("no word on the error") << R"({"slot":5,"confirmations":null,"confirmationStatus":"finalized"})"_ba;
    QTest::newRow("no slot") << R"({"err":null,"confirmationStatus":"finalized"})"_ba;
    QTest::newRow("unknown level") << R"({"slot":5,"err":null,"confirmationStatus":"rooted"})"_ba;
    QTest::newRow("level as number") << R"({"slot":5,"err":null,"confirmationStatus":2})"_ba;
    QTest::newRow("both verdicts") << R"({"slot":5,"status":{"Ok":null,"Err":"x"}})"_ba;
    QTest::newRow("confirmations") << R"({"slot":5,"err":null,"confirmations":"many"})"_ba;
    QTest::newRow("false") << "false"_ba;
    QTest::newRow("empty") << "{}"_ba;
    QTest::newRow("slot as text") << R"({"slot":"5","err":null,"confirmationStatus":"finalized"})"_ba;
}

void tst_RpcReplies::refusesBrokenStatuses()
{
    QFETCH(QByteArray, status);
    QVERIFY(!replies::statuses(json(atSlot('[' + status + ']')), 1));
    QVERIFY(!replies::statuses(json(atSlot("[]")), 1));
    QVERIFY(!replies::statuses(json(atSlot("null")), 1));
}

void tst_RpcReplies::readsSimulations()
{
    const auto read
        = replies::simulation(json(atSlot(R"({"err":{"InstructionError":[0,"ProgramFailedToComplete"]},"logs":)"
                                          R"(["x"],"unitsConsumed":9,"accounts":[)"
                                          + accountText() + "]}")),
                              1);
    QVERIFY(read);
    QCOMPARE(*read->error, TransactionError::instruction(0, u"ProgramFailedToComplete"_s));
    QCOMPARE(read->unitsConsumed, 9u);
    QCOMPARE(read->accounts.size(), 1);
    // A small node: no accounts, no units, no logs; but never without a word on the error.
    const auto small = replies::simulation(json(atSlot(R"({"err":null,"logs":null})")), 1);
    QVERIFY(small && !small->error && small->accounts.isEmpty());
    QVERIFY(!replies::simulation(json(atSlot(R"({"logs":[]})")), 0));
    QVERIFY(!replies::simulation(json(atSlot(R"({"err":null,"logs":[5]})")), 0));
    QVERIFY(!replies::simulation(json(atSlot(R"({"err":null,"unitsConsumed":-1})")), 0));
    QVERIFY(!replies::simulation(json(atSlot(R"({"err":null,"accounts":[null]})")), 2));
}

void tst_RpcReplies::readsTransactions()
{
    const Transaction transaction = someTransaction();
    const auto read = replies::transaction(json(recordText(transaction)), transaction.id());
    QVERIFY(read && *read);
    const TransactionRecord &record = (*read)->record;
    QCOMPARE(record.signature, transaction.id());
    QCOMPARE(record.wire, transaction.encode());
    QCOMPARE(record.slot, 8u);
    QCOMPARE(record.blockTime, 1700000000);
    QCOMPARE(record.fee.value(), 5000u);
    QCOMPARE(record.preBalances, (QList<quint64>{9007199254740993, 2, 3}));
    QCOMPARE(record.preTokenBalances.first().amount, 18446744073709551615ull);
    QCOMPARE(record.preTokenBalances.first().owner, programs::wrappedSol);
    QCOMPARE(record.logs, (QList<QByteArray>{"a", "b"}));
    QCOMPARE(record.unitsConsumed, 150u);
    QCOMPARE(record.innerInstructions.size(), 1);
    QCOMPARE((*read)->innerCalls.first().program, transaction.message.accountKeys.at(2));
    QVERIFY(replies::transaction(json("null"), transaction.id()).value() == std::nullopt);

    const QList<std::pair<QByteArray, QByteArray>> breaks{
        {R"("err":null,)", ""},
        {R"("fee":5000)", R"("fee":"5000")"},
        {R"("amount":"18446744073709551615")", R"("amount":18446744073709551615)"},
        {R"("amount":"18446744073709551615")", R"("amount":"-1")"},
        {R"("amount":"18446744073709551615")", R"("amount":" 1")"},
        {R"("programIdIndex":2)", R"("programIdIndex":3)"},
        {R"("accounts":[0,1])", R"("accounts":[0,9])"},
        {R"("accountIndex":1)", R"("accountIndex":300)"},
        {R"("data":"3Bxs")", R"("data":"0OIl")"},
        {R"([9007199254740993,2,3])", R"([9007199254740993.0,2,3])"},
        {R"([9007199254740993,2,3])", R"([2,3])"},
        {R"("logMessages":["a","b"])", R"("logMessages":"a")"},
        {R"("slot":8)", R"("slot":-8)"},
    };
    for (const auto &[good, bad] : breaks) {
        QVERIFY(recordText(transaction).contains(good));
        QVERIFY2(!replies::transaction(json(recordText(transaction, good, bad)), transaction.id()), bad.constData());
    }
}

void tst_RpcReplies::refusesAnotherTransaction()
{
    const Transaction transaction = someTransaction();
    QVERIFY(!replies::transaction(json(recordText(transaction)), Signature()));
}

void tst_RpcReplies::readsHistories()
{
    const QByteArray signature = Keypair::generate().sign("x").toBase58().toLatin1();
    const auto read = replies::history(
        json(R"([{"signature":")" + signature + R"(","slot":9,"err":"AccountInUse","blockTime":null,"memo":null}])"));
    QVERIFY(read);
    QVERIFY(read->first().failed);
    QCOMPARE(read->first().slot, 9u);
    QCOMPARE(read->first().blockTime, 0);
    QVERIFY(!replies::history(json(R"([{"signature":")" + signature + R"(","slot":9,"blockTime":1}])")));
    QVERIFY(!replies::history(json(R"([{"signature":"x","slot":9,"err":null,"blockTime":1}])")));
    QVERIFY(!replies::history(json("{}")));
    QCOMPARE(replies::tokenAccounts(json(R"({"value":[{"pubkey":"So11111111111111111111111111111111111111112"}]})")),
             Result<QList<Address>>(QList<Address>{programs::wrappedSol}));
    QVERIFY(!replies::tokenAccounts(json(R"({"value":[{"pubkey":"x"}]})")));
    QVERIFY(!replies::tokenAccounts(json(R"({"value":{}})")));
    QCOMPARE(*replies::priorityFees(json(R"([{"slot":1,"prioritizationFee":18446744073709551615}])")),
             (QList<quint64>{18446744073709551615ull}));
    QVERIFY(!replies::priorityFees(json(R"([{"slot":1,"prioritizationFee":1.5}])")));
}

void tst_RpcReplies::readsNotifications()
{
    using Kind = SocketMessage::Kind;
    const QString signature = Keypair::generate().sign("x").toBase58();
    const auto logs = replies::socketMessage(
        R"({"jsonrpc":"2.0","method":"logsNotification","params":{"subscription":3,"result":{"context":{"slot":5},"value":{"signature":")"
        + signature.toLatin1() + R"(","err":null,"logs":["a"]}}}})");
    QVERIFY(logs);
    QCOMPARE(logs->kind, Kind::Logs);
    QCOMPARE(logs->id, 3u);
    QCOMPARE(logs->landed.signature.toBase58(), signature);
    QCOMPARE(logs->landed.slot, 5u);
    QVERIFY(!logs->landed.failed);
    const auto slot = replies::socketMessage(
        R"({"jsonrpc":"2.0","method":"slotNotification","params":{"subscription":0,"result":{"parent":1,"root":0,"slot":2}}})");
    QCOMPARE(slot->slot, 2u);
    QCOMPARE(replies::socketMessage(R"({"jsonrpc":"2.0","result":23,"id":2})")->subscription, 23u);
    QVERIFY(replies::socketMessage(R"({"jsonrpc":"2.0","error":{"code":-32601,"message":""},"id":2})")->fault);
    QCOMPARE(replies::socketMessage(R"({"jsonrpc":"2.0","method":"other","params":5})")->kind, Kind::Other);
    for (const char *bad :
         {"", "[]", "5", "{}", R"({"method":"slotNotification","params":{"result":{"slot":1}}})",
          R"({"method":"slotNotification","params":{"subscription":1,"result":{"slot":"1"}}})",
          R"({"method":"logsNotification","params":{"subscription":1,"result":{"context":{"slot":1},"value":null}}})"})
        QVERIFY2(!replies::socketMessage(bad), bad);
}

void tst_RpcReplies::writesRequests()
{
    const Address key = programs::wrappedSol;
    QCOMPARE(requests::genesisHash().encode(3), R"({"id":3,"jsonrpc":"2.0","method":"getGenesisHash","params":[]})"_ba);
    QCOMPARE(
        requests::accountInfo(key, 0).encode(1),
        R"({"id":1,"jsonrpc":"2.0","method":"getAccountInfo","params":["So11111111111111111111111111111111111111112",)"_ba
            + R"({"commitment":"confirmed","encoding":"base64"}]})");
    const auto config = [](const RpcRequest &request) { return json(request.params).at(1); };
    QCOMPARE(config(requests::accountInfo(key, 44)).member("minContextSlot").u64(), 44u);
    QCOMPARE(config(requests::signaturesForAddress(key, {}, {}, 5000)).member("limit").u64(), 1000u);
    const RpcRequest owned = requests::tokenAccountsByOwner(key, programs::token2022);
    QVERIFY(owned.params.contains(R"({"programId":"TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"})"));
    QCOMPARE(json(requests::recentPrioritizationFees(QList<Address>(200, key)).params).at(0).size(), 128);
    QCOMPARE(config(requests::signatureStatuses({Signature()})).member("searchTransactionHistory").boolean(), true);
    const JsonValue simulation = config(requests::simulate("x", {key}, 0));
    QCOMPARE(simulation.member("sigVerify").boolean(), false);
    QCOMPARE(simulation.member("replaceRecentBlockhash").boolean(), true);
    QCOMPARE(simulation.member("accounts").member("addresses").at(0).string(), key.toBase58());
    QCOMPARE(config(requests::transaction(Signature())).member("maxSupportedTransactionVersion").u64(), 0u);
    QCOMPARE(requests::logsSubscribe(key).params,
             R"([{"mentions":["So11111111111111111111111111111111111111112"]},{"commitment":"confirmed"}])"_ba);
    QCOMPARE(requests::requestAirdrop(key, 18446744073709551615u).params,
             R"(["So11111111111111111111111111111111111111112",18446744073709551615,{"commitment":"confirmed"}])"_ba);
}

void tst_RpcReplies::readsRetryAfter_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<qint64>("wait"); // -1: none
    QTest::newRow("none") << ""_ba << qint64(-1);
    QTest::newRow("seconds") << " 7 "_ba << qint64(7000);
    QTest::newRow("zero") << "0"_ba << qint64(0);
    QTest::newRow("for ever") << "99999999999999999999999"_ba << qint64(3'600'000);
    QTest::newRow("negative") << "-5"_ba << qint64(-1);
    QTest::newRow("fraction") << "1.5"_ba << qint64(-1);
    QTest::newRow("date") << "Sun, 06 Nov 1994 08:49:37 GMT"_ba << qint64(37'000);
    QTest::newRow("past") << "Sun, 06 Nov 1994 08:48:37 GMT"_ba << qint64(0);
    QTest::newRow("far") << "Mon, 06 Nov 2090 08:48:37 GMT"_ba << qint64(3'600'000);
    QTest::newRow("nonsense") << "soon GMT"_ba << qint64(-1);
}

void tst_RpcReplies::readsRetryAfter()
{
    QFETCH(QByteArray, header);
    QFETCH(qint64, wait);
    const auto read = parseRetryAfter(header, 784'111'740'000); // 08:49:00
    QCOMPARE(read ? read->count() : -1, wait);
}

CURVEDESK_TEST(tst_RpcReplies)

} // namespace rpcRepliesTest
#include "tst_RpcReplies.moc"

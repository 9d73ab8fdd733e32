// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CreateInstruction.h"
#include "core/solana/Base58.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/LegacyCreate.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace createInstructionTest {

using createInstruction::Arguments;
using createInstruction::TrailingFields;

namespace {

Arguments argumentsOf(const QJsonObject &json, const Address &creator)
{
    Arguments out;
    out.name = json.value(u"name").toString().toUtf8();
    out.symbol = json.value(u"symbol").toString().toUtf8();
    out.uri = json.value(u"uri").toString().toUtf8();
    out.creator = creator;
    out.isMayhemMode = json.value(u"mayhemMode").toBool();
    out.isCashbackEnabled = json.value(u"cashback").toBool();
    out.creatorFeeBps = static_cast<quint64>(json.value(u"creatorFeeBps").toInteger());
    out.isHolderReward = json.value(u"holderReward").toBool();
    return out;
}

Arguments sample()
{
    Arguments out;
    out.name = "n"_ba;
    out.symbol = "sy"_ba;
    out.uri = "uri"_ba;
    out.creator = fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW");
    return out;
}

// Bytes before the flags of sample().
constexpr qsizetype commonSize = 8 + 4 + 1 + 4 + 2 + 4 + 3 + 32;

QByteArray dataOf(const Arguments &arguments, TrailingFields trailing = TrailingFields::WhenSet)
{
    return createInstruction::createV2({}, {}, arguments, trailing).data;
}

} // namespace

class tst_CreateInstruction : public QObject
{
    Q_OBJECT

private slots:
    void officialClient_data();
    void officialClient();
    void mainnetData();
    void leavesOutWhatIsZero();
    void readsEveryForm();
    void damaged();
};

void tst_CreateInstruction::officialClient_data()
{
    QTest::addColumn<QJsonObject>("expected");
    const QJsonArray creates = fixtures::json(u"trade-instructions.json"_s).object().value(u"creates").toArray();
    for (qsizetype i = 0; i < creates.size(); ++i) {
        const QJsonObject create = creates.at(i).toObject();
        QTest::addRow("%d %s", static_cast<int>(i), qPrintable(create.value(u"form").toString())) << create;
    }
}

void tst_CreateInstruction::officialClient()
{
    QFETCH(QJsonObject, expected);
    const QJsonObject file = fixtures::json(u"trade-instructions.json"_s).object();
    const Address user = fixtures::address(file.value(u"user").toString());
    const Address mint = fixtures::address("9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu");
    const Arguments arguments = argumentsOf(expected, fixtures::address(file.value(u"creator").toString()));
    const bool isV2 = expected.value(u"form") == u"create_v2"_s;
    const Instruction built = isV2 ? createInstruction::createV2(mint, user, arguments, TrailingFields::Always)
                                   : test::createLegacy(mint, user, arguments);
    QCOMPARE(built.programId.toBase58(), expected.value(u"program").toString());
    QCOMPARE(QString::fromLatin1(built.data.toHex()), expected.value(u"data").toString());
    QStringList keys;
    for (const AccountMeta &account : built.accounts)
        keys.append((account.address.toBase58() + u' ' + (account.isSigner ? u"s"_s : u""_s)
                     + (account.isWritable ? u"w"_s : u""_s))
                        .trimmed());
    QStringList wanted;
    for (const QJsonValue &each : expected.value(u"keys").toArray())
        wanted.append(each.toString());
    QCOMPARE(keys, wanted);
    const auto decoded = createInstruction::decode(built.data);
    QVERIFY(decoded);
    QCOMPARE(*decoded, arguments);
}

void tst_CreateInstruction::mainnetData()
{
    const QJsonObject fixture = fixtures::mainnet(u"create_v2_ix_data_2026-09"_s);
    const QByteArray data = QByteArray::fromHex(fixture.value(u"hex").toString().toLatin1());
    QCOMPARE(*base58::decode(fixture.value(u"b58").toString().toLatin1()), data);
    const auto arguments = createInstruction::decode(data);
    QVERIFY(arguments);
    QCOMPARE(arguments->name, "START DEVVING WITH 30"_ba);
    QCOMPARE(arguments->symbol, "DENZA"_ba);
    QCOMPARE(arguments->uri, "https://metadata.j7tracker.io/metadata/odLsCEK2YG.json"_ba);
    QCOMPARE(arguments->creator, fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW"));
    QCOMPARE(arguments->isMayhemMode, false);
    QCOMPARE(arguments->isCashbackEnabled, true);
    QCOMPARE(arguments->creatorFeeBps, quint64(0));
    QCOMPARE(arguments->isHolderReward, false);
    // What we would send for the same coin is the same, to the byte.
    QCOMPARE(dataOf(*arguments).toHex(), data.toHex());
}

void tst_CreateInstruction::leavesOutWhatIsZero()
{
    Arguments arguments = sample();
    QCOMPARE(dataOf(arguments).sliced(commonSize).toHex(), "0000"_ba);
    QCOMPARE(dataOf(arguments, TrailingFields::Always).sliced(commonSize).toHex(),
             "0000"
             "0000000000000000"
             "00"_ba);
    arguments.creatorFeeBps = 250;
    QCOMPARE(dataOf(arguments).sliced(commonSize).toHex(),
             "0000"
             "fa00000000000000"_ba);
    arguments.creatorFeeBps = 0;
    arguments.isHolderReward = true;
    QCOMPARE(dataOf(arguments).sliced(commonSize).toHex(),
             "0000"
             "0000000000000000"
             "01"_ba);
    // The legacy form has none of them.
    QCOMPARE(test::createLegacy({}, {}, arguments).data.size(), commonSize);
}

void tst_CreateInstruction::readsEveryForm()
{
    for (const bool mayhem : {false, true}) {
        for (const bool cashback : {false, true}) {
            for (const quint64 fee : {quint64(0), quint64(1), std::numeric_limits<quint64>::max()}) {
                for (const bool holder : {false, true}) {
                    Arguments arguments = sample();
                    arguments.isMayhemMode = mayhem;
                    arguments.isCashbackEnabled = cashback;
                    arguments.creatorFeeBps = fee;
                    arguments.isHolderReward = holder;
                    QCOMPARE(createInstruction::decode(dataOf(arguments)).value_or(Arguments{}), arguments);
                    const QByteArray whole = dataOf(arguments, TrailingFields::Always);
                    QCOMPARE(createInstruction::decode(whole + "later").value_or(Arguments{}), arguments);
                }
            }
        }
    }
}

void tst_CreateInstruction::damaged()
{
    const auto codeOf = [](const QByteArray &data) {
        const auto decoded = createInstruction::decode(data);
        return decoded ? ErrorCode::Internal : decoded.error().code;
    };
    const QByteArray whole = dataOf(sample(), TrailingFields::Always);
    // The fields that may be left out end after these sizes; everything else is a cut in the middle.
    const QSet<qsizetype> complete{commonSize + 1, commonSize + 2, commonSize + 10, commonSize + 11};
    for (qsizetype size = 0; size <= whole.size(); ++size)
        QCOMPARE(codeOf(whole.first(size)), complete.contains(size) ? ErrorCode::Internal : ErrorCode::Damaged);
    const QByteArray legacy = test::createLegacy({}, {}, sample()).data;
    for (qsizetype size = 0; size < legacy.size(); ++size)
        QCOMPARE(codeOf(legacy.first(size)), ErrorCode::Damaged);

    QByteArray flag = whole;
    flag[commonSize] = 2;
    QCOMPARE(codeOf(flag), ErrorCode::Damaged);
    QByteArray text = whole;
    text[12] = '\xff';
    QCOMPARE(codeOf(text), ErrorCode::Damaged);
    QByteArray length = whole;
    length[8] = '\xff';
    length[11] = '\xff';
    QCOMPARE(codeOf(length), ErrorCode::Damaged);
    QByteArray unknown = whole;
    unknown[0] = 0;
    QCOMPARE(codeOf(unknown), ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_CreateInstruction)

} // namespace createInstructionTest
#include "tst_CreateInstruction.moc"

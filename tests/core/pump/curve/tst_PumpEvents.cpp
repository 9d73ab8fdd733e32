// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/DecodeEvent.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace pumpEventsTest {

namespace {

Address key(char first)
{
    return *Address::fromBytes(QByteArray(32, first));
}

CreateEvent create()
{
    return {"Näme"_ba, "SYM"_ba, "https://example.org/x"_ba,
            key('a'),  key('b'), key('c'),
            key('d'),  -1,       2,
            3,         4,        5,
            key('e'),  true,     true,
            key('f'),  6,        7,
            true,      9};
}

CompleteEvent complete()
{
    return {key('a'), key('b'), key('c'), -4, key('d')};
}

MigrationEvent migration()
{
    return {key('a'), key('b'), 1, 2, 3, key('c'), -4, key('d'), key('e')};
}

} // namespace

class tst_PumpEvents : public QObject
{
    Q_OBJECT

private slots:
    void createEvent();
    void completeEvent();
    void migrationEvent();
    void fromBase64_data();
    void fromBase64();
    void fromBase64Refuses_data();
    void fromBase64Refuses();
};

void tst_PumpEvents::createEvent()
{
    const QByteArray bytes = create().encode();
    QCOMPARE(bytes.toBase64().first(10), "G3KpTd7rY3"_ba);
    QVERIFY(test::decodeEvent<CreateEvent>(bytes).value_or(CreateEvent{}) == create());
    QVERIFY(test::decodeEvent<CreateEvent>(bytes + "later").value_or(CreateEvent{}) == create());
    // The strings and the three keys of 2024 must be there, everything later may be missing.
    const qsizetype oldest = 8 + 4 + 5 + 4 + 3 + 4 + 21 + 3 * 32;
    for (qsizetype size = 0; size <= bytes.size(); ++size) {
        const auto event = test::decodeEvent<CreateEvent>(bytes.first(size));
        QCOMPARE(event.has_value(), size >= oldest);
        if (!event) {
            QCOMPARE(event.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(event->name, create().name);
        QCOMPARE(event->user, key('c'));
        QCOMPARE(event->creator, size >= oldest + 32 ? key('d') : Address());
        QCOMPARE(event->timestamp, qint64(size >= oldest + 40 ? -1 : 0));
        QCOMPARE(event->tokenTotalSupply, quint64(size >= oldest + 72 ? 5 : 0));
        QCOMPARE(event->tokenProgram, size >= oldest + 104 ? key('e') : Address());
        QCOMPARE(event->isHolderReward, size >= bytes.size() - 1);
        QCOMPARE(event->depth, quint8(size == bytes.size() ? 9 : 0));
    }
    QByteArray hostile = bytes;
    hostile.replace(8, 4, QByteArray::fromHex("ffffffff"));
    QVERIFY(!test::decodeEvent<CreateEvent>(hostile));
}

void tst_PumpEvents::completeEvent()
{
    const QByteArray bytes = complete().encode();
    QCOMPARE(bytes.size(), 144);
    QCOMPARE(bytes.first(8).toHex(), "5f72619cd42e9808"_ba);
    QCOMPARE(bytes.sliced(104, 8).toHex(), "fcffffffffffffff"_ba);
    for (qsizetype size = 0; size <= bytes.size(); ++size) {
        const auto event = test::decodeEvent<CompleteEvent>(bytes.first(size));
        QCOMPARE(event.has_value(), size >= 112);
        if (event)
            QCOMPARE(event->quoteMint, size == 144 ? key('d') : Address());
    }
    QVERIFY(test::decodeEvent<CompleteEvent>(bytes + "x").value_or(CompleteEvent{}) == complete());
}

void tst_PumpEvents::migrationEvent()
{
    const QByteArray bytes = migration().encode();
    QCOMPARE(bytes.size(), 200);
    QCOMPARE(bytes.first(8).toHex(), "bde95db95c94ea94"_ba);
    QCOMPARE(bytes.sliced(72, 24).toHex(),
             "0100000000000000"
             "0200000000000000"
             "0300000000000000"_ba);
    QCOMPARE(bytes.at(136), 'd');
    for (qsizetype size = 0; size <= bytes.size(); ++size) {
        const auto event = test::decodeEvent<MigrationEvent>(bytes.first(size));
        QCOMPARE(event.has_value(), size >= 168);
        if (event)
            QCOMPARE(event->quoteMint, size == 200 ? key('e') : Address());
    }
    QVERIFY(test::decodeEvent<MigrationEvent>(bytes + "x").value_or(MigrationEvent{}) == migration());
}

void tst_PumpEvents::fromBase64_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("index");
    QTest::newRow("trade") << fixtures::bytes(fixtures::mainnet(u"trade_buy_2026-10-05_layout+8"_s)) << 0;
    QTest::newRow("create") << create().encode() << 1;
    QTest::newRow("complete") << complete().encode() << 2;
    QTest::newRow("migration") << migration().encode() << 3;
    CreateEvent large = create();
    large.uri = QByteArray(6000, 'u');
    QTest::newRow("larger than the buffer on the stack") << large.encode() << 1;
}

void tst_PumpEvents::fromBase64()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, index);
    const auto event = chainEvents::fromBase64(pumpAddresses::program, bytes.toBase64());
    QVERIFY(event);
    QCOMPARE(static_cast<int>(event->index()), index);
    const QByteArray again = std::visit([](const auto &each) { return each.encode(); }, *event);
    QCOMPARE(again, bytes);
}

void tst_PumpEvents::fromBase64Refuses_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<bool>("notOurs");
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("short") << QByteArray("vdt/") << true;
    QTest::newRow("unknown discriminator") << QByteArray(200, 'A') << true;
    QTest::newRow("pool trade")
        << fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s).value(u"b64").toString().toLatin1() << true;
    QTest::newRow("not base64") << QByteArray("vdt/007mYe!=") << false;
    QTest::newRow("cut trade") << TradeEvent{}.encode().first(128).toBase64() << false;
    QTest::newRow("cut create") << create().encode().first(40).toBase64() << false;
    QTest::newRow("cut complete") << complete().encode().first(40).toBase64() << false;
    QTest::newRow("cut migration") << migration().encode().first(40).toBase64() << false;
}

void tst_PumpEvents::fromBase64Refuses()
{
    QFETCH(QByteArray, payload);
    QFETCH(bool, notOurs);
    const auto event = chainEvents::fromBase64(pumpAddresses::program, payload);
    QVERIFY(!event);
    QCOMPARE(event.error().code, notOurs ? ErrorCode::NotFound : ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_PumpEvents)

} // namespace pumpEventsTest
#include "tst_PumpEvents.moc"

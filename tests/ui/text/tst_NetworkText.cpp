// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/NetworkText.h"

#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace networkTextTest {

class TestNetworkText : public QObject
{
    Q_OBJECT

private slots:
    void onlyNetworksKnownForItAreCalledPlayMoney_data()
    {
        QTest::addColumn<int>("money");
        const auto row
            = [](const char *network, networkText::Money money) { QTest::newRow(network) << static_cast<int>(money); };
        row("sandbox", networkText::Money::Play);
        row("devnet", networkText::Money::Play);
        row("testnet", networkText::Money::Play);
        row("mainnet", networkText::Money::Real);
        row("custom", networkText::Money::Unknown);
        row("Sandbox", networkText::Money::Unknown);
        row("mainnet-beta", networkText::Money::Unknown);
        row("", networkText::Money::Unknown);
    }
    void onlyNetworksKnownForItAreCalledPlayMoney()
    {
        QFETCH(int, money);
        const QString network = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(static_cast<int>(networkText::moneyOf(network)), money);
        const bool isPlay = money == static_cast<int>(networkText::Money::Play);
        QCOMPARE(networkText::spending(network).contains(u"play money"), isPlay);
        QCOMPARE(networkText::spending(network).contains(u"real money"), !isPlay);
        QCOMPARE(networkText::explanation(network).contains(u"real money"), !isPlay);
        QCOMPARE(networkText::spendingTone(network), isPlay ? Tone::Muted : Tone::Error);
    }

    void mainnetStandsInTheWindowTitleAndGivesNothingAway()
    {
        QVERIFY(networkText::windowTitle(u"mainnet"_s).contains(u"MAINNET"));
        QVERIFY(!networkText::windowTitle(u"sandbox"_s).contains(u"MAINNET"));
        QVERIFY(!networkText::mayGiveAirdrops(u"mainnet"_s));
        QVERIFY(networkText::mayGiveAirdrops(u"devnet"_s));
    }

    void everyLinkHasItsOwnWordsAndOnlyThoseThatSendLetOrdersThrough()
    {
        using Link = NetworkState::Link;
        QSet<QString> words;
        for (const Link link : {Link::Live, Link::Connecting, Link::Degraded, Link::Offline, Link::Refused}) {
            const NetworkState state{link, 0, u"endpoint 2 said no"_s};
            words.insert(networkText::link(state));
            QVERIFY(networkText::linkExplanation(state).contains(u"endpoint 2 said no"));
            QCOMPARE(networkText::orderHold(state).isEmpty(), link == Link::Live || link == Link::Degraded);
        }
        QCOMPARE(words.size(), 5);
        QCOMPARE(networkText::link({Link::Degraded, 1, {}}), u"1 slot(s) behind"_s);
        QCOMPARE(networkText::link({Link::Degraded, 12, {}}), u"12 slot(s) behind"_s);
    }

    void aNetworksNameIsPlainText() { QCOMPARE(networkText::badge(u"my\u202Enet"_s), u"MY\uFFFDNET"_s); }
};

CURVEDESK_TEST(TestNetworkText)

} // namespace networkTextTest
#include "tst_NetworkText.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/CoinInfo.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace coinInfoTest {

class TestCoinInfo : public QObject
{
    Q_OBJECT

private slots:
    void textsAreThoseOfTheChain_data()
    {
        QTest::addColumn<QByteArray>("onChain");
        QTest::addColumn<QString>("text");
        QTest::newRow("padded") << QByteArray("USDC\0\0", 6) << u"USDC"_s;
        QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBFUSDC\0", 8) << u"\uFEFFUSDC"_s;
        QTest::newRow("no UTF-8") << QByteArray("\xFFUSDC") << u"\uFFFDUSDC"_s;
        QTest::newRow("nothing") << QByteArray(4, '\0') << QString();
    }
    void textsAreThoseOfTheChain()
    {
        QFETCH(QByteArray, onChain);
        QFETCH(QString, text);
        MetaplexMetadata metadata;
        metadata.name = metadata.symbol = metadata.uri = onChain;
        const coinInfo::Names names = coinInfo::namesOf(metadata);
        QCOMPARE(names.name, text);
        QCOMPARE(names.symbol, text);
        QCOMPARE(names.uri, text);
        QCOMPARE(coinInfo::of(metadata).symbol, text);
    }
};

CURVEDESK_TEST(TestCoinInfo)

} // namespace coinInfoTest
#include "tst_CoinInfo.moc"

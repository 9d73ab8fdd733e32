// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/GlobalAccount.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace globalAccountTest {

class tst_GlobalAccount : public QObject
{
    Q_OBJECT

private slots:
    void mainnet();
    void feeRecipients();
    void everyPrefixDecodes();
    void refusesOthers();
};

void tst_GlobalAccount::mainnet()
{
    const QByteArray data = fixtures::genesis(u"global"_s);
    QCOMPARE(data.size(), 1088);
    const auto global = GlobalAccount::decode(data);
    QVERIFY(global);
    QCOMPARE(global->initialized, true);
    QCOMPARE(global->initialVirtualTokenReserves, quint64(1'073'000'000'000'000));
    QCOMPARE(global->initialVirtualSolReserves, quint64(30'000'000'000));
    QCOMPARE(global->initialRealTokenReserves, quint64(793'100'000'000'000));
    QCOMPARE(global->tokenTotalSupply, quint64(1'000'000'000'000'000));
    QCOMPARE(global->feeBasisPoints, quint64(95));
    QCOMPARE(global->creatorFeeBasisPoints, quint64(5));
    QCOMPARE(global->poolMigrationFee, quint64(15'000'001));
    QCOMPARE(global->enableMigrate, true);
    QCOMPARE(global->createV2Enabled, true);
    QCOMPARE(global->buybackBasisPoints, quint64(5'000));
    QCOMPARE(global->initialVirtualQuoteReserves, quint64(4'292'000'000));
    QCOMPARE(global->whitelistedQuoteMints[0], fixtures::address("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"));
    QCOMPARE(global->withdrawAuthority, fixtures::address("39azUYFWPz3VHgKCf3VChUwbpURdCHRxjWVowf5jUJjg"));
    QCOMPARE(global->creatorFeeConfigurable, true);
    QCOMPARE(global->maxConfigurableCreatorFeeBps, quint64(300));
    QCOMPARE(global->maxCurveDepth, quint8(1));
}

void tst_GlobalAccount::feeRecipients()
{
    const auto global = GlobalAccount::decode(fixtures::genesis(u"global"_s));
    QVERIFY(global);
    const auto sorted = [](auto list) {
        QStringList out;
        for (const Address &each : list)
            out.append(each.toBase58());
        out.sort();
        return out;
    };
    const QStringList normal{
        u"62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV"_s, u"7VtfL8fvgNfhz17qKRMjzQEXgbdpnHHHQRh54R9jP2RJ"_s,
        u"7hTckgnGnLQR6sdH7YkqFTAA7VwTfYFaZ6EhEsU3saCX"_s, u"9rPYyANsfQZw3DnDmKE3YCQF5E8oD89UXoHn9JFEhJUz"_s,
        u"AVmoTthdrX6tKt4nDjco2D775W2YK3sDhxPcMmzUAmTY"_s, u"CebN5WGQ4jvEPvsVU4EoHEpgzq1VV7AbicfhtW4xC9iM"_s,
        u"FWsW1xNtWscwNmKv6wVsU1iTzRN6wmmk3MjxRP5tT7hz"_s, u"G5UZAVbAf46s7cKWoyKu8kYTip9DGTpbLZ2qa9Aq69dP"_s};
    const QStringList reserved{
        u"463MEnMeGyJekNZFQSTUABBEbLnvMTALbT6ZmsxAbAdq"_s, u"4UQeTP1T39KZ9Sfxzo3WR5skgsaP6NZa87BAkuazLEKH"_s,
        u"4budycTjhs9fD6xw62VBducVTNgMgJJ5BgtKq7mAZwn6"_s, u"6AUH3WEHucYZyC61hqpqYUWVto5qA5hjHuNQ32GNnNxA"_s,
        u"8SBKzEQU4nLSzcwF4a74F2iaUDQyTfjGndn6qUWBnrpR"_s, u"8sNeir4QsLsJdYpc9RZacohhK1Y5FLU3nC5LXgYB4aa6"_s,
        u"Fh9HmeLNUMVCvejxCtCL2DbYaRyBFVJ5xrWkLnMH6fdk"_s, u"GesfTA3X2arioaHp8bbKdjG9vJtskViWACZoYvxp4twS"_s};
    const QStringList buyback{
        u"3BpXnfJaUTiwXnJNe7Ej1rcbzqTTQUvLShZaWazebsVR"_s, u"5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD"_s,
        u"5cjcW9wExnJJiqgLjq7DEG75Pm6JBgE1hNv4B2vHXUW6"_s, u"5eHhjP8JaYkz83CWwvGU2uMUXefd3AazWGx4gpcuEEYD"_s,
        u"9M4giFFMxmFGXtc3feFzRai56WbBqehoSeRE5GK7gf7"_s,  u"A7hAgCzFw14fejgCp387JUJRMNyz4j89JKnhtKU8piqW"_s,
        u"EHAAiTxcdDwQ3U4bU6YcMsQGaekdzLS3B5SmYo46kJtL"_s, u"GXPFM2caqTtQYC2cJ5yJRi9VDkpsYZXzYdwYpGnLmtDL"_s};
    QCOMPARE(sorted(global->feeRecipientsFor(false)), normal);
    QCOMPARE(sorted(global->feeRecipientsFor(true)), reserved);
    QCOMPARE(sorted(global->buybackFeeRecipients), buyback);
    QCOMPARE(global->feeRecipientsFor(false)[0], global->feeRecipient);
    QCOMPARE(global->feeRecipientsFor(true)[0], global->reservedFeeRecipient);
}

void tst_GlobalAccount::everyPrefixDecodes()
{
    const QByteArray data = fixtures::genesis(u"global"_s);
    const auto whole = GlobalAccount::decode(data);
    for (qsizetype size = 0; size <= data.size(); ++size) {
        const auto global = GlobalAccount::decode(data.first(size));
        QCOMPARE(global.has_value(), size >= 113);
        if (!global) {
            QCOMPARE(global.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(global->feeBasisPoints, quint64(95));
        QCOMPARE(global->poolMigrationFee, size >= 154 ? whole->poolMigrationFee : 0);
        QCOMPARE(global->feeRecipients[6], size >= 386 ? whole->feeRecipients[6] : Address());
        QCOMPARE(global->buybackBasisPoints, size >= 1005 ? whole->buybackBasisPoints : 0);
        QCOMPARE(global->maxConfigurableCreatorFeeBps, size >= 1054 ? whole->maxConfigurableCreatorFeeBps : 0);
        QCOMPARE(global->maxCurveDepth, quint8(size >= 1088 ? 1 : 0));
    }
    QCOMPARE(*GlobalAccount::decode(data + "later fields"), *whole);
}

void tst_GlobalAccount::refusesOthers()
{
    QByteArray data = fixtures::genesis(u"global"_s);
    data[0] = 'x';
    QVERIFY(!GlobalAccount::decode(data));
    QVERIFY(!GlobalAccount::decode(fixtures::genesis(u"fee_config"_s)));
    QVERIFY(!GlobalAccount::decode({}));
}

CURVEDESK_TEST(tst_GlobalAccount)

} // namespace globalAccountTest
#include "tst_GlobalAccount.moc"

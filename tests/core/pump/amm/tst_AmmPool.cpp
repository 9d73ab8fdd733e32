// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/amm/AmmPool.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace ammPoolTest {

namespace {

Address letter(char c)
{
    return *Address::fromBytes(QByteArray(32, c));
}

AmmPool everyField()
{
    AmmPool pool;
    pool.bump = 254;
    pool.index = 0x1234;
    pool.creator = letter('a');
    pool.baseMint = letter('b');
    pool.quoteMint = letter('c');
    pool.lpMint = letter('d');
    pool.baseVault = letter('e');
    pool.quoteVault = letter('f');
    pool.lpSupply = 4'193'388'284'800;
    pool.coinCreator = letter('g');
    pool.isMayhemMode = true;
    pool.isCashbackCoin = true;
    pool.virtualQuoteReserves = -5;
    pool.creatorFeeBps = 7;
    pool.canEditCreatorFee = true;
    pool.isHolderReward = true;
    pool.protocolFees = 8;
    pool.creatorFees = 9;
    return pool;
}

} // namespace

class tst_AmmPool : public QObject
{
    Q_OBJECT

private slots:
    void offsets()
    {
        const QByteArray data = everyField().encode();
        QCOMPARE(data.size(), 300);
        QCOMPARE(data.first(8).toHex(), "f19a6d0411b16dbc"_ba);
        QCOMPARE(data.at(11), 'a');
        QCOMPARE(data.at(43), 'b');
        QCOMPARE(data.at(139), 'e');
        QCOMPARE(data.at(171), 'f');
        QCOMPARE(data.at(211), 'g');
        QCOMPARE(data.sliced(245, 16).toHex(), "fbffffffffffffffffffffffffffffff"_ba);
        QCOMPARE(data.at(261), '\7');
        QCOMPARE(data.at(279), '\11');
    }

    void roundTrip()
    {
        const auto decoded = AmmPool::decode(everyField().encode());
        QVERIFY(decoded);
        QCOMPARE(*decoded, everyField());
        QVERIFY(decoded->isCanonical(letter('a')) && !decoded->isCanonical(letter('b')));
    }

    // What the program has written over time, and everything in between.
    void everyPrefixDecodes()
    {
        const QByteArray whole = everyField().encode();
        for (qsizetype size = 0; size <= whole.size(); ++size) {
            const auto decoded = AmmPool::decode(whole.first(size));
            QCOMPARE(decoded.has_value(), size >= 211);
            if (!decoded) {
                QCOMPARE(decoded.error().code, ErrorCode::Damaged);
                continue;
            }
            QCOMPARE(decoded->lpSupply, 4'193'388'284'800u);
            QCOMPARE(decoded->coinCreator.isZero(), size < 243);
            QCOMPARE(decoded->isCashbackCoin, size >= 245);
            QVERIFY(decoded->virtualQuoteReserves == (size >= 261 ? -5 : 0));
            QCOMPARE(decoded->creatorFeeBps, size >= 269 ? 7u : 0u);
            QCOMPARE(decoded->isHolderReward, size >= 271);
            QCOMPARE(decoded->creatorFees, size >= 287 ? 9u : 0u);
        }
        QByteArray other = whole;
        other[0] = 0;
        QCOMPARE(AmmPool::decode(other).error().code, ErrorCode::Damaged);
    }

    void mainnetConfiguration()
    {
        const QByteArray data = fixtures::genesis(u"amm_global_config"_s);
        QCOMPARE(data.size(), 949);
        const auto config = AmmGlobalConfig::decode(data);
        QVERIFY(config);
        QCOMPARE(config->admin.toBase58(), u"FFWtrEQ4B4PKQoVuHYzZq8FabGkVatYzDpEVHsK5rrhF"_s);
        QCOMPARE(config->lpFeeBps, 20u);
        QCOMPARE(config->protocolFeeBps, 5u);
        QCOMPARE(config->coinCreatorFeeBps, 5u);
        QCOMPARE(config->disableFlags, 0u);
        QCOMPARE(config->protocolFeeRecipients.front().toBase58(), u"62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV"_s);
        QCOMPARE(config->protocolFeeRecipients.back().toBase58(), u"JCRGumoE9Qi5BBgULTgdgTLjSgkCMSbF62ZZfGs84JeU"_s);
        QCOMPARE(config->feeRecipientsFor(false), config->protocolFeeRecipients);
        QCOMPARE(config->feeRecipientsFor(true).front().toBase58(), u"GesfTA3X2arioaHp8bbKdjG9vJtskViWACZoYvxp4twS"_s);
        QCOMPARE(config->buybackFeeRecipients.front().toBase58(), u"5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD"_s);
        QCOMPARE(config->buybackFeeRecipients.back().toBase58(), u"A7hAgCzFw14fejgCp387JUJRMNyz4j89JKnhtKU8piqW"_s);
        QCOMPARE(config->buybackBps, 5000u);
        QVERIFY(config->isBoostEnabled && config->creatorFeeConfigurable);
        QCOMPARE(config->maxConfigurableCreatorFeeBps, 300u);
        for (qsizetype size = 0; size <= data.size(); ++size)
            QCOMPARE(AmmGlobalConfig::decode(data.first(size)).has_value(), size >= 313);
        QVERIFY(!AmmGlobalConfig::decode(QByteArray(949, '\0')));
    }
};

CURVEDESK_TEST(tst_AmmPool)

} // namespace ammPoolTest
#include "tst_AmmPool.moc"

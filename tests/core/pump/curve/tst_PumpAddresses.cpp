// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace pumpAddressesTest {

namespace {

// A create_v2 coin of mainnet and its creator.
const Address mint = fixtures::address("Fw5xoxp3JYrW1ELUCQ98t3MvRiMKSFk7WBEsMs8Gpump");
const Address creator = fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW");

} // namespace

class tst_PumpAddresses : public QObject
{
    Q_OBJECT

private slots:
    void constantsDerive_data();
    void constantsDerive();
    void ofCoin();
    void ofUser();
    void others();
};

void tst_PumpAddresses::constantsDerive_data()
{
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QString>("constant");

    using namespace pumpAddresses;
    const auto row = [](const char *name, const char *seed, const Address &owner, const Address &constant) {
        QTest::newRow(name) << QByteArray(seed) << owner.view().toByteArray() << constant.toBase58();
    };
    row("global", "global", program, global);
    row("event authority", "__event_authority", program, eventAuthority);
    row("mint authority", "mint-authority", program, mintAuthority);
    row("volume", "global_volume_accumulator", program, globalVolumeAccumulator);
    row("amm config", "global_config", ammProgram, ammGlobalConfig);
    row("amm event authority", "__event_authority", ammProgram, ammEventAuthority);
    row("mayhem params", "global-params", mayhemProgram, mayhemGlobalParams);
    row("mayhem vault", "sol-vault", mayhemProgram, mayhemSolVault);
}

void tst_PumpAddresses::constantsDerive()
{
    QFETCH(QByteArray, seed);
    QFETCH(QByteArray, program);
    QFETCH(QString, constant);
    QCOMPARE(findProgramAddress({QByteArrayView(seed)}, *Address::fromBytes(program)).address.toBase58(), constant);
}

void tst_PumpAddresses::ofCoin()
{
    const auto coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
    QCOMPARE(coin.mint, mint);
    QCOMPARE(coin.tokenProgram, programs::token2022);
    QCOMPARE(coin.bondingCurve, fixtures::address("GfzNVBBisCRUpqCmFMvBu4XTJGRzXYxcQE7SUqAZjAHR"));
    QCOMPARE(coin.bondingCurveV2, fixtures::address("3ZmEgwTn6KiEhRfaUF7G8hvkDVCwAa7taUqbeps9cZXY"));
    QCOMPARE(coin.associatedBondingCurve, fixtures::address("Gi27YJXXtwydVRnK9LDsg7oZky6WDNMuR3sSRSkizPtu"));
    QCOMPARE(coin.associatedQuoteBondingCurve,
             associatedTokenAddress(coin.bondingCurve, programs::wrappedSol, programs::token));
    QCOMPARE(pumpAddresses::bondingCurve(mint), coin.bondingCurve);

    // The token program is a seed: the same coin under the old one has another account.
    const auto legacy = pumpAddresses::CoinAddresses::derive(mint, programs::token);
    QCOMPARE(legacy.bondingCurve, coin.bondingCurve);
    QVERIFY(legacy.associatedBondingCurve != coin.associatedBondingCurve);
}

void tst_PumpAddresses::ofUser()
{
    const auto user = pumpAddresses::UserAddresses::derive(creator, mint, programs::token2022);
    QCOMPARE(user.user, creator);
    QCOMPARE(user.associatedUser, fixtures::address("B57sFbu6pEacDAirhCudzao2XDgE7Uuhsn7xuKQ52Hor"));
    QCOMPARE(user.associatedQuoteUser, fixtures::address("5txXdGemhRf56PxKXkAMhkx9jSQv6ndZ18aSz8Xwuwd2"));
    QCOMPARE(user.volumeAccumulator, fixtures::address("Cwe7HgQxxWtKGyBvV2pPi2CgkpeFjxDctgHqTbwvqJMN"));
    QCOMPARE(pumpAddresses::userVolumeAccumulator(creator), user.volumeAccumulator);
}

void tst_PumpAddresses::others()
{
    using namespace pumpAddresses;
    QCOMPARE(creatorVault(creator), fixtures::address("ET1steLacEDGWA2vv9UyRhZ7Lr21Gugq2SoyiFWra5nD"));
    QCOMPARE(mayhemState(mint), fixtures::address("1suDwHVnyzUxwP1YXzBVxrFQq19HeeXwcBCb3pquost"));
    QCOMPARE(mayhemTokenVault(mint), fixtures::address("EmQbXf7AKm3x3MyNg6ps1oLujoGtAdhdKtvbxprbw9Dp"));
    QCOMPARE(poolAuthority(mint), fixtures::address("C1FmxuxneKcuoS1LTyZhBWwMxpuZcdqBY6ffDiFseFSq"));
    QCOMPARE(canonicalPool(mint, programs::wrappedSol),
             fixtures::address("4vkYe9yV2WPvNNmGHHnPGkjuud7pD9WwUgsG62JKBzbY"));
    QCOMPARE(findProgramAddress({"fee_config", program.view()}, feeProgram).address, feeConfig);
    QCOMPARE(findProgramAddress({"fee_config", ammProgram.view()}, feeProgram).address, ammFeeConfig);
}

CURVEDESK_TEST(tst_PumpAddresses)

} // namespace pumpAddressesTest
#include "tst_PumpAddresses.moc"

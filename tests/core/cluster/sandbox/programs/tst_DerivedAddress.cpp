// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;

namespace derivedAddressTest {

/// The memo answers what a search would.
class tst_DerivedAddress : public QObject
{
    Q_OBJECT

private slots:
    void answersAsASearch();
    void keepsSeedsApart();
    void staysRightWhenFull();
};

void tst_DerivedAddress::answersAsASearch()
{
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(derivedAddress({"global"}, pumpAddresses::program).address, pumpAddresses::global);
        QCOMPARE(derivedTokenAddress(programs::incinerator, programs::usdc, programs::token).address,
                 associatedTokenAddress(programs::incinerator, programs::usdc, programs::token));
        QCOMPARE(derivedAddress({}, programs::token), findProgramAddress({}, programs::token));
        // Too long for the memo.
        const QByteArray seed(32, 's');
        QCOMPARE(derivedAddress({seed, seed, seed, seed, seed, seed, seed}, programs::token),
                 findProgramAddress({seed, seed, seed, seed, seed, seed, seed}, programs::token));
    }
}

void tst_DerivedAddress::keepsSeedsApart()
{
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(derivedAddress({"ab", "c"}, programs::token), findProgramAddress({"ab", "c"}, programs::token));
        QCOMPARE(derivedAddress({"abc"}, programs::token), findProgramAddress({"abc"}, programs::token));
        QCOMPARE(derivedAddress({"abc"}, programs::token2022), findProgramAddress({"abc"}, programs::token2022));
        QCOMPARE(derivedAddress({"abc", ""}, programs::token), findProgramAddress({"abc", ""}, programs::token));
    }
}

void tst_DerivedAddress::staysRightWhenFull()
{
    const auto seed = [](quint32 i) {
        QByteArray bytes(4, '\0');
        qToLittleEndian(i, bytes.data());
        return bytes;
    };
    for (quint32 i = 0; i < 40'000; ++i)
        (void)derivedAddress({seed(i)}, programs::token);
    for (quint32 i = 0; i < 40'000; i += 997)
        QCOMPARE(derivedAddress({seed(i)}, programs::token), findProgramAddress({seed(i)}, programs::token));
}

CURVEDESK_TEST(tst_DerivedAddress)

} // namespace derivedAddressTest
#include "tst_DerivedAddress.moc"

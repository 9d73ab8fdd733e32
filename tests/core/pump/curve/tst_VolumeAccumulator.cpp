// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/VolumeAccumulator.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace volumeAccumulatorTest {

class tst_VolumeAccumulator : public QObject
{
    Q_OBJECT

private slots:
    void layout();
    void everyPrefixDecodes();
    void refusesOthers();

private:
    static UserVolumeAccumulator whole()
    {
        return {fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW"), true, 1, 2, 3, -4, true, 5, 6, 7, 8};
    }
};

void tst_VolumeAccumulator::layout()
{
    const QByteArray data = whole().encode();
    QCOMPARE(data.size(), 137);
    QCOMPARE(data.first(8).toHex(), "56ff700e66359afa"_ba);
    QCOMPARE(data.sliced(8, 32), whole().user.view().toByteArray());
    QCOMPARE(data.sliced(40, 34).toHex(),
             "01"
             "0100000000000000"
             "0200000000000000"
             "0300000000000000"
             "fcffffffffffffff"
             "01"_ba);
    QCOMPARE(data.sliced(74, 32).toHex(),
             "0500000000000000"
             "0600000000000000"
             "0700000000000000"
             "0800000000000000"_ba);
    QCOMPARE(data.sliced(106), QByteArray(31, '\0'));
    QCOMPARE(*UserVolumeAccumulator::decode(data), whole());
    QCOMPARE(*UserVolumeAccumulator::decode(data.first(106)), whole());
}

void tst_VolumeAccumulator::everyPrefixDecodes()
{
    const QByteArray data = whole().encode();
    for (qsizetype size = 0; size <= data.size(); ++size) {
        const auto decoded = UserVolumeAccumulator::decode(data.first(size));
        QCOMPARE(decoded.has_value(), size >= 73);
        if (!decoded) {
            QCOMPARE(decoded.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(decoded->lastUpdateTimestamp, qint64(-4));
        QCOMPARE(decoded->hasTotalClaimedTokens, size >= 74);
        QCOMPARE(decoded->cashbackEarned, quint64(size >= 82 ? 5 : 0));
        QCOMPARE(decoded->totalStableCashbackClaimed, quint64(size >= 106 ? 8 : 0));
    }
}

void tst_VolumeAccumulator::refusesOthers()
{
    QByteArray data = whole().encode();
    data[3] = 'x';
    QVERIFY(!UserVolumeAccumulator::decode(data));
}

CURVEDESK_TEST(tst_VolumeAccumulator)

} // namespace volumeAccumulatorTest
#include "tst_VolumeAccumulator.moc"

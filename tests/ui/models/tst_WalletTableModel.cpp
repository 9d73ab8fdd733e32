// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/models/CellRoles.h"
#include "ui/models/WalletTableModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace walletTableModelTest {

class TestWalletTableModel : public QObject
{
    Q_OBJECT

private slots:
    void followsTheListWithoutReset()
    {
        WalletTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const WalletSummary a{u"aaa"_s, u"A"_s, 1, 1};
        const WalletSummary b{u"bbb"_s, u"B"_s, 2, 2};
        const WalletSummary c{u"ccc"_s, u"C"_s, 3, 3};
        model.setWallets({a, b});
        const QPersistentModelIndex kept = model.index(1, 0);
        model.setWallets({c, b});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.wallet(0), c);
        QCOMPARE(kept.data(IdRole).toString(), u"bbb"_s);
        model.setWallets({b, c});
        QCOMPARE(model.wallet(0), b);
        model.setWallets({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(reset.count(), 0);
    }

    void aWalletShowsItsGroupAndColour()
    {
        WalletTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const WalletSummary a{u"aaa"_s, u"A"_s, 1, 1};
        const WalletSummary b{u"bbb"_s, u"B"_s, 2, 2};
        model.setWallets({a, b});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setWallets({a, b}, {{u"bbb"_s, {3, u"Bots"_s}}});
        QVERIFY(changed.count() > 0);
        QCOMPARE(model.index(1, 0).data().toString(), u"Bots · B"_s);
        QCOMPARE(model.index(1, 0).data(WalletColourRole).toInt(), 3);
        QCOMPARE(model.index(1, 1).data(WalletColourRole).toInt(), 0);
        QCOMPARE(model.index(0, 0).data().toString(), u"A"_s);
    }

    void onlyWhatDiffersChanges()
    {
        WalletTableModel model;
        const WalletSummary a{u"aaa"_s, u"A"_s, 1, 1};
        WalletSummary b{u"bbb"_s, u"B"_s, 2, 2};
        model.setWallets({a, b});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setWallets({a, b});
        QCOMPARE(changed.count(), 0);
        b.lamports = 9'536'095'583;
        model.setWallets({a, b});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(1, WalletTableModel::BalanceColumn).data().toString().replace(QChar::Nbsp, u' '),
                 u"9.536 095 583"_s);
    }
};

CURVEDESK_TEST(TestWalletTableModel)

} // namespace walletTableModelTest
#include "tst_WalletTableModel.moc"

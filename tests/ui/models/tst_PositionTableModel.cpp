// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/models/CellRoles.h"
#include "ui/models/PositionTableModel.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace positionTableModelTest {

class TestPositionTableModel : public QObject
{
    Q_OBJECT

private slots:
    void growsAndShrinks()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        PositionTableModel model(book);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Position held{u"wallet"_s, u"mint"_s, u"CFOX"_s, 5'000'000, 500'002'099, 0};
        const Position lost{u"wallet"_s, u"other"_s, u"TRAM"_s, 0, 0, -31'004'417};
        model.setPositions({held});
        model.setPositions({held, lost});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, PositionTableModel::RealisedColumn).data().toString().replace(QChar::Nbsp, u' '),
                 u"\u22120.031 004 417"_s);
        QCOMPARE(model.index(1, PositionTableModel::RealisedColumn).data(CellToneRole).toInt(),
                 static_cast<int>(Tone::Sell));
        model.setPositions({lost});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.position(0).mint, u"other"_s);
        model.setPositions({});
        QCOMPARE(model.rowCount(), 0);
    }
};

CURVEDESK_TEST(TestPositionTableModel)

} // namespace positionTableModelTest
#include "tst_PositionTableModel.moc"

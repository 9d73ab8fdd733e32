// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/models/CellRoles.h"
#include "ui/models/RequestTableModel.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace requestTableModelTest {

class TestRequestTableModel : public QObject
{
    Q_OBJECT

private slots:
    void aFloodArrivesInBatches()
    {
        RequestTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy totals(&model, &RequestTableModel::totalChanged);
        for (int i = 0; i < 5000; ++i)
            model.add({u"GET"_s, u"/r%1"_s.arg(i), 200, 120, i, {}});
        QCOMPARE(model.rowCount(), 0); // nothing before the next frame
        QTRY_COMPARE(model.rowCount(), static_cast<int>(RequestTableModel::maxRows));
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(totals.last().at(0).toULongLong(), 5000);
        QCOMPARE(model.index(0, RequestTableModel::RequestColumn).data().toString(), u"GET /r4999"_s);
    }

    void errorsStandOut()
    {
        RequestTableModel model;
        model.add({u"POST"_s, u"/trade"_s, 401, 4'200, 1, {}});
        QTRY_COMPARE(model.rowCount(), 1);
        const QModelIndex status = model.index(0, RequestTableModel::StatusColumn);
        QCOMPARE(status.data().toString(), u"401"_s);
        QCOMPARE(status.data(CellToneRole).toInt(), static_cast<int>(Tone::Warn));
        QCOMPARE(model.index(0, RequestTableModel::DurationColumn).data().toString(), u"4 ms"_s);
    }

    void pathsAreForeignText()
    {
        RequestTableModel model;
        model.add({u"GET"_s, u"/<b>\u202Ex"_s, 404, 1, 1, {}});
        QTRY_COMPARE(model.rowCount(), 1);
        const QModelIndex path = model.index(0, RequestTableModel::RequestColumn);
        QVERIFY(!path.data().toString().contains(QChar(0x202E)));
        QVERIFY(!path.data(Qt::ToolTipRole).toString().contains(u"<b>"_s));
    }
};

CURVEDESK_TEST(TestRequestTableModel)

} // namespace requestTableModelTest
#include "tst_RequestTableModel.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/models/CellRoles.h"
#include "ui/models/OrderTableModel.h"
#include "ui/text/OrderText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderTableModelTest {

namespace {

OrderSummary order(const QString &id, qint64 createdMs, TradeStatus status = TradeStatus::Pending)
{
    OrderSummary o;
    o.id = id;
    o.createdMs = createdMs;
    o.status = status;
    o.symbol = u"CFOX"_s;
    o.quotedLamports = 500'000'000;
    o.movedLamports = 499'000'000;
    return o;
}

QStringList ids(const OrderTableModel &model)
{
    QStringList list;
    for (const OrderSummary &o : model.orders())
        list.append(o.id);
    return list;
}

} // namespace

class TestOrderTableModel : public QObject
{
    Q_OBJECT

private slots:
    void newestFirst()
    {
        OrderTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applyChanges({order(u"b"_s, 2), order(u"a"_s, 1), order(u"c"_s, 3)});
        QCOMPARE(ids(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
    }

    void anOutcomeChangesItsRow()
    {
        OrderTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applyChanges({order(u"a"_s, 1), order(u"b"_s, 2)});
        QCOMPARE(model.pendingCount(), 2);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Succeeded)});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().toModelIndex().row(), 1);
        QCOMPARE(model.pendingCount(), 1);
        QVERIFY(model.index(1, OrderTableModel::SolColumn).data().toString().startsWith(u"0.499"_s));
    }

    void aTickerWithHiddenCharactersIsMarked()
    {
        OrderTableModel model;
        OrderSummary hostile = order(u"a"_s, 1);
        hostile.mint = u"itsMint"_s;
        hostile.symbol = u"CF\u200BOX"_s;
        model.applyChanges({hostile, order(u"b"_s, 2)});
        const QModelIndex marked = model.index(1, OrderTableModel::CoinColumn);
        QVERIFY(marked.data(IsSuspectRole).toBool());
        QVERIFY(marked.data(Qt::ToolTipRole).toString().contains(u"hidden characters"));
        QVERIFY(marked.data(Qt::ToolTipRole).toString().contains(u"itsMint"));
        QVERIFY(!model.index(1, OrderTableModel::DetailColumn).data(IsSuspectRole).toBool());
        QVERIFY(!model.index(0, OrderTableModel::CoinColumn).data(IsSuspectRole).toBool());
    }

    void anOldListDoesNotUndoAnOutcome()
    {
        OrderTableModel model;
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Failed)});
        model.applyList({order(u"a"_s, 1, TradeStatus::Pending)}, 0);
        QCOMPARE(model.orders().first().status, TradeStatus::Failed);
        model.applyChanges({order(u"b"_s, 2, TradeStatus::Unknown)});
        model.applyChanges({order(u"b"_s, 2, TradeStatus::Succeeded)});
        QCOMPARE(model.orders().first().status, TradeStatus::Succeeded);
    }

    void anOutcomeThatTheChainTookBackIsPendingAgainAndSaysSo()
    {
        OrderTableModel model;
        const QModelIndex detail = [&] {
            model.applyChanges({order(u"a"_s, 1, TradeStatus::Succeeded)});
            return model.index(0, OrderTableModel::DetailColumn);
        }();
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Pending)});
        QCOMPARE(model.orders().first().status, TradeStatus::Pending);
        QCOMPARE(model.pendingCount(), 1);
        QVERIFY(detail.data().toString().contains(u"took its outcome back"_s));
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Succeeded)});
        QVERIFY(!detail.data().toString().contains(u"back"_s));
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Unknown)});
        QCOMPARE(detail.data(), orderText::detail(model.orders().first()));
    }

    void theSlotOfASuccessIsInTheToolTipOnly()
    {
        OrderTableModel model;
        model.applyChanges({order(u"a"_s, 1, TradeStatus::Succeeded)});
        const QModelIndex detail = model.index(0, OrderTableModel::DetailColumn);
        QCOMPARE(detail.data(), timeText::span(model.orders().first().settledMs - model.orders().first().createdMs));
        QVERIFY(detail.data(Qt::ToolTipRole).toString().contains(u"slot "_s));
    }

    void whatAnEarlierRunLeftOpenIsRecovering()
    {
        OrderTableModel model;
        model.applyList({order(u"old"_s, 1), order(u"new"_s, 20), order(u"done"_s, 2, TradeStatus::Succeeded)}, 10);
        QCOMPARE(model.pendingCount(), 2);
        QCOMPARE(model.recoveringCount(), 1);
        QVERIFY(model.index(2, OrderTableModel::DetailColumn).data().toString().contains(u"last run"_s));
        model.applyChanges({order(u"old"_s, 1, TradeStatus::Expired)});
        QCOMPARE(model.recoveringCount(), 0);
        model.applyList({order(u"other"_s, 3)}, 10);
        model.applyList({order(u"other"_s, 3, TradeStatus::Succeeded)}, 10);
        model.applyChanges({order(u"other"_s, 3)}); // a fork took it back
        QCOMPARE(model.recoveringCount(), 0);
    }

    void outcomesAreSaidInWordsAndColours_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("tone");
        const auto row = [](TradeStatus status, const QString &word, Tone tone) {
            QTest::newRow(qPrintable(word)) << static_cast<int>(status) << word << static_cast<int>(tone);
        };
        row(TradeStatus::Pending, u"Pending"_s, Tone::Accent);
        row(TradeStatus::Succeeded, u"Succeeded"_s, Tone::Buy);
        row(TradeStatus::Failed, u"Failed on chain"_s, Tone::Error);
        row(TradeStatus::Expired, u"Expired"_s, Tone::Warn);
        row(TradeStatus::Unknown, u"Unknown"_s, Tone::Warn);
    }
    void outcomesAreSaidInWordsAndColours()
    {
        QFETCH(int, status);
        OrderTableModel model;
        model.applyChanges({order(u"a"_s, 1, static_cast<TradeStatus>(status))});
        const QModelIndex index = model.index(0, OrderTableModel::OutcomeColumn);
        QTEST(index.data().toString(), "word");
        QTEST(index.data(CellToneRole).toInt(), "tone");
        const QString meaning = orderText::meaning(static_cast<TradeStatus>(status));
        QVERIFY(meaning.size() > 20);
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains(meaning.toHtmlEscaped())
                || index.data(Qt::ToolTipRole).toString().contains(meaning));
    }

    void itKeepsTheNewestAndWhatIsPending()
    {
        OrderTableModel model;
        constexpr int many = 3 * static_cast<int>(OrderTableModel::usualRows);
        model.applyChanges({order(u"stuck"_s, 1, TradeStatus::Unknown)});
        for (int i = 2; i < many; i += 50) {
            QList<OrderSummary> frame;
            for (int j = i; j < i + 50; ++j)
                frame.append(order(QString::number(j), j, TradeStatus::Succeeded));
            model.applyChanges(frame);
            QVERIFY(model.rowCount() <= OrderTableModel::usualRows * 5 / 4);
        }
        QCOMPARE(model.orders().last().id, u"stuck"_s);
        model.applyChanges({order(u"stuck"_s, 1, TradeStatus::Failed)});
        QCOMPARE(model.orders().last().status, TradeStatus::Failed);
    }

    void earlierOrdersAreReadAtTheEnd()
    {
        OrderTableModel model;
        constexpr int pageSize = 200;
        const auto page = [](int newest) {
            QList<OrderSummary> orders;
            for (int i = newest; i > newest - pageSize; --i)
                orders.append(order(QString::number(i), i, TradeStatus::Succeeded));
            return orders;
        };
        QSignalSpy wanted(&model, &OrderTableModel::earlierWanted);
        QVERIFY(!model.canFetchMore({}));
        // As the journal answers: the cursor is where the next page begins.
        const auto answer = [&](int newest) { model.applyPage(page(newest), QString::number(newest - pageSize), 0); };
        answer(10'000);
        // A page that did not come can be asked for again.
        model.fetchMore({});
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!model.canFetchMore({}));
        model.notePageFailed();
        QVERIFY(model.canFetchMore({}));
        wanted.clear();
        const auto scrollToTheEnd = [&] {
            model.fetchMore({});
            while (!wanted.isEmpty()) {
                const QString cursor = wanted.takeFirst().first().toString();
                QVERIFY(!model.canFetchMore({})); // one at a time
                answer(cursor.isEmpty() ? 10'000 : cursor.toInt());
            }
        };
        for (int pages = 2; pages < 9; ++pages) {
            scrollToTheEnd();
            QCOMPARE(model.rowCount(), pages * pageSize);
        }
        // New orders push out the old ones, which are found again.
        const int rows = model.rowCount();
        QList<OrderSummary> fresh;
        for (int i = 0; i < rows; ++i)
            fresh.append(order(u"new-%1"_s.arg(i), 20'000 + i, TradeStatus::Succeeded));
        model.applyChanges(fresh);
        QCOMPARE(model.rowCount(), rows);
        scrollToTheEnd();
        QCOMPARE(model.rowCount(), rows + pageSize);
        QCOMPARE(model.orders().at(rows).id, u"10000"_s);
        // Once the view is back at the newest ones, only the usual number stays.
        model.applyChanges({order(u"9900"_s, 9900, TradeStatus::Unknown)});
        model.keepUsual();
        model.applyChanges({order(u"newest"_s, 50'000, TradeStatus::Succeeded)});
        QCOMPARE(model.rowCount(), OrderTableModel::usualRows);
        QCOMPARE(model.orders().first().id, u"newest"_s);
        QCOMPARE(model.orders().last().id, u"9900"_s); // it has no outcome
        scrollToTheEnd();
        QVERIFY(model.rowCount() > OrderTableModel::usualRows);
        model.applyPage({}, {}, 0);
        QVERIFY(!model.canFetchMore({}));
    }

    void rowsThatAreRemovedWhileAPageIsReadAreFoundAgain()
    {
        OrderTableModel model;
        const auto orders = [](int newest, int count) {
            QList<OrderSummary> list;
            for (int i = newest; i > newest - count; --i)
                list.append(order(QString::number(i), i, TradeStatus::Succeeded));
            return list;
        };
        constexpr int usual = static_cast<int>(OrderTableModel::usualRows);
        QSignalSpy wanted(&model, &OrderTableModel::earlierWanted);
        model.applyPage(orders(10'000, usual), QString::number(10'000 - usual), 0);
        model.fetchMore({});
        model.applyChanges(orders(10'000 + usual, usual)); // pushes the former ones out
        QCOMPARE(ids(model).last(), QString::number(10'001));
        model.applyPage(orders(10'000 - usual, 200), QString::number(10'000 - usual - 200), 0);
        wanted.clear();
        model.fetchMore({});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QString()); // from the newest page on
        model.applyPage(orders(10'000, usual), QString::number(10'000 - usual), 0);
        QCOMPARE(ids(model).at(usual), QString::number(10'000));
        model.fetchMore({});
        QCOMPARE(wanted.last().first().toString(), QString::number(10'000 - usual));
    }

    void everyCellHasText()
    {
        OrderTableModel model;
        model.applyChanges({order(u"a"_s, 1)});
        for (int column = 0; column < OrderTableModel::ColumnCount; ++column) {
            QVERIFY(!model.index(0, column).data().toString().isEmpty());
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        }
    }
};

CURVEDESK_TEST(TestOrderTableModel)

} // namespace orderTableModelTest
#include "tst_OrderTableModel.moc"

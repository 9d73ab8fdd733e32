// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/IntentGate.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <map>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace intentGateTest {

namespace {

// Requests that enter a gate, by number, and the tickets that they hold.
class Crowd
{
public:
    void enter(int number, const QByteArray &key = "key", const QString &owner = u"owner"_s)
    {
        QCoro::connect(gate.enter(owner, key), &gate, [this, number](IntentGate::Ticket &&ticket) {
            inside.append(number);
            tickets.insert_or_assign(number, std::move(ticket));
        });
    }

    IntentGate gate;
    QList<int> inside; ///< in the order in which they were let in
    std::map<int, IntentGate::Ticket> tickets;
};

// Everything that was queued has happened.
void settle()
{
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
}

} // namespace

class tst_IntentGate : public QObject
{
    Q_OBJECT

private slots:
    void letsOneInAtATime()
    {
        Crowd crowd;
        for (int number = 1; number <= 4; ++number)
            crowd.enter(number);
        settle();
        QCOMPARE(crowd.inside, QList<int>({1}));
        for (int number = 1; number <= 3; ++number) {
            crowd.tickets.at(number).release();
            settle();
            QCOMPARE(crowd.inside.last(), number + 1);
            QCOMPARE(crowd.inside.size(), number + 1);
        }
    }

    // A ticket is released by hand and again with its end: only the first may let somebody in.
    void releasesATicketOnce()
    {
        Crowd crowd;
        for (int number = 1; number <= 3; ++number)
            crowd.enter(number);
        settle();
        crowd.tickets.at(1).release();
        crowd.tickets.at(1).release();
        crowd.tickets.erase(1);
        settle();
        QCOMPARE(crowd.inside, (QList<int>{1, 2}));
        // Nor is the key free meanwhile.
        crowd.enter(4);
        settle();
        QCOMPARE(crowd.inside, (QList<int>{1, 2}));
        crowd.tickets.erase(2);
        settle();
        QCOMPARE(crowd.inside, (QList<int>{1, 2, 3}));
    }

    void releasesAMovedTicketOnce()
    {
        Crowd crowd;
        for (int number = 1; number <= 3; ++number)
            crowd.enter(number);
        settle();
        IntentGate::Ticket moved = std::move(crowd.tickets.at(1));
        crowd.tickets.erase(1);
        settle();
        QCOMPARE(crowd.inside, QList<int>({1}));
        IntentGate::Ticket assigned;
        assigned = std::move(moved);
        assigned.release();
        moved.release();
        settle();
        QCOMPARE(crowd.inside, (QList<int>{1, 2}));
    }

    void keepsKeysAndOwnersApart()
    {
        Crowd crowd;
        crowd.enter(1, "a");
        crowd.enter(2, "b");
        crowd.enter(3, "a", u"another"_s);
        crowd.enter(4, "");
        crowd.enter(5, "");
        settle();
        QCOMPARE(crowd.inside.size(), 5);
    }

    void outlivesItsGate()
    {
        IntentGate::Ticket ticket;
        {
            Crowd crowd;
            crowd.enter(1);
            settle();
            ticket = std::move(crowd.tickets.at(1));
        }
        ticket.release();
    }
};

CURVEDESK_TEST(tst_IntentGate)

} // namespace intentGateTest
#include "tst_IntentGate.moc"

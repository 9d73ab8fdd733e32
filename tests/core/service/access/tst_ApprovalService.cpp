// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/access/ApprovalService.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <optional>
#include <vector>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace approvalServiceTest {

class tst_ApprovalService : public QObject
{
    Q_OBJECT

private slots:
    void oneKeyLeavesRoomForOthers()
    {
        const auto journal = OrderJournal::open({});
        QVERIFY(journal);
        const ManualClock clock;
        ApprovalService approvals((*journal)->audit(), clock, std::chrono::minutes(5));
        std::vector<Task<void>> waiting;
        // The error of an order of this key; nullopt for one that waits.
        const auto ask = [&approvals, &waiting](const QString &key) -> std::optional<ErrorCode> {
            Approval approval;
            approval.key = key;
            auto asked = approvals.ask(std::move(approval), {}, approvals.answerCount());
            if (asked.isReady())
                return finish(std::move(asked)).error().code;
            waiting.push_back(std::move(asked));
            return std::nullopt;
        };
        for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s}) {
            for (int i = 0; i < 8; ++i)
                QCOMPARE(ask(key), std::nullopt);
            QCOMPARE(ask(key), ErrorCode::RateLimited);
        }
        QCOMPARE(ask(u"e"_s), ErrorCode::RateLimited); // 32 wait
        QVERIFY(approvals.approve(approvals.waiting().constFirst().id));
        QCOMPARE(ask(u"b"_s), ErrorCode::RateLimited);
        QCOMPARE(ask(u"a"_s), std::nullopt);
        QCOMPARE(approvals.waiting().size(), 32);
    }
};

CURVEDESK_TEST(tst_ApprovalService)

} // namespace approvalServiceTest
#include "tst_ApprovalService.moc"

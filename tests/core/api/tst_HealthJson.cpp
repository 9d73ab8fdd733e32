// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/HealthJson.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace healthJsonTest {

using State = EndpointState;

class tst_HealthJson : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void encodes();
};

void tst_HealthJson::judges_data()
{
    QTest::addColumn<QList<EndpointState>>("endpoints");
    QTest::addColumn<std::optional<qint64>>("slotAgeMs");
    QTest::addColumn<QByteArray>("status");
    const auto row = [](const char *name, QList<State> endpoints, std::optional<qint64> slotAgeMs, const char *status) {
        QTest::newRow(name) << endpoints << slotAgeMs << QByteArray(status);
    };
    row("one node", {State::Ready}, 0, "ok");
    row("the slot is 30 s old", {State::Ready}, 30'000, "ok");
    row("the slot is older", {State::Ready}, 30'001, "degraded");
    row("one of two is away", {State::Ready, State::Away}, 400, "degraded");
    row("one of two is refused", {State::Refused, State::Ready}, 400, "degraded");
    row("one of two is being asked", {State::Ready, State::Connecting}, 400, "ok");
    row("all are being asked again", {State::Connecting}, 400, "ok");
    row("all are away", {State::Away, State::Away}, 400, "down");
    row("all are refused", {State::Refused}, 400, "down");
    row("away and refused", {State::Away, State::Refused}, 400, "down");
    row("no slot yet", {State::Connecting}, std::nullopt, "down");
    row("ready, and no slot yet", {State::Ready}, std::nullopt, "down");
    row("no node", {}, 400, "down");
}

void tst_HealthJson::judges()
{
    QFETCH(QList<EndpointState>, endpoints);
    QFETCH(std::optional<qint64>, slotAgeMs);
    const QByteArray json = healthJson::encode(u"devnet"_s, 7, {endpoints, slotAgeMs});
    QTEST(memberText(json, "status"), "status");
    QCOMPARE(differenceFromRows(json, healthJson::healthFields), QString());
}

void tst_HealthJson::encodes()
{
    QCOMPARE(healthJson::encode(u"custom"_s, 18'446'744'073'709'551'615u,
                                {{State::Ready, State::Connecting, State::Away, State::Refused}, 12}),
             R"({"status":"degraded","network":"custom","slot":18446744073709551615,"slotAgeMs":12,"endpoints":[)"
             R"({"state":"ready"},{"state":"connecting"},{"state":"away"},{"state":"refused"}]})"_ba);
    QCOMPARE(
        healthJson::encode(u"custom"_s, 0, {{State::Connecting}, std::nullopt}),
        R"({"status":"down","network":"custom","slot":0,"slotAgeMs":null,"endpoints":[{"state":"connecting"}]})"_ba);
}

CURVEDESK_TEST(tst_HealthJson)

} // namespace healthJsonTest
#include "tst_HealthJson.moc"

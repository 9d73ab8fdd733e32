// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace realProgramsTest {

namespace {

Address address(const QString &text)
{
    return Address::fromBase58(text).value_or(Address());
}

// The accounts of a JSON object; one that is null or empty is gone.
AccountMap accountsOf(const QJsonObject &object)
{
    AccountMap out;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonObject account = it.value().toObject();
        const quint64 lamports = account.value("lamports"_L1).toString().toULongLong();
        out.insert(address(it.key()),
                   {Lamports(lamports), address(account.value("owner"_L1).toString()),
                    QByteArray::fromBase64(account.value("data"_L1).toString().toLatin1()), false});
    }
    return out;
}

QString describe(const AccountState &state)
{
    return u"%1 of %2: %3"_s.arg(state.lamports.value())
        .arg(state.owner.toBase58(), QString::fromLatin1(state.data.toHex()));
}

QString compact(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

// What programs say is compared word for word, what they cost is not: that hangs on their compiler.
QStringList withoutUnits(const QStringList &logs)
{
    static const QRegularExpression consumed(u"consumed \\d+ of \\d+ compute units"_s);
    return QStringList(logs).replaceInStrings(consumed, u"consumed N of N compute units"_s);
}

} // namespace

/// Transactions as the real programs executed them (sandbox-transactions.json): same errors, same bytes, same logs.
class tst_RealPrograms : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void executesAlike_data();
    void executesAlike();

private:
    AccountMap m_genesis;
};

void tst_RealPrograms::initTestCase()
{
    const Result<Genesis> genesis = makeGenesis(1);
    QVERIFY(genesis);
    m_genesis = genesis->accounts;
}

void tst_RealPrograms::executesAlike_data()
{
    QTest::addColumn<QJsonObject>("row");
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/sandbox-transactions.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(rows.size() > 400);
    for (const QJsonValue &row : rows)
        QTest::newRow(qPrintable(row.toObject().value("name"_L1).toString())) << row.toObject();
}

void tst_RealPrograms::executesAlike()
{
    QFETCH(QJsonObject, row);
    const AccountMap before = accountsOf(row.value("before"_L1).toObject());
    AccountMap accounts = m_genesis;
    for (auto it = before.begin(); it != before.end(); ++it) {
        if (!it->lamports.isZero())
            accounts.insert(it.key(), *it);
    }
    const auto transaction = Transaction::decode(QByteArray::fromBase64(row.value("wire"_L1).toString().toLatin1()));
    QVERIFY(transaction);

    const Execution execution = execute(*transaction, {accounts, 1, 0});

    const QByteArray error = execution.error ? execution.error->toJson() : "null"_ba;
    QStringList logs;
    for (const QByteArray &line : execution.logs)
        logs.append(QString::fromUtf8(line));
    QStringList wantedLogs;
    for (const QJsonValue line : row.value("logs"_L1).toArray())
        wantedLogs.append(line.toString());
    QCOMPARE(u'[' + QString::fromUtf8(error) + u']', compact({row.value("error"_L1)}));
    QCOMPARE(withoutUnits(logs).join(u'\n'), withoutUnits(wantedLogs).join(u'\n'));

    for (const auto &[key, state] : execution.writes)
        accounts.insert(key, state);
    AccountMap after = before;
    const AccountMap changed = accountsOf(row.value("after"_L1).toObject());
    after.insert(changed);
    for (auto it = after.begin(); it != after.end(); ++it)
        QCOMPARE(describe(accounts.value(it.key())), describe(*it));

    QJsonArray inner;
    for (const InnerInstruction &call : execution.innerInstructions) {
        inner.append(QJsonArray{call.outerIndex, call.stackHeight, call.programIndex,
                                QString::fromLatin1(call.accountIndexes.toHex()),
                                QString::fromLatin1(call.data.toHex())});
    }
    QJsonArray wantedInner;
    const QJsonArray groups = row.value("inner"_L1).toArray();
    for (int outer = 0; outer < groups.size(); ++outer) {
        for (const QJsonValue value : groups[outer].toArray()) {
            const QJsonObject call = value.toObject();
            wantedInner.append(QJsonArray{outer, call.value("height"_L1), call.value("program"_L1),
                                          call.value("accounts"_L1), call.value("data"_L1)});
        }
    }
    QCOMPARE(compact(inner), compact(wantedInner));
}

CURVEDESK_TEST(tst_RealPrograms)

} // namespace realProgramsTest
#include "tst_RealPrograms.moc"

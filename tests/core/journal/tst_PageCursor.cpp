// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/PageCursor.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace pageCursorTest {

class tst_PageCursor : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips_data();
    void roundTrips();
    void refuses_data();
    void refuses();
    void refusesEveryChangedCharacter();
    void belongsToItsOwner();
};

void tst_PageCursor::roundTrips_data()
{
    QTest::addColumn<qint64>("sequence");
    QTest::newRow("first") << qint64{1};
    QTest::newRow("a million") << qint64{1'000'000};
    QTest::newRow("beyond a double") << (qint64{1} << 53) + 1;
    QTest::newRow("last") << std::numeric_limits<qint64>::max();
}

void tst_PageCursor::roundTrips()
{
    QFETCH(qint64, sequence);
    const QString cursor = encodeCursor(sequence, u"owner"_s);
    QCOMPARE(cursor.size(), 16);
    for (const QChar character : cursor)
        QVERIFY(character.isLetterOrNumber() || character == u'-' || character == u'_');
    QCOMPARE(decodeCursor(cursor, u"owner"_s).value(), sequence);
}

void tst_PageCursor::refuses_data()
{
    QTest::addColumn<QString>("cursor");
    const QString good = encodeCursor(5, QString());
    QTest::newRow("empty") << QString();
    QTest::newRow("a number") << u"5"_s;
    QTest::newRow("sixteen letters") << u"AAAAAAAAAAAAAAAA"_s;
    QTest::newRow("not base64") << u"!!!!!!!!!!!!!!!!"_s;
    QTest::newRow("not ASCII") << QString(16, QChar(0x0141)); // Latin-1 would cut it to 'A'
    QTest::newRow("too short") << good.chopped(1);
    QTest::newRow("too long") << good + u'A';
    QTest::newRow("padded") << good.chopped(1) + u'=';
    QTest::newRow("zero") << encodeCursor(0, QString());
    QTest::newRow("negative") << encodeCursor(-1, QString());
    QTest::newRow("SQL") << u"1 OR 1=1; --    "_s;
}

void tst_PageCursor::refuses()
{
    QFETCH(QString, cursor);
    const auto sequence = decodeCursor(cursor, QString());
    QVERIFY(!sequence);
    QCOMPARE(sequence.error().code, ErrorCode::InvalidInput);
}

void tst_PageCursor::refusesEveryChangedCharacter()
{
    const QString good = encodeCursor(123'456, u"owner"_s);
    for (qsizetype i = 0; i < good.size(); ++i) {
        QString changed = good;
        changed[i] = good[i] == u'B' ? u'C' : u'B';
        QVERIFY(!decodeCursor(changed, u"owner"_s));
    }
}

void tst_PageCursor::belongsToItsOwner()
{
    const QString cursor = encodeCursor(5, u"owner"_s);
    QVERIFY(decodeCursor(cursor, u"owner"_s));
    QVERIFY(!decodeCursor(cursor, u"other"_s));
    QVERIFY(!decodeCursor(cursor, QString()));
}

CURVEDESK_TEST(tst_PageCursor)

} // namespace pageCursorTest
#include "tst_PageCursor.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderId.h"
#include "tests/support/TestProgram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderIdTest {

namespace {

class FixedClock final : public Clock
{
public:
    explicit FixedClock(qint64 ms)
        : m_ms(ms)
    {
    }
    [[nodiscard]] qint64 nowMs() const override { return m_ms; }

private:
    qint64 m_ms;
};

} // namespace

class tst_OrderId : public QObject
{
    Q_OBJECT

private slots:
    void hasTheForm();
    void tellsOtherTexts_data();
    void tellsOtherTexts();
    void startsWithTheTime_data();
    void startsWithTheTime();
    void sortsByTime();
    void isUnique();
};

void tst_OrderId::hasTheForm()
{
    const QRegularExpression form(u"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
    for (int i = 0; i < 1000; ++i) {
        const QString id = newOrderId(SystemClock());
        QVERIFY2(form.match(id).hasMatch() && isOrderId(id), qPrintable(id));
    }
}

void tst_OrderId::tellsOtherTexts_data()
{
    QTest::addColumn<QString>("text");
    const QString id = u"017f22e2-79b0-7cc3-98c4-dc0c0c07398f"_s;
    QVERIFY(isOrderId(id));
    QTest::newRow("empty") << QString();
    QTest::newRow("shorter") << id.chopped(1);
    QTest::newRow("longer") << id + u'0';
    QTest::newRow("upper case") << id.toUpper();
    QTest::newRow("other version") << u"017f22e2-79b0-4cc3-98c4-dc0c0c07398f"_s;
    QTest::newRow("other variant") << u"017f22e2-79b0-7cc3-c8c4-dc0c0c07398f"_s;
    QTest::newRow("no hyphens") << u"017f22e2079b007cc3098c40dc0c0c07398f"_s;
    QTest::newRow("digits of another script") << u"\u0660"_s + id.sliced(1);
    QTest::newRow("36 letters of a private key") << u"4NMwxzmYj2uvHuq8xoqhY8RXg63KSVJM1DXk"_s;
    QTest::newRow("36 digits of a hexadecimal key") << u"8bb41f7e9d0c6a5b3e2f1a0d9c8b7a6f5e4d"_s;
}

void tst_OrderId::tellsOtherTexts()
{
    QFETCH(QString, text);
    QVERIFY(!isOrderId(text));
}

void tst_OrderId::startsWithTheTime_data()
{
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("start");
    QTest::newRow("RFC 9562, A.6") << qint64{0x017F22E279B0} << u"017f22e2-79b0-7"_s;
    QTest::newRow("epoch") << qint64{0} << u"00000000-0000-7"_s;
    QTest::newRow("last one of 48 bits") << qint64{0xffffffffffff} << u"ffffffff-ffff-7"_s;
}

void tst_OrderId::startsWithTheTime()
{
    QFETCH(qint64, ms);
    QFETCH(QString, start);
    const QString id = newOrderId(FixedClock(ms));
    QVERIFY2(id.startsWith(start), qPrintable(id));
}

void tst_OrderId::sortsByTime()
{
    QString last;
    for (qint64 ms = 1'700'000'000'000; ms < 1'700'000'000'300; ++ms) {
        const QString id = newOrderId(FixedClock(ms));
        QVERIFY(last < id);
        last = id;
    }
}

void tst_OrderId::isUnique()
{
    const FixedClock clock(1'700'000'000'000);
    QSet<QString> ids;
    for (int i = 0; i < 10'000; ++i)
        ids.insert(newOrderId(clock));
    QCOMPARE(ids.size(), 10'000);
}

CURVEDESK_TEST(tst_OrderId)

} // namespace orderIdTest
#include "tst_OrderId.moc"

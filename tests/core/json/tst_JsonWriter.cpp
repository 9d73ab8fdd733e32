// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonWriter.h"
#include "core/money/Decimal.h"
#include "tests/support/TestProgram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace jsonWriterTest {

class tst_JsonWriter : public QObject
{
    Q_OBJECT

private slots:
    void placesCommas();
    void writesIntegersToTheDigit();
    void writesDecimals_data();
    void writesDecimals();
    void agreesWithDecimalFormat();
    void writesStrings_data();
    void writesStrings();
    void growsBeyondItsReserve();
};

void tst_JsonWriter::placesCommas()
{
    JsonWriter json(4);
    json.beginObject();
    json.key("a").beginArray().number(1).number(2).beginArray().endArray().beginObject().endObject().endArray();
    json.key("b").beginObject().key("c").null().key("d").boolean(true).endObject();
    json.key("e").json("[0]").key("f").plain("x");
    json.endObject();
    QCOMPARE(json.take(), R"({"a":[1,2,[],{}],"b":{"c":null,"d":true},"e":[0],"f":"x"})"_ba);
}

void tst_JsonWriter::writesIntegersToTheDigit()
{
    JsonWriter json;
    json.beginArray();
    json.number(quint64{0}).number(quint64{6966180631402821399}).number(std::numeric_limits<quint64>::max());
    json.number(std::numeric_limits<qint64>::min()).number(std::numeric_limits<qint64>::max()).number(-1);
    json.quotedInteger(std::numeric_limits<quint64>::max())
        .quotedInteger(quint64{0})
        .quotedInteger(std::numeric_limits<qint64>::min());
    json.endArray();
    QCOMPARE(json.take(),
             "[0,6966180631402821399,18446744073709551615,-9223372036854775808,9223372036854775807,-1,"
             "\"18446744073709551615\",\"0\",\"-9223372036854775808\"]"_ba);
}

void tst_JsonWriter::writesDecimals_data()
{
    QTest::addColumn<quint64>("units");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zero") << quint64{0} << 9 << "0"_ba;
    QTest::newRow("smallest") << quint64{1} << 9 << "0.000000001"_ba;
    QTest::newRow("one") << quint64{1'000'000'000} << 9 << "1"_ba;
    QTest::newRow("one and a half") << quint64{1'500'000'000} << 9 << "1.5"_ba;
    QTest::newRow("below one") << quint64{120'000'000} << 9 << "0.12"_ba;
    QTest::newRow("zeros inside") << quint64{1'000'000'001} << 9 << "1.000000001"_ba;
    QTest::newRow("no decimals") << quint64{120} << 0 << "120"_ba;
    QTest::newRow("largest") << std::numeric_limits<quint64>::max() << 9 << "18446744073.709551615"_ba;
    QTest::newRow("largest, 18") << std::numeric_limits<quint64>::max() << 18 << "18.446744073709551615"_ba;
    QTest::newRow("largest, 20") << std::numeric_limits<quint64>::max() << 20 << "0.18446744073709551615"_ba;
    QTest::newRow("more decimals than digits") << quint64{5} << 30 << "0." + QByteArray(29, '0') + "5";
}

void tst_JsonWriter::writesDecimals()
{
    QFETCH(quint64, units);
    QFETCH(int, decimals);
    QFETCH(QByteArray, text);
    JsonWriter json;
    json.decimal(units, decimals);
    QCOMPARE(json.take(), text);
    if (units != 0 && units <= static_cast<quint64>(std::numeric_limits<qint64>::max())) {
        JsonWriter negative;
        negative.decimal(-static_cast<qint64>(units), decimals);
        QCOMPARE(negative.take(), "-" + text);
    }
}

void tst_JsonWriter::agreesWithDecimalFormat()
{
    QRandomGenerator random(1);
    for (int i = 0; i < 5000; ++i) {
        const quint64 units = random.generate64() >> random.bounded(64);
        for (const int decimals : {0, 2, 6, 9, 12, 18}) {
            JsonWriter json;
            json.decimal(units, decimals);
            QCOMPARE(QString::fromLatin1(json.take()), decimal::format(units, decimals));
        }
    }
}

void tst_JsonWriter::writesStrings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << u""_s << R"("")"_ba;
    QTest::newRow("plain") << u"abc /'<>&"_s << R"("abc /'<>&")"_ba;
    QTest::newRow("quotes") << u"a\"b\\c"_s << R"("a\"b\\c")"_ba;
    QTest::newRow("control characters") << u"\b\t\n\v\f\r\u0001\u001f\u007f"_s
                                        << R"("\b\t\n\u000b\f\r\u0001\u001f\u007f")"_ba;
    QTest::newRow("umlauts") << u"ä€"_s << "\"ä€\""_ba;
    QTest::newRow("astral") << u"😀"_s << "\"😀\""_ba;
    QTest::newRow("right-to-left override") << u"\u202e"_s << "\"\xe2\x80\xae\""_ba;
    QTest::newRow("lone high surrogate") << QString(QChar(0xd83d)) + u'a'
                                         << "\"\xef\xbf\xbd"
                                            "a\""_ba;
    QTest::newRow("lone low surrogate at the end") << QString(QChar(0xde00)) << "\"\xef\xbf\xbd\""_ba;
    QTest::newRow("NUL") << QString(QChar(0)) << R"("\u0000")"_ba;
}

void tst_JsonWriter::writesStrings()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, json);
    JsonWriter writer(1);
    writer.string(text);
    const QByteArray out = writer.take();
    QCOMPARE(out, json);
    QVERIFY(!QJsonDocument::fromJson("[" + out + "]").isNull());
}

void tst_JsonWriter::growsBeyondItsReserve()
{
    JsonWriter json(0);
    json.beginArray();
    for (int i = 0; i < 1000; ++i)
        json.string(u"äbc"_s);
    json.endArray();
    const QByteArray out = json.take();
    QCOMPARE(out.size(), 1000 * 7 + 1);
    QVERIFY(json.take().isEmpty());
}

CURVEDESK_TEST(tst_JsonWriter)

} // namespace jsonWriterTest
#include "tst_JsonWriter.moc"

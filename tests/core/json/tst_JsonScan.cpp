// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonScan.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

class tst_JsonScan : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryValuesText();
    void acceptsSoundObjects_data();
    void acceptsSoundObjects();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void resolvesEscapes_data();
    void resolvesEscapes();
    void readsArrays();
};

void tst_JsonScan::keepsEveryValuesText()
{
    const QByteArray text
        = R"( {"a":18446744073709551616 , "b":1e3,"c":"x\"y","d":[1,{"e":"]"}],"f":{"g":[]},"h":true,)"
          R"("i":false,"j":null,"k":-0.50} )";
    const Result<QList<jsonScan::Member>> members = jsonScan::members(text);
    QVERIFY(members);
    QCOMPARE(members->size(), 9);
    const auto is = [&members](qsizetype at, const char *name, jsonScan::Kind kind, const char *value) {
        return members->at(at).name == name && members->at(at).value.kind == kind
            && members->at(at).value.text == value;
    };
    QVERIFY(is(0, "a", jsonScan::Kind::Number, "18446744073709551616"));
    QVERIFY(is(1, "b", jsonScan::Kind::Number, "1e3"));
    QVERIFY(is(2, "c", jsonScan::Kind::String, "x\\\"y"));
    QVERIFY(is(3, "d", jsonScan::Kind::Array, "[1,{\"e\":\"]\"}]"));
    QVERIFY(is(4, "f", jsonScan::Kind::Object, "{\"g\":[]}"));
    QVERIFY(is(5, "h", jsonScan::Kind::Boolean, "true"));
    QVERIFY(is(6, "i", jsonScan::Kind::Boolean, "false"));
    QVERIFY(is(7, "j", jsonScan::Kind::Null, "null"));
    QVERIFY(is(8, "k", jsonScan::Kind::Number, "-0.50"));
}

void tst_JsonScan::acceptsSoundObjects_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("members");
    QTest::newRow("empty") << "{}"_ba << 0;
    QTest::newRow("white space") << " \t\r\n{ \n } "_ba << 0;
    QTest::newRow("UTF-8") << "{\"ä\":\"€😀\"}"_ba << 1;
    QTest::newRow("all escapes") << R"({"a":"\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00"})"_ba << 1;
    QTest::newRow("numbers") << R"({"a":0,"b":-0,"c":10.01,"d":1E+2,"e":1e-2,"f":0e0})"_ba << 6;
    QTest::newRow("names that differ in case") << R"({"a":1,"A":2})"_ba << 2;
    QTest::newRow("nested to the limit") << "{\"a\":" + QByteArray(31, '[') + QByteArray(31, ']') + "}" << 1;
    QTest::newRow("equal names deeper down") << R"({"a":{"b":1,"b":2}})"_ba << 1;
}

void tst_JsonScan::acceptsSoundObjects()
{
    QFETCH(QByteArray, text);
    QFETCH(int, members);
    const Result<QList<jsonScan::Member>> found = jsonScan::members(text);
    QVERIFY(found);
    QCOMPARE(found->size(), members);
}

void tst_JsonScan::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("text");
    const char *const texts[] = {
        "",
        " ",
        "null",
        "[]",
        "\"a\"",
        "{",
        "}",
        "{}{}",
        "{} x",
        "{,}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":1 \"b\":2}",
        "{\"a\" 1}",
        "{a:1}",
        "{'a':1}",
        "{\"a\":01}",
        "{\"a\":+1}",
        "{\"a\":.5}",
        "{\"a\":5.}",
        "{\"a\":1e}",
        "{\"a\":0x10}",
        "{\"a\":--1}",
        "{\"a\":-}",
        "{\"a\":NaN}",
        "{\"a\":Infinity}",
        "{\"a\":TRUE}",
        "{\"a\":tru}",
        "{\"a\":nulll}",
        "{\"a\":\"x}",
        "{\"a\":\"\\\"}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"\\ud800\"}",
        "{\"a\":\"\\ud800\\u0041\"}",
        "{\"a\":\"\\udc00\"}",
        "{\"a\":\"line\nbreak\"}",
        "{\"a\":[1,]}",
        "{\"a\":[1 2]}",
        "{\"a\":[}",
        "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}",
        "{\"a\":1/*c*/}",
        "\xef\xbb\xbf{}",
        "{\"a\":\"\xff\"}",
        "{\"a\":\"\xc0\x80\"}",
        "{\"a\":\"\xed\xa0\x80\"}",
    };
    for (const char *text : texts)
        QTest::newRow(*text == '\0' ? "nothing" : text) << QByteArray(text);
    QTest::newRow("NUL") << QByteArray("{}\0", 3);
    QTest::newRow("nested too deep") << "{\"a\":" + QByteArray(32, '[') + QByteArray(32, ']') + "}";
    QTest::newRow("nested very deep") << "{\"a\":" + QByteArray(1'000'000, '[');
    QByteArray many = "{";
    for (int i = 0; i < 257; ++i)
        many += '"' + QByteArray::number(i) + "\":1,";
    QTest::newRow("too many members") << many.chopped(1) + "}";
}

void tst_JsonScan::refusesEverythingElse()
{
    QFETCH(QByteArray, text);
    const Result<QList<jsonScan::Member>> found = jsonScan::members(text);
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::InvalidInput);
    QVERIFY(!found.error().detail.isEmpty());
}

void tst_JsonScan::resolvesEscapes_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("utf8");
    QTest::newRow("none") << "plain ä"_ba
                          << "plain ä"_ba;
    QTest::newRow("short ones") << R"(\"\\\/\b\f\n\r\t)"_ba
                                << "\"\\/\b\f\n\r\t"_ba;
    QTest::newRow("one byte") << R"(\u0041\u007f)"_ba
                              << "A\x7f"_ba;
    QTest::newRow("two bytes") << R"(\u00e4\u07FF)"_ba
                               << "\xc3\xa4\xdf\xbf"_ba;
    QTest::newRow("three bytes") << R"(\u20ac\uffff)"_ba
                                 << "\xe2\x82\xac\xef\xbf\xbf"_ba;
    QTest::newRow("four bytes") << R"(\ud83d\ude00\udbff\udfff)"_ba
                                << "\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf"_ba;
    QTest::newRow("NUL") << R"(\u0000)"_ba << QByteArray(1, '\0');
}

void tst_JsonScan::resolvesEscapes()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, utf8);
    QCOMPARE(jsonScan::unescapedSize(raw), utf8.size());
    QByteArray out(utf8.size(), Qt::Uninitialized);
    jsonScan::unescapeInto(raw, out.data());
    QCOMPARE(out, utf8);
    QCOMPARE(jsonScan::unescaped(raw), QString::fromUtf8(utf8));
}

void tst_JsonScan::readsArrays()
{
    const Result<QList<jsonScan::Value>> values = jsonScan::elements(R"([ "a", 1,[2] ])");
    QVERIFY(values);
    QCOMPARE(values->size(), 3);
    QCOMPARE(values->at(0).text, QByteArrayView("a"));
    QCOMPARE(values->at(2).text, QByteArrayView("[2]"));
    QVERIFY(jsonScan::elements("[]")->isEmpty());
    QVERIFY(!jsonScan::elements("[1,]"));
    QVERIFY(!jsonScan::elements("{}"));
}

CURVEDESK_TEST(tst_JsonScan)
#include "tst_JsonScan.moc"

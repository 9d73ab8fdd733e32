// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "tests/support/TestProgram.h"

#include <malloc.h>

#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTest>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

// What no memory may hold that the program gives back while this is not empty.
QByteArrayView watchedFor;
int findings = 0;

void giveBack(void *memory)
{
    if (memory == nullptr)
        return;
    if (!watchedFor.isEmpty()) {
        const std::size_t size = malloc_usable_size(memory);
        if (memmem(memory, size, watchedFor.data(), static_cast<std::size_t>(watchedFor.size())))
            ++findings;
        // Else whoever is given this memory next seems to leave there what it finds.
        std::memset(memory, 0, size);
    }
    std::free(memory);
}

} // namespace

void *operator new(std::size_t size)
{
    void *memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void operator delete(void *memory) noexcept
{
    giveBack(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    giveBack(memory);
}

namespace jsonReaderTest {

class tst_JsonReader : public QObject
{
    Q_OBJECT

private slots:
    void readsSoundTexts_data();
    void readsSoundTexts();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void readsNumbersExactly_data();
    void readsNumbersExactly();
    void readsStrings_data();
    void readsStrings();
    void findsMembersAndElements();
    void answersAbsentForWhatIsNotThere();
    void outlivesTheTextItWasReadFrom();
    void readsWhatTheWriterWrites();
    void readsDecimalsInEveryLocale();
    void leavesNoSecretInTheHeap_data();
    void leavesNoSecretInTheHeap();
};

namespace {

JsonValue read(const QByteArray &text)
{
    const auto value = JsonValue::read(text);
    return value ? *value : JsonValue();
}

QByteArray compact(const JsonValue &value)
{
    JsonWriter json;
    value.write(json);
    return json.take();
}

QByteArray manyMembers(int count)
{
    QByteArray text = "{";
    for (int i = 0; i < count; ++i)
        text += '"' + QByteArray::number(i) + "\":1,";
    return text.chopped(1) + '}';
}

} // namespace

void tst_JsonReader::readsSoundTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written"); // again, without white space
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &written = {}) {
        QTest::newRow(name) << text << (written.isNull() ? text : written);
    };
    row("null", "null");
    row("false", "false");
    row("number", "5");
    row("string", "\"a\"");
    row("empty object", "{}");
    row("empty array", "[]");
    row("white space", " \t\r\n{ \n } ", "{}");
    row("white space inside", "{ \"a\" : [ 1 , { \"b\" : null } ] , \"c\" : false }",
        R"({"a":[1,{"b":null}],"c":false})");
    row("UTF-8", "{\"ä\":\"€😀\"}");
    row("all escapes", R"({"a":"\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00\u0000"})",
        "{\"a\":\"\\\"\\\\/\\b\\f\\n\\r\\t\xc3\xa4\xf0\x9f\x98\x80\\u0000\"}");
    row("escapes in a name", R"({"\u00e4\n":1})", "{\"\xc3\xa4\\n\":1}");
    row("byte order mark in a string", "\"\xef\xbb\xbf\"");
    row("numbers", R"([0,-0,-5,10.01,1E+2,1e-2,0e0,18446744073709551616,-99999999999999999999,10.000])");
    row("names that differ in case", R"({"a":1,"A":2})");
    row("names that are equal in other objects", R"({"a":{"a":1},"b":[{"a":1},{"a":1}]})");
    row("no name", R"({"":1})");
    row("order", R"({"b":1,"a":2})");
    row("nested to the limit", QByteArray(32, '[') + QByteArray(32, ']'));
    row("objects nested to the limit", QByteArray("{\"a\":").repeated(32) + '1' + QByteArray(32, '}'));
    row("members to the limit", manyMembers(256));
    row("more elements than members", '[' + QByteArray("1,").repeated(999) + "1]");
    row("values to the limit", '[' + QByteArray("1,").repeated(399'998) + "1]");
}

void tst_JsonReader::readsSoundTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    const auto value = JsonValue::read(text);
    QVERIFY(value);
    QCOMPARE(compact(*value), written);
}

void tst_JsonReader::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<JsonProblem>("problem");
    const char *const texts[] = {
        " ",
        "{",
        "}",
        "[",
        "]",
        "{]",
        "[}",
        "{}{}",
        "{} x",
        "1 2",
        "1,2",
        "1,\"a\"",
        "\"a\",\"b\"",
        "null,",
        ",null",
        "1]",
        "1],[2",
        "]",
        "[1],",
        "{,}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":1 \"b\":2}",
        "{\"a\" 1}",
        "{a:1}",
        "{'a':1}",
        "{1:1}",
        "[1,]",
        "[1 2]",
        "[,1]",
        "01",
        "-01",
        "+1",
        ".5",
        "5.",
        "1e",
        "1e+",
        "0x10",
        "--1",
        "-",
        "1_000",
        "1,5",
        "NaN",
        "Infinity",
        "-Infinity",
        "TRUE",
        "tru",
        "nulll",
        "\"x",
        "\"\\\"",
        "\"a\\",
        "\"a\",\"",
        "[\"a",
        "[1",
        "{\"a\":",
        "{\"a\":1,",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\\ud800\"",
        "\"\\ud800\\u0041\"",
        "\"\\ud800\\ud800\"",
        "\"\\udc00\"",
        "\"line\nbreak\"",
        "\"tab\t\"",
        "1/*c*/",
        "//c\n1",
        "\xef\xbb\xbf{}",
        "\xef\xbb\xbf",
        "<html>",
        "1e400",
        "-1e400",
    };
    for (const char *text : texts)
        QTest::newRow(QByteArray(text).toPercentEncoding(" \"{}[]:,").constData())
            << QByteArray(text) << JsonProblem::NotJson;
    QTest::newRow("nothing") << QByteArray() << JsonProblem::NotJson;
    QTest::newRow("NUL behind") << QByteArray("{}\0", 3) << JsonProblem::NotJson;
    QTest::newRow("NUL and more") << QByteArray("{}\0x", 4) << JsonProblem::NotJson;
    QTest::newRow("NUL in a string") << QByteArray("\"a\0b\"", 5) << JsonProblem::NotJson;
    QTest::newRow("NUL in front") << QByteArray("\0{}", 3) << JsonProblem::NotJson;
    QTest::newRow("nested too deep") << QByteArray(33, '[') + QByteArray(33, ']') << JsonProblem::NotJson;
    QTest::newRow("objects nested too deep")
        << QByteArray("{\"a\":").repeated(33) + '1' + QByteArray(33, '}') << JsonProblem::NotJson;
    QTest::newRow("nested very deep") << QByteArray(1'000'000, '[') << JsonProblem::NotJson;
    QTest::newRow("too many members") << manyMembers(257) << JsonProblem::NotJson;
    QTest::newRow("too many members deeper down") << "[{\"a\":" + manyMembers(257) + "}]" << JsonProblem::NotJson;
    QTest::newRow("too many values") << '[' + QByteArray("1,").repeated(399'999) + "1]" << JsonProblem::NotJson;
    for (const char *text :
         {"\"\xff\"", "\xff", "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "{\"\x80\":1}"})
        QTest::newRow(QByteArray(text).toPercentEncoding().constData()) << QByteArray(text) << JsonProblem::NotUtf8;
    QTest::newRow("two members of one name") << R"({"a":1,"a":2})"_ba << JsonProblem::DuplicateName;
    QTest::newRow("one of them escaped") << R"({"a":1,"\u0061":2})"_ba << JsonProblem::DuplicateName;
    QTest::newRow("deeper down") << R"([{"b":{"a":1,"c":2,"a":3}}])"_ba << JsonProblem::DuplicateName;
    QTest::newRow("far apart") << manyMembers(200).chopped(1) + R"(,"0":1})" << JsonProblem::DuplicateName;
    QTest::newRow("no names") << R"({"":1,"":2})"_ba << JsonProblem::DuplicateName;
}

void tst_JsonReader::refusesEverythingElse()
{
    QFETCH(QByteArray, text);
    QFETCH(JsonProblem, problem);
    const auto value = JsonValue::read(text);
    QVERIFY(!value);
    QCOMPARE(value.error(), problem);
}

void tst_JsonReader::readsNumbersExactly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<quint64>>("u64");
    QTest::addColumn<std::optional<qint64>>("i64");
    const auto row = [](const char *text, std::optional<quint64> u64, std::optional<qint64> i64) {
        QTest::newRow(text) << QByteArray(text) << u64 << i64;
    };
    constexpr auto none = std::nullopt;
    row("0", 0, 0);
    row("-0", none, 0);
    row("-1", none, -1);
    row("9007199254740993", 9007199254740993, 9007199254740993);
    row("9223372036854775807", 9223372036854775807, 9223372036854775807);
    row("9223372036854775808", 9223372036854775808u, none);
    row("18446744073709551615", 18446744073709551615u, none);
    row("18446744073709551616", none, none);
    row("-9223372036854775808", none, std::numeric_limits<qint64>::min());
    row("-9223372036854775809", none, none);
    row("99999999999999999999999999", none, none);
    row("1.0", none, none);
    row("0.5", none, none);
    row("-0.50", none, none);
    row("1e3", none, none);
    row("1E3", none, none);
    row("1e-400", none, none);
    row("0.1000000000000000000000000000000000001", none, none);
    for (const char *other : {"\"5\"", "true", "null", "[5]", "{\"a\":5}"})
        row(other, none, none);
}

void tst_JsonReader::readsNumbersExactly()
{
    QFETCH(QByteArray, text);
    QFETCH(std::optional<quint64>, u64);
    QFETCH(std::optional<qint64>, i64);
    const JsonValue value = read(text);
    QVERIFY(!value.isAbsent());
    QCOMPARE(value.u64(), u64);
    QCOMPARE(value.i64(), i64);
    if (value.isNumber())
        QCOMPARE(value.text(), text); // to the digit
}

void tst_JsonReader::readsStrings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("utf8");
    QTest::newRow("empty") << "\"\""_ba
                           << ""_ba;
    QTest::newRow("plain") << "\" \xc3\xa9 \""_ba
                           << " \xc3\xa9 "_ba;
    QTest::newRow("DEL") << "\"\x7f\""_ba
                         << "\x7f"_ba;
    QTest::newRow("short escapes") << "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""_ba
                                   << "\"\\/\b\f\n\r\t"_ba;
    QTest::newRow("one byte") << "\"\\u0041\\u007f\""_ba
                              << "A\x7f"_ba;
    QTest::newRow("two bytes") << "\"\\u00e4\\u07FF\""_ba
                               << "\xc3\xa4\xdf\xbf"_ba;
    QTest::newRow("three bytes") << "\"\\u20ac\\uffff\""_ba
                                 << "\xe2\x82\xac\xef\xbf\xbf"_ba;
    QTest::newRow("four bytes") << "\"\\ud83d\\ude00\\uDBFF\\uDFFF\""_ba
                                << "\xf0\x9f\x98\x80\xf4\x8f\xbf\xbf"_ba;
    QTest::newRow("NUL") << "\"a\\u0000b\""_ba << QByteArray("a\0b", 3);
    QTest::newRow("byte order mark") << "\"\xef\xbb\xbf\\ufeff\""_ba
                                     << "\xef\xbb\xbf\xef\xbb\xbf"_ba;
    QTest::newRow("long") << '"' + QByteArray(1'000'000, 'x') + '"' << QByteArray(1'000'000, 'x');
}

void tst_JsonReader::readsStrings()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, utf8);
    const JsonValue value = read(text);
    QCOMPARE(value.utf8(), utf8);
    QCOMPARE(value.text(), utf8);
    QCOMPARE(value.string()->toUtf8(), utf8);
    const JsonValue member = read("{\"a\":" + text + '}').member("a");
    QCOMPARE(member.utf8(), utf8);
}

void tst_JsonReader::findsMembersAndElements()
{
    const JsonValue object = read(R"( {"a" : [1, {"b":null, "c":[[]]}, "x"] , "d":false, "e":true} )");
    QVERIFY(object.isObject());
    QCOMPARE(object.size(), 3);
    const JsonValue array = object.member("a");
    QVERIFY(array.isArray());
    QCOMPARE(array.name(), "a");
    QCOMPARE(array.size(), 3);
    QCOMPARE(array.at(0).u64(), 1u);
    QVERIFY(array.at(1).member("b").isNull());
    QCOMPARE(array.at(2).utf8(), "x");
    QVERIFY(array.at(2).name().isEmpty());
    QCOMPARE(object.member("d").boolean(), false);
    QCOMPARE(object.member("d").text(), "false");
    QCOMPARE(object.member("e").boolean(), true);
    QByteArray names;
    for (const JsonValue &member : object.values())
        names += member.name();
    QCOMPARE(names, "ade"_ba);
    QByteArray kinds;
    for (const JsonValue &element : array.values())
        kinds += QByteArray::number(static_cast<int>(element.kind()));
    QCOMPARE(kinds, "364"_ba);
}

void tst_JsonReader::answersAbsentForWhatIsNotThere()
{
    const JsonValue value = read(R"({"a":[1],"b":null,"c":"x"})");
    for (const JsonValue &absent :
         {JsonValue(), value.member("d"), value.member("a").member("a"), value.member("a").at(1),
          value.member("a").at(-1), value.at(0), value.member("c").at(0), value.member("d").member("e").at(5)}) {
        QVERIFY(absent.isAbsent() && absent.isNothing() && !absent.isNull());
        QVERIFY(!absent.u64() && !absent.i64() && !absent.boolean() && !absent.string() && !absent.utf8());
        QVERIFY(absent.text().isEmpty() && absent.name().isEmpty());
        QCOMPARE(absent.size(), 0);
        QVERIFY(!(absent.values().begin() != absent.values().end()));
    }
    QVERIFY(value.member("b").isNothing() && !value.member("b").isAbsent());
    QCOMPARE(value.member("c").size(), 0);
}

void tst_JsonReader::outlivesTheTextItWasReadFrom()
{
    JsonValue kept;
    {
        QByteArray text = R"({"a":[{"b":"some text that is long"}]})";
        const JsonValue whole = read(text);
        kept = whole.member("a").at(0);
        text.fill('x');
    }
    QCOMPARE(compact(kept), R"({"b":"some text that is long"})"_ba);
}

// Any values, as deep and as odd as they come.
void tst_JsonReader::readsWhatTheWriterWrites()
{
    QRandomGenerator random(7);
    const auto string = [&random] {
        QString out;
        for (quint32 size = random.bounded(12u); size > 0; --size) {
            const char32_t c = random.bounded(4) > 0 ? random.bounded(0x80u) : random.bounded(0x110000u);
            out += c >= 0xd800 && c < 0xe000 ? u"?"_s : QString::fromUcs4(&c, 1);
        }
        return out;
    };
    const auto write = [&](JsonWriter &json, int depth, const auto &self) -> void {
        switch (random.bounded(depth > 20 ? 6 : 8)) {
        case 0:
            json.null();
            break;
        case 1:
            json.boolean(random.bounded(2) == 0);
            break;
        case 2:
            json.number(random.generate64() >> random.bounded(64));
            break;
        case 3:
            json.number(-static_cast<qint64>(random.generate64() >> (1 + random.bounded(63))));
            break;
        case 4:
            json.decimal(random.generate64(), 9);
            break;
        case 5:
            json.string(string());
            break;
        case 6:
            json.beginArray();
            for (quint32 size = random.bounded(4u); size > 0; --size)
                self(json, depth + 1, self);
            json.endArray();
            break;
        default:
            json.beginObject();
            for (quint32 size = random.bounded(4u); size > 0; --size) {
                json.anyKey(QByteArray::number(size) + string().toUtf8());
                self(json, depth + 1, self);
            }
            json.endObject();
            break;
        }
    };
    for (int i = 0; i < 2000; ++i) {
        JsonWriter json;
        write(json, 0, write);
        const QByteArray text = json.take();
        const auto value = JsonValue::read(text);
        QVERIFY2(value, text.constData());
        QCOMPARE(compact(*value), text);
    }
}

// QCoreApplication sets the user's locale, and the library below reads numbers in it.
void tst_JsonReader::readsDecimalsInEveryLocale()
{
    const QByteArray before = std::setlocale(LC_NUMERIC, nullptr);
    const auto restore = qScopeGuard([&before] { std::setlocale(LC_NUMERIC, before.constData()); });
    const bool hasComma
        = std::setlocale(LC_NUMERIC, "de_DE.UTF-8") != nullptr || std::setlocale(LC_NUMERIC, "fr_FR.UTF-8") != nullptr;
    if (!hasComma)
        QSKIP("no locale with a decimal comma is installed");
    QCOMPARE(compact(read("[0.5,1.25e+3,-10.000]")), "[0.5,1.25e+3,-10.000]"_ba);
}

void tst_JsonReader::leavesNoSecretInTheHeap_data()
{
    QTest::addColumn<QByteArray>("text"); // where the secret stands is a $
    QTest::newRow("first") << R"({"private":"$","amount":1})"_ba;
    QTest::newRow("last") << R"({"amount":1,"private":"$"})"_ba;
    QTest::newRow("alone") << R"("$")"_ba;
    QTest::newRow("written nicely") << "{\n    \"private\": \"$\"\n}\n"_ba;
    QTest::newRow("before a long string") << R"({"private":"$","description":")" + QByteArray(5000, 'd') + "\"}";
    QTest::newRow("behind a long string") << R"({"description":")" + QByteArray(5000, 'd') + R"(","private":"$"})";
}

void tst_JsonReader::leavesNoSecretInTheHeap()
{
    QFETCH(QByteArray, text);
    // As long as a private key in base58.
    const QByteArray secret = "5Kd3NBUAdUnhyozenEwVLy9pBKxSwXvE9FMPyR4UKZvp2mT7cXeWqHsGjRaPzLkYvBnMdFtQ4w8x6u3i9o1p"_ba;
    text.replace("$", secret);
    for (const QByteArrayView part : {QByteArrayView(secret).first(16), QByteArrayView(secret).last(16)}) {
        findings = 0;
        watchedFor = part;
        {
            // So that the test can fail: this one is found.
            const std::string found(secret.constData(), static_cast<std::size_t>(secret.size()));
            QVERIFY(!found.empty());
        }
        const int sure = std::exchange(findings, 0);
        const bool isRead = JsonValue::read(text).has_value();
        watchedFor = {};
        QVERIFY(isRead);
        QCOMPARE(sure, 1);
        QCOMPARE(findings, 0);
    }
}

CURVEDESK_TEST(tst_JsonReader)

} // namespace jsonReaderTest
#include "tst_JsonReader.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RequestFields.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <array>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace requestFieldsTest {

class tst_RequestFields : public QObject
{
    Q_OBJECT

private slots:
    void decodesQueries();
    void refusesBrokenQueries_data();
    void refusesBrokenQueries();
    void ignoresWhatIsBrokenButUnknown_data();
    void ignoresWhatIsBrokenButUnknown();
    void namesMistakesBesideBrokenValues();
    void takesAbsentNullAndEmptyAsNotGiven();
    void readsExactIntegers_data();
    void readsExactIntegers();
    void refusesOtherIntegers_data();
    void refusesOtherIntegers();
    void readsDecimals_data();
    void readsDecimals();
    void readsBooleansOnly();
    void readsTexts();
    void refusesWhatIsTooLong();
    void movesSecretsIntoGuardedMemory();
    void namesMisspeltFields_data();
    void namesMisspeltFields();
    void survivesBeingMoved();
};

namespace {

RequestFields json(const QByteArray &text)
{
    Result<RequestFields> fields = RequestFields::fromJson(text); // it keeps what it needs of the text
    return fields ? *fields : RequestFields();
}

} // namespace

void tst_RequestFields::decodesQueries()
{
    const Result<RequestFields> fields = RequestFields::fromQuery("a=1&b=%C3%A4+%2B&%63=x%3Dy&d&&e==");
    QVERIFY(fields);
    QCOMPARE(fields->text("a").value(), u"1"_s);
    QCOMPARE(fields->text("b").value(), u"ä +"_s);
    QCOMPARE(fields->text("c").value(), u"x=y"_s);
    QVERIFY(!fields->has("d"));
    QCOMPARE(fields->text("e").value(), u"="_s);
    QVERIFY(RequestFields::fromQuery("").has_value());
}

void tst_RequestFields::refusesBrokenQueries_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("half an escape") << "amount=%4"_ba;
    QTest::newRow("no escape") << "amount=%zz"_ba;
    QTest::newRow("percent at the end") << "amount=5%"_ba;
    QTest::newRow("invalid UTF-8") << "amount=%ff"_ba;
    QTest::newRow("overlong UTF-8") << "amount=%c0%80"_ba;
    QTest::newRow("many parameters") << QByteArray("a=1&").repeated(65);
}

void tst_RequestFields::refusesBrokenQueries()
{
    QFETCH(QByteArray, query);
    constexpr std::array<QByteArrayView, 2> known = {"token", "amount"};
    const Result<RequestFields> fields = RequestFields::fromQuery(query);
    const Outcome outcome = fields ? fields->checkKnown(known) : Outcome(failure(fields.error()));
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::InvalidInput);
    if (query.startsWith("amount"))
        QCOMPARE(outcome.error().detail, u"amount is not validly percent-encoded UTF-8"_s);
}

void tst_RequestFields::ignoresWhatIsBrokenButUnknown_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::newRow("value") << "token=a&foo=%zz"_ba;
    QTest::newRow("value that is no UTF-8") << "foo=%ff&token=a"_ba;
    QTest::newRow("name") << "token=a&%zz=1"_ba;
    QTest::newRow("name that is no UTF-8") << "%ff=1&token=a"_ba;
    QTest::newRow("name and value") << "token=a&100%=5%"_ba;
    QTest::newRow("given twice") << "foo=%&token=a&foo=%"_ba;
}

void tst_RequestFields::ignoresWhatIsBrokenButUnknown()
{
    QFETCH(QByteArray, query);
    constexpr std::array<QByteArrayView, 2> known = {"token", "amount"};
    const Result<RequestFields> fields = RequestFields::fromQuery(query);
    QVERIFY(fields);
    QVERIFY(fields->checkKnown(known));
    QCOMPARE(fields->text("token").value(), u"a"_s);
}

// A broken value hides none of the other mistakes.
void tst_RequestFields::namesMistakesBesideBrokenValues()
{
    constexpr std::array<QByteArrayView, 2> known = {"token", "amount"};
    const auto detail = [&known](QByteArrayView query) {
        const Outcome outcome = RequestFields::fromQuery(query)->checkKnown(known);
        return outcome ? QString() : outcome.error().detail;
    };
    QCOMPARE(detail("token=a&token=%zz"), u"token is given twice"_s);
    QCOMPARE(detail("token=%zz&token=a"), u"token is given twice"_s);
    QCOMPARE(detail("Token=%zz"), u"Token is not a field of this request; its name is token"_s);
    QCOMPARE(detail("foo=%zz&%54oken=a"), u"Token is not a field of this request; its name is token"_s);
    QCOMPARE(detail("foo=%zz&%74oken=%zz"), u"token is not validly percent-encoded UTF-8"_s);
}

void tst_RequestFields::takesAbsentNullAndEmptyAsNotGiven()
{
    for (const char *text : {"", " \r\n", "{}", "null", " null\n", R"({"a":null})", R"({"a":""})"}) {
        const RequestFields fields = json(text);
        QVERIFY(!fields.has("a"));
        QCOMPARE(fields.text("a").error().detail, u"missing field: a"_s);
        QCOMPARE(fields.integer("a").error().detail, u"missing field: a"_s);
        QCOMPARE(fields.boolean("a").error().detail, u"missing field: a"_s);
        QCOMPARE(fields.decimalText("a").error().detail, u"missing field: a"_s);
        QCOMPARE(fields.optionalText("a").value(), QString());
        QCOMPARE(fields.optionalBoolean("a").value(), false);
        QVERIFY(!fields.optionalInteger("a").value().has_value());
        QVERIFY(fields.secret("a").value() == nullptr);
    }
}

void tst_RequestFields::readsExactIntegers_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<quint64>("expected");
    QTest::newRow("zero") << "0"_ba << quint64{0};
    QTest::newRow("number") << "1000000000"_ba << quint64{1'000'000'000};
    QTest::newRow("text") << "\"1000000000\""_ba << quint64{1'000'000'000};
    QTest::newRow("text with escapes") << "\"\\u00310\""_ba << quint64{10};
    QTest::newRow("a float") << "10000000.0"_ba << quint64{10'000'000}; // Python writes 0.01 * 1e9 so
    QTest::newRow("a float as text") << "\"10000000.00\""_ba << quint64{10'000'000};
    QTest::newRow("beyond a double as a float") << "9007199254740993.0"_ba << quint64{9'007'199'254'740'993};
    QTest::newRow("beyond a double") << "9007199254740993"_ba << quint64{9'007'199'254'740'993};
    QTest::newRow("largest") << "9223372036854775807"_ba << quint64{9'223'372'036'854'775'807u};
    QTest::newRow("largest as text") << "\"9223372036854775807\""_ba << quint64{9'223'372'036'854'775'807u};
}

void tst_RequestFields::readsExactIntegers()
{
    QFETCH(QByteArray, value);
    QFETCH(quint64, expected);
    QCOMPARE(json("{\"amount\":" + value + "}").integer("amount").value(), expected);
}

void tst_RequestFields::refusesOtherIntegers_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char *value : {"0.5",
                              "1.01",
                              "1e3",
                              "2500e-2",
                              "1e19",
                              "1e300",
                              "9223372036854775808.0",
                              "-1.0",
                              "-1",
                              "-0",
                              "9223372036854775808",
                              "18446744073709551615",
                              "18446744073709551616",
                              "99999999999999999999999",
                              "true",
                              "[]",
                              "{}",
                              "\"1,5\"",
                              "\"1.5\"",
                              "\"-1\"",
                              "\"+1\"",
                              "\" 1\"",
                              "\"1 \"",
                              "\"0x10\"",
                              "\"1e3\"",
                              "\"1.\"",
                              "\".0\"",
                              "\"1.0.0\"",
                              "\"abc\"",
                              "\"\xd9\xa1\"",
                              "\"1_000\"",
                              "\"9223372036854775808\""})
        QTest::newRow(value) << QByteArray(value);
}

void tst_RequestFields::refusesOtherIntegers()
{
    QFETCH(QByteArray, value);
    const Result<quint64> read = json("{\"amount\":" + value + "}").integer("amount");
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().detail.startsWith(u"amount "_s), qPrintable(read.error().detail));
}

void tst_RequestFields::readsDecimals_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("expected"); // null: refused
    for (const char *value : {"0", "1", "0.5", "10.000", "007.5", "18446744073709551616.123456789123"})
        QTest::newRow(value) << QByteArray(value) << QString::fromLatin1(value);
    QTest::newRow("as Python writes 0.00005") << "5e-05"_ba << u"0.00005"_s;
    QTest::newRow("as JavaScript writes 0.00000015") << "1.5e-7"_ba << u"0.00000015"_s;
    QTest::newRow("to the right") << "1.25e1"_ba << u"12.5"_s;
    QTest::newRow("beyond its digits") << "1.25e%2B3"_ba << u"1250"_s;
    for (const char *value : {"-1", "%2B1", ".5", "5.", "1e", "1e3.5", "1e 3", "e3", "1e41", "1e-41", "1e99999999999",
                              "-5e-05", "1.2.3", "1,5", "0x1", "abc", "1%20", "NaN", "Infinity"})
        QTest::newRow(value) << QByteArray(value) << QString();
}

void tst_RequestFields::readsDecimals()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, expected);
    const QByteArray query = "amount=" + value;
    const Result<RequestFields> fields = RequestFields::fromQuery(query);
    QVERIFY(fields);
    const Result<QString> read = fields->decimalText("amount");
    QCOMPARE(read.has_value(), !expected.isNull());
    if (read)
        QCOMPARE(*read, expected);
    else
        QVERIFY(read.error().detail.startsWith(u"amount "_s));
}

void tst_RequestFields::readsBooleansOnly()
{
    QCOMPARE(json(R"({"b":true})").boolean("b").value(), true);
    QCOMPARE(json(R"({"b":false})").boolean("b").value(), false);
    for (const char *value : {"\"true\"", "1", "0", "[]"}) {
        const RequestFields fields = json(QByteArray("{\"b\":") + value + "}");
        QCOMPARE(fields.boolean("b").error().detail, u"b must be true or false"_s);
        QVERIFY(!fields.optionalBoolean("b"));
    }
}

void tst_RequestFields::readsTexts()
{
    QCOMPARE(json(R"({"t":"a\u00e4\n"})").text("t").value(), u"aä\n"_s);
    // Exactly what was sent, a byte order mark and white space too.
    const QString marked = QChar(QChar::ByteOrderMark) + u" a "_s;
    QCOMPARE(json("{\"t\":\"\xef\xbb\xbf a \"}").text("t").value(), marked);
    QCOMPARE(json(R"({"t":"\ufeff a "})").text("t").value(), marked);
    QCOMPARE(RequestFields::fromForm({{"t", "\xef\xbb\xbf a "}}).text("t").value(), marked);
    QCOMPARE(RequestFields::fromQuery("t=%EF%BB%BF+a+")->text("t").value(), marked);
    QVERIFY(!json(R"({"t":5})").text("t"));
    QVERIFY(!json(R"({"t":{"a":1}})").optionalText("t"));
    QVERIFY(json(R"({"t":"a\u0000b"})").text("t").error().detail.startsWith(u"t "_s));
    const QByteArray invalid = "a\xff";
    const RequestFields form = RequestFields::fromForm({{"t", invalid}});
    QVERIFY(form.text("t").error().detail.startsWith(u"t "_s));
    QCOMPARE(form.bytes("t"), QByteArrayView(invalid));
}

void tst_RequestFields::refusesWhatIsTooLong()
{
    const auto array = [](qsizetype count) { return "[" + QByteArray("0,").repeated(count - 1) + "0]"; };
    const auto text = [](qsizetype bytes) { return '"' + QByteArray(bytes, 'x') + '"'; };
    const auto isRead = [](const QByteArray &value) {
        const bool isReadAlone = RequestFields::fromJson("{\"a\":" + value + "}").has_value();
        const bool isReadWithin = RequestFields::fromJson("{\"a\":[{\"b\":" + value + "}]}").has_value();
        return isReadAlone == isReadWithin ? std::optional(isReadAlone) : std::nullopt;
    };
    QCOMPARE(isRead(array(10'000)), std::optional(true));
    QCOMPARE(isRead(array(10'001)), std::optional(false));
    QCOMPARE(isRead(text(65'536)), std::optional(true));
    QCOMPARE(isRead(text(65'537)), std::optional(false));
    QCOMPARE(RequestFields::fromJson("{\"amount\":" + array(10'001) + "}").error().detail, u"amount is too long"_s);
}

void tst_RequestFields::movesSecretsIntoGuardedMemory()
{
    const auto plain = json(R"({"private":"5KQwr"})").secret("private");
    QVERIFY(plain && *plain);
    QCOMPARE((*plain)->view(), QByteArrayView("5KQwr"));
    const auto escaped = json(R"({"private":"5\u004bQ\/"})").secret("private");
    QVERIFY(escaped && *escaped);
    QCOMPARE((*escaped)->view(), QByteArrayView("5KQ/"));
    QVERIFY(!json(R"({"private":5})").secret("private"));
}

void tst_RequestFields::namesMisspeltFields_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("detail");
    QTest::newRow("known") << R"({"token":1,"amountInSol":2})"_ba << QString();
    QTest::newRow("unknown") << R"({"tokens":1,"x":2,"":3})"_ba << QString();
    QTest::newRow("case") << R"({"Token":1})"_ba << u"Token is not a field of this request; its name is token"_s;
    QTest::newRow("underscores") << R"({"amount_in_sol":1})"_ba
                                 << u"amount_in_sol is not a field of this request; its name is amountInSol"_s;
    QTest::newRow("dashes") << R"({"amount-in-SOL":1})"_ba
                            << u"amount-in-SOL is not a field of this request; its name is amountInSol"_s;
}

void tst_RequestFields::namesMisspeltFields()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, detail);
    constexpr std::array<QByteArrayView, 2> known = {"token", "amountInSol"};
    const Outcome outcome = json(text).checkKnown(known);
    QCOMPARE(outcome.has_value(), detail.isEmpty());
    if (!outcome)
        QCOMPARE(outcome.error().detail, detail);
    const Result<RequestFields> twice = RequestFields::fromQuery("token=a&token=b");
    QCOMPARE(twice->checkKnown(known).error().detail, u"token is given twice"_s);
    QVERIFY(RequestFields::fromQuery("other=a&other=b")->checkKnown(known));
}

void tst_RequestFields::survivesBeingMoved()
{
    const QByteArray query = "%61=%62&c=d&e=f&g=h&i=j&k=l&m=n&o=p";
    RequestFields first = *RequestFields::fromQuery(query);
    const RequestFields copy = first;
    const RequestFields second = std::move(first);
    first = RequestFields();
    QCOMPARE(second.text("a").value(), u"b"_s);
    QCOMPARE(copy.text("a").value(), u"b"_s);
    QCOMPARE(copy.text("o").value(), u"p"_s);
}

CURVEDESK_TEST(tst_RequestFields)

} // namespace requestFieldsTest
#include "tst_RequestFields.moc"

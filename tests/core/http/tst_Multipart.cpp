// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/Multipart.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace multipartTest {

class tst_Multipart : public QObject
{
    Q_OBJECT

private slots:
    void findsTheBoundary_data();
    void findsTheBoundary();
    void refusesOtherTypes_data();
    void refusesOtherTypes();
    void readsForms_data();
    void readsForms();
    void keepsBytesAsTheyAre();
    void refusesMalformedForms_data();
    void refusesMalformedForms();
};

void tst_Multipart::findsTheBoundary_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("boundary");
    QTest::newRow("plain") << "multipart/form-data; boundary=abc"_ba
                           << "abc"_ba;
    QTest::newRow("quoted") << "multipart/form-data; boundary=\"a b?c\""_ba
                            << "a b?c"_ba;
    QTest::newRow("many dashes") << "multipart/form-data; boundary=---011000010111000001101001"_ba
                                 << "---011000010111000001101001"_ba;
    QTest::newRow("no space") << "multipart/form-data;boundary=abc"_ba
                              << "abc"_ba;
    QTest::newRow("case and order") << "Multipart/Form-Data; charset=utf-8 ; BOUNDARY=abc"_ba
                                    << "abc"_ba;
    QTest::newRow("parameter behind") << "multipart/form-data; boundary=abc; charset=utf-8"_ba
                                      << "abc"_ba;
    QTest::newRow("70 characters") << "multipart/form-data; boundary=" + QByteArray(70, 'x') << QByteArray(70, 'x');
}

void tst_Multipart::findsTheBoundary()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, boundary);
    const Result<QByteArray> found = multipart::boundary(type);
    QVERIFY(found);
    QCOMPARE(*found, boundary);
}

void tst_Multipart::refusesOtherTypes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("nothing") << ""_ba << ErrorCode::UnsupportedMediaType;
    QTest::newRow("JSON") << "application/json"_ba << ErrorCode::UnsupportedMediaType;
    QTest::newRow("mixed") << "multipart/mixed; boundary=a"_ba << ErrorCode::UnsupportedMediaType;
    QTest::newRow("no boundary") << "multipart/form-data"_ba << ErrorCode::InvalidInput;
    QTest::newRow("empty boundary") << "multipart/form-data; boundary="_ba << ErrorCode::InvalidInput;
    QTest::newRow("two boundaries") << "multipart/form-data; boundary=a; boundary=b"_ba << ErrorCode::InvalidInput;
    QTest::newRow("unfinished quote") << "multipart/form-data; boundary=\"a"_ba << ErrorCode::InvalidInput;
    QTest::newRow("71 characters") << "multipart/form-data; boundary=" + QByteArray(71, 'x') << ErrorCode::InvalidInput;
    QTest::newRow("strange characters") << "multipart/form-data; boundary=a@b"_ba << ErrorCode::InvalidInput;
    QTest::newRow("space at the end") << "multipart/form-data; boundary=\"a \""_ba << ErrorCode::InvalidInput;
}

void tst_Multipart::refusesOtherTypes()
{
    QFETCH(QByteArray, type);
    QFETCH(ErrorCode, code);
    const Result<QByteArray> found = multipart::boundary(type);
    QVERIFY(!found);
    QCOMPARE(found.error().code, code);
}

void tst_Multipart::readsForms_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArrayList>("namesAndContents");
    const QByteArray head = "Content-Disposition: form-data; name=";
    QTest::newRow("two fields") << "--B\r\n" + head + "\"a\"\r\n\r\n1\r\n--B\r\n" + head + "\"b\"\r\n\r\n2\r\n--B--\r\n"
                                << QByteArrayList{"a", "1", "b", "2"};
    QTest::newRow("nothing behind the end") << "--B\r\n" + head + "\"a\"\r\n\r\n1\r\n--B--" << QByteArrayList{"a", "1"};
    QTest::newRow("preamble that ends in the boundary")
        << "hello--B\r\n" + head + "a\r\n\r\n1\r\n--B--" << QByteArrayList{};
    QTest::newRow("empty line first") << "\r\n--B\r\n" + head + "\"a\"\r\n\r\n1\r\n--B--" << QByteArrayList{"a", "1"};
    QTest::newRow("unquoted name") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B--" << QByteArrayList{"a", "1"};
    QTest::newRow("escaped name") << "--B\r\n" + head + "\"a\\\"b\"\r\n\r\n1\r\n--B--" << QByteArrayList{"a\"b", "1"};
    QTest::newRow("file") << "--B\r\n" + head
            + "\"file\"; filename=\"x; name=y.png\"\r\nContent-Type: text/html\r\n\r\n\x89PNG\r\n\r\n--B--"
                          << QByteArrayList{"file", "\x89PNG\r\n"};
    QTest::newRow("filename first")
        << "--B\r\nContent-Disposition: form-data; filename=\"a\"; name=\"file\"\r\n\r\nx\r\n--B--"_ba
        << QByteArrayList{"file", "x"};
    QTest::newRow("other headers, any case")
        << "--B\r\nX-Other: 1\r\ncontent-disposition: Form-Data; NAME=\"a\"\r\nContent-Transfer-Encoding: binary\r\n\r\n1\r\n--B--"_ba
        << QByteArrayList{"a", "1"};
    QTest::newRow("empty content") << "--B\r\n" + head + "a\r\n\r\n\r\n--B--" << QByteArrayList{"a", ""};
    QTest::newRow("no content at all") << "--B\r\n" + head + "a\r\n\r\n--B--" << QByteArrayList{"a", ""};
    QTest::newRow("space behind the boundary")
        << "--B \t\r\n" + head + "a\r\n\r\n1\r\n--B--" << QByteArrayList{"a", "1"};
    QTest::newRow("nearly the boundary") << "--B\r\n" + head + "a\r\n\r\n\r\n-B\r\n--b\n--B\r\n--B--"
                                         << QByteArrayList{"a", "\r\n-B\r\n--b\n--B"};
    QTest::newRow("preamble") << "for readers of old\r\n\r\n--B\r\n" + head + "a\r\n\r\n1\r\n--B--"
                              << QByteArrayList{"a", "1"};
    QTest::newRow("preamble that ends in the boundary")
        << "hello--B\r\n" + head + "a\r\n\r\n1\r\n--B--" << QByteArrayList{};
    QTest::newRow("empty line first") << "\r\n--B\r\n" + head + "a\r\n\r\n1\r\n--B--" << QByteArrayList{"a", "1"};
    QTest::newRow("epilogue") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B--\r\nmore\r\n--B\r\nand more"
                              << QByteArrayList{"a", "1"};
    QTest::newRow("empty line last, as axios sends it") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B--\r\n\r\n"
                                                        << QByteArrayList{"a", "1"};
    QTest::newRow("space behind the end") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B-- \t" << QByteArrayList{"a", "1"};
    QTest::newRow("no parts") << "--B--\r\n"_ba << QByteArrayList{};
    QTest::newRow("same name twice") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B\r\n" + head + "a\r\n\r\n2\r\n--B--"
                                     << QByteArrayList{"a", "1", "a", "2"};
}

void tst_Multipart::readsForms()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArrayList, namesAndContents);
    const Result<QList<multipart::Part>> parts = multipart::parts(body, "B");
    QVERIFY2(parts, parts ? "" : qPrintable(parts.error().detail));
    QByteArrayList found;
    for (const multipart::Part &part : *parts)
        found << part.name << part.content.toByteArray();
    QCOMPARE(found, namesAndContents);
}

void tst_Multipart::keepsBytesAsTheyAre()
{
    QByteArray content;
    for (int round = 0; round < 300; ++round) {
        for (int byte = 0; byte < 256; ++byte)
            content.append(static_cast<char>(byte));
        content.append("\r\n--");
    }
    const QByteArray body = "--Bound\r\nContent-Disposition: form-data; name=file\r\n\r\n" + content + "\r\n--Bound--";
    const Result<QList<multipart::Part>> parts = multipart::parts(body, "Bound");
    QVERIFY(parts);
    QCOMPARE(parts->size(), 1);
    QVERIFY(parts->first().content == content);
}

void tst_Multipart::refusesMalformedForms_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray head = "Content-Disposition: form-data; name=";
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("other boundary") << "--C\r\n" + head + "a\r\n\r\n1\r\n--C--";
    QTest::newRow("preamble with nearly the boundary") << "hello\r\n--Bx\r\n--B\r\n" + head + "a\r\n\r\n1\r\n--B--";
    QTest::newRow("no end") << "--B\r\n" + head + "a\r\n\r\n1";
    QTest::newRow("end without dashes") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B";
    QTest::newRow("end with one dash") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B-";
    QTest::newRow("end goes on") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B--more";
    QTest::newRow("end with a bare line feed") << "--B\r\n" + head + "a\r\n\r\n1\r\n--B--\nmore";
    QTest::newRow("bare line feeds") << "--B\n" + head + "a\n\n1\n--B--";
    QTest::newRow("boundary goes on") << "--B\r\n" + head + "a\r\n\r\n1\r\n--Bx\r\n\r\n--B--";
    QTest::newRow("no name") << "--B\r\nContent-Disposition: form-data\r\n\r\n1\r\n--B--"_ba;
    QTest::newRow("empty name") << "--B\r\n" + head + "\"\"\r\n\r\n1\r\n--B--";
    QTest::newRow("two names") << "--B\r\n" + head + "a; name=b\r\n\r\n1\r\n--B--";
    QTest::newRow("no disposition") << "--B\r\nContent-Type: text/plain\r\n\r\n1\r\n--B--"_ba;
    QTest::newRow("no head") << "--B\r\n\r\n1\r\n--B--"_ba;
    QTest::newRow("two dispositions") << "--B\r\n" + head + "a\r\n" + head + "b\r\n\r\n1\r\n--B--";
    QTest::newRow("attachment") << "--B\r\nContent-Disposition: attachment; name=a\r\n\r\n1\r\n--B--"_ba;
    QTest::newRow("unfinished quote") << "--B\r\n" + head + "\"a\r\n\r\n1\r\n--B--";
    QTest::newRow("folded header") << "--B\r\nContent-Disposition: form-data;\r\n name=a\r\n\r\n1\r\n--B--"_ba;
    QTest::newRow("base64") << "--B\r\n" + head + "a\r\nContent-Transfer-Encoding: base64\r\n\r\nMQ==\r\n--B--";
    QTest::newRow("endless head") << "--B\r\n" + head + "a\r\nX: " + QByteArray(9000, 'x') + "\r\n\r\n1\r\n--B--";
    QByteArray many;
    for (int i = 0; i < 21; ++i)
        many += "--B\r\n" + head + "a\r\n\r\n1\r\n";
    QTest::newRow("21 parts") << many + "--B--";
}

void tst_Multipart::refusesMalformedForms()
{
    QFETCH(QByteArray, body);
    const Result<QList<multipart::Part>> parts = multipart::parts(body, "B");
    QVERIFY(!parts);
    QCOMPARE(parts.error().code, ErrorCode::InvalidInput);
}

CURVEDESK_TEST(tst_Multipart)

} // namespace multipartTest
#include "tst_Multipart.moc"

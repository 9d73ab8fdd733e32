// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/MultipartForm.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace multipartFormTest {

class tst_MultipartForm : public QObject
{
    Q_OBJECT

private slots:
    void writesFieldsAndFiles()
    {
        MultipartForm form("b0");
        form.addField("name", "Copper \xf0\x9f\xa6\x8a");
        form.addFile("file", "image.png", "image/png", QByteArray("\x89PNG\r\n\0--b0", 12));
        QCOMPARE(form.contentType(), QByteArray("multipart/form-data; boundary=b0"));
        QCOMPARE(form.body(),
                 QByteArray("--b0\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nCopper \xf0\x9f\xa6\x8a\r\n"
                            "--b0\r\nContent-Disposition: form-data; name=\"file\"; filename=\"image.png\"\r\n"
                            "Content-Type: image/png\r\n\r\n")
                     + QByteArray("\x89PNG\r\n\0--b0", 12) + "\r\n--b0--\r\n");
    }

    void nobodyCanGuessABoundary()
    {
        const MultipartForm one;
        const MultipartForm two;
        QVERIFY(one.contentType() != two.contentType());
        // RFC 2046: at most 70 characters.
        QVERIFY(one.contentType().size() <= QByteArray("multipart/form-data; boundary=").size() + 70);
    }
};

CURVEDESK_TEST(tst_MultipartForm)

} // namespace multipartFormTest
#include "tst_MultipartForm.moc"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/text/DiagnosticsText.h"
#include "ui/window/DiagnosticsDialog.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace diagnosticsTest {

namespace {

void write(const QString &path, qsizetype bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(bytes, 'x'));
}

} // namespace

class TestDiagnostics : public QObject
{
    Q_OBJECT

private slots:
    void secretsAreHidden_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("an access key in a path")
            << u"asked https://node.example:8899/v2/k3y for it"_s << u"asked https://node.example:8899/… for it"_s;
        QTest::newRow("an access key in a query") << u"wss://rpc.example?api-key=1234"_s << u"wss://rpc.example/…"_s;
        QTest::newRow("a password before the host")
            << u"socks5://me:word@127.0.0.1:9050"_s << u"socks5://127.0.0.1:9050"_s;
        QTest::newRow("an access key in the name of a host")
            << u"https://0a1b2c3d4e5f60718293a4b5.node.example/"_s << u"https://[hidden].node.example/…"_s;
        QTest::newRow("a private key") << u"bad 4wBqpZM9xaSheZzJSMawUKKwhdpChKbZ5eu5ky4Vigw1"_s << u"bad [hidden]"_s;
        QTest::newRow("a key file") << u"[17, 250,3,4, 5,6,7,8,9,10]"_s << u"[[hidden]]"_s;
        QTest::newRow("base64 with signs") << u"x=AB+/CD+/EF+/GH+/IJ+/KL=="_s << u"[hidden]"_s;
        QTest::newRow("an API key") << u"cd_ab12cd34_0123456789-abcdefg"_s << u"[hidden]"_s;
        QTest::newRow("the home folder") << QDir::homePath() + u"/x: no room"_s << u"~/x: no room"_s;
        QTest::newRow("an ordinary line") << u"2026-11-20T10:41:07.123Z warning the port 8787 is in use"_s
                                          << u"2026-11-20T10:41:07.123Z warning the port 8787 is in use"_s;
        QTest::newRow("an ordinary host")
            << u"https://api.mainnet-beta.solana.com"_s << u"https://api.mainnet-beta.solana.com"_s;
    }
    void secretsAreHidden()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QCOMPARE(diagnosticsText::withoutSecrets(text), shown);
    }

    void sizesOfTheDataDirectory()
    {
        const QTemporaryDir folder;
        const QDir data(folder.path());
        write(data.filePath(u"journal.sqlite"_s), 2048);
        QVERIFY(data.mkpath(u"images/deep"_s));
        write(data.filePath(u"images/one"_s), 100);
        write(data.filePath(u"images/deep/two"_s), 50);
        QVERIFY(QFile::link(u"/"_s, data.filePath(u"link"_s)));
        const QList<Diagnostics::Folder> sizes = diagnosticsText::sizesIn(folder.path());
        QCOMPARE(sizes.size(), 3);
        QCOMPARE(sizes.at(0).name, u"images"_s);
        QCOMPARE(sizes.at(0).bytes, 150);
        QCOMPARE(sizes.at(0).files, 2);
        QCOMPARE(sizes.at(1).bytes, 2048);
        QCOMPARE(sizes.at(2).files, 0);
    }

    void theReportIsReadCopiedAndSaved()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"journal.sqlite"_s), 2048);
        WindowScene scene(true,
                          {.dataDirectory = folder.path(), .nodeHosts = {u"node.example:8899"_s}, .lastLogLines = [] {
                               return QStringList{u"2026-11-20T10:41:07.123Z warning https://node.example/k3y"_s};
                           }});
        emit scene.desk.slotChanged(312'845'112);
        QTRY_VERIFY(scene.find<QPushButton>(u"statusPending"_s)->text().contains(u'1'));
        scene.find<QAction>(u"commandDiagnostics"_s)->trigger();
        const auto *report = scene.find<QPlainTextEdit>(u"diagnosticsReport"_s);
        QVERIFY(report != nullptr && report->isReadOnly());
        QCOMPARE(scene.find(u"diagnosticsDialog"_s)->focusWidget(), report);
        QTRY_VERIFY(report->toPlainText().contains(u"journal.sqlite: 2.0 KiB, 1 file(s)"));
        const QString text = report->toPlainText();
        for (const QString &told :
             {u"Curvedesk: "_s + QLatin1StringView(CURVEDESK_VERSION),
              u"Qt: %1, built with %2"_s.arg(QLatin1StringView(qVersion()), QLatin1StringView(QT_VERSION_STR)),
              u"System: "_s, u"Screen: "_s, u"at scale 1"_s, u"Network: sandbox"_s, u"Nodes: node.example:8899"_s,
              u"Newest slot: 312845112"_s, u"Open orders: 1"_s, u"API host: off"_s,
              u"warning https://node.example/…"_s})
            QVERIFY2(text.contains(told), qPrintable(told + u" is not in\n"_s + text));
        QVERIFY(!text.contains(u"k3y"));
        for (const WalletSummary &wallet : scene.desk.walletList)
            QVERIFY(!text.contains(wallet.address));
        QVERIFY(!text.contains(folder.path()));

        scene.click(u"diagnosticsCopy"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        scene.click(u"diagnosticsSave"_s);
        const QString path = folder.filePath(u"saved.txt"_s);
        emit scene.find<QFileDialog>(u"diagnosticsFile"_s)->fileSelected(path);
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(saved.readAll()), text);
    }
};

CURVEDESK_TEST(TestDiagnostics)

} // namespace diagnosticsTest
#include "tst_Diagnostics.moc"

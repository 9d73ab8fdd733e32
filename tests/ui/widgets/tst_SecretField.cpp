// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A secret that was copied is gone after its time, also where another program, as a clipboard manager does, has read it
// and taken or cleared the clipboard: on an X server, between two processes.
#include "tests/support/TestProgram.h"
#include "ui/widgets/SecretField.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPointer>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <cstdio>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace secretFieldTest {

namespace {

constexpr auto secretText = "2LAXBwgmSSWLZRLo";

// Copies a secret, waits until another program has taken the clipboard, clears the copy, and prints what is left of it.
int copySecret(const QStringList &)
{
    SecretField field(std::make_shared<const SecretBytes>(SecretBytes::copyOf(secretText)));
    QClipboard *clipboard = QApplication::clipboard();
    field.copy();
    const QPointer<const QMimeData> copy = clipboard->mimeData();
    std::puts("copied");
    std::fflush(stdout);
    if (!QTest::qWaitFor([&] { return clipboard->mimeData() != copy; }, 10'000))
        return 1;
    SecretField::clearClipboard();
    std::printf("[%s]\n", copy ? copy->data(u"text/plain"_s).constData() : "");
    return 0;
}

// Reads the secret from the clipboard and puts its second argument there, or clears it if that is empty, until it is
// ended.
int takeClipboard(const QStringList &arguments)
{
    QClipboard *clipboard = QApplication::clipboard();
    if (!QTest::qWaitFor([clipboard] { return clipboard->text() == QLatin1StringView(secretText); }, 10'000))
        return 1;
    if (arguments.at(2).isEmpty())
        clipboard->clear();
    else
        clipboard->setText(arguments.at(2));
    return QApplication::exec();
}

int readClipboard(const QStringList &)
{
    std::puts(qUtf8Printable(QApplication::clipboard()->text()));
    return 0;
}

const testProgram::RoleRegistration copier{"copy-secret", copySecret};
const testProgram::RoleRegistration taker{"take-clipboard", takeClipboard};
const testProgram::RoleRegistration reader{"read-clipboard", readClipboard};

} // namespace

class TestSecretField : public QObject
{
    Q_OBJECT

    QProcess m_server;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();

    void start(QProcess &process, const QStringList &arguments)
    {
        process.setProcessEnvironment(m_environment);
        process.start(QCoreApplication::applicationFilePath(), arguments);
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"Xvfb"_s).isEmpty())
            QSKIP("there is no Xvfb");
        m_server.start(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-nolisten"_s, u"tcp"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_server.canReadLine(), 20'000);
        m_environment.insert(u"DISPLAY"_s, u':' + QString::fromLatin1(m_server.readLine().trimmed()));
        m_environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    }

    void cleanupTestCase()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }

    void aSecretIsGoneAfterAnotherProgramTookTheClipboard_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("which clears it") << QString();
        QTest::newRow("which puts its own text there") << u"another program's"_s;
    }
    void aSecretIsGoneAfterAnotherProgramTookTheClipboard()
    {
        QFETCH(const QString, text);
        QProcess copying;
        start(copying, {u"copy-secret"_s});
        QTRY_VERIFY_WITH_TIMEOUT(copying.canReadLine(), 20'000);
        QCOMPARE(copying.readLine(), "copied\n"_ba);
        QProcess taking;
        start(taking, {u"take-clipboard"_s, text});
        QTRY_VERIFY_WITH_TIMEOUT(copying.canReadLine(), 20'000);
        QCOMPARE(copying.readLine(), "[]\n"_ba);
        QTRY_COMPARE_WITH_TIMEOUT(copying.state(), QProcess::NotRunning, 20'000);
        // On a busy machine the other program may not answer yet.
        QByteArray held;
        const bool isHeld = QTest::qWaitFor(
            [&] {
                QProcess reading;
                start(reading, {u"read-clipboard"_s});
                reading.waitForFinished();
                held = reading.readAll();
                return held == text.toUtf8() + '\n';
            },
            20'000);
        QVERIFY2(isHeld, held.constData());
        taking.kill();
        taking.waitForFinished();
    }
};

CURVEDESK_TEST(TestSecretField)

} // namespace secretFieldTest
#include "tst_SecretField.moc"

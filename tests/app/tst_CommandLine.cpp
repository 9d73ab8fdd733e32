// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/Log.h"
#include "app/ProcessMemory.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::app;
using namespace Qt::StringLiterals;

namespace commandLineTest {

namespace {

enum class Program { Host, Desktop, Both };

/// An argument list as a shell would split it: no argument here holds a space.
QStringList argumentsOf(const QString &line)
{
    return u"program"_s.split(u' ') + line.split(u' ', Qt::SkipEmptyParts);
}

std::optional<EarlyExit> exitOf(Program program, const QString &line)
{
    if (program == Program::Host) {
        const auto options = parseHostCommandLine(argumentsOf(line));
        return options ? std::nullopt : std::optional(options.error());
    }
    const auto options = parseDesktopCommandLine(argumentsOf(line));
    return options ? std::nullopt : std::optional(options.error());
}

/// What a build that lacks a part answers to the option that needs it.
constexpr int ifBuilt(bool isBuilt)
{
    return isBuilt ? -1 : int{exitUsage};
}
#ifdef CURVEDESK_HAS_NODE
constexpr bool hasNode = true;
#else
constexpr bool hasNode = false;
#endif
#ifdef CURVEDESK_HAS_API_HOST
constexpr bool hasApiHost = true;
#else
constexpr bool hasApiHost = false;
#endif

} // namespace

class tst_CommandLine : public QObject
{
    Q_OBJECT

private slots:
    void takesOrRefuses_data();
    void takesOrRefuses();
    void hasTheDocumentedDefaults();
    void readsTheApiOptions();
    void readsTheChain();
    void readsTheSandbox();
    void readsAFile_data();
    void readsAFile();
    void printsAFileThatItReads();
    void hidesAccessKeysOnTheCommandLine();
    void findsTheCommandAmongTheOptions_data();
    void findsTheCommandAmongTheOptions();
    void logsOneLineAnEvent();
};

void tst_CommandLine::takesOrRefuses_data()
{
    QTest::addColumn<Program>("program");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code"); // -1: the program goes on
    QTest::addColumn<QString>("names"); // in the message
    const auto row = [](const char *line, int code, const char *names = "", Program program = Program::Both) {
        QTest::newRow(line) << program << QString::fromLatin1(line) << code << QString::fromLatin1(names);
    };
    constexpr int goesOn = -1;
    row("", goesOn);
    row("--help", exitOk, "--data-dir");
    row("--version", exitOk, CURVEDESK_VERSION);
    row("--nonsense", exitUsage, "nonsense");
    row("stray", exitUsage, "stray");
    row("--data-dir", exitUsage, "data-dir");
    row("--data-dir=", exitUsage, "--data-dir");

    row("--network mainnet", goesOn);
    row("--network testnet", exitUsage, "--network");
    row("--rpc http://127.0.0.1:8899", goesOn);
    row("--rpc ftp://host", exitUsage, "--rpc");
    row("--rpc 127.0.0.1:8899", exitUsage, "--rpc");
    row("--rpc https://host:0", exitUsage, "--rpc");
    row("--rpc http://127.0.0.1:8899 --network sandbox", exitUsage, "--network sandbox");
    row("--rpc http://127.0.0.1:8899 --ws ws://127.0.0.1:8900", goesOn);
    row("--ws ws://127.0.0.1:8900", exitUsage, "--ws");
    row("--rpc http://127.0.0.1:8899 --ws http://127.0.0.1:8900", exitUsage, "--ws");

    row("--sandbox-seed 18446744073709551615", goesOn);
    row("--sandbox-seed -1", exitUsage, "--sandbox-seed");
    row("--sandbox-seed 18446744073709551616", exitUsage, "--sandbox-seed");
    row("--sandbox-traders off", goesOn);
    row("--sandbox-traders maybe", exitUsage, "--sandbox-traders");
    row("--sandbox-faults maybe", exitUsage, "--sandbox-faults");
    row("--sandbox-rpc-port 8899", ifBuilt(hasNode), "--sandbox-rpc-port");
    row("--sandbox-rpc-port 0", ifBuilt(hasNode), "--sandbox-rpc-port");
    row("--sandbox-rpc-port 65536", exitUsage, "--sandbox-rpc-port");
    row("--network devnet --sandbox-seed 3", exitUsage, "--sandbox-seed");
    row("--network devnet --sandbox-rpc-port 8899", exitUsage, "--sandbox-rpc-port");
    row("--network devnet --sandbox-traders on", exitUsage, "--sandbox-traders");
    row("--network devnet --sandbox-traders off", goesOn);

    row("--metadata-store local", goesOn);
    row("--metadata-store kubo,pump,local", goesOn);
    row("--metadata-store ftp", exitUsage, "--metadata-store");
    row("--metadata-store kubo,kubo", exitUsage, "--metadata-store");
    row("--metadata-store pump,auto", exitUsage, "--metadata-store");
    row("--metadata-store pinata", exitUsage, "--pinata-token-file");
    row("--metadata-store pinata --pinata-token-file f", goesOn);
    row("--proxy socks5://127.0.0.1:9050", goesOn);
    row("--proxy http://proxy.example:3128", goesOn);
    row("--proxy 127.0.0.1:9050", exitUsage, "--proxy");
    row("--proxy http://user:word@127.0.0.1:3128", exitUsage, "--proxy");
    row("--kubo-url http://127.0.0.1:5001", goesOn);
    row("--kubo-url https://kubo.example", goesOn);
    row("--kubo-url 127.0.0.1:5001", exitUsage, "--kubo-url");
    row("--kubo-url http://kubo.example", exitUsage, "--kubo-url");
    row("--kubo-url http://user:word@127.0.0.1:5001", exitUsage, "--kubo-url");
    row("--kubo-url http://127.0.0.1:5001/?key=1", exitUsage, "--kubo-url");

    row("--token-directory maybe", exitUsage, "--token-directory");
    row("--market-size 0", goesOn);
    row("--market-size 4294967295", goesOn);
    row("--market-size -1", exitUsage, "--market-size");
    row("--market-size 1G", exitUsage, "--market-size");
    row("--priority-fee-cap 1000000000", goesOn);
    row("--priority-fee-cap 1000000001", exitUsage, "--priority-fee-cap");
    row("--priority-fee-cap -1", exitUsage, "--priority-fee-cap");
    row("--log-level debug", goesOn);
    row("--log-level loud", exitUsage, "--log-level");

    row("--port 0", goesOn, "", Program::Host);
    row("--port 65536", exitUsage, "--port", Program::Host);
    row("--port x", exitUsage, "--port", Program::Host);
    row("--bind ::1", goesOn, "", Program::Host);
    row("--bind localhost", exitUsage, "--bind", Program::Host);
    row("--bind 0.0.0.0", exitConfiguration, "--bind", Program::Host);
    row("--bind ::", exitConfiguration, "--bind", Program::Host);
    row("--api-port 8787", ifBuilt(hasApiHost), "--api-port", Program::Desktop);
    row("--api-port 65536", exitUsage, "--api-port", Program::Desktop);
    row("--port 1", exitUsage, "port", Program::Desktop);
    row("--api-port 1", exitUsage, "api-port", Program::Host);
}

void tst_CommandLine::takesOrRefuses()
{
    QFETCH(Program, program);
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, names);
    for (const Program each : {Program::Host, Program::Desktop}) {
        if (program != Program::Both && program != each)
            continue;
        const std::optional<EarlyExit> exit = exitOf(each, line);
        QCOMPARE(exit ? exit->code : -1, code);
        if (exit)
            QVERIFY2(exit->text.contains(names) && exit->text.endsWith(u'\n'), qPrintable(exit->text));
    }
}

void tst_CommandLine::hasTheDocumentedDefaults()
{
    const auto host = parseHostCommandLine(argumentsOf({}));
    QVERIFY(host);
    QCOMPARE(host->api.port, quint16{8787});
    QVERIFY(host->api.address.isLoopback() && host->api.allowedHosts.isEmpty() && host->api.allowedOrigins.isEmpty());
    QVERIFY(!host->core.chain.usesCluster());
    QCOMPARE(host->core.chain.network, u"sandbox"_s);
    QCOMPARE(host->core.sandbox.seed, quint64{1});
    QVERIFY(!host->core.sandbox.nodePort && !host->core.sandbox.takesFaults);
    QCOMPARE(host->core.priorityFeeCap, quint64{5'000'000});
    QCOMPARE(host->core.logLevel, u"warning"_s);
    QVERIFY(host->core.dataDirectory.endsWith(u"/curvedesk"_s));
    const auto desktop = parseDesktopCommandLine(argumentsOf({}));
    QVERIFY(desktop && !desktop->apiPort);
    // The window shows a living market at once; scripts want a quiet one.
    QVERIFY(desktop->core.sandbox.hasTraders);
    QVERIFY(!host->core.sandbox.hasTraders);
}

void tst_CommandLine::readsTheApiOptions()
{
    const auto host = parseHostCommandLine(argumentsOf(
        u"--bind 127.0.0.2 --port 99 --allow-host a.example --allow-host b.example --allow-origin https://c.example"_s));
    QVERIFY(host);
    QCOMPARE(host->api.address, QHostAddress(u"127.0.0.2"_s));
    QCOMPARE(host->api.port, quint16{99});
    QCOMPARE(host->api.allowedHosts, (QStringList{u"a.example"_s, u"b.example"_s}));
    QCOMPARE(host->api.allowedOrigins, QStringList{u"https://c.example"_s});
}

void tst_CommandLine::readsTheChain()
{
    const auto chainOf = [](const QString &line) { return parseHostCommandLine(argumentsOf(line))->core.chain; };
    QCOMPARE(chainOf(u"--network mainnet"_s).endpoints, QList<QUrl>{QUrl(u"https://api.mainnet-beta.solana.com"_s)});
    const ChainOptions own = chainOf(u"--rpc http://a --rpc http://b --rpc http://a --ws ws://c"_s);
    QCOMPARE(own.network, u"custom"_s);
    QCOMPARE(own.endpoints, (QList<QUrl>{QUrl(u"http://a"_s), QUrl(u"http://b"_s)}));
    QCOMPARE(own.socket, QUrl(u"ws://c"_s));
    QCOMPARE(chainOf(u"--network devnet --rpc http://a"_s).network, u"devnet"_s);
    // Only mainnet has a public listing, and only there it is used unless it was switched off.
    const auto listing = [](const QString &line) { return parseHostCommandLine(argumentsOf(line))->core; };
    QVERIFY(listing(u"--network mainnet"_s).usesTokenDirectory);
    QVERIFY(!listing(u"--network mainnet"_s).showsListedImages);
    QVERIFY(listing(u"--network mainnet --token-directory images"_s).showsListedImages);
    QVERIFY(!listing(u"--network mainnet --token-directory off"_s).usesTokenDirectory);
    QVERIFY(!listing(u"--network devnet --token-directory images"_s).usesTokenDirectory);
}

void tst_CommandLine::readsTheSandbox()
{
    const auto desktop
        = parseDesktopCommandLine(argumentsOf(u"--sandbox-seed 9 --sandbox-traders off --sandbox-faults on"_s));
    QVERIFY(desktop);
    QCOMPARE(desktop->core.sandbox.seed, quint64{9});
    QVERIFY(!desktop->core.sandbox.hasTraders && desktop->core.sandbox.takesFaults);
    // On by default in the window, and meant for the sandbox alone.
    const auto onCluster = parseDesktopCommandLine(argumentsOf(u"--network devnet"_s));
    QVERIFY(onCluster && !onCluster->core.sandbox.hasTraders);
}

void tst_CommandLine::readsAFile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("line"); // of the command line
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *text, int code, const char *sentence, const char *line = "") {
        QTest::addRow("%s with %s", text, line)
            << QByteArray(text) << QString::fromLatin1(line) << code << QString::fromLatin1(sentence);
    };
    row("", -1, "");
    row("; a comment\nport = 1", -1, "");
    row("port = 70000", exitConfiguration, "port is a port");
    row("port = 1, 2", exitConfiguration, "port is a port");
    row("prot = 1", exitConfiguration, "there is no option prot");
    row("config = other", exitConfiguration, "there is no option config");
    row("[api]\nport = 1", exitConfiguration, "there is no option api/port");
    row("port 1", exitConfiguration, "NAME = VALUE");
    row("rpc = http://a\n; rpc = http://b\nws = ws://a\nnetwork = devnet\n rpc= http://c", exitConfiguration,
        "rpc is there twice");
    row("bind = 0.0.0.0", exitConfiguration, "bind must be");
    row("vault-keychain = maybe", exitConfiguration, "vault-keychain is on or off");
    row("network = devnet\nsandbox-seed = 2", exitConfiguration, "sandbox-seed is for");
    row("network = devnet", exitUsage, "--sandbox-seed", "--sandbox-seed 2");
    row("port = 1", exitUsage, "--port", "--port x");
}

void tst_CommandLine::readsAFile()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, sentence);
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"host.conf"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const std::optional<EarlyExit> exit = exitOf(Program::Host, u"--config %1 %2"_s.arg(path, line));
    QCOMPARE(exit ? exit->code : -1, code);
    if (!exit)
        return;
    QVERIFY2(exit->text.contains(sentence), qPrintable(exit->text));
    QCOMPARE(exit->text.contains(path), code == exitConfiguration);
}

void tst_CommandLine::printsAFileThatItReads()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"host.conf"_s);
    const auto written = [&path](const QString &line) {
        const QString text = exitOf(Program::Host, line + u" --print-config"_s)->text;
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0 ? text : QString();
    };
    const QString text
        = written(u"--rpc https://u:word@a.example/path?key=1 --rpc https://b.example --allow-host c,d;e "
                  "--allow-host f --data-dir /x\"y --vault-keychain --metadata-store kubo,pump --ws wss://a/k"_s);
    QVERIFY(!text.contains(u"word") && !text.contains(u"path?") && !text.contains(u"key=1"));
    const auto read = parseHostCommandLine(argumentsOf(u"--config "_s + path));
    QVERIFY2(read, qPrintable(read ? QString() : read.error().text));
    QCOMPARE(read->core.chain.endpoints, (QList<QUrl>{QUrl(u"https://a.example/***"_s), QUrl(u"https://b.example"_s)}));
    QCOMPARE(read->api.allowedHosts, (QStringList{u"c,d;e"_s, u"f"_s}));
    QCOMPARE(read->core.dataDirectory, u"/x\"y"_s);
    QVERIFY(read->core.vault.usesKeychain && read->isFromFile && !read->showsAccessKey);
    QCOMPARE(read->core.metadata.order.size(), 2);
    QCOMPARE(written(u"--config "_s + path), text);
    // The command line comes before the file, and replaces a list as a whole.
    const auto other = parseHostCommandLine(argumentsOf(u"--port=7 --rpc http://z --ws ws://z --config="_s + path));
    QVERIFY(other);
    QCOMPARE(other->api.port, quint16{7});
    QCOMPARE(other->core.chain.endpoints, QList<QUrl>{QUrl(u"http://z"_s)});
    for (const QString &line : {u"--rpc http://z"_s, u"--rpc http://z:8899/"_s, u"--port 7"_s})
        QVERIFY2(!parseHostCommandLine(argumentsOf(line))->showsAccessKey, qPrintable(line));
    for (const QString &line : {u"--rpc https://z/key"_s, u"--rpc=https://z/?api-key=1"_s,
                                u"--rpc https://a --rpc https://u:p@z"_s, u"--rpc https://z --ws wss://z/k"_s})
        QVERIFY2(parseHostCommandLine(argumentsOf(line))->showsAccessKey, qPrintable(line));
    QVERIFY(!written({}).isEmpty());
    QVERIFY(parseHostCommandLine(argumentsOf(u"--config "_s + path)));
}

void tst_CommandLine::hidesAccessKeysOnTheCommandLine()
{
    const std::pair<QByteArray, QByteArray> cases[]{
        {"--rpc"_ba, "--rpc"_ba},
        {"https://a.example/?api-key=1"_ba, "https***********************"_ba},
        {"--ws=wss://a/k"_ba, "--ws=wss******"_ba},
        {"http://u:p@127.0.0.1:8899"_ba, "http*********************"_ba},
        {"http://127.0.0.1:8899/"_ba, "http://127.0.0.1:8899/"_ba},
        {"--data-dir=/home/a"_ba, "--data-dir=/home/a"_ba},
        {"--allow-origin=https://b.example"_ba, "--allow-origin=https://b.example"_ba},
    };
    for (const auto &[given, left] : cases) {
        QByteArray argument = given;
        char *text = argument.data();
        hideAccessKeys(1, &text);
        QCOMPARE(argument, left);
    }
}

void tst_CommandLine::findsTheCommandAmongTheOptions_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("moved");
    const auto row = [](const char *line, const char *moved) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(moved);
    };
    row("keys list --data-dir D", "keys list --data-dir D");
    row("--data-dir D keys list", "keys --data-dir D list");
    row("--data-dir=D --json keys list", "keys --data-dir=D --json list");
    row("--label mine keys new", "keys --label mine new");
    row("--vault-keychain lock", "lock --vault-keychain");
    row("--config F --data-dir lock keys show lock", "keys --config F --data-dir lock show lock");
    row("--data-dir lock", "--data-dir lock");
    row("--socket keys --port 0", "--socket keys --port 0");
    row("--config lock", "--config lock");
    row("--data-dir", "--data-dir");
    row("stray", "stray");
}

void tst_CommandLine::findsTheCommandAmongTheOptions()
{
    QFETCH(QString, line);
    QFETCH(QString, moved);
    QCOMPARE(withCommandFirst(argumentsOf(line), {u"keys"_s, u"lock"_s}), argumentsOf(moved));
}

void tst_CommandLine::logsOneLineAnEvent()
{
    const QString hostile = u"a\n\x1b[31mb\r\u202e\u2028c ä\U000E0041"_s;
    const QByteArray harmless = "a\\n\\u{1b}[31mb\\u{d}\\u{202e}\\u{2028}c ä\\u{e0041}";
    QCOMPARE(logLine(4, hostile, LogFormat::Text, true), "<4>" + harmless);
    QVERIFY(logLine(3, hostile, LogFormat::Text, false).endsWith("Z error " + harmless));
    const QByteArray json = logLine(6, hostile + u'"', LogFormat::Json, true);
    QVERIFY2(json.contains("\"level\":\"info\",\"message\":\"a\\\\n\\\\u{1b}[31mb"), json.constData());
    QVERIFY2(json.endsWith("\\\"\"}"), json.constData());
}

CURVEDESK_TEST(tst_CommandLine)

} // namespace commandLineTest
#include "tst_CommandLine.moc"

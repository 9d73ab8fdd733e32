// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/FileVault.h"
#include "tests/support/TestProgram.h"

#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

SecretBytes secret(QByteArrayView text)
{
    return SecretBytes::copyOf(text);
}

// Files cannot grow beyond `bytes` while this lives: a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FileSizeLimit)

private:
    rlimit m_before = {};
};

} // namespace

class tst_FileVault : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_parent = std::make_unique<QTemporaryDir>(); }
    void keepsSecretsByKeyFile();
    void keepsSecretsByPassphrase();
    void opensTheGoldenVault();
    void overwritesAndRemoves();
    void keepsNothingInTheClear();
    void filesArePrivate();
    void leavesNoTemporaryFile();
    void locksAndUnlocks();
    void opensLockedWithoutItsPassphrase();
    void tellsWrongFromDamagedFromNewer();
    void refusesAPassphraseWhereAKeyFileIs();
    void refusesAMissingOrForeignKeyFile();
    void refusesEveryDamagedByte();
    void refusesASymbolicLink();
    void refusesBadNames_data();
    void refusesBadNames();
    void changesThePassphrase();
    void fullDiskKeepsTheOldVault();
    void ignoresALeftOverTemporaryFile();
    void keepsManyEntries();

private:
    [[nodiscard]] QString directory() const { return m_parent->filePath(u"vault"_s); }
    [[nodiscard]] QString file(const QString &name = u"vault"_s) const { return directory() + u'/' + name; }
    [[nodiscard]] Result<std::unique_ptr<FileVault>> open(QByteArrayView passphrase = {}) const
    {
        return FileVault::open(directory(), secret(passphrase));
    }
    [[nodiscard]] QByteArray readFile(const QString &name = u"vault"_s) const
    {
        QFile source(file(name));
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    void writeFile(const QByteArray &bytes, const QString &name = u"vault"_s) const
    {
        QFile target(file(name));
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(bytes), bytes.size());
    }

    std::unique_ptr<QTemporaryDir> m_parent;
};

void tst_FileVault::keepsSecretsByKeyFile()
{
    {
        const auto vault = open();
        QVERIFY(vault);
        QVERIFY(!(*vault)->isLocked());
        QVERIFY((*vault)->put("wallet:a", secret("key a")));
        QVERIFY((*vault)->put("wallet:b", secret(QByteArrayView("\0\1", 2))));
    }
    const auto vault = open();
    QVERIFY(vault);
    QCOMPARE((*vault)->get("wallet:a")->view(), QByteArrayView("key a"));
    QCOMPARE((*vault)->get("wallet:b")->view(), QByteArrayView("\0\1", 2));
    QCOMPARE((*vault)->get("wallet:c").error().code, ErrorCode::NotFound);
}

void tst_FileVault::keepsSecretsByPassphrase()
{
    {
        const auto vault = open("correct horse");
        QVERIFY(vault);
        QVERIFY((*vault)->put("a", secret("key")));
    }
    QVERIFY(!QFile::exists(file(u"vault.key"_s)));
    const auto vault = open("correct horse");
    QVERIFY(vault);
    QCOMPARE((*vault)->get("a")->view(), QByteArrayView("key"));
}

// Made by another implementation of the format (make-vault.cjs): must open for ever.
void tst_FileVault::opensTheGoldenVault()
{
    QFile golden(QStringLiteral(CURVEDESK_TEST_DATA "/vault-v1.hex"));
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QVERIFY(QDir().mkpath(directory()));
    writeFile(QByteArray::fromHex(golden.readAll()));
    const auto vault = open("golden");
    QVERIFY(vault);
    QCOMPARE((*vault)->get("alpha")->view(), QByteArrayView("first secret"));
    QCOMPARE((*vault)->get("beta")->view(), QByteArrayView("\x00\x01\x02\xff", 4));
    QVERIFY((*vault)->put("gamma", secret("new")));
    QCOMPARE((*open("golden"))->get("gamma")->view(), QByteArrayView("new"));
}

void tst_FileVault::overwritesAndRemoves()
{
    {
        const auto vault = open();
        QVERIFY(vault);
        QVERIFY((*vault)->put("a", secret("old")));
        QVERIFY((*vault)->put("a", secret("new")));
        QVERIFY((*vault)->put("b", secret("gone")));
        QVERIFY((*vault)->remove("b"));
        QCOMPARE((*vault)->remove("b").error().code, ErrorCode::NotFound);
    }
    const auto vault = open();
    QVERIFY(vault);
    QCOMPARE((*vault)->get("a")->view(), QByteArrayView("new"));
    QCOMPARE((*vault)->get("b").error().code, ErrorCode::NotFound);
}

void tst_FileVault::keepsNothingInTheClear()
{
    const auto vault = open("canary passphrase");
    QVERIFY(vault);
    QVERIFY((*vault)->put("a", secret("canary secret")));
    const QStringList names = QDir(directory()).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(names, QStringList{u"vault"_s});
    QVERIFY(!readFile().contains("canary"));
}

void tst_FileVault::filesArePrivate()
{
    const mode_t before = ::umask(0);
    const auto vault = open();
    ::umask(before);
    QVERIFY(vault);
    struct stat info = {};
    QCOMPARE(::stat(QFile::encodeName(directory()).constData(), &info), 0);
    QCOMPARE(info.st_mode & 07777u, 0700u);
    for (const QString &name : {u"vault"_s, u"vault.key"_s}) {
        QCOMPARE(::stat(QFile::encodeName(file(name)).constData(), &info), 0);
        QCOMPARE(info.st_mode & 07777u, 0600u);
    }
}

void tst_FileVault::leavesNoTemporaryFile()
{
    const auto vault = open();
    QVERIFY(vault);
    QVERIFY((*vault)->put("a", secret("x")));
    QCOMPARE(QDir(directory()).entryList(QDir::Files | QDir::Hidden, QDir::Name),
             QStringList({u"vault"_s, u"vault.key"_s}));
}

void tst_FileVault::locksAndUnlocks()
{
    const auto vault = open("passphrase");
    QVERIFY(vault);
    QVERIFY((*vault)->put("a", secret("x")));
    (*vault)->lock();
    QVERIFY((*vault)->isLocked());
    QCOMPARE((*vault)->get("a").error().code, ErrorCode::WalletLocked);
    QCOMPARE((*vault)->put("b", secret("y")).error().code, ErrorCode::WalletLocked);
    QCOMPARE((*vault)->remove("a").error().code, ErrorCode::WalletLocked);
    QCOMPARE((*vault)->changePassphrase(secret("z")).error().code, ErrorCode::WalletLocked);
    QCOMPARE((*vault)->unlock(secret("Passphrase")).error().code, ErrorCode::Unauthorized);
    QCOMPARE((*vault)->unlock(SecretBytes()).error().code, ErrorCode::Unauthorized);
    QVERIFY((*vault)->isLocked());
    QVERIFY((*vault)->unlock(secret("passphrase")));
    QVERIFY(!(*vault)->isLocked());
    QCOMPARE((*vault)->get("a")->view(), QByteArrayView("x"));
}

void tst_FileVault::opensLockedWithoutItsPassphrase()
{
    QVERIFY((*open("passphrase"))->put("a", secret("x")));
    const auto vault = open();
    QVERIFY(vault);
    QVERIFY((*vault)->isLocked());
    QVERIFY(!QFile::exists(file(u"vault.key"_s)));
    QVERIFY((*vault)->unlock(secret("passphrase")));
    QCOMPARE((*vault)->get("a")->view(), QByteArrayView("x"));
}

void tst_FileVault::tellsWrongFromDamagedFromNewer()
{
    QVERIFY(open("passphrase"));
    const auto wrong = open("passphrasf");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, ErrorCode::Unauthorized);

    QByteArray bytes = readFile();
    bytes[70] = static_cast<char>(bytes[70] ^ 1);
    writeFile(bytes);
    const auto damaged = open("passphrase");
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().code, ErrorCode::Damaged);
    QVERIFY(!damaged.error().detail.contains(m_parent->path()));
}

void tst_FileVault::refusesAPassphraseWhereAKeyFileIs()
{
    QVERIFY(open());
    const auto vault = open("passphrase");
    QVERIFY(!vault);
    QCOMPARE(vault.error().code, ErrorCode::Unauthorized);
}

void tst_FileVault::refusesAMissingOrForeignKeyFile()
{
    QVERIFY((*open())->put("a", secret("x")));
    const QByteArray key = readFile(u"vault.key"_s);
    QCOMPARE(key.size(), 32);
    for (const QByteArray &other : {QByteArray(32, 'x'), key.first(31), key + 'x', QByteArray()}) {
        writeFile(other, u"vault.key"_s);
        const auto vault = open();
        QVERIFY(!vault);
        QCOMPARE(vault.error().code, ErrorCode::Damaged);
        QCOMPARE(readFile(u"vault.key"_s), other);
    }
    QVERIFY(QFile::remove(file(u"vault.key"_s)));
    QCOMPARE(open().error().code, ErrorCode::Damaged);
    QVERIFY(!QFile::exists(file(u"vault.key"_s))); // a new key would open nothing
    writeFile(key, u"vault.key"_s);
    QVERIFY(open());
}

void tst_FileVault::refusesEveryDamagedByte()
{
    QVERIFY((*open())->put("a", secret("x")));
    const QByteArray intact = readFile();
    for (qsizetype i = 0; i < intact.size(); ++i) {
        QByteArray damaged = intact;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
        writeFile(damaged);
        const auto vault = open();
        QVERIFY2(!vault, qPrintable(u"byte %1"_s.arg(i)));
        QCOMPARE(vault.error().code, ErrorCode::Damaged);
    }
    writeFile(intact);
    QVERIFY(open());
}

void tst_FileVault::refusesASymbolicLink()
{
    QVERIFY(open());
    QVERIFY(QFile::rename(file(), m_parent->filePath(u"elsewhere"_s)));
    QVERIFY(QFile::link(m_parent->filePath(u"elsewhere"_s), file()));
    const auto vault = open();
    QVERIFY(!vault);
    QCOMPARE(vault.error().code, ErrorCode::Storage);
}

void tst_FileVault::refusesBadNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("isAccepted");
    QTest::newRow("no name") << QByteArray() << 1 << false;
    QTest::newRow("longest name") << QByteArray(255, 'n') << 1 << true;
    QTest::newRow("name too long") << QByteArray(256, 'n') << 1 << false;
    QTest::newRow("longest secret") << QByteArray("n") << 64 * 1024 << true;
    QTest::newRow("secret too long") << QByteArray("n") << 64 * 1024 + 1 << false;
    QTest::newRow("any bytes") << QByteArray("/../\0\xff", 6) << 0 << true;
}

void tst_FileVault::refusesBadNames()
{
    QFETCH(QByteArray, name);
    QFETCH(int, size);
    QFETCH(bool, isAccepted);
    const auto vault = open();
    QVERIFY(vault);
    const Outcome kept = (*vault)->put(name, SecretBytes(static_cast<std::size_t>(size)));
    QCOMPARE(kept.has_value(), isAccepted);
    if (!isAccepted)
        QCOMPARE(kept.error().code, ErrorCode::InvalidInput);
    const auto again = open();
    QVERIFY(again);
    QCOMPARE((*again)->get(name).has_value(), isAccepted);
}

void tst_FileVault::changesThePassphrase()
{
    {
        const auto vault = open();
        QVERIFY(vault);
        QVERIFY((*vault)->put("a", secret("x")));
        QVERIFY((*vault)->changePassphrase(secret("first")));
        QVERIFY(!QFile::exists(file(u"vault.key"_s)));
        QVERIFY((*vault)->put("b", secret("y")));
    }
    QCOMPARE(open("second").error().code, ErrorCode::Unauthorized);
    {
        const auto vault = open("first");
        QVERIFY(vault);
        QCOMPARE((*vault)->get("a")->view(), QByteArrayView("x"));
        QVERIFY((*vault)->changePassphrase(SecretBytes()));
    }
    const auto vault = open();
    QVERIFY(vault);
    QVERIFY(!(*vault)->isLocked());
    QCOMPARE((*vault)->get("b")->view(), QByteArrayView("y"));
}

void tst_FileVault::fullDiskKeepsTheOldVault()
{
    const auto vault = open();
    QVERIFY(vault);
    QVERIFY((*vault)->put("a", secret("old")));
    const QByteArray before = readFile();
    {
        const FileSizeLimit full(static_cast<rlim_t>(before.size()));
        const Outcome kept = (*vault)->put("b", secret("does not fit"));
        QVERIFY(!kept);
        QCOMPARE(kept.error().code, ErrorCode::Storage);
        QCOMPARE((*vault)->put("a", secret("much longer than the old one")).error().code, ErrorCode::Storage);
    }
    QCOMPARE(readFile(), before);
    QVERIFY(!QFile::exists(file(u"vault.new"_s)));
    QCOMPARE((*vault)->get("a")->view(), QByteArrayView("old"));
    QCOMPARE((*vault)->get("b").error().code, ErrorCode::NotFound);
    QVERIFY((*vault)->put("b", secret("fits")));
    QCOMPARE((*open())->get("b")->view(), QByteArrayView("fits"));
}

void tst_FileVault::ignoresALeftOverTemporaryFile()
{
    const auto vault = open();
    QVERIFY(vault);
    writeFile("half a vau", u"vault.new"_s);
    QVERIFY((*vault)->put("a", secret("x")));
    QVERIFY(!QFile::exists(file(u"vault.new"_s)));
    QCOMPARE((*open())->get("a")->view(), QByteArrayView("x"));
}

void tst_FileVault::keepsManyEntries()
{
    {
        const auto vault = open();
        QVERIFY(vault);
        for (int i = 0; i < 150; ++i)
            QVERIFY(
                (*vault)->put("wallet:" + QByteArray::number(i), secret(QByteArray(64, 'k') + QByteArray::number(i))));
    }
    const auto vault = open();
    QVERIFY(vault);
    for (int i = 0; i < 150; ++i)
        QVERIFY((*vault)->get("wallet:" + QByteArray::number(i))->view().endsWith(QByteArray::number(i)));
}

CURVEDESK_TEST(tst_FileVault)
#include "tst_FileVault.moc"

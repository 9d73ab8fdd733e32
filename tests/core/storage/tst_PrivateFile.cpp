// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/PrivateFile.h"
#include "tests/support/TestProgram.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace privateFileTest {

namespace {

unsigned modeOf(const QString &path)
{
    struct stat info = {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? static_cast<unsigned>(info.st_mode & 07777u) : 0;
}

void makeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class tst_PrivateFile : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_oldMask = ::umask(0);
    }
    void cleanup() { ::umask(m_oldMask); }

    void writesAndReads();
    void replacesWithoutRemains();
    void isReplacedBySeveralAtOnce();
    void replacesALinkInsteadOfItsTarget();
    void refusesToReadALink();
    void refusesAPipe();
    void takesRightsAway();
    void tellsMissingFromTooLong();
    void createsDirectories();
    void refusesADirectoryThatOthersCanEnter();
    void refusesAFileForADirectory();
    void reportsAMissingDirectory();

private:
    [[nodiscard]] QString path(const QString &name = u"secret"_s) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
    mode_t m_oldMask = 0;
};

void tst_PrivateFile::writesAndReads()
{
    const QByteArray bytes("a\0b", 3);
    QVERIFY(writePrivateFile(path(), bytes));
    QCOMPARE(modeOf(path()), 0600u);
    const auto read = readPrivateFile(path(), 3);
    QVERIFY(read);
    QCOMPARE(*read, bytes);
    QVERIFY(writePrivateFile(path(), {}));
    QCOMPARE(*readPrivateFile(path(), 0), QByteArray());
}

void tst_PrivateFile::replacesWithoutRemains()
{
    QVERIFY(writePrivateFile(path(), "a long first version"));
    QVERIFY(writePrivateFile(path(), "short"));
    QCOMPARE(*readPrivateFile(path(), 100), QByteArray("short"));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"secret"_s});
}

void tst_PrivateFile::isReplacedBySeveralAtOnce()
{
    constexpr int writers = 4;
    constexpr int times = 25;
    std::atomic<int> written = 0;
    std::vector<std::jthread> threads;
    for (int writer = 0; writer < writers; ++writer) {
        threads.emplace_back([this, writer, &written] {
            const QByteArray text(10'000, static_cast<char>('a' + writer));
            for (int time = 0; time < times; ++time)
                written += writePrivateFile(path(), text) ? 1 : 0;
        });
    }
    threads.clear();
    QCOMPARE(written.load(), writers * times);
    const auto text = readPrivateFile(path(), 20'000);
    QVERIFY(text);
    QCOMPARE(text->size(), 10'000);
    QCOMPARE(text->count(text->front()), 10'000);
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{u"secret"_s});
}

void tst_PrivateFile::replacesALinkInsteadOfItsTarget()
{
    makeFile(path(u"victim"_s), "precious");
    QVERIFY(QFile::link(path(u"victim"_s), path()));
    QVERIFY(writePrivateFile(path(), "key"));
    QCOMPARE(*readPrivateFile(path(u"victim"_s), 100), QByteArray("precious"));
    QVERIFY(!QFileInfo(path()).isSymLink());
}

void tst_PrivateFile::refusesToReadALink()
{
    makeFile(path(u"target"_s), "x");
    QVERIFY(QFile::link(path(u"target"_s), path()));
    const auto read = readPrivateFile(path(), 100);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Storage);
    const Outcome ensured = ensurePrivateFile(path());
    QVERIFY(!ensured);
    QCOMPARE(ensured.error().code, ErrorCode::Storage);
}

void tst_PrivateFile::refusesAPipe()
{
    QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0600), 0);
    const auto read = readPrivateFile(path(), 100); // must not wait for a writer either
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Storage);
}

void tst_PrivateFile::takesRightsAway()
{
    makeFile(path(), "x");
    QCOMPARE(::chmod(QFile::encodeName(path()).constData(), 0644), 0);
    QVERIFY(readPrivateFile(path(), 100));
    QCOMPARE(modeOf(path()), 0600u);
    QVERIFY(ensurePrivateFile(path(u"fresh"_s)));
    QCOMPARE(modeOf(path(u"fresh"_s)), 0600u);
}

void tst_PrivateFile::tellsMissingFromTooLong()
{
    QCOMPARE(readPrivateFile(path(), 100).error().code, ErrorCode::NotFound);
    makeFile(path(), QByteArray(101, 'x'));
    QCOMPARE(readPrivateFile(path(), 100).error().code, ErrorCode::Damaged);
}

void tst_PrivateFile::createsDirectories()
{
    QVERIFY(ensurePrivateDirectory(path(u"a/b/c/"_s)));
    QCOMPARE(modeOf(path(u"a/b/c"_s)), 0700u);
    QVERIFY(ensurePrivateDirectory(path(u"a/b/c"_s)));
}

void tst_PrivateFile::refusesADirectoryThatOthersCanEnter()
{
    QVERIFY(ensurePrivateDirectory(path()));
    for (const mode_t mode : {0701u, 0710u, 0750u, 0777u}) {
        QCOMPARE(::chmod(QFile::encodeName(path()).constData(), mode), 0);
        QCOMPARE(ensurePrivateDirectory(path()).error().code, ErrorCode::Storage);
    }
}

void tst_PrivateFile::refusesAFileForADirectory()
{
    makeFile(path(), "x");
    QCOMPARE(ensurePrivateDirectory(path()).error().code, ErrorCode::Storage);
    QCOMPARE(ensurePrivateDirectory(path(u"secret/below"_s)).error().code, ErrorCode::Storage);
}

void tst_PrivateFile::reportsAMissingDirectory()
{
    QCOMPARE(writePrivateFile(path(u"missing/secret"_s), "x").error().code, ErrorCode::Storage);
}

CURVEDESK_TEST(tst_PrivateFile)

} // namespace privateFileTest
#include "tst_PrivateFile.moc"

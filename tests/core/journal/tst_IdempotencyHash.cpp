// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/IdempotencyHash.h"
#include "core/journal/LaunchStore.h"
#include "core/storage/Database.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace idempotencyHashTest {

class tst_IdempotencyHash : public QObject
{
    Q_OBJECT

private slots:
    void staysOutOfTheFile();
    void takesTheKeyOutOfAnOldFile();
    void emptiesTheLogAtALaterStart();

private:
    /// True when a file of the folder holds the text.
    static bool holds(const QTemporaryDir &directory, QByteArrayView text);
};

bool tst_IdempotencyHash::holds(const QTemporaryDir &directory, QByteArrayView text)
{
    const QStringList names = QDir(directory.path()).entryList(QDir::Files);
    return std::ranges::any_of(names, [&](const QString &name) {
        QFile file(directory.filePath(name));
        return !file.open(QIODevice::ReadOnly) || file.readAll().contains(text);
    });
}

void tst_IdempotencyHash::staysOutOfTheFile()
{
    const QTemporaryDir directory;
    const LaunchRecord launch{u"owner"_s, "a key by mistake", "hash", u"ipfs://image"_s, {}, 5};
    const auto store = LaunchStore::open(directory.filePath(u"launches.sqlite"_s));
    QVERIFY((*store)->write(launch));
    QCOMPARE(*(*store)->find(u"owner"_s, launch.idempotencyKey), std::optional(launch));
    QCOMPARE(*(*store)->find(u"owner"_s, "another key"), std::optional<LaunchRecord>());
    QVERIFY(holds(directory, "ipfs://image"));
    QVERIFY(!holds(directory, launch.idempotencyKey));
}

// A launch that an older version began goes on, and its key is in no file any more.
void tst_IdempotencyHash::takesTheKeyOutOfAnOldFile()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"launches.sqlite"_s);
    constexpr int launches = 200; // fill several pages
    const auto recordOf = [](int number) {
        return LaunchRecord{u"owner"_s, "a key by mistake " + QByteArray::number(number), "hash", u"ipfs://image"_s, {},
                            5};
    };
    {
        const auto old = Database::open(
            path,
            {{u"CREATE TABLE launch (api_owner TEXT NOT NULL, idempotency_key BLOB NOT NULL CHECK "
              u"(length(idempotency_key) > 0),"
              " request_hash BLOB NOT NULL, image_uri TEXT NOT NULL, uri TEXT NOT NULL, created_ms INTEGER NOT NULL,"
              " PRIMARY KEY (api_owner, idempotency_key)) STRICT"_s,
              u"CREATE TABLE form_text (form TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (form, name)) STRICT"_s}});
        for (int number = 0; number < launches; ++number) {
            const LaunchRecord record = recordOf(number);
            QVERIFY(old->change(u"INSERT INTO launch VALUES (?, ?, ?, ?, ?, ?)"_s,
                                {record.apiOwner, record.idempotencyKey, record.requestHash, record.imageUri,
                                 toColumn(record.uri), record.createdMs}));
        }
        QVERIFY(holds(directory, recordOf(7).idempotencyKey));
    }
    for (int time = 0; time < 2; ++time) {
        const auto store = LaunchStore::open(path);
        QVERIFY(store);
        QVERIFY(!holds(directory, "a key by mistake"));
        for (int number = 0; number < launches; ++number)
            QCOMPARE(*(*store)->find(u"owner"_s, recordOf(number).idempotencyKey), std::optional(recordOf(number)));
    }
}

// The log of former writes still has the keys once the hashes are in their place. A start that cannot empty it, because
// it ends in between or somebody reads, leaves that to the next one.
void tst_IdempotencyHash::emptiesTheLogAtALaterStart()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"keys.sqlite"_s);
    const Database::Migrations schema{{u"CREATE TABLE sent (idempotency_key BLOB NOT NULL) STRICT"_s,
                                       u"INSERT INTO sent VALUES (CAST('a key by mistake' AS BLOB))"_s},
                                      idempotencyHash::listingStatements(u"sent"_s)};
    auto database = Database::open(path, schema);
    const auto reader = Database::open(path, schema);
    QVERIFY(database && reader);
    QVERIFY(database->execute(u"PRAGMA busy_timeout = 0"_s));
    QVERIFY(reader->execute(u"BEGIN"_s));
    QCOMPARE(reader->value(u"SELECT count(*) FROM sent"_s)->toInt(), 1);
    QVERIFY(idempotencyHash::hashListedKeys(*database, u"sent"_s));
    QVERIFY(reader->execute(u"COMMIT"_s));
    const QByteArray hash = idempotencyHash::of("a key by mistake");
    QCOMPARE(database->value(u"SELECT idempotency_key FROM sent"_s)->toByteArray(), hash);
    QVERIFY(holds(directory, "a key by mistake"));
    for (int start = 0; start < 2; ++start) {
        QVERIFY(idempotencyHash::hashListedKeys(*database, u"sent"_s));
        QVERIFY(!holds(directory, "a key by mistake"));
        QCOMPARE(database->value(u"SELECT idempotency_key FROM sent"_s)->toByteArray(), hash);
        QCOMPARE(database->value(u"SELECT count(*) FROM plain_key"_s)->toInt(), 0);
    }
}

CURVEDESK_TEST(tst_IdempotencyHash)

} // namespace idempotencyHashTest
#include "tst_IdempotencyHash.moc"

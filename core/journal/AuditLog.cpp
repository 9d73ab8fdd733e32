// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/AuditLog.h"

#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "core/storage/Database.h"
#include "core/storage/PrivateFile.h"

#include <sodium.h>
#include <unistd.h>

#include <QDateTime>
#include <QFileInfo>
#include <QThreadPool>
#include <QTimeZone>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// A line ends in its own hash, which covers all before this.
constexpr QByteArrayView hashKey(",\"hash\":\"");
constexpr qsizetype hashSize = 64;
constexpr qsizetype tailSize = hashKey.size() + hashSize + 3; // then a quote, a brace and the line end

/// The SHA-256 of a text as 64 hexadecimal digits.
QByteArray hashOf(QByteArrayView text)
{
    QByteArray hash(crypto_hash_sha256_BYTES, Qt::Uninitialized);
    crypto_hash_sha256(reinterpret_cast<unsigned char *>(hash.data()),
                       reinterpret_cast<const unsigned char *>(text.data()),
                       static_cast<unsigned long long>(text.size()));
    return hash.toHex();
}

/// English words on what is wrong with a line that follows the one with `hash`; empty when nothing is, and then sets
/// `hash` to the line's own.
QString problemOf(const QByteArray &line, qint64 number, QByteArray &hash)
{
    if (line.size() <= tailSize || !line.endsWith("\"}\n"))
        return u"is not whole"_s;
    const QByteArrayView text = QByteArrayView(line).chopped(tailSize);
    const QByteArray expected = hashOf(text);
    if (line.sliced(text.size()) != hashKey.toByteArray() + expected + "\"}\n")
        return u"was changed"_s;
    const auto value = JsonValue::read(text.toByteArray() + '}');
    if (!value)
        return u"was changed"_s;
    const quint64 found = value->member("seq").u64().value_or(0);
    if (found != static_cast<quint64>(number))
        return u"is line %1 of the log: a line is missing here, or lines were exchanged"_s.arg(found);
    if (value->member("prev").utf8().value_or(QByteArray()) != hash)
        return u"does not follow the line before it"_s;
    hash = expected;
    return {};
}

/// The error where the file cannot be opened, cut or written.
tl::unexpected<Error> unwritable()
{
    return failure(ErrorCode::Storage, u"the audit log could not be written"_s);
}

/// True when all whole lines of `tail`, which the file has behind the line with this number and hash, follow it: those
/// of a transaction that was never committed, so that what they say did not happen.
bool isUncommitted(const QByteArray &tail, qint64 number, QByteArray hash)
{
    QByteArrayList lines = tail.split('\n');
    lines.removeLast(); // what a crash left of a line, or nothing
    return std::ranges::all_of(
        lines, [&](const QByteArray &line) { return problemOf(line + '\n', ++number, hash).isEmpty(); });
}

} // namespace

bool AuditLog::hasLastLine(QFile &file, const Head &head)
{
    const QByteArray end = head.hash + "\"}\n";
    return head.lines == 0 || (file.seek(head.bytes - end.size()) && file.read(end.size()) == end);
}

AuditLog::AuditLog(Database &database, QString path)
    : m_database(database)
    , m_path(std::move(path))
{
}

AuditLog::~AuditLog() = default;

Outcome AuditLog::prepare()
{
    if (m_readHead)
        return {};
    Result<QSqlQuery> write = m_database.prepare(u"UPDATE audit_head SET lines = ?, bytes = ?, hash = ?"_s);
    Result<QSqlQuery> read = m_database.prepare(u"SELECT lines, bytes, hash FROM audit_head"_s);
    for (const auto *each : {&write, &read}) {
        if (!*each)
            return failure(each->error());
    }
    m_writeHead = *std::move(write);
    m_readHead = *std::move(read);
    return {};
}

Result<AuditLog::Head> AuditLog::head()
{
    if (const Outcome prepared = prepare(); !prepared)
        return failure(prepared.error());
    QSqlQuery &row = *m_readHead;
    if (!row.exec() || !row.next())
        return failure(storageError(row.lastError()));
    Head head{row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toByteArray()};
    row.finish();
    return head;
}

Outcome AuditLog::append(const AuditEntry &entry)
{
    if (m_path.isEmpty())
        return {};
    return m_database.transaction([&] { return appendWithin({entry}); });
}

Outcome AuditLog::appendWithin(const QList<AuditEntry> &entries)
{
    if (m_path.isEmpty() || entries.isEmpty())
        return {};
    const Result<Head> before = head();
    if (!before)
        return failure(before.error());
    const Result<qint64> cut = cutUncommitted(*before);
    if (!cut)
        return failure(cut.error());
    QList<AuditEntry> all = entries;
    if (*cut > 0)
        all.prepend({"uncommitted_lines_cut", {{"lines", QString::number(*cut)}}});
    const QString time = QDateTime::fromMSecsSinceEpoch(m_clock.nowMs(), QTimeZone::utc()).toString(Qt::ISODateWithMs);
    Head after = *before;
    QByteArray lines;
    for (const AuditEntry &entry : std::as_const(all)) {
        JsonWriter json;
        json.beginObject();
        json.key("seq").number(++after.lines);
        json.key("time").string(time);
        json.key("event").plain(entry.event);
        for (const auto &[name, value] : entry.particulars)
            json.key(name).string(value);
        json.key("prev").plain(after.hash);
        json.endObject();
        const QByteArray text = json.take().chopped(1);
        after.hash = hashOf(text);
        lines += text + hashKey.toByteArray() + after.hash + "\"}\n";
    }
    const Result<qint64> bytes = write(lines);
    if (!bytes)
        return failure(bytes.error());
    return run(*m_writeHead, {after.lines, *bytes, QString::fromLatin1(after.hash)});
}

Result<qint64> AuditLog::cutUncommitted(const Head &head)
{
    if (!m_file) {
        auto opened = std::make_shared<OpenFile>();
        opened->file.setFileName(m_path);
        if (!ensurePrivateFile(m_path)
            || !opened->file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
            return unwritable();
        // Orders go on: otherwise whoever can cut the log could stop them all.
        if (!hasLastLine(opened->file, head))
            qWarning("the audit log was changed from outside: \"curvedesk-host audit verify\" names the line");
        m_file = std::move(opened);
    }
    QFile &file = m_file->file;
    const qint64 behind = file.size() - head.bytes;
    constexpr qint64 longestTail = qint64(4) * 1024 * 1024;
    if (behind <= 0 || behind >= longestTail || !file.seek(head.bytes))
        return 0;
    const QByteArray tail = file.read(behind);
    if (!isUncommitted(tail, head.lines, head.hash))
        return 0;
    if (!file.resize(head.bytes))
        return unwritable();
    return tail.count('\n');
}

Result<qint64> AuditLog::write(const QByteArray &lines)
{
    QFile &file = m_file->file;
    const qint64 size = file.size();
    if (file.write(lines) != lines.size())
        return unwritable();
    if (m_file->isSyncQueued.exchange(true))
        return size + lines.size();
    QThreadPool::globalInstance()->start([open = m_file] {
        open->isSyncQueued = false;
        if (::fdatasync(open->file.handle()) != 0)
            qWarning("the audit log could not be written to the disk");
    });
    return size + lines.size();
}

Result<qint64> AuditLog::committedBytes()
{
    const Result<Head> committed = head();
    if (!committed)
        return failure(committed.error());
    return committed->bytes;
}

Result<AuditLog::Finding> AuditLog::verify()
{
    // The head and the file's size are taken together, while no other program appends.
    Result<Head> head;
    QFile file(m_path);
    qint64 size = 0;
    const Outcome taken = m_database.transaction([&]() -> Outcome {
        head = this->head();
        if (!head)
            return failure(head.error());
        // To open a pipe would wait for its writer, and hold the database's lock.
        const QFileInfo info(m_path);
        if (info.exists() && (!info.isFile() || !file.open(QIODevice::ReadOnly)))
            return failure(ErrorCode::Storage, u"the audit log cannot be read"_s);
        size = file.size();
        return {};
    });
    if (!taken)
        return failure(taken.error());
    Finding finding;
    QByteArray hash;
    while (file.isOpen() && file.pos() < size) {
        const qint64 number = finding.lines + finding.uncommitted + 1;
        if (const QString problem = problemOf(file.readLine(), number, hash); !problem.isEmpty()) {
            finding.problem = u"line %1 %2"_s.arg(number).arg(problem);
            return finding;
        }
        ++(number > head->lines ? finding.uncommitted : finding.lines);
        if (number == head->lines && hash != head->hash) {
            finding.problem = u"line %1 is not the one that was written"_s.arg(number);
            return finding;
        }
    }
    if (finding.lines < head->lines)
        finding.problem
            = u"line %1 is missing: the log ends there, but has %2 lines"_s.arg(finding.lines + 1).arg(head->lines);
    return finding;
}

} // namespace curvedesk

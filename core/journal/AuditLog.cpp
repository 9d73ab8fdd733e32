// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/AuditLog.h"

#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "core/storage/Database.h"
#include "core/storage/PrivateFile.h"

#include <sodium.h>
#include <sys/stat.h>
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

/// English words on what is wrong with a line behind that of `hash`; empty: nothing, and `hash` becomes the line's own.
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

/// Returns once the disk has the file's bytes; only warns when it refuses, because orders go on.
void syncToDisk(const QFile &file)
{
    if (::fdatasync(file.handle()) != 0)
        qWarning("the audit log could not be written to the disk");
}

/// Reads a file, which follows the line with `hash`, up to `size` bytes, and adds its lines to `finding`, which has all
/// committed ones before. Returns English words on the first wrong line; empty when none is.
QString problemIn(QFile &file, qint64 size, const AuditLog::Part &part, bool isClosed, QByteArray hash,
                  AuditLog::Finding &finding)
{
    qint64 number = finding.lines;
    while (file.isOpen() && file.pos() < size) {
        ++number;
        if (isClosed && number > part.last)
            return u"line %1 was added to a file that was closed before it"_s.arg(number);
        if (const QString problem = problemOf(file.readLine(), number, hash); !problem.isEmpty())
            return u"line %1 %2"_s.arg(number).arg(problem);
        ++(number > part.last ? finding.uncommitted : finding.lines);
        if (number == part.last && (hash != part.hash || file.pos() != part.bytes))
            return u"line %1 is not the one that was written"_s.arg(number);
    }
    if (number >= part.last)
        return {};
    const QString missing = !isClosed ? u"line %1 is missing: the log ends there, but has %2 lines"_s
        : file.isOpen()               ? u"line %1 is missing: the file ends there, but goes up to line %2"_s
                                      : u"line %1 is missing: its file, which goes up to line %2, is not there"_s;
    return missing.arg(number + 1).arg(part.last);
}

/// True when the path that this file was opened by still leads to it.
bool isAtItsPath(const QFile &file)
{
    struct stat there = {};
    struct stat open = {};
    return ::stat(QFile::encodeName(file.fileName()).constData(), &there) == 0 && ::fstat(file.handle(), &open) == 0
        && there.st_dev == open.st_dev && there.st_ino == open.st_ino;
}

/// True when the file still has the end of its last line in place, or `part` no line. Moves the file's position.
bool hasLastLine(QFile &file, const AuditLog::Part &part)
{
    const QByteArray end = part.hash + "\"}\n";
    return part.last < part.first || (file.seek(part.bytes - end.size()) && file.read(end.size()) == end);
}

} // namespace

AuditLog::AuditLog(Database &database, QString path, qint64 fileBytes)
    : m_database(database)
    , m_path(std::move(path))
    , m_fileBytes(fileBytes)
{
}

Outcome AuditLog::prepare()
{
    if (m_isPrepared)
        return {};
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_writeCurrent, u"UPDATE audit_head SET first = ?, lines = ?, bytes = ?, hash = ?"_s},
        {&m_readCurrent, u"SELECT first, lines, bytes, hash FROM audit_head"_s},
    };
    const Outcome prepared = m_database.prepareAll(statements);
    m_isPrepared = prepared.has_value();
    return prepared;
}

QString AuditLog::pathOf(const QString &path, qint64 first)
{
    return first == 1 ? path : u"%1-%2.log"_s.arg(path.chopped(4)).arg(first);
}

AuditLog::Part AuditLog::partIn(const QSqlQuery &row) const
{
    const qint64 first = row.value(0).toLongLong();
    return {pathOf(m_path, first), first, row.value(1).toLongLong(), row.value(2).toLongLong(),
            row.value(3).toByteArray()};
}

Result<AuditLog::Part> AuditLog::current()
{
    if (const Outcome prepared = prepare(); !prepared)
        return failure(prepared.error());
    QSqlQuery &row = m_readCurrent;
    if (!row.exec() || !row.next())
        return failure(storageError(row.lastError()));
    Part part = partIn(row);
    row.finish();
    return part;
}

Result<QList<AuditLog::Part>> AuditLog::parts()
{
    QList<Part> all;
    bool hasCurrent = false;
    const QString sql = u"SELECT first, last, bytes, hash, 0 AS is_current FROM audit_file"
                        " UNION ALL SELECT first, lines, bytes, hash, 1 FROM audit_head ORDER BY is_current, first"_s;
    const Outcome read = m_database.visit(sql, {}, [&](const QSqlQuery &row) {
        all.append(partIn(row));
        hasCurrent = row.value(4).toBool();
        return true;
    });
    if (read && !hasCurrent)
        return failure(ErrorCode::Damaged, u"the journal does not know where the audit log ends"_s);
    return read.map([&all] { return all; });
}

AuditLog::Part AuditLog::after(const Part &part) const
{
    return {pathOf(m_path, part.last + 1), part.last + 1, part.last, 0, part.hash};
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
    Result<Part> part = current();
    if (!part)
        return failure(part.error());
    Result<qint64> cut = cutUncommitted(*part);
    if (cut && part->bytes >= m_fileBytes)
        cut = beginFile(*part).map([&cut](qint64 more) { return *cut + more; });
    if (!cut)
        return failure(cut.error());
    QList<AuditEntry> all = entries;
    if (*cut > 0)
        all.prepend({"uncommitted_lines_cut", {{"lines", QString::number(*cut)}}});
    const QString time = QDateTime::fromMSecsSinceEpoch(m_clock.nowMs(), QTimeZone::utc()).toString(Qt::ISODateWithMs);
    QByteArray lines;
    for (const AuditEntry &entry : std::as_const(all)) {
        JsonWriter json;
        json.beginObject();
        json.key("seq").number(++part->last);
        json.key("time").string(time);
        json.key("event").plain(entry.event);
        for (const auto &[name, value] : entry.particulars)
            json.key(name).string(value);
        json.key("prev").plain(part->hash);
        json.endObject();
        const QByteArray text = json.take().chopped(1);
        part->hash = hashOf(text);
        lines += text + hashKey.toByteArray() + part->hash + "\"}\n";
    }
    const Result<qint64> bytes = write(lines);
    if (!bytes)
        return failure(bytes.error());
    return run(m_writeCurrent, {part->first, part->last, *bytes, QString::fromLatin1(part->hash)});
}

Result<qint64> AuditLog::beginFile(Part &part)
{
    // The thread that syncs may not have come to the last lines, and a power cut shall take none of a closed file.
    syncToDisk(m_file->file);
    const Result<int> kept = m_database.change(u"INSERT INTO audit_file VALUES (?, ?, ?, ?)"_s,
                                               {part.first, part.last, part.bytes, QString::fromLatin1(part.hash)});
    if (!kept)
        return failure(kept.error());
    part = after(part);
    Result<qint64> cut = cutUncommitted(part);
    if (cut && !syncDirectoryOf(part.path))
        qWarning("the name of the audit log's new file could not be written to the disk");
    return cut;
}

Result<qint64> AuditLog::cutUncommitted(const Part &part)
{
    // Another program or a failed transaction may have gone on to another file, or somebody removed the open one.
    if (!m_file || m_file->file.fileName() != part.path || !isAtItsPath(m_file->file)) {
        auto opened = std::make_shared<OpenFile>();
        opened->file.setFileName(part.path);
        if (!ensurePrivateFile(part.path)
            || !opened->file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
            return unwritable();
        m_file = std::move(opened);
    }
    QFile &file = m_file->file;
    // Orders go on: otherwise whoever can cut the log could stop them all.
    if (!hasLastLine(file, part))
        qWarning("the audit log was changed from outside: \"curvedesk-host audit verify\" names the line");
    const qint64 behind = file.size() - part.bytes;
    constexpr qint64 longestTail = qint64(4) * 1024 * 1024;
    if (behind <= 0 || behind >= longestTail || !file.seek(part.bytes))
        return 0;
    const QByteArray tail = file.read(behind);
    if (!isUncommitted(tail, part.last, part.hash))
        return 0;
    if (!file.resize(part.bytes))
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
        syncToDisk(open->file);
    });
    return size + lines.size();
}

Result<AuditLog::Finding> AuditLog::verify()
{
    // The record of the files and their sizes are taken together, while no other program appends.
    Result<QList<Part>> parts;
    QList<qint64> sizes;
    qint64 currentFirst = 0;
    const Outcome taken = m_database.transaction([&]() -> Outcome {
        parts = this->parts();
        if (!parts)
            return failure(parts.error());
        const Part current = parts->constLast();
        currentFirst = current.first;
        // A transaction that was never committed may have begun a file: its lines are counted too.
        if (const Part next = after(current); current.last > 0 && QFileInfo::exists(next.path))
            parts->append(next);
        for (const Part &part : std::as_const(*parts))
            sizes.append(QFileInfo(part.path).size());
        return {};
    });
    if (!taken)
        return failure(taken.error());
    Finding finding;
    QByteArray hash;
    for (qsizetype at = 0; at < parts->size() && finding.problem.isEmpty(); ++at) {
        const Part &part = parts->at(at);
        QFile file(part.path);
        // To open a pipe would wait for its writer.
        const QFileInfo info(part.path);
        if (info.exists() && (!info.isFile() || !file.open(QIODevice::ReadOnly)))
            return failure(ErrorCode::Storage, u"the audit log cannot be read"_s);
        finding.problem = problemIn(file, sizes.at(at), part, part.first < currentFirst, hash, finding);
        if (!finding.problem.isEmpty() && parts->size() > 1)
            finding.problem += u" (%1)"_s.arg(info.fileName());
        hash = part.hash;
    }
    return finding;
}

} // namespace curvedesk

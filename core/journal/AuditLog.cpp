// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/AuditLog.h"

#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "core/storage/Database.h"
#include "core/storage/PrivateFile.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QThreadPool>
#include <QTimeZone>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// A line ends in its own hash, which covers all before this.
constexpr QByteArrayView hashKey(",\"hash\":\"");
constexpr qsizetype hashSize = 64;
constexpr qsizetype tailSize = hashKey.size() + hashSize + 3; // then a quote, a brace and the line end

/// The SHA-256 as hexadecimal digits.
QByteArray hashOf(QByteArrayView text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

/// An English word on what is wrong with a line; empty when nothing is. Sets `hash` to the line's own.
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

tl::unexpected<Error> unwritable()
{
    return failure(ErrorCode::Storage, u"the audit log could not be written"_s);
}

/// True when the file has one line, or a part of one, from `from` to its end: one whose transaction was never
/// committed, so that what it says did not happen.
bool isOneLine(int file, qint64 from, qint64 end)
{
    constexpr qint64 maxLine = 64 * 1024;
    if (end - from > maxLine)
        return false;
    QByteArray bytes(end - from, Qt::Uninitialized);
    return ::pread(file, bytes.data(), static_cast<std::size_t>(bytes.size()), from) == bytes.size()
        && bytes.chopped(1).count('\n') == 0;
}

} // namespace

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
    return m_database.transaction([&] { return appendWithin(entry); });
}

Outcome AuditLog::appendWithin(const AuditEntry &entry)
{
    if (m_path.isEmpty())
        return {};
    Result<Head> head = this->head();
    if (!head)
        return failure(head.error());
    JsonWriter json;
    json.beginObject();
    json.key("seq").number(head->lines + 1);
    json.key("time").string(
        QDateTime::fromMSecsSinceEpoch(m_clock.nowMs(), QTimeZone::utc()).toString(Qt::ISODateWithMs));
    json.key("event").plain(entry.event);
    for (const auto &[name, value] : entry.particulars)
        json.key(name).string(value);
    json.key("prev").plain(head->hash);
    json.endObject();
    const QByteArray text = json.take().chopped(1);
    ++head->lines;
    head->hash = hashOf(text);
    if (Outcome written = write(*head, text + hashKey.toByteArray() + head->hash + "\"}\n"); !written)
        return written;
    struct stat status;
    if (::fstat(m_file->file.handle(), &status) != 0)
        return unwritable();
    m_writeHead->bindValue(0, head->lines);
    m_writeHead->bindValue(1, static_cast<qlonglong>(status.st_size));
    m_writeHead->bindValue(2, QString::fromLatin1(head->hash));
    return m_writeHead->exec() ? Outcome() : failure(storageError(m_writeHead->lastError()));
}

// Appends the line to the file. `head.bytes` is the size of the file before it; a line behind that, of a
// transaction that was never committed, is cut off.
Outcome AuditLog::write(const Head &head, const QByteArray &line)
{
    if (!m_file) {
        auto opened = std::make_shared<OpenFile>();
        opened->file.setFileName(m_path);
        if (!ensurePrivateFile(m_path)
            || !opened->file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
            return unwritable();
        m_file = std::move(opened);
    }
    const int descriptor = m_file->file.handle();
    struct stat status;
    if (::fstat(descriptor, &status) != 0)
        return unwritable();
    if (status.st_size > head.bytes && isOneLine(descriptor, head.bytes, status.st_size)
        && ::ftruncate(descriptor, head.bytes) != 0)
        return unwritable();
    const ssize_t written = ::write(descriptor, line.constData(), static_cast<std::size_t>(line.size()));
    if (written != line.size())
        return unwritable();
    if (m_file->isSyncQueued.exchange(true))
        return {};
    QThreadPool::globalInstance()->start([open = m_file] {
        open->isSyncQueued = false;
        if (::fdatasync(open->file.handle()) != 0)
            qWarning("the audit log could not be written to the disk");
    });
    return {};
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
        if (file.exists() && !file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::Storage, u"the audit log cannot be read"_s);
        size = file.size();
        return {};
    });
    if (!taken)
        return failure(taken.error());
    Finding finding;
    QByteArray hash;
    while (file.isOpen() && file.pos() < size) {
        const qint64 number = finding.lines + 1;
        if (const QString problem = problemOf(file.readLine(), number, hash); !problem.isEmpty()) {
            finding.problem = u"line %1 %2"_s.arg(number).arg(problem);
            return finding;
        }
        finding.lines = number;
        if (number == head->lines && hash != head->hash) {
            finding.problem = u"line %1 is not the one that was written"_s.arg(number);
            return finding;
        }
    }
    if (finding.lines < head->lines)
        finding.problem
            = u"line %1 is missing: the log ends there, but has %2 lines"_s.arg(finding.lines + 1).arg(head->lines);
    else if (finding.lines > head->lines + 1) // one more is a line whose transaction was not committed
        finding.problem = u"line %1 was never written by this program"_s.arg(head->lines + 1);
    return finding;
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"
#include "app/Log.h"
#include "core/journal/OrderJournal.h"
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"

#include <QFile>
#include <QFileInfo>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace auditCommands {
namespace {

constexpr qsizetype linesShown = 50;

/// Checks the chain of hashes and prints what was found. Fails with exit code 4 where the log was changed.
Done verify(AuditLog &log, bool asJson)
{
    const Result<AuditLog::Finding> found = log.verify();
    if (!found)
        return exitFor(found.error());
    if (asJson) {
        print(jsonText([&found](JsonWriter &json) {
                  json.beginObject();
                  json.key("ok").boolean(found->problem.isEmpty());
                  json.key("lines").number(found->lines);
                  json.key("uncommitted").number(found->uncommitted);
                  json.key("problem").string(found->problem);
                  json.endObject();
              })
              + '\n');
    } else if (found->problem.isEmpty()) {
        print(u"%1 lines, all as they were written\n"_s.arg(found->lines).toUtf8());
        if (found->uncommitted > 0) {
            print(u"%1 more behind them do not count: they were never committed, because the program was killed as it "
                  "wrote them, or somebody else added them\n"_s.arg(found->uncommitted)
                      .toUtf8());
        }
    }
    if (found->problem.isEmpty())
        return {};
    return refusal(exitDamaged, u"audit log: "_s + found->problem);
}

/// One line for people: time, event, and the particulars that say something; a line that is no JSON as it is. Whoever
/// changed the file chose what any of it says, so all of it is escaped for the terminal.
QByteArray textOf(const QByteArray &line)
{
    QByteArray text = line.trimmed();
    if (const auto value = JsonValue::read(line)) {
        text = value->member("time").utf8().value_or("?") + "  " + value->member("event").utf8().value_or("?");
        for (const JsonValue &each : value->values()) {
            const QByteArrayView name = each.name();
            if (name != "seq" && name != "time" && name != "event" && name != "prev" && name != "hash"
                && !each.text().isEmpty())
                text += "  " + name.toByteArray() + '=' + each.text().toByteArray();
        }
    }
    return harmless(QString::fromUtf8(text)).toUtf8() + '\n';
}

/// Prints the committed lines of the log's files in their order: all as they are there, or the last ones as text for
/// people. Where a file is missing, the others are printed; the exit code is that of Storage, as for an unreadable one.
Done printLog(const QList<AuditLog::Part> &parts, bool isWhole)
{
    QByteArrayList last;
    QString missing;
    for (const AuditLog::Part &part : parts) {
        if (!isWhole && parts.constLast().last - part.last >= linesShown)
            continue;
        QFile file(part.path);
        const QFileInfo info(part.path);
        if (!info.exists()) {
            if (part.bytes > 0)
                missing = info.fileName();
            continue;
        }
        if (!info.isFile() || !file.open(QIODevice::ReadOnly))
            return exitFor({ErrorCode::Storage, u"the audit log cannot be read"_s, std::nullopt, 0});
        while (!file.atEnd() && file.pos() < part.bytes) {
            const QByteArray line = file.readLine();
            if (isWhole)
                print(line);
            else
                last.append(textOf(line));
            if (last.size() > linesShown)
                last.removeFirst();
        }
    }
    print(last.join());
    if (!missing.isEmpty())
        return exitFor({ErrorCode::Storage, u"%1 of the audit log is missing"_s.arg(missing), std::nullopt, 0});
    return {};
}

} // namespace
} // namespace auditCommands

Done runAuditCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"The audit log of a data directory.\n"
                                     "  audit verify  names the line where it was changed, cut or reordered; exit 4\n"
                                     "  audit show    the last lines\n"
                                     "  audit export  all lines, as JSON"_s);
    const auto core = parseCommand(parser, arguments, {{u"json"_s, u"verify: answer in JSON."_s}});
    if (!core)
        return tl::unexpected(core.error());
    const QStringList words = parser.positionalArguments().sliced(1);
    const QString name = words.value(0);
    if (words.size() != 1 || !QStringList{u"verify"_s, u"show"_s, u"export"_s}.contains(name))
        return usageError(u"audit"_s, u"audit is followed by verify, show or export."_s);
    const Result<DataFolder> folder = openDataFolder(*core);
    if (!folder)
        return exitFor(folder.error());
    const auto journal = OrderJournal::open(folder->path + u"/orders.sqlite"_s, FileCheck::Brief);
    if (!journal)
        return exitFor(journal.error());
    AuditLog &log = (*journal)->audit();
    if (name == u"verify")
        return auditCommands::verify(log, parser.isSet(u"json"_s));
    const auto parts = log.parts();
    if (!parts)
        return exitFor(parts.error());
    return auditCommands::printLog(*parts, name == u"export");
}

} // namespace curvedesk::app

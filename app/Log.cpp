// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/Log.h"

#include "core/json/JsonWriter.h"

#include <poll.h>
#include <unistd.h>

#include <QDateTime>
#include <QMutex>

#include <array>
#include <atomic>
#include <climits>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

struct Level
{
    const char *name;
    int severity; ///< of syslog
};
constexpr std::array levels{Level{"debug", 7}, Level{"info", 6}, Level{"warning", 4}, Level{"error", 3}};

std::atomic<int> mostSeverity{4};
std::atomic<LogFormat> logFormat{LogFormat::Text};

constexpr int warningSeverity = 4;
constexpr qsizetype keptLines = 60;
QBasicMutex keptMutex; // every thread logs
Q_GLOBAL_STATIC(QStringList, logLines)

/// Keeps a line for lastLogLines(), from any thread; the oldest goes where there are many.
void keep(int severity, const QString &text)
{
    const QString line = QString::fromUtf8(logLine(severity, text, LogFormat::Text, false));
    const QMutexLocker lock(&keptMutex);
    if (logLines.isDestroyed()) // the program ends
        return;
    if (logLines->size() >= keptLines)
        logLines->removeFirst();
    logLines->append(line);
}

/// The level of this name; nullptr for an unknown one.
const Level *levelOf(const QString &name)
{
    const auto found
        = std::ranges::find_if(levels, [&name](const Level &each) { return name == QLatin1StringView(each.name); });
    return found == levels.cend() ? nullptr : &*found;
}

/// True for what Qt's WebSocket says when it reads a last time from a connection whose client is gone. Nobody can do
/// anything about that, and clients that come and go would fill the log with it.
bool isAboutGoneClient(const QString &text)
{
    return text.startsWith("QIODevice::"_L1) && text.endsWith("(curvedesk::GuardedSocket): device not open"_L1);
}

QBasicMutex stderrMutex;
quint64 unreadLines = 0; ///< left out since the last line that was written
bool isWithinLine = false; ///< the last line on stderr lacks its end

/// Writes the line to stderr in pieces that a pipe takes at once. False where nobody reads what is there already, whole
/// or not: orders go on, which a full pipe would hold up.
bool writeWithoutWaiting(QByteArray line)
{
    if (isWithinLine)
        line.prepend('\n');
    for (qsizetype written = 0; written < line.size();) {
        pollfd place{STDERR_FILENO, POLLOUT, 0};
        if (poll(&place, 1, 0) != 1)
            return false;
        const auto piece = static_cast<std::size_t>(qMin<qsizetype>(line.size() - written, PIPE_BUF));
        const ssize_t taken = write(STDERR_FILENO, line.constData() + written, piece);
        if (taken <= 0)
            return false;
        written += taken;
        isWithinLine = written < line.size();
    }
    return true;
}

/// Qt's message handler: writes the line to stderr when its level is high enough, and keeps warnings and errors.
void writeMessage(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    // By QtMsgType: debug, warning, critical, fatal, info.
    static constexpr int severities[] = {7, 4, 3, 3, 6};
    static const bool isForJournal = qEnvironmentVariableIsSet("JOURNAL_STREAM");
    const int severity = isAboutGoneClient(text) ? levels.front().severity : severities[type];
    if (severity <= warningSeverity)
        keep(severity, text);
    if (severity > mostSeverity)
        return;
    const QByteArray line = logLine(severity, text, logFormat, isForJournal) + '\n';
    const QMutexLocker lock(&stderrMutex);
    if (unreadLines > 0) {
        const QString missing = u"%1 lines are missing here: nobody read the log"_s.arg(unreadLines);
        if (!writeWithoutWaiting(logLine(warningSeverity, missing, logFormat, isForJournal) + '\n')) {
            ++unreadLines;
            return;
        }
        unreadLines = 0;
    }
    if (!writeWithoutWaiting(line))
        ++unreadLines;
}

} // namespace

QStringList lastLogLines()
{
    const QMutexLocker lock(&keptMutex);
    return *logLines;
}

QString harmless(const QString &text)
{
    QString out;
    for (const char32_t character : text.toUcs4()) {
        const QChar::Category category = QChar::category(character);
        const bool isHidden = category == QChar::Other_Control || category == QChar::Other_Format
            || category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
        if (character == U'\n')
            out += u"\\n"_s;
        else if (isHidden)
            out += u"\\u{%1}"_s.arg(static_cast<uint>(character), 0, 16);
        else
            out += QChar::fromUcs4(character);
    }
    return out;
}

bool isLogLevel(const QString &level)
{
    return levelOf(level) != nullptr;
}

void installLog(const QString &level, LogFormat format)
{
    mostSeverity = levelOf(level)->severity;
    logFormat = format;
    qInstallMessageHandler(writeMessage);
}

bool logsDebug()
{
    return mostSeverity == levels.front().severity;
}

QByteArray logLine(int severity, const QString &text, LogFormat format, bool isForJournal)
{
    const auto level = std::ranges::find(levels, severity, &Level::severity);
    const QByteArray name = level == levels.cend() ? "error" : level->name;
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    if (format == LogFormat::Json) {
        JsonWriter json;
        json.beginObject();
        json.key("time").string(time);
        json.key("level").plain(name);
        json.key("message").string(harmless(text));
        json.endObject();
        return json.take();
    }
    const QByteArray begin
        = isForJournal ? '<' + QByteArray::number(severity) + '>' : time.toLatin1() + ' ' + name + ' ';
    return begin + harmless(text).toUtf8();
}

} // namespace curvedesk::app

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ConfigFile.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QSettings>

namespace curvedesk::app::configFile {

using namespace Qt::StringLiterals;

namespace {

const QString option = u"--config"_s;

/// The option with this name; nullptr when there is none.
const QCommandLineOption *find(const QList<QCommandLineOption> &options, const QString &name)
{
    const auto found = std::ranges::find_if(
        options, [&name](const QCommandLineOption &each) { return each.names().contains(name); });
    return found == options.cend() ? nullptr : &*found;
}

/// True for an option that may be given more than once.
bool mayRepeat(const QString &name)
{
    return name == u"rpc" || name == u"allow-host" || name == u"allow-origin";
}

/// The first name that two lines of the file begin with; empty: none, or the file cannot be read. QSettings would drop
/// the first line silently, and with it a node for failover.
QString doubledName(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList names;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine());
        const QString name = line.section(u'=', 0, 0).trimmed();
        if (!line.contains(u'=') || name.startsWith(u';'))
            continue;
        if (names.contains(name))
            return name;
        names.append(name);
    }
    return {};
}

/// The value in quotes, which keep commas and semicolons in it.
QString quoted(QString value)
{
    return u'"' + value.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

/// An address without what may be an access key, with stars in its place; a text that is no address as it is.
QString withoutAccessKey(const QString &address)
{
    const QUrl url(address);
    if (!url.isValid() || url.host().isEmpty())
        return address;
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery)
        + (hasAccessKey(address) ? u"/***"_s : QString());
}

/// The description as comment lines of the file, broken at 100 characters.
QString wrapped(const QString &words)
{
    constexpr qsizetype width = 100;
    QString text;
    qsizetype column = width;
    for (const QString &word : words.split(u' ')) {
        if (column + word.size() > width) {
            text += text.isEmpty() ? u";"_s : u"\n;"_s;
            column = 1;
        }
        text += u' ' + word;
        column += word.size() + 1;
    }
    return text + u'\n';
}

} // namespace

std::optional<QString> takeFile(QStringList &arguments)
{
    std::optional<QString> file;
    for (qsizetype i = 1; i < arguments.size();) {
        if (arguments.at(i).startsWith(option + u'=')) {
            file = arguments.takeAt(i).sliced(option.size() + 1);
        } else if (arguments.at(i) == option) {
            arguments.removeAt(i);
            file = i < arguments.size() ? arguments.takeAt(i) : QString();
        } else {
            ++i;
        }
    }
    return file;
}

bool isGiven(const QStringList &arguments, const QString &name)
{
    return std::ranges::any_of(arguments, [argument = u"--"_s + name](const QString &each) {
        return each == argument || each.startsWith(argument + u'=');
    });
}

tl::unexpected<EarlyExit> refusal(const QString &file, const QString &sentence)
{
    return tl::unexpected(EarlyExit{exitConfiguration, u"curvedesk-host: %1: %2\n"_s.arg(file, sentence)});
}

bool hasAccessKey(const QString &address)
{
    const QUrl url(address);
    return url.path().size() > 1 || url.hasQuery() || !url.userInfo().isEmpty();
}

QString nameOf(const QString &argument)
{
    return argument.sliced(2).section(u'=', 0, 0);
}

bool isAmong(const QList<QCommandLineOption> &options, const QString &name)
{
    return find(options, name) != nullptr;
}

tl::expected<QStringList, EarlyExit> read(const QString &file, const QList<QCommandLineOption> &known)
{
    const QFileInfo info(file);
    if (!info.isFile() || !info.isReadable())
        return refusal(file, u"the configuration file cannot be read"_s);
    const QSettings settings(file, QSettings::IniFormat);
    const QStringList keys = settings.allKeys();
    if (settings.status() != QSettings::NoError)
        return refusal(file, u"every line has to be NAME = VALUE, or a comment that begins with a semicolon"_s);
    if (const QString name = doubledName(file); !name.isEmpty())
        return refusal(file,
                       u"%1 is there twice; several values stand in one line, with commas between them"_s.arg(name));
    QStringList out;
    for (const QString &key : keys) {
        const QCommandLineOption *const named = find(known, key);
        if (named == nullptr)
            return refusal(file, u"there is no option %1"_s.arg(key));
        const QStringList values = settings.value(key).toStringList();
        if (named->valueName().isEmpty()) {
            if (values != QStringList{u"on"_s} && values != QStringList{u"off"_s})
                return refusal(file, u"%1 is on or off"_s.arg(key));
            if (values.constFirst() == u"on")
                out.append(u"--"_s + key);
        } else if (mayRepeat(key)) {
            for (const QString &value : values)
                out.append(u"--%1=%2"_s.arg(key, value));
        } else {
            out.append(u"--%1=%2"_s.arg(key, values.join(u',')));
        }
    }
    return out;
}

QString text(const QCommandLineParser &parser, const QList<QCommandLineOption> &options,
             const QHash<QString, QString> &effective)
{
    const bool isCluster = parser.isSet(u"rpc"_s) || parser.value(u"network"_s) != u"sandbox";
    QString out;
    for (const QCommandLineOption &each : options) {
        const QString name = each.names().constFirst();
        QStringList values = parser.values(name);
        if (effective.contains(name))
            values = {effective.value(name)};
        if (each.valueName().isEmpty())
            values = {parser.isSet(name) ? u"on"_s : u"off"_s};
        // The sandbox's options do not go with a cluster, not even with their defaults.
        const bool isForSandbox = name.startsWith(u"sandbox-") || name == u"network";
        if (isCluster && isForSandbox && !parser.isSet(name))
            values.clear();
        for (QString &value : values)
            value = quoted(each.valueName() == u"url" ? withoutAccessKey(value) : value);
        out += wrapped(each.description());
        out += (values.isEmpty() ? u";"_s : QString()) + name + u" = "_s + values.join(u", "_s) + u"\n\n"_s;
    }
    return out;
}

} // namespace curvedesk::app::configFile

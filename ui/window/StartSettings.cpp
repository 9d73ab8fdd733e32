// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/StartSettings.h"

#include <QSettings>

#include <algorithm>

namespace curvedesk::startSettings {

using namespace Qt::StringLiterals;

namespace {

/// The settings' key of an option.
QString keyOf(const QString &name)
{
    return u"start/"_s + name;
}

constexpr auto apiPort = "api-port"_L1;
constexpr auto lockAfter = "lock-after"_L1;
constexpr int usualLockMinutes = 10;
/// Of the port that noteApiHost() notes.
constexpr auto notedPortKey = "restart/apiPort"_L1;

/// True when the command line has the option, which counts more than the settings.
bool isGiven(const QStringList &given, const QString &name)
{
    return std::ranges::any_of(given, [option = u"--"_s + name](const QString &argument) {
        return argument == option || argument.startsWith(option + u'=');
    });
}

} // namespace

const QStringList &names()
{
    static const QStringList all{u"network"_s,          u"rpc"_s,
                                 u"sandbox-traders"_s,  u"priority-fee-cap"_s,
                                 u"metadata-store"_s,   u"kubo-url"_s,
                                 u"token-directory"_s,  u"lock-after"_s,
                                 u"api-port"_s,         u"proxy"_s,
                                 u"market-size"_s,      u"ws"_s,
                                 u"sandbox-rpc-port"_s, u"approval-timeout"_s};
    return all;
}

StartOptions read(const QSettings &settings)
{
    StartOptions options;
    for (const QString &name : names()) {
        const QString value = settings.value(keyOf(name)).toString();
        if (!value.isEmpty())
            options.insert(name, value);
    }
    return options;
}

void write(QSettings &settings, const StartOptions &options)
{
    for (const QString &name : names()) {
        if (options.value(name).isEmpty())
            settings.remove(keyOf(name));
        else
            settings.setValue(keyOf(name), options.value(name));
    }
}

void keep(StartOptions &options, const QString &name, const QString &value, const QString &usual)
{
    if (value.isEmpty() || value == usual)
        options.remove(name);
    else
        options.insert(name, value);
}

int lockMinutes(const StartOptions &options)
{
    bool isNumber = false;
    const int minutes = options.value(lockAfter).toInt(&isNumber);
    return isNumber ? minutes : usualLockMinutes;
}

void setLockMinutes(StartOptions &options, int minutes)
{
    keep(options, lockAfter, QString::number(minutes), QString::number(usualLockMinutes));
}

void noteApiHost(QSettings &settings, quint16 port)
{
    settings.setValue(notedPortKey, port);
}

StartOptions takeForStart(QSettings &settings)
{
    StartOptions options = read(settings);
    const QString noted = settings.value(notedPortKey).toString();
    settings.remove(notedPortKey);
    if (!noted.isEmpty() && !options.contains(apiPort))
        options.insert(apiPort, noted);
    return options;
}

bool isSameNetwork(const StartOptions &one, const StartOptions &other)
{
    return one.value(u"network"_s) == other.value(u"network"_s) && one.value(u"rpc"_s) == other.value(u"rpc"_s);
}

bool choosesNetwork(const QStringList &given)
{
    return std::ranges::any_of(given, [](const QString &argument) {
        return argument.startsWith(u"--network") || argument.startsWith(u"--rpc") || argument.startsWith(u"--sandbox-");
    });
}

QStringList arguments(const StartOptions &kept, const QStringList &given)
{
    // Network, endpoints and what belongs to one network go together: the command line replaces all of them.
    static const QStringList together{
        u"network"_s, u"rpc"_s, u"ws"_s, u"sandbox-traders"_s, u"sandbox-rpc-port"_s, u"token-directory"_s};
    const bool isChosen = isGiven(given, u"network"_s) || isGiven(given, u"rpc"_s);
    QStringList all{given.value(0)};
    for (auto each = kept.cbegin(); each != kept.cend(); ++each) {
        if (isGiven(given, each.key()) || (isChosen && together.contains(each.key())))
            continue;
        // Several nodes stand in one value.
        const bool isList = each.key() == u"rpc";
        for (const QString &value : isList ? each.value().split(u' ', Qt::SkipEmptyParts) : QStringList{each.value()})
            all.append(u"--%1=%2"_s.arg(each.key(), value));
    }
    return all + given.mid(1);
}

} // namespace curvedesk::startSettings

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/DiagnosticsText.h"

#include "ui/text/TimeText.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QLocale>
#include <QRegularExpression>
#include <QSysInfo>

namespace curvedesk::diagnosticsText {

using namespace Qt::StringLiterals;

namespace {

constexpr auto hidden = "[hidden]"_L1;

/// The text with "[hidden]" in place of what has the form of keys, addresses, signatures and access keys.
QString withoutKeys(QString text)
{
    // 20 characters of base58, base64 or hexadecimal are fewer than any key or address has.
    static const QRegularExpression longWord(u"[A-Za-z0-9+/_=-]{20,}"_s);
    static const QRegularExpression numbers(u"\\d+(\\s*,\\s*\\d+){7,}"_s); // a key as solana-keygen writes it
    return text.replace(longWord, hidden).replace(numbers, hidden);
}

/// A matched web address with scheme, host and port alone; account and path, which may hold access keys, are left out.
QString hostOf(const QRegularExpressionMatch &address)
{
    const QString host = address.captured(2).section(u'@', -1);
    return address.captured(1) + withoutKeys(host) + (address.captured(3).isEmpty() ? QString() : u"/…"_s);
}

/// The connection's state in English words.
QString linkName(NetworkState::Link link)
{
    switch (link) {
    case NetworkState::Link::Live:
        return u"live"_s;
    case NetworkState::Link::Connecting:
        return u"connecting"_s;
    case NetworkState::Link::Degraded:
        return u"degraded"_s;
    case NetworkState::Link::Offline:
        return u"offline"_s;
    case NetworkState::Link::Refused:
        return u"refused: wrong network"_s;
    }
    return {};
}

/// A size with its unit: "1.5 MiB".
QString bytesText(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1, QLocale::DataSizeIecFormat);
}

/// The newest slot and its age in seconds.
QString slotText(const Diagnostics &of)
{
    return of.slot == 0 ? u"none yet"_s : u"%1, seen %2 s ago"_s.arg(of.slot).arg(of.slotAgeMs / 1000);
}

/// The connection's state, how far it is behind, and the core's sentence about it.
QString linkText(const NetworkState &state)
{
    QString text = linkName(state.link);
    if (state.slotsBehind > 0)
        text += u", %1 slots behind"_s.arg(state.slotsBehind);
    return state.detail.isEmpty() ? text : u"%1 (%2)"_s.arg(text, state.detail);
}

/// What the desktop says of itself in the environment: "x11, GNOME".
QString sessionText()
{
    QStringList known{qEnvironmentVariable("XDG_SESSION_TYPE"), qEnvironmentVariable("XDG_CURRENT_DESKTOP")};
    known.removeAll(QString());
    return known.isEmpty() ? u"unknown"_s : known.join(u", "_s);
}

} // namespace

QString withoutSecrets(const QString &text)
{
    static const QRegularExpression webAddress(u"([a-z][a-z0-9+.-]*://)([^\\s/?#\"'<>]*)([^\\s\"'<>]*)"_s,
                                               QRegularExpression::CaseInsensitiveOption);
    // Taken apart at the addresses, so that their scheme and host are not hidden as a long word.
    QString out;
    qsizetype done = 0;
    const auto plain = [&text](qsizetype from, qsizetype to) {
        QString part = text.mid(from, to - from);
        const QString home = QDir::homePath();
        if (home.size() > 1) // not "/"
            part.replace(home, "~"_L1);
        return withoutKeys(part);
    };
    for (auto each = webAddress.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch address = each.next();
        out += plain(done, address.capturedStart()) + hostOf(address);
        done = address.capturedEnd();
    }
    return out + plain(done, text.size());
}

QList<Diagnostics::Folder> sizesIn(const QString &folder)
{
    QList<Diagnostics::Folder> sizes;
    constexpr QDir::Filters all = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System;
    for (const QFileInfo &entry : QDir(folder).entryInfoList(all, QDir::Name)) {
        Diagnostics::Folder size{entry.fileName(), 0, 0};
        const auto count = [&size](const QFileInfo &file) {
            if (file.isSymLink() || !file.isFile())
                return;
            size.bytes += file.size();
            ++size.files;
        };
        count(entry);
        if (entry.isDir() && !entry.isSymLink()) {
            QDirIterator below(entry.filePath(), all, QDirIterator::Subdirectories);
            while (below.hasNext()) {
                below.next();
                count(below.fileInfo());
            }
        }
        sizes.append(size);
    }
    return sizes;
}

QString report(const Diagnostics &of)
{
    QStringList lines;
    const auto add = [&lines](const QString &what, const QString &value) {
        lines.append(u"%1: %2"_s.arg(what, withoutSecrets(value)));
    };
    add(u"Curvedesk"_s, QLatin1StringView(CURVEDESK_VERSION));
    add(u"Qt"_s, u"%1, built with %2"_s.arg(QLatin1StringView(qVersion()), QLatin1StringView(QT_VERSION_STR)));
    add(u"System"_s,
        u"%1, %2 %3, %4"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                               QSysInfo::currentCpuArchitecture()));
    add(u"Session"_s, sessionText());
    for (const QString &line : of.look)
        lines.append(withoutSecrets(line));
    add(u"Time"_s, timeText::utc(QDateTime::currentMSecsSinceEpoch()));
    add(u"Network"_s, of.network);
    add(u"Nodes"_s, of.hosts.isEmpty() ? u"none, the sandbox is within the program"_s : of.hosts.join(u", "_s));
    add(u"Connection"_s, linkText(of.link));
    add(u"Newest slot"_s, slotText(of));
    add(u"Open orders"_s, QString::number(of.openOrders));
    add(u"API host"_s,
        !of.apiHost.isAvailable    ? u"not in this build"_s
            : of.apiHost.isRunning ? u"on, port %1"_s.arg(of.apiHost.port)
                                   : u"off"_s);
    lines.append(u"Data directory:"_s);
    for (const Diagnostics::Folder &each : of.data)
        lines.append(u"  %1: %2, %3 file(s)"_s.arg(withoutSecrets(each.name), bytesText(each.bytes)).arg(each.files));
    lines.append(of.log.isEmpty() ? u"Log: no lines since the start"_s : u"Log, the last lines:"_s);
    for (const QString &line : of.log)
        lines.append(u"  "_s + withoutSecrets(line));
    return lines.join(u'\n') + u'\n';
}

} // namespace curvedesk::diagnosticsText

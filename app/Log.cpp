// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/Log.h"

#include <QStringList>

#include <atomic>
#include <cstdio>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

/// Log levels, least severe first.
const QStringList &logLevels()
{
    static const QStringList levels{u"debug"_s, u"info"_s, u"warning"_s, u"error"_s};
    return levels;
}

std::atomic<int> lowestRank{2};

void writeMessage(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    // By QtMsgType: debug, warning, critical, fatal, info.
    static constexpr int rank[] = {0, 2, 3, 3, 1};
    if (rank[type] >= lowestRank)
        std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

} // namespace

bool isLogLevel(const QString &level)
{
    return logLevels().contains(level);
}

void installLog(const QString &level)
{
    lowestRank = static_cast<int>(logLevels().indexOf(level));
    qInstallMessageHandler(writeMessage);
}

} // namespace curvedesk::app

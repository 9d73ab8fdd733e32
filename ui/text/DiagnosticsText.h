// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"
#include "ui/desk/NetworkState.h"

#include <QStringList>

namespace curvedesk {

/// The facts about this run for the person who looks into a fault.
struct Diagnostics
{
    struct Folder
    {
        QString name; ///< of a file or folder within the data directory
        qint64 bytes = 0;
        qint64 files = 0;
    };

    QStringList look; ///< a line for each screen, the size of the text, colours, language
    QString network;
    QStringList hosts; ///< of the nodes in use, with their ports: no paths, which may hold access keys
    NetworkState link;
    quint64 slot = 0; ///< the newest seen; 0 before the first
    qint64 slotAgeMs = 0;
    int openOrders = 0;
    ApiHostState apiHost;
    QList<Folder> data;
    QStringList log; ///< last lines of the log, as it has them
};

/// The report about a fault. It is written in English, for the people who maintain the program.
namespace diagnosticsText {

/// Makes the whole report in lines, and writes it nowhere: version, system, session, the present time, and what
/// `diagnostics` has (but ApiHostState::startError), all without keys, addresses and paths, as by withoutSecrets().
[[nodiscard]] QString report(const Diagnostics &diagnostics);
/// The text without what has the form of a key, an address or an access key: of web addresses scheme, host and port
/// stay, the home folder, which has the user's name, becomes `~`, long words and lists of numbers "[hidden]".
[[nodiscard]] QString withoutSecrets(const QString &text);
/// Reads from the disk the bytes and numbers of files of all that is in a folder, each with what is below it, by name,
/// hidden ones too. Follows no links; what cannot be read counts as empty.
[[nodiscard]] QList<Diagnostics::Folder> sizesIn(const QString &folder);

} // namespace diagnosticsText
} // namespace curvedesk

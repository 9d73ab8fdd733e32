// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/DocumentAddress.h"

namespace curvedesk::documentAddress {

namespace {

constexpr QLatin1StringView gateway("https://ipfs.io/ipfs/");

} // namespace

QCoro::Task<QStringList> fetchable(const LocalStore &store, QString serverAddress, QStringList uris)
{
    const Result<QStringList> held = co_await store.cidsOf(uris);
    QStringList out;
    for (qsizetype i = 0; i < uris.size(); ++i) {
        const QString local = held ? held->at(i) : QString();
        const QString cid = cidOf(uris.at(i));
        if (!local.isEmpty())
            out.append(serverAddress + QStringLiteral("/ipfs/") + local);
        else
            out.append(cid.isEmpty() ? uris.at(i) : gateway + cid);
    }
    co_return out;
}

} // namespace curvedesk::documentAddress

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ClusterDirectory.h"

#include "core/storage/PrivateFile.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxFile = 64 * 1024;

/// The SHA-256 of the whole address, in hex, by which an endpoint is kept: an address often carries an access key.
QByteArray digestOf(const QUrl &endpoint)
{
    return QCryptographicHash::hash(endpoint.toEncoded(), QCryptographicHash::Sha256).toHex();
}

/// The genesis of the chain that the folder is tied to. NotFound when it is tied to none yet, Damaged, Storage.
Result<Hash> readGenesis(const QString &folder)
{
    const Result<QByteArray> text = readPrivateFile(folder + u"/genesis"_s, maxFile);
    if (!text)
        return failure(text.error());
    const auto genesis = Hash::fromBase58(QString::fromLatin1(text->trimmed()));
    if (!genesis)
        return failure(ErrorCode::Damaged, u"the file that names the cluster's genesis is damaged"_s);
    return *genesis;
}

/// Writes the endpoints' digests into the chain's folder, so that open() finds it again without a genesis. Storage.
Outcome rememberEndpoints(const QString &folder, const QList<QUrl> &endpoints)
{
    QByteArray text;
    for (const QUrl &endpoint : endpoints)
        text += digestOf(endpoint) + '\n';
    return writePrivateFile(folder + u"/endpoints"_s, text);
}

/// The folders of all chains the program has used, sorted by name.
QStringList foldersOf(const QString &clustersPath)
{
    QStringList out;
    const QStringList names = QDir(clustersPath).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString &name : names)
        out.append(clustersPath + u'/' + name);
    return out;
}

/// The folder that served any of these endpoints, the latest of several; empty: none. Unreadable ones are left out.
QString lastServedBy(const QStringList &folders, const QList<QUrl> &endpoints)
{
    QString latest;
    QDateTime when;
    for (const QString &folder : folders) {
        const Result<QByteArray> text = readPrivateFile(folder + u"/endpoints"_s, maxFile);
        if (!text)
            continue;
        const QList<QByteArray> known = text->split('\n');
        const bool isOne
            = std::ranges::any_of(endpoints, [&](const QUrl &each) { return known.contains(digestOf(each)); });
        const QDateTime written = QFileInfo(folder + u"/endpoints"_s).lastModified();
        if (isOne && (latest.isEmpty() || written > when)) {
            latest = folder;
            when = written;
        }
    }
    return latest;
}

} // namespace

ClusterDirectory::ClusterDirectory(QString path, std::optional<Hash> genesis, bool isOnly)
    : m_path(std::move(path))
    , m_genesis(genesis)
    , m_isOnly(isOnly)
{
}

Result<ClusterDirectory> ClusterDirectory::open(const QString &clustersPath, const QList<QUrl> &endpoints,
                                                std::optional<Hash> genesis)
{
    if (const Outcome ready = ensurePrivateDirectory(clustersPath); !ready)
        return failure(ready.error());
    QString folder;
    QStringList candidates = foldersOf(clustersPath);
    if (genesis) {
        QStringList untied; // a run in which no endpoint answered may have put the chain's wallets into one of these
        for (const QString &each : std::as_const(candidates)) {
            const Result<Hash> own = readGenesis(each);
            if (own && *own == *genesis)
                folder = each;
            else if (!own && own.error().code == ErrorCode::NotFound)
                untied.append(each);
        }
        candidates = untied;
    }
    if (folder.isEmpty())
        folder = lastServedBy(candidates, endpoints);
    if (folder.isEmpty())
        folder = clustersPath + u'/'
            + (genesis ? genesis->toBase58()
                       : u"unnamed-"_s + QString::fromLatin1(digestOf(endpoints.constFirst()).left(16)));
    if (const Outcome ready = ensurePrivateDirectory(folder); !ready)
        return failure(ready.error());
    std::optional<Hash> bound;
    if (const Result<Hash> own = readGenesis(folder))
        bound = *own;
    else if (own.error().code != ErrorCode::NotFound)
        return failure(own.error());
    if (const Outcome noted = rememberEndpoints(folder, endpoints); !noted)
        return failure(noted.error());
    ClusterDirectory out(folder, bound, foldersOf(clustersPath).size() == 1);
    if (genesis && !out.bind(*genesis))
        return failure(ErrorCode::Storage, u"the cluster's folder cannot be written"_s);
    return out;
}

bool ClusterDirectory::bind(const Hash &genesis)
{
    if (m_genesis)
        return *m_genesis == genesis;
    // Another program may have tied the folder since it was opened, or made one for the chain.
    for (const QString &each : foldersOf(QFileInfo(m_path).path())) {
        const Result<Hash> own = readGenesis(each);
        if (own && (each == m_path) != (*own == genesis))
            return false;
    }
    if (!writePrivateFile(m_path + u"/genesis"_s, genesis.toBase58().toLatin1() + '\n'))
        return false;
    m_genesis = genesis;
    return true;
}

} // namespace curvedesk::app

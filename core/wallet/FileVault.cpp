// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/FileVault.h"

#include "core/storage/Database.h"
#include "core/storage/PrivateFile.h"
#include "core/wallet/VaultEntries.h"
#include "core/wallet/VaultKey.h"

#include <sodium.h>

#include <QDir>
#include <QFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The error of a call that needs the key while the vault is locked.
tl::unexpected<Error> lockedFailure()
{
    return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
}

} // namespace

class FileVault::Private
{
public:
    Private(QString directory_, Database database_, std::optional<VaultCost> fixedCost_)
        : directory(std::move(directory_))
        , database(std::move(database_))
        , fixedCost(fixedCost_)
    {
    }

    QString directory;
    QString id;
    Database database;
    QSqlQuery select; ///< reads one entry and the header
    QSqlQuery insert; ///< adds or replaces one entry
    std::optional<VaultCost> fixedCost;
    std::optional<VaultHeader> header;
    VaultKey key; ///< seals the entries, by the master key of `header`
    std::function<void()> sealedElsewhere;

    /// The path of a file in the vault's folder.
    [[nodiscard]] QString file(const QString &name) const { return QDir(directory).filePath(name); }

    /// Prepares the statements and reads the header, or takes in a vault of format 1, whose file it renames. Storage,
    /// Damaged, InvalidInput for a newer header.
    Outcome load()
    {
        // Entries replaced under a new protection must not stay readable in the file's free pages.
        if (Outcome set = database.execute(u"PRAGMA secure_delete = ON"_s); !set)
            return set;
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&select, u"SELECT (SELECT sealed FROM entries WHERE name = ?), (SELECT sealed FROM header)"_s},
            {&insert, u"INSERT OR REPLACE INTO entries (name, sealed) VALUES (?, ?)"_s},
        };
        if (Outcome prepared = database.prepareAll(statements); !prepared)
            return prepared;
        const Result<QVariant> identity = database.value(u"SELECT hex(id) FROM identity"_s);
        if (!identity)
            return failure(identity.error());
        id = identity->toString();
        if (Outcome read = readHeader(); !read)
            return read;
        if (!header)
            return takeFormat1();
        keepFormat1(); // again, because a crash may have come between the commit and this step
        return {};
    }

    /// Reads the header from the file, because other processes change it too; errors of takeHeader(), Storage.
    Outcome readHeader()
    {
        const Result<QVariant> stored = database.value(u"SELECT sealed FROM header"_s);
        return stored ? takeHeader(*stored) : failure(stored.error());
    }

    /// Takes the header that the file holds. Another master key than that of `header` has sealed the entries anew:
    /// `key` is wiped then, and sealedElsewhere() called. Damaged, InvalidInput for a newer header.
    Outcome takeHeader(const QVariant &stored)
    {
        if (stored.isNull())
            return header ? failure(ErrorCode::Damaged, u"the vault file is damaged"_s) : Outcome();
        const QByteArray bytes = stored.toByteArray();
        if (header && bytes == header->encode())
            return {};
        const Result<VaultHeader> decoded = VaultHeader::decode(bytes);
        if (!decoded)
            return failure(decoded.error());
        if (!header || !header->hasMasterKeyOf(*decoded)) {
            key.set(SecretBytes());
            if (sealedElsewhere)
                sealedElsewhere();
        }
        header = *decoded;
        return {};
    }

    /// Runs `work`, which changes entries by `key`, in a transaction, so that no other process seals the vault anew
    /// meanwhile. WalletLocked; errors of readHeader() and of `work`.
    template<class Work> Outcome change(Work &&work)
    {
        return database.transaction([&]() -> Outcome {
            if (Outcome read = readHeader(); !read)
                return read;
            return key.isEmpty() ? lockedFailure() : work();
        });
    }

    /// Takes in a vault of format 1 where there is one; it sealed header and entries in the same way, so that they are
    /// copied without the passphrase. Then renames its file. Storage, Damaged, InvalidInput for a newer header.
    Outcome takeFormat1()
    {
        constexpr qsizetype maxFormat1Bytes = qsizetype(256) * 1024 * 1024;
        const Result<QByteArray> old = readPrivateFile(file(u"vault"_s), maxFormat1Bytes);
        if (!old)
            return old.error().code == ErrorCode::NotFound ? Outcome() : failure(old.error());
        const Result<VaultHeader> decoded = VaultHeader::decode(*old);
        if (!decoded)
            return failure(decoded.error());
        const auto entries = vaultEntries::readFormat1(*old);
        if (!entries)
            return failure(entries.error());
        const Outcome taken = database.transaction([&]() -> Outcome {
            for (auto entry = entries->cbegin(); entry != entries->cend(); ++entry) {
                if (Outcome kept = run(insert, {toColumn(entry.key()), toColumn(entry.value())}); !kept)
                    return kept;
            }
            return writeHeader(*decoded);
        });
        if (!taken)
            return taken;
        header = *decoded;
        keepFormat1();
        return {};
    }

    /// Renames the file of format 1 to vault.v1. A failure is ignored: the next start tries again.
    void keepFormat1() const { QFile::rename(file(u"vault"_s), file(u"vault.v1"_s)); }

    /// Replaces the header in the file, not in memory: from then on its secret opens the vault. Storage, Damaged.
    [[nodiscard]] Outcome writeHeader(const VaultHeader &fresh) const
    {
        return database
            .change(u"INSERT OR REPLACE INTO header (id, sealed) VALUES (1, ?)"_s, {toColumn(fresh.encode())})
            .map([](int) {});
    }

    /// Reads an entry from the file and takes the header with it, which may wipe `key`. NotFound; as readHeader().
    Result<QByteArray> readSealed(const QByteArray &name)
    {
        QVariant entry;
        QVariant stored;
        const Outcome read = visitRows(select, {toColumn(name)}, [&entry, &stored](const QSqlQuery &row) {
            entry = row.value(0);
            stored = row.value(1);
            return false;
        });
        if (const Outcome taken = read.and_then([&] { return takeHeader(stored); }); !taken)
            return failure(taken.error());
        if (entry.isNull())
            return failure(ErrorCode::NotFound, u"the vault has no such entry"_s);
        return entry.toByteArray();
    }

    /// Seals every entry that is not damaged with this key instead of `key`. Call it in the transaction that replaces
    /// the header. Storage, Damaged.
    Outcome sealAgain(const SecretBytes &freshKey)
    {
        QList<std::pair<QByteArray, QByteArray>> entries;
        const Outcome read
            = database.visit(u"SELECT name, sealed FROM entries"_s, {}, [&entries](const QSqlQuery &row) {
                  entries.emplaceBack(row.value(0).toByteArray(), row.value(1).toByteArray());
                  return true;
              });
        if (!read)
            return read;
        for (const auto &[name, bytes] : std::as_const(entries)) {
            const Result<SecretBytes> secret = vaultEntries::open(name, bytes, key.show());
            if (!secret)
                // A damaged entry stays as it is, so that it does not prevent the change of a leaked passphrase.
                continue;
            if (Outcome kept = run(insert, {toColumn(name), toColumn(vaultEntries::seal(name, *secret, freshKey))});
                !kept)
                return kept;
        }
        return {};
    }

    /// Returns the bytes that `secret` stands for: a copy of its own, or for KeyFile those of the file "vault.key".
    /// Where that is missing or of another size, first writes new random bytes to it, unless the vault is protected by
    /// it: then Damaged. Storage; InvalidInput for an empty passphrase or keychain's key.
    [[nodiscard]] Result<SecretBytes> readOrMakeSecret(const VaultSecret &secret) const
    {
        if (secret.protection != VaultProtection::KeyFile) {
            if (secret.bytes.isEmpty())
                return failure(ErrorCode::InvalidInput, u"the vault's passphrase is empty"_s);
            return secret.bytes.clone();
        }
        Result<QByteArray> bytes = readPrivateFile(file(u"vault.key"_s), VaultHeader::keySize);
        if (!bytes && bytes.error().code == ErrorCode::Storage)
            return failure(bytes.error());
        if (bytes && bytes->size() == static_cast<qsizetype>(VaultHeader::keySize)) {
            SecretBytes read = SecretBytes::copyOf(*bytes);
            wipe(*bytes);
            return read;
        }
        if (header && header->protection == VaultProtection::KeyFile)
            return failure(ErrorCode::Damaged, u"the vault's key file is missing or damaged"_s);
        // A key file that a crash left without a vault is unused, and a damaged one opens none: either may be replaced.
        SecretBytes made(VaultHeader::keySize);
        randombytes_buf(made.span().data(), made.span().size());
        if (Outcome written = writePrivateFile(file(u"vault.key"_s), made.view()); !written)
            return failure(written.error());
        return made;
    }
};

FileVault::FileVault(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

FileVault::~FileVault() = default;

Result<std::unique_ptr<FileVault>> FileVault::open(const QString &directory, std::optional<VaultCost> fixedCost,
                                                   FileCheck check)
{
    if (Outcome ready = ensurePrivateDirectory(directory); !ready)
        return failure(ready.error());
    static const Database::Migrations migrations{{
        u"CREATE TABLE identity (id BLOB NOT NULL) STRICT"_s,
        u"INSERT INTO identity (id) VALUES (randomblob(16))"_s,
        u"CREATE TABLE header (id INTEGER PRIMARY KEY CHECK (id = 1), sealed BLOB NOT NULL) STRICT"_s,
        u"CREATE TABLE entries (name BLOB NOT NULL PRIMARY KEY, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID"_s,
    }};
    Result<Database> database = Database::open(QDir(directory).filePath(u"vault.sqlite"_s), migrations, check);
    if (!database && database.error().code == ErrorCode::Damaged)
        return failure(ErrorCode::Damaged,
                       database.error().detail.contains(u"newer"_s)
                           ? u"the vault was written by a newer version of this program"_s
                           : u"the vault file is damaged"_s);
    if (!database)
        return failure(database.error());
    auto d = std::make_unique<Private>(directory, std::move(*database), fixedCost);
    return d->load().map([&d] { return std::unique_ptr<FileVault>(new FileVault(std::move(d))); });
}

const QString &FileVault::id() const
{
    return d->id;
}

const std::optional<VaultHeader> &FileVault::header() const
{
    return d->header;
}

std::optional<VaultCost> FileVault::fixedCost() const
{
    return d->fixedCost;
}

bool FileVault::isLocked() const
{
    return d->key.isEmpty();
}

void FileVault::lock()
{
    d->key.set(SecretBytes());
}

Outcome FileVault::refresh()
{
    return d->readHeader();
}

void FileVault::onSealedElsewhere(std::function<void()> sealedElsewhere)
{
    d->sealedElsewhere = std::move(sealedElsewhere);
}

Outcome FileVault::unlock(const VaultSecret &secret)
{
    if (Outcome read = d->readHeader(); !read)
        return read;
    if (!d->header || d->header->protection != secret.protection)
        return failure(ErrorCode::Unauthorized, u"the vault has another protection"_s);
    const Result<SecretBytes> bytes = d->readOrMakeSecret(secret);
    if (!bytes)
        return failure(bytes.error());
    const Result<OpenedHeader> opened = openHeader(*d->header, *bytes, d->fixedCost);
    if (!opened && secret.protection != VaultProtection::Passphrase && opened.error().code == ErrorCode::Unauthorized)
        return failure(ErrorCode::Damaged, u"the key file or the keychain's key is not this vault's"_s);
    if (!opened)
        return failure(opened.error());
    return unlock(*opened);
}

Outcome FileVault::unlock(const OpenedHeader &opened)
{
    // A header that another process has made stronger meanwhile stays.
    bool isStronger = false;
    const Outcome done = d->database.transaction([&]() -> Outcome {
        if (Outcome read = d->readHeader(); !read)
            return read;
        if (!d->header || !d->header->hasMasterKeyOf(opened.header))
            return failure(ErrorCode::Unauthorized, u"the vault has another protection"_s);
        isStronger = opened.stronger && d->header->sealedMasterKey == opened.header.sealedMasterKey;
        return isStronger ? d->writeHeader(*opened.stronger) : Outcome();
    });
    if (!done)
        return done;
    if (isStronger)
        d->header = opened.stronger;
    d->key.set(vaultEntries::keyFrom(opened.masterKey));
    return {};
}

Outcome FileVault::protect(const VaultSecret &secret)
{
    if (Outcome read = d->readHeader(); !read)
        return read;
    if (d->header && isLocked())
        return lockedFailure();
    const Result<SecretBytes> bytes = d->readOrMakeSecret(secret);
    if (!bytes)
        return failure(bytes.error());
    const Result<OpenedHeader> made = makeHeader(secret.protection, *bytes, d->fixedCost);
    return made.and_then([this](const OpenedHeader &header) { return protect(header); });
}

Outcome FileVault::protect(const OpenedHeader &made)
{
    SecretBytes fresh = vaultEntries::keyFrom(made.masterKey);
    const Outcome changed = d->database.transaction([&]() -> Outcome {
        if (Outcome read = d->readHeader(); !read)
            return read;
        if (d->header && isLocked())
            return lockedFailure();
        if (Outcome again = d->sealAgain(fresh); !again)
            return again;
        return d->writeHeader(made.header);
    });
    if (!changed)
        return changed;
    d->key.set(std::move(fresh));
    d->header = made.header;
    // Write-ahead log, format-1 file and key file still hold data that the old protection opens. If one cannot be
    // removed, it reveals no more than any older copy of the files does.
    [[maybe_unused]] const Outcome truncated = d->database.execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QFile::remove(d->file(u"vault.v1"_s));
    if (d->header->protection != VaultProtection::KeyFile)
        QFile::remove(d->file(u"vault.key"_s));
    return {};
}

Outcome FileVault::put(const QByteArray &name, const SecretBytes &secret)
{
    if (name.isEmpty() || name.size() > vaultEntries::maxNameSize || secret.view().size() > vaultEntries::maxSecretSize)
        return failure(ErrorCode::InvalidInput, u"a vault entry has a name and at most 64 KiB"_s);
    return d->change([&] {
        return run(d->insert, {toColumn(name), toColumn(vaultEntries::seal(name, secret, d->key.show()))});
    });
}

Result<SecretBytes> FileVault::get(const QByteArray &name) const
{
    const Result<QByteArray> sealed = d->readSealed(name);
    if (!sealed && sealed.error().code != ErrorCode::NotFound)
        return failure(sealed.error());
    if (isLocked())
        return lockedFailure();
    return sealed.and_then([&](const QByteArray &bytes) { return vaultEntries::open(name, bytes, d->key.show()); });
}

Outcome FileVault::remove(const QByteArray &name)
{
    return d->change([&]() -> Outcome {
        if (const Result<QByteArray> sealed = d->readSealed(name); !sealed)
            return failure(sealed.error());
        return d->database.change(u"DELETE FROM entries WHERE name = ?"_s, {toColumn(name)}).map([](int) {});
    });
}

} // namespace curvedesk

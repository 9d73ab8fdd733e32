// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/WalletStore.h"

#include "core/storage/Database.h"

#include <QHash>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxWalletLabel = 64;

// The migrations of the file. Nothing writes to api_keys any more: the journal's database has the keys.
const Database::Migrations &walletSchema()
{
    static const Database::Migrations migrations{
        {
            u"CREATE TABLE wallets (seq INTEGER PRIMARY KEY, address BLOB NOT NULL UNIQUE, label TEXT NOT NULL,"
            " created_ms INTEGER NOT NULL) STRICT"_s,
            u"CREATE TABLE api_keys (hash BLOB NOT NULL PRIMARY KEY, wallet BLOB NOT NULL REFERENCES wallets(address),"
            " created_ms INTEGER NOT NULL) STRICT"_s,
        },
        {
            u"ALTER TABLE wallets ADD COLUMN watched INTEGER NOT NULL DEFAULT 0"_s,
        },
        {
            u"CREATE INDEX wallets_label ON wallets (label)"_s,
        }};
    return migrations;
}

// The name of the wallet's entry in the vault.
QByteArray vaultName(const Address &address)
{
    return "wallet:" + address.toBase58().toLatin1();
}

// The error of a row that no wallet has.
tl::unexpected<Error> damagedWallets()
{
    return failure(ErrorCode::Damaged, u"the wallet database is damaged"_s);
}

// The label without needless spaces. InvalidInput when it is too long.
Result<QString> checkedLabel(const QString &label)
{
    const QString simplified = label.simplified();
    if (simplified.size() > maxWalletLabel)
        return failure(ErrorCode::InvalidInput, u"label must have at most 64 characters"_s);
    return simplified;
}

} // namespace

class WalletStore::Private
{
public:
    Private(Database database_, KeyVault &vault_, const Clock &clock_)
        : database(std::move(database_))
        , vault(vault_)
        , clock(clock_)
    {
    }

    Database database;
    KeyVault &vault;
    const Clock &clock;
    QSqlQuery selectByAddress;
    QSqlQuery selectAll;
    QSqlQuery selectLabel;
    QSqlQuery version; ///< reads a number that changes when another process wrote
    /// The wallets that sign and were asked for, because every order looks up its own. Others are read each time:
    /// another process may give a watched one its key.
    QHash<Address, WalletRecord> known;
    QList<WalletRecord> all;
    std::function<Outcome()> mayAdd = [] { return Outcome(); };
    std::optional<qlonglong> listedVersion; ///< of `all`; nullopt: not read yet, or an old row was changed since

    /// Prepares the statements; writes nothing. Storage, Damaged.
    Outcome prepare()
    {
        const QString select = u"SELECT address, label, created_ms, watched FROM wallets "_s;
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&selectByAddress, select + u"WHERE address = ?"_s},
            {&selectAll, select + u"ORDER BY seq"_s},
            {&selectLabel, u"SELECT 1 FROM wallets WHERE label = ? LIMIT 1"_s},
            {&version, u"PRAGMA data_version"_s},
        };
        return database.prepareAll(statements);
    }

    /// Runs a SELECT of the columns above; its rows. Storage, Damaged.
    static Result<QList<WalletRecord>> readRows(QSqlQuery &query, const QVariantList &values)
    {
        QList<WalletRecord> records;
        bool isSound = true;
        const Outcome read = visitRows(query, values, [&](const QSqlQuery &row) {
            const Result<Address> address = Address::fromBytes(row.value(0).toByteArray());
            isSound = address.has_value();
            if (isSound)
                records.append({*address, row.value(1).toString(), row.value(2).toLongLong(), row.value(3).toBool()});
            return isSound;
        });
        if (!read)
            return failure(read.error());
        return isSound ? Result<QList<WalletRecord>>(std::move(records)) : damagedWallets();
    }

    /// The wallet with this address; nullopt when there is none. Storage, Damaged.
    Result<std::optional<WalletRecord>> find(const Address &address)
    {
        if (const auto it = known.constFind(address); it != known.cend())
            return *it;
        const Result<QList<WalletRecord>> found = readRows(selectByAddress, {address.view().toByteArray()});
        if (!found)
            return failure(found.error());
        if (found->isEmpty())
            return std::nullopt;
        if (!found->constFirst().isWatched)
            known.insert(address, found->constFirst());
        return found->constFirst();
    }

    /// Checks that there is such a wallet, which signs. WalletNotFound; Forbidden for a watched one; Storage, Damaged.
    Outcome checkHasKey(const Address &address)
    {
        const Result<std::optional<WalletRecord>> found = find(address);
        if (!found)
            return failure(found.error());
        if (!*found)
            return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
        if ((*found)->isWatched)
            return failure(ErrorCode::Forbidden, u"this wallet is only watched: its private key is elsewhere"_s);
        return {};
    }

    /// Reads all wallets into `all`, unless they are there and no other process has written since. Storage, Damaged.
    Outcome readAll()
    {
        if (!version.exec() || !version.next())
            return failure(storageError(version.lastError()));
        const qlonglong current = version.value(0).toLongLong();
        version.finish();
        if (current == listedVersion)
            return {};
        Result<QList<WalletRecord>> records = readRows(selectAll, {});
        if (!records)
            return failure(records.error());
        all = *std::move(records);
        listedVersion = current;
        return {};
    }

    /// Changes the row of `address` and forgets what memory has of it, so that it is read again. Storage, Damaged.
    Outcome change(const QString &sql, const QVariantList &values, const Address &address)
    {
        const Result<int> changed = database.change(sql, values);
        if (!changed)
            return failure(changed.error());
        known.remove(address);
        listedVersion.reset();
        return {};
    }

    /// Adds the wallet to the file, and to `all` where that was read; an empty label becomes "Wallet 3" or the like.
    /// InvalidInput for a label that is too long, Storage, Damaged.
    Result<WalletRecord> insert(const Address &address, const QString &label, bool isWatched)
    {
        Result<QString> wanted = checkedLabel(label);
        if (wanted && wanted->isEmpty())
            wanted = unusedLabel();
        if (!wanted)
            return failure(wanted.error());
        const WalletRecord record{address, *wanted, clock.nowMs(), isWatched};
        const Result<int> added
            = database.change(u"INSERT INTO wallets (address, label, created_ms, watched) VALUES (?, ?, ?, ?)"_s,
                              {address.view().toByteArray(), record.label, record.createdMs, isWatched ? 1 : 0});
        if (!added)
            return failure(added.error());
        if (listedVersion)
            all.append(record);
        return record;
    }

    /// A label of the form "Wallet 3" that no wallet has. Storage, Damaged.
    Result<QString> unusedLabel()
    {
        const Result<QVariant> last = database.value(u"SELECT COALESCE(MAX(seq), 0) FROM wallets"_s);
        if (!last)
            return failure(last.error());
        for (qlonglong number = last->toLongLong() + 1;; ++number) {
            const QString label = u"Wallet %1"_s.arg(number);
            bool isUsed = false;
            const Outcome read = visitRows(selectLabel, {label}, [&isUsed](const QSqlQuery &) {
                isUsed = true;
                return false;
            });
            if (!read)
                return failure(read.error());
            if (!isUsed)
                return label;
        }
    }
};

WalletStore::WalletStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

WalletStore::~WalletStore() = default;

Result<std::unique_ptr<WalletStore>> WalletStore::open(const QString &databasePath, KeyVault &vault, const Clock &clock,
                                                       FileCheck check)
{
    Result<Database> database = Database::open(databasePath, walletSchema(), check);
    if (!database)
        return failure(database.error());
    auto d = std::make_unique<Private>(std::move(*database), vault, clock);
    if (Outcome prepared = d->prepare(); !prepared)
        return failure(prepared.error());
    if (check == FileCheck::Thorough) {
        if (Outcome read = d->readAll(); !read)
            return failure(read.error());
    }
    return std::unique_ptr<WalletStore>(new WalletStore(std::move(d)));
}

void WalletStore::askBeforeAdding(std::function<Outcome()> mayAdd)
{
    d->mayAdd = std::move(mayAdd);
}

Result<WalletRecord> WalletStore::add(const Keypair &keypair, const QString &label)
{
    const Address &address = keypair.address();
    const Result<std::optional<WalletRecord>> known = d->find(address);
    if (!known)
        return failure(known.error());
    if (*known && !(*known)->isWatched)
        return failure(ErrorCode::Conflict, u"this wallet is there already"_s);
    if (const Result<QString> wanted = checkedLabel(label); !wanted)
        return failure(wanted.error());
    if (const Outcome allowed = d->mayAdd(); !allowed)
        return failure(allowed.error());
    // The key is written before the row: a crash between the two leaves a key without a row, which adding the wallet
    // again overwrites with itself. In the other order the wallet could be listed without its key.
    if (Outcome kept = d->vault.put(vaultName(address), keypair.secretKey()); !kept)
        return failure(kept.error());
    if (!*known)
        return d->insert(address, label, false);
    WalletRecord record = **known;
    record.isWatched = false;
    return d->change(u"UPDATE wallets SET watched = 0 WHERE address = ?"_s, {address.view().toByteArray()}, address)
        .map([&record] { return record; });
}

Result<WalletRecord> WalletStore::watch(const Address &address, const QString &label)
{
    const Result<std::optional<WalletRecord>> known = d->find(address);
    if (!known)
        return failure(known.error());
    if (*known)
        return failure(ErrorCode::Conflict, u"this wallet is there already"_s);
    if (const Outcome allowed = d->mayAdd(); !allowed)
        return failure(allowed.error());
    return d->insert(address, label, true);
}

Outcome WalletStore::unwatch(const Address &address)
{
    // One statement decides, because another process may give the wallet its key meanwhile.
    const Result<int> removed = d->database.change(u"DELETE FROM wallets WHERE address = ? AND watched = 1"_s,
                                                   {address.view().toByteArray()});
    if (!removed)
        return failure(removed.error());
    d->listedVersion.reset();
    if (*removed > 0)
        return {};
    const Result<std::optional<WalletRecord>> known = d->find(address);
    if (!known)
        return failure(known.error());
    if (!*known)
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    return failure(ErrorCode::Forbidden, u"this wallet signs: only watched ones can be removed"_s);
}

Outcome WalletStore::rename(const Address &address, const QString &label)
{
    const Result<std::optional<WalletRecord>> known = d->find(address);
    if (!known)
        return failure(known.error());
    if (!*known)
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    const Result<QString> wanted = checkedLabel(label);
    if (!wanted)
        return failure(wanted.error());
    if (wanted->isEmpty())
        return failure(ErrorCode::InvalidInput, u"label must not be empty"_s);
    return d->change(u"UPDATE wallets SET label = ? WHERE address = ?"_s, {*wanted, address.view().toByteArray()},
                     address);
}

QList<WalletRecord> WalletStore::wallets() const
{
    [[maybe_unused]] const Outcome read = d->readAll();
    return d->all;
}

std::optional<WalletRecord> WalletStore::wallet(const Address &address) const
{
    return d->find(address).value_or(std::nullopt);
}

Result<Keypair> WalletStore::keypair(const Address &address) const
{
    if (const Outcome able = d->checkHasKey(address); !able)
        return failure(able.error());
    Result<SecretBytes> secret = d->vault.get(vaultName(address));
    if (!secret && secret.error().code == ErrorCode::NotFound)
        return failure(ErrorCode::Damaged, u"the vault has no key for this wallet"_s);
    if (!secret)
        return failure(secret.error());
    Result<Keypair> keypair = Keypair::fromOwnSecretKey(*std::move(secret));
    if (!keypair || keypair->address() != address)
        return failure(ErrorCode::Damaged, u"the vault has another key for this wallet"_s);
    return keypair;
}

Outcome WalletStore::checkSigner(const Address &address) const
{
    if (Outcome able = d->checkHasKey(address); !able)
        return able;
    if (d->vault.isLocked())
        return failure(ErrorCode::WalletLocked, u"The vault is locked"_s);
    return {};
}

Result<QList<OldApiKey>> WalletStore::oldApiKeys() const
{
    QList<OldApiKey> out;
    bool isSound = true;
    const Outcome read = d->database.visit(
        u"SELECT hash, wallet, created_ms FROM api_keys ORDER BY created_ms, rowid"_s, {}, [&](const QSqlQuery &row) {
            const Result<Hash> hash = Hash::fromBytes(row.value(0).toByteArray());
            const Result<Address> wallet = Address::fromBytes(row.value(1).toByteArray());
            isSound = hash && wallet;
            if (isSound)
                out.append({*hash, *wallet, row.value(2).toLongLong()});
            return isSound;
        });
    if (!read)
        return failure(read.error());
    if (!isSound)
        return damagedWallets();
    return out;
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/WalletStore.h"

#include "core/storage/Database.h"

#include <QHash>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxWalletLabel = 64;

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
        }};
    return migrations;
}

// The name of the wallet's entry in the vault.
QByteArray vaultName(const Address &address)
{
    return "wallet:" + address.toBase58().toLatin1();
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
    // The rows are also in memory, because every API request looks up its wallet.
    QList<WalletRecord> records;
    QHash<Address, qsizetype> positions; ///< indexes into `records`
    QHash<QString, int> labels; ///< number of wallets by label

    std::optional<QSqlQuery> version; ///< reads a number that changes when another process wrote
    qlonglong loadedVersion = -1;

    /// Reads all rows for the first time; writes nothing.
    Outcome prepare()
    {
        Result<QSqlQuery> query = database.prepare(u"PRAGMA data_version"_s);
        if (!query)
            return failure(query.error());
        version = std::move(*query);
        return refresh();
    }

    /// Reads all rows again when another process has written; else does nothing.
    Outcome refresh()
    {
        if (!version->exec() || !version->next())
            return failure(storageError(version->lastError()));
        const qlonglong current = version->value(0).toLongLong();
        version->finish();
        if (current == loadedVersion)
            return {};
        records.clear();
        positions.clear();
        labels.clear();
        if (Outcome loaded = load(); !loaded)
            return loaded;
        loadedVersion = current;
        return {};
    }

    /// The index of a wallet in `records`; finds also one that another process has added.
    std::optional<qsizetype> find(const Address &address)
    {
        auto position = positions.constFind(address);
        if (position == positions.cend() && refresh())
            position = positions.constFind(address);
        return position == positions.cend() ? std::nullopt : std::optional(*position);
    }

    /// Checks that the vault has the wallet's key. WalletNotFound; Forbidden for a watched wallet.
    Outcome checkHasKey(const Address &address)
    {
        const std::optional<qsizetype> position = find(address);
        if (!position)
            return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
        if (records.at(*position).isWatched)
            return failure(ErrorCode::Forbidden, u"this wallet is only watched: its private key is elsewhere"_s);
        return {};
    }

    /// Adds all rows to those in memory; writes nothing.
    Outcome load()
    {
        Outcome sound;
        const Outcome read = database.visit(
            u"SELECT address, label, created_ms, watched FROM wallets ORDER BY seq"_s, {}, [&](const QSqlQuery &row) {
                const Result<Address> address = Address::fromBytes(row.value(0).toByteArray());
                if (address)
                    addRecord({*address, row.value(1).toString(), row.value(2).toLongLong(), row.value(3).toBool()});
                else
                    sound = failure(address.error());
                return sound.has_value();
            });
        return read ? sound : read;
    }

    /// Adds the wallet to the records in memory.
    void addRecord(const WalletRecord &record)
    {
        positions.insert(record.address, records.size());
        ++labels[record.label];
        records.append(record);
    }

    /// Adds the wallet to file and memory; an empty label becomes "Wallet 3" or the like.
    Result<WalletRecord> insert(const Address &address, const QString &label, bool isWatched)
    {
        const Result<QString> wanted = checkedLabel(label);
        if (!wanted)
            return failure(wanted.error());
        const WalletRecord record{address, wanted->isEmpty() ? unusedLabel() : *wanted, clock.nowMs(), isWatched};
        const Result<int> added
            = database.change(u"INSERT INTO wallets (address, label, created_ms, watched) VALUES (?, ?, ?, ?)"_s,
                              {address.view().toByteArray(), record.label, record.createdMs, isWatched ? 1 : 0});
        if (!added)
            return failure(added.error());
        addRecord(record);
        return record;
    }

    /// A label of the form "Wallet 3" that no wallet has.
    [[nodiscard]] QString unusedLabel() const
    {
        for (qsizetype number = records.size() + 1;; ++number) {
            const QString label = u"Wallet %1"_s.arg(number);
            if (!labels.contains(label))
                return label;
        }
    }
};

WalletStore::WalletStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

WalletStore::~WalletStore() = default;

Result<std::unique_ptr<WalletStore>> WalletStore::open(const QString &databasePath, KeyVault &vault, const Clock &clock)
{
    Result<Database> database = Database::open(databasePath, walletSchema());
    if (!database)
        return failure(database.error());
    auto d = std::make_unique<Private>(std::move(*database), vault, clock);
    if (Outcome loaded = d->prepare(); !loaded)
        return failure(loaded.error());
    return std::unique_ptr<WalletStore>(new WalletStore(std::move(d)));
}

Result<WalletRecord> WalletStore::add(const Keypair &keypair, const QString &label)
{
    const Address &address = keypair.address();
    const std::optional<qsizetype> known = d->find(address);
    if (known && !d->records.at(*known).isWatched)
        return failure(ErrorCode::Conflict, u"this wallet is there already"_s);
    if (const Result<QString> wanted = checkedLabel(label); !wanted)
        return failure(wanted.error());
    // The key is written before the row: a crash between the two leaves a key without a row, which adding the wallet
    // again overwrites with itself. In the other order the wallet could be listed without its key.
    if (Outcome kept = d->vault.put(vaultName(address), keypair.secretKey()); !kept)
        return failure(kept.error());
    if (!known)
        return d->insert(address, label, false);
    const Result<int> changed
        = d->database.change(u"UPDATE wallets SET watched = 0 WHERE address = ?"_s, {address.view().toByteArray()});
    if (!changed)
        return failure(changed.error());
    d->records[*known].isWatched = false;
    return d->records.at(*known);
}

Result<WalletRecord> WalletStore::watch(const Address &address, const QString &label)
{
    if (d->find(address))
        return failure(ErrorCode::Conflict, u"this wallet is there already"_s);
    return d->insert(address, label, true);
}

Outcome WalletStore::rename(const Address &address, const QString &label)
{
    const std::optional<qsizetype> position = d->find(address);
    if (!position)
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    const Result<QString> wanted = checkedLabel(label);
    if (!wanted)
        return failure(wanted.error());
    if (wanted->isEmpty())
        return failure(ErrorCode::InvalidInput, u"label must not be empty"_s);
    const Result<int> changed = d->database.change(u"UPDATE wallets SET label = ? WHERE address = ?"_s,
                                                   {*wanted, address.view().toByteArray()});
    if (!changed)
        return failure(changed.error());
    QString &current = d->records[*position].label;
    if (--d->labels[current] == 0)
        d->labels.remove(current);
    current = *wanted;
    ++d->labels[current];
    return {};
}

QList<WalletRecord> WalletStore::wallets() const
{
    [[maybe_unused]] const Outcome refreshed = d->refresh(); // on a failure the list has the wallets known before
    return d->records;
}

std::optional<WalletRecord> WalletStore::wallet(const Address &address) const
{
    const std::optional<qsizetype> position = d->find(address);
    return position ? std::optional(d->records.at(*position)) : std::nullopt;
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
        return failure(ErrorCode::Damaged, u"the wallet database is damaged"_s);
    return out;
}

} // namespace curvedesk

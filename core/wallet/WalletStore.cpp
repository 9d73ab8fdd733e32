// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/WalletStore.h"

#include "core/storage/Database.h"

#include <sodium.h>

#include <QHash>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView apiKeyPrefix("cd_");
constexpr std::size_t apiKeyRandomBytes = 32;
constexpr qsizetype maxApiKeySize = 256;
constexpr qsizetype maxLabelSize = 64;

const Database::Migrations &schema()
{
    static const Database::Migrations migrations{{
        u"CREATE TABLE wallets (seq INTEGER PRIMARY KEY, address BLOB NOT NULL UNIQUE, label TEXT NOT NULL,"
        " created_ms INTEGER NOT NULL) STRICT"_s,
        u"CREATE TABLE api_keys (hash BLOB NOT NULL PRIMARY KEY, wallet BLOB NOT NULL REFERENCES wallets(address),"
        " created_ms INTEGER NOT NULL) STRICT"_s,
    }};
    return migrations;
}

QByteArray vaultName(const Address &address)
{
    return "wallet:" + address.toBase58().toLatin1();
}

// API keys are looked up by their digest: the time of the look-up reveals nothing, as nobody can choose a key's digest.
Hash hashOf(QByteArrayView apiKey)
{
    std::array<quint8, Hash::size> digest;
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char *>(apiKey.data()),
                       static_cast<unsigned long long>(apiKey.size()), nullptr, 0);
    return Hash(digest);
}

SecretBytes newApiKey()
{
    constexpr auto variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    constexpr std::size_t textSize = sodium_base64_ENCODED_LEN(apiKeyRandomBytes, variant) - 1;
    SecretBytes random(apiKeyRandomBytes);
    randombytes_buf(random.span().data(), random.span().size());
    SecretBytes text(static_cast<std::size_t>(apiKeyPrefix.size()) + textSize + 1);
    std::ranges::copy(apiKeyPrefix, text.span().begin());
    sodium_bin2base64(reinterpret_cast<char *>(text.span().data()) + apiKeyPrefix.size(), textSize + 1,
                      random.span().data(), random.span().size(), variant);
    return SecretBytes::copyOf(text.view().chopped(1)); // without the terminating zero
}

Result<QString> checkedLabel(const QString &label)
{
    const QString simplified = label.simplified();
    if (simplified.size() > maxLabelSize)
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
    // Both tables are also in memory, because every API request looks up its key and wallet.
    QList<WalletRecord> records;
    QHash<Address, qsizetype> positions; ///< in `records`
    QHash<Hash, Address> apiKeys;

    Outcome load()
    {
        Result<QSqlQuery> rows = database.prepare(u"SELECT address, label, created_ms FROM wallets ORDER BY seq"_s);
        if (!rows)
            return failure(rows.error());
        if (!rows->exec())
            return failure(storageError(rows->lastError()));
        while (rows->next()) {
            const Result<Address> address = Address::fromBytes(rows->value(0).toByteArray());
            if (!address)
                return failure(address.error());
            addRecord({*address, rows->value(1).toString(), rows->value(2).toLongLong(), false});
        }
        if (rows->lastError().isValid())
            return failure(storageError(rows->lastError()));
        return loadApiKeys();
    }

    Outcome loadApiKeys()
    {
        Result<QSqlQuery> rows = database.prepare(u"SELECT hash, wallet FROM api_keys"_s);
        if (!rows)
            return failure(rows.error());
        if (!rows->exec())
            return failure(storageError(rows->lastError()));
        while (rows->next()) {
            const Result<Hash> hash = Hash::fromBytes(rows->value(0).toByteArray());
            const Result<Address> address = Address::fromBytes(rows->value(1).toByteArray());
            if (!hash || !address || !positions.contains(*address))
                return failure(ErrorCode::Damaged, u"the wallet database is damaged"_s);
            addApiKey(*hash, *address);
        }
        if (rows->lastError().isValid())
            return failure(storageError(rows->lastError()));
        return {};
    }

    void addRecord(const WalletRecord &record)
    {
        positions.insert(record.address, records.size());
        records.append(record);
    }

    void addApiKey(const Hash &hash, const Address &address)
    {
        apiKeys.insert(hash, address);
        records[positions.value(address)].hasApiKey = true;
    }

    [[nodiscard]] QString unusedLabel() const
    {
        for (qsizetype number = records.size() + 1;; ++number) {
            const QString label = u"Wallet %1"_s.arg(number);
            if (std::ranges::none_of(records, [&](const WalletRecord &record) { return record.label == label; }))
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
    Result<Database> database = Database::open(databasePath, schema());
    if (!database)
        return failure(database.error());
    auto d = std::make_unique<Private>(std::move(*database), vault, clock);
    if (Outcome loaded = d->load(); !loaded)
        return failure(loaded.error());
    return std::unique_ptr<WalletStore>(new WalletStore(std::move(d)));
}

Result<WalletRecord> WalletStore::add(const Keypair &keypair, const QString &label)
{
    const Result<QString> wanted = checkedLabel(label);
    if (!wanted)
        return failure(wanted.error());
    const Address &address = keypair.address();
    if (d->positions.contains(address))
        return failure(ErrorCode::Conflict, u"this wallet is there already"_s);
    // The key is written before the row: a crash in between leaves a key without a row, which adding the wallet again
    // overwrites with itself. The other order could show an address whose key is lost.
    if (Outcome kept = d->vault.put(vaultName(address), keypair.secretKey()); !kept)
        return failure(kept.error());
    const WalletRecord record{address, wanted->isEmpty() ? d->unusedLabel() : *wanted, d->clock.nowMs(), false};
    Result<QSqlQuery> insert
        = d->database.prepare(u"INSERT INTO wallets (address, label, created_ms) VALUES (?, ?, ?)"_s);
    if (!insert)
        return failure(insert.error());
    insert->addBindValue(address.view().toByteArray());
    insert->addBindValue(record.label);
    insert->addBindValue(record.createdMs);
    if (!insert->exec())
        return failure(storageError(insert->lastError()));
    d->addRecord(record);
    return record;
}

Outcome WalletStore::rename(const Address &address, const QString &label)
{
    const auto position = d->positions.constFind(address);
    if (position == d->positions.cend())
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    const Result<QString> wanted = checkedLabel(label);
    if (!wanted)
        return failure(wanted.error());
    if (wanted->isEmpty())
        return failure(ErrorCode::InvalidInput, u"label must not be empty"_s);
    Result<QSqlQuery> update = d->database.prepare(u"UPDATE wallets SET label = ? WHERE address = ?"_s);
    if (!update)
        return failure(update.error());
    update->addBindValue(*wanted);
    update->addBindValue(address.view().toByteArray());
    if (!update->exec())
        return failure(storageError(update->lastError()));
    d->records[*position].label = *wanted;
    return {};
}

QList<WalletRecord> WalletStore::wallets() const
{
    return d->records;
}

std::optional<WalletRecord> WalletStore::wallet(const Address &address) const
{
    const auto position = d->positions.constFind(address);
    if (position == d->positions.cend())
        return std::nullopt;
    return d->records.at(*position);
}

Result<Keypair> WalletStore::keypair(const Address &address) const
{
    if (!d->positions.contains(address))
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    const Result<SecretBytes> secret = d->vault.get(vaultName(address));
    if (!secret && secret.error().code == ErrorCode::NotFound)
        return failure(ErrorCode::Damaged, u"the vault has no key for this wallet"_s);
    if (!secret)
        return failure(secret.error());
    Result<Keypair> keypair = Keypair::fromSecretKey(secret->view());
    if (!keypair || keypair->address() != address)
        return failure(ErrorCode::Damaged, u"the vault has another key for this wallet"_s);
    return keypair;
}

Outcome WalletStore::checkSigner(const Address &address) const
{
    if (!d->positions.contains(address))
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    if (d->vault.isLocked())
        return failure(ErrorCode::WalletLocked, u"The vault is locked"_s);
    return {};
}

Result<SecretBytes> WalletStore::issueApiKey(const Address &wallet)
{
    if (!d->positions.contains(wallet))
        return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
    SecretBytes apiKey = newApiKey();
    const Hash hash = hashOf(apiKey.view());
    Result<QSqlQuery> insert
        = d->database.prepare(u"INSERT INTO api_keys (hash, wallet, created_ms) VALUES (?, ?, ?)"_s);
    if (!insert)
        return failure(insert.error());
    insert->addBindValue(hash.view().toByteArray());
    insert->addBindValue(wallet.view().toByteArray());
    insert->addBindValue(d->clock.nowMs());
    if (!insert->exec())
        return failure(storageError(insert->lastError()));
    d->addApiKey(hash, wallet);
    return apiKey;
}

Result<Address> WalletStore::authenticate(QByteArrayView apiKey) const
{
    if (!apiKey.isEmpty() && apiKey.size() <= maxApiKeySize) {
        const auto owner = d->apiKeys.constFind(hashOf(apiKey));
        if (owner != d->apiKeys.cend())
            return *owner;
    }
    return failure(ErrorCode::Unauthorized, u"apiKey not found"_s);
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerStore.h"

#include "core/base/Bytes.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// The statements that make the tables of a new file.
const Database::Migrations &migrations()
{
    static const Database::Migrations steps = {{
        u"CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID"_s,
        u"CREATE TABLE accounts (address BLOB NOT NULL PRIMARY KEY, lamports INTEGER NOT NULL, owner BLOB NOT NULL,"
        " executable INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID"_s,
        u"CREATE TABLE transactions (sequence INTEGER PRIMARY KEY, slot INTEGER NOT NULL, block_time INTEGER NOT NULL,"
        " signature BLOB NOT NULL, error BLOB NOT NULL, wire BLOB NOT NULL, effects BLOB NOT NULL)"_s,
        u"CREATE TABLE signatures (prefix INTEGER NOT NULL, sequence INTEGER NOT NULL, PRIMARY KEY (prefix, sequence))"
        " WITHOUT ROWID"_s,
        AddressHistory::schema(),
    }};
    return steps;
}

} // namespace

LedgerStore::LedgerStore(Database database)
    : m_database(std::move(database))
{
}

Result<std::unique_ptr<LedgerStore>> LedgerStore::open(const QString &path)
{
    Result<Database> database = Database::open(path, migrations());
    if (!database)
        return failure(database.error());
    std::unique_ptr<LedgerStore> store(new LedgerStore(std::move(*database)));
    const Outcome prepared = store->prepareStatements();
    if (!prepared)
        return failure(prepared.error());
    if (path.isEmpty())
        return store;
    Result<std::unique_ptr<LedgerWriter>> writer = LedgerWriter::open(path, migrations());
    if (!writer)
        return failure(writer.error());
    store->m_writer = *std::move(writer);
    return store;
}

Outcome LedgerStore::prepareStatements()
{
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_queries.getMeta, u"SELECT value FROM meta WHERE key = ?"_s},
        {&m_queries.findSignature,
         u"SELECT t.sequence FROM signatures s JOIN transactions t ON t.sequence = s.sequence"
         " WHERE s.prefix = ? AND t.signature = ?"_s},
        {&m_queries.readTransaction,
         u"SELECT slot, block_time, signature, error, wire, effects FROM transactions WHERE sequence = ?"_s},
        {&m_queries.readSummary, u"SELECT slot, block_time, signature, error FROM transactions WHERE sequence = ?"_s},
        {&m_queries.readFirstFrom,
         u"SELECT sequence, slot FROM transactions WHERE sequence >= ? ORDER BY sequence LIMIT 1"_s},
    };
    if (const Outcome prepared = m_database.prepareAll(statements); !prepared)
        return prepared;
    Result<LedgerRows> rows = LedgerRows::prepare(m_database);
    if (!rows)
        return failure(rows.error());
    m_rows = std::move(*rows);
    Result<AddressHistory> history = AddressHistory::open(m_database);
    if (!history)
        return failure(history.error());
    m_history = std::move(*history);
    return {};
}

Result<QByteArray> LedgerStore::meta(const QString &key, qsizetype size)
{
    QByteArray value;
    const Outcome read = visitRows(m_queries.getMeta, {key}, [&value](const QSqlQuery &row) {
        value = row.value(0).toByteArray();
        return false;
    });
    if (!read)
        return failure(read.error());
    if (!value.isEmpty() && value.size() != size)
        return failure(ErrorCode::Damaged, u"the ledger's %1 does not decode"_s.arg(key));
    return value;
}

Result<quint64> LedgerStore::metaNumber(const QString &key, std::optional<quint64> without)
{
    const Result<QByteArray> value = meta(key, sizeof(quint64));
    if (!value)
        return failure(value.error());
    if (value->isEmpty() && without)
        return *without;
    if (value->isEmpty())
        return failure(ErrorCode::Damaged, u"the ledger has no %1"_s.arg(key));
    return ByteReader(*value).u64();
}

Result<std::optional<LedgerStore::Header>> LedgerStore::readHeader()
{
    const Result<QByteArray> hash = meta(metaKey::genesisHash, static_cast<qsizetype>(Hash::size));
    if (!hash)
        return failure(hash.error());
    if (hash->isEmpty())
        return std::optional<Header>();
    Header header;
    header.genesisHash = Hash(ByteReader(*hash).array<Hash::size>());
    const std::tuple<QString, quint64 *, std::optional<quint64>> numbers[] = {
        {metaKey::seed, &header.seed, std::nullopt},
        {metaKey::genesisLamports, &header.genesisLamports, std::nullopt},
        {metaKey::burnedLamports, &header.burnedLamports, std::nullopt},
        {metaKey::slotCeiling, &header.slotCeiling, std::nullopt},
        // A ledger that never lost a transaction has none of these.
        {metaKey::limitedTo, &header.limitedTo, 0},
        {metaKey::firstWholeSlot, &header.firstWholeSlot, 0},
    };
    for (const auto &[key, number, without] : numbers) {
        const Result<quint64> value = metaNumber(key, without);
        if (!value)
            return failure(value.error());
        *number = *value;
    }
    const Result<QVariant> last = m_database.value(u"SELECT MAX(sequence) FROM transactions"_s);
    if (!last)
        return failure(last.error());
    header.nextSequence = last->isNull() ? 0 : u64FromColumn(*last) + 1;
    const Outcome rebuilt = rebuildIndexTail(header.nextSequence);
    if (!rebuilt)
        return failure(rebuilt.error());
    return std::optional(header);
}

Outcome LedgerStore::setSlotCeiling(quint64 slot)
{
    return m_rows->setMeta(metaKey::slotCeiling, slot);
}

} // namespace curvedesk::sandbox

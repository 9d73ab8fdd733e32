// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderSchema.h"

#include "core/journal/IdempotencyHash.h"

namespace curvedesk::orderSchema {

using namespace Qt::StringLiterals;

const Database::Migrations &migrations()
{
    static const Database::Migrations all{
        {
            u"CREATE TABLE orders ("
            " seq INTEGER PRIMARY KEY,"
            " id TEXT NOT NULL UNIQUE,"
            " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),"
            " status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 4),"
            " wallet BLOB NOT NULL,"
            " mint BLOB NOT NULL,"
            " symbol TEXT NOT NULL,"
            " api_owner TEXT NOT NULL,"
            " idempotency_key BLOB NOT NULL,"
            " request_hash BLOB NOT NULL,"
            " quoted_quote_lamports INTEGER NOT NULL,"
            " quoted_tokens INTEGER NOT NULL,"
            " limit_lamports INTEGER NOT NULL,"
            " limit_tokens INTEGER NOT NULL,"
            " signature BLOB NOT NULL UNIQUE,"
            " wire BLOB,"
            " last_valid_block_height INTEGER NOT NULL,"
            " sealed_mint_key BLOB NOT NULL,"
            " slot INTEGER NOT NULL,"
            " error TEXT,"
            " error_text TEXT NOT NULL,"
            " moved_lamports INTEGER NOT NULL,"
            " moved_tokens INTEGER NOT NULL,"
            " fee_lamports INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL,"
            " settled_ms INTEGER NOT NULL) STRICT"_s,
            u"CREATE UNIQUE INDEX orders_idempotency ON orders (api_owner, idempotency_key)"
            " WHERE length(idempotency_key) > 0"_s,
            u"CREATE INDEX orders_owner ON orders (api_owner)"_s,
            u"CREATE INDEX orders_unsettled ON orders (seq) WHERE status IN (0, 4)"_s,
        },
        {
            // A fork can undo an outcome at "confirmed". The outcomes of the first version count as final.
            u"ALTER TABLE orders ADD COLUMN signed_slot INTEGER NOT NULL DEFAULT 0"_s,
            u"ALTER TABLE orders ADD COLUMN finalized INTEGER NOT NULL DEFAULT 0 CHECK (finalized IN (0, 1))"_s,
            u"ALTER TABLE orders ADD COLUMN rollbacks INTEGER NOT NULL DEFAULT 0"_s,
            u"UPDATE orders SET finalized = 1 WHERE status NOT IN (0, 4)"_s,
            u"DROP INDEX orders_unsettled"_s,
            u"CREATE INDEX orders_open ON orders (seq) WHERE finalized = 0"_s,
        },
        {
            u"CREATE TABLE intent ("
            " seq INTEGER PRIMARY KEY,"
            " id TEXT NOT NULL UNIQUE,"
            " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),"
            " wallet BLOB NOT NULL, mint BLOB NOT NULL,"
            " symbol TEXT NOT NULL,"
            " api_owner TEXT NOT NULL,"
            " idempotency_key BLOB NOT NULL, request_hash BLOB NOT NULL,"
            " quoted_lamports INTEGER NOT NULL, quoted_tokens INTEGER NOT NULL,"
            " limit_lamports INTEGER NOT NULL, limit_tokens INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL) STRICT"_s,
            u"CREATE TABLE attempt ("
            " seq INTEGER PRIMARY KEY,"
            " intent INTEGER NOT NULL REFERENCES intent (seq),"
            " signature BLOB NOT NULL UNIQUE, wire BLOB,"
            " last_valid_block_height INTEGER NOT NULL,"
            " signed_slot INTEGER NOT NULL,"
            " status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 4),"
            " slot INTEGER NOT NULL, error TEXT,"
            " error_text TEXT NOT NULL,"
            " moved_lamports INTEGER NOT NULL, moved_tokens INTEGER NOT NULL,"
            " fee_lamports INTEGER NOT NULL, settled_ms INTEGER NOT NULL,"
            " finalized INTEGER NOT NULL CHECK (finalized IN (0, 1)),"
            " rollbacks INTEGER NOT NULL) STRICT"_s,
            u"INSERT INTO intent SELECT seq, id, kind, wallet, mint, symbol, api_owner, idempotency_key, request_hash,"
            " quoted_quote_lamports, quoted_tokens, limit_lamports, limit_tokens, created_ms FROM orders ORDER BY seq"_s,
            u"INSERT INTO attempt SELECT seq, seq, signature, wire, last_valid_block_height, signed_slot, status, slot,"
            " error, error_text, moved_lamports, moved_tokens, fee_lamports, settled_ms, finalized, rollbacks"
            " FROM orders ORDER BY seq"_s,
            u"DROP TABLE orders"_s,
            u"CREATE UNIQUE INDEX intent_idempotency ON intent (api_owner, idempotency_key)"
            " WHERE length(idempotency_key) > 0"_s,
            u"CREATE INDEX intent_owner ON intent (api_owner)"_s,
            // While one attempt can have had an effect, no program can store a second one for its intent.
            u"CREATE UNIQUE INDEX attempt_live ON attempt (intent) WHERE status <> 3"_s,
            u"CREATE INDEX attempt_intent ON attempt (intent)"_s,
            u"CREATE INDEX attempt_open ON attempt (intent) WHERE finalized = 0"_s,
        },
        {
            u"CREATE TABLE api_key ("
            " seq INTEGER PRIMARY KEY,"
            " hash BLOB NOT NULL UNIQUE,"
            " id TEXT NOT NULL UNIQUE,"
            " owner TEXT NOT NULL UNIQUE,"
            " wallet TEXT NOT NULL,"
            " label TEXT NOT NULL,"
            " scopes INTEGER NOT NULL,"
            " wallets TEXT NOT NULL,"
            " max_order INTEGER, max_hour INTEGER, max_day INTEGER, max_slippage INTEGER, max_fee INTEGER,"
            " expires_ms INTEGER NOT NULL,"
            " needs_approval INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL, last_used_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,"
            " revision INTEGER NOT NULL) STRICT"_s,
            // The lamports that an order of a key counts against its limits: `counted` is `reserved` as long as its
            // outcome is open, then what it took, where that is known.
            u"CREATE TABLE spending ("
            " intent INTEGER PRIMARY KEY REFERENCES intent (seq),"
            " key INTEGER NOT NULL REFERENCES api_key (seq),"
            " at_ms INTEGER NOT NULL,"
            " reserved INTEGER NOT NULL,"
            " trade INTEGER NOT NULL,"
            " counted INTEGER NOT NULL,"
            " open INTEGER NOT NULL) STRICT"_s,
            u"CREATE INDEX spending_settled ON spending (key, at_ms, counted) WHERE open = 0"_s,
            u"CREATE INDEX spending_open ON spending (key, counted) WHERE open = 1"_s,
            // Settles the spending in whatever statement changes the status of an attempt. Statuses: 0 Pending,
            // 1 Succeeded, 2 Failed, 3 Expired, 4 Unknown. A figure of 0 is one that is not known yet.
            u"CREATE TRIGGER attempt_spending AFTER UPDATE OF status, moved_lamports, fee_lamports ON attempt"
            " BEGIN UPDATE spending SET open = NEW.status IN (0, 4), counted = CASE"
            " WHEN NEW.status = 3 THEN 0"
            " WHEN NEW.status = 2 AND NEW.fee_lamports > 0 THEN NEW.fee_lamports"
            " WHEN NEW.status = 1 AND trade > 0 AND NEW.moved_lamports > 0 THEN reserved - trade + NEW.moved_lamports"
            " ELSE reserved END WHERE intent = NEW.intent; END"_s,
        },
        {
            // A recipient makes an order a transfer, whatever its kind says: the CHECK of `kind` is older.
            u"ALTER TABLE intent ADD COLUMN decimals INTEGER NOT NULL DEFAULT 6"_s,
            u"ALTER TABLE intent ADD COLUMN recipient BLOB"_s,
            u"CREATE INDEX intent_recipient ON intent (recipient) WHERE recipient IS NOT NULL"_s,
        },
        {
            // See AuditLog.
            u"CREATE TABLE audit_head (lines INTEGER NOT NULL, bytes INTEGER NOT NULL, hash TEXT NOT NULL) STRICT"_s,
            u"INSERT INTO audit_head VALUES (0, 0, '')"_s,
        },
        idempotencyHash::listingStatements(u"intent"_s),
        {
            // A number that rises with each change of an API key, except for its last use.
            u"CREATE TABLE api_key_version (version INTEGER NOT NULL) STRICT"_s,
            u"INSERT INTO api_key_version VALUES (0)"_s,
            u"CREATE TRIGGER api_key_added AFTER INSERT ON api_key"
            " BEGIN UPDATE api_key_version SET version = version + 1; END"_s,
            u"CREATE TRIGGER api_key_changed AFTER UPDATE OF revision ON api_key"
            " BEGIN UPDATE api_key_version SET version = version + 1; END"_s,
        },
        {u"ALTER TABLE attempt ADD COLUMN landed_ms INTEGER NOT NULL DEFAULT 0"_s},
        {u"ALTER TABLE attempt ADD COLUMN accepted_ms INTEGER NOT NULL DEFAULT 0"_s},
        {
            // What an order counts is what left its wallet, where its record told that: of orders that each reserve the
            // rent of the same new account, one pays it. A sale counts its fee and rents. Statuses as above.
            u"ALTER TABLE attempt ADD COLUMN balance_change INTEGER"_s,
            u"DROP TRIGGER attempt_spending"_s,
            u"CREATE TRIGGER attempt_spending"
            " AFTER UPDATE OF status, moved_lamports, fee_lamports, balance_change ON attempt"
            " BEGIN UPDATE spending SET open = NEW.status IN (0, 4), counted = CASE"
            " WHEN NEW.status = 3 THEN 0"
            " WHEN NEW.status = 2 AND NEW.fee_lamports > 0 THEN NEW.fee_lamports"
            " WHEN NEW.status = 1 AND NEW.balance_change IS NOT NULL"
            " THEN iif(trade > 0, max(0, -NEW.balance_change),"
            " max(NEW.fee_lamports, NEW.moved_lamports - NEW.balance_change))"
            " WHEN NEW.status = 1 AND trade > 0 AND NEW.moved_lamports > 0 THEN reserved - trade + NEW.moved_lamports"
            " ELSE reserved END WHERE intent = NEW.intent; END"_s,
        },
        {
            // The closed files of the audit log, by their first line's number; audit_head has the current one.
            u"CREATE TABLE audit_file ("
            " first INTEGER PRIMARY KEY,"
            " last INTEGER NOT NULL,"
            " bytes INTEGER NOT NULL,"
            " hash TEXT NOT NULL) STRICT"_s,
            u"ALTER TABLE audit_head ADD COLUMN first INTEGER NOT NULL DEFAULT 1"_s,
        }};
    return all;
}

} // namespace curvedesk::orderSchema

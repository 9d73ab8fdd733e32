// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultSchema.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

const Database::Migrations &vaultSchema::migrations()
{
    static const Database::Migrations all{{
        u"CREATE TABLE identity (id BLOB NOT NULL) STRICT"_s,
        u"INSERT INTO identity (id) VALUES (randomblob(16))"_s,
        u"CREATE TABLE header (id INTEGER PRIMARY KEY CHECK (id = 1), sealed BLOB NOT NULL) STRICT"_s,
        u"CREATE TABLE entries (name BLOB NOT NULL PRIMARY KEY, sealed BLOB NOT NULL) STRICT, WITHOUT ROWID"_s,
    }};
    return all;
}

} // namespace curvedesk

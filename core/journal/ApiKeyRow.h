// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/ApiKey.h"
#include "core/storage/Database.h"

/// An API key in the journal's database.
namespace curvedesk::apiKeyRow {

/// The columns for a SELECT of keys, as read() takes them.
[[nodiscard]] inline QString columns()
{
    return QStringLiteral("seq, id, owner, wallet, label, scopes, wallets, max_order, max_hour, max_day, max_slippage,"
                          " max_fee, expires_ms, needs_approval, created_ms, last_used_ms, revoked_ms, revision");
}

/// A cap as its column has it; NULL: there is none.
[[nodiscard]] inline QVariant capToColumn(const std::optional<quint64> &cap)
{
    return cap ? toColumn(*cap) : QVariant(QMetaType(QMetaType::LongLong));
}

/// The cap that capToColumn() made a column of; nullopt for NULL.
[[nodiscard]] inline std::optional<quint64> capFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional(u64FromColumn(column));
}

/// The key in the present row of a SELECT of columns(); a value of a wrong type counts as 0 or empty.
[[nodiscard]] inline ApiKey read(const QSqlQuery &row)
{
    ApiKey key;
    int column = 0;
    key.sequence = row.value(column++).toLongLong();
    key.id = row.value(column++).toString();
    key.owner = row.value(column++).toString();
    key.wallet = row.value(column++).toString();
    key.label = row.value(column++).toString();
    key.rights.scopes = KeyScopes::fromInt(row.value(column++).toInt());
    key.rights.wallets = row.value(column++).toString().split(u' ', Qt::SkipEmptyParts);
    key.rights.maxOrderLamports = capFromColumn(row.value(column++));
    key.rights.maxHourLamports = capFromColumn(row.value(column++));
    key.rights.maxDayLamports = capFromColumn(row.value(column++));
    key.rights.maxSlippageBps = capFromColumn(row.value(column++));
    key.rights.maxFeeLamports = capFromColumn(row.value(column++));
    key.rights.expiresMs = row.value(column++).toLongLong();
    key.rights.needsApproval = row.value(column++).toBool();
    key.createdMs = row.value(column++).toLongLong();
    key.lastUsedMs = row.value(column++).toLongLong();
    key.revokedMs = row.value(column++).toLongLong();
    key.revision = row.value(column++).toLongLong();
    return key;
}

/// The values of the columns of a key's rights, from scopes to needs_approval, in the order of columns().
[[nodiscard]] inline QVariantList rightsValues(const KeyRights &rights)
{
    return {rights.scopes.toInt(),
            toColumn(rights.wallets.join(u' ')),
            capToColumn(rights.maxOrderLamports),
            capToColumn(rights.maxHourLamports),
            capToColumn(rights.maxDayLamports),
            capToColumn(rights.maxSlippageBps),
            capToColumn(rights.maxFeeLamports),
            rights.expiresMs,
            rights.needsApproval ? 1 : 0};
}

} // namespace curvedesk::apiKeyRow

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/ApiKeyTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/KeyRightsText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <algorithm>

namespace curvedesk {

ApiKeyTableModel::ApiKeyTableModel(QObject *parent)
    : ColumnModel({{tr("Key")}, {tr("May")}, {tr("Last use"), true}}, parent)
{
}

void ApiKeyTableModel::setKeys(QList<KeySummary> keys, qint64 nowMs)
{
    std::ranges::reverse(keys);
    std::ranges::stable_partition(keys,
                                  [nowMs](const KeySummary &each) { return keyRightsText::isValid(each.key, nowMs); });
    // The rows are replaced only where their number changes, so that the highlighted one stays.
    const bool isReset = keys.size() != m_keys.size();
    if (isReset)
        beginResetModel();
    m_keys = std::move(keys);
    m_nowMs = nowMs;
    if (isReset)
        endResetModel();
    else if (!m_keys.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::optional<ApiKey> ApiKeyTableModel::key(const QString &id) const
{
    const auto found = std::ranges::find_if(m_keys, [&id](const KeySummary &each) { return each.key.id == id; });
    return found == m_keys.end() ? std::nullopt : std::optional(found->key);
}

int ApiKeyTableModel::rowOf(const QString &id) const
{
    const auto found = std::ranges::find_if(m_keys, [&id](const KeySummary &each) { return each.key.id == id; });
    return found == m_keys.end() ? -1 : static_cast<int>(found - m_keys.begin());
}

bool ApiKeyTableModel::isValid(int row) const
{
    return keyRightsText::isValid(m_keys.at(row).key, m_nowMs);
}

QVariant ApiKeyTableModel::cell(const QModelIndex &index, int role) const
{
    const KeySummary &key = m_keys.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(key, index.column());
    case Qt::ToolTipRole:
        return displayText::toolTip(explanation(key));
    case CellToneRole:
        return static_cast<int>(index.column() == NameColumn && isValid(index.row()) ? Tone::Normal : Tone::Muted);
    case NoteRole:
        return index.column() == RightsColumn ? QVariant(text(key, RightsColumn)) : QVariant();
    case WalletRole:
        return key.key.wallet;
    case IdRole:
        return key.key.id;
    default:
        return {};
    }
}

QString ApiKeyTableModel::text(const KeySummary &key, int column) const
{
    switch (column) {
    case NameColumn:
        return keyRightsText::name(key.key);
    case RightsColumn:
        if (key.key.revokedMs != 0)
            return tr("revoked");
        if (!keyRightsText::isValid(key.key, m_nowMs))
            return tr("expired");
        return tr("%1; %2").arg(keyRightsText::scopes(key.key.rights.scopes), keyRightsText::limits(key.key.rights));
    case LastUseColumn:
        return key.key.lastUsedMs == 0 ? tr("never") : timeText::age(key.key.lastUsedMs, m_nowMs);
    default:
        return {};
    }
}

QString ApiKeyTableModel::explanation(const KeySummary &key) const
{
    const ApiKey &row = key.key;
    QStringList lines{
        tr("May: %1").arg(keyRightsText::scopes(row.rights.scopes)),
        tr("Limits: %1").arg(keyRightsText::limits(row.rights)),
        tr("Spent: %1 SOL in the last hour, %2 SOL in the last day")
            .arg(amountText::solPlain(key.spending.hourLamports), amountText::solPlain(key.spending.dayLamports)),
        tr("Made: %1").arg(timeText::utc(row.createdMs))};
    if (!row.wallet.isEmpty())
        lines.append(tr("Wallet: %1").arg(row.wallet));
    if (row.lastUsedMs != 0)
        lines.append(tr("Last used: %1").arg(timeText::utc(row.lastUsedMs)));
    if (row.rights.expiresMs != 0)
        lines.append(tr("Expires: %1").arg(timeText::utc(row.rights.expiresMs)));
    if (row.revokedMs != 0)
        lines.append(tr("Revoked: %1").arg(timeText::utc(row.revokedMs)));
    return lines.join(QChar::LineFeed);
}

} // namespace curvedesk
#include "moc_ApiKeyTableModel.cpp"

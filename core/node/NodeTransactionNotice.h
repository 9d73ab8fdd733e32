// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <QSet>

namespace curvedesk {

/// A landed transaction, with what several subscriptions ask of it: its accounts and the text of its logs are made
/// once.
class NodeTransactionNotice
{
public:
    /// `record` must outlive this.
    explicit NodeTransactionNotice(const TransactionRecord &record)
        : m_record(record)
    {
    }

    /// The transaction as it landed.
    [[nodiscard]] const TransactionRecord &record() const { return m_record; }
    /// True when the transaction names this account. Decodes the transaction the first time and keeps its accounts.
    [[nodiscard]] bool mentions(const Address &address);
    /// The result of a logsNotification, as JSON text. Makes it the first time and keeps it as long as this lives.
    [[nodiscard]] const QByteArray &logs();
    /// The result of a signatureNotification, as JSON text, for any transaction that landed in `slot`; `error`: of one
    /// that failed.
    [[nodiscard]] static QByteArray outcome(quint64 slot, const std::optional<TransactionError> &error);

private:
    const TransactionRecord &m_record;
    QSet<Address> m_keys;
    QByteArray m_logs;
};

} // namespace curvedesk

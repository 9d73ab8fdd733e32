// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/fee/PriorityFee.h"

namespace curvedesk {

QCoro::Task<networkFee::RecentFees> PriorityFee::recent(QList<Address> written)
{
    Task<QList<quint64>> askedHere = m_cluster.recentPriorityFees(written);
    Task<QList<quint64>> askedAnywhere = m_cluster.recentPriorityFees({});
    const Result<QList<quint64>> here = co_await askedHere;
    const Result<QList<quint64>> anywhere = co_await askedAnywhere;
    co_return networkFee::RecentFees{here.value_or(QList<quint64>()), anywhere.value_or(QList<quint64>())};
}

QList<Address> PriorityFee::writtenBy(const Message &message)
{
    QList<Address> written;
    for (qsizetype i = message.requiredSignatures; i < message.accountKeys.size(); ++i) {
        if (message.isWritable(i))
            written.append(message.accountKeys[i]);
    }
    return written;
}

} // namespace curvedesk

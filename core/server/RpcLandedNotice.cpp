// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/RpcLandedNotice.h"

#include "core/server/RpcReplyJson.h"
#include "core/server/RpcTransactionJson.h"

namespace curvedesk {

bool RpcLandedNotice::mentions(const Address &address)
{
    if (m_keys.isEmpty()) {
        const auto transaction = Transaction::decode(m_record.wire);
        if (transaction)
            m_keys = QSet<Address>(transaction->message.accountKeys.cbegin(), transaction->message.accountKeys.cend());
    }
    return m_keys.contains(address);
}

const QByteArray &RpcLandedNotice::logs()
{
    if (m_logs.isEmpty())
        m_logs = rpcReplyJson::atSlot(m_record.slot,
                                      R"({"signature":")" + m_record.signature.toBase58().toLatin1() + R"(","err":)"
                                          + rpcTransactionJson::errorText(m_record.error) + R"(,"logs":)"
                                          + rpcTransactionJson::logs(m_record.logs) + '}');
    return m_logs;
}

QByteArray RpcLandedNotice::outcome() const
{
    return outcome(m_record.slot, m_record.error);
}

QByteArray RpcLandedNotice::outcome(quint64 slot, const std::optional<TransactionError> &error)
{
    return rpcReplyJson::atSlot(slot, R"({"err":)" + rpcTransactionJson::errorText(error) + '}');
}

} // namespace curvedesk

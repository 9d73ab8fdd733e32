// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeTransactionNotice.h"

#include "core/node/NodeReplyJson.h"
#include "core/node/NodeTransactionJson.h"

namespace curvedesk {

bool NodeTransactionNotice::mentions(const Address &address)
{
    if (m_keys.isEmpty()) {
        if (const auto transaction = Transaction::decode(m_record.wire))
            m_keys = QSet<Address>(transaction->message.accountKeys.cbegin(), transaction->message.accountKeys.cend());
    }
    return m_keys.contains(address);
}

const QByteArray &NodeTransactionNotice::logs()
{
    if (m_logs.isEmpty())
        m_logs = nodeReplyJson::atSlot(m_record.slot, [this](JsonWriter &json) {
            json.beginObject();
            json.key("signature").string(m_record.signature.toBase58());
            json.key("err");
            nodeTransactionJson::writeError(json, m_record.error);
            json.key("logs");
            nodeTransactionJson::writeLogs(json, m_record.logs);
            json.endObject();
        });
    return m_logs;
}

QByteArray NodeTransactionNotice::outcome(quint64 slot, const std::optional<TransactionError> &error)
{
    return nodeReplyJson::atSlot(slot, [&error](JsonWriter &json) {
        json.beginObject().key("err");
        nodeTransactionJson::writeError(json, error);
        json.endObject();
    });
}

} // namespace curvedesk

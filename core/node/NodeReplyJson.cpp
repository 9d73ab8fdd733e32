// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeReplyJson.h"

#include <QJsonDocument>

namespace curvedesk::nodeReplyJson {

QByteArray id(const QJsonValue &id)
{
    if (id.isString() || id.isDouble())
        return QJsonDocument(QJsonArray{id}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
    return QByteArrayLiteral("null");
}

QByteArray quoted(const QString &plain)
{
    return QJsonDocument(QJsonArray{plain}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
}

QByteArray result(const QByteArray &result, const QByteArray &id)
{
    return R"({"jsonrpc":"2.0","result":)" + result + R"(,"id":)" + id + '}';
}

QByteArray error(const NodeFailure &failure, const QByteArray &id)
{
    QByteArray error = R"({"code":)" + QByteArray::number(failure.code) + R"(,"message":)" + quoted(failure.message);
    if (!failure.data.isEmpty())
        error += R"(,"data":)" + failure.data;
    return R"({"jsonrpc":"2.0","error":)" + error + R"(},"id":)" + id + '}';
}

QByteArray notification(const QByteArray &method, quint64 subscription, const QByteArray &result)
{
    return R"({"jsonrpc":"2.0","method":")" + method + R"(","params":{"result":)" + result + R"(,"subscription":)"
        + QByteArray::number(subscription) + "}}";
}

QByteArray atSlot(quint64 slot, const QByteArray &value)
{
    return R"({"context":{"slot":)" + QByteArray::number(slot) + R"(},"value":)" + value + '}';
}

} // namespace curvedesk::nodeReplyJson

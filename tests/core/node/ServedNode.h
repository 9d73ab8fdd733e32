// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/node/NodeMethods.h"
#include "tests/core/node/NodeScene.h"

namespace curvedesk::test {

inline QJsonObject at(const QString &commitment, QJsonObject config = {})
{
    config.insert(QStringLiteral("commitment"), commitment);
    return config;
}

inline QJsonArray withConfig(const QJsonArray &params, const QString &level, QJsonObject config = {})
{
    QJsonArray out = params;
    if (!level.isEmpty())
        config.insert(QStringLiteral("commitment"), level);
    out.append(config);
    return out;
}

/// A list whose only element is a list: braces would make a copy of it.
inline QJsonArray one(const QJsonArray &list)
{
    QJsonArray out;
    out.append(list);
    return out;
}

/// Asks without sockets in between.
class Node : public sandbox::test::LedgerScene
{
public:
    QJsonObject reply(const QByteArray &body)
    {
        return QJsonDocument::fromJson(QCoro::waitFor(m_rpc.answer(body))).object();
    }
    QByteArray text(const QString &method, const QJsonArray &params = {})
    {
        return QCoro::waitFor(m_rpc.answer(rpcRequest(method, params)));
    }
    QJsonValue result(const QString &method, const QJsonArray &params = {})
    {
        return reply(rpcRequest(method, params)).value(QStringLiteral("result"));
    }
    QJsonObject error(const QString &method, const QJsonArray &params = {})
    {
        return reply(rpcRequest(method, params)).value(QStringLiteral("error")).toObject();
    }
    QJsonValue value(const QString &method, const QJsonArray &params = {})
    {
        return result(method, params).toObject().value(QStringLiteral("value"));
    }
    qint64 contextSlot(const QString &method, const QJsonArray &params = {})
    {
        return result(method, params)
            .toObject()
            .value(QStringLiteral("context"))
            .toObject()
            .value(QStringLiteral("slot"))
            .toInteger(-1);
    }
    void advance(int count)
    {
        for (int i = 0; i < count; ++i)
            ledger->advanceSlot();
    }

private:
    NodeMethods m_rpc{*ledger};
};

} // namespace curvedesk::test

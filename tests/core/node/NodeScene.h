// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/LocalStore.h"
#include "core/node/NodeHost.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/core/http/RawHttpClient.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QWebSocket>

namespace curvedesk::test {

inline QByteArray rpcRequest(const QString &method, const QJsonArray &params = {}, const QJsonValue &id = 1)
{
    const QJsonObject request{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                              {QStringLiteral("id"), id},
                              {QStringLiteral("method"), method},
                              {QStringLiteral("params"), params}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact);
}

/// A ledger that is served as a node; its slots advance when the test says so.
class SandboxRpcScene : public sandbox::test::LedgerScene
{
public:
    explicit SandboxRpcScene(const QString &path = {})
        : LedgerScene(path)
        , host(*ledger, documents)
    {
        const Result<quint16> listening = host.listen(0);
        if (!listening)
            qFatal("the node does not listen: %s", qPrintable(listening.error().detail));
        port = *listening;
    }

    void advance(int count)
    {
        for (int i = 0; i < count; ++i)
            ledger->advanceSlot();
    }

    [[nodiscard]] QByteArray http(const QByteArray &body, const QByteArray &hostName = "127.0.0.1:1") const
    {
        return "POST / HTTP/1.1\r\nHost: " + hostName + "\r\nContent-Type: application/json\r\nContent-Length: "
            + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }

    /// The whole reply to one call over HTTP; empty when none came.
    [[nodiscard]] QJsonObject reply(const QString &method, const QJsonArray &params = {}) const
    {
        RawHttpClient client(port);
        client.send(http(rpcRequest(method, params)));
        if (!QTest::qWaitFor([&] { return !client.replies().isEmpty(); }))
            return {};
        return QJsonDocument::fromJson(client.reply().body).object();
    }
    [[nodiscard]] QJsonValue result(const QString &method, const QJsonArray &params = {}) const
    {
        return reply(method, params).value(u"result");
    }
    [[nodiscard]] int errorCode(const QString &method, const QJsonArray &params = {}) const
    {
        return reply(method, params).value(u"error").toObject().value(u"code").toInt();
    }

    LocalStore documents{QString()}; ///< in memory
    NodeHost host;
    quint16 port = 0;
};

/// A client of the subscriptions.
class SandboxRpcClient
{
public:
    explicit SandboxRpcClient(quint16 httpPort)
    {
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [this](const QString &text) {
            const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
            if (message.contains(QStringLiteral("method")))
                notifications.append(message);
            else
                replies.append(message);
        });
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(httpPort + 1)));
    }

    [[nodiscard]] bool isOpen()
    {
        return QTest::qWaitFor([this] { return socket.state() == QAbstractSocket::ConnectedState; });
    }

    /// The reply to a request; empty when none came.
    QJsonObject ask(const QString &method, const QJsonArray &params = {}, const QJsonValue &id = 1)
    {
        const qsizetype before = replies.size();
        if (!isOpen())
            return {};
        socket.sendTextMessage(QString::fromUtf8(rpcRequest(method, params, id)));
        if (!QTest::qWaitFor([&] { return replies.size() > before; }))
            return {};
        return replies.last();
    }
    /// The id of the subscription; -1 when it was refused.
    qint64 subscribe(const QString &method, const QJsonArray &params = {})
    {
        return ask(method, params).value(QStringLiteral("result")).toInteger(-1);
    }
    /// Everything that was sent before has arrived once this has.
    bool sync() { return ask(QStringLiteral("nothing")).contains(QStringLiteral("error")); }

    /// `result` of the n-th notification.
    [[nodiscard]] QJsonObject result(qsizetype index) const
    {
        return notifications.value(index)
            .value(QStringLiteral("params"))
            .toObject()
            .value(QStringLiteral("result"))
            .toObject();
    }
    [[nodiscard]] QJsonValue value(qsizetype index) const { return result(index).value(QStringLiteral("value")); }

    QWebSocket socket;
    QList<QJsonObject> replies;
    QList<QJsonObject> notifications;
};

} // namespace curvedesk::test

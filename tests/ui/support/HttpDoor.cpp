// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/HttpDoor.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QTcpServer>
#include <QTcpSocket>

namespace curvedesk::httpDoor {

namespace {

constexpr int patienceMs = 30'000;

} // namespace

quint16 freePort()
{
    QTcpServer probe;
    probe.listen(QHostAddress::LocalHost);
    return probe.serverPort();
}

Reply ask(quint16 port, const QByteArray &method, const QByteArray &path, const QByteArray &key,
          const QJsonObject &body)
{
    const QByteArray json = body.isEmpty() ? QByteArray() : QJsonDocument(body).toJson(QJsonDocument::Compact);
    QByteArray head = method + ' ' + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port)
        + "\r\nConnection: close\r\nx-api-key: " + key + "\r\n";
    if (!json.isEmpty())
        head += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(json.size()) + "\r\n";
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    socket.write(head + "\r\n" + json);
    QByteArray answer;
    while (socket.waitForReadyRead(patienceMs))
        answer += socket.readAll();
    const qsizetype end = answer.indexOf("\r\n\r\n");
    if (!answer.startsWith("HTTP/1.1 ") || end < 0)
        return {};
    return {answer.mid(9, 3).toInt(), QJsonDocument::fromJson(answer.mid(end + 4)).object()};
}

} // namespace curvedesk::httpDoor

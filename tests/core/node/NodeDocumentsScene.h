// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataDocument.h"
#include "tests/core/node/NodeScene.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QTimer>

namespace curvedesk::test {

inline constexpr QByteArrayView formType = "Content-Type: multipart/form-data; boundary=b0undary\r\n";
inline const QByteArray add = "POST /api/v0/add?cid-version=1&raw-leaves=true";

inline QByteArray part(const QByteArray &content, const QByteArray &head = R"(name="file"; filename="coin.png")")
{
    return "--b0undary\r\nContent-Disposition: form-data; " + head
        + "\r\nContent-Type: application/octet-stream\r\n\r\n" + content + "\r\n";
}

inline QByteArray form(const QByteArray &content)
{
    return part(content) + "--b0undary--\r\n";
}

inline QByteArray png()
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/images/png24.png"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QByteArray document()
{
    CoinMetadata metadata;
    metadata.name = QStringLiteral("Cat");
    metadata.symbol = QStringLiteral("CAT");
    metadata.image = QStringLiteral("ipfs://") + rawCid(png());
    return metadataDocument(metadata);
}

// A sound image of exactly that many bytes: what follows a PNG's end is not looked at.
inline QByteArray pngOf(qsizetype size)
{
    const QByteArray head = png();
    return head + QByteArray(size - head.size(), 'x');
}

inline QJsonObject json(const RawReply &reply)
{
    return QJsonDocument::fromJson(reply.body).object();
}

/// The node, as a client of its IPFS side sees it.
class DocumentsScene : public SandboxRpcScene
{
public:
    [[nodiscard]] RawReply raw(const QByteArray &bytes) const
    {
        RawHttpClient client(port);
        client.send(bytes);
        // Without the naps of qWaitFor: an upload takes hundreds of turns.
        QTimer wake;
        wake.start(100);
        const QDeadlineTimer deadline(20'000);
        while (client.replies().isEmpty() && !deadline.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return client.reply();
    }
    /// `target`: method and path. `lines`: each with its CRLF.
    [[nodiscard]] RawReply ask(const QByteArray &target, const QByteArray &lines = {},
                               const QByteArray &body = {}) const
    {
        return raw(target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + lines
                   + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    [[nodiscard]] RawReply post(const QByteArray &body, const QByteArray &target = add) const
    {
        return ask(target, formType.toByteArray(), body);
    }
    [[nodiscard]] RawReply cat(const QByteArray &argument) const { return ask("POST /api/v0/cat?arg=" + argument); }
};

// {"Message":...,"Code":0,"Type":"error"}, and the message says this.
inline bool isKuboError(const RawReply &reply, const QString &saying)
{
    const QJsonObject error = json(reply);
    return reply.status == 500 && reply.headers.value("content-type") == "application/json" && error.size() == 3
        && error.value(u"Message").toString().contains(saying) && error.value(u"Code") == QJsonValue(0)
        && error.value(u"Type") == QJsonValue(QStringLiteral("error"));
}

} // namespace curvedesk::test

#define VERIFY_KUBO_ERROR(reply, saying)                                                                               \
    QVERIFY2(curvedesk::test::isKuboError(reply, saying), QByteArray::number((reply).status) + ' ' + (reply).body)

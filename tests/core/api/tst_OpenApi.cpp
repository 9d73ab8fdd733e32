// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointTable.h"
#include "core/api/OpenApi.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

class tst_OpenApi : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void hasEveryEndpoint();
    void describesParameters();
    void describesBodies();
    void describesReplies();
    void resolvesItsReferences();

private:
    QJsonObject operation(const QString &path, const QString &method) const
    {
        return m_document.value("paths"_L1).toObject().value(path).toObject().value(method).toObject();
    }

    QJsonObject m_document;
};

void tst_OpenApi::initTestCase()
{
    QJsonParseError error;
    m_document = QJsonDocument::fromJson(openApi::document(endpointTable()), &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
}

void tst_OpenApi::hasEveryEndpoint()
{
    QCOMPARE(m_document.value("openapi"_L1).toString(), u"3.1.0"_s);
    QVERIFY(!m_document.value("info"_L1).toObject().value("version"_L1).toString().isEmpty());
    const QJsonObject paths = m_document.value("paths"_L1).toObject();
    QCOMPARE(paths.size(), static_cast<qsizetype>(endpointTable().size()));
    for (const Endpoint &endpoint : endpointTable()) {
        const QJsonObject found
            = operation(QString::fromLatin1(endpoint.path), QString::fromLatin1(endpoint.method).toLower());
        QCOMPARE(found.value("operationId"_L1).toString(), QString::fromLatin1(endpoint.id));
        QCOMPARE(found.value("security"_L1).toArray().isEmpty(), !endpoint.needsKey);
        QVERIFY(found.value("responses"_L1).toObject().contains("200"_L1));
        QVERIFY(found.value("responses"_L1).toObject().contains("default"_L1));
        QCOMPARE(found.contains("requestBody"_L1), endpoint.body != BodyKind::None);
    }
}

void tst_OpenApi::describesParameters()
{
    const QJsonArray parameters = operation(u"/quote"_s, u"get"_s).value("parameters"_L1).toArray();
    QCOMPARE(parameters.size(), 4);
    const QJsonObject mode = parameters.at(2).toObject();
    QCOMPARE(mode.value("name"_L1).toString(), u"mode"_s);
    QCOMPARE(mode.value("in"_L1).toString(), u"query"_s);
    QCOMPARE(mode.value("required"_L1).toBool(), true);
    QCOMPARE(mode.value("schema"_L1).toObject().value("enum"_L1).toArray(), (QJsonArray{u"buy"_s, u"sell"_s}));
    const QJsonObject id = operation(u"/orders/{id}"_s, u"get"_s).value("parameters"_L1).toArray().at(0).toObject();
    QCOMPARE(id.value("in"_L1).toString(), u"path"_s);
    const QJsonArray trade = operation(u"/trade"_s, u"post"_s).value("parameters"_L1).toArray();
    QCOMPARE(trade.size(), 2);
    QCOMPARE(trade.at(1).toObject().value("in"_L1).toString(), u"header"_s);
}

void tst_OpenApi::describesBodies()
{
    const auto schema = [this](const QString &path, const QString &type) {
        return operation(path, u"post"_s)
            .value("requestBody"_L1)
            .toObject()
            .value("content"_L1)
            .toObject()
            .value(type)
            .toObject()
            .value("schema"_L1)
            .toObject();
    };
    const QJsonObject trade = schema(u"/trade"_s, u"application/json"_s);
    QCOMPARE(trade.value("required"_L1).toArray(),
             (QJsonArray{u"mode"_s, u"token"_s, u"amount"_s, u"amountInSol"_s, u"slippage"_s, u"priorityFee"_s}));
    QVERIFY(trade.value("properties"_L1).toObject().contains("private"_L1));
    QVERIFY(!trade.value("properties"_L1).toObject().contains("wait"_L1));
    const QJsonObject launch = schema(u"/createToken"_s, u"multipart/form-data"_s);
    QCOMPARE(launch.value("properties"_L1).toObject().size(), 11);
    const QJsonObject body = operation(u"/createWallet"_s, u"post"_s).value("requestBody"_L1).toObject();
    QCOMPARE(body.value("required"_L1).toBool(true), false);
}

void tst_OpenApi::describesReplies()
{
    const QJsonObject schema = operation(u"/info"_s, u"get"_s)
                                   .value("responses"_L1)
                                   .toObject()
                                   .value("200"_L1)
                                   .toObject()
                                   .value("content"_L1)
                                   .toObject()
                                   .value("application/json"_L1)
                                   .toObject()
                                   .value("schema"_L1)
                                   .toObject();
    QCOMPARE(schema.value("required"_L1).toArray().size(), 12);
    const QJsonObject data = schema.value("properties"_L1).toObject().value("Data"_L1).toObject();
    QCOMPARE(data.value("type"_L1).toString(), u"object"_s);
    const QJsonObject creators = data.value("properties"_L1).toObject().value("Creators"_L1).toObject();
    QCOMPARE(creators.value("type"_L1).toArray(), (QJsonArray{u"array"_s, u"null"_s}));
    QVERIFY(creators.value("items"_L1).toObject().value("properties"_L1).toObject().contains("Share"_L1));
}

void tst_OpenApi::resolvesItsReferences()
{
    const QByteArray text = openApi::document(endpointTable());
    qsizetype at = 0;
    int count = 0;
    while ((at = text.indexOf("\"$ref\":\"#/", at)) >= 0) {
        at += 10;
        QJsonValue target = m_document;
        for (const QByteArray &step : text.mid(at, text.indexOf('"', at) - at).split('/'))
            target = target.toObject().value(QString::fromLatin1(step));
        QVERIFY(target.isObject());
        ++count;
    }
    QVERIFY(count > 10);
}

CURVEDESK_TEST(tst_OpenApi)
#include "tst_OpenApi.moc"

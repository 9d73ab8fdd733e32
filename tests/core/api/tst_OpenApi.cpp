// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointTable.h"
#include "core/api/ErrorJson.h"
#include "core/api/OpenApi.h"
#include "core/api/OpenApiErrors.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace openApiTest {

class tst_OpenApi : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void hasEveryEndpoint();
    void describesParameters();
    void describesBodies();
    void describesReplies();
    void describesErrors();
    void hasExamples();
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
    QCOMPARE(paths.size(), static_cast<qsizetype>(endpointTable().size()) + 1); // and the event stream
    QVERIFY(operation(u"/ws"_s, u"get"_s).value("responses"_L1).toObject().contains("101"_L1));
    for (const Endpoint &endpoint : endpointTable()) {
        const QJsonObject found
            = operation(QString::fromLatin1(endpoint.path), QString::fromLatin1(endpoint.method).toLower());
        QCOMPARE(found.value("operationId"_L1).toString(), QString::fromLatin1(endpoint.id));
        QCOMPARE(found.value("security"_L1).toArray().isEmpty(), !endpoint.needsKey());
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
    QCOMPARE(launch.value("properties"_L1).toObject().size(), 12);
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
    QCOMPARE(schema.value("required"_L1).toArray().size(), 13);
    const QJsonObject data = schema.value("properties"_L1).toObject().value("Data"_L1).toObject();
    QCOMPARE(data.value("type"_L1).toString(), u"object"_s);
    const QJsonObject creators = data.value("properties"_L1).toObject().value("Creators"_L1).toObject();
    QCOMPARE(creators.value("type"_L1).toArray(), (QJsonArray{u"array"_s, u"null"_s}));
    QVERIFY(creators.value("items"_L1).toObject().value("properties"_L1).toObject().contains("Share"_L1));
}

void tst_OpenApi::describesErrors()
{
    const auto statusesOf = [this](const QString &path, const QString &method) {
        return operation(path, method).value("responses"_L1).toObject().keys();
    };
    QCOMPARE(statusesOf(u"/balance"_s, u"get"_s),
             (QStringList{u"200"_s, u"400"_s, u"401"_s, u"403"_s, u"404"_s, u"421"_s, u"429"_s, u"500"_s, u"502"_s,
                          u"503"_s, u"504"_s, u"default"_s}));
    QCOMPARE(statusesOf(u"/createWallet"_s, u"post"_s),
             (QStringList{u"200"_s, u"400"_s, u"403"_s, u"413"_s, u"415"_s, u"421"_s, u"423"_s, u"429"_s, u"500"_s,
                          u"503"_s, u"default"_s}));
    QVERIFY(statusesOf(u"/trade"_s, u"post"_s).contains(u"422"_s));
    // Every error that the host can answer is described, with a code that it has.
    QMultiHash<int, QByteArray> described;
    const QJsonObject components = m_document.value("components"_L1).toObject().value("responses"_L1).toObject();
    for (const openApi::ErrorReply &reply : openApi::errorReplies()) {
        const QJsonObject content = components.value(QString::fromLatin1(reply.name))
                                        .toObject()
                                        .value("content"_L1)
                                        .toObject()
                                        .value("application/json"_L1)
                                        .toObject();
        for (const QString &code : content.value("examples"_L1).toObject().keys())
            described.insert(reply.status, code.toLatin1());
        QVERIFY2(described.contains(reply.status), reply.name.data());
    }
    QMultiHash<int, QByteArray> known;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        const errorJson::WireCode wire = errorJson::wireCode(static_cast<ErrorCode>(code));
        QVERIFY2(described.contains(wire.status), wire.code);
        known.insert(wire.status, wire.code);
    }
    for (const auto [status, code] : described.asKeyValueRange()) {
        if (status != 426) // of the handshake alone
            QVERIFY2(known.contains(status, code), code.constData());
    }
    for (const Endpoint &endpoint : endpointTable()) {
        for (const int status : openApi::errorStatuses(endpoint))
            QVERIFY2(described.contains(status), endpoint.path.data());
    }
}

void tst_OpenApi::hasExamples()
{
    for (const Endpoint &endpoint : endpointTable()) {
        for (const Parameter &parameter : endpoint.parameters) {
            const QByteArray name = endpoint.path.toByteArray() + ' ' + parameter.name.toByteArray();
            QVERIFY2(!parameter.isRequired || !parameter.example.isEmpty(), name.constData());
            QVERIFY2(parameter.type != ParameterType::Secret || parameter.example.isEmpty(), name.constData());
            QVERIFY2(parameter.choices.empty() || std::ranges::count(parameter.choices, parameter.example) == 1,
                     name.constData());
        }
    }
    const QJsonObject body = operation(u"/trade"_s, u"post"_s)
                                 .value("requestBody"_L1)
                                 .toObject()
                                 .value("content"_L1)
                                 .toObject()
                                 .value("application/json"_L1)
                                 .toObject()
                                 .value("example"_L1)
                                 .toObject();
    QCOMPARE(body.value("amount"_L1), QJsonValue(10'000'000));
    QCOMPARE(body.value("amountInSol"_L1), QJsonValue(true));
    QCOMPARE(body.value("mode"_L1), QJsonValue(u"buy"_s));
    QVERIFY(!body.contains("private"_L1));
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

} // namespace openApiTest
#include "tst_OpenApi.moc"

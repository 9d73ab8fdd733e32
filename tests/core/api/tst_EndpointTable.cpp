// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointTable.h"
#include "tests/support/TestProgram.h"

#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace endpointTableTest {

class tst_EndpointTable : public QObject
{
    Q_OBJECT

private slots:
    void hasTheSpecifiedEndpoints_data();
    void hasTheSpecifiedEndpoints();
    void asksForAKeyUnlessSaidOtherwise();
    void describesEveryRow();
    void finds_data();
    void finds();
};

// The wire names are kept for ever: this table is written by hand.
void tst_EndpointTable::hasTheSpecifiedEndpoints_data()
{
    QTest::addColumn<QByteArray>("endpoint");
    QTest::addColumn<QByteArray>("required");
    QTest::addColumn<QByteArray>("optional");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("createWallet") << "POST /createWallet"_ba
                                  << ""_ba
                                  << ""_ba
                                  << "privateKey publicKey apiKey"_ba;
    QTest::newRow("balance") << "GET /balance"_ba
                             << "token wallet"_ba
                             << ""_ba
                             << "balance balanceRaw"_ba;
    QTest::newRow("info") << "GET /info"_ba
                          << "token"_ba
                          << ""_ba
                          << "Key UpdateAuthority Mint Data PrimarySaleHappened IsMutable EditionNonce TokenStandard "
                             "Collection Uses CollectionDetails ProgrammableConfig"_ba;
    QTest::newRow("quote")
        << "GET /quote"_ba
        << "token amount mode"_ba
        << "slippage"_ba
        << "bondingCurve mode tokenIn amountIn amountInRaw tokenOut amountOut amountOutRaw fee feeRaw "
           "priceImpactBps minimumOutRaw clamped"_ba;
    QTest::newRow("bondingCurve") << "GET /bondingCurve"_ba
                                  << "token"_ba
                                  << ""_ba
                                  << "key discriminator virtualTokenReserves virtualSolReserves realTokenReserves "
                                     "realSolReserves tokenTotalSupply complete"_ba;
    QTest::newRow("king") << "GET /king"_ba
                          << ""_ba
                          << ""_ba
                          << "mint name symbol description twitter telegram image_uri metadata_uri bonding_curve "
                             "associated_bonding_curve creator created_timestamp king_of_the_hill_timestamp website "
                             "market_cap progress complete"_ba;
    QTest::newRow("trade") << "POST /trade"_ba
                           << "mode token amount amountInSol slippage priorityFee"_ba
                           << "private dryRun wait Idempotency-Key"_ba
                           << "signature slot orderId status"_ba;
    QTest::newRow("tradeInstructions") << "POST /tradeInstructions"_ba
                                       << "mode token amount amountInSol slippage priorityFee"_ba
                                       << "public"_ba
                                       << "tx lastValidBlockHeight"_ba;
    QTest::newRow("createToken") << "POST /createToken"_ba
                                 << "file name symbol description"_ba
                                 << "twitter telegram website amount slippage priorityFee private"_ba
                                 << "signature mint metadataUri"_ba;
    QTest::newRow("health") << "GET /health"_ba
                            << ""_ba
                            << ""_ba
                            << "status network slot"_ba;
    QTest::newRow("transaction") << "GET /transactions/{signature}"_ba
                                 << "signature"_ba
                                 << ""_ba
                                 << "status slot error"_ba;
    QTest::newRow("orders") << "GET /orders"_ba
                            << ""_ba
                            << "limit cursor"_ba
                            << "orders next"_ba;
    QTest::newRow("order") << "GET /orders/{id}"_ba
                           << "id"_ba
                           << ""_ba
                           << "id status mode token wallet signature slot error"_ba;
    QTest::newRow("tokens") << "GET /tokens"_ba
                            << ""_ba
                            << "sort limit cursor"_ba
                            << "tokens next"_ba;
    QTest::newRow("trades") << "GET /trades"_ba
                            << "token"_ba
                            << "limit"_ba
                            << "trades"_ba;
    QTest::newRow("candles") << "GET /candles"_ba
                             << "token interval"_ba
                             << "limit"_ba
                             << "candles"_ba;
    QTest::newRow("positions") << "GET /positions"_ba
                               << ""_ba
                               << "wallet"_ba
                               << "positions"_ba;
    QTest::newRow("openapi") << "GET /openapi.json"_ba
                             << ""_ba
                             << ""_ba
                             << ""_ba;
}

void tst_EndpointTable::hasTheSpecifiedEndpoints()
{
    QFETCH(QByteArray, endpoint);
    QFETCH(QByteArray, required);
    QFETCH(QByteArray, optional);
    QFETCH(QByteArray, reply);
    const auto words = [](const QByteArray &text) { return text.isEmpty() ? QByteArrayList() : text.split(' '); };
    const EndpointMatch match = findEndpoint(endpointTable(), words(endpoint).at(0),
                                             QByteArray(words(endpoint).at(1)).replace("{", "").replace("}", ""));
    QVERIFY(match.index >= 0);
    const Endpoint &row = endpointTable()[static_cast<std::size_t>(match.index)];
    QCOMPARE(row.path, QByteArrayView(words(endpoint).at(1)));
    for (const QByteArray &name : words(required) + words(optional)) {
        const auto isNamed = [&name](const Parameter &parameter) { return parameter.name == name; };
        const auto it = std::find_if(row.parameters.begin(), row.parameters.end(), isNamed);
        QVERIFY2(it != row.parameters.end(), name.constData());
        QCOMPARE(it->isRequired, words(required).contains(name));
    }
    for (const QByteArray &name : words(reply)) {
        const auto isNamed = [&name](const ReplyField &field) { return field.name == name; };
        const auto it = std::find_if(row.reply.begin(), row.reply.end(), isNamed);
        QVERIFY2(it != row.reply.end(), name.constData());
        QVERIFY2(it->isAlways, name.constData());
    }
}

void tst_EndpointTable::asksForAKeyUnlessSaidOtherwise()
{
    QByteArrayList open;
    for (const Endpoint &row : endpointTable()) {
        if (!row.needsKey())
            open << row.path.toByteArray();
    }
    QCOMPARE(open, (QByteArrayList{"/createWallet", "/ipfs/{cid}", "/health", "/openapi.json"}));
}

void tst_EndpointTable::describesEveryRow()
{
    QSet<QByteArray> ids;
    QSet<QByteArray> paths;
    for (const Endpoint &row : endpointTable()) {
        ids.insert(row.id.toByteArray());
        paths.insert(row.path.toByteArray());
        QVERIFY(row.handler != nullptr || row.path == "/metrics");
        QVERIFY(!row.summary.isEmpty());
        // Reading changes nothing: only POST takes a body.
        QCOMPARE(row.body == BodyKind::None, row.method == QByteArrayView("GET"));
        for (const Parameter &parameter : row.parameters) {
            QVERIFY(!parameter.doc.isEmpty());
            QCOMPARE(parameter.in == ParameterIn::Path, row.hasPathParameter());
        }
        for (const ReplyField &field : row.reply)
            QVERIFY(!field.doc.isEmpty());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(endpointTable().size()));
    QCOMPARE(paths.size(), static_cast<qsizetype>(endpointTable().size()));
}

void tst_EndpointTable::finds_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("allowed");
    QTest::newRow("GET") << "GET"_ba
                         << "/king"_ba
                         << "/king"_ba
                         << ""_ba;
    QTest::newRow("HEAD") << "HEAD"_ba
                          << "/king"_ba
                          << "/king"_ba
                          << ""_ba;
    QTest::newRow("HEAD of POST") << "HEAD"_ba
                                  << "/trade"_ba
                                  << ""_ba
                                  << "POST"_ba;
    QTest::newRow("POST of GET") << "POST"_ba
                                 << "/king"_ba
                                 << ""_ba
                                 << "GET, HEAD"_ba;
    QTest::newRow("lower case") << "get"_ba
                                << "/king"_ba
                                << ""_ba
                                << "GET, HEAD"_ba;
    QTest::newRow("slash behind") << "GET"_ba
                                  << "/king/"_ba
                                  << ""_ba
                                  << ""_ba;
    QTest::newRow("slash before") << "GET"_ba
                                  << "//king"_ba
                                  << ""_ba
                                  << ""_ba;
    QTest::newRow("case of the path") << "GET"_ba
                                      << "/King"_ba
                                      << ""_ba
                                      << ""_ba;
    QTest::newRow("escaped") << "GET"_ba
                             << "/%6bing"_ba
                             << ""_ba
                             << ""_ba;
    QTest::newRow("root") << "GET"_ba
                          << "/"_ba
                          << ""_ba
                          << ""_ba;
    QTest::newRow("list") << "GET"_ba
                          << "/orders"_ba
                          << "/orders"_ba
                          << ""_ba;
    QTest::newRow("one") << "GET"_ba
                         << "/orders/5"_ba
                         << "/orders/{id}"_ba
                         << ""_ba;
    QTest::newRow("no id") << "GET"_ba
                           << "/orders/"_ba
                           << ""_ba
                           << ""_ba;
    QTest::newRow("below one") << "GET"_ba
                               << "/orders/5/6"_ba
                               << ""_ba
                               << ""_ba;
    QTest::newRow("delete one") << "DELETE"_ba
                                << "/orders/5"_ba
                                << ""_ba
                                << "GET, HEAD"_ba;
}

void tst_EndpointTable::finds()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, found);
    QFETCH(QByteArray, allowed);
    const EndpointMatch match = findEndpoint(endpointTable(), method, path);
    QCOMPARE(match.allowed, allowed);
    QCOMPARE(match.index >= 0, !found.isEmpty());
    if (match.index >= 0)
        QCOMPARE(endpointTable()[static_cast<std::size_t>(match.index)].path, QByteArrayView(found));
}

CURVEDESK_TEST(tst_EndpointTable)

} // namespace endpointTableTest
#include "tst_EndpointTable.moc"

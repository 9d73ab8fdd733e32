// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/MetaplexMetadata.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace quoteServiceTest {

namespace {
constexpr quint64 sol = lamportsPerSol;
}

class tst_QuoteService : public QObject
{
    Q_OBJECT

private slots:
    void quotesABuy()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const BondingCurve curve = scene.curveOf(mint);
        const auto expected = curveQuote::buyForQuote(curve, scene.ratesOf(curve), sol);
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 100}));
        QVERIFY(quote);
        QCOMPARE(quote->bondingCurve, pumpAddresses::bondingCurve(ServiceScene::addressOf(mint)).toBase58());
        QVERIFY(quote->pool.isEmpty());
        QCOMPARE(quote->tokenIn, u"So11111111111111111111111111111111111111112"_s);
        QCOMPARE(quote->tokenOut, mint);
        QCOMPARE(quote->decimalsIn, 9);
        QCOMPARE(quote->decimalsOut, 6);
        QCOMPARE(quote->amountInRaw, expected->total);
        QCOMPARE(quote->amountOutRaw, expected->tokensOut);
        QCOMPARE(quote->feeLamports(), expected->protocolFee + expected->creatorFee);
        QCOMPARE(quote->minimumOutRaw, expected->tokensOut - expected->tokensOut / 100);
        QCOMPARE(quote->tokensSoldBefore, 0ull);
        QCOMPARE(quote->tokensSoldAfter, expected->tokensOut);
        QVERIFY(!quote->clamped && quote->priceImpactBps > 0);
    }

    void quotesASell()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        scene.buy(mint, scene.wallet(10 * sol), 2 * sol);
        const BondingCurve curve = scene.curveOf(mint);
        const auto expected = curveQuote::sellTokens(curve, scene.ratesOf(curve), 1'000'000'500'000);
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Sell, u"1000000.5"_s, 0}));
        QVERIFY(quote);
        QCOMPARE(quote->tokenIn, mint);
        QCOMPARE(quote->amountInRaw, 1'000'000'500'000ull);
        QCOMPARE(quote->amountOutRaw, expected->net);
        QCOMPARE(quote->minimumOutRaw, expected->net);
        QCOMPARE(quote->decimalsIn, 6);
        QCOMPARE(quote->decimalsOut, 9);
        QCOMPARE(quote->tokensSoldBefore - quote->tokensSoldAfter, 1'000'000'500'000ull);
    }

    void clamps()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"500"_s, 500}));
        QVERIFY(quote->clamped);
        QCOMPARE(quote->amountOutRaw, scene.curveOf(mint).realTokenReserves);
        QVERIFY(quote->amountInRaw < 90 * sol);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("amount");
        QTest::addColumn<TradeMode>("mode");
        QTest::addColumn<quint64>("slippage");
        QTest::newRow("zero") << u"0"_s << TradeMode::Buy << 500ull;
        QTest::newRow("zero decimals") << u"0.000000000"_s << TradeMode::Buy << 500ull;
        QTest::newRow("ten decimals") << u"0.0000000001"_s << TradeMode::Buy << 500ull;
        QTest::newRow("seven decimals of a token") << u"0.0000001"_s << TradeMode::Sell << 500ull;
        QTest::newRow("negative") << u"-1"_s << TradeMode::Buy << 500ull;
        QTest::newRow("words") << u"one"_s << TradeMode::Buy << 500ull;
        QTest::newRow("nothing") << QString() << TradeMode::Buy << 500ull;
        QTest::newRow("slippage") << u"1"_s << TradeMode::Buy << 10'001ull;
        QTest::newRow("moves nothing") << u"0.000000001"_s << TradeMode::Buy << 500ull;
    }
    void refuses()
    {
        QFETCH(QString, amount);
        QFETCH(TradeMode, mode);
        QFETCH(quint64, slippage);
        ServiceScene scene;
        const auto quote = finish(scene.quotes.quote({scene.coin(), mode, amount, slippage}));
        QVERIFY(!quote);
        QCOMPARE(quote.error().code, ErrorCode::InvalidInput);
        QVERIFY2(quote.error().detail.contains(u"amount"_s) || quote.error().detail.contains(u"slippage"_s),
                 qPrintable(quote.error().detail));
    }

    void completeCurves()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        scene.buy(mint, scene.wallet(200 * sol), 150 * sol);
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500}));
        QCOMPARE(quote.error().code, ErrorCode::CurveComplete);
        QCOMPARE(quote.error().detail, u"Curve is complete"_s);
        const auto curve = finish(scene.quotes.bondingCurve(mint));
        QVERIFY(curve->complete);
        QCOMPARE(curve->realTokenReserves, 0ull);
    }

    void readsCurves()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const auto reply = finish(scene.quotes.bondingCurve(mint));
        QVERIFY(reply);
        QCOMPARE(reply->discriminator, 6966180631402821399ull);
        QCOMPARE(reply->virtualTokenReserves, 1'073'000'000'000'000ull);
        QCOMPARE(reply->virtualSolReserves, 30 * sol);
        QCOMPARE(reply->realTokenReserves, 793'100'000'000'000ull);
        QCOMPARE(reply->realSolReserves, 0ull);
        QCOMPARE(reply->tokenTotalSupply, 1'000'000'000'000'000ull);
        QVERIFY(!reply->complete && reply->quoteMint.isEmpty());
        for (const QString &token : {u"no mint"_s, programs::wrappedSol.toBase58(), scene.wallet(sol)}) {
            const auto missing = finish(scene.quotes.bondingCurve(token));
            QCOMPARE(missing.error().code, ErrorCode::TokenNotFound);
            QCOMPARE(missing.error().detail, u"Token not found"_s);
        }
    }

    void accountsThatMakeNoSenseAreTheClustersFault_data()
    {
        QTest::addColumn<Address>("address"); // zero: the curve's
        QTest::addColumn<qsizetype>("kept"); // so many bytes of the truth
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a curve that is cut off") << Address() << qsizetype{48} << QByteArray()
                                                 << u"bonding curve account is shorter than its oldest layout"_s;
        QTest::newRow("something else for a curve")
            << Address() << qsizetype{0} << QByteArray(151, '\x2a') << u"account is not a bonding curve"_s;
        QTest::newRow("an empty curve") << Address() << qsizetype{0} << QByteArray()
                                        << u"bonding curve account is shorter than its oldest layout"_s;
        QTest::newRow("a configuration that is cut off") << pumpAddresses::global << qsizetype{20} << QByteArray()
                                                         << u"global account is shorter than its oldest layout"_s;
        QTest::newRow("something else for a configuration")
            << pumpAddresses::global << qsizetype{0} << QByteArray(1'000, '\x2a')
            << u"account is not the program's global account"_s;
        QTest::newRow("fees that are cut off")
            << pumpAddresses::feeConfig << qsizetype{90} << QByteArray() << u"fee config has a damaged tier list"_s;
        QTest::newRow("something else for fees")
            << pumpAddresses::feeConfig << qsizetype{0} << QByteArray(500, '\x2a') << u"account is not a fee config"_s;
    }
    void accountsThatMakeNoSenseAreTheClustersFault()
    {
        QFETCH(Address, address);
        QFETCH(qsizetype, kept);
        QFETCH(QByteArray, more);
        QFETCH(QString, reason);
        ServiceScene scene;
        const QString mint = scene.coin();
        if (address.isZero())
            address = pumpAddresses::bondingCurve(ServiceScene::addressOf(mint));
        scene.cluster.forgedData.insert(address, scene.ledger->account(address)->data.first(kept) + more);
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500}));
        QVERIFY(!quote);
        QCOMPARE(quote.error().code, ErrorCode::UpstreamRejected);
        QCOMPARE(quote.error().detail, u"The cluster answered with accounts that make no sense: "_s + reason);
        const auto curve = finish(scene.quotes.bondingCurve(mint));
        QVERIFY(!curve);
        QCOMPARE(curve.error(), quote.error());
        // Nothing of it was remembered.
        scene.cluster.forgedData.clear();
        QVERIFY(finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500})));
    }

    void metadataThatMakesNoSenseIsTheClustersFault()
    {
        ServiceScene scene;
        const QString old = scene.coin(true);
        const Address metaplex = metaplexMetadataAddress(ServiceScene::addressOf(old));
        scene.cluster.forgedData.insert(metaplex, scene.ledger->account(metaplex)->data.first(70));
        QCOMPARE(finish(scene.quotes.info(old)).error().code, ErrorCode::UpstreamRejected);

        const QString recent = scene.coin(false);
        const Address mint = ServiceScene::addressOf(recent);
        scene.cluster.forgedData.insert(mint, scene.ledger->account(mint)->data.chopped(1));
        QCOMPARE(finish(scene.quotes.info(recent)).error().code, ErrorCode::UpstreamRejected);
        // What is no mint at all is no token, as everywhere.
        scene.cluster.forgedData.insert(mint, QByteArray(355, '\1'));
        QCOMPARE(finish(scene.quotes.info(recent)).error().code, ErrorCode::TokenNotFound);
    }

    void aKnownCoinIsOneRead()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500})));
            QCOMPARE(scene.cluster.accountReads, i);
        }
    }

    void infoOfMetaplexCoins()
    {
        ServiceScene scene;
        const QString mint = scene.coin(true, "OLD");
        const auto info = finish(scene.quotes.info(mint));
        QVERIFY2(info, qPrintable(info ? QString() : info.error().detail));
        const auto onChain = MetaplexMetadata::decode(
            scene.ledger->account(metaplexMetadataAddress(ServiceScene::addressOf(mint)))->data);
        QCOMPARE(info->key, 4);
        QCOMPARE(info->mint, mint);
        QCOMPARE(info->name, u"A coin"_s);
        QCOMPARE(info->symbol, u"OLD"_s);
        QCOMPARE(info->updateAuthority, onChain->updateAuthority.toBase58());
        QCOMPARE(info->isMutable, onChain->isMutable);
        QCOMPARE(info->tokenStandard.has_value(), onChain->tokenStandard.has_value());
        QCOMPARE(info->editionNonce.has_value(), onChain->editionNonce.has_value());
    }

    void infoOfToken2022Coins()
    {
        ServiceScene scene;
        const QString mint = scene.coin(false, "NEW");
        const auto info = finish(scene.quotes.info(mint));
        QVERIFY(info);
        QCOMPARE(info->key, 4);
        QCOMPARE(info->symbol, u"NEW"_s);
        QCOMPARE(info->updateAuthority, u"11111111111111111111111111111111"_s);
        QVERIFY(!info->isMutable && !info->primarySaleHappened);
        QCOMPARE(info->sellerFeeBasisPoints, 0);
        QCOMPARE(info->tokenStandard, std::optional(2));
        QVERIFY(!info->creators && !info->editionNonce && !info->collection && !info->uses && !info->collectionSize);
        for (const QString &token : {QString(), programs::wrappedSol.toBase58(), scene.wallet(sol)})
            QCOMPARE(finish(scene.quotes.info(token)).error().code, ErrorCode::TokenNotFound);
    }
};

CURVEDESK_TEST(tst_QuoteService)

} // namespace quoteServiceTest
#include "tst_QuoteService.moc"

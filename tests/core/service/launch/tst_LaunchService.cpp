// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/access/ApprovalService.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/launch/LaunchPlan.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenExtensions.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace launchServiceTest {

using Send = FakeCluster::Send;

namespace {

constexpr quint64 sol = lamportsPerSol;

// A PNG of one pixel.
QByteArray image()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");
}

LaunchRequest launch(const QString &wallet, quint64 buy = 0)
{
    LaunchRequest request;
    request.image = image();
    request.name = u"A first coin"_s;
    request.symbol = u"FIRST"_s;
    request.description = u"Words."_s;
    request.website = u"https://example.org"_s;
    request.initialBuyLamports = buy;
    request.signer.wallet = wallet;
    request.priorityFeeMicroLamports = 0;
    return request;
}

/// A LocalStore that refuses while it is told to, and counts what was published.
class FailingStore final : public MetadataStore
{
public:
    Task<QString> publishImage(QByteArray image, UploadProgress progress) override
    {
        if (refusesImage)
            co_return failure(code, u"Nothing was signed: Pinata did not answer."_s);
        if (onUpload)
            onUpload();
        if (progress.stop.stop_requested())
            co_return failure(ErrorCode::Cancelled, u"stopped"_s);
        ++images;
        progress.report(image.size(), image.size());
        const auto uri = co_await local.publishImage(std::move(image), {});
        co_return takesAllAtOnce ? QString() : *uri;
    }
    Task<QString> publish(CoinMetadata metadata, QByteArray image, UploadProgress progress) override
    {
        if (onUpload)
            onUpload();
        if (progress.stop.stop_requested())
            co_return failure(ErrorCode::Cancelled, u"stopped"_s);
        if (refusesWords)
            co_return failure(code, u"Nothing was signed: Pinata did not answer."_s);
        ++documents;
        const auto uri = co_await local.publish(std::move(metadata), std::move(image));
        co_return uri;
    }
    Task<QString> keepImage(QByteArray image) override { return local.keepImage(std::move(image)); }
    Task<CoinMetadata> metadata(QString uri) override { return local.metadata(std::move(uri)); }
    Task<QByteArray> image(QString uri) override { return local.image(std::move(uri)); }
    Task<QByteArray> keptImage(QString uri) override { return local.keptImage(std::move(uri)); }
    Task<MetadataPlace> findPlace() override { return local.findPlace(); }

    std::function<void()> onUpload;
    ErrorCode code = ErrorCode::Unavailable;
    bool refusesImage = false;
    bool refusesWords = false;
    bool takesAllAtOnce = false;
    int images = 0;
    int documents = 0;
    LocalStore local{QString()};
};

/// Another run of the service on the same journal, with a store that fails.
struct Relaunch
{
    explicit Relaunch(ServiceScene &scene_)
        : scene(scene_)
        , service(std::make_unique<LaunchService>(scene.cluster, scene.wallets, scene.orders, store, *scene.launchStore,
                                                  scene.clock))
    {
    }
    Result<LaunchReceipt> launch(const LaunchRequest &request) { return finish(service->launch(request)); }

    ServiceScene &scene;
    FailingStore store;
    std::unique_ptr<LaunchService> service;
};

LaunchRequest keyed(LaunchRequest request)
{
    request.idempotencyKey = "once";
    return request;
}

LaunchRequest with(void (*change)(LaunchRequest &))
{
    LaunchRequest request = launch(QString());
    change(request);
    return request;
}

} // namespace

// Makes a cluster look like one whose program was built before it knew the forms of V3.
void forgetV3(FakeCluster &cluster)
{
    cluster.forgeSimulation = [](Simulation &simulation) {
        const QByteArray all = simulation.logs.join('\n');
        if (!all.contains("Instruction: BuyV3") && !all.contains("Instruction: BuyExactQuoteInV3"))
            return;
        constexpr quint32 instructionFallbackNotFound = 101;
        const int last = static_cast<int>(all.count(" invoke [1]")) - 1;
        simulation.error = TransactionError::custom(last, instructionFallbackNotFound);
    };
}

class tst_LaunchService : public QObject
{
    Q_OBJECT

private slots:
    void launchesWithoutABuy()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(sol);
        const auto receipt = finish(scene.launches.launch(launch(wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
        const BondingCurve curve = scene.curveOf(receipt->trade.mint);
        QCOMPARE(curve.creator.toBase58(), wallet);
        QCOMPARE(curve.virtualQuoteReserves, 30 * sol);
        const auto info = finish(scene.quotes.info(receipt->trade.mint));
        QCOMPARE(info->name, u"A first coin"_s);
        QCOMPARE(info->symbol, u"FIRST"_s);
        QCOMPARE(info->uri, receipt->metadataUri);
        const auto document = finish(scene.metadata.metadata(receipt->metadataUri));
        QCOMPARE(document->description, u"Words."_s);
        QCOMPARE(document->website, u"https://example.org"_s);
        QVERIFY(!receipt->trade.maxSolCostLamports && !receipt->trade.minimumOutTokens);
        // Its own fee and rents, nothing else.
        const Address mint = ServiceScene::addressOf(receipt->trade.mint);
        const auto coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
        QCOMPARE(scene.lamportsOf(wallet),
                 sol - 10'000 - scene.lamportsOf(mint) - scene.lamportsOf(coin.bondingCurve)
                     - scene.lamportsOf(coin.associatedBondingCurve));
        QCOMPARE(scene.vault.size(), std::size_t(1)); // the wallet's own key
    }

    void costsWhatItSaysBefore_data()
    {
        QTest::addColumn<quint64>("buy");
        QTest::addColumn<bool>("isFirst");
        QTest::addColumn<quint64>("price");
        QTest::addColumn<bool>("isOlder");
        QTest::newRow("no buy") << quint64(0) << false << quint64(0) << false;
        QTest::newRow("first buy") << sol / 4 << true << quint64(0) << false;
        QTest::newRow("later buy") << sol / 4 + 1 << false << quint64(0) << false;
        QTest::newRow("priority fee") << sol / 3 << true << quint64(123'457) << false;
        QTest::newRow("no buy, program without V3") << quint64(0) << false << quint64(0) << true;
        QTest::newRow("first buy, program without V3") << sol / 4 << true << quint64(0) << true;
        QTest::newRow("later buy, program without V3") << sol / 4 + 1 << false << quint64(77) << true;
    }
    void costsWhatItSaysBefore()
    {
        QFETCH(quint64, buy);
        QFETCH(bool, isFirst);
        QFETCH(quint64, price);
        QFETCH(bool, isOlder);
        ServiceScene scene;
        if (isOlder)
            forgetV3(scene.cluster);
        const QString wallet = scene.wallet(2 * sol);
        if (!isFirst)
            scene.buy(scene.coin(), wallet, sol / 10);
        const quint64 had = scene.lamportsOf(wallet);
        LaunchRequest request = keyed(launch(wallet, buy));
        request.priorityFeeMicroLamports = price;
        const auto cost = finish(scene.launches.cost(request));
        QVERIFY2(cost, qPrintable(cost ? QString() : cost.error().detail));
        QCOMPARE(cost->buyLamports(), buy);
        QCOMPARE(cost->tokens > 0, buy > 0);
        QCOMPARE(scene.lamportsOf(wallet), had); // nothing was sent
        const auto receipt = finish(scene.launches.launch(request));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.mint, cost->mint);
        QCOMPARE(had - scene.lamportsOf(wallet), cost->total());
        QCOMPARE(receipt->trade.networkFeeLamports, cost->networkFeeLamports());
        // Each figure is what became of its account.
        const Address mint = ServiceScene::addressOf(receipt->trade.mint);
        const auto coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
        const auto user
            = pumpAddresses::UserAddresses::derive(ServiceScene::addressOf(wallet), mint, programs::token2022);
        QCOMPARE(cost->lamports[LaunchCost::MintRent], scene.lamportsOf(mint));
        QCOMPARE(cost->lamports[LaunchCost::CurveTokensRent], scene.lamportsOf(coin.associatedBondingCurve));
        QCOMPARE(cost->lamports[LaunchCost::WalletTokensRent], scene.lamportsOf(user.associatedUser));
        QCOMPARE(cost->lamports[LaunchCost::AccumulatorRent],
                 isFirst ? scene.lamportsOf(user.volumeAccumulator) : quint64(0));
        QCOMPARE(
            cost->lamports[LaunchCost::CurveRent],
            scene.ledger->rent().exemptMinimum(quint64(scene.ledger->account(coin.bondingCurve)->data.size())).value());
        const Address vault = pumpAddresses::creatorVault(ServiceScene::addressOf(wallet));
        QCOMPARE(cost->lamports[LaunchCost::CreatorVaultRent] > 0, isOlder && buy > 0);
        if (cost->lamports[LaunchCost::CreatorVaultRent] > 0) {
            QCOMPARE(cost->lamports[LaunchCost::CreatorVaultRent] + cost->lamports[LaunchCost::CreatorFee],
                     scene.lamportsOf(vault));
        }
        QCOMPARE(cost->lamports[LaunchCost::FirstBuy], scene.curveOf(receipt->trade.mint).realQuoteReserves);
        QCOMPARE(cost->tokens, scene.tokensOf(wallet, receipt->trade.mint));
        const auto tooMuch = finish(scene.launches.cost(launch(wallet, 10 * sol)));
        QVERIFY(!tooMuch);
        QCOMPARE(tooMuch.error().code, ErrorCode::InsufficientFunds);
    }

    void signsNothingDearerThanAgreed()
    {
        ServiceScene scene;
        LaunchRequest request = keyed(launch(scene.wallet(sol), sol / 4));
        request.announcedLamports = finish(scene.launches.cost(request))->total() - 1;
        const auto refused = finish(scene.launches.launch(request));
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.contains(u"nothing was signed"), qPrintable(refused.error().detail));
        QVERIFY(scene.cluster.sent.isEmpty());
        ++*request.announcedLamports;
        QVERIFY(finish(scene.launches.launch(request)));
    }

    // Fees that rise while a person decides do not make the launch dearer than what was approved.
    void paysThePriorityFeeThatWasApproved()
    {
        ServiceScene scene;
        ApprovalService approvals(scene.journal->audit(), scene.clock, std::chrono::minutes(5));
        scene.orders.setApprovals(approvals);
        LaunchRequest request = launch(scene.wallet(sol));
        KeyRights rights;
        rights.scopes = KeyScope::Launch;
        rights.needsApproval = true;
        const auto key = scene.journal->apiKeys().add({}, request.signer.wallet, rights, scene.clock.nowMs());
        request.apiOwner = key->key.owner;
        request.priorityFeeMicroLamports.reset(); // automatic
        scene.cluster.priorityFees = QList<quint64>{20'000};

        auto launching = scene.launches.launch(request);
        QTRY_COMPARE(approvals.waiting().size(), 1);
        const Approval asked = approvals.waiting().constFirst();
        QVERIFY(asked.order.spend.priorityFeeLamports > 0);
        scene.cluster.priorityFees = QList<quint64>{90'000};
        QVERIFY(approvals.approve(asked.id));
        const auto receipt = finish(std::move(launching));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
        const auto placed = scene.journal->order(receipt->trade.orderId);
        QCOMPARE(networkFee::priorityPart(placed->feeLamports, 2), asked.order.spend.priorityFeeLamports);
    }

    // Byte for byte, with whatever may stand inside.
    void signsTheWordsAsAsked_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("spaces") << u"a  b"_s;
        QTest::newRow("family") << u"\U0001F468\u200d\U0001F469"_s;
        QTest::newRow("heart") << u"\u2764\ufe0f"_s;
        QTest::newRow("right to left") << u"\u200f\u05d0"_s;
        QTest::newRow("newer than Qt's Unicode") << u"\U0001FAE9"_s;
    }
    void signsTheWordsAsAsked()
    {
        QFETCH(QString, words);
        ServiceScene scene;
        LaunchRequest request = launch(scene.wallet(sol));
        request.name = words;
        request.symbol = words;
        request.description = u' ' + words + u'\n';
        const auto receipt = finish(scene.launches.launch(request));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        const auto info = finish(scene.quotes.info(receipt->trade.mint));
        QCOMPARE(info->name, words);
        QCOMPARE(info->symbol, words);
        const auto document = finish(scene.metadata.metadata(receipt->metadataUri));
        QCOMPARE(document->name, words);
        QCOMPARE(document->description, request.description);
    }

    void buysInTheSameTransaction_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<bool>("clamped");
        QTest::newRow("a little") << 10'000'000ull << false;
        QTest::newRow("odd") << 1'234'567'891ull << false;
        QTest::newRow("more than there is") << 200 * sol << true;
    }
    void buysInTheSameTransaction()
    {
        QFETCH(quint64, lamports);
        QFETCH(bool, clamped);
        ServiceScene scene;
        const QString wallet = scene.wallet(201 * sol);
        const BondingCurve fresh
            = freshCurve(*GlobalAccount::decode(scene.ledger->account(pumpAddresses::global)->data),
                         ServiceScene::addressOf(wallet));
        const auto expected = curveQuote::buyForQuote(fresh, scene.ratesOf(fresh), lamports);
        QCOMPARE(expected->clamped, clamped);
        const auto receipt = finish(scene.launches.launch(launch(wallet, lamports)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
        QCOMPARE(scene.cluster.sent.size(), 1);
        QCOMPARE(scene.tokensOf(wallet, receipt->trade.mint), expected->tokensOut);
        QCOMPARE(receipt->trade.quotedLamports, expected->total);
        QCOMPARE(receipt->trade.quotedTokens, expected->tokensOut);
        const auto bound = clamped ? std::optional(curveQuote::maximumCost(expected->total, 500)) : std::nullopt;
        QCOMPARE(receipt->trade.maxSolCostLamports, bound);
        QCOMPARE(receipt->trade.minimumOutTokens.has_value(), !clamped);
        const BondingCurve curve = scene.curveOf(receipt->trade.mint);
        QCOMPARE(curve.realTokenReserves, fresh.realTokenReserves - expected->tokensOut);
        QCOMPARE(curve.realQuoteReserves, expected->cost);
        QCOMPARE(curve.complete, clamped);
        const auto order = scene.order(receipt->trade.orderId);
        QCOMPARE(order->kind, OrderSummary::Kind::Launch);
        QCOMPARE(order->symbol, u"FIRST"_s);
        QCOMPARE(order->movedLamports, expected->total);
        QCOMPARE(order->movedTokens, expected->tokensOut);
        // Create and buy are one transaction with room for its compute budget.
        const auto budget = computeBudget::read(Transaction::decode(scene.cluster.sent.constFirst())->message);
        QVERIFY(budget->unitLimit < computeBudget::maxUnits);
        QVERIFY(scene.cluster.sent.constFirst().size() <= Transaction::maxWireSize);
    }

    // A lamport that rounding leaves of a spend stays in the wallet: less than its rent, which the chain refuses.
    void refusesToLeaveDust()
    {
        ServiceScene scene;
        constexpr quint64 spend = 1'234'567'576; // of which the program takes one less
        const QString rich = scene.wallet(10 * sol);
        const auto receipt = finish(scene.launches.launch(launch(rich, spend)));
        QVERIFY(receipt);
        const quint64 unspent = spend - receipt->trade.quotedLamports;
        QCOMPARE(unspent, 1);
        const quint64 cost = 10 * sol - scene.lamportsOf(rich);
        const QString exact = scene.wallet(cost + unspent);
        const auto refused = finish(scene.launches.launch(launch(exact, spend)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InsufficientFunds);
        QCOMPARE(scene.cluster.sent.size(), 1);
        const QString enough = scene.wallet(cost + unspent + 890'880);
        QVERIFY(finish(scene.launches.launch(launch(enough, spend))));
    }

    void refusesABadRequest_data()
    {
        QTest::addColumn<LaunchRequest>("request");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, void (*change)(LaunchRequest &), const QString &words) {
            QTest::newRow(name) << with(change) << words;
        };
        row(
            "no name", [](LaunchRequest &r) { r.name = u" \t"_s; }, u"name must not be empty"_s);
        row(
            "long name", [](LaunchRequest &r) { r.name = u"é"_s.repeated(17); },
            u"name must have at most 32 bytes, it has 34"_s);
        row(
            "no symbol", [](LaunchRequest &r) { r.symbol.clear(); }, u"symbol must not be empty"_s);
        row(
            "long symbol", [](LaunchRequest &r) { r.symbol = u"ABCDEFGHIJKLMN"_s; },
            u"symbol must have at most 13 bytes, it has 14"_s);
        row(
            "control character", [](LaunchRequest &r) { r.name = u"a\nb"_s; },
            u"name must not contain control characters"_s);
        row(
            "space before the name", [](LaunchRequest &r) { r.name = u" a"_s; },
            u"name must not begin or end with white space"_s);
        row(
            "wide space behind the symbol", [](LaunchRequest &r) { r.symbol = u"a\u3000"_s; },
            u"symbol must not begin or end with white space"_s);
        row(
            "line behind the name", [](LaunchRequest &r) { r.name = u"a\n"_s; },
            u"name must not begin or end with white space"_s);
        row(
            "name with a byte order mark", [](LaunchRequest &r) { r.name = u"\ufeffbom"_s; },
            u"name must not contain a byte order mark (U+FEFF)"_s);
        row(
            "symbol that ends in a byte order mark", [](LaunchRequest &r) { r.symbol = u"BOM\ufeff"_s; },
            u"symbol must not contain a byte order mark (U+FEFF)"_s);
        row(
            "description with a byte order mark", [](LaunchRequest &r) { r.description = u"\ufeffbom"_s; },
            u"description must not contain a byte order mark (U+FEFF)"_s);
        row(
            "link with a byte order mark", [](LaunchRequest &r) { r.telegram = u"\ufeffhttps://t.me/a"_s; },
            u"telegram must not contain a byte order mark (U+FEFF)"_s);
        row(
            "zero-width name", [](LaunchRequest &r) { r.name = u"\u200b\u200d\u2060"_s; },
            u"name must have a character that can be seen"_s);
        row(
            "symbol of direction marks", [](LaunchRequest &r) { r.symbol = u"\u202e\u2066 \u2069"_s; },
            u"symbol must have a character that can be seen"_s);
        row(
            "name of blank letters", [](LaunchRequest &r) { r.name = u"\u3164\u2800\ufe0f"_s; },
            u"name must have a character that can be seen"_s);
        row(
            "name of tags", [](LaunchRequest &r) { r.name = u"\U000e0041\U000e0101"_s; },
            u"name must have a character that can be seen"_s);
        row(
            "half a character", [](LaunchRequest &r) { r.name = u"a"_s + QChar(0xD800); },
            u"name must be valid Unicode"_s);
        row(
            "long link", [](LaunchRequest &r) { r.twitter = u"x"_s.repeated(201); },
            u"twitter must have at most 200 bytes, it has 201"_s);
        row(
            "slippage", [](LaunchRequest &r) { r.slippageBps = 10'001; },
            u"slippage must be between 0 and 10000 basis points"_s);
        row(
            "no image", [](LaunchRequest &r) { r.image.clear(); }, QString());
        row(
            "other file", [](LaunchRequest &r) { r.image = "<svg/>"; }, QString());
        row(
            "half an image", [](LaunchRequest &r) { r.image.chop(12); },
            u"file is not a whole PNG image: its end is missing or it is damaged"_s);
    }
    void refusesABadRequest()
    {
        QFETCH(LaunchRequest, request);
        QFETCH(QString, words);
        ServiceScene scene;
        request.signer.wallet = scene.wallet(sol);
        const auto refused = finish(scene.launches.launch(request));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        if (!words.isEmpty())
            QCOMPARE(refused.error().detail, words);
        QCOMPARE(scene.orderCount(), 0);
    }

    void refusesWhatCannotBePaid_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<quint64>("buy");
        QTest::newRow("nothing") << 0ull << sol;
        QTest::newRow("the buy alone") << sol << sol;
        QTest::newRow("all but a little rent") << sol + 10'000'000 << sol;
        QTest::newRow("what the curve takes of the buy") << 100 * sol << 200 * sol;
        QTest::newRow("past the curve's end, all but a little rent") << 200 * sol + 10'000'000 << 200 * sol;
    }
    void refusesWhatCannotBePaid()
    {
        QFETCH(quint64, lamports);
        QFETCH(quint64, buy);
        ServiceScene scene;
        const QString wallet = scene.wallet(lamports);
        const auto refused = finish(scene.launches.launch(launch(wallet, buy)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InsufficientFunds);
        QCOMPARE(scene.lamportsOf(wallet), lamports);
        QCOMPARE(scene.orderCount(), 0);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.vault.size(), std::size_t(1));
    }

    void refusesAConfigurationThatMakesNoSense()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(2 * sol);
        for (const Address &address : {pumpAddresses::global, pumpAddresses::feeConfig}) {
            scene.cluster.forgedData = {{address, scene.ledger->account(address)->data.first(20)}};
            const auto refused = finish(scene.launches.launch(launch(wallet, sol)));
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::UpstreamRejected);
        }
        QCOMPARE(scene.orderCount(), 0);
        QVERIFY(scene.cluster.sent.isEmpty());
    }

    void signsNothingThatCannotBePublished_data()
    {
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("no answer") << ErrorCode::StoreUnavailable;
        QTest::newRow("refused") << ErrorCode::StoreRefused;
        QTest::newRow("shutting down") << ErrorCode::Cancelled;
        QTest::newRow("disk full") << ErrorCode::Storage;
    }
    void signsNothingThatCannotBePublished()
    {
        QFETCH(ErrorCode, code);
        ServiceScene scene;
        Relaunch run(scene);
        run.store.code = code;
        run.store.refusesImage = true;
        const QString wallet = scene.wallet(sol);
        LaunchRequest request = launch(wallet, 1'000'000);
        request.idempotencyKey = "once";
        request.requestHash = "hash";
        const auto refused = run.launch(request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, code);
        QCOMPARE(refused.error().detail, u"Nothing was signed: Pinata did not answer."_s);
        QCOMPARE(run.store.documents, 0);
        QCOMPARE(scene.orderCount(), 0);
        QCOMPARE(scene.cluster.simulations, 0);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.vault.size(), std::size_t(1)); // no mint's key
        QCOMPARE(scene.lamportsOf(wallet), sol);
        // The same intent goes through once there is a store.
        QCOMPARE(finish(scene.launches.launch(request))->trade.status, TradeStatus::Succeeded);
    }

    void publishesNothingThatCannotBePaid()
    {
        ServiceScene scene;
        Relaunch run(scene);
        QCOMPARE(run.launch(launch(scene.wallet(1'000'000))).error().code, ErrorCode::InsufficientFunds);
        QCOMPARE(run.store.images + run.store.documents, 0);
    }

    // What it costs in all, rents and fees, is more than the API key may spend: known only once it is prepared.
    void publishesNothingThatItsKeyDoesNotAllow()
    {
        ServiceScene scene;
        Relaunch run(scene);
        LaunchRequest request = launch(scene.wallet(sol), sol / 100);
        request.priorityFeeMicroLamports = 1'000'000;
        const quint64 total = finish(scene.launches.cost(request))->total();
        KeyRights free;
        free.scopes = KeyScope::Launch;
        const auto key = scene.journal->apiKeys().add({}, request.signer.wallet, free, scene.clock.nowMs());
        request.apiOwner = key->key.owner;
        const auto allow = [&](const KeyRights &rights) {
            ApiKey changed = *scene.journal->apiKeys().key(key->key.id);
            changed.rights = rights;
            return scene.journal->apiKeys().update(changed).has_value();
        };
        KeyRights order = free;
        KeyRights hour = free;
        KeyRights day = free;
        KeyRights fee = free;
        order.maxOrderLamports = hour.maxHourLamports = day.maxDayLamports = total * 9 / 10;
        fee.maxFeeLamports = 1;
        for (const auto &[rights, code] :
             {std::pair(order, ErrorCode::LimitOrder), std::pair(hour, ErrorCode::LimitHour),
              std::pair(day, ErrorCode::LimitDay), std::pair(fee, ErrorCode::LimitFee)}) {
            QVERIFY(allow(rights));
            const auto refused = run.launch(request);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, code);
            QVERIFY2(!refused.error().detail.contains(u"Idempotency-Key"_s), qPrintable(refused.error().detail));
            QCOMPARE(run.store.images + run.store.documents, 0);
        }
        hour.maxHourLamports = total * 2;
        QVERIFY(allow(hour));
        QCOMPARE(run.launch(request)->trade.status, TradeStatus::Succeeded);
        QCOMPARE(run.store.images, 1);
    }

    // Each row stops a launch at another step, in another run of the program.
    void goesOnWhereItStopped_data()
    {
        QTest::addColumn<QString>("stop");
        QTest::addColumn<bool>("takesAllAtOnce");
        for (const QString &stop : {u"picture"_s, u"words"_s, u"simulation"_s, u"expired"_s, u"failed"_s}) {
            QTest::addRow("%s", qPrintable(stop)) << stop << false;
            QTest::addRow("%s, one upload", qPrintable(stop)) << stop << true;
        }
    }
    void goesOnWhereItStopped()
    {
        QFETCH(QString, stop);
        QFETCH(bool, takesAllAtOnce);
        ServiceScene scene;
        Relaunch run(scene);
        run.store.takesAllAtOnce = takesAllAtOnce;
        run.store.refusesImage = stop == u"picture";
        run.store.refusesWords = stop == u"words";
        scene.cluster.simulationsFail = stop == u"simulation";
        if (stop == u"expired")
            scene.cluster.sends = {Send::Reject};
        const QString wallet = scene.wallet(sol);
        LaunchRequest request = keyed(launch(wallet, sol / 10));
        const QString mint = finish(scene.launches.cost(request)).value_or(LaunchCost()).mint;
        QList<LaunchStep> steps;
        connect(run.service.get(), &LaunchService::progressed, this, [&](const LaunchProgress &progress) {
            if (steps.isEmpty() || steps.last() != progress.step)
                steps.append(progress.step);
        });
        if (stop == u"failed")
            scene.cluster.sends = {Send::Lose, Send::Lose, Send::Lose};
        const auto stopped = run.launch(request);
        QCOMPARE(stopped.has_value(), stop == u"expired" || stop == u"failed");
        if (stop == u"failed") {
            // Signed and sent, but the wallet is empty before it lands.
            const Keypair payer = *scene.store->keypair(ServiceScene::addressOf(wallet));
            scene.execute(
                {systemInstruction::transfer(payer.address(), Keypair::generate().address(), Lamports(sol * 9 / 10))},
                {&payer});
            QTRY_COMPARE(scene.order(stopped->trade.orderId)->status, TradeStatus::Failed);
            scene.fund(payer.address(), sol);
        }
        // Whatever it was, the next run goes on there.
        scene.cluster.simulationsFail = run.store.refusesImage = run.store.refusesWords = false;
        const auto state = finish(run.service->state(request.idempotencyKey));
        QVERIFY(state);
        const LaunchStep next = stop == u"picture" || (stop == u"words" && takesAllAtOnce) ? LaunchStep::Picture
            : stop == u"words"                                                             ? LaunchStep::Words
            : stop == u"simulation"                                                        ? LaunchStep::Transaction
                                                                                           : LaunchStep::Landing;
        QCOMPARE(state->next, next);
        QCOMPARE(state->receipt.has_value(), next == LaunchStep::Landing);
        steps.clear();
        scene.ledger->advanceSlot(); // under the same blockhash the transaction would be the same
        request.again = LaunchAgain::Never;
        if (stopped)
            QCOMPARE(run.launch(request)->trade.orderId, stopped->trade.orderId);
        request.again = stop == u"failed" ? LaunchAgain::AfterFailure : LaunchAgain::AfterExpiry;
        const auto done = run.launch(request);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
        QCOMPARE(done->trade.status, TradeStatus::Succeeded);
        if (!mint.isEmpty())
            QCOMPARE(done->trade.mint, mint);
        if (stopped)
            QCOMPARE(done->trade.mint, stopped->trade.mint);
        QCOMPARE(run.store.images, stop == u"words" && takesAllAtOnce ? 2 : 1);
        QCOMPARE(run.store.documents, 1);
        QCOMPARE(steps.last(), LaunchStep::Landing);
        // And once more: the same coin.
        QCOMPARE(run.launch(request)->trade.orderId, done->trade.orderId);
        QCOMPARE(scene.orderCount(), stopped ? 2 : 1);
    }

    void isCancelledWhileItPublishes_data()
    {
        QTest::addColumn<int>("upload");
        QTest::newRow("picture") << 1;
        QTest::newRow("words") << 2;
    }
    void isCancelledWhileItPublishes()
    {
        QFETCH(int, upload);
        ServiceScene scene;
        Relaunch run(scene);
        const LaunchRequest request = keyed(launch(scene.wallet(sol), sol / 10));
        int uploads = 0;
        run.store.onUpload = [&] {
            run.service->stopPublishing("another");
            if (++uploads == upload)
                run.service->stopPublishing(request.idempotencyKey);
        };
        QCOMPARE(run.launch(request).error().code, ErrorCode::Cancelled);
        QCOMPARE(scene.orderCount(), 0);
        QCOMPARE(run.store.images, upload - 1);
        run.store.onUpload = {};
        run.service->stopPublishing(request.idempotencyKey); // nothing is under way
        const auto done = run.launch(request);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
        QCOMPARE(run.store.images, 1);
        QCOMPARE(run.store.documents, 1);
        QCOMPARE(scene.orderCount(), 1);
    }

    void aLaunchWithoutAKeyGetsOne()
    {
        ServiceScene scene;
        Relaunch run(scene);
        run.store.refusesWords = true;
        LaunchRequest request = launch(scene.wallet(sol));
        request.requestHash = "hash";
        const QString refusal = run.launch(request).error().detail;
        const QString header = u"Idempotency-Key: "_s;
        QVERIFY2(refusal.contains(header), qPrintable(refusal));
        run.store.refusesWords = false;
        request.idempotencyKey = refusal.mid(refusal.indexOf(header) + header.size(), 36).toLatin1();
        const auto done = run.launch(request);
        QVERIFY2(done, qPrintable(done ? QString() : done.error().detail));
        QCOMPARE(done->idempotencyKey, request.idempotencyKey);
        QCOMPARE(run.store.images, 1);
        // A key for each.
        request.idempotencyKey.clear();
        const auto first = run.launch(request);
        const auto second = run.launch(request);
        QVERIFY(first && second && first->trade.mint != second->trade.mint);
        request.idempotencyKey = first->idempotencyKey;
        QCOMPARE(run.launch(request)->trade.mint, first->trade.mint);
        request.signer.wallet = scene.wallet(1'000'000); // too little: nothing has begun
        request.idempotencyKey.clear();
        QVERIFY(!run.launch(request).error().detail.contains(header));
    }

    void aKeyBelongsToOneLaunch()
    {
        ServiceScene scene;
        Relaunch run(scene);
        run.store.refusesWords = true;
        LaunchRequest request = keyed(launch(scene.wallet(sol)));
        QVERIFY(!run.launch(request));
        request.description = u"Other words."_s;
        QCOMPARE(run.launch(request).error().code, ErrorCode::Conflict);
    }

    void keepsTheFormsContents()
    {
        ServiceScene scene;
        QVERIFY(finish(scene.launches.draft())->texts.isEmpty());
        LaunchDraft draft{{{u"name"_s, u"A \U0001F98A"_s}, {u"empty"_s, {}}}, image()};
        QCoro::connect(scene.launches.saveDraft({{{u"name"_s, u"Old"_s}}, "another"}), this, [](const auto &) {});
        QVERIFY(finish(scene.launches.saveDraft(draft)));
        const auto kept = finish(scene.launches.draft());
        QCOMPARE(kept->texts, draft.texts);
        QCOMPARE(kept->image, draft.image);
        QVERIFY(finish(scene.launches.saveDraft({})));
        QVERIFY(finish(scene.launches.draft())->image.isEmpty());
    }

    // The mint signs once: what is in the journal then needs no key of it any more.
    void keepsNoKeyOfTheMint()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(sol);
        scene.cluster.sends = {Send::Lose, Send::Swallow};
        const auto receipt = finish(scene.launches.launch(launch(wallet)));
        QCOMPARE(receipt->trade.status, TradeStatus::Pending);
        QCOMPARE(scene.vault.size(), std::size_t(1)); // the wallet's own
        QTRY_COMPARE(scene.order(receipt->trade.orderId)->status, TradeStatus::Succeeded);
        QCOMPARE(scene.cluster.signaturesSent().size(), 1);
    }

    void oneCoinForOneKey()
    {
        ServiceScene scene;
        LaunchRequest request = launch(scene.wallet(sol));
        request.idempotencyKey = "once";
        request.requestHash = "hash";
        QSet<QString> mints;
        QSet<QString> uris;
        int answered = 0;
        for (int i = 0; i < 10; ++i) {
            QCoro::connect(scene.launches.launch(request), this, [&](const Result<LaunchReceipt> &receipt) {
                QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
                mints.insert(receipt->trade.mint);
                uris.insert(receipt->metadataUri);
                ++answered;
            });
        }
        QTRY_COMPARE(answered, 10);
        QCOMPARE(mints.size(), 1);
        QCOMPARE(uris.size(), 1);
        QCOMPARE(scene.orderCount(), 1);
        request.requestHash = "another";
        QCOMPARE(finish(scene.launches.launch(request)).error().code, ErrorCode::Conflict);
    }

    void refusesASimulationThatDiffers()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.forgeSimulation = [](Simulation &simulation) {
            if (simulation.accounts.first())
                simulation.accounts.first()->lamports = *simulation.accounts.first()->lamports.minus(Lamports(1'000));
        };
        const auto refused = finish(scene.launches.launch(launch(wallet, sol)));
        QCOMPARE(refused.error().code, ErrorCode::ProgramRejected);
        QCOMPARE(scene.cluster.simulations, 3);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.vault.size(), std::size_t(1));
    }

    void simulatesAgainWhenAnAccountChangedMeanwhile()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.forgeSimulation = [&](Simulation &simulation) {
            if (scene.cluster.simulations == 1)
                simulation.accounts.first()->lamports = *simulation.accounts.first()->lamports.plus(Lamports(900'000));
        };
        const auto launched = finish(scene.launches.launch(launch(wallet, sol)));
        QVERIFY2(launched, qPrintable(launched ? QString() : launched.error().detail));
        QCOMPARE(launched->trade.status, TradeStatus::Succeeded);
    }

    void makesRoomForLongWords()
    {
        ServiceScene scene;
        const auto global = *GlobalAccount::decode(scene.ledger->account(pumpAddresses::global)->data);
        const Address user = Keypair::generate().address();
        const Address mint = Keypair::generate().address();
        TradeAccounts accounts;
        accounts.coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
        accounts.user = pumpAddresses::UserAddresses::derive(user, mint, programs::token2022);
        accounts.buybackFeeRecipient = global.buybackFeeRecipients[0];
        QList<BudgetRoom> rooms;
        bool refused = false;
        for (qsizetype uriBytes = 1; uriBytes <= 200; ++uriBytes) {
            LaunchRequest request = launch(QString(), sol);
            request.name = u"n"_s.repeated(32);
            request.symbol = u"s"_s.repeated(13);
            const auto plan = planLaunch(request, u"u"_s.repeated(uriBytes), user, global, {});
            QVERIFY(plan);
            const auto room = budgetRoom(*plan, accounts, {});
            if (!room) {
                QCOMPARE(room.error().code, ErrorCode::InvalidInput);
                refused = true;
                continue;
            }
            QVERIFY(!refused);
            if (rooms.isEmpty() || rooms.last() != *room)
                rooms.append(*room);
            const auto message = Message::compile(user, launchInstructions(*plan, accounts, {1'400'000, 9}, *room), {});
            QVERIFY(Transaction::unsignedFrom(*message).encode().size() <= Transaction::maxWireSize);
            // A price that was asked for is never dropped.
            const auto priced = budgetRoom(*plan, accounts, 9);
            QCOMPARE(priced.has_value(), *room == (BudgetRoom{true, true}));
            if (!priced)
                QVERIFY2(priced.error().detail.contains(u"bytes too long"_s), qPrintable(priced.error().detail));
        }
        QCOMPARE(rooms, (QList<BudgetRoom>{{true, true}, {true, false}, {false, false}}));
    }

    void launchesWithLongWords()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        LaunchRequest request = launch(wallet, sol);
        request.name = u"n"_s.repeated(32);
        request.symbol = u"s"_s.repeated(13);
        const auto receipt = finish(scene.launches.launch(request));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
    }
};

CURVEDESK_TEST(tst_LaunchService)

} // namespace launchServiceTest
#include "tst_LaunchService.moc"

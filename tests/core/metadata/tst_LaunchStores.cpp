// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LaunchStores.h"
#include "tests/core/metadata/UploadScene.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;

namespace launchStoresTest {

using Choice = LaunchStores::Choice;
using Chain = LaunchStores::Chain;
using Kind = MetadataPlace::Kind;

namespace {

const QString tree = u"bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"_s;
const QString pumpUri = u"https://ipfs.io/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_s;
const QByteArray token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjb2luIn0.c2lnbmF0dXJl-_";

/// A daemon that was named, a node that may be one too, and the two services; each counts what it is asked.
struct Scene
{
    Scene()
    {
        options.chain = [this] { return chain; };
        options.pinata.url = pinata.url();
        options.pinata.uploadDeadline = options.pump.uploadDeadline = options.uploadDeadline = uploadsIn;
        options.pump.url = pump.url();
        options.readDeadline = uploadsIn;
        options.pause = std::chrono::milliseconds(60'000);
    }
    void usePinata() { options.pinata.token = std::make_shared<const SecretBytes>(SecretBytes::copyOf(token)); }
    LaunchStores &stores()
    {
        if (!made)
            made = std::make_unique<LaunchStores>(local, options);
        return *made;
    }
    Result<QString> publish() { return QCoro::waitFor(stores().publish(words(), picture())); }
    [[nodiscard]] qsizetype asked() const
    {
        return daemon.requests.size() + node.requests.size() + pinata.requests.size() + pump.requests.size();
    }

    Chain chain = Chain::Mainnet;
    bool daemonAnswers = true;
    bool nodeAnswers = true;
    bool isAskedAsADaemon = false; ///< the node
    QHash<QString, QByteArray> blocks;
    QHash<QString, QByteArray> nodeBlocks;
    HttpStub daemon{[this](const HttpStub::Request &request) {
        return daemonAnswers ? kubo(blocks, request) : HttpStub::reply(404, {});
    }};
    HttpStub node{[this](const HttpStub::Request &request) {
        if (request.header("content-type") == "application/json") {
            return HttpStub::ok(nodeAnswers ? R"({"jsonrpc":"2.0","id":1,"result":{"curvedesk-documents":1}})"
                                            : R"({"jsonrpc":"2.0","id":1,"result":{"solana-core":"2.1.0"}})");
        }
        isAskedAsADaemon = true;
        return nodeAnswers ? kubo(nodeBlocks, request) : HttpStub::reply(405, {});
    }};
    HttpStub pinata{[](const HttpStub::Request &request) {
        return HttpStub::ok("{\"IpfsHash\":\"" + rawCid(fileIn(request)).toLatin1() + "\"}");
    }};
    HttpStub pump{
        [](const HttpStub::Request &) { return HttpStub::ok("{\"metadataUri\":\"" + pumpUri.toLatin1() + "\"}"); }};
    QTemporaryDir directory;
    LocalStore local{directory.path()};
    LaunchStores::Options options;
    std::unique_ptr<LaunchStores> made;
};

} // namespace

class tst_LaunchStores : public QObject
{
    Q_OBJECT

private slots:
    void choosesByItself_data()
    {
        QTest::addColumn<Chain>("chain");
        QTest::addColumn<int>("kubo"); // 0: not named, 1: named, 2: named and answers
        QTest::addColumn<int>("node"); // 0: none on this computer, 1: one that is no store, 2: one that is
        QTest::addColumn<bool>("hasToken");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("isNode");
        for (const Chain chain : {Chain::Sandbox, Chain::PlayMoney, Chain::Mainnet}) {
            for (const int kubo : {0, 1, 2}) {
                for (const int node : {0, 1, 2}) {
                    for (const bool hasToken : {false, true}) {
                        const Kind kind = chain == Chain::Sandbox ? Kind::ThisComputer
                            : kubo == 2 || node == 2              ? Kind::Kubo
                            : hasToken                            ? Kind::Pinata
                            : chain == Chain::Mainnet             ? Kind::PumpFun
                            : kubo == 1                           ? Kind::Kubo
                                                                  : Kind::ThisComputer;
                        QTest::addRow("chain %d kubo %d node %d token %d", static_cast<int>(chain), kubo, node,
                                      static_cast<int>(hasToken))
                            << chain << kubo << node << hasToken << kind << (kubo != 2 && node == 2);
                    }
                }
            }
        }
    }
    void choosesByItself()
    {
        QFETCH(Chain, chain);
        QFETCH(int, kubo);
        QFETCH(int, node);
        QFETCH(bool, hasToken);
        QFETCH(Kind, kind);
        QFETCH(bool, isNode);
        Scene scene;
        scene.chain = chain;
        scene.daemonAnswers = kubo == 2;
        scene.nodeAnswers = node == 2;
        if (kubo > 0)
            scene.options.kubo = scene.daemon.url();
        if (node > 0)
            scene.options.endpoints = {QUrl(u"https://node.example/?key=secret"_s), scene.node.url(u"/?key=secret"_s)};
        if (hasToken)
            scene.usePinata();
        LaunchStores &stores = scene.stores();
        QCOMPARE(scene.asked(), 0); // nobody is asked before there is a need
        const auto place = QCoro::waitFor(stores.findPlace());
        QVERIFY(place);
        QCOMPARE(place->kind, kind);
        if (kind == Kind::Kubo) {
            const QUrl chosen = isNode ? scene.node.url() : scene.daemon.url();
            QCOMPARE(place->host, u"127.0.0.1:%1"_s.arg(chosen.port()));
        }
        QVERIFY(scene.pinata.requests.isEmpty() && scene.pump.requests.isEmpty());
        // A node of somebody else's is asked nothing that nodes do not know.
        QVERIFY(scene.nodeAnswers || !scene.isAskedAsADaemon);
        const auto uri = scene.publish();
        // Whoever named a daemon does not expect this computer instead.
        if (kind == Kind::Kubo && kubo != 2 && !isNode) {
            QVERIFY(!uri);
            QVERIFY(uri.error().detail.contains(u"could not be published: Kubo at "));
            return;
        }
        QVERIFY2(uri, qPrintable(uri ? QString() : uri.error().detail));
        QCOMPARE(scene.pinata.requests.isEmpty(), kind != Kind::Pinata);
        QCOMPARE(scene.pump.requests.isEmpty(), kind != Kind::PumpFun);
        QCOMPARE(scene.blocks.size(), kind == Kind::Kubo && !isNode ? 2 : 0);
        QCOMPARE(scene.nodeBlocks.size(), kind == Kind::Kubo && isNode ? 2 : 0);
        for (const HttpStub::Request &request : scene.node.requests)
            QVERIFY(!request.target.startsWith("/api/") || !request.target.contains("secret"));
        // Whoever has it, it is here too, at once and after a restart.
        scene.made.reset();
        scene.stores().close();
        const auto document = QCoro::waitFor(scene.stores().metadata(*uri));
        QVERIFY(document);
        QCOMPARE(document->description, words().description);
        QCOMPARE(*QCoro::waitFor(scene.stores().image(document->image)), picture());
    }

    void doesAsItIsTold_data()
    {
        QTest::addColumn<Choice>("choice");
        QTest::addColumn<Kind>("kind");
        QTest::newRow("local") << Choice::Local << Kind::ThisComputer;
        QTest::newRow("kubo") << Choice::Kubo << Kind::Kubo;
        QTest::newRow("pinata") << Choice::Pinata << Kind::Pinata;
        QTest::newRow("pump") << Choice::Pump << Kind::PumpFun;
    }
    void doesAsItIsTold()
    {
        QFETCH(Choice, choice);
        QFETCH(Kind, kind);
        for (const Chain chain : {Chain::Sandbox, Chain::PlayMoney, Chain::Mainnet}) {
            Scene scene;
            scene.chain = chain;
            scene.options.order = {choice};
            scene.options.kubo = scene.daemon.url();
            scene.options.endpoints = {scene.node.url()};
            scene.usePinata();
            QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, kind);
            QVERIFY(scene.publish());
            QCOMPARE(scene.pinata.requests.size(), kind == Kind::Pinata ? 2 : 0);
            QCOMPARE(scene.pump.requests.size(), kind == Kind::PumpFun ? 1 : 0);
            QCOMPARE(scene.blocks.size(), kind == Kind::Kubo ? 2 : 0);
        }
    }

    void aFailureNamesTheStoreAndWhatToDo_data()
    {
        QTest::addColumn<QList<Choice>>("order");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const QByteArray no = HttpStub::reply(500, R"({"message":"no"})");
        const QString pump = u"pump.fun refused the upload (HTTP 500). Give --kubo-url or --pinata-token-file; "
                             "--metadata-store local keeps picture and text on this computer, where nobody else sees "
                             "them."_s;
        QTest::newRow("kubo") << QList{Choice::Kubo} << no << ErrorCode::StoreRefused
                              << u"Kubo at %1 refused the upload (HTTP 500). Look into the daemon's log, or choose "
                                 "another --metadata-store."_s;
        QTest::newRow("kubo, silent") << QList{Choice::Kubo} << ""_ba << ErrorCode::StoreUnavailable
                                      << u"Kubo at %1 did not answer. Start the daemon, or choose another "
                                         "--metadata-store."_s;
        QTest::newRow("pinata") << QList{Choice::Pinata} << no << ErrorCode::StoreRefused
                                << u"Pinata refused the upload (HTTP 500). Check --pinata-token-file, or choose "
                                   "another --metadata-store."_s;
        QTest::newRow("pump") << QList{Choice::Pump} << no << ErrorCode::StoreRefused << pump;
        QTest::newRow("auto, and nobody answers") << QList<Choice>() << no << ErrorCode::StoreRefused << pump;
    }
    void aFailureNamesTheStoreAndWhatToDo()
    {
        QFETCH(QList<Choice>, order);
        QFETCH(QByteArray, answer);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        Scene scene;
        HttpStub broken([answer](const auto &) { return answer; });
        scene.options.order = order;
        scene.options.kubo = scene.options.pinata.url = scene.options.pump.url = broken.url();
        if (!order.isEmpty())
            scene.usePinata();
        const auto uri = scene.publish();
        QVERIFY(!uri);
        const QString host = broken.url().authority();
        QCOMPARE(uri.error(),
                 (Error{code,
                        u"Nothing was signed, because picture and words could not be published: "_s
                            + (detail.contains(u"%1"_s) ? detail.arg(host) : detail),
                        std::nullopt, 0}));
        QVERIFY(uri.error().detail.size() <= 300); // what the window shows of it
        QVERIFY(QDir(scene.directory.path()).entryList(QDir::Files).isEmpty()); // and nothing is half kept
    }

    // Each store of the order is tried, each a few times; the message says of each what was wrong.
    void triesThemInOrder()
    {
        Scene scene;
        int busy = 2;
        HttpStub refusing([&](const auto &) { return HttpStub::reply(401, {}); });
        HttpStub recovering([&](const HttpStub::Request &request) {
            return busy-- > 0 ? HttpStub::reply(503, {}) : kubo(scene.blocks, request);
        });
        scene.options.pinata.url = scene.options.pump.url = refusing.url();
        scene.options.kubo = recovering.url();
        scene.usePinata();
        scene.options.order = {Choice::Pinata, Choice::Kubo, Choice::Pump};
        const auto image = QCoro::waitFor(scene.stores().publishImage(picture(), {}));
        QVERIFY2(image, qPrintable(image ? QString() : image.error().detail));
        QCOMPARE(refusing.requests.size(), 1); // a refusal is not repeated
        QCOMPARE(scene.blocks.value(cidOf(*image)), picture());
        const auto uri = QCoro::waitFor(scene.stores().publish(wordsWith(*image), picture()));
        QVERIFY(uri);
        QCOMPARE(QCoro::waitFor(scene.stores().metadata(*uri))->image, *image);
        QCOMPARE(scene.blocks.size(), 2); // the picture only once
        busy = 1000;
        const auto refused = QCoro::waitFor(scene.stores().publishImage(picture(), {}));
        QVERIFY(refused); // pump.fun takes it with the words
        QCOMPARE(*refused, QString());
        const auto nowhere = QCoro::waitFor(scene.stores().publish(words(), picture()));
        QCOMPARE(nowhere.error().detail.section(u'.', 0, 0).section(u": "_s, 0, 1).contains(u"picture and words"),
                 true);
        for (const QString &part :
             {u"Pinata refused the upload as not allowed (HTTP 401)"_s, u"refused the upload (HTTP 503)"_s,
              u"pump.fun refused the upload as not allowed (HTTP 401)"_s})
            QVERIFY2(nowhere.error().detail.contains(part), qPrintable(nowhere.error().detail));
        // Another order, while the program runs.
        scene.stores().setOrder({Choice::Pump, Choice::Local}, {});
        QVERIFY(QCoro::waitFor(scene.stores().publish(words(), picture())));
        QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, Kind::PumpFun);
    }

    void takesTheTokenThatTheVaultKeeps()
    {
        Scene scene;
        std::shared_ptr<const SecretBytes> kept;
        scene.options.pinata.keptToken = [&kept] { return kept; };
        scene.options.order = {Choice::Pinata};
        QVERIFY(scene.publish().error().detail.contains(u"Pinata has no token"));
        QVERIFY(scene.pinata.requests.isEmpty());
        kept = std::make_shared<const SecretBytes>(SecretBytes::copyOf(token));
        QVERIFY(scene.publish());
        QCOMPARE(scene.pinata.requests.first().header("authorization"), "Bearer " + token);
    }

    void aDiskThatRefusesIsAFailure()
    {
        Scene scene;
        QFile blocker(scene.directory.filePath(u"blocker"_s));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        LocalStore nowhere(scene.directory.filePath(u"blocker/below"_s));
        scene.options.order = {Choice::Pump, Choice::Kubo};
        scene.options.kubo = scene.daemon.url();
        LaunchStores stores(nowhere, scene.options);
        const auto uri = QCoro::waitFor(stores.publish(words(), picture()));
        QVERIFY(!uri);
        QCOMPARE(uri.error().code, ErrorCode::Storage);
        QVERIFY2(uri.error().detail.startsWith(u"Nothing was signed"), qPrintable(uri.error().detail));
        QVERIFY(scene.daemon.requests.isEmpty()); // what is public already is not published in a second place
    }

    void asksAgainBeforeALaunch()
    {
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        scene.daemonAnswers = false;
        QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, Kind::PumpFun);
        QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, Kind::PumpFun);
        QCOMPARE(scene.daemon.requests.size(), 1); // what is shown may be a little old
        scene.daemonAnswers = true;
        QVERIFY(scene.publish());
        QCOMPARE(scene.blocks.size(), 2);
        QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, Kind::Kubo);
    }

    void readsWhatTheNodeHas()
    {
        Scene scene;
        scene.chain = Chain::PlayMoney;
        scene.options.endpoints = {scene.node.url()};
        const QString imageUri = u"ipfs://"_s + rawCid(picture());
        const QByteArray document = metadataDocument(wordsWith(imageUri));
        const QString uri = u"ipfs://"_s + rawCid(document);
        scene.nodeBlocks = {{rawCid(picture()), picture()}, {rawCid(document), document}};
        QCOMPARE(*QCoro::waitFor(scene.stores().metadata(uri)), wordsWith(imageUri));
        QCOMPARE(*QCoro::waitFor(scene.stores().image(imageUri)), picture());
        QCOMPARE(scene.node.requests.size(), 4);
        // From then on they are here.
        QCOMPARE(*QCoro::waitFor(scene.local.metadata(uri)), wordsWith(imageUri));
        QCOMPARE(*QCoro::waitFor(scene.stores().image(imageUri)), picture());
        QCOMPARE(scene.node.requests.size(), 4);
    }

    void severalAskOnce()
    {
        Scene scene;
        scene.options.endpoints = {scene.node.url()};
        const QByteArray document = metadataDocument(words());
        scene.nodeBlocks = {{rawCid(document), document}};
        int answered = 0;
        for (int i = 0; i < 20; ++i) {
            QCoro::connect(scene.stores().metadata(u"ipfs://"_s + rawCid(document)), this,
                           [&](const Result<CoinMetadata> &metadata) {
                               QVERIFY(metadata);
                               QCOMPARE(*metadata, words());
                               ++answered;
                           });
        }
        QTRY_COMPARE(answered, 20);
        QCOMPARE(scene.node.requests.size(), 3);
    }

    void keepsNothingThatDoesNotProveItself()
    {
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        scene.blocks = {{tree, metadataDocument(words())}};
        QCOMPARE(*QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + tree)), words());
        QVERIFY(QDir(scene.directory.path()).entryList(QDir::Files).isEmpty());
    }

    void refusesWhatIsNeither_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a page") << "<html>"_ba;
        QTest::newRow("a list") << "[]"_ba;
        QTest::newRow("an SVG") << "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"_ba;
        QTest::newRow("nothing") << ""_ba;
    }
    void refusesWhatIsNeither()
    {
        QFETCH(QByteArray, bytes);
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        scene.blocks = {{rawCid(bytes), bytes}};
        const QString uri = u"ipfs://"_s + rawCid(bytes);
        QVERIFY(!QCoro::waitFor(scene.stores().metadata(uri)));
        QVERIFY(!QCoro::waitFor(scene.stores().image(uri)));
        QVERIFY(QDir(scene.directory.path()).entryList(QDir::Files).isEmpty());
    }

    void doesNotAskTwiceForWhatIsMissing()
    {
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        scene.options.endpoints = {scene.node.url()};
        const QString uri = u"ipfs://"_s + rawCid("missing");
        for (int i = 0; i < 5; ++i)
            QCOMPARE(QCoro::waitFor(scene.stores().metadata(uri)).error().code, ErrorCode::NotFound);
        QCOMPARE(scene.daemon.requests.size(), 2); // its version, the document
        QCOMPARE(scene.node.requests.size(), 3);
    }

    void asksAgainLater()
    {
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        scene.options.pause = std::chrono::milliseconds(1);
        const QByteArray document = metadataDocument(words());
        const QString uri = u"ipfs://"_s + rawCid(document);
        QVERIFY(!QCoro::waitFor(scene.stores().metadata(uri)));
        scene.blocks = {{rawCid(document), document}};
        QTRY_VERIFY(QCoro::waitFor(scene.stores().metadata(uri)));
    }

    void aNodeThatHangsHoldsUpNobodyForLong()
    {
        Scene scene;
        HttpStub silent([](const auto &) { return ""_ba; });
        HttpStub slow([](const HttpStub::Request &request) {
            return request.target.endsWith("version") ? HttpStub::ok(R"({"Version":"1"})") : ""_ba;
        });
        scene.options.kubo = silent.url();
        scene.options.endpoints = {slow.url()};
        scene.options.readDeadline = silentFor;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + rawCid("a"))).error().code, ErrorCode::NotFound);
        QCOMPARE(QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + rawCid("b"))).error().code, ErrorCode::NotFound);
        QVERIFY2(clock.elapsed() < scene.options.pause.count() / 6, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(silent.requests.size(), 1);
    }

    void aDaemonThatHangsMakesNoOtherCountAsSilent()
    {
        Scene scene;
        bool hangs = true;
        HttpStub slow([&hangs](const HttpStub::Request &request) {
            if (request.target.endsWith("version"))
                return HttpStub::ok(R"({"Version":"1"})");
            return hangs ? ""_ba : HttpStub::reply(500, {});
        });
        scene.options.kubo = slow.url();
        scene.options.endpoints = {scene.node.url()};
        scene.options.readDeadline = std::chrono::seconds(2); // time for the other beside other tests
        const QByteArray document = metadataDocument(words());
        scene.nodeBlocks = {{rawCid(document), document}};
        QCOMPARE(QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + rawCid("a"))).error().code, ErrorCode::NotFound);
        hangs = false;
        QVERIFY(QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + rawCid(document))));
    }

    void asksNobodyForOtherUris()
    {
        Scene scene;
        scene.options.kubo = scene.daemon.url();
        for (const QString &uri : {QString(), u"https://a.example/x.json"_s, u"http://127.0.0.1/x"_s, u"ipfs://x"_s,
                                   u"file:///etc/passwd"_s})
            QCOMPARE(QCoro::waitFor(scene.stores().metadata(uri)).error().code, ErrorCode::NotFound);
        QCOMPARE(scene.asked(), 0);
    }

    void asksNoEndpointElsewhere()
    {
        Scene scene;
        scene.options.endpoints = {QUrl(u"https://node.example/?key=secret"_s), QUrl(u"http://10.0.0.1:8899"_s)};
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!QCoro::waitFor(scene.stores().metadata(u"ipfs://"_s + rawCid("a"))));
        QCOMPARE(QCoro::waitFor(scene.stores().findPlace())->kind, Kind::PumpFun);
        QVERIFY(clock.elapsed() < scene.options.readDeadline.count());
    }

    void closingEndsEverythingAtOnce()
    {
        Scene scene;
        HttpStub silent([](const HttpStub::Request &request) {
            return request.target.endsWith("version") ? HttpStub::ok(R"({"Version":"1"})") : ""_ba;
        });
        scene.options.kubo = silent.url();
        scene.options.uploadDeadline = scene.options.readDeadline = std::chrono::milliseconds(60'000);
        QList<ErrorCode> ends;
        QCoro::connect(scene.stores().publish(words(), picture()), this,
                       [&](const Result<QString> &uri) { ends.append(uri.error().code); });
        for (int i = 0; i < 2; ++i)
            QCoro::connect(scene.stores().metadata(u"ipfs://"_s + rawCid("a")), this,
                           [&](const Result<CoinMetadata> &metadata) { ends.append(metadata.error().code); });
        const auto arrived = [&](const char *what) {
            return std::ranges::any_of(
                silent.requests, [what](const HttpStub::Request &request) { return request.target.contains(what); });
        };
        QTRY_VERIFY(arrived("/add") && arrived("/cat"));
        QVERIFY(ends.isEmpty());
        scene.stores().close();
        QCOMPARE(ends, QList<ErrorCode>(3, ErrorCode::Cancelled));
        QCOMPARE(scene.publish().error().code, ErrorCode::Cancelled);
    }
};

CURVEDESK_TEST(tst_LaunchStores)

} // namespace launchStoresTest
#include "tst_LaunchStores.moc"

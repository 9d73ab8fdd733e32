// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace walletImportTest {

namespace {

const QByteArray twelve = QByteArray("abandon ").repeated(11) + "about";
const QString phantom = u"HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk"_s;
const QString ledger = u"GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL"_s;

std::shared_ptr<const SecretBytes> secret(QByteArrayView text)
{
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(text));
}

} // namespace

class tst_WalletImport : public QObject
{
    Q_OBJECT

private slots:
    void findsTheKeyThatHasMoney()
    {
        ServiceScene scene;
        const auto poor = finish(scene.wallets.derivedWallets(secret(twelve), nullptr));
        QVERIFY(poor);
        QCOMPARE(poor->first().path, u"m/44'/501'/0'/0'"_s);
        QCOMPARE(poor->first().address, phantom);
        QVERIFY(finish(scene.wallets.requestAirdrop(ledger, lamportsPerSol)));
        scene.ledger->advanceSlot();
        const auto rich = finish(scene.wallets.derivedWallets(secret(twelve), nullptr));
        QVERIFY(rich);
        QCOMPARE(rich->size(), poor->size());
        QCOMPARE(rich->first().address, ledger);
        QCOMPARE(rich->first().path, u"m/44'/501'/0'"_s);
        QCOMPARE(rich->first().lamports, quint64{lamportsPerSol});
        QVERIFY(finish(scene.wallets.list())->isEmpty()); // looking is not importing
    }

    void importsOneOfThem()
    {
        ServiceScene scene;
        const auto imported
            = finish(scene.wallets.importDerived(secret(twelve), nullptr, u"m/44'/501'/0'"_s, u"Old"_s));
        QVERIFY(imported);
        QCOMPARE(imported->address, ledger);
        QCOMPARE(imported->label, u"Old"_s);
        QVERIFY(!imported->isWatched);
        QVERIFY(scene.wallets.checkSigner({ledger, nullptr}));
        const auto twice = finish(scene.wallets.importDerived(secret(twelve), nullptr, u"m/44'/501'/0'"_s, {}));
        QCOMPARE(twice.error().code, ErrorCode::Conflict);
        const auto other = finish(scene.wallets.importDerived(secret(twelve), secret("more"), u"m/44'/501'/0'"_s, {}));
        QVERIFY(other && other->address != ledger);
        QCOMPARE(finish(scene.wallets.importDerived(secret("a b"), nullptr, u"m"_s, {})).error().code,
                 ErrorCode::InvalidInput);
    }

    void watchesWithoutSigning()
    {
        ServiceScene scene;
        const auto watched = finish(scene.wallets.watch(phantom, u"Cold"_s));
        QVERIFY(watched);
        QVERIFY(watched->isWatched);
        QVERIFY(finish(scene.wallets.list())->first().isWatched);
        QCOMPARE(scene.wallets.checkSigner({phantom, nullptr}).error().code, ErrorCode::Forbidden);
        auto message = Message::compile(*Address::fromBase58(phantom), {}, Hash());
        Transaction transaction = Transaction::unsignedFrom(std::move(*message));
        QCOMPARE(scene.wallets.sign(transaction, {phantom, nullptr}).error().code, ErrorCode::Forbidden);
        QCOMPARE(finish(scene.wallets.exportKey(phantom, KeyFormat::Base58)).error().code, ErrorCode::Forbidden);
        QCOMPARE(finish(scene.wallets.watch(u"x"_s, {})).error().code, ErrorCode::WalletNotFound);
    }

    void stopsWatching()
    {
        ServiceScene scene;
        const QString own = scene.wallet(lamportsPerSol);
        QVERIFY(finish(scene.wallets.watch(phantom, u"Cold"_s)));
        QSignalSpy changed(&scene.wallets, &WalletService::walletsChanged);
        QSignalSpy noted(&scene.wallets, &WalletService::noted);
        QCOMPARE(finish(scene.wallets.unwatch(u"x"_s)).error().code, ErrorCode::WalletNotFound);
        QCOMPARE(finish(scene.wallets.unwatch(own)).error().code, ErrorCode::Forbidden);
        QCOMPARE(noted.count(), 0);
        QVERIFY(finish(scene.wallets.unwatch(phantom)));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(noted.takeFirst(), QVariantList({"wallet_unwatched"_ba, phantom}));
        QVERIFY(!scene.wallets.isOwn(phantom));
        QCOMPARE(finish(scene.wallets.list())->size(), 1);
        QCOMPARE(scene.wallets.checkSigner({phantom, nullptr}).error().code, ErrorCode::WalletNotFound);
        QVERIFY(finish(scene.wallets.watch(phantom, u"Cold"_s))); // its undoing
        QVERIFY(scene.wallets.isOwn(phantom));
    }

    void exportsInBothForms()
    {
        ServiceScene scene;
        const auto created = finish(scene.wallets.create({}));
        QVERIFY(created);
        const auto base58 = finish(scene.wallets.exportKey(created->publicKey, KeyFormat::Base58));
        QCOMPARE((*base58)->view(), created->privateKey->view());
        const auto json = finish(scene.wallets.exportKey(created->publicKey, KeyFormat::KeygenJson));
        QCOMPARE(QJsonDocument::fromJson((*json)->view().toByteArray()).array().size(), 64);
        QCOMPARE(Keypair::fromText((*json)->view())->address().toBase58(), created->publicKey);
        scene.vault.locked = true;
        QCOMPARE(finish(scene.wallets.exportKey(created->publicKey, KeyFormat::Base58)).error().code,
                 ErrorCode::WalletLocked);
    }
};

CURVEDESK_TEST(tst_WalletImport)

} // namespace walletImportTest
#include "tst_WalletImport.moc"

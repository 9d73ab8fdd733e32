// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ProgramAddress.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace walletServiceTest {

namespace {
constexpr quint64 sol = lamportsPerSol;
}

class tst_WalletService : public QObject
{
    Q_OBJECT

private slots:
    void createsAndSigns()
    {
        ServiceScene scene;
        QSignalSpy changed(&scene.wallets, &WalletService::walletsChanged);
        const auto created = finish(scene.wallets.create({}));
        QVERIFY(created);
        QCOMPARE(changed.count(), 1);
        const auto keypair = Keypair::fromText(created->privateKey->view());
        QVERIFY(keypair);
        QCOMPARE(keypair->address().toBase58(), created->publicKey);
        const TradeSigner signer{created->publicKey, nullptr};
        QCOMPARE(*scene.wallets.checkSigner(signer), keypair->address());
        auto message = Message::compile(keypair->address(), {}, Hash());
        Transaction transaction = Transaction::unsignedFrom(std::move(*message));
        QVERIFY(scene.wallets.sign(transaction, signer));
        QVERIFY(transaction.verifySignatures());
        scene.vault.locked = true;
        QCOMPARE(scene.wallets.checkSigner(signer).error().code, ErrorCode::WalletLocked);
        QCOMPARE(scene.wallets.sign(transaction, signer).error().code, ErrorCode::WalletLocked);
        QCOMPARE(finish(scene.wallets.create({})).error().code, ErrorCode::WalletLocked);
    }

    void makesSoManyWalletsAndNoMore()
    {
        ServiceScene scene;
        WalletService limited(*scene.store, scene.cluster, WalletService::defaultBalancePace, 2);
        QVERIFY(finish(limited.create({})));
        QVERIFY(finish(limited.create({})));
        QCOMPARE(finish(limited.create({})).error().code, ErrorCode::Forbidden);
        QCOMPARE(finish(limited.list())->size(), 2);
        const auto key = std::make_shared<const SecretBytes>(Keypair::generate().secretKeyBase58());
        QVERIFY(finish(limited.import(key, {})));
    }

    void knowsAWalletThatAnotherProcessAdded()
    {
        ServiceScene scene;
        const Keypair keypair = Keypair::generate();
        const QString address = keypair.address().toBase58();
        QVERIFY(!scene.wallets.isOwn(address));
        QVERIFY(scene.store->add(keypair, {})); // as the command `wallets import` does beside a running host
        QVERIFY(scene.wallets.isOwn(address));
        QVERIFY(!scene.wallets.isOwn(u"no address"_s));
    }

    void importsRenamesAndLists()
    {
        ServiceScene scene;
        const Keypair keypair = Keypair::generate();
        scene.fund(keypair.address(), 2 * sol);
        const auto key = std::make_shared<const SecretBytes>(keypair.secretKeyBase58());
        const auto imported = finish(scene.wallets.import(key, u"mine"_s));
        QVERIFY(imported);
        QCOMPARE(imported->lamports, 2 * sol);
        QCOMPARE(imported->label, u"mine"_s);
        QCOMPARE(finish(scene.wallets.import(key, {})).error().code, ErrorCode::Conflict);
        const auto bad
            = finish(scene.wallets.import(std::make_shared<const SecretBytes>(SecretBytes::copyOf("not a key")), {}));
        QCOMPARE(bad.error().code, ErrorCode::InvalidInput);
        QVERIFY(!bad.error().detail.contains(u"not a key"_s));
        QCOMPARE(finish(scene.wallets.import(nullptr, {})).error().code, ErrorCode::InvalidInput);

        QCOMPARE(finish(scene.wallets.rename(imported->address, u"ours"_s))->label, u"ours"_s);
        QCOMPARE(finish(scene.wallets.rename(u"x"_s, u"ours"_s)).error().code, ErrorCode::WalletNotFound);
        // More wallets than one read takes.
        for (int i = 0; i < 120; ++i)
            QVERIFY(finish(scene.wallets.create({})));
        const auto all = finish(scene.wallets.list());
        QCOMPARE(all->size(), 121);
        QCOMPARE(all->first().address, imported->address);
        QCOMPARE(all->first().lamports, 2 * sol);
        QCOMPARE(all->last().lamports, 0ull);
    }

    void balances_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::newRow("spl") << true;
        QTest::newRow("token-2022") << false;
    }
    void balances()
    {
        QFETCH(bool, legacy);
        ServiceScene scene;
        const QString mint = scene.coin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        const auto before = finish(scene.wallets.balance(mint, wallet));
        QVERIFY(before);
        QCOMPARE(before->raw, 0ull);
        QCOMPARE(before->decimals, 6);
        scene.buy(mint, wallet, sol);
        QCOMPARE(finish(scene.wallets.balance(mint, wallet))->raw, scene.tokensOf(wallet, mint));
        QVERIFY(scene.tokensOf(wallet, mint) > 0);
        for (const QString &native : {u"SOL"_s, programs::wrappedSol.toBase58()}) {
            const auto balance = finish(scene.wallets.balance(native, wallet));
            QCOMPARE(balance->raw, scene.lamportsOf(wallet));
            QCOMPARE(balance->decimals, 9);
        }
    }

    void balancesThatAreNone()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(sol);
        const QString nobody = Keypair::generate().address().toBase58();
        const auto ask = [&](const QString &token, const QString &who) {
            const auto reply = finish(scene.wallets.balance(token, who));
            return reply ? u"found"_s : reply.error().detail;
        };
        QCOMPARE(ask(u"nonsense"_s, wallet), u"Token not found"_s);
        QCOMPARE(ask(nobody, wallet), u"Token not found"_s);
        QCOMPARE(ask(wallet, wallet), u"Token not found"_s);
        QCOMPARE(ask(u"sol"_s, wallet), u"Token not found"_s);
        QCOMPARE(ask(mint, nobody), u"Wallet not found"_s);
        QCOMPARE(ask(mint, u"nonsense"_s), u"Wallet not found"_s);
        QCOMPARE(ask(u"SOL"_s, nobody), u"Wallet not found"_s);
        QCOMPARE(ask(u"SOL"_s, u"nonsense"_s), u"Wallet not found"_s);
        QCOMPARE(ask(mint, wallet), u"found"_s);
    }

    void aWalletWithTokensExists()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const Keypair holder = Keypair::generate();
        scene.fund(holder.address(), 10 * sol);
        const Address friendAddress = Keypair::generate().address();
        const Address token = ServiceScene::addressOf(mint);
        scene.execute({test::createAssociatedIdempotent(holder.address(), friendAddress, token, programs::token2022)},
                      {&holder});
        const auto balance = finish(scene.wallets.balance(mint, friendAddress.toBase58()));
        QVERIFY(balance);
        QCOMPARE(balance->raw, 0ull);
    }

    // Neither SOL nor an associated account: the tokens lie in an account at another address.
    void findsTokensInOtherAccounts()
    {
        ServiceScene scene;
        const QString mint = scene.coin(true);
        const QString otherMint = scene.coin(true);
        const Keypair giver = Keypair::generate();
        const QString giving = giver.address().toBase58();
        QVERIFY(finish(scene.wallets.import(std::make_shared<const SecretBytes>(giver.secretKeyBase58()), {})));
        scene.fund(giver.address(), 10 * sol);
        scene.buy(mint, giving, sol);
        const quint64 bought = scene.tokensOf(giving, mint);
        const Address taker = Keypair::generate().address();
        const Address token = ServiceScene::addressOf(mint);
        const Address from = associatedTokenAddress(giver.address(), token, programs::token);
        for (const quint64 given : {1'000u, 234u}) {
            const Keypair account = Keypair::generate();
            scene.execute({systemInstruction::createAccount(giver.address(), account.address(), Lamports(2'100'000),
                                                            165, programs::token),
                           tokenInstruction::initializeAccount(account.address(), token, taker, programs::token),
                           tokenInstruction::transferChecked(from, token, account.address(), giver.address(),
                                                             TokenAmount(given), 6, programs::token)},
                          {&giver, &account});
        }
        const auto raw = [&scene](const QString &of, const QString &wallet) {
            const auto reply = finish(scene.wallets.balance(of, wallet));
            return reply ? QString::number(reply->raw) : reply.error().detail;
        };
        QCOMPARE(raw(mint, taker.toBase58()), u"1234"_s);
        QCOMPARE(raw(otherMint, taker.toBase58()), u"0"_s);
        QCOMPARE(raw(u"SOL"_s, taker.toBase58()), u"0"_s);
        QCOMPARE(raw(mint, giving), QString::number(bought - 1'234));
        // A node that does not answer is no wallet without tokens; what the associated account has is known without it.
        scene.cluster.listsFail = true;
        QCOMPARE(raw(mint, taker.toBase58()), u"no answer"_s);
        QCOMPARE(raw(u"SOL"_s, taker.toBase58()), u"no answer"_s);
        QCOMPARE(raw(mint, giving), QString::number(bought - 1'234));
        QCOMPARE(raw(u"SOL"_s, giving), QString::number(scene.lamportsOf(giving)));
    }

    void holdings()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(50 * sol);
        const QString oldCoin = scene.coin(true, "OLD");
        const QString newCoin = scene.coin(false, "NEW");
        const QString other = scene.coin(false, "OTHER");
        scene.buy(oldCoin, wallet, sol);
        scene.buy(newCoin, wallet, sol);
        const auto held = finish(scene.wallets.holdings(
            wallet, {other, oldCoin, newCoin, newCoin, u"nonsense"_s, programs::wrappedSol.toBase58()}));
        QVERIFY(held);
        QCOMPARE(held->size(), 2);
        QCOMPARE(held->at(0).mint, oldCoin);
        QCOMPARE(held->at(0).symbol, u"OLD"_s);
        QCOMPARE(held->at(0).raw, scene.tokensOf(wallet, oldCoin));
        QCOMPARE(held->at(1).symbol, u"NEW"_s);
        QCOMPARE(held->at(1).name, u"A coin"_s);
        QCOMPARE(finish(scene.wallets.holdings(u"x"_s, {})).error().code, ErrorCode::WalletNotFound);
        QVERIFY(finish(scene.wallets.holdings(wallet, {}))->isEmpty());
    }

    void noticesDepositsFromOutside()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(sol);
        const Address own = ServiceScene::addressOf(wallet);
        const Keypair stranger = Keypair::generate();
        scene.fund(stranger.address(), 10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {TradeAmount::Unit::Lamports, sol}, {});
        request.signer.privateKey = std::make_shared<const SecretBytes>(stranger.secretKeyBase58());
        QVERIFY(finish(scene.trades.trade(request)));
        QSignalSpy changed(&scene.wallets, &WalletService::walletsChanged);
        // Answers come in the order of the questions: the poll of the new slot is over with this one.
        const auto poll = [&scene] {
            scene.ledger->advanceSlot();
            return finish(scene.cluster.blockHeight()).has_value();
        };
        QVERIFY(poll() && poll());
        QCOMPARE(changed.count(), 1); // what came before the first poll

        scene.execute({systemInstruction::transfer(stranger.address(), own, Lamports(12'345))}, {&stranger});
        QVERIFY(poll());
        QCOMPARE(changed.count(), 2);
        QCOMPARE(finish(scene.wallets.list())->first().lamports, sol + 12'345);
        QVERIFY(poll());
        QCOMPARE(changed.count(), 2);

        // To a wallet that is so new that no poll has seen it without.
        const auto created = finish(scene.wallets.create({}));
        QCOMPARE(changed.count(), 3);
        QCOMPARE(finish(scene.wallets.list())->last().lamports, 0u);
        scene.execute({systemInstruction::transfer(stranger.address(), ServiceScene::addressOf(created->publicKey),
                                                   Lamports(sol))},
                      {&stranger});
        QVERIFY(poll());
        QCOMPARE(changed.count(), 4);
        QCOMPARE(finish(scene.wallets.list())->last().lamports, sol);

        // Somebody looked at the wallet's holding of the coin.
        QVERIFY(finish(scene.wallets.holdings(wallet, {mint}))->isEmpty());
        QVERIFY(poll());
        const Address token = ServiceScene::addressOf(mint);
        const auto from = pumpAddresses::UserAddresses::derive(stranger.address(), token, programs::token2022);
        const auto to = pumpAddresses::UserAddresses::derive(own, token, programs::token2022);
        scene.execute({test::createAssociatedIdempotent(stranger.address(), own, token, programs::token2022),
                       tokenInstruction::transferChecked(from.associatedUser, token, to.associatedUser,
                                                         stranger.address(), TokenAmount(777), 6, programs::token2022)},
                      {&stranger});
        QVERIFY(poll());
        QCOMPARE(changed.count(), 5);
        QCOMPARE(finish(scene.wallets.holdings(wallet, {mint}))->first().raw, 777u);
        QVERIFY(poll());
        QCOMPARE(changed.count(), 5);

        // More tokens to the same account: no lamport of the wallet's moves.
        scene.execute({tokenInstruction::transferChecked(from.associatedUser, token, to.associatedUser,
                                                         stranger.address(), TokenAmount(23), 6, programs::token2022)},
                      {&stranger});
        QVERIFY(poll());
        QCOMPARE(changed.count(), 6);
        QCOMPARE(finish(scene.wallets.holdings(wallet, {mint}))->first().raw, 800u);
    }

    void airdrops()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(0);
        QVERIFY(finish(scene.wallets.requestAirdrop(wallet, sol)));
        QCOMPARE(scene.lamportsOf(wallet), sol);
        QCOMPARE(finish(scene.wallets.requestAirdrop(wallet, 0)).error().code, ErrorCode::InvalidInput);
        QCOMPARE(finish(scene.wallets.requestAirdrop(u"x"_s, sol)).error().code, ErrorCode::WalletNotFound);
    }
};

CURVEDESK_TEST(tst_WalletService)

} // namespace walletServiceTest
#include "tst_WalletService.moc"

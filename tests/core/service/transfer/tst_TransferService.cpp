// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/transfer/RecipientCheck.h"
#include "core/solana/ProgramAddress.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace transferServiceTest {

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 baseFee = 5000;
constexpr quint64 walletRent = 890'880;

QString newAddress()
{
    return Keypair::generate().address().toBase58();
}

TransferRequest send(const QString &wallet, const QString &recipient, std::optional<quint64> amount,
                     const QString &token = {})
{
    TransferRequest request;
    request.recipient = recipient;
    request.token = token;
    request.amount = amount;
    request.priorityFeeMicroLamports = 0;
    request.signer.wallet = wallet;
    return request;
}

/// The reason of a failure; empty for a success.
template<class T> QByteArray why(const Result<T> &result)
{
    return result ? QByteArray() : result.error().detail.toUtf8();
}

quint64 tokenRent(bool legacy)
{
    return legacy ? 2'039'280 : 2'074'080;
}

} // namespace

class tst_TransferService : public QObject
{
    Q_OBJECT

private slots:
    void sendsSol_data()
    {
        QTest::addColumn<quint64>("held");
        QTest::addColumn<std::optional<quint64>>("amount");
        QTest::addColumn<std::optional<quint64>>("price");
        QTest::addColumn<quint64>("left");
        const std::optional<quint64> free = 0;
        QTest::newRow("one") << 10 * sol << std::optional<quint64>(sol) << free << 9 * sol - baseFee;
        QTest::newRow("all of it") << 10 * sol << std::optional<quint64>() << free << quint64{0};
        QTest::newRow("all with a priority fee")
            << 10 * sol << std::optional<quint64>() << std::optional<quint64>(2'000'000) << quint64{0};
        QTest::newRow("all but the rent")
            << 10 * sol << std::optional<quint64>(10 * sol - baseFee - walletRent) << free << walletRent;
    }
    void sendsSol()
    {
        QFETCH(quint64, held);
        QFETCH(std::optional<quint64>, amount);
        QFETCH(std::optional<quint64>, price);
        QFETCH(quint64, left);
        ServiceScene scene;
        const QString wallet = scene.wallet(held);
        const QString recipient = newAddress();
        TransferRequest request = send(wallet, recipient, amount);
        request.priorityFeeMicroLamports = price;

        const auto sheet = finish(scene.transfers.sheet(request));
        QVERIFY2(sheet, why(sheet));
        QCOMPARE(sheet->walletLamports, held);
        QCOMPARE(sheet->walletLamportsAfter, left);
        QCOMPARE(sheet->cost.amount + sheet->cost.networkFeeLamports, held - left);
        QCOMPARE(sheet->cost.received, sheet->cost.amount);
        QCOMPARE(sheet->isAll, !amount);
        QCOMPARE(sheet->steps.last(),
                 (TransferStep{TransferStep::Kind::SendSol, sheet->cost.amount, wallet, recipient, {}}));
        QVERIFY(scene.cluster.sent.isEmpty());

        request.agreed = sheet->cost;
        const auto order = finish(scene.transfers.transfer(request));
        QVERIFY2(order, why(order));
        QCOMPARE(order->status, TradeStatus::Succeeded);
        QCOMPARE(scene.lamportsOf(wallet), left);
        QCOMPARE(scene.lamportsOf(recipient), sheet->cost.amount);
        QCOMPARE(order->kind, OrderSummary::Kind::Transfer);
        QCOMPARE(order->recipient, recipient);
        QVERIFY(order->mint.isEmpty());
        QCOMPARE(order->movedLamports, sheet->cost.amount);
        QCOMPARE(order->networkFeeLamports, sheet->cost.networkFeeLamports);
        const auto journalled = scene.order(order->id);
        QVERIFY(journalled);
        QCOMPARE(journalled->recipient, recipient);
        QCOMPARE(journalled->status, TradeStatus::Succeeded);
    }

    void sendsTokens_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::addColumn<bool>("all");
        QTest::addColumn<bool>("toHolder");
        for (const bool legacy : {true, false}) {
            const char *program = legacy ? "spl" : "token-2022";
            QTest::addRow("a part to a new address, %s", program) << legacy << false << false;
            QTest::addRow("all to a new address, %s", program) << legacy << true << false;
            QTest::addRow("all to a holder, %s", program) << legacy << true << true;
        }
    }
    void sendsTokens()
    {
        QFETCH(bool, legacy);
        QFETCH(bool, all);
        QFETCH(bool, toHolder);
        ServiceScene scene;
        const QString mint = scene.coin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        const QString recipient = toHolder ? scene.wallet(10 * sol) : newAddress();
        scene.buy(mint, wallet, sol);
        if (toHolder)
            scene.buy(mint, recipient, sol);
        const quint64 held = scene.tokensOf(wallet, mint);
        const quint64 before = toHolder ? scene.tokensOf(recipient, mint) : 0;
        const quint64 lamports = scene.lamportsOf(wallet);
        const quint64 amount = all ? held : held / 3;
        TransferRequest request = send(wallet, recipient, all ? std::nullopt : std::optional(amount), mint);

        const auto sheet = finish(scene.transfers.sheet(request));
        QVERIFY2(sheet, why(sheet));
        const TransferCost expected{amount, amount, baseFee, toHolder ? 0 : tokenRent(legacy),
                                    all ? tokenRent(legacy) : 0};
        QCOMPARE(sheet->cost, expected);
        QCOMPARE(sheet->closesAccount, all);
        QCOMPARE(sheet->symbol, u"SYM"_s);
        QCOMPARE(sheet->walletTokensAfter, held - amount);

        request.agreed = expected;
        const auto order = finish(scene.transfers.transfer(request));
        QVERIFY2(order, why(order));
        QCOMPARE(order->status, TradeStatus::Succeeded);
        QCOMPARE(order->movedTokens, amount);
        QCOMPARE(order->mint, mint);
        QCOMPARE(scene.tokensOf(recipient, mint), before + amount);
        QCOMPARE(scene.hasTokenAccount(wallet, mint), !all);
        QCOMPARE(scene.lamportsOf(wallet), sheet->walletLamportsAfter);
        QCOMPARE(sheet->walletLamportsAfter,
                 lamports - baseFee - expected.accountRentLamports + expected.returnedRentLamports);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("recipient"); // "mint", "tokens", "self" and "program" stand for addresses
        QTest::addColumn<std::optional<quint64>>("amount");
        QTest::addColumn<QString>("token"); // "mint"
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("words");
        const std::optional<quint64> one = sol;
        QTest::newRow("no address") << u"nonsense"_s << one << QString() << ErrorCode::InvalidInput << u"recipient"_s;
        QTest::newRow("itself") << u"self"_s << one << QString() << ErrorCode::InvalidInput << u"itself"_s;
        QTest::newRow("a mint") << u"mint"_s << one << QString() << ErrorCode::InvalidInput << u"of a token"_s;
        QTest::newRow("a token account") << u"tokens"_s << one << u"mint"_s << ErrorCode::InvalidInput
                                         << u"of a token account"_s;
        QTest::newRow("a program") << u"program"_s << one << QString() << ErrorCode::InvalidInput << u"program"_s;
        QTest::newRow("nothing") << QString() << std::optional<quint64>(0) << QString() << ErrorCode::InvalidInput
                                 << u"amount"_s;
        QTest::newRow("too little for a new address") << QString() << std::optional<quint64>(walletRent - 1)
                                                      << QString() << ErrorCode::InvalidInput << u"0.00089088"_s;
        QTest::newRow("too much") << QString() << std::optional<quint64>(10 * sol) << QString()
                                  << ErrorCode::InsufficientFunds << u"needs"_s;
        QTest::newRow("a rest below the rent") << QString() << std::optional<quint64>(10 * sol - baseFee - 1)
                                               << QString() << ErrorCode::InsufficientFunds << u"must keep"_s;
        QTest::newRow("too many tokens") << QString() << std::optional<quint64>(1'000'000'000'000'000) << u"mint"_s
                                         << ErrorCode::InsufficientFunds << u"of this token"_s;
        QTest::newRow("no token") << QString() << one << u"nonsense"_s << ErrorCode::TokenNotFound << u"Token"_s;
    }
    void refuses()
    {
        QFETCH(QString, recipient);
        QFETCH(std::optional<quint64>, amount);
        QFETCH(QString, token);
        QFETCH(ErrorCode, code);
        QFETCH(QString, words);
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        if (token == u"mint") {
            scene.buy(mint, wallet, sol / 10);
            token = mint;
        }
        if (recipient.isEmpty())
            recipient = newAddress();
        else if (recipient == u"self")
            recipient = wallet;
        else if (recipient == u"mint")
            recipient = mint;
        else if (recipient == u"tokens")
            recipient = associatedTokenAddress(scene.addressOf(wallet), scene.addressOf(mint), programs::token2022)
                            .toBase58();
        else if (recipient == u"program")
            recipient = pumpAddresses::program.toBase58();
        const int before = scene.orderCount();
        const auto order = finish(scene.transfers.transfer(send(wallet, recipient, amount, token)));
        QVERIFY(!order);
        QCOMPARE(order.error().code, code);
        QVERIFY2(order.error().detail.contains(words), why(order));
        QCOMPARE(scene.orderCount(), before);
    }

    void knowsItsRecipients()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        const QString own = scene.wallet(sol);
        const QString friendly = newAddress();
        const QString stranger = newAddress();
        QVERIFY(finish(scene.transfers.saveContact(friendly, u" A  friend "_s)));
        const auto recipient = [&](const QString &address) {
            return finish(scene.transfers.sheet(send(wallet, address, sol)))->recipient;
        };
        QVERIFY(!recipient(friendly).isFirstTime);
        QCOMPARE(recipient(friendly).label, u"A friend"_s);
        QVERIFY(recipient(own).isOwn);
        QVERIFY(!recipient(own).isFirstTime);
        QVERIFY(recipient(own).hasAccount);
        QVERIFY(recipient(stranger).isFirstTime);
        QVERIFY(!recipient(stranger).hasAccount);
        QVERIFY(!recipient(stranger).isOffCurve);
        QVERIFY(finish(scene.transfers.transfer(send(wallet, stranger, sol))));
        QVERIFY(!recipient(stranger).isFirstTime);
        QVERIFY(recipient(pumpAddresses::bondingCurve(programs::wrappedSol).toBase58()).isOffCurve);

        // The stranger's address with another middle: its first and last characters are the same.
        QString twin = stranger;
        twin[twin.size() / 2] = twin.at(twin.size() / 2) == u'z' ? u'y' : u'z';
        QVERIFY(Address::fromBase58(twin));
        QCOMPARE(recipient(twin).lookAlike, stranger);
        QVERIFY(recipient(twin).isFirstTime);

        QCOMPARE(*finish(scene.transfers.contacts()), (QList<Contact>{{friendly, u"A friend"_s}}));
        QVERIFY(finish(scene.transfers.removeContact(friendly)));
        QVERIFY(recipient(friendly).isFirstTime);
        QCOMPARE(finish(scene.transfers.removeContact(friendly)).error().code, ErrorCode::NotFound);
        QCOMPARE(finish(scene.transfers.saveContact(u"nonsense"_s, u"x"_s)).error().code, ErrorCode::InvalidInput);
        QCOMPARE(finish(scene.transfers.saveContact(friendly, u"  "_s)).error().code, ErrorCode::InvalidInput);
    }

    void findsLookAlikes_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("isAlike");
        QTest::newRow("the same") << u"AbcdefghijkWXYZ"_s << false;
        QTest::newRow("both ends") << u"AbcxxxxxxxxxXYZ"_s << true;
        QTest::newRow("the start") << u"AbcdxxxxxxxxxxQ"_s << true;
        QTest::newRow("the end") << u"QxxxxxxxxxxWXYZ"_s << true;
        QTest::newRow("too little") << u"AbxxxxxxxxxxxxZ"_s << false;
        QTest::newRow("longer") << u"AbcxxxxxxxxxxxxxxXYZ"_s << true;
    }
    void findsLookAlikes()
    {
        QFETCH(QString, address);
        QFETCH(bool, isAlike);
        const QList<Contact> known{{u"1234567890"_s, u"other"_s}, {u"AbcdefghijkWXYZ"_s, u"known"_s}};
        const auto found = recipientCheck::lookAlikeOf(address, known);
        QCOMPARE(found.has_value(), isAlike);
        if (isAlike)
            QCOMPARE(found->label, u"known"_s);
    }

    void isOneOrderForOneRequest()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        const QString recipient = newAddress();
        TransferRequest request = send(wallet, recipient, sol);
        request.idempotencyKey = "key";
        request.requestHash = "hash";
        const auto first = finish(scene.transfers.transfer(request));
        const auto second = finish(scene.transfers.transfer(request));
        QVERIFY(first && second);
        QCOMPARE(first->id, second->id);
        QCOMPARE(scene.lamportsOf(recipient), sol);
        // Another request for the same is another transaction, under the same blockhash too.
        request.idempotencyKey = "another";
        const auto third = finish(scene.transfers.transfer(request));
        QVERIFY2(third, why(third));
        QVERIFY(third->signature != first->signature);
        QCOMPARE(scene.lamportsOf(recipient), 2 * sol);
    }

    void sendsOnlyWhatWasAgreed()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.buy(mint, wallet, sol);
        TransferRequest request = send(wallet, newAddress(), {}, mint);
        const auto sheet = finish(scene.transfers.sheet(request));
        QVERIFY(sheet);
        request.agreed = sheet->cost;
        scene.buy(mint, wallet, sol); // "all" is more now
        const auto order = finish(scene.transfers.transfer(request));
        QVERIFY(!order);
        QCOMPARE(order.error().code, ErrorCode::Conflict);
        QCOMPARE(scene.orderCount(), 2);
    }

    void signsNothingThatASimulationContradicts()
    {
        ServiceScene scene;
        const QString wallet = scene.wallet(10 * sol);
        for (const int account : {0, 1}) {
            scene.cluster.forgeSimulation = [account](Simulation &simulation) {
                simulation.accounts[account]->lamports = Lamports(simulation.accounts[account]->lamports.value() - 1);
            };
            const auto order = finish(scene.transfers.transfer(send(wallet, newAddress(), sol)));
            QVERIFY(!order);
            QCOMPARE(order.error().code, ErrorCode::ProgramRejected);
        }
        scene.cluster.forgeSimulation = {};
        scene.cluster.simulationsFail = true;
        QVERIFY(!finish(scene.transfers.transfer(send(wallet, newAddress(), sol))));
        QCOMPARE(scene.orderCount(), 0);
    }

    void needsTheKey()
    {
        ServiceScene scene;
        const Keypair elsewhere = Keypair::generate();
        scene.fund(elsewhere.address(), 10 * sol);
        const QString watched = elsewhere.address().toBase58();
        QVERIFY(finish(scene.wallets.watch(watched, {})));
        const TransferRequest request = send(watched, newAddress(), sol);
        QVERIFY(finish(scene.transfers.sheet(request)));
        QCOMPARE(finish(scene.transfers.transfer(request)).error().code, ErrorCode::Forbidden);
        const QString own = scene.wallet(10 * sol);
        scene.vault.locked = true;
        QCOMPARE(finish(scene.transfers.transfer(send(own, newAddress(), sol))).error().code, ErrorCode::WalletLocked);
        QCOMPARE(scene.orderCount(), 0);
    }
};

CURVEDESK_TEST(tst_TransferService)

} // namespace transferServiceTest
#include "tst_TransferService.moc"

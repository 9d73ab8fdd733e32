// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CreateInstruction.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenExtensions.h"
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/LegacyCreate.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpCreateTest {

using Arguments = createInstruction::Arguments;
using Change = void (*)(PumpScene &, Arguments &);

class tst_PumpCreate : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PumpScene();
        m_scene.fund(m_user, 100 * lamportsPerSol);
    }

    void createsACoin_data()
    {
        QTest::addColumn<bool>("isV2");
        QTest::newRow("create") << false;
        QTest::newRow("create_v2") << true;
    }
    void createsACoin()
    {
        QFETCH(bool, isV2);
        const Address tokenProgram = isV2 ? programs::token2022 : programs::token;
        const auto coin = pumpAddresses::CoinAddresses::derive(m_mint, tokenProgram);
        const quint64 all = m_scene.allLamports();
        const quint64 userBefore = m_scene.lamports(m_user);
        const auto done = m_scene.run(m_user, create(isV2, plain()));
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.allLamports(), all - 10'000);

        const AccountState &mintState = m_scene.accounts[m_mint];
        QCOMPARE(mintState.owner, tokenProgram);
        QCOMPARE(mintState.lamports.value(), exempt(mintState.data.size()));
        const auto mint = MintAccount::decode(mintState.data);
        QVERIFY(mint.has_value());
        QCOMPARE(mint->supply, 1'000'000'000'000'000u);
        QCOMPARE(mint->decimals, curveTokenDecimals);
        QVERIFY(!mint->mintAuthority && !mint->freezeAuthority);
        QCOMPARE(m_scene.tokens(coin.associatedBondingCurve), mint->supply);
        QCOMPARE(m_scene.accounts.value(coin.associatedBondingCurve).data.size(), isV2 ? 170 : 165);

        const AccountState &curveState = m_scene.accounts[coin.bondingCurve];
        QCOMPARE(curveState.data.size(), curveAccount::allocatedSize);
        QCOMPARE(curveState.lamports.value(), 1'941'840u);
        BondingCurve expected = m_scene.freshCurve(m_creator);
        expected.initialVirtualQuoteReserves = expected.virtualQuoteReserves;
        QVERIFY(m_scene.curve(coin.bondingCurve) == expected);

        const auto event = PumpScene::event<CreateEvent>(done);
        QVERIFY(event.has_value());
        QCOMPARE(event->name, plain().name);
        QCOMPARE(event->symbol, plain().symbol);
        QCOMPARE(event->uri, plain().uri);
        QCOMPARE(event->mint, m_mint);
        QCOMPARE(event->bondingCurve, coin.bondingCurve);
        QCOMPARE(event->user, m_user);
        QCOMPARE(event->creator, m_creator);
        QCOMPARE(event->timestamp, m_scene.now);
        QCOMPARE(event->virtualSolReserves, 30 * lamportsPerSol);
        QCOMPARE(event->realTokenReserves, 793'100'000'000'000u);
        QCOMPARE(event->tokenProgram, tokenProgram);
        quint64 rents
            = mintState.lamports.value() + curveState.lamports.value() + m_scene.lamports(coin.associatedBondingCurve);
        if (!isV2)
            rents += m_scene.lamports(metaplexMetadataAddress(m_mint));
        QCOMPARE(userBefore - m_scene.lamports(m_user), rents + 10'000);
        QVERIFY2(done.unitsConsumed > 90'000 && done.unitsConsumed < 250'000,
                 QByteArray::number(done.unitsConsumed).constData());

        // There can only be one.
        const auto again = m_scene.run(m_user, create(isV2, plain()));
        QVERIFY(again.error.has_value());
        QCOMPARE(again.error->customCode, std::optional<quint32>(0)); // System: already in use
    }

    void legacyCoinHasMetaplexMetadata()
    {
        COMPARE_CODE(m_scene.run(m_user, create(false, plain())), 0u);
        const AccountState &state = m_scene.accounts[metaplexMetadataAddress(m_mint)];
        QCOMPARE(state.owner, programs::metaplexMetadata);
        const auto metadata = MetaplexMetadata::decode(state.data);
        QVERIFY(metadata.has_value());
        QCOMPARE(metadata->updateAuthority, pumpAddresses::mintAuthority);
        QCOMPARE(metadata->mint, m_mint);
        QCOMPARE(metadata->name, plain().name);
        QCOMPARE(metadata->symbol, plain().symbol);
        QCOMPARE(metadata->uri, plain().uri);
        QCOMPARE(metadata->sellerFeeBasisPoints, quint16(0));
        QVERIFY(!metadata->creators.has_value());
        QVERIFY(!metadata->isMutable);
        QCOMPARE(metadata->tokenStandard, std::optional<quint8>(2));
    }

    void newCoinCarriesItsMetadata()
    {
        // A captured mint, and the arguments that made it.
        const QByteArray captured
            = fixtures::bytes(fixtures::mainnet(u"mint_token2022_with_metadata_create_v2_2026-09"_s));
        const auto original = tokenExtensions::metadata(captured);
        QVERIFY(original.has_value() && original->has_value());
        Arguments arguments = plain();
        arguments.name = (*original)->name;
        arguments.symbol = (*original)->symbol;
        arguments.uri = (*original)->uri;
        const Address mint = (*original)->mint;
        COMPARE_CODE(m_scene.run(m_user, createInstruction::createV2(mint, m_user, arguments)), 0u);
        const QByteArray made = m_scene.accounts.value(mint).data;
        QCOMPARE(made.size(), 398);
        QCOMPARE(made.mid(MintAccount::baseSize).toHex(), captured.mid(MintAccount::baseSize).toHex());
        QVERIFY(*MintAccount::decode(made) == *MintAccount::decode(captured));
    }

    void survivesLamportsSentBeforehand_data() { createsACoin_data(); }
    void survivesLamportsSentBeforehand()
    {
        QFETCH(bool, isV2);
        const auto coin = pumpAddresses::CoinAddresses::derive(m_mint, isV2 ? programs::token2022 : programs::token);
        m_scene.fund(coin.bondingCurve, 5 * lamportsPerSol);
        m_scene.fund(coin.associatedBondingCurve, 900'000);
        COMPARE_CODE(m_scene.run(m_user, create(isV2, plain())), 0u);
        QCOMPARE(m_scene.lamports(coin.bondingCurve), 5 * lamportsPerSol);
        QCOMPARE(m_scene.curve(coin.bondingCurve).realQuoteReserves, 0u);
    }

    void refuses_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<quint32>("code");
        QTest::newRow("nothing wrong") << Change([](PumpScene &, Arguments &) {}) << 0u;
        QTest::newRow("longest of everything") << Change([](PumpScene &, Arguments &a) {
            a.name = QByteArray(32, 'n');
            a.symbol = QByteArray(13, 's');
            a.uri = QByteArray(200, 'u');
        }) << 0u;
        QTest::newRow("name too long") << Change([](PumpScene &, Arguments &a) { a.name = QByteArray(33, 'n'); })
                                       << 6043u;
        QTest::newRow("symbol too long") << Change([](PumpScene &, Arguments &a) { a.symbol = QByteArray(14, 's'); })
                                         << 6044u;
        QTest::newRow("address too long")
            << Change([](PumpScene &, Arguments &a) { a.uri = QByteArray(201, 'u'); }) << 6045u;
        QTest::newRow("no creator") << Change([](PumpScene &, Arguments &a) { a.creator = Address(); }) << 6030u;
        QTest::newRow("cashback") << Change([](PumpScene &, Arguments &a) { a.isCashbackEnabled = true; }) << 6082u;
        QTest::newRow("create_v2 switched off")
            << Change([](PumpScene &scene, Arguments &) { scene.accounts[pumpAddresses::global].data[450] = 0; })
            << 6046u;
        QTest::newRow("mayhem switched off") << Change([](PumpScene &scene, Arguments &a) {
            scene.accounts[pumpAddresses::global].data[515] = 0;
            a.isMayhemMode = true;
        }) << 6048u;
        QTest::newRow("holder rewards switched off") << Change([](PumpScene &scene, Arguments &a) {
            scene.accounts[pumpAddresses::global].data[1086] = 0;
            a.isHolderReward = true;
        }) << 6084u;
    }
    void refuses()
    {
        QFETCH(Change, change);
        QFETCH(quint32, code);
        Arguments arguments = plain();
        change(m_scene, arguments);
        COMPARE_CODE(m_scene.run(m_user, create(true, arguments)), code);
    }

    void flaggedCoins()
    {
        Arguments arguments = plain();
        arguments.isMayhemMode = true;
        m_scene.accounts[pumpAddresses::global].data[515] = 1;
        COMPARE_CODE(m_scene.run(m_user, create(true, arguments)), 0u);
        QVERIFY(m_scene.curve(pumpAddresses::bondingCurve(m_mint)).isMayhemMode);

        arguments = plain();
        arguments.isHolderReward = true;
        m_scene.accounts[pumpAddresses::global].data[1086] = 1;
        const Address mint = person("second mint");
        COMPARE_CODE(m_scene.run(m_user, createInstruction::createV2(mint, m_user, arguments)), 0u);
        const BondingCurve curve = m_scene.curve(pumpAddresses::bondingCurve(mint));
        QVERIFY(curve.isHolderReward);
        QCOMPARE(curve.creator, findProgramAddress({"holder-rewards", mint.view()}, pumpAddresses::program).address);
    }

    void onlySolIsAQuote()
    {
        Instruction instruction = create(true, plain());
        instruction.accounts.append(readOnly(programs::usdc));
        COMPARE_CODE(m_scene.run(m_user, instruction), 6063u);
        instruction.accounts.last().address = programs::wrappedSol;
        COMPARE_CODE(m_scene.run(m_user, instruction), 0u);
        QVERIFY(m_scene.curve(pumpAddresses::bondingCurve(m_mint)).quoteMint.isZero());
    }

    void refusesOtherAccounts_data()
    {
        QTest::addColumn<bool>("isV2");
        QTest::addColumn<int>("index");
        QTest::addColumn<quint32>("code");
        const auto rows = [](bool isV2, std::initializer_list<std::pair<int, quint32>> codes) {
            for (const auto &[index, code] : codes)
                QTest::addRow("%s, account %d", isV2 ? "create_v2" : "create", index) << isV2 << index << code;
        };
        rows(false,
             {{1, 2006},
              {2, 2006},
              {3, 2009},
              {4, 3012},
              {5, 2012},
              {6, 2006},
              {8, 3008},
              {9, 3008},
              {10, 3008},
              {11, 2012},
              {12, 2006},
              {13, 2012}});
        rows(true,
             {{1, 2006},
              {2, 2006},
              {3, 2009},
              {4, 3012},
              {6, 3008},
              {7, 3008},
              {8, 3008},
              {9, 2012},
              {10, 2006},
              {11, 2006},
              {12, 2006},
              {14, 2006},
              {15, 2012}});
    }
    void refusesOtherAccounts()
    {
        QFETCH(bool, isV2);
        QFETCH(int, index);
        QFETCH(quint32, code);
        Instruction instruction = create(isV2, plain());
        instruction.accounts[index].address = person("other");
        COMPARE_CODE(m_scene.run(m_user, instruction), code);
    }

    void mintMustSign_data() { createsACoin_data(); }
    void mintMustSign()
    {
        QFETCH(bool, isV2);
        Instruction instruction = create(isV2, plain());
        instruction.accounts[0].isSigner = false;
        COMPARE_CODE(m_scene.run(m_user, instruction), 3010u);
        instruction = create(isV2, plain());
        instruction.accounts.removeLast();
        COMPARE_CODE(m_scene.run(m_user, instruction), 3005u);
        instruction = create(isV2, plain());
        instruction.data.truncate(20);
        COMPARE_CODE(m_scene.run(m_user, instruction), 102u);
    }

    void executesTheOfficialClientsTransactions()
    {
        const QJsonObject all = fixtures::json(u"golden-transactions.json"_s).object().value(u"txs").toObject();
        const auto run = [&](const QString &name) {
            const auto wire
                = QByteArray::fromBase64(all.value(name).toObject().value(u"wire_b64").toString().toLatin1());
            const auto transaction = Transaction::decode(wire);
            if (!transaction)
                qFatal("golden transaction does not decode");
            m_scene.accounts[transaction->message.accountKeys.first()].lamports = Lamports(50 * lamportsPerSol);
            return m_scene.execute(*transaction);
        };
        COMPARE_CODE(run(u"create_v2"_s), 0u);
        const auto bought = run(u"ata+buy"_s);
        COMPARE_CODE(bought, 0u);
        const auto sold = run(u"sell"_s);
        COMPARE_CODE(sold, 0u);
        QCOMPARE(PumpScene::event<TradeEvent>(bought)->tokenAmount, PumpScene::event<TradeEvent>(sold)->tokenAmount);
        m_scene = PumpScene();
        COMPARE_CODE(run(u"create_legacy"_s), 0u);
    }

private:
    Arguments plain() const
    {
        Arguments out;
        out.name = "Velvet Otter";
        out.symbol = "VOTTER";
        out.uri = "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";
        out.creator = m_creator;
        return out;
    }
    Instruction create(bool isV2, const Arguments &arguments) const
    {
        return isV2 ? createInstruction::createV2(m_mint, m_user, arguments)
                    : curvedesk::test::createLegacy(m_mint, m_user, arguments);
    }

    const Address m_user = person("user");
    const Address m_creator = person("creator");
    const Address m_mint = person("mint");
    PumpScene m_scene;
};

CURVEDESK_TEST(tst_PumpCreate)

} // namespace pumpCreateTest
#include "tst_PumpCreate.moc"

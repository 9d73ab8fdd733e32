// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/LegacyCreate.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace goldenTransactionsTest {

// Whole transactions against the official client's, byte for byte: addresses, instruction data, key order, signatures.
class tst_GoldenTransactions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void createV2();
    void createLegacy();
    void accountAndBuy();
    void sell();
    void readBack_data();
    void readBack();

private:
    struct Recorded
    {
        QByteArray wire;
        QJsonArray instructions;
    };
    Recorded recorded(const QString &name) const;
    QByteArray signedWire(const QList<Instruction> &instructions, bool withMint) const;
    TradeAccounts accounts() const;
    QList<Instruction> budget() const
    {
        return {computeBudget::setUnitLimit(250'000), computeBudget::setUnitPrice(MicroLamports(100'000))};
    }

    std::optional<Keypair> m_user;
    std::optional<Keypair> m_mint;
    Address m_creator;
};

void tst_GoldenTransactions::initTestCase()
{
    const auto key = [](char byte) { return Keypair::fromSeed(QByteArray(32, byte)); };
    auto user = key(1);
    auto mint = key(2);
    const auto creator = key(3);
    QVERIFY(user && mint && creator);
    m_user = std::move(*user);
    m_mint = std::move(*mint);
    m_creator = creator->address();
}

tst_GoldenTransactions::Recorded tst_GoldenTransactions::recorded(const QString &name) const
{
    const QJsonObject transaction
        = fixtures::json(u"golden-transactions.json"_s).object().value(u"txs").toObject().value(name).toObject();
    return {QByteArray::fromBase64(transaction.value(u"wire_b64").toString().toLatin1()),
            transaction.value(u"ix").toArray()};
}

QByteArray tst_GoldenTransactions::signedWire(const QList<Instruction> &instructions, bool withMint) const
{
    std::array<quint8, 32> blockhash;
    blockhash.fill(9);
    auto message = Message::compile(m_user->address(), budget() + instructions, Hash(blockhash));
    if (!message)
        return {};
    Transaction transaction = Transaction::unsignedFrom(*std::move(message));
    const Keypair *const both[] = {&*m_user, &*m_mint};
    if (!transaction.sign(std::span(both).first(withMint ? 2 : 1)) || !transaction.verifySignatures())
        return {};
    return transaction.encode();
}

TradeAccounts tst_GoldenTransactions::accounts() const
{
    TradeAccounts out;
    out.coin = pumpAddresses::CoinAddresses::derive(m_mint->address(), programs::token2022);
    out.user = pumpAddresses::UserAddresses::derive(m_user->address(), m_mint->address(), programs::token2022);
    out.feeRecipient = fixtures::address("62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV");
    out.buybackFeeRecipient = fixtures::address("5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD");
    out.creatorVault = pumpAddresses::creatorVault(m_creator);
    return out;
}

void tst_GoldenTransactions::createV2()
{
    createInstruction::Arguments arguments;
    arguments.name = "Oracle Coin"_ba;
    arguments.symbol = "ORCL"_ba;
    arguments.uri = "https://ipfs.io/ipfs/bafkreigdhqywtuhcmaipbdqhvf2fbdtt2ttrnl3kqudbfgxmjt4a4mvxq4"_ba;
    arguments.creator = m_creator;
    const Instruction create = createInstruction::createV2(m_mint->address(), m_user->address(), arguments,
                                                           createInstruction::TrailingFields::Always);
    QCOMPARE(signedWire({create}, true).toHex(), recorded(u"create_v2"_s).wire.toHex());
    QCOMPARE(recorded(u"create_v2"_s).wire.size(), 908);
}

void tst_GoldenTransactions::createLegacy()
{
    createInstruction::Arguments arguments;
    arguments.name = "Oracle Coin"_ba;
    arguments.symbol = "ORCL"_ba;
    arguments.uri = "https://ipfs.io/ipfs/QmOracle"_ba;
    arguments.creator = m_creator;
    const Instruction create = test::createLegacy(m_mint->address(), m_user->address(), arguments);
    QCOMPARE(signedWire({create}, true).toHex(), recorded(u"create_legacy"_s).wire.toHex());
}

void tst_GoldenTransactions::accountAndBuy()
{
    const Instruction account = test::createAssociatedIdempotent(m_user->address(), m_user->address(),
                                                                 m_mint->address(), programs::token2022);
    const Instruction buy = tradeInstruction(TradeForm::Buy, accounts(), 34'000'000'000'000, 1'003'924'448);
    QCOMPARE(signedWire({account, buy}, false).toHex(), recorded(u"ata+buy"_s).wire.toHex());
    QCOMPARE(recorded(u"ata+buy"_s).wire.size(), 818);
}

void tst_GoldenTransactions::sell()
{
    const Instruction trade = tradeInstruction(TradeForm::Sell, accounts(), 34'000'000'000'000, 900'000'000);
    QCOMPARE(signedWire({trade}, false).toHex(), recorded(u"sell"_s).wire.toHex());
    QCOMPARE(recorded(u"sell"_s).wire.size(), 709);
}

void tst_GoldenTransactions::readBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"create_v2", "create_legacy", "ata+buy", "sell"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_GoldenTransactions::readBack()
{
    QFETCH(QString, name);
    const Recorded transaction = recorded(name);
    const auto decoded = Transaction::decode(transaction.wire);
    QVERIFY(decoded);
    QVERIFY(decoded->verifySignatures());
    QCOMPARE(decoded->message.instructions.size(), transaction.instructions.size());
    for (qsizetype i = 0; i < transaction.instructions.size(); ++i) {
        const QJsonObject expected = transaction.instructions.at(i).toObject();
        const Instruction instruction = decoded->message.instruction(i);
        QCOMPARE(instruction.programId.toBase58(), expected.value(u"program").toString());
        QCOMPARE(QString::fromLatin1(instruction.data.toHex()), expected.value(u"data").toString());
        const QJsonArray keys = expected.value(u"keys").toArray();
        QCOMPARE(instruction.accounts.size(), keys.size());
        for (qsizetype k = 0; k < keys.size(); ++k)
            QCOMPARE(instruction.accounts[k].address.toBase58(), keys.at(k).toArray().at(0).toString());
    }
}

CURVEDESK_TEST(tst_GoldenTransactions)

} // namespace goldenTransactionsTest
#include "tst_GoldenTransactions.moc"

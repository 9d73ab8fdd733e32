// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace tokenInstructionTest {

class tst_TokenInstruction : public QObject
{
    Q_OBJECT

private slots:
    void createAssociated();
    void closeAccount();
    void transferChecked();
    void syncNative();
};

namespace {

Address filled(quint8 byte)
{
    std::array<quint8, 32> bytes;
    bytes.fill(byte);
    return Address(bytes);
}

const Address payer = filled(1);
const Address owner = filled(2);
const Address mint = filled(3);

} // namespace

void tst_TokenInstruction::createAssociated()
{
    const Address account = associatedTokenAddress(owner, mint, programs::token2022);
    const Instruction expected{programs::associatedToken,
                               {writableSigner(payer), writable(account), readOnly(owner), readOnly(mint),
                                readOnly(programs::system), readOnly(programs::token2022)},
                               "\1"};
    QCOMPARE(test::createAssociatedIdempotent(payer, owner, mint, programs::token2022), expected);
    QCOMPARE(tokenInstruction::createAssociatedIdempotentAt(account, payer, owner, mint, programs::token2022),
             expected);
}

void tst_TokenInstruction::closeAccount()
{
    QCOMPARE(tokenInstruction::closeAccount(filled(7), filled(8), owner, programs::token),
             (Instruction{programs::token, {writable(filled(7)), writable(filled(8)), signer(owner)}, "\11"}));
}

void tst_TokenInstruction::transferChecked()
{
    QCOMPARE(tokenInstruction::transferChecked(filled(7), mint, filled(8), owner, TokenAmount(0x0102030405060708), 6,
                                               programs::token2022),
             (Instruction{programs::token2022,
                          {writable(filled(7)), readOnly(mint), writable(filled(8)), signer(owner)},
                          QByteArray::fromHex("0c080706050403020106")}));
}

void tst_TokenInstruction::syncNative()
{
    QCOMPARE(tokenInstruction::syncNative(filled(7)), (Instruction{programs::token, {writable(filled(7))}, "\21"}));
}

CURVEDESK_TEST(tst_TokenInstruction)

} // namespace tokenInstructionTest
#include "tst_TokenInstruction.moc"

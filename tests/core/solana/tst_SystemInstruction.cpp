// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace systemInstructionTest {

class tst_SystemInstruction : public QObject
{
    Q_OBJECT

private slots:
    void transfer();
    void createAccount();
};

namespace {

Address filled(quint8 byte)
{
    std::array<quint8, 32> bytes;
    bytes.fill(byte);
    return Address(bytes);
}

} // namespace

void tst_SystemInstruction::transfer()
{
    // Data as SystemProgram.transfer of the official client writes it.
    QCOMPARE(systemInstruction::transfer(filled(1), filled(2), Lamports(0x1122334455667788)),
             (Instruction{programs::system,
                          {writableSigner(filled(1)), writable(filled(2))},
                          QByteArray::fromHex("020000008877665544332211")}));
}

void tst_SystemInstruction::createAccount()
{
    QCOMPARE(systemInstruction::createAccount(filled(1), filled(2), Lamports(1'461'600), 82, filled(0xab)),
             (Instruction{programs::system,
                          {writableSigner(filled(1)), writableSigner(filled(2))},
                          QByteArray::fromHex("00000000604d160000000000"
                                              "5200000000000000")
                              + QByteArray(32, '\xab')}));
}

CURVEDESK_TEST(tst_SystemInstruction)

} // namespace systemInstructionTest
#include "tst_SystemInstruction.moc"

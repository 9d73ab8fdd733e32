// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/CoinAudit.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::tokenExtensions;
using namespace Qt::StringLiterals;
using Risk = CoinAudit::Risk;

namespace coinAuditTest {

namespace {

const QByteArray nobody(32, '\0');
const QByteArray somebody(32, '\7');

QByteArray mintBase(const std::optional<Address> &mintAuthority = std::nullopt,
                    const std::optional<Address> &freezeAuthority = std::nullopt)
{
    MintAccount mint;
    mint.mintAuthority = mintAuthority;
    mint.freezeAuthority = freezeAuthority;
    mint.isInitialized = true;
    return mint.encode();
}

CoinAudit auditOf(const QList<Entry> &entries, const QByteArray &metaplexData = {})
{
    return CoinAudit::of(encodeAccount(mintBase(), AccountType::Mint, entries), metaplexData);
}

QByteArray metaplex(bool isMutable)
{
    MetaplexMetadata metadata;
    metadata.isMutable = isMutable;
    return metadata.encode();
}

/// Pointer and metadata of a mint.
QList<Entry> described(const QByteArray &pointerAuthority, bool hasUpdateAuthority)
{
    TokenMetadata metadata;
    if (hasUpdateAuthority)
        metadata.updateAuthority = Address(std::array<quint8, 32>{7});
    return {{MetadataPointer, pointerAuthority + somebody}, {Metadata, encodeMetadata(metadata)}};
}

/// The value of a TransferFeeConfig with these rates, in hundredths of a percent below 256.
QByteArray fee(const QByteArray &authority, char older, char newer)
{
    QByteArray value = authority + somebody + QByteArray(44, '\0');
    value[88] = older;
    value[106] = newer;
    return value;
}

} // namespace

class tst_CoinAudit : public QObject
{
    Q_OBJECT

private slots:
    void authorities()
    {
        const Address someone(std::array<quint8, 32>{7});
        const CoinAudit held = CoinAudit::of(mintBase(someone, someone), {});
        QCOMPARE(held.mintAuthorityRevoked, std::optional(false));
        QCOMPARE(held.freezeAuthorityRevoked, std::optional(false));
        const CoinAudit revoked = CoinAudit::of(mintBase(), {});
        QCOMPARE(revoked.mintAuthorityRevoked, std::optional(true));
        QCOMPARE(revoked.freezeAuthorityRevoked, std::optional(true));
        QCOMPARE(revoked.extensions, std::optional(QStringList()));
        QVERIFY(revoked.risks.isEmpty());
        QVERIFY(!revoked.metadataFixed); // it has none
    }

    void nothingIsKnownOfWhatIsNoMint()
    {
        QCOMPARE(CoinAudit::of(QByteArrayView(), {}), CoinAudit());
        QCOMPARE(CoinAudit::of(QByteArrayView("not a mint"), metaplex(false)), CoinAudit());
    }

    void metadata()
    {
        QCOMPARE(CoinAudit::of(mintBase(), metaplex(true)).metadataFixed, std::optional(false));
        QCOMPARE(CoinAudit::of(mintBase(), metaplex(false)).metadataFixed, std::optional(true));
        QVERIFY(!CoinAudit::of(mintBase(), QByteArray("damaged")).metadataFixed);
        QCOMPARE(auditOf(described(nobody, false)).metadataFixed, std::optional(true));
        QCOMPARE(auditOf(described(nobody, true)).metadataFixed, std::optional(false));
        QCOMPARE(auditOf(described(somebody, false)).metadataFixed, std::optional(false));
        QCOMPARE(auditOf(described(nobody, false), metaplex(true)).metadataFixed, std::optional(false));
        QVERIFY(!auditOf({{Metadata, "cut"}}).metadataFixed);
        // Beside fixed metadata of Metaplex, a pointer can lead to others.
        QCOMPARE(auditOf({{MetadataPointer, somebody + nobody}}, metaplex(false)).metadataFixed, std::optional(false));
        QCOMPARE(auditOf({{MetadataPointer, nobody + somebody}}, metaplex(false)).metadataFixed, std::optional(true));
        QVERIFY(!auditOf({{MetadataPointer, somebody + nobody}}).metadataFixed);
    }

    void risks_data()
    {
        QTest::addColumn<quint16>("type");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("risk"); // -1: none
        const auto row
            = [](const char *title, int type, const QByteArray &value, const QString &name, std::optional<Risk> risk) {
                  QTest::newRow(title) << static_cast<quint16>(type) << value << name
                                       << (risk ? static_cast<int>(*risk) : -1);
              };
        row("delegate", PermanentDelegate, somebody, u"PermanentDelegate"_s, Risk::PermanentDelegate);
        row("delegate given up", PermanentDelegate, nobody, u"PermanentDelegate"_s, std::nullopt);
        row("delegate of no form", PermanentDelegate, {}, u"PermanentDelegate"_s, Risk::PermanentDelegate);
        row("hook", TransferHook, nobody + somebody, u"TransferHook"_s, Risk::TransferHook);
        row("hook to come", TransferHook, somebody + nobody, u"TransferHook"_s, Risk::TransferHook);
        row("no hook", TransferHook, nobody + nobody, u"TransferHook"_s, std::nullopt);
        row("fee", TransferFeeConfig, fee(nobody, 0, 5), u"TransferFeeConfig"_s, Risk::TransferFee);
        row("fee until the next epoch", TransferFeeConfig, fee(nobody, 5, 0), u"TransferFeeConfig"_s,
            Risk::TransferFee);
        row("fee to come", TransferFeeConfig, fee(somebody, 0, 0), u"TransferFeeConfig"_s, Risk::TransferFee);
        row("no fee", TransferFeeConfig, fee(nobody, 0, 0), u"TransferFeeConfig"_s, std::nullopt);
        row("frozen", DefaultAccountState, "\2", u"DefaultAccountState"_s, Risk::FrozenAtFirst);
        row("not frozen", DefaultAccountState, "\1", u"DefaultAccountState"_s, std::nullopt);
        row("close", MintCloseAuthority, somebody, u"MintCloseAuthority"_s, Risk::CloseAuthority);
        row("pause", Pausable, somebody + '\0', u"Pausable"_s, Risk::Pausable);
        row("never paused", Pausable, nobody + '\0', u"Pausable"_s, std::nullopt);
        row("bound", NonTransferable, {}, u"NonTransferable"_s, Risk::NonTransferable);
        row("harmless", 25, somebody, u"ScaledUiAmountConfig"_s, std::nullopt);
        row("unknown", 4711, nobody, u"4711"_s, Risk::Unknown);
    }
    void risks()
    {
        QFETCH(quint16, type);
        QFETCH(QByteArray, value);
        QFETCH(QString, name);
        QFETCH(int, risk);
        const CoinAudit audit = auditOf({{type, value}});
        QCOMPARE(audit.extensions, std::optional(QStringList{name}));
        QCOMPARE(audit.risks, risk < 0 ? QList<Risk>() : QList<Risk>{static_cast<Risk>(risk)});
    }

    void extensionsThatCannotBeReadAreNotKnown()
    {
        QByteArray cut = encodeAccount(mintBase(), AccountType::Mint, {{PermanentDelegate, somebody}});
        cut.chop(1);
        const CoinAudit audit = CoinAudit::of(cut, metaplex(false));
        QVERIFY(!audit.extensions);
        QVERIFY(!audit.metadataFixed);
        QCOMPARE(audit.mintAuthorityRevoked, std::optional(true));
    }
};

CURVEDESK_TEST(tst_CoinAudit)

} // namespace coinAuditTest
#include "tst_CoinAudit.moc"

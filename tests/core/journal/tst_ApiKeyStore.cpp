// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/ApiKeyText.h"
#include "core/journal/KeyLimits.h"
#include "core/journal/OrderJournal.h"
#include "core/journal/OrderSchema.h"
#include "core/storage/Database.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace apiKeyStoreTest {

namespace {

constexpr qint64 start = 1'700'000'000'000;

KeyRights trading()
{
    KeyRights rights;
    rights.scopes = KeyScope::Read | KeyScope::Trade;
    rights.wallets = {sampleOrder(1).wallet.toBase58()};
    return rights;
}

} // namespace

class tst_ApiKeyStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void issuesKeys();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void expiresAndIsRevoked();
    void seesWhatAnotherProcessChanges();
    void adoptsOldKeys();
    void refusesADamagedHash();
    void noticesUse();
    void limits_data();
    void limits();
    void capsRoll();
    void settlesSpending_data();
    void settlesSpending();
    void countsWhatASaleCost_data();
    void countsWhatASaleCost();
    void keepsReservationsAcrossRuns();

private:
    [[nodiscard]] ApiKeyStore &keys() const { return m_journal->apiKeys(); }
    /// An order of `key` that may take so much.
    static Order orderOf(const ApiKey &key, quint32 number, quint64 most, quint64 trade = 0)
    {
        Order order = sampleOrder(number);
        order.apiOwner = key.owner;
        order.wallet = sampleOrder(1).wallet;
        order.createdMs = start;
        order.spend.mostLamports = most;
        order.spend.tradeLamports = trade;
        return order;
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<OrderJournal> m_journal;
};

void tst_ApiKeyStore::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_journal = std::move(*OrderJournal::open(m_directory->filePath(u"orders.sqlite"_s)));
}

void tst_ApiKeyStore::issuesKeys()
{
    QSet<QByteArray> texts;
    for (int count = 0; count < 100; ++count) {
        const auto added = keys().add(u" a  label "_s, u"wallet"_s, trading(), start);
        QVERIFY(added);
        const QByteArray text = added->text.view().toByteArray();
        QCOMPARE(text.size(), 55); // "cd_", the id, "_", and 256 bits at six a character
        QCOMPARE(apiKeyText::claimedId(text), added->key.id.toLatin1());
        QCOMPARE(added->key.label, u"a label"_s);
        texts.insert(text);
        const auto known = keys().authenticate(text, start);
        QVERIFY(known);
        QCOMPARE((*known)->id, added->key.id);
        QCOMPARE((*known)->rights, trading());
    }
    QCOMPARE(texts.size(), 100);
    QCOMPARE(keys().keys()->size(), 100);
    QCOMPARE(keys().add(QString(65, u'x'), {}, {}, start).error().code, ErrorCode::InvalidInput);
    m_journal.reset();
    QFile file(m_directory->filePath(u"orders.sqlite"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray stored = file.readAll();
    for (const QByteArray &text : std::as_const(texts)) {
        QVERIFY(stored.contains(apiKeyText::claimedId(text).toByteArray()));
        QVERIFY(!stored.contains(text.last(43)));
    }
}

void tst_ApiKeyStore::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("another") << "cd_aaaaaaaa_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"_ba;
    QTest::newRow("a mebibyte") << QByteArray(1 << 20, 'x');
    QTest::newRow("a space more") << "%1 "_ba;
    QTest::newRow("a zero more") << QByteArray("%1\0", 3);
}

void tst_ApiKeyStore::refusesOtherTexts()
{
    QFETCH(QByteArray, text);
    const auto added = keys().add({}, {}, trading(), start);
    const auto known = keys().authenticate(text.replace("%1", added->text.view().toByteArray()), start);
    QVERIFY(!known);
    QCOMPARE(known.error(), (Error{ErrorCode::Unauthorized, u"apiKey not found"_s, std::nullopt, 0}));
    for (qsizetype size = 0; size < added->text.view().size(); ++size)
        QVERIFY(!keys().authenticate(added->text.view().first(size), start));
}

void tst_ApiKeyStore::expiresAndIsRevoked()
{
    KeyRights rights = trading();
    rights.expiresMs = start + 10;
    auto added = keys().add({}, {}, rights, start);
    QVERIFY(keys().authenticate(added->text.view(), start + 9));
    QCOMPARE(keys().authenticate(added->text.view(), start + 10).error().code, ErrorCode::KeyExpired);
    Order late = orderOf(added->key, 1, 5);
    late.createdMs = start + 10;
    QCOMPARE(m_journal->record(late).error().code, ErrorCode::KeyExpired);
    added->key.revokedMs = start;
    QVERIFY(keys().update(added->key));
    QCOMPARE(keys().authenticate(added->text.view(), start).error().code, ErrorCode::Unauthorized);
    QCOMPARE(m_journal->record(orderOf(added->key, 1, 5)).error().code, ErrorCode::Unauthorized);
    QVERIFY(!m_journal->order(sampleOrder(1).id));
    ApiKey revoked = keys().keys()->first();
    QCOMPARE(revoked.revokedMs, start);
    for (const qint64 revokedMs : {qint64{0}, start}) {
        revoked.revokedMs = revokedMs;
        revoked.label = u"back"_s;
        QCOMPARE(keys().update(revoked).error().code, ErrorCode::Forbidden);
    }
    QCOMPARE(keys().keys()->first().label, QString());
}

void tst_ApiKeyStore::seesWhatAnotherProcessChanges()
{
    const auto other = OrderJournal::open(m_directory->filePath(u"orders.sqlite"_s));
    QVERIFY(other);
    auto added = (*other)->apiKeys().add({}, {}, trading(), start);
    QTRY_VERIFY(keys().authenticate(added->text.view(), start));
    ApiKey mine = *keys().key(added->key.id);
    added->key.rights.maxOrderLamports = 4;
    QVERIFY((*other)->apiKeys().update(added->key));
    // An order meets the new limit at once; a change of what was read before is refused.
    QCOMPARE(m_journal->record(orderOf(mine, 1, 5)).error().code, ErrorCode::LimitOrder);
    mine.label = u"mine"_s;
    QCOMPARE(keys().update(mine).error().code, ErrorCode::Conflict);
    mine = *keys().key(mine.id);
    mine.revokedMs = start;
    QVERIFY(keys().update(mine));
    QTRY_VERIFY(!(*other)->apiKeys().authenticate(added->text.view(), start));
}

void tst_ApiKeyStore::adoptsOldKeys()
{
    const QList<ApiKeyStore::Old> old{{filledWith<Hash>(1, 7), u"wallet"_s, 5},
                                      {filledWith<Hash>(2, 7), u"wallet"_s, 6}};
    for (int count = 0; count < 2; ++count)
        QVERIFY(keys().adopt(old, trading()));
    auto all = keys().keys();
    QCOMPARE(all->size(), 2);
    QCOMPARE(all->first().owner, u"wallet"_s);
    QCOMPARE(all->last().owner, all->last().id);
    QCOMPARE(all->last().wallet, u"wallet"_s);
    // A revoked one does not come back with the next start.
    all->first().revokedMs = 9;
    QVERIFY(keys().update(all->first()));
    QVERIFY(keys().adopt(old, trading()));
    QCOMPARE(keys().keys()->first().revokedMs, 9);
}

void tst_ApiKeyStore::refusesADamagedHash()
{
    const auto added = keys().add({}, {}, trading(), start);
    QVERIFY(keys().add({}, {}, trading(), start));
    m_journal.reset();
    const QString path = m_directory->filePath(u"orders.sqlite"_s);
    {
        const auto database = Database::open(path, orderSchema::migrations());
        QVERIFY(database);
        QVERIFY(database->execute(u"UPDATE api_key SET hash = x'00' WHERE seq = 2"_s));
    }
    QCOMPARE(OrderJournal::open(path).error().code, ErrorCode::Damaged);
    // A command reads only the keys that it is about.
    m_journal = std::move(*OrderJournal::open(path, FileCheck::Brief));
    QVERIFY(keys().authenticate(added->text.view(), start));
}

void tst_ApiKeyStore::noticesUse()
{
    const auto added = keys().add({}, {}, trading(), start);
    QCOMPARE(keys().key(added->key.id)->lastUsedMs, 0);
    QVERIFY(keys().authenticate(added->text.view(), start + 3));
    QCOMPARE(keys().key(added->key.id)->lastUsedMs, start + 3);
    QVERIFY(keys().writeLastUse());
    m_journal.reset();
    m_journal = std::move(*OrderJournal::open(m_directory->filePath(u"orders.sqlite"_s)));
    QCOMPARE(keys().key(added->key.id)->lastUsedMs, start + 3);
}

void tst_ApiKeyStore::limits_data()
{
    using Change = std::function<void(KeyRights &, Order &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<int>("refusal"); // -1: none
    const auto row = [](const char *name, const Change &change, std::optional<ErrorCode> refusal) {
        QTest::newRow(name) << change << (refusal ? static_cast<int>(*refusal) : -1);
    };
    row("none", [](KeyRights &, Order &) {}, {});
    row("order, to the lamport", [](KeyRights &r, Order &o) { r.maxOrderLamports = o.spend.mostLamports; }, {});
    row(
        "order", [](KeyRights &r, Order &o) { r.maxOrderLamports = o.spend.mostLamports - 1; }, ErrorCode::LimitOrder);
    row(
        "order of nothing", [](KeyRights &r, Order &) { r.maxOrderLamports = 0; }, ErrorCode::LimitOrder);
    row("hour, to the lamport", [](KeyRights &r, Order &o) { r.maxHourLamports = o.spend.mostLamports; }, {});
    row(
        "hour", [](KeyRights &r, Order &o) { r.maxHourLamports = o.spend.mostLamports - 1; }, ErrorCode::LimitHour);
    row(
        "day", [](KeyRights &r, Order &o) { r.maxDayLamports = o.spend.mostLamports - 1; }, ErrorCode::LimitDay);
    row(
        "most of all",
        [](KeyRights &r, Order &o) {
            r.maxDayLamports = std::numeric_limits<qint64>::max();
            o.spend.mostLamports = std::numeric_limits<quint64>::max();
        },
        ErrorCode::LimitDay);
    row("a sale beyond the caps",
        [](KeyRights &r, Order &o) {
            o.kind = OrderKind::Sell;
            r.maxOrderLamports = r.maxHourLamports = r.maxDayLamports = 0;
        },
        {});
    row("slippage, to the point", [](KeyRights &r, Order &) { r.maxSlippageBps = 500; }, {});
    row(
        "slippage", [](KeyRights &r, Order &) { r.maxSlippageBps = 499; }, ErrorCode::LimitSlippage);
    row("fee, to the lamport", [](KeyRights &r, Order &) { r.maxFeeLamports = 70; }, {});
    row(
        "fee", [](KeyRights &r, Order &) { r.maxFeeLamports = 69; }, ErrorCode::LimitFee);
    row(
        "scope", [](KeyRights &r, Order &) { r.scopes = KeyScope::Read | KeyScope::Launch; }, ErrorCode::ScopeMissing);
    row(
        "scope of a launch", [](KeyRights &, Order &o) { o.kind = OrderKind::Launch; }, ErrorCode::ScopeMissing);
    row(
        "approval", [](KeyRights &r, Order &) { r.needsApproval = true; }, ErrorCode::ApprovalRefused);
    row(
        "another wallet", [](KeyRights &, Order &o) { o.wallet = sampleOrder(9).wallet; }, ErrorCode::WalletNotAllowed);
    row(
        "another wallet with its key",
        [](KeyRights &, Order &o) {
            o.wallet = sampleOrder(9).wallet;
            o.spend.hasKeyOfRequest = true;
        },
        ErrorCode::WalletNotAllowed);
    row("own wallet without a list", [](KeyRights &r, Order &) { r.wallets.clear(); }, {});
    row(
        "another without a list",
        [](KeyRights &r, Order &o) {
            r.wallets.clear();
            o.wallet = sampleOrder(9).wallet;
        },
        ErrorCode::WalletNotAllowed);
    row("another with its key, without a list",
        [](KeyRights &r, Order &o) {
            r.wallets.clear();
            o.wallet = sampleOrder(9).wallet;
            o.spend.hasKeyOfRequest = true;
        },
        {});
}

void tst_ApiKeyStore::limits()
{
    using Change = std::function<void(KeyRights &, Order &)>;
    QFETCH(Change, change);
    QFETCH(int, refusal);
    KeyRights rights = trading();
    ApiKey key;
    key.owner = u"0"_s;
    Order order = orderOf(key, 1, 1'000);
    order.spend.slippageBps = 500;
    order.spend.priorityFeeLamports = 70;
    change(rights, order);
    const auto added = keys().add({}, sampleOrder(1).wallet.toBase58(), rights, start);
    order.apiOwner = added->key.owner;
    const Outcome checked = m_journal->checkRights(order);
    const Outcome recorded = m_journal->record(order);
    QCOMPARE(recorded ? -1 : static_cast<int>(recorded.error().code), refusal);
    QCOMPARE(checked.has_value(), recorded.has_value());
    QCOMPARE(m_journal->order(order.id).has_value(), refusal == -1); // a refusal leaves nothing
    QCOMPARE(keys().spending(added->key, start)->dayLamports, refusal == -1 ? 1'000ull : 0ull);
}

void tst_ApiKeyStore::capsRoll()
{
    KeyRights rights = trading();
    rights.maxHourLamports = 100;
    rights.maxDayLamports = 150;
    const auto added = keys().add({}, {}, rights, start);
    const auto place = [&](quint32 number, quint64 most, qint64 ms) {
        Order order = orderOf(added->key, number, most);
        order.createdMs = start + ms;
        const Outcome recorded = m_journal->record(order);
        Order landed = settledOrder(number);
        landed.movedLamports = 0;
        landed.balanceChange.reset();
        return recorded ? (m_journal->settle(landed) ? QByteArray("ok") : QByteArray("not settled"))
                        : QByteArray::number(static_cast<int>(recorded.error().code));
    };
    const QByteArray hour = QByteArray::number(static_cast<int>(ErrorCode::LimitHour));
    const QByteArray day = QByteArray::number(static_cast<int>(ErrorCode::LimitDay));
    QCOMPARE(place(1, 60, 0), "ok"_ba);
    QCOMPARE(place(2, 40, 1000), "ok"_ba);
    QCOMPARE(place(3, 1, 1000), hour);
    QCOMPARE(place(3, 1, keyLimits::hourMs - 1), hour);
    QCOMPARE(place(3, 50, keyLimits::hourMs), "ok"_ba);
    QCOMPARE(place(4, 1, 2 * keyLimits::hourMs), day);
    QCOMPARE(place(4, 60, keyLimits::dayMs), "ok"_ba);
    QCOMPARE(place(5, 1, keyLimits::dayMs), day);
}

void tst_ApiKeyStore::settlesSpending_data()
{
    QTest::addColumn<OrderStatus>("status");
    QTest::addColumn<quint64>("moved");
    QTest::addColumn<quint64>("fee");
    QTest::addColumn<std::optional<qint64>>("change");
    QTest::addColumn<quint64>("counted"); // of an order that may take 1,000, 900 of them by the trade
    const std::optional<qint64> notKnown;
    const auto row = [](const char *name, OrderStatus status, quint64 moved, quint64 fee, std::optional<qint64> change,
                        quint64 counted) { QTest::newRow(name) << status << moved << fee << change << counted; };
    row("succeeded", OrderStatus::Succeeded, 700, 5, -705, 705);
    row("succeeded, more came back", OrderStatus::Succeeded, 700, 5, 3, 0);
    row("succeeded, only the trade is known", OrderStatus::Succeeded, 700, 5, notKnown, 800);
    row("succeeded, amounts not known yet", OrderStatus::Succeeded, 0, 5, notKnown, 1000);
    row("failed", OrderStatus::Failed, 0, 5, -5, 5);
    row("failed, fee not known yet", OrderStatus::Failed, 0, 0, notKnown, 1000);
    row("expired", OrderStatus::Expired, 0, 0, notKnown, 0);
    row("unknown", OrderStatus::Unknown, 0, 0, notKnown, 1000);
}

void tst_ApiKeyStore::settlesSpending()
{
    QFETCH(OrderStatus, status);
    QFETCH(quint64, moved);
    QFETCH(quint64, fee);
    QFETCH(std::optional<qint64>, change);
    QFETCH(quint64, counted);
    const auto added = keys().add({}, {}, trading(), start);
    QVERIFY(m_journal->record(orderOf(added->key, 1, 1000, 900)));
    QCOMPARE(keys().spending(added->key, start)->hourLamports, 1000ull);
    Order settled = settledOrder(1, status);
    settled.movedLamports = moved;
    settled.feeLamports = fee;
    settled.balanceChange = change;
    settled.finalized = false;
    QVERIFY(m_journal->settle(settled));
    QCOMPARE(keys().spending(added->key, start)->hourLamports, counted);
    // As long as the outcome is open, the lamports stay reserved however old the order is.
    const quint64 later = isOutcome(status) ? 0 : counted;
    QCOMPARE(keys().spending(added->key, start + 2 * keyLimits::dayMs)->dayLamports, later);
    if (status != OrderStatus::Succeeded)
        return;
    QVERIFY(m_journal->reopen(settled.id)); // a fork dropped it
    QCOMPARE(keys().spending(added->key, start)->hourLamports, 1000ull);
}

void tst_ApiKeyStore::countsWhatASaleCost_data()
{
    QTest::addColumn<qint64>("change"); // of the balance, by a sale that brought 700 for a fee of 5
    QTest::addColumn<quint64>("counted");
    QTest::newRow("its fee") << qint64{695} << 5ull;
    QTest::newRow("a rent as well") << qint64{600} << 100ull;
    QTest::newRow("its fee, though a closed account gave its rent back") << qint64{900} << 5ull;
}

void tst_ApiKeyStore::countsWhatASaleCost()
{
    QFETCH(qint64, change);
    QFETCH(quint64, counted);
    const auto added = keys().add({}, {}, trading(), start);
    Order sale = orderOf(added->key, 1, 1000);
    sale.kind = OrderKind::Sell;
    QVERIFY(m_journal->record(sale));
    Order settled = settledOrder(1);
    settled.movedLamports = 700;
    settled.feeLamports = 5;
    settled.balanceChange = change;
    QVERIFY(m_journal->settle(settled));
    QCOMPARE(keys().spending(added->key, start)->dayLamports, counted);
}

void tst_ApiKeyStore::keepsReservationsAcrossRuns()
{
    KeyRights rights = trading();
    rights.maxDayLamports = 100;
    const auto added = keys().add({}, {}, rights, start);
    for (quint32 number = 1; number <= 50; ++number)
        QCOMPARE(m_journal->record(orderOf(added->key, number, 10)).has_value(), number <= 10);
    m_journal.reset();
    m_journal = std::move(*OrderJournal::open(m_directory->filePath(u"orders.sqlite"_s)));
    QCOMPARE(m_journal->record(orderOf(added->key, 51, 1)).error().code, ErrorCode::LimitDay);
    QVERIFY(m_journal->settle(settledOrder(3, OrderStatus::Expired)));
    QVERIFY(m_journal->record(orderOf(added->key, 51, 10)));
    Order nothing = orderOf(added->key, 52, 0);
    QCOMPARE(m_journal->record(nothing).error().code, ErrorCode::Internal);
}

CURVEDESK_TEST(tst_ApiKeyStore)

} // namespace apiKeyStoreTest
#include "tst_ApiKeyStore.moc"

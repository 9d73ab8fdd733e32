// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/UpdateApplier.h"
#include "tests/support/TestProgram.h"

#include <QHash>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace updateApplierTest {

namespace {

/// Coins in memory, one of which cannot be read for a while.
class CoinsInMemory final : public TokenSource
{
public:
    Result<TokenRecord *> loadOrAddCoin(const QString &mint) override
    {
        if (mint == unreadable)
            return failure(ErrorCode::Storage, u"the disk is gone"_s);
        TokenRecord &coin = m_coins[mint];
        coin.summary.mint = mint;
        return &coin;
    }
    Result<TokenRecord *> loadCoinOfPool(const QString &) override { return nullptr; }

    QString unreadable;

private:
    QHash<QString, TokenRecord> m_coins;
};

MarketTrade tradeOf(const QString &mint)
{
    MarketTrade trade;
    trade.row.mint = mint;
    trade.row.signature = u"signature"_s;
    return trade;
}

} // namespace

class tst_UpdateApplier : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheTradesThatItCouldNotApply()
    {
        CoinsInMemory coins;
        coins.unreadable = u"B"_s;
        MarketUpdate update;
        update.trades = {tradeOf(u"A"_s), tradeOf(u"B"_s)};
        MarketChanges failed;
        QCOMPARE(applyUpdate(update, coins, failed).error().code, ErrorCode::Storage);
        coins.unreadable.clear();
        MarketChanges changes;
        QVERIFY(applyUpdate(update, coins, changes));
        QCOMPARE(changes.trades.size(), 2);
        for (const TradeRow &trade : std::as_const(changes.trades))
            QCOMPARE(trade.signature, u"signature"_s);
        QCOMPARE(changes.trades.first().mint, u"A"_s);
    }
};

CURVEDESK_TEST(tst_UpdateApplier)

} // namespace updateApplierTest
#include "tst_UpdateApplier.moc"

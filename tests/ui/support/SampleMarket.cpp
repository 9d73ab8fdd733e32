// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/FakeDesk.h"
#include "ui/models/PriceMath.h"

#include <QDateTime>
#include <QRandomGenerator>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 curveTokens = 793'100'000'000'000;
constexpr quint64 virtualTokens = 1'073'000'000'000'000;
constexpr quint64 virtualLamports = 30'000'000'000;

/// 44 characters that look like an address and are always the same for a name.
QString sampleAddress(const QString &name)
{
    static constexpr QStringView alphabet = u"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    quint32 seed = 7;
    for (const QChar c : name)
        seed = seed * 31 + c.unicode();
    QRandomGenerator random(seed);
    QString address;
    for (int i = 0; i < 40; ++i)
        address.append(alphabet.at(random.bounded(alphabet.size())));
    return address + u"pump"_s;
}

QList<Candle> sampleCandles(quint64 last, qint64 now)
{
    QRandomGenerator random(7);
    QList<Candle> candles;
    auto price = static_cast<double>(last);
    for (int i = 0; i < 80; ++i) {
        Candle candle;
        candle.openTime = now / 60 * 60 - i * 60;
        candle.close = static_cast<quint64>(price);
        price *= 1 - (random.generateDouble() - 0.485) * 0.09; // walked backwards, so that it ends at the coin's price
        candle.open = static_cast<quint64>(price);
        const double wick = random.generateDouble() * 0.02 * price;
        candle.high = qMax(candle.open, candle.close) + static_cast<quint64>(wick);
        candle.low = qMin(candle.open, candle.close) - static_cast<quint64>(wick * random.generateDouble());
        candle.volumeLamports = static_cast<quint64>(random.bounded(4.0) * 1e9) + 50'000'000;
        candle.trades = 5;
        candles.prepend(candle);
    }
    return candles;
}

} // namespace

TokenSummary sampleToken(const QString &name, const QString &symbol, quint64 ppm)
{
    const auto sold = curveTokens / 1'000'000 * ppm;
    TokenSummary token;
    token.mint = sampleAddress(name);
    token.name = name;
    token.symbol = symbol;
    token.creator = sampleAddress(name + u"creator"_s);
    token.bondingCurve = sampleAddress(name + u"curve"_s);
    token.createdMs = QDateTime::currentMSecsSinceEpoch() - 3 * 3'600'000 - static_cast<qint64>(ppm);
    token.lastTradeMs = QDateTime::currentMSecsSinceEpoch() - static_cast<qint64>(ppm % 97) * 1000;
    token.virtualTokenReserves = virtualTokens - sold;
    const double product = static_cast<double>(virtualTokens) * static_cast<double>(virtualLamports);
    token.virtualSolReserves = static_cast<quint64>(product / static_cast<double>(token.virtualTokenReserves));
    token.realTokenReserves = curveTokens - sold;
    token.realSolReserves = token.virtualSolReserves - virtualLamports;
    token.progressPpm = ppm;
    token.marketCapLamports = priceMath::marketCap(token.virtualSolReserves, token.virtualTokenReserves);
    token.lamportsToComplete = 85'005'359'057 - qMin<quint64>(85'005'359'057, token.realSolReserves);
    return token;
}

void FakeDesk::fill()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    tokenList = {sampleToken(u"Copper Fox"_s, u"CFOX"_s, 612'000),
                 sampleToken(u"Night Tram"_s, u"TRAM"_s, 571'000),
                 sampleToken(u"Lemon Clock"_s, u"LEMN"_s, 503'000),
                 sampleToken(u"Sir Barkley of the Long Name"_s, u"BARK"_s, 440'000),
                 sampleToken(u"Paper Moon"_s, u"MOON"_s, 390'000),
                 sampleToken(u"Gravel"_s, u"GRVL"_s, 300'100),
                 sampleToken(u"Ölkanne"_s, u"OEL"_s, 210'000),
                 sampleToken(u"<b>Bold</b>\u202Etset"_s, u"\u200BFAKE"_s, 120'000),
                 sampleToken(u"نجمة الصحراء"_s, u"NAJM"_s, 80'050),
                 sampleToken(u"Tidepool"_s, u"TIDE"_s, 11'000)};
    tokenList[0].isKing = true;
    tokenList[0].kingSinceMs = now - 6 * 60'000;
    for (const TokenSummary &token : tokenList)
        detailsOf.insert(
            token.mint,
            {token, u"A coin about %1."_s.arg(token.name), {}, {}, {}, {}, {}, {true, true, true, QStringList(), {}}});
    walletList = {{u"7xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ2dm"_s, u"Main wallet"_s, 9'536'095'583, 1},
                  {u"4hTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ2dm7xKpB3nVwLr"_s, u"Launches"_s, 2'118'400'020, 2},
                  {u"Gh2cUfA6dJ8gXkPvRoNiMQ2dm7xKpB3nVwLr9sTqYh9q"_s, u"Scripts"_s, 500'000'000, 3}};
    heldTokens = 16'843'120'114'205;
    const TokenSummary &fox = tokenList.first();
    candleList = sampleCandles(fox.marketCapLamports, now / 1000);
    QRandomGenerator random(3);
    for (int i = 0; i < 40; ++i) {
        TradeRow trade;
        trade.signature = u"sig%1"_s.arg(i);
        trade.slot = 812 - static_cast<quint64>(i);
        trade.timestamp = now / 1000 - i * 7;
        trade.mint = fox.mint;
        trade.user = i % 9 == 4 ? walletList.first().address : sampleAddress(u"trader%1"_s.arg(i % 5));
        trade.isBuy = random.bounded(5) > 1;
        trade.lamports = random.bounded(1'900'000'000U) + 1'000'000ULL;
        trade.tokens = static_cast<quint64>(static_cast<double>(trade.lamports)
                                            / static_cast<double>(fox.marketCapLamports) * 1e15);
        trade.virtualSolReserves = fox.virtualSolReserves;
        trade.virtualTokenReserves = fox.virtualTokenReserves;
        tradesOf[fox.mint].append(trade);
    }
    const auto order
        = [&](int age, OrderSummary::Kind kind, int token, TradeStatus status, quint64 lamports, quint64 moved) {
              OrderSummary o;
              o.id = u"sample-%1"_s.arg(age);
              o.kind = kind;
              o.status = status;
              o.wallet = walletList.first().address;
              o.mint = tokenList.at(token).mint;
              o.symbol = tokenList.at(token).symbol;
              o.signature = u"5signature%1"_s.arg(age);
              o.slot = 812 - static_cast<quint64>(age);
              o.quotedLamports = o.movedLamports = lamports;
              o.quotedTokens = o.movedTokens = moved;
              o.networkFeeLamports = 5'000;
              if (status == TradeStatus::Succeeded)
                  o.balanceChange = kind == OrderSummary::Kind::Sell ? static_cast<qint64>(lamports) - 5'000
                                                                     : -static_cast<qint64>(lamports) - 2'079'080;
              o.createdMs = now - age * 1000;
              o.acceptedMs = o.createdMs + 120;
              o.settledMs = o.createdMs + 410;
              orderList.append(o);
          };
    order(5, OrderSummary::Kind::Buy, 0, TradeStatus::Pending, 500'000'000, 7'843'120'114'205);
    order(30, OrderSummary::Kind::Buy, 0, TradeStatus::Succeeded, 500'000'000, 16'843'120'114'205);
    order(105, OrderSummary::Kind::Sell, 1, TradeStatus::Succeeded, 213'904'417, 4'000'000'000'000);
    order(187, OrderSummary::Kind::Buy, 3, TradeStatus::Failed, 1'000'000'000, 0);
    orderList.last().error = Error{ErrorCode::ProgramRejected, u"custom program error"_s,
                                   ProgramFailure{u"6EF8"_s, 6002, u"TooMuchSolRequired"_s}, 0};
    order(266, OrderSummary::Kind::Launch, 0, TradeStatus::Succeeded, 250'000'000, 8'611'034'771'120);
    order(281, OrderSummary::Kind::Buy, 2, TradeStatus::Expired, 100'000'000, 2'914'552'080'131);
    order(400, OrderSummary::Kind::Buy, 4, TradeStatus::Unknown, 100'000'000, 2'914'552'080'131);
    positionList = {{walletList.first().address, fox.mint, u"CFOX"_s, heldTokens, 500'002'099, 0},
                    {walletList.first().address, tokenList.at(1).mint, u"TRAM"_s, 1'000'000, 12'000, -31'004'417}};
    sheet.quote.tokenOut = fox.mint;
    sheet.quote.amountInRaw = 500'000'000;
    sheet.mostInRaw = 500'000'000;
    sheet.quote.amountOutRaw = 7'843'120'114'205;
    sheet.quote.minimumOutRaw = 7'450'964'108'494;
    sheet.quote.protocolFeeBps = 95;
    sheet.quote.creatorFeeBps = 30;
    sheet.quote.protocolFeeLamports = 4'691'358;
    sheet.quote.creatorFeeLamports = 1'481'482;
    sheet.quote.priceImpactBps = 124;
    sheet.quote.tokensSoldBefore = curveTokens - fox.realTokenReserves;
    sheet.quote.tokensSoldAfter = sheet.quote.tokensSoldBefore + sheet.quote.amountOutRaw;
    sheet.networkFeeLamports = 25'000;
    sheet.priorityFeeLamports = 20'000;
    sheet.unitLimit = 100'000;
    review.feePayer = walletList.first().address;
    review.blockhash = u"9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"_s;
    review.lastValidBlockHeight = 312'845'262;
    review.blockhashAgeMs = 4'200;
    review.blockhashLeftMs = 52'000;
    review.slot = 312'845'112;
    review.wireBytes = 871;
    review.networkFeeLamports = 25'000;
    review.simulatedTokens = sheet.quote.amountOutRaw;
    review.simulatedLamports = 213'904'417;
    review.instructions = {{u"Compute Budget"_s, u"SetComputeUnitLimit"_s, u"100000"_s, {}, 5},
                           {u"pump.fun curve"_s, u"buy_exact_sol_in"_s, u"500000000"_s, 7'450'964'108'494, 25}};
    review.accounts = {{walletList.first().address, ReviewedRole::FeePayer, {}, true, true},
                       {fox.bondingCurve, ReviewedRole::BondingCurve, {}, false, true},
                       {fox.mint, ReviewedRole::Mint, {}, false, false}};
    sheet.tokenAccountRentLamports = 2'074'080;
    sheet.walletLamports = walletList.first().lamports;
    sheet.walletTokens = heldTokens;
}

} // namespace curvedesk

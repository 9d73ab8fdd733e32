// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/AlertBook.h"

#include "core/money/Decimal.h"
#include "ui/desk/Desk.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QDateTime>
#include <QSettings>
#include <QUuid>

#include <algorithm>
#include <iterator>

namespace curvedesk {

using namespace Qt::StringLiterals;

AlertBook::AlertBook(Desk &desk, QSettings *settings, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_settings(settings)
{
    load();
    // The desk's own signals, because MarketFeed leaves trades out when many come at once.
    connect(&desk, &Desk::tradeHappened, this, &AlertBook::noteTrade);
    connect(&desk, &Desk::tokenChanged, this, &AlertBook::compare);
    // A coin that becomes king changes, and so tells its name in time.
    connect(&desk, &Desk::tokenChanged, this, [this](const TokenSummary &token) {
        if (token.isKing)
            noteKing(token);
    });
    // Among the last trades may be one that a fork dropped: fire() asks for them again.
    connect(&desk, &Desk::marketRepaired, this, [this] { m_lastTrades.clear(); });
    // An endpoint may name its network only after the start: alerts of until then are on the network of that name.
    connect(&desk, &Desk::networkChanged, this, [this] {
        for (Alert &each : m_alerts) {
            if (m_ofThisRun.contains(each.id))
                each.network = network();
        }
        compareAll();
        save();
    });
    compareAll(); // because of what happened while the program did not run
}

void AlertBook::compareAll()
{
    m_king = {};
    m_desk.king(this, [this](const Result<TokenDetails> &answer) {
        if (answer && m_king.mint.isEmpty()) // else a newer one was told meanwhile
            noteKing(answer->summary);
    });
    for (const Alert &alert : waitingHere()) {
        if (alert.kind == Alert::Kind::CreatorSells)
            askSales(alert);
        if (alert.kind == Alert::Kind::CreatorSells || alert.kind == Alert::Kind::KingChanges)
            continue;
        m_desk.details(this, alert.mint, [this](const Result<TokenDetails> &answer) {
            if (answer)
                compare(answer->summary);
        });
    }
}

QString AlertBook::network() const
{
    return m_desk.network();
}

void AlertBook::add(Alert alert)
{
    alert.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    alert.network = network();
    m_ofThisRun.insert(alert.id);
    alert.sinceMs = QDateTime::currentMSecsSinceEpoch();
    alert.sinceSlot = m_newestSlot;
    if (m_alerts.size() >= mostAlerts)
        m_alerts.removeLast();
    m_alerts.prepend(alert);
    save();
}

void AlertBook::remove(const QString &id)
{
    m_alerts.removeIf([&id](const Alert &each) { return each.id == id; });
    save();
}

void AlertBook::rearm(const QString &id)
{
    for (Alert &each : m_alerts) {
        if (each.id != id || each.network != network())
            continue;
        each.firedMs = 0;
        each.sinceMs = QDateTime::currentMSecsSinceEpoch();
        each.sinceSlot = m_newestSlot;
        if (each.kind == Alert::Kind::KingChanges && !m_king.mint.isEmpty())
            each.setCoin(m_king);
        each.fact.clear();
        each.signature.clear();
    }
    save();
}

QList<Alert> AlertBook::waitingHere(const QString &mint) const
{
    QList<Alert> waiting;
    std::ranges::copy_if(m_alerts, std::back_inserter(waiting), [&mint, here = network()](const Alert &each) {
        return !each.hasFired() && each.network == here && (mint.isEmpty() || each.mint == mint);
    });
    return waiting;
}

Alert *AlertBook::waiting(const QString &id)
{
    const auto found = std::ranges::find(m_alerts, id, &Alert::id);
    return found == m_alerts.end() || found->hasFired() ? nullptr : &*found;
}

void AlertBook::askSales(const Alert &alert)
{
    m_desk.tradesBy(this, alert.mint, {alert.creator}, [this, alert](const Result<QList<TradeRow>> &answer) {
        const QList<TradeRow> newestFirst = answer.value_or(QList<TradeRow>());
        for (auto trade = newestFirst.crbegin(); trade != newestFirst.crend(); ++trade) {
            if (trade->timestamp * millisecondsPerSecond >= alert.sinceMs)
                compareTrade(alert, *trade);
        }
    });
}

void AlertBook::noteTrade(const TradeRow &trade)
{
    m_newestSlot = std::max(m_newestSlot, trade.slot);
    for (const Alert &alert : waitingHere(trade.mint)) {
        if (Trade &last = m_lastTrades[trade.mint]; last.slot <= trade.slot)
            last = {trade.slot, trade.signature};
        // Trades from before the alert come late, when a gap is filled. After a restart only the time tells.
        const bool isEarlier = alert.sinceSlot != 0 ? trade.slot < alert.sinceSlot
                                                    : trade.timestamp * millisecondsPerSecond < alert.sinceMs;
        if (!isEarlier)
            compareTrade(alert, trade);
    }
}

void AlertBook::compareTrade(const Alert &alert, const TradeRow &trade)
{
    if (alert.kind != Alert::Kind::CreatorSells || trade.isBuy || trade.user != alert.creator)
        return;
    markFired(alert,
              tr("The creator of %1 sold %2 tokens for %3 SOL.")
                  .arg(displayText::ticker(alert.symbol), amountText::tokensPlain(trade.tokens),
                       amountText::solPlain(trade.lamports)),
              trade.signature);
}

void AlertBook::compare(const TokenSummary &token)
{
    for (const Alert &alert : waitingHere(token.mint)) {
        if (!alert.isMetBy(token.marketCapLamports, token.progressPpm))
            continue;
        const QString coin = displayText::ticker(token.symbol);
        const QString fact = !alert.isOfCap()
            ? tr("%1 of the curve of %2 are sold.").arg(amountText::progress(token.progressPpm), coin)
            : alert.kind == Alert::Kind::PriceAbove || alert.kind == Alert::Kind::PriceBelow
            ? tr("The price of %1 is %2 SOL.").arg(coin, amountText::price(token.marketCapLamports, 6))
            : tr("The market cap of %1 is %2 SOL.").arg(coin, amountText::solRounded(token.marketCapLamports, 3));
        fire(alert, fact, m_lastTrades.value(token.mint).signature);
    }
}

void AlertBook::noteKing(const TokenSummary &king)
{
    m_king = king;
    for (Alert &alert : waitingHere()) {
        if (alert.kind != Alert::Kind::KingChanges || alert.mint == king.mint)
            continue;
        alert.setCoin(king);
        fire(alert, tr("%1 is king of the hill now.").arg(displayText::ticker(king.symbol)), {});
    }
}

void AlertBook::fire(const Alert &alert, const QString &fact, const QString &signature)
{
    if (!signature.isEmpty()) {
        markFired(alert, fact, signature);
        return;
    }
    m_desk.trades(this, alert.mint, 1, {}, [this, alert, fact](const Result<MarketService::TradePage> &answer) {
        markFired(alert, fact, answer && !answer->trades.isEmpty() ? answer->trades.first().signature : QString());
    });
}

void AlertBook::markFired(Alert alert, const QString &fact, const QString &signature)
{
    Alert *known = waiting(alert.id);
    if (known == nullptr)
        return; // it fired meanwhile, or was removed
    alert.firedMs = QDateTime::currentMSecsSinceEpoch();
    alert.fact = fact;
    alert.signature = signature;
    alert.network = known->network; // it may have been named meanwhile
    *known = alert;
    save();
    emit fired(alert);
}

void AlertBook::load()
{
    if (m_settings == nullptr)
        return;
    const qint64 nowMs = QDateTime::currentMSecsSinceEpoch();
    const int count = m_settings->beginReadArray("alerts"_L1);
    for (int i = 0; i < qMin<int>(count, mostAlerts); ++i) {
        m_settings->setArrayIndex(i);
        const auto text = [this](QLatin1StringView key) { return m_settings->value(key).toString(); };
        const Result<quint64> bound = decimal::parse(text("bound"_L1), 0);
        const int kind = m_settings->value("kind"_L1, -1).toInt();
        if (!bound || kind < 0 || kind > static_cast<int>(Alert::Kind::KingChanges) || text("id"_L1).isEmpty())
            continue;
        const QString kept = text("network"_L1); // empty: an older version kept it
        if (kept.isEmpty())
            m_ofThisRun.insert(text("id"_L1));
        m_alerts.append({text("id"_L1), kept.isEmpty() ? network() : kept, static_cast<Alert::Kind>(kind),
                         text("mint"_L1), text("symbol"_L1), text("creator"_L1), *bound,
                         m_settings->value("fired"_L1).toLongLong(), text("fact"_L1), text("signature"_L1),
                         m_settings->value("since"_L1, nowMs).toLongLong(), 0});
    }
    m_settings->endArray();
}

void AlertBook::save()
{
    if (m_settings != nullptr) {
        m_settings->remove("alerts"_L1);
        m_settings->beginWriteArray("alerts"_L1, static_cast<int>(m_alerts.size()));
        for (int i = 0; i < m_alerts.size(); ++i) {
            const Alert &alert = m_alerts.at(i);
            m_settings->setArrayIndex(i);
            m_settings->setValue("id"_L1, alert.id);
            m_settings->setValue("network"_L1, alert.network);
            m_settings->setValue("kind"_L1, static_cast<int>(alert.kind));
            m_settings->setValue("mint"_L1, alert.mint);
            m_settings->setValue("symbol"_L1, alert.symbol);
            m_settings->setValue("creator"_L1, alert.creator);
            m_settings->setValue("bound"_L1, QString::number(alert.bound));
            m_settings->setValue("fired"_L1, alert.firedMs);
            m_settings->setValue("fact"_L1, alert.fact);
            m_settings->setValue("signature"_L1, alert.signature);
            m_settings->setValue("since"_L1, alert.sinceMs);
        }
        m_settings->endArray();
    }
    emit changed();
}

} // namespace curvedesk
#include "moc_AlertBook.cpp"

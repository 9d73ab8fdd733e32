// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/Desk.h"
#include "ui/dialogs/CsvExport.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/OrderCsv.h"
#include "ui/text/ProfitPages.h"
#include "ui/text/TradeCsv.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TightTabs.h"

#include <limits>
#include <memory>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int exportPage = 500;
constexpr int allHolders = std::numeric_limits<int>::max();
using PageAnswer = Answer<CsvDocument::Page>;

/// Takes an answer of the desk and gives it on to `answer`, as the page of the file that `toPage` makes of it.
auto asPage(const PageAnswer &answer, const auto &toPage)
{
    return [answer, toPage](const auto &read) { answer(read.map(toPage)); };
}

/// Takes the next rows of an export of profits out of `profit`; none while trades and orders are read for the first
/// time. The error of what was read for it.
Result<CsvDocument::Page> takePage(ProfitPages &profit, const Outcome &read = {})
{
    if (!read)
        return failure(read.error());
    const QByteArray rows = profit.takeRows(exportPage);
    const auto count = rows.count("\r\n"); // fields hold no line break
    return CsvDocument::Page{rows, count, profit.isOver() ? QString() : u"more"_s};
}

} // namespace

void EvidencePanel::showExport()
{
    // A narrow panel has room for the tabs alone; the command is in the File menu too.
    const int room = width() - m_tabs->wholeWidth() - 16;
    m_export->setVisible(m_exporting || room >= m_export->sizeHint().width());
}

void EvidencePanel::exportOrCancel()
{
    if (m_exporting) {
        m_exporting->cancel();
        return;
    }
    switch (m_tabs->currentIndex()) {
    case TradesTab:
        startExport(tradesDocument());
        return;
    case PositionsTab:
        startExport(positionsDocument());
        return;
    case HoldersTab:
        startExport(holdersDocument());
        return;
    default:
        startExport(ordersDocument());
    }
}

void EvidencePanel::startExport(const CsvDocument &document)
{
    auto *all = new CsvExport(document, this);
    const auto showProgress = [this](qsizetype rows) { m_export->setText(tr("Cancel the export (%1)").arg(rows)); };
    connect(all, &CsvExport::started, this, [this, all, showProgress] {
        m_exporting = all;
        showProgress(0);
        showExport();
    });
    connect(all, &CsvExport::progressed, this, showProgress);
    connect(all, &CsvExport::ended, this, [this](const QString &sentence, bool isGood) {
        m_exporting.clear();
        m_export->setText(tr("Export CSV"));
        showExport();
        emit noticed(sentence, isGood);
    });
    all->chooseFile(window());
}

CsvDocument EvidencePanel::tradesDocument()
{
    return {tr("Export the coin's trades"), u"curvedesk-trades.csv"_s,
            "time_utc,slot,signature,mint,wallet,side,lamports,base_units,pool\r\n",
            [this, mint = m_selection.mint()](QObject *receiver, const QString &cursor, PageAnswer answer) {
                m_desk.trades(receiver, mint, exportPage, cursor,
                              asPage(answer, [](const MarketService::TradePage &page) {
                                  return CsvDocument::Page{tradeCsv::rows(page.trades), page.trades.size(), page.next};
                              }));
            }};
}

CsvDocument EvidencePanel::positionsDocument()
{
    return {tr("Export positions"), u"curvedesk-positions.csv"_s,
            "wallet,mint,symbol,base_units,cost_lamports,realised_lamports,method,base_units_without_cost\r\n",
            [this, own = m_book.addresses()](QObject *receiver, const QString &, PageAnswer answer) {
                m_desk.positions(receiver, own, asPage(answer, [](const QList<Position> &positions) {
                                     return CsvDocument::Page{tradeCsv::rows(positions), positions.size(), {}};
                                 }));
            }};
}

CsvDocument EvidencePanel::holdersDocument()
{
    return {tr("Export the coin's holders"), u"curvedesk-holders.csv"_s, "mint,wallet,base_units\r\n",
            [this, mint = m_selection.mint()](QObject *receiver, const QString &, PageAnswer answer) {
                m_desk.holders(
                    receiver, mint, allHolders, asPage(answer, [mint](const Holders &held) {
                        return CsvDocument::Page{tradeCsv::rows(mint, held.largest), held.largest.size(), {}};
                    }));
            }};
}

void EvidencePanel::exportProfit(CostMethod method)
{
    if (m_exporting)
        emit noticed(tr("Another export is not finished: cancel it first."), false);
    else
        startExport(profitDocument(method));
}

CsvDocument EvidencePanel::profitDocument(CostMethod method)
{
    const auto profit = std::make_shared<ProfitPages>(method);
    return {tr("Export profit and loss"),
            method == CostMethod::Fifo ? u"curvedesk-profit-fifo.csv"_s : u"curvedesk-profit-average.csv"_s,
            ProfitCsv::header(), [this, profit](QObject *receiver, const QString &, PageAnswer answer) {
                if (!m_book.isKnown()) {
                    answer(failure(ErrorCode::Unavailable, u"the wallets were not read yet"_s));
                } else if (const std::optional<qint64> after = profit->wantedTrades()) {
                    const auto take = [profit, answer = std::move(answer)](const Result<QList<WalletTrade>> &trades) {
                        answer(takePage(*profit, trades.and_then([&](const QList<WalletTrade> &each) {
                            return profit->takeTrades(each, each.size() < exportPage);
                        })));
                    };
                    m_desk.walletTrades(receiver, m_book.addresses(), *after, exportPage, take);
                } else if (const std::optional<QString> cursor = profit->wanted()) {
                    const auto take = [profit, answer = std::move(answer)](const Result<OrderDesk::Page> &page) {
                        answer(takePage(*profit, page.map([&](const OrderDesk::Page &each) {
                            profit->take(each.orders, each.next);
                        })));
                    };
                    m_desk.orders(receiver, exportPage, *cursor, take);
                } else {
                    answer(takePage(*profit));
                }
            }};
}

CsvDocument EvidencePanel::ordersDocument()
{
    return {tr("Export orders"), u"curvedesk-orders.csv"_s, orderCsv::header(),
            [this](QObject *receiver, const QString &cursor, PageAnswer answer) {
                m_desk.orders(receiver, exportPage, cursor, asPage(answer, [](const OrderDesk::Page &page) {
                                  return CsvDocument::Page{orderCsv::rows(page.orders), page.orders.size(), page.next};
                              }));
            }};
}

} // namespace curvedesk

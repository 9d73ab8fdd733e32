// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/Desk.h"
#include "ui/dialogs/CsvExport.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/OrderCsv.h"
#include "ui/text/ProfitCsv.h"
#include "ui/text/TradeCsv.h"
#include "ui/widgets/Buttons.h"

#include <QTabBar>

#include <algorithm>
#include <memory>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int exportPage = 500;

/// An export of profits under way: it reads all orders, newest first, and then writes from the oldest on.
struct ProfitExport
{
    QList<OrderSummary> orders;
    ProfitCsv csv;
    qsizetype written = 0;

    /// Gives out the next rows of the file, of at most `exportPage` orders, and counts them as written.
    CsvDocument::Page nextPage()
    {
        CsvDocument::Page page;
        for (const qsizetype end = std::min(orders.size(), written + exportPage); written < end; ++written)
            page.rows += csv.rows(orders.at(written));
        page.count = page.rows.count("\r\n"); // fields hold no line break
        page.next = written < orders.size() ? u"write"_s : QString();
        return page;
    }
};

} // namespace

void EvidencePanel::exportCsv()
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
    });
    connect(all, &CsvExport::progressed, this, showProgress);
    connect(all, &CsvExport::ended, this, [this](const QString &sentence, bool isGood) {
        m_exporting.clear();
        m_export->setText(tr("Export CSV"));
        emit noticed(sentence, isGood);
    });
    all->chooseFile(window());
}

CsvDocument EvidencePanel::tradesDocument()
{
    return {
        tr("Export the coin's trades"), u"curvedesk-trades.csv"_s,
        "time_utc,slot,signature,mint,wallet,side,lamports,base_units,pool\r\n",
        [this, mint = m_selection.mint()](QObject *receiver, const QString &cursor, Answer<CsvDocument::Page> answer) {
            m_desk.trades(
                receiver, mint, exportPage, cursor,
                [answer = std::move(answer)](const Result<MarketService::TradePage> &page) {
                    if (page)
                        answer(CsvDocument::Page{tradeCsv::rows(page->trades), page->trades.size(), page->next});
                    else
                        answer(failure(page.error()));
                });
        }};
}

CsvDocument EvidencePanel::positionsDocument()
{
    QStringList own;
    for (const WalletSummary &wallet : m_book.wallets())
        own.append(wallet.address);
    return {tr("Export positions"), u"curvedesk-positions.csv"_s,
            "wallet,mint,symbol,base_units,cost_lamports,realised_lamports,method,base_units_without_cost\r\n",
            [this, own](QObject *receiver, const QString &, Answer<CsvDocument::Page> answer) {
                m_desk.positions(receiver, own, [answer = std::move(answer)](const Result<QList<Position>> &positions) {
                    if (positions)
                        answer(CsvDocument::Page{tradeCsv::rows(*positions), positions->size(), {}});
                    else
                        answer(failure(positions.error()));
                });
            }};
}

void EvidencePanel::exportProfit(CostMethod method)
{
    if (!m_exporting)
        startExport(profitDocument(method));
}

CsvDocument EvidencePanel::profitDocument(CostMethod method)
{
    const auto work = std::make_shared<ProfitExport>(ProfitExport{{}, ProfitCsv(method)});
    return {tr("Export profit and loss"),
            method == CostMethod::Fifo ? u"curvedesk-profit-fifo.csv"_s : u"curvedesk-profit-average.csv"_s,
            ProfitCsv::header(),
            [this, work](QObject *receiver, const QString &cursor, Answer<CsvDocument::Page> answer) {
                if (work->written > 0) {
                    answer(work->nextPage());
                    return;
                }
                m_desk.orders(receiver, exportPage, cursor,
                              [work, answer = std::move(answer)](const Result<OrderDesk::Page> &page) {
                                  if (!page) {
                                      answer(failure(page.error()));
                                      return;
                                  }
                                  work->orders.append(page->orders);
                                  if (!page->next.isEmpty()) {
                                      answer(CsvDocument::Page{{}, 0, page->next});
                                      return;
                                  }
                                  std::ranges::reverse(work->orders);
                                  ProfitCsv::sort(work->orders);
                                  answer(work->nextPage());
                              });
            }};
}

CsvDocument EvidencePanel::ordersDocument()
{
    return {tr("Export orders"), u"curvedesk-orders.csv"_s, orderCsv::header(),
            [this](QObject *receiver, const QString &cursor, Answer<CsvDocument::Page> answer) {
                m_desk.orders(
                    receiver, exportPage, cursor, [answer = std::move(answer)](const Result<OrderDesk::Page> &page) {
                        if (page)
                            answer(CsvDocument::Page{orderCsv::rows(page->orders), page->orders.size(), page->next});
                        else
                            answer(failure(page.error()));
                    });
            }};
}

} // namespace curvedesk

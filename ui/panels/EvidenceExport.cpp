// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/Desk.h"
#include "ui/dialogs/CsvExport.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/OrderCsv.h"
#include "ui/text/TradeCsv.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"

#include <QTabBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int exportPage = 500;

} // namespace

void EvidencePanel::exportCsv()
{
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
    connect(all, &CsvExport::started, this, [this] { setEnabledOrPassFocus(*m_export, false, *m_tabs); });
    connect(all, &CsvExport::progressed, this,
            [this](qsizetype rows) { m_export->setText(tr("Exported %1…").arg(rows)); });
    connect(all, &CsvExport::ended, this, [this](const QString &sentence, bool isGood) {
        m_export->setText(tr("Export CSV"));
        m_export->setEnabled(true);
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
            "wallet,mint,symbol,base_units,cost_lamports,realised_lamports,method\r\n",
            [this, own](QObject *receiver, const QString &, Answer<CsvDocument::Page> answer) {
                m_desk.positions(receiver, own, [answer = std::move(answer)](const Result<QList<Position>> &positions) {
                    if (positions)
                        answer(CsvDocument::Page{tradeCsv::rows(*positions), positions->size(), {}});
                    else
                        answer(failure(positions.error()));
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

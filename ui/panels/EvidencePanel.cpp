// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/EvidencePanel.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/CsvExport.h"
#include "ui/dialogs/OrderDialog.h"
#include "ui/models/CellRoles.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/models/TradeTableModel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/NetworkText.h"
#include "ui/text/OrderCsv.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/Focus.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int orderLimit = 200;
constexpr int tradeLimit = 200;
constexpr int exportPage = 500;
constexpr int positionsDelayMs = 400;

} // namespace

EvidencePanel::EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book, QWidget *parent)
    : Card({}, parent)
    , m_desk(desk)
    , m_selection(selection)
    , m_book(book)
    , m_orders(new OrderTableModel(this))
    , m_tape(new TradeTableModel(this))
    , m_positions(new PositionTableModel(book, this))
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_export(new LinkButton(tr("Export CSV"), Tone::Muted))
    , m_startedMs(QDateTime::currentMSecsSinceEpoch())
{
    setObjectName(u"evidencePanel"_s);
    setAccessibleName(tr("Activity, trades and positions"));
    buildLayout();
    m_positionsTimer.setSingleShot(true);
    m_positionsTimer.setInterval(positionsDelayMs);
    connect(&m_positionsTimer, &QTimer::timeout, this, &EvidencePanel::askPositions);
    connect(&feed, &MarketFeed::ordersChanged, m_orders, &OrderTableModel::applyChanges);
    connect(&feed, &MarketFeed::ordersChanged, this, &EvidencePanel::askPositionsSoon);
    connect(&feed, &MarketFeed::tradesHappened, m_tape, &TradeTableModel::add);
    connect(&feed, &MarketFeed::repaired, this, &EvidencePanel::askTrades);
    connect(&feed, &MarketFeed::repaired, this, &EvidencePanel::askPositionsSoon);
    connect(&selection, &DeskSelection::mintChanged, this, &EvidencePanel::askTrades);
    connect(&book, &WalletBook::changed, this, [this] {
        QStringList own;
        for (const WalletSummary &wallet : m_book.wallets())
            own.append(wallet.address);
        m_tape->setOwnWallets(own);
        m_orders->setHidesAmounts(m_book.hidesAmounts());
        m_positions->setHidesAmounts(m_book.hidesAmounts());
        askPositionsSoon();
    });
    connect(m_banner, &Banner::retryRequested, this, &EvidencePanel::askOrders);
    connect(m_export, &QPushButton::clicked, this, &EvidencePanel::exportCsv);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, m_export, [this](int tab) { m_export->setVisible(tab == 0); });
    askOrders();
}

void EvidencePanel::buildLayout()
{
    m_tabs->setObjectName(u"evidenceTabs"_s);
    m_tabs->setAccessibleName(tr("What to show"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_export->setObjectName(u"exportCsv"_s);
    header()->setContentsMargins(2, 0, 8, 0);
    header()->insertWidget(0, m_tabs);
    header()->addWidget(m_export);

    auto *activity = new DeskTable(tr("Orders"), m_orders, 26);
    activity->setObjectName(u"activityTable"_s);
    activity->setColumnWidths({74, 80, 82, 122, 154, 118, 0});
    activity->hideBelow(OrderTableModel::TokensColumn, 720);
    addTab(tr("Activity"), activity, u"info"_s,
           tr("No orders yet. What you buy, sell or launch is listed here with its outcome."), false);
    auto *trades = new DeskTable(tr("Trades of the coin"), m_tape, 24);
    trades->setObjectName(u"tradesTable"_s);
    trades->setColumnWidths({84, 70, 124, 170, 100, 0});
    addTab(tr("Trades"), trades, u"chart"_s, tr("No trades of this coin yet."), true);
    auto *positions = new DeskTable(tr("Positions"), m_positions, 26);
    positions->setObjectName(u"positionsTable"_s);
    positions->setColumnWidths({0, 92, 160, 112, 124});
    addTab(tr("Positions"), positions, u"wallet"_s, tr("Your wallets hold no coins yet."), true);
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);

    connect(activity, &DeskTable::rowOpened, this, &EvidencePanel::openOrder);
    // A position is the coin that is shown, and the wallet that would sell it.
    m_positionTable = positions;
    connect(positions, &DeskTable::rowChosen, this, [this] {
        const QModelIndex chosen = m_positionTable->selectionModel()->selectedRows().first();
        const QString wallet = chosen.data(WalletRole).toString();
        m_selection.setMint(chosen.data(MintRole).toString());
        m_selection.setWallet(wallet);
    });
    connect(&m_selection, &DeskSelection::mintChanged, this, &EvidencePanel::markPosition);
    connect(&m_selection, &DeskSelection::walletChanged, this, &EvidencePanel::markPosition);
}

void EvidencePanel::addTab(const QString &name, DeskTable *table, const QString &icon, const QString &emptySentence,
                           bool isOfTheMarket)
{
    auto *page = new QStackedWidget;
    auto *empty = new EmptyState(icon, emptySentence);
    page->addWidget(empty);
    page->addWidget(table);
    const auto showTableOrEmptyState = [this, page, table, empty, emptySentence, isOfTheMarket] {
        const QString unread = isOfTheMarket ? networkText::unreadReason(m_desk.networkState()) : QString();
        empty->setSentence(unread.isEmpty() ? emptySentence : unread);
        page->setCurrentIndex(table->model()->rowCount() == 0 ? 0 : 1);
    };
    connect(table->model(), &QAbstractItemModel::rowsInserted, page, showTableOrEmptyState);
    connect(table->model(), &QAbstractItemModel::rowsRemoved, page, showTableOrEmptyState);
    connect(table->model(), &QAbstractItemModel::modelReset, page, showTableOrEmptyState);
    connect(&m_desk, &Desk::networkStateChanged, page, showTableOrEmptyState);
    showTableOrEmptyState();
    m_tabs->addTab(name);
    m_pages->addWidget(page);
}

void EvidencePanel::markPosition()
{
    m_positionTable->markRow(m_positions->rowOf(m_selection.wallet(), m_selection.mint()));
}

void EvidencePanel::openOrder(const QString &id)
{
    for (const OrderSummary &order : m_orders->orders()) {
        if (order.id != id)
            continue;
        auto *dialog = new OrderDialog(order, m_book.labelOf(order.wallet), m_orders->phase(order),
                                       m_book.hidesAmounts(), window());
        connect(dialog, &OrderDialog::coinRequested, &m_selection, &DeskSelection::setMint);
        connect(m_orders, &QAbstractItemModel::dataChanged, dialog, [this, dialog, id] {
            for (const OrderSummary &each : m_orders->orders()) {
                if (each.id == id)
                    dialog->setOrder(each, m_orders->phase(each));
            }
        });
        dialog->open();
        return;
    }
}

void EvidencePanel::showActivity()
{
    m_tabs->setCurrentIndex(0);
}

void EvidencePanel::askOrders()
{
    m_desk.orders(this, orderLimit, {}, [this](const Result<OrderDesk::Page> &answer) {
        if (answer)
            m_orders->applyList(answer->orders, m_startedMs);
        else
            m_banner->showError(answer.error());
    });
}

void EvidencePanel::askTrades()
{
    const QString mint = m_selection.mint();
    m_tape->setTrades(mint, {});
    if (mint.isEmpty())
        return;
    m_desk.trades(this, mint, tradeLimit, {}, [this, mint](const Result<MarketService::TradePage> &answer) {
        if (!answer || mint != m_selection.mint())
            return;
        // Trades that arrived through the feed meanwhile are either in the answer or newer than it.
        QList<TradeRow> live = m_tape->trades();
        std::reverse(live.begin(), live.end());
        m_tape->setTrades(mint, answer->trades);
        m_tape->add(live);
    });
}

void EvidencePanel::askPositionsSoon()
{
    if (!m_positionsTimer.isActive())
        m_positionsTimer.start();
}

void EvidencePanel::askPositions()
{
    QStringList own;
    for (const WalletSummary &wallet : m_book.wallets())
        own.append(wallet.address);
    if (own.isEmpty())
        return;
    m_desk.positions(this, own, [this](const Result<QList<Position>> &answer) {
        if (!answer)
            return;
        m_positions->setPositions(*answer);
        markPosition();
    });
}

void EvidencePanel::exportCsv()
{
    auto *all = new CsvExport(ordersDocument(), this);
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

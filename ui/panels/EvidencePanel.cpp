// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/EvidencePanel.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/dialogs/OrderDialog.h"
#include "ui/models/CellRoles.h"
#include "ui/models/HolderTableModel.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/models/TradeTableModel.h"
#include "ui/panels/RowNotes.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/ErrorText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/TextLabel.h"
#include "ui/widgets/TightTabs.h"

#include <QApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int orderLimit = 200;
constexpr int tradeLimit = 200;
constexpr int positionsDelayMs = 400;
constexpr int holdersEveryMs = 5000;

} // namespace

EvidencePanel::EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book)
    : Card({})
    , m_desk(desk)
    , m_selection(selection)
    , m_book(book)
    , m_orders(new OrderTableModel(this))
    , m_tape(new TradeTableModel(this))
    , m_positions(new PositionTableModel(book, this))
    , m_holders(new HolderTableModel(book, this))
    , m_summary(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_reason(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_tabs(new TightTabs(u"evidenceTabs"_s, tr("What to show")))
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_export(new LinkButton(tr("Export CSV"), Tone::Muted))
    , m_sell(new LinkButton(tr("Sell…")))
    , m_startedMs(QDateTime::currentMSecsSinceEpoch())
{
    setObjectName(u"evidencePanel"_s);
    setAccessibleName(tr("Activity, trades and positions"));
    buildLayout();
    m_positionsTimer.setSingleShot(true);
    connect(&m_positionsTimer, &QTimer::timeout, this, &EvidencePanel::askPositions);
    connect(&feed, &MarketFeed::ordersChanged, m_orders, &OrderTableModel::applyChanges);
    connect(m_orders, &OrderTableModel::earlierWanted, this, &EvidencePanel::askOrders);
    connect(&feed, &MarketFeed::ordersChanged, this, &EvidencePanel::askPositionsSoon);
    connect(&feed, &MarketFeed::tradesHappened, m_tape, &TradeTableModel::add);
    connect(&feed, &MarketFeed::tradesHappened, this, [this](const QList<TradeRow> &trades) {
        if (std::ranges::any_of(trades, [this](const TradeRow &trade) { return m_tape->isOwn(trade); }))
            askPositionsSoon();
    });
    connect(&feed, &MarketFeed::repaired, this, &EvidencePanel::askTrades);
    connect(&feed, &MarketFeed::repaired, this, &EvidencePanel::askPositionsSoon);
    connect(&feed, &MarketFeed::walletsChanged, this, &EvidencePanel::askPositionsSoon); // tokens may have come or gone
    connect(&selection, &DeskSelection::mintChanged, this, &EvidencePanel::askTrades);
    connect(&book, &WalletBook::changed, this, [this] {
        m_tape->setOwnWallets(m_book.addresses());
        for (ColumnModel *each : std::initializer_list<ColumnModel *>{m_orders, m_positions, m_tape, m_holders})
            each->setHidesAmounts(m_book.hidesAmounts());
        askPositionsSoon();
    });
    connect(m_banner, &Banner::retryRequested, this, [this] { askOrders({}); });
    connect(m_banner, &Banner::retryRequested, this, &EvidencePanel::askTrades);
    connect(m_banner, &Banner::retryRequested, this, &EvidencePanel::askPositions);
    connect(m_export, &QPushButton::clicked, this, &EvidencePanel::exportOrCancel);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        showExport();
        if (tab == HoldersTab)
            askHolders();
        showSummary();
    });
    connect(&feed, &MarketFeed::tokensChanged, this, &EvidencePanel::followMarket);
    connect(&selection, &DeskSelection::mintChanged, this, [this] {
        m_holders->setHolders({}, {});
        m_heldBy.reset();
        m_creator.clear();
        emit readingChanged();
        askHolders();
    });
    connect(&m_holdersTimer, &QTimer::timeout, this, &EvidencePanel::askHolders);
    m_holdersTimer.start(holdersEveryMs);
    connect(m_positions, &QAbstractItemModel::dataChanged, this, &EvidencePanel::showSummary);
    askOrders({});
}

void EvidencePanel::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    showExport();
}

bool EvidencePanel::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) // the tabs need another width, at another zoom
        showExport();
    return Card::event(event);
}

void EvidencePanel::buildLayout()
{
    m_export->setObjectName(u"exportCsv"_s);
    header()->setContentsMargins(2, 0, 8, 0);
    header()->insertWidget(0, m_tabs);
    m_summary->setObjectName(u"evidenceSummary"_s);
    m_summary->setWordWrap(true); // shortened it would lose the last figure in some languages
    m_summary->setContentsMargins(12, 3, 12, 4);
    header()->addWidget(m_export);
    m_reason->setObjectName(u"activityReason"_s);
    m_reason->setWordWrap(true);
    m_reason->setCopyable();
    m_reason->setContentsMargins(12, 3, 12, 6);
    m_reason->hide();

    auto *activity = m_orderTable = new DeskTable(tr("Orders"), m_orders, 26);
    activity->setObjectName(u"activityTable"_s);
    activity->allowSorting();
    activity->setColumnWidths({74, 72, 88, 110, 154, 112, 0});
    // Which coin, which way, how much and whether it worked stay at every size of the text.
    activity->hideToFit({OrderTableModel::TokensColumn, OrderTableModel::DetailColumn, OrderTableModel::TimeColumn},
                        60);
    activity->narrowToFit({{OrderTableModel::KindColumn, 30},
                           {OrderTableModel::OutcomeColumn, 48},
                           {OrderTableModel::CoinColumn, 60},
                           {OrderTableModel::SolColumn, 94}});
    activity->setItemDelegate(new RowNotes(*activity, OrderTableModel::DetailColumn));
    connect(activity->verticalScrollBar(), &QScrollBar::valueChanged, m_orders, [this](int value) {
        if (value == 0)
            m_orders->keepUsual();
    });
    addTab(tr("Activity"), activity, u"info"_s,
           tr("No orders yet. What you buy, sell or launch is listed here with its outcome."), Subject::Orders);
    auto *trades = new DeskTable(tr("Trades of the coin"), m_tape, 24);
    trades->setObjectName(u"tradesTable"_s);
    trades->setColumnWidths({84, 70, 124, 170, 100, 0});
    trades->hideToFit({TradeTableModel::TokensColumn, TradeTableModel::PriceColumn, TradeTableModel::TraderColumn,
                       TradeTableModel::TimeColumn},
                      80);
    addTab(tr("Trades"), trades, u"chart"_s, tr("No trades of this coin yet."), Subject::Trades);
    auto *positions = m_positionTable = new DeskTable(tr("Positions"), m_positions, 26);
    positions->setObjectName(u"positionsTable"_s);
    positions->allowSorting();
    positions->setColumnWidths({60, 0, 146, 108, 112, 116, 76, 116});
    positions->widenToFit(PositionTableModel::CoinColumn, 150);
    positions->hideToFit({PositionTableModel::CostColumn, PositionTableModel::RealisedColumn,
                          PositionTableModel::TokensColumn, PositionTableModel::ShareColumn,
                          PositionTableModel::ValueColumn},
                         66);
    positions->narrowToFit({{PositionTableModel::TokensColumn, 118},
                            {PositionTableModel::CoinColumn, 64},
                            {PositionTableModel::ProfitColumn, 98}},
                           86);
    addTab(tr("Positions"), positions, u"wallet"_s, tr("Your wallets hold no coins yet."), Subject::Positions);
    auto *holders = new DeskTable(tr("Holders of the coin"), m_holders, 24);
    holders->setObjectName(u"holdersTable"_s);
    holders->allowSorting();
    holders->setColumnWidths({56, 0, 190, 110});
    holders->hideToFit({HolderTableModel::RankColumn, HolderTableModel::TokensColumn}, 80);
    addTab(tr("Holders"), holders, u"wallet"_s, tr("Nobody holds this coin by its trades."), Subject::Holders);
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);
    m_sell->setObjectName(u"sellPosition"_s);
    m_sell->setFocusPolicy(Qt::StrongFocus);
    m_sell->hide();
    auto *foot = new QHBoxLayout; // below the table, where it takes no room from the tabs
    foot->setContentsMargins(0, 4, 8, 0);
    foot->addWidget(m_summary, 1);
    foot->addWidget(m_sell);
    body()->addLayout(foot);
    body()->addWidget(m_reason);

    connect(positions, &DeskTable::rowOpened, this, &EvidencePanel::sellRequested);
    connect(m_sell, &QPushButton::clicked, this, &EvidencePanel::sellRequested);
    connect(positions, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        m_positionTable->selectRow(row.row());
        menu->addAction(tr("Sell…"), this, &EvidencePanel::sellRequested);
        menu->addSeparator();
    });
    for (DeskTable *table : {activity, trades, holders})
        table->allowSeveralRows();
    for (const DeskTable *table : {activity, trades, positions, holders})
        addExplorer(*table);
    connect(activity, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        const QString id = row.data(IdRole).toString();
        menu->addAction(tr("Show the receipt"), this, [this, id] { openOrder(id); });
        menu->addSeparator();
    });
    connect(activity, &DeskTable::rowOpened, this, &EvidencePanel::openOrder);
    connect(activity->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EvidencePanel::showSummary);
    connect(m_orders, &QAbstractItemModel::dataChanged, this, &EvidencePanel::showSummary);
    // A position is the coin that is shown, and the wallet that would sell it.
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
                           Subject subject)
{
    auto *page = new QStackedWidget;
    auto *empty = new EmptyState(icon, emptySentence);
    page->addWidget(empty);
    page->addWidget(table);
    const auto showTableOrEmptyState = [this, page, table, empty, emptySentence, subject] {
        const QString unread = unreadReason(subject);
        empty->setSentence(unread.isEmpty() ? emptySentence : unread);
        page->setCurrentIndex(table->model()->rowCount() == 0 ? 0 : 1);
    };
    connect(table->model(), &QAbstractItemModel::rowsInserted, page, showTableOrEmptyState);
    connect(table->model(), &QAbstractItemModel::rowsRemoved, page, showTableOrEmptyState);
    connect(table->model(), &QAbstractItemModel::modelReset, page, showTableOrEmptyState);
    connect(this, &EvidencePanel::readingChanged, page, showTableOrEmptyState);
    connect(&m_desk, &Desk::networkStateChanged, page, showTableOrEmptyState);
    connect(&m_selection, &DeskSelection::mintChanged, page, showTableOrEmptyState);
    showTableOrEmptyState();
    m_tabs->addTab(name);
    m_pages->addWidget(page);
}

void EvidencePanel::addExplorer(const DeskTable &table)
{
    connect(&table, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        ExplorerDialog::addActions(*menu, row, m_desk.network(), window());
    });
}

void EvidencePanel::openOrder(const QString &id)
{
    const auto known = std::ranges::find(m_orders->orders(), id, &OrderSummary::id);
    if (known != m_orders->orders().end()) {
        openReceipt(*known);
        return;
    }
    m_desk.order(this, id, [this](const Result<OrderSummary> &answer) {
        if (!answer)
            emit noticed(errorText(answer.error()).both(), false);
        else if (QApplication::activeModalWidget() == nullptr) // no other sheet was opened meanwhile
            openReceipt(*answer);
    });
}

void EvidencePanel::openReceipt(const OrderSummary &order)
{
    auto *dialog = new OrderDialog(m_desk, order, m_book.labelOf(order.wallet), m_orders->phase(order),
                                   m_book.hidesAmounts(), window());
    connect(dialog, &OrderDialog::coinRequested, &m_selection, &DeskSelection::setMint);
    const auto follow = [this, dialog] {
        const auto known = std::ranges::find(m_orders->orders(), dialog->order().id, &OrderSummary::id);
        const OrderSummary now = known == m_orders->orders().end() ? dialog->order() : *known;
        dialog->setOrder(now, m_orders->phase(now), m_book.hidesAmounts());
    };
    connect(m_orders, &QAbstractItemModel::dataChanged, dialog, follow);
    connect(m_orders, &QAbstractItemModel::rowsInserted, dialog, follow); // news of one that the list did not have
    connect(&m_book, &WalletBook::changed, dialog, follow); // of the lock, also to one that left the list
    dialog->open();
}

QWidget *EvidencePanel::newTape()
{
    auto *table = new DeskTable(tr("Trades of the coin"), m_tape, 24);
    table->setObjectName(u"tapeTable"_s);
    table->setColumnWidths({74, 0, 112, 150, 100, 90});
    table->hideToFit({TradeTableModel::TraderColumn, TradeTableModel::TokensColumn, TradeTableModel::PriceColumn}, 56);
    table->allowSeveralRows();
    addExplorer(*table);
    auto *card = new Card(tr("Trades"));
    card->setObjectName(u"tapePanel"_s);
    card->body()->addWidget(table);
    return card;
}

QString EvidencePanel::nameOf(Tab tab) const
{
    return m_tabs->tabText(tab);
}

void EvidencePanel::openTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
    m_tabs->setFocus(Qt::ShortcutFocusReason);
}

void EvidencePanel::askOrders(const QString &cursor)
{
    m_desk.orders(this, orderLimit, cursor, [this](const Result<OrderDesk::Page> &answer) {
        if (answer) {
            m_orders->applyPage(answer->orders, answer->next, m_startedMs);
            noteAnswer(Subject::Orders);
        } else {
            m_orders->notePageFailed();
            noteAnswer(Subject::Orders, &answer.error());
        }
    });
}

void EvidencePanel::askTrades()
{
    const QString mint = m_selection.mint();
    m_read.remove(Subject::Trades);
    m_tape->setTrades(mint, {});
    if (mint.isEmpty())
        return;
    m_desk.trades(this, mint, tradeLimit, {}, [this, mint](const Result<MarketService::TradePage> &answer) {
        if (mint != m_selection.mint())
            return;
        if (!answer) {
            noteAnswer(Subject::Trades, &answer.error());
            return;
        }
        noteAnswer(Subject::Trades);
        // Trades that arrived through the feed meanwhile may be in the answer, newer, or older: they filled a gap.
        QList<TradeRow> live = m_tape->trades();
        std::reverse(live.begin(), live.end());
        m_tape->setTrades(mint, answer->trades);
        m_tape->add(live);
    });
}

void EvidencePanel::askPositionsSoon()
{
    if (!m_positionsTimer.isActive())
        m_positionsTimer.start(positionsDelayMs);
}

void EvidencePanel::askPositions()
{
    const QStringList own = m_book.addresses();
    if (m_isAskingPositions)
        askPositionsSoon();
    if (std::exchange(m_isAskingPositions, true))
        return;
    m_desk.positions(this, own, [this](const Result<QList<Position>> &answer) {
        m_isAskingPositions = false;
        if (!answer && !m_read.contains(Subject::Positions))
            noteAnswer(Subject::Positions, &answer.error());
        if (!answer)
            return;
        m_positions->setPositions(*answer);
        noteAnswer(Subject::Positions);
        markPosition();
        followPrices();
        showSummary();
    });
}

} // namespace curvedesk
#include "moc_EvidencePanel.cpp"

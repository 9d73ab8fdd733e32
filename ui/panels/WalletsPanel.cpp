// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/WalletsPanel.h"

#include "core/money/Lamports.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/dialogs/ExportKeyDialog.h"
#include "ui/dialogs/SendDialog.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/models/WalletTableModel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/Skeleton.h"
#include "ui/widgets/TextLabel.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedWidget>

#include <array>
#include <numeric>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// In pixels: beside the links below the list, and between them.
constexpr int sideMargin = 8;
constexpr int linkSpacing = 2;
constexpr int linkPlaces = 4;
/// Beyond the least height of the panel, in pixels at 100 %: for the total and its margins.
constexpr int roomForTotal = 32;

// The place of a link below the list; the last two share one, because a wallet either signs or can be removed.
std::size_t placeOf(int link)
{
    return static_cast<std::size_t>(qMin(link, linkPlaces - 1));
}

} // namespace

WalletsPanel::WalletsPanel(Desk &desk, WalletBook &book, DeskSelection &selection)
    : Card(tr("Wallets"))
    , m_desk(desk)
    , m_book(book)
    , m_selection(selection)
    , m_model(new WalletTableModel(this))
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_total(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"walletsPanel"_s);
    buildLayout();
    connect(&book, &WalletBook::changed, this, &WalletsPanel::showWallets);
    connect(&book, &WalletBook::failed, m_banner, &Banner::showError);
    connect(&book, &WalletBook::recovered, m_banner, &Banner::clear);
    connect(m_banner, &Banner::retryRequested, &book, &WalletBook::refresh);
    connect(&selection, &DeskSelection::walletChanged, this, &WalletsPanel::showSelected);
    connect(m_table, &DeskTable::rowChosen, &selection, &DeskSelection::setWallet);
    showWallets();
}

void WalletsPanel::buildLayout()
{
    LinkButton *import = newLink(tr("Import"), u"walletImport"_s, tr("Import a wallet"));
    LinkButton *create = newLink(tr("+ New"), u"walletCreate"_s, tr("New wallet"));
    LinkButton *keys = newLink(tr("Keys"), u"walletKeys"_s, tr("Protection of the keys"));
    connect(keys, &QPushButton::clicked, this, &WalletsPanel::protectionRequested);
    connect(import, &QPushButton::clicked, this, &WalletsPanel::openImport);
    connect(create, &QPushButton::clicked, this, &WalletsPanel::openCreate);
    header()->addWidget(keys);
    header()->addWidget(import);
    header()->addWidget(create);

    m_table = new DeskTable(tr("Wallets"), m_model, 28);
    m_table->setObjectName(u"walletTable"_s);
    m_table->allowSorting();
    m_table->setColumnWidths({0, 160});
    m_table->hideToFit({}, 130); // room for a name
    m_table->narrowToFit({{WalletTableModel::BalanceColumn, 112}});
    connect(m_table, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        ExplorerDialog::addActions(*menu, row, m_desk.network(), window());
    });
    auto *empty = new EmptyState(u"wallet"_s, tr("No wallet yet. Orders are signed by one."));
    QPushButton *first = empty->addAction(tr("Create a wallet"));
    first->setObjectName(u"walletCreateFirst"_s);
    connect(first, &QPushButton::clicked, this, &WalletsPanel::openCreate);
    m_pages->addWidget(new Skeleton(30, 1));
    m_pages->addWidget(empty);
    m_pages->addWidget(m_table);
    m_total->setObjectName(u"walletTotal"_s);
    m_total->setElided(true);
    m_total->setContentsMargins(12, 3, 12, 0);
    m_total->hide();
    m_actions = buildActions();
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);
    body()->addWidget(m_total);
    body()->addWidget(m_actions);
}

QWidget *WalletsPanel::buildActions()
{
    auto *actions = new QWidget;
    m_address = new TextLabel({}, TextRole::NumberSmall, Tone::Muted);
    m_address->setElided(true);
    auto *copy = new CopyButton([this] { return m_selection.wallet(); }, tr("Copy the wallet's address"));
    copy->setObjectName(u"walletCopy"_s);
    LinkButton *rename = newLink(tr("Rename"), u"walletRename"_s, tr("Rename the wallet"));
    m_airdrop = new LinkButton(tr("Get %1 SOL").arg(airdropSol));
    m_airdrop->setObjectName(u"walletAirdrop"_s);
    const auto showAirdrop
        = [this](const QString &network) { m_airdrop->setVisible(networkText::mayGiveAirdrops(network)); };
    connect(&m_desk, &Desk::networkChanged, this, showAirdrop);
    m_airdrop->setToolTip(displayText::toolTip(tr("Play money from the test network's faucet")));
    LinkButton *send = newLink(tr("Send"), u"walletSend"_s, tr("Send from the wallet"));
    LinkButton *receive = newLink(tr("Receive"), u"walletReceive"_s, tr("Show the wallet's address to receive"));
    m_export = newLink(tr("Show key"), u"walletExport"_s, tr("Show the wallet's private key"));
    m_unwatch = newLink(tr("Remove…"), u"walletUnwatch"_s, tr("Remove the watched wallet from the list"));
    m_unwatch->setToolTip(displayText::toolTip(m_unwatch->accessibleName()));
    auto *rows = new QVBoxLayout(actions);
    rows->setContentsMargins(sideMargin, 4, sideMargin, 6);
    m_address->setContentsMargins(4, 0, 0, 0); // as far in as the words of the buttons
    rows->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    rows->addLayout(row);
    m_links = new QGridLayout;
    m_links->setHorizontalSpacing(linkSpacing);
    m_links->setVerticalSpacing(0);
    rows->addLayout(m_links);
    // In the order of Tab, which is that of the rows.
    row->addWidget(m_address);
    row->addWidget(copy);
    row->addStretch(1);
    row->addWidget(m_airdrop);
    m_linkButtons = {send, receive, rename, m_export, m_unwatch};
    m_links->setColumnStretch(linkPlaces, 1);
    for (LinkButton *each : std::as_const(m_linkButtons))
        each->setMinimumWidth(1); // else one line of them would keep the panel wider than its column
    arrangeLinks();
    showAirdrop(m_desk.network()); // called once it has a parent: a visible widget without one is a window of its own
    connect(rename, &QPushButton::clicked, this, &WalletsPanel::openRename);
    connect(send, &QPushButton::clicked, this, &WalletsPanel::openSend);
    connect(receive, &QPushButton::clicked, this, &WalletsPanel::openReceive);
    connect(m_export, &QPushButton::clicked, this, &WalletsPanel::openExport);
    connect(m_unwatch, &QPushButton::clicked, this, &WalletsPanel::openUnwatch);
    connect(m_airdrop, &QPushButton::clicked, this, &WalletsPanel::requestAirdrop);
    return actions;
}

void WalletsPanel::arrangeLinks()
{
    std::array<int, linkPlaces> widths{};
    for (int i = 0; i < m_linkButtons.size(); ++i) {
        int &place = widths.at(placeOf(i));
        place = qMax(place, m_linkButtons.at(i)->sizeHint().width() + linkSpacing);
    }
    const int needed = std::accumulate(widths.begin(), widths.end(), 2 * sideMargin);
    const int columns = needed <= width() ? linkPlaces : 2;
    if (columns == m_linkColumns)
        return;
    m_linkColumns = columns;
    for (int i = 0; i < m_linkButtons.size(); ++i) {
        const int place = static_cast<int>(placeOf(i));
        m_links->addWidget(m_linkButtons.at(i), place / columns, place % columns, Qt::AlignLeft);
    }
}

bool WalletsPanel::event(QEvent *event)
{
    const bool isDone = Card::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        arrangeLinks();
        fitTotal();
    }
    return isDone;
}

void WalletsPanel::showTotal()
{
    quint64 all = 0;
    quint64 watched = 0;
    for (const WalletSummary &each : m_book.wallets()) {
        all += each.lamports;
        watched += each.isWatched ? each.lamports : 0;
    }
    const bool isHidden = m_book.hidesAmounts();
    m_total->setText(tr("All wallets: %1 SOL").arg(isHidden ? amountText::hidden.toString() : amountText::sol(all)));
    QString exact = isHidden ? QString() : amountText::lamports(all);
    if (watched > 0 && !isHidden)
        exact += QChar(u'\n') + tr("%1 SOL of it in watched wallets").arg(amountText::solPlain(watched));
    m_total->setPlainToolTip(exact);
    fitTotal();
}

void WalletsPanel::fitTotal()
{
    const int own = m_total->isHidden() ? 0 : m_total->minimumSizeHint().height();
    const bool hasRoom = height() >= minimumSizeHint().height() - own + themeOf(this).scaled(roomForTotal);
    m_total->setVisible(hasRoom && m_book.wallets().size() > 1);
}

void WalletsPanel::showWallets()
{
    const QList<WalletSummary> &wallets = m_book.wallets();
    m_model->setWallets(wallets, m_book.marks());
    m_model->setHidesAmounts(m_book.hidesAmounts());
    m_pages->setCurrentIndex(!m_book.isKnown() ? 0 : wallets.isEmpty() ? 1 : 2);
    if (m_book.wallet(m_selection.wallet()))
        m_newWallet.clear();
    else if (m_book.isKnown() && (m_newWallet.isEmpty() || m_selection.wallet() != m_newWallet))
        m_selection.setWallet(wallets.isEmpty() ? QString() : wallets.first().address);
    showTotal();
    showSelected();
}

void WalletsPanel::showSelected()
{
    const int row = m_model->rowOf(m_selection.wallet());
    m_actions->setVisible(row >= 0);
    if (row < 0)
        return;
    m_table->markRow(row);
    m_table->scrollTo(m_table->selectionModel()->selectedRows().value(0));
    m_export->setVisible(!m_model->wallet(row).isWatched);
    m_unwatch->setVisible(m_model->wallet(row).isWatched);
    m_address->setText(displayText::shortAddress(m_selection.wallet()));
    m_address->setPlainToolTip(m_selection.wallet());
}

void WalletsPanel::withOpenVault(const std::function<void()> &open)
{
    const VaultStatus status = m_desk.vaultStatus();
    if (!status.isLocked && !status.needsProtection) {
        open();
        return;
    }
    auto *first = new PassphraseDialog(m_desk, window());
    connect(first, &QDialog::accepted, this, open);
    first->open();
}

void WalletsPanel::openCreate()
{
    withOpenVault([this] {
        auto *dialog = new CreateWalletDialog(m_desk, window());
        connect(dialog, &CreateWalletDialog::created, this, &WalletsPanel::selectNewWallet);
        dialog->open();
    });
}

void WalletsPanel::openImport()
{
    withOpenVault([this] {
        auto *dialog = new ImportWalletDialog(m_desk, window());
        connect(dialog, &ImportWalletDialog::imported, this, &WalletsPanel::selectNewWallet);
        connect(dialog, &ImportWalletDialog::watchRequested, this, [this] {
            auto *watch = new WatchWalletDialog(m_desk, window());
            connect(watch, &WatchWalletDialog::watched, this, &WalletsPanel::selectNewWallet);
            watch->open();
        });
        dialog->open();
    });
}

void WalletsPanel::selectNewWallet(const QString &address)
{
    m_newWallet = address;
    m_selection.setWallet(address);
    m_book.refresh();
}

void WalletsPanel::openRename()
{
    if (const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet())) {
        auto *dialog = new RenameWalletDialog(m_desk, *wallet, m_book.marks(), window());
        connect(dialog, &RenameWalletDialog::marked, this, [this, address = wallet->address](const WalletMark &mark) {
            WalletMarks marks = m_book.marks();
            marks.insert(address, mark);
            m_book.setMarks(marks);
        });
        connect(dialog, &QDialog::accepted, &m_book, &WalletBook::refresh);
        dialog->open();
    }
}

void WalletsPanel::openSend()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (!wallet)
        return;
    // The coins that the wallet traded or holds, and the one on the screen; the form takes any other by its address.
    m_desk.positions(this, {wallet->address}, [this, wallet](const Result<QList<Position>> &answer) {
        if (QApplication::activeModalWidget() != nullptr)
            return; // the second half of a double click, or another sheet was opened meanwhile
        QStringList mints;
        for (const Position &position : answer.value_or(QList<Position>()))
            mints << position.mint;
        if (!m_selection.mint().isEmpty() && !mints.contains(m_selection.mint()))
            mints << m_selection.mint();
        (new SendDialog(m_desk, m_book, *wallet, mints, window()))->open();
    });
}

void WalletsPanel::openReceive()
{
    if (const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet()))
        (new ReceiveDialog(*wallet, window()))->open();
}

void WalletsPanel::openExport()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (wallet && !wallet->isWatched)
        (new ExportKeyDialog(m_desk, *wallet, window()))->open();
}

void WalletsPanel::openUnwatch()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (!wallet || !wallet->isWatched)
        return;
    auto *dialog = new UnwatchWalletDialog(m_desk, *wallet, window());
    // The link may go with the wallet.
    connect(dialog, &QDialog::accepted, m_table, [this] { m_table->setFocus(); });
    dialog->open();
}

void WalletsPanel::requestAirdrop()
{
    if (!m_book.wallet(m_selection.wallet()) || !m_airdrop->isEnabled()) // the command has no button to disable
        return;
    const bool hadFocus = window()->focusWidget() == m_airdrop;
    setEnabledOrPassFocus(*m_airdrop, false, *this);
    m_desk.requestAirdrop(this, m_selection.wallet(), airdropSol * lamportsPerSol,
                          [this, hadFocus](const Result<QString> &answer) {
                              m_airdrop->setEnabled(true);
                              if (hadFocus && window()->focusWidget() == this) // the user did not move it
                                  m_airdrop->setFocus();
                              if (!answer) {
                                  m_banner->showError(answer.error());
                                  // Only its answer tells whether a private cluster gives airdrops.
                                  m_airdrop->setVisible(answer.error().code != ErrorCode::InvalidInput);
                                  return;
                              }
                              m_banner->clear();
                              m_book.refresh();
                          });
}

} // namespace curvedesk
#include "moc_WalletsPanel.cpp"

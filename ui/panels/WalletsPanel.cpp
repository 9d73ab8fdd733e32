// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/WalletsPanel.h"

#include "core/money/Lamports.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/models/WalletTableModel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/Skeleton.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>

namespace curvedesk {

using namespace Qt::StringLiterals;

WalletsPanel::WalletsPanel(Desk &desk, WalletBook &book, DeskSelection &selection, QWidget *parent)
    : Card(tr("Wallets"), parent)
    , m_desk(desk)
    , m_book(book)
    , m_selection(selection)
    , m_model(new WalletTableModel(this))
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
{
    setObjectName(u"walletsPanel"_s);
    buildLayout();
    connect(&book, &WalletBook::changed, this, &WalletsPanel::showWallets);
    connect(&book, &WalletBook::failed, m_banner, &Banner::showError);
    connect(m_banner, &Banner::retryRequested, &book, &WalletBook::refresh);
    connect(&selection, &DeskSelection::walletChanged, this, &WalletsPanel::showSelected);
    connect(m_table, &DeskTable::rowChosen, &selection, &DeskSelection::setWallet);
    showWallets();
}

void WalletsPanel::buildLayout()
{
    auto *import = new LinkButton(tr("Import"));
    import->setObjectName(u"walletImport"_s);
    import->setAccessibleName(tr("Import a wallet"));
    auto *create = new LinkButton(tr("+ New"));
    create->setObjectName(u"walletCreate"_s);
    create->setAccessibleName(tr("New wallet"));
    connect(import, &QPushButton::clicked, this, &WalletsPanel::openImport);
    connect(create, &QPushButton::clicked, this, &WalletsPanel::openCreate);
    header()->addWidget(import);
    header()->addWidget(create);

    m_table = new DeskTable(tr("Wallets"), m_model, 28);
    m_table->setObjectName(u"walletTable"_s);
    m_table->horizontalHeader()->hide();
    m_table->setColumnWidths({0, 132});
    auto *empty = new EmptyState(u"wallet"_s, tr("No wallet yet. Orders are signed by one."));
    QPushButton *first = empty->addAction(tr("Create a wallet"));
    first->setObjectName(u"walletCreateFirst"_s);
    connect(first, &QPushButton::clicked, this, &WalletsPanel::openCreate);
    m_pages->addWidget(new Skeleton(30, 1));
    m_pages->addWidget(empty);
    m_pages->addWidget(m_table);
    m_actions = buildActions();
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);
    body()->addWidget(m_actions);
}

QWidget *WalletsPanel::buildActions()
{
    auto *actions = new QWidget;
    m_address = new TextLabel({}, TextRole::NumberSmall, Tone::Muted);
    m_address->setElided(true);
    auto *copy = new CopyButton([this] { return m_selection.wallet(); }, tr("Copy the wallet's address"));
    copy->setObjectName(u"walletCopy"_s);
    auto *rename = new LinkButton(tr("Rename"));
    rename->setObjectName(u"walletRename"_s);
    rename->setAccessibleName(tr("Rename the wallet"));
    m_airdrop = new LinkButton(tr("Get %1 SOL").arg(airdropSol));
    m_airdrop->setObjectName(u"walletAirdrop"_s);
    const auto showAirdrop
        = [this](const QString &network) { m_airdrop->setVisible(networkText::mayGiveAirdrops(network)); };
    connect(&m_desk, &Desk::networkChanged, this, showAirdrop);
    m_airdrop->setToolTip(displayText::toolTip(tr("Play money from the test network's faucet")));
    auto *row = new QHBoxLayout(actions);
    row->setContentsMargins(12, 4, 8, 6);
    row->setSpacing(2);
    row->addWidget(m_address);
    row->addWidget(copy);
    row->addWidget(rename);
    row->addStretch(1);
    row->addWidget(m_airdrop);
    showAirdrop(m_desk.network()); // called once it has a parent: a visible widget without one is a window of its own
    connect(rename, &QPushButton::clicked, this, &WalletsPanel::openRename);
    connect(m_airdrop, &QPushButton::clicked, this, &WalletsPanel::requestAirdrop);
    return actions;
}

void WalletsPanel::showWallets()
{
    const QList<WalletSummary> &wallets = m_book.wallets();
    m_model->setWallets(wallets);
    m_pages->setCurrentIndex(!m_book.isKnown() ? 0 : wallets.isEmpty() ? 1 : 2);
    if (m_book.wallet(m_selection.wallet()))
        m_newWallet.clear();
    else if (!wallets.isEmpty() && (m_newWallet.isEmpty() || m_selection.wallet() != m_newWallet))
        m_selection.setWallet(wallets.first().address);
    showSelected();
}

void WalletsPanel::showSelected()
{
    const int row = m_model->rowOf(m_selection.wallet());
    m_actions->setVisible(row >= 0);
    if (row < 0)
        return;
    m_table->markRow(row);
    m_table->scrollTo(m_model->index(row, 0));
    m_address->setText(displayText::shortAddress(m_selection.wallet()));
    m_address->setPlainToolTip(m_selection.wallet());
}

void WalletsPanel::openCreate()
{
    auto *dialog = new CreateWalletDialog(m_desk, window());
    connect(dialog, &CreateWalletDialog::created, this, [this](const QString &address) { selectNewWallet(address); });
    dialog->open();
}

void WalletsPanel::openImport()
{
    auto *dialog = new ImportWalletDialog(m_desk, window());
    connect(dialog, &ImportWalletDialog::imported, this, [this](const QString &address) { selectNewWallet(address); });
    dialog->open();
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
        auto *dialog = new RenameWalletDialog(m_desk, *wallet, window());
        connect(dialog, &QDialog::accepted, &m_book, &WalletBook::refresh);
        dialog->open();
    }
}

void WalletsPanel::requestAirdrop()
{
    const bool hadFocus = window()->focusWidget() == m_airdrop;
    m_airdrop->setEnabled(false);
    m_desk.requestAirdrop(this, m_selection.wallet(), airdropSol * lamportsPerSol,
                          [this, hadFocus](const Result<QString> &answer) {
                              m_airdrop->setEnabled(true);
                              if (hadFocus)
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

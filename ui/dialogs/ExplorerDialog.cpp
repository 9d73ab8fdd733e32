// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ExplorerDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/models/CellRoles.h"
#include "ui/widgets/TextLabel.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QMenu>
#include <QModelIndex>
#include <QPushButton>
#include <QUrlQuery>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// A block explorer, and the path of its pages about accounts.
struct Explorer
{
    QString host;
    QString accountPath;
};

/// The explorers that can be chosen, the usual one first.
const QList<Explorer> &explorers()
{
    static const QList<Explorer> all{{u"explorer.solana.com"_s, u"/address/"_s}, {u"solscan.io"_s, u"/account/"_s}};
    return all;
}

qsizetype chosen = 0; ///< the user's explorer

} // namespace

QStringList ExplorerDialog::hosts()
{
    QStringList hosts;
    for (const Explorer &each : explorers())
        hosts.append(each.host);
    return hosts;
}

QString ExplorerDialog::host()
{
    return explorers().at(chosen).host;
}

void ExplorerDialog::chooseHost(const QString &host)
{
    chosen = qMax(qsizetype{0}, hosts().indexOf(host));
}

ExplorerDialog::ExplorerDialog(const QUrl &url, QWidget *parent)
    : DeskDialog(tr("Open this page in the browser?"), parent, u"explorerDialog"_s, 460)
{
    auto *address = new TextLabel(url.toString(QUrl::FullyEncoded), TextRole::NumberSmall);
    address->setObjectName(u"explorerAddress"_s);
    address->setWordWrap(true);
    address->setMinimumWidth(1); // an address is one long word
    address->setCopyable();
    body()->addWidget(address);
    dialogFields::addSentence(
        body(), tr("This page belongs to other people. They learn your internet address and what you look at."));
    body()->addStretch();
    addCancel(tr("Cancel"));
    auto *open = new QPushButton(tr("Open in the browser"));
    open->setObjectName(u"explorerOpen"_s);
    buttons()->addWidget(open);
    connect(open, &QPushButton::clicked, this, [this, url] {
        QDesktopServices::openUrl(url);
        accept();
    });
}

QUrl ExplorerDialog::pageOf(Subject subject, const QString &id, const QString &network)
{
    const bool isTest = network == u"devnet" || network == u"testnet";
    if (id.isEmpty() || (!isTest && network != u"mainnet"))
        return {};
    QUrl url(u"https://"_s + host());
    url.setPath((subject == Subject::Transaction ? u"/tx/"_s : explorers().at(chosen).accountPath) + id);
    if (isTest)
        url.setQuery(QUrlQuery{{u"cluster"_s, network}});
    return url;
}

void ExplorerDialog::addActions(QMenu &menu, const QModelIndex &row, const QString &network, QWidget *window)
{
    const auto add = [&](const QString &text, Subject subject, int role) {
        const QUrl url = pageOf(subject, row.data(role).toString(), network);
        if (!url.isEmpty())
            menu.addAction(text, window, [url, window] { (new ExplorerDialog(url, window))->open(); });
    };
    add(tr("The transaction in the explorer…"), Subject::Transaction, SignatureRole);
    add(tr("The coin in the explorer…"), Subject::Account, MintRole);
    add(tr("The wallet in the explorer…"), Subject::Account, WalletRole);
    if (!menu.isEmpty())
        menu.addSeparator();
}

} // namespace curvedesk
#include "moc_ExplorerDialog.cpp"

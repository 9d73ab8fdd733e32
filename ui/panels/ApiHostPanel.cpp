// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/ApiHostPanel.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/models/RequestTableModel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QSignalBlocker>

namespace curvedesk {

using namespace Qt::StringLiterals;

ApiHostPanel::ApiHostPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_selection(selection)
    , m_book(book)
    , m_requests(new RequestTableModel(this))
    , m_switch(new QCheckBox(tr("Serve the HTTP API on this machine")))
    , m_port(new QLineEdit(QString::number(defaultPort)))
    , m_url(new TextLabel({}, TextRole::Number))
    , m_snippet(new TextLabel({}, TextRole::NumberSmall))
    , m_total(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_banner(new Banner)
    , m_newKey(new QPushButton)
{
    setObjectName(u"apiHostPanel"_s);
    buildLayout();
    connect(m_switch, &QCheckBox::toggled, this, &ApiHostPanel::switchApiHost);
    connect(&desk, &Desk::apiHostChanged, this, &ApiHostPanel::showState);
    connect(&desk, &Desk::apiRequestServed, m_requests, &RequestTableModel::add);
    connect(m_requests, &RequestTableModel::totalChanged, this,
            [this](quint64 total) { m_total->setText(tr("%1 since the start").arg(total)); });
    connect(m_newKey, &QPushButton::clicked, this, &ApiHostPanel::issueKey);
    connect(&selection, &DeskSelection::walletChanged, this, &ApiHostPanel::showKeyButton);
    connect(&book, &WalletBook::changed, this, &ApiHostPanel::showKeyButton);
    showState(desk.apiHost());
    showKeyButton();
}

void ApiHostPanel::buildLayout()
{
    m_switch->setObjectName(u"apiSwitch"_s);
    m_port->setObjectName(u"apiPort"_s);
    auto *ports = new QIntValidator(1, 65535, m_port);
    ports->setLocale(QLocale::c()); // no language groups the digits of a port
    m_port->setValidator(ports);
    m_port->setMaximumWidth(themeOf(this).scaled(84));
    m_url->setObjectName(u"apiUrl"_s);
    m_url->setCopyable();
    m_url->setAccessibleName(tr("Address of the API"));
    auto *copyUrl = new CopyButton([this] { return m_url->text(); }, tr("Copy the address of the API"));
    copyUrl->setObjectName(u"apiCopyUrl"_s);
    auto *copySnippet = new CopyButton([this] { return m_snippet->text(); }, tr("Copy the example"));
    copySnippet->setObjectName(u"apiCopySnippet"_s);
    m_snippet->setWordWrap(true);
    m_snippet->setCopyable();
    m_snippet->setAccessibleName(tr("Example request"));
    m_newKey->setObjectName(u"apiNewKey"_s);

    auto *portRow = new QHBoxLayout;
    portRow->addWidget(newFieldLabel(tr("Port"), *m_port));
    portRow->addWidget(m_port);
    portRow->addStretch(1);

    m_whileOff = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_whileOff->setWordWrap(true);

    m_whileOn = new QWidget;
    auto *urlRow = new QHBoxLayout;
    urlRow->addWidget(m_url, 1);
    urlRow->addWidget(copyUrl);
    auto *snippetHead = new QHBoxLayout;
    snippetHead->addWidget(new TextLabel(tr("Try it"), TextRole::Small, Tone::Muted), 1);
    snippetHead->addWidget(copySnippet);
    auto *requestsHead = new QHBoxLayout;
    requestsHead->addWidget(new TextLabel(tr("Recent requests"), TextRole::Small, Tone::Muted), 1);
    requestsHead->addWidget(m_total);
    auto *table = new DeskTable(tr("Recent requests"), m_requests, 22);
    table->setObjectName(u"apiRequests"_s);
    table->setColumnWidths({78, 0, 44, 56});
    auto *on = new QVBoxLayout(m_whileOn);
    on->setContentsMargins(0, 0, 0, 0);
    on->setSpacing(6);
    on->addLayout(urlRow);
    on->addLayout(snippetHead);
    on->addWidget(m_snippet);
    on->addWidget(new HairLine);
    on->addLayout(requestsHead);
    on->addWidget(table, 1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addWidget(m_switch);
    column->addLayout(portRow);
    column->addWidget(m_banner);
    column->addWidget(m_whileOff);
    column->addWidget(m_whileOn, 1);
    column->addWidget(m_newKey);
    column->addStretch(0);
}

void ApiHostPanel::showKeyButton()
{
    const bool hasWallet = m_book.wallet(m_selection.wallet()).has_value();
    m_newKey->setText(hasWallet ? tr("New API key for %1…").arg(m_book.labelOf(m_selection.wallet()))
                                : tr("New wallet with an API key…"));
}

void ApiHostPanel::issueKey()
{
    if (!m_book.wallet(m_selection.wallet())) {
        emit walletRequested();
        return;
    }
    setEnabledOrPassFocus(*m_newKey, false, *m_switch);
    const QString label = m_book.labelOf(m_selection.wallet());
    m_desk.issueApiKey(this, m_selection.wallet(), [this, label](const Result<Desk::Secret> &answer) {
        m_newKey->setEnabled(true);
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        (new SecretsDialog(label, *answer, window()))->open();
    });
}

QString ApiHostPanel::url(quint16 port) const
{
    return u"http://127.0.0.1:%1"_s.arg(port);
}

void ApiHostPanel::showState(const ApiHostState &state)
{
    const QSignalBlocker quiet(m_switch);
    m_switch->setEnabled(state.isAvailable);
    m_switch->setChecked(state.isRunning);
    m_port->setEnabled(state.isAvailable && !state.isRunning);
    if (state.isRunning) {
        m_port->setText(QString::number(state.port));
        m_url->setText(url(state.port));
        m_snippet->setText(u"curl -H 'x-api-key: YOUR_KEY' %1/king"_s.arg(url(state.port)));
    }
    m_whileOn->setVisible(state.isRunning);
    m_whileOff->setVisible(!state.isRunning);
    m_whileOff->setText(
        state.isAvailable
            ? tr("Off. While it is on, programs on this machine that have an API key can read the market and "
                 "trade with that key's wallet. Nothing is reachable from other machines. What they order "
                 "appears under Activity.")
            : tr("This build has no API host."));
}

void ApiHostPanel::switchApiHost(bool isWanted)
{
    m_banner->clear();
    if (!isWanted) {
        m_desk.stopApiHost();
        return;
    }
    const bool hadFocus = window()->focusWidget() == m_switch;
    m_switch->setEnabled(false);
    bool isNumber = false;
    const ushort port = m_port->text().toUShort(&isNumber);
    m_desk.startApiHost(this, isNumber ? port : defaultPort, [this, hadFocus](const Result<quint16> &answer) {
        if (!answer)
            m_banner->showError(answer.error());
        showState(answer ? ApiHostState{true, true, *answer} : m_desk.apiHost());
        if (hadFocus)
            m_switch->setFocus();
    });
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/ApiHostPanel.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/ApiKeyDialogs.h"
#include "ui/models/ApiKeyTableModel.h"
#include "ui/models/CellRoles.h"
#include "ui/models/RequestTableModel.h"
#include "ui/panels/RowNotes.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/ApiExamples.h"
#include "ui/text/DisplayText.h"
#include "ui/text/KeyRightsText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIntValidator>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTabBar>

#include <array>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// A key's last use and its spending change with each request, without a signal.
constexpr int keysDelayMs = 2000;
constexpr int agesEveryMs = 10'000; ///< how long ago a key was used
constexpr int keyRowHeight = 22;
constexpr int mostKeysHeight = 220; ///< pixels at 100 %; more keys are scrolled to
/// The languages of the examples, in the order of their tabs.
constexpr std::array examples{std::pair("curl", &apiExamples::curl), std::pair("Python", &apiExamples::python),
                              std::pair("JavaScript", &apiExamples::javaScript)};

} // namespace

ApiHostPanel::ApiHostPanel(Desk &desk, DeskSelection &selection, WalletBook &book)
    : m_desk(desk)
    , m_selection(selection)
    , m_book(book)
    , m_requests(new RequestTableModel(this))
    , m_keys(new ApiKeyTableModel(this))
    , m_switch(new QCheckBox(tr("Serve the HTTP API")))
    , m_port(new QLineEdit(QString::number(defaultPort)))
    , m_url(new TextLabel({}, TextRole::Number))
    , m_whileOff(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_banner(new Banner)
    , m_changeKey(new LinkButton(tr("Change…")))
    , m_revokeKey(new LinkButton(tr("Revoke…")))
    , m_examples(new QTabBar)
    , m_example(new QPlainTextEdit)
    , m_total(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"apiHostPanel"_s);
    buildLayout();
    connect(m_switch, &QCheckBox::toggled, this, &ApiHostPanel::switchApiHost);
    connect(m_port, &QLineEdit::textChanged, this, &ApiHostPanel::showExample);
    connect(m_examples, &QTabBar::currentChanged, this, &ApiHostPanel::showExample);
    connect(&selection, &DeskSelection::mintChanged, this, &ApiHostPanel::showExample);
    connect(&desk, &Desk::networkChanged, this, &ApiHostPanel::showExample);
    connect(&desk, &Desk::apiHostChanged, this, &ApiHostPanel::showState);
    connect(&desk, &Desk::apiRequestServed, m_requests, &RequestTableModel::add);
    connect(m_requests, &RequestTableModel::totalChanged, this, [this](quint64 total) {
        m_total->setText(tr("%1 since the start").arg(total));
        if (!m_keysTimer.isActive())
            m_keysTimer.start(keysDelayMs);
    });
    m_keysTimer.setSingleShot(true);
    connect(&m_keysTimer, &QTimer::timeout, this, &ApiHostPanel::askKeys);
    connect(&desk, &Desk::apiKeysChanged, this, &ApiHostPanel::askKeys);
    auto *ages = new QTimer(this);
    connect(ages, &QTimer::timeout, this, [this] {
        if (isVisible())
            askKeys();
    });
    ages->start(agesEveryMs);
    const ApiHostState state = desk.apiHost();
    showState(state);
    if (state.startError)
        m_banner->showError(*state.startError);
    askKeys();
}

void ApiHostPanel::buildLayout()
{
    m_switch->setObjectName(u"apiSwitch"_s);
    m_port->setObjectName(u"apiPort"_s);
    auto *ports = new QIntValidator(1, 65535, m_port);
    ports->setLocale(QLocale::c()); // no language groups the digits of a port
    m_port->setValidator(ports);
    m_url->setObjectName(u"apiUrl"_s);
    m_url->setCopyable();
    auto *copyUrl = new CopyButton([this] { return m_url->text(); }, tr("Copy the address of the API"));
    copyUrl->setObjectName(u"apiCopyUrl"_s);
    auto *portRow = new QHBoxLayout;
    portRow->addWidget(newFieldLabel(tr("Port"), *m_port));
    portRow->addWidget(m_port);
    portRow->addStretch(1);
    m_urlRow = new QWidget;
    auto *urlRow = new QHBoxLayout(m_urlRow);
    urlRow->setContentsMargins(0, 0, 0, 0);
    urlRow->addWidget(m_url, 1);
    urlRow->addWidget(copyUrl);
    m_whileOff->setWordWrap(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(6);
    column->addWidget(m_switch);
    column->addLayout(portRow);
    column->addWidget(m_urlRow);
    column->addWidget(m_banner);
    column->addWidget(m_whileOff);
    column->addWidget(new HairLine);
    buildKeys(*column);
    column->addWidget(new HairLine);
    buildExample(*column);
    column->addWidget(new HairLine);
    buildRequests(*column);
    followTheme();
}

void ApiHostPanel::followTheme()
{
    const Theme &theme = themeOf(this);
    m_port->setMaximumWidth(theme.scaled(84));
    m_example->setFont(theme.font(TextRole::NumberSmall));
    m_example->setFixedHeight(theme.scaled(168));
    m_requestTable->setMinimumHeight(theme.scaled(120));
}

void ApiHostPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_requestTable != nullptr)
        followTheme();
}

void ApiHostPanel::buildKeys(QVBoxLayout &column)
{
    LinkButton *newKey = newLink(tr("New key…"), u"apiNewKey"_s, tr("New API key"));
    newKey->setFocusPolicy(Qt::StrongFocus);
    connect(newKey, &QPushButton::clicked, this, [this] {
        auto *dialog = new ApiKeyDialog(m_desk, m_book, m_selection.wallet(), std::nullopt, window());
        dialog->setExample(m_example->toPlainText());
        dialog->open();
    });
    m_keyTable = new DeskTable(tr("API keys"), m_keys, keyRowHeight);
    m_keyTable->setObjectName(u"apiKeys"_s);
    m_keyTable->setColumnWidths({0, 0, 68});
    m_keyTable->setChosenColumns({ApiKeyTableModel::LastUseColumn}, 64);
    // Rights are read whole: each below its key.
    m_keyTable->setItemDelegate(
        new RowNotes(*m_keyTable, ApiKeyTableModel::RightsColumn, RowNotes::Begin::FirstColumn));
    connect(m_keyTable->verticalHeader(), &QHeaderView::sectionResized, this, &ApiHostPanel::fitKeys);
    connect(m_keyTable->verticalHeader(), &QHeaderView::sectionCountChanged, this, &ApiHostPanel::fitKeys);
    connect(m_keyTable->horizontalHeader(), &QHeaderView::geometriesChanged, this, &ApiHostPanel::fitKeys);
    connect(m_keyTable, &DeskTable::rowOpened, this, &ApiHostPanel::openKey);
    connect(m_keyTable, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        const QString id = row.data(IdRole).toString();
        if (!isUsable(id))
            return;
        // By their ids: the rows can change while the menu is open.
        menu->addAction(tr("Change…"), this, [this, id] { openKey(id); });
        menu->addAction(tr("Revoke…"), this, [this, id] { openRevoke(id); });
        menu->addSeparator();
    });
    const auto prepare = [this](LinkButton &link, const QString &objectName, const QString &name,
                                void (ApiHostPanel::*open)(const QString &)) {
        link.setObjectName(objectName);
        link.setAccessibleName(name);
        link.setToolTip(displayText::toolTip(name));
        link.setFocusPolicy(Qt::StrongFocus);
        connect(&link, &QPushButton::clicked, this, [this, open] { (this->*open)(chosenKey()); });
    };
    prepare(*m_changeKey, u"apiChangeKey"_s, tr("Change the highlighted key"), &ApiHostPanel::openKey);
    prepare(*m_revokeKey, u"apiRevokeKey"_s, tr("Revoke the highlighted key"), &ApiHostPanel::openRevoke);
    connect(m_keyTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ApiHostPanel::showKeyActions);
    m_noKeys = new TextLabel(tr("No keys yet. A program needs one to read the market or to trade."), TextRole::Small,
                             Tone::Muted);
    m_noKeys->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(new TextLabel(tr("Keys"), TextRole::Strong), 1);
    head->addWidget(newKey);
    column.addLayout(head);
    column.addWidget(m_noKeys);
    column.addWidget(m_keyTable);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_changeKey);
    foot->addWidget(m_revokeKey);
    column.addLayout(foot);
    showKeyActions();
}

void ApiHostPanel::showKeyActions()
{
    const bool isShown = isUsable(chosenKey());
    for (LinkButton *each : {m_changeKey, m_revokeKey})
        setVisibleOrPassFocus(*each, isShown, *m_keyTable);
}

QString ApiHostPanel::chosenKey() const
{
    return m_keyTable->selectionModel()->selectedRows().value(0).data(IdRole).toString();
}

void ApiHostPanel::buildExample(QVBoxLayout &column)
{
    m_examples->setObjectName(u"apiExamples"_s);
    m_examples->setAccessibleName(tr("Language of the example"));
    m_examples->setDrawBase(false);
    m_examples->setExpanding(false);
    for (const auto &[language, program] : examples)
        m_examples->addTab(QLatin1StringView(language));
    m_example->setObjectName(u"apiExample"_s);
    m_example->setAccessibleName(tr("Example"));
    m_example->setReadOnly(true);
    m_example->setLayoutDirection(Qt::LeftToRight);
    m_example->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // JSON is one long word
    auto *copy = new CopyButton([this] { return m_example->toPlainText(); }, tr("Copy the example"));
    copy->setObjectName(u"apiCopyExample"_s);
    auto *head = new QHBoxLayout;
    head->addWidget(m_examples, 1);
    head->addWidget(copy);
    column.addLayout(head);
    auto *hint
        = new TextLabel(tr("Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made."),
                        TextRole::Small, Tone::Muted);
    hint->setWordWrap(true);
    column.addWidget(hint);
    column.addWidget(m_example);
}

void ApiHostPanel::buildRequests(QVBoxLayout &column)
{
    auto *table = m_requestTable = new DeskTable(tr("Recent requests"), m_requests, 22);
    table->setObjectName(u"apiRequests"_s);
    table->allowSeveralRows();
    table->setColumnWidths({74, 0, 44, 58, 84});
    // The longest path stays whole; its tool tip has the time and the duration, which may be hidden.
    table->hideToFit({RequestTableModel::KeyColumn, RequestTableModel::TimeColumn, RequestTableModel::DurationColumn},
                     184);
    table->narrowToFit({{RequestTableModel::StatusColumn, 36}}, 184);
    auto *head = new QHBoxLayout;
    head->addWidget(new TextLabel(tr("Requests"), TextRole::Strong), 1);
    head->addWidget(m_total);
    column.addLayout(head);
    column.addWidget(table, 1);
}

quint16 ApiHostPanel::port() const
{
    bool isNumber = false;
    const ushort typed = m_port->text().toUShort(&isNumber);
    return isNumber ? typed : defaultPort;
}

void ApiHostPanel::showExample()
{
    const apiExamples::Place place{u"http://127.0.0.1:%1"_s.arg(port()), m_selection.mint(),
                                   networkText::moneyOf(m_desk.network()) == networkText::Money::Real};
    m_url->setText(place.url);
    const auto &[language, program] = examples.at(static_cast<std::size_t>(m_examples->currentIndex()));
    m_example->setPlainText(program(place));
}

void ApiHostPanel::askKeys()
{
    m_desk.apiKeys(this, [this](const Result<QList<KeySummary>> &answer) {
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        QHash<QString, QString> names;
        for (const KeySummary &each : *answer)
            names.insert(each.key.id, keyRightsText::name(each.key));
        m_requests->setKeyNames(names);
        const QString chosen = chosenKey();
        m_keys->setKeys(*answer, QDateTime::currentMSecsSinceEpoch());
        m_keyTable->markRow(m_keys->rowOf(chosen), false); // which may be another row now
        m_noKeys->setVisible(answer->isEmpty());
        m_keyTable->setVisible(!answer->isEmpty());
        showKeyActions();
    });
}

void ApiHostPanel::fitKeys()
{
    const int rows = m_keyTable->verticalHeader()->length() + m_keyTable->horizontalHeader()->sizeHint().height();
    m_keyTable->setFixedHeight(qMin(rows, themeOf(this).scaled(mostKeysHeight)));
}

bool ApiHostPanel::isUsable(const QString &id) const
{
    const std::optional<ApiKey> key = m_keys->key(id);
    return key && keyRightsText::isValid(*key, QDateTime::currentMSecsSinceEpoch());
}

void ApiHostPanel::openKey(const QString &id)
{
    if (isUsable(id))
        (new ApiKeyDialog(m_desk, m_book, {}, m_keys->key(id), window()))->open();
}

void ApiHostPanel::openRevoke(const QString &id)
{
    if (isUsable(id))
        (new RevokeKeyDialog(m_desk, *m_keys->key(id), window()))->open();
}

void ApiHostPanel::showState(const ApiHostState &state)
{
    const QSignalBlocker quiet(m_switch);
    m_switch->setEnabled(state.isAvailable);
    m_switch->setChecked(state.isRunning);
    m_port->setEnabled(state.isAvailable && !state.isRunning);
    if (state.isRunning)
        m_port->setText(QString::number(state.port));
    m_urlRow->setVisible(state.isRunning);
    m_whileOff->setVisible(!state.isRunning);
    m_whileOff->setText(
        state.isAvailable
            ? tr("Off. While it is on, programs on this machine that have one of the keys below can do what the key "
                 "allows. Nothing is reachable from other machines. What they order appears under Activity.")
            : tr("This build has no API host."));
    showExample();
}

void ApiHostPanel::switchApiHost(bool isWanted)
{
    m_banner->clear();
    if (!isWanted) {
        m_desk.stopApiHost();
        return;
    }
    const bool hadFocus = window()->focusWidget() == m_switch;
    setEnabledOrPassFocus(*m_switch, false, *this);
    m_desk.startApiHost(this, port(), [this, hadFocus](const Result<quint16> &answer) {
        if (!answer)
            m_banner->showError(answer.error());
        showState(answer ? ApiHostState{true, true, *answer} : m_desk.apiHost());
        if (hadFocus && window()->focusWidget() == this) // the user did not move it
            m_switch->setFocus();
    });
}

} // namespace curvedesk
#include "moc_ApiHostPanel.cpp"

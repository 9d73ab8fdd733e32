// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/AlertsDialog.h"

#include "core/money/Lamports.h"
#include "ui/alerts/AlertBook.h"
#include "ui/alerts/AlertTableModel.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr int progressDecimals = 4; ///< of a percentage in millionths of the whole
constexpr quint64 wholeCurve = 1'000'000; ///< in millionths

} // namespace

AlertsDialog::AlertsDialog(AlertBook &book, const MarketFeed &feed, const std::optional<TokenSummary> &coin,
                           const std::optional<TokenSummary> &king, bool hasSound, QWidget *parent)
    : DeskDialog(tr("Alerts"), parent, u"alertsDialog"_s, 600)
    , m_book(book)
    , m_coin(coin)
    , m_king(king)
    , m_alerts(new AlertTableModel(this))
    , m_kind(new QComboBox)
    , m_bound(new AmountEdit(u"SOL"_s, solDecimals))
    , m_add(new QPushButton(tr("Add alert")))
    , m_show(new LinkButton(tr("Show the coin")))
    , m_again(new LinkButton(tr("Tell me again")))
    , m_remove(new LinkButton(tr("Remove")))
{
    addSentence(body(),
                tr("Each alert tells you once, with what happened and the transaction that did it. The program "
                   "must run for that; what it missed it tells at the next start."));
    buildForm();
    body()->addWidget(new HairLine);
    buildTable();
    auto *sound = new QCheckBox(tr("With a sound"));
    sound->setObjectName(u"alertSound"_s);
    sound->setChecked(hasSound);
    connect(sound, &QCheckBox::toggled, this, &AlertsDialog::soundToggled);
    body()->addWidget(sound);
    addCancel(tr("Close"));
    connect(&book, &AlertBook::changed, this, &AlertsDialog::showAlerts);
    connect(&feed, &MarketFeed::tokensChanged, this, &AlertsDialog::followMarket);
    showAlerts();
    showForm();
}

void AlertsDialog::buildForm()
{
    m_kind->setObjectName(u"alertKind"_s);
    using Kind = Alert::Kind;
    for (const auto &[kind, words] :
         {std::pair(Kind::CapAbove, tr("Market cap at or above")),
          std::pair(Kind::CapBelow, tr("Market cap at or below")), std::pair(Kind::PriceAbove, tr("Price at or above")),
          std::pair(Kind::PriceBelow, tr("Price at or below")), std::pair(Kind::ProgressAbove, tr("Curve sold up to")),
          std::pair(Kind::CreatorSells, tr("Its creator sells")),
          std::pair(Kind::KingChanges, tr("Another coin becomes king"))})
        m_kind->addItem(words, static_cast<int>(kind));
    m_bound->setObjectName(u"alertBound"_s);
    m_bound->setAccessibleName(tr("Bound"));
    m_bound->setCompact();
    m_add->setObjectName(u"alertAdd"_s);
    m_add->setDefault(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    if (m_coin)
        row->addWidget(new TextLabel(displayText::ticker(m_coin->symbol), TextRole::Strong));
    row->addWidget(m_kind, 1);
    row->addWidget(m_bound, 1);
    row->addWidget(m_add);
    body()->addWidget(newFieldLabel(tr("What to be told of"), *m_kind));
    body()->addLayout(row);
    m_note = addSentence(body(), {});
    m_note->setObjectName(u"alertNote"_s);
    m_note->setMinimumHeight(18);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        const bool isPrice = kind() == Kind::PriceAbove || kind() == Kind::PriceBelow;
        const bool isProgress = kind() == Kind::ProgressAbove;
        m_bound->clear();
        m_bound->setUnit(isProgress ? u"%"_s : u"SOL"_s,
                         isProgress    ? progressDecimals
                             : isPrice ? amountText::priceDecimals
                                       : solDecimals);
        showForm();
    });
    connect(m_bound, &QLineEdit::textChanged, this, &AlertsDialog::showForm);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const std::optional<Alert> made = alert()) {
            m_book.add(*made);
            m_bound->clear();
        }
    });
}

void AlertsDialog::buildTable()
{
    m_none = addSentence(body(), tr("No alerts yet."));
    m_table = new DeskTable(tr("Alerts"), m_alerts, 26);
    m_table->setObjectName(u"alertTable"_s);
    m_table->setColumnWidths({96, 0, 136});
    m_table->setMinimumHeight(180);
    body()->addWidget(m_table, 1);
    const auto show = [this](const Alert &alert) { emit coinRequested(alert.mint); };
    const auto again = [this](const Alert &alert) { m_book.rearm(alert.id); };
    const auto remove = [this](const Alert &alert) { m_book.remove(alert.id); };
    connect(m_table, &DeskTable::rowOpened, this, [this, show] {
        const Alert alert = m_alerts->alert(m_table->currentIndex().row());
        if (alert.network == m_book.network())
            show(alert);
    });
    connect(m_table, &DeskTable::rowMenuRequested, this,
            [this, show, again, remove](QMenu *menu, const QModelIndex &row) {
                const Alert alert = m_alerts->alert(row.row());
                const bool isHere = alert.network == m_book.network();
                if (isHere)
                    menu->addAction(m_show->text(), this, [show, alert] { show(alert); });
                if (isHere && alert.hasFired())
                    menu->addAction(m_again->text(), this, [again, alert] { again(alert); });
                menu->addAction(m_remove->text(), this, [remove, alert] { remove(alert); });
                menu->addSeparator();
                ExplorerDialog::addActions(*menu, row, alert.network, this);
            });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &AlertsDialog::showActions);
    auto *links = new QHBoxLayout;
    links->addStretch(1);
    const auto add = [this, links](LinkButton &link, const QString &objectName, const QString &name, const auto &act) {
        link.setObjectName(objectName);
        link.setAccessibleName(name);
        link.setToolTip(displayText::toolTip(name));
        link.setFocusPolicy(Qt::StrongFocus);
        QSizePolicy policy = link.sizePolicy();
        policy.setRetainSizeWhenHidden(true); // else a link comes under the pointer that highlights a row
        link.setSizePolicy(policy);
        links->addWidget(&link);
        connect(&link, &QPushButton::clicked, this, [this, act] {
            if (const std::optional<Alert> alert = chosen())
                act(*alert);
        });
    };
    add(*m_show, u"alertShow"_s, tr("Show the coin of the highlighted alert"), show);
    add(*m_again, u"alertAgain"_s, tr("Let the highlighted alert wait again"), again);
    add(*m_remove, u"alertRemove"_s, tr("Remove the highlighted alert"), remove);
    body()->addLayout(links);
}

std::optional<Alert> AlertsDialog::chosen() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(m_alerts->alert(rows.first().row()));
}

void AlertsDialog::showActions()
{
    const std::optional<Alert> alert = chosen();
    const bool isHere = alert && alert->network == m_book.network();
    QWidget &heir = m_book.alerts().isEmpty() ? static_cast<QWidget &>(*m_kind) : *m_table;
    setVisibleOrPassFocus(*m_show, isHere, heir);
    setVisibleOrPassFocus(*m_again, isHere && alert->hasFired(), heir);
    setVisibleOrPassFocus(*m_remove, alert.has_value(), heir);
}

Alert::Kind AlertsDialog::kind() const
{
    return static_cast<Alert::Kind>(m_kind->currentData().toInt());
}

std::optional<Alert> AlertsDialog::alert() const
{
    const std::optional<TokenSummary> &coin = kind() == Alert::Kind::KingChanges ? m_king : m_coin;
    if (!coin)
        return std::nullopt;
    Alert made;
    made.kind = kind();
    made.setCoin(*coin);
    if (made.kind == Alert::Kind::CreatorSells || made.kind == Alert::Kind::KingChanges)
        return made;
    const Result<quint64> bound = m_bound->amount();
    if (!bound || *bound == 0 || (made.kind == Alert::Kind::ProgressAbove && *bound > wholeCurve))
        return std::nullopt;
    made.bound = *bound;
    return made;
}

void AlertsDialog::followMarket(const QList<TokenSummary> &tokens)
{
    for (const TokenSummary &token : tokens) {
        if (m_coin && token.mint == m_coin->mint)
            m_coin = token;
        if (token.isKing)
            m_king = token;
    }
    showForm();
}

void AlertsDialog::showForm()
{
    const bool hasBound = kind() < Alert::Kind::CreatorSells;
    m_bound->setEnabled(hasBound);
    const std::optional<Alert> made = alert();
    const bool isMet = made && m_coin && made->isMetBy(m_coin->marketCapLamports, m_coin->progressPpm);
    QString note;
    if (!made && kind() == Alert::Kind::KingChanges)
        note = tr("No coin is king yet.");
    else if (!made && !m_coin)
        note = tr("Choose a coin first.");
    else if (isMet)
        note = tr("That is so already.");
    else if (hasBound && !m_bound->text().isEmpty() && !m_bound->amount())
        note = m_bound->amount().error().detail;
    else if (kind() == Alert::Kind::ProgressAbove && m_bound->amount().value_or(0) > wholeCurve)
        note = tr("No more than 100 % of a curve can be sold.");
    else if (kind() == Alert::Kind::ProgressAbove)
        note = tr("Now %1").arg(amountText::progress(m_coin->progressPpm));
    else if (kind() <= Alert::Kind::CapBelow)
        note = tr("Now %1 SOL").arg(amountText::solRounded(m_coin->marketCapLamports, 3));
    else if (kind() <= Alert::Kind::PriceBelow)
        note = tr("Now %1 SOL").arg(amountText::priceExact(m_coin->marketCapLamports));
    m_note->setText(note);
    setEnabledOrPassFocus(*m_add, made && !isMet, *m_bound);
    m_add->setToolTip(displayText::toolTip(m_add->isEnabled() ? QString() : note));
}

void AlertsDialog::showAlerts()
{
    const QString id = chosen().value_or(Alert()).id;
    m_alerts->setAlerts(m_book.alerts(), m_book.network());
    m_table->markRow(m_alerts->rowOf(id), false);
    m_none->setVisible(m_book.alerts().isEmpty());
    m_table->setVisible(!m_book.alerts().isEmpty());
    showActions();
}

} // namespace curvedesk
#include "moc_AlertsDialog.cpp"

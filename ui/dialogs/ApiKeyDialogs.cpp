// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ApiKeyDialogs.h"

#include "core/money/Lamports.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/state/WalletBook.h"
#include "ui/text/DisplayText.h"
#include "ui/text/KeyRightsText.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr int maxKeyLabel = 64;
constexpr int shownWallets = 3; ///< rows of the list of wallets, which scrolls beyond them
constexpr qint64 dayMs = 86'400'000;
/// The choice that leaves the expiry as it is.
constexpr int keepExpiry = -1;

/// The limits of KeyRights in the order of the fields.
constexpr std::array limitMembers{&KeyRights::maxOrderLamports, &KeyRights::maxHourLamports, &KeyRights::maxDayLamports,
                                  &KeyRights::maxSlippageBps, &KeyRights::maxFeeLamports};

} // namespace

ApiKeyDialog::ApiKeyDialog(Desk &desk, const WalletBook &book, const QString &wallet, const std::optional<ApiKey> &key,
                           QWidget *parent)
    : DeskDialog(key ? tr("Change the key %1").arg(keyRightsText::name(*key)) : tr("New API key"), parent,
                 u"apiKeyDialog"_s, 460)
    , m_desk(desk)
    , m_key(key)
    , m_label(addField(body(), tr("Label"), u"keyLabel"_s, maxKeyLabel))
    , m_wallets(new QListWidget)
    , m_expiry(new QComboBox)
    , m_approval(new QCheckBox(tr("Ask me about each of its orders")))
{
    m_label->setPlaceholderText(tr("What it is for, such as Rebalancing script"));
    if (key)
        m_label->setText(key->label);
    buildRights();
    buildWallets(book, wallet);
    buildLimits();
    m_note = addSentence(body(), {});
    m_note->setObjectName(u"keyNote"_s);
    m_note->setMinimumHeight(36); // two lines, so that the sheet keeps its size
    m_banner = addBanner(body());
    addCancel(tr("Cancel"));
    m_save = addPrimary(*this, key ? tr("Save the key") : tr("Make the key"), u"keySave"_s);
    connect(m_save, &QPushButton::clicked, this, &ApiKeyDialog::save);
    m_label->setFocus();
    showState();
}

void ApiKeyDialog::buildRights()
{
    const QString texts[] = {tr("Read the market"), tr("Ask for prices"), tr("Trade"), tr("Launch coins"),
                             tr("List all wallets of this program")};
    const KeyScopes usual = KeyScope::Read | KeyScope::Quote | KeyScope::Trade;
    addSentence(body(), tr("It may"));
    for (std::size_t i = 0; i < std::size(keyScopeNames); ++i) {
        auto *box = new QCheckBox(texts[i]);
        box->setObjectName(u"keyScope_"_s + keyScopeNames[i].name);
        box->setChecked((m_key ? m_key->rights.scopes : usual).testFlag(keyScopeNames[i].scope));
        connect(box, &QCheckBox::toggled, this, &ApiKeyDialog::showState);
        m_scopes.append(box);
        body()->addWidget(box);
    }
}

void ApiKeyDialog::buildWallets(const WalletBook &book, const QString &wallet)
{
    m_wallets->setObjectName(u"keyWallets"_s);
    m_wallets->setAccessibleName(tr("Wallets that it may use"));
    QStringList chosen = m_key ? m_key->rights.wallets : QStringList();
    if (const std::optional<WalletSummary> own = book.wallet(wallet); own && !m_key && !own->isWatched)
        chosen.append(wallet);
    const auto add = [this, &chosen](const QString &address, const QString &label) {
        auto *item = new QListWidgetItem(tr("%1 · %2").arg(label, displayText::shortAddress(address)), m_wallets);
        item->setData(Qt::UserRole, address);
        item->setToolTip(displayText::toolTip(address));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.removeAll(address) > 0 ? Qt::Checked : Qt::Unchecked);
    };
    for (const WalletSummary &each : book.wallets()) {
        if (!each.isWatched)
            add(each.address, displayText::line(each.label, 32).text);
    }
    // The key may be allowed wallets that are not in this program; they stay unless they are unticked.
    for (const QString &foreign : QStringList(chosen)) {
        if (!foreign.isEmpty())
            add(foreign, tr("Another wallet"));
    }
    m_wallets->setFixedHeight(qBound(1, m_wallets->count(), shownWallets) * m_wallets->sizeHintForRow(0)
                              + 2 * m_wallets->frameWidth());
    addSentence(body(), tr("With these wallets"));
    body()->addWidget(m_wallets);
    m_wallets->setVisible(m_wallets->count() > 0);
    connect(m_wallets, &QListWidget::itemChanged, this, &ApiKeyDialog::showState);
}

void ApiKeyDialog::buildLimits()
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(16);
    const QString labels[] = {tr("At most for one order"), tr("At most in an hour"), tr("At most in a day"),
                              tr("Slippage at most"), tr("Priority fee at most")};
    const QString names[] = {u"keyMaxOrder"_s, u"keyMaxHour"_s, u"keyMaxDay"_s, u"keyMaxSlippage"_s, u"keyMaxFee"_s};
    for (std::size_t i = 0; i < limitMembers.size(); ++i) {
        const bool isShare = limitMembers[i] == &KeyRights::maxSlippageBps;
        auto *field = new AmountEdit(isShare ? u"%"_s : u"SOL"_s, isShare ? 2 : solDecimals);
        field->setCompact();
        field->setObjectName(names[i]);
        field->setAccessibleName(u"%1 (%2)"_s.arg(labels[i], isShare ? u"%"_s : u"SOL"_s));
        field->setPlaceholderText(tr("no limit"));
        if (m_key && m_key->rights.*limitMembers[i])
            field->setAmount(*(m_key->rights.*limitMembers[i]));
        connect(field, &QLineEdit::textChanged, this, &ApiKeyDialog::showState);
        form->addRow(labels[i], field);
        m_limits.append(field);
    }
    m_expiry->setObjectName(u"keyExpiry"_s);
    m_expiry->setAccessibleName(tr("Valid for"));
    if (m_key && m_key->rights.expiresMs != 0)
        m_expiry->addItem(tr("as now, until %1").arg(timeText::utc(m_key->rights.expiresMs)), keepExpiry);
    m_expiry->addItem(tr("until it is revoked"), 0);
    for (const auto &[days, words] : {std::pair(1, tr("one day")), std::pair(7, tr("a week")),
                                      std::pair(30, tr("30 days")), std::pair(90, tr("90 days"))})
        m_expiry->addItem(words, days);
    form->addRow(tr("Valid"), m_expiry);
    m_approval->setObjectName(u"keyApproval"_s);
    m_approval->setChecked(m_key ? m_key->rights.needsApproval
                                 : networkText::moneyOf(m_desk.network()) != networkText::Money::Play);
    connect(m_approval, &QCheckBox::toggled, this, &ApiKeyDialog::showState);
    form->addRow(QString(), m_approval);
    body()->addLayout(form);
}

KeyRights ApiKeyDialog::rights() const
{
    KeyRights rights = m_key ? m_key->rights : KeyRights();
    rights.scopes = {};
    for (int i = 0; i < m_scopes.size(); ++i)
        rights.scopes.setFlag(keyScopeNames[i].scope, m_scopes.at(i)->isChecked());
    rights.wallets.clear();
    for (int row = 0; row < m_wallets->count(); ++row) {
        if (m_wallets->item(row)->checkState() == Qt::Checked)
            rights.wallets.append(m_wallets->item(row)->data(Qt::UserRole).toString());
    }
    for (int i = 0; i < m_limits.size(); ++i) {
        const Result<quint64> amount = m_limits.at(i)->amount();
        rights.*limitMembers[static_cast<std::size_t>(i)] = amount ? std::optional(*amount) : std::nullopt;
    }
    if (const int days = m_expiry->currentData().toInt(); days != keepExpiry)
        rights.expiresMs = days == 0 ? 0 : QDateTime::currentMSecsSinceEpoch() + days * dayMs;
    rights.needsApproval = m_approval->isChecked();
    return rights;
}

QString ApiKeyDialog::problem() const
{
    for (const AmountEdit *field : m_limits) {
        if (!field->text().isEmpty() && !field->amount())
            return u"%1: %2"_s.arg(field->accessibleName(), field->amount().error().detail);
    }
    return rights().scopes ? QString() : tr("Tick what it may do.");
}

void ApiKeyDialog::showState()
{
    if (m_save == nullptr)
        return; // under construction
    const KeyRights rights = this->rights();
    const bool spends = rights.scopes.testFlag(KeyScope::Trade) || rights.scopes.testFlag(KeyScope::Launch);
    const bool isCapped = rights.maxOrderLamports || rights.maxHourLamports || rights.maxDayLamports;
    const QString wrong = problem();
    QString note;
    if (!wrong.isEmpty())
        note = wrong;
    else if (spends && rights.wallets.isEmpty())
        note = m_key && !m_key->wallet.isEmpty()
            ? tr("No wallet is ticked: it may use its own, and any whose private key comes with the request.")
            : tr("No wallet is ticked: each of its orders must bring its private key.");
    else if (spends && !isCapped && !rights.needsApproval)
        note = tr("Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.");
    m_note->setText(note);
    m_note->setTone(!wrong.isEmpty() ? Tone::Error : Tone::Warn);
    m_save->setEnabled(wrong.isEmpty() && !m_isSaving);
    m_save->setToolTip(displayText::toolTip(wrong));
}

void ApiKeyDialog::save()
{
    m_isSaving = true;
    setEnabledOrPassFocus(*m_save, false, *m_label);
    m_banner->clear();
    const QString label = m_label->text().trimmed();
    const auto end = [this](const auto &answer) {
        m_isSaving = false;
        showState();
        if (answer)
            accept();
        else
            m_banner->showError(answer.error());
    };
    if (m_key) {
        ApiKey changed = *m_key;
        changed.label = label;
        changed.rights = rights();
        m_desk.changeApiKey(this, changed, end);
        return;
    }
    m_desk.createApiKey(this, label, rights(), [this, end](const Result<IssuedKey> &answer) {
        SecretsDialog *secrets
            = answer ? new SecretsDialog(keyRightsText::name(answer->key), answer->text, parentWidget()) : nullptr;
        end(answer);
        if (secrets == nullptr)
            return;
        if (!m_example.isEmpty())
            secrets->offerExample(m_example);
        secrets->open();
    });
}

void ApiKeyDialog::reject()
{
    if (!m_isSaving)
        DeskDialog::reject();
}

RevokeKeyDialog::RevokeKeyDialog(Desk &desk, const ApiKey &key, QWidget *parent)
    : ConfirmingDialog(tr("Revoke the key %1?").arg(keyRightsText::name(key)), parent, u"revokeKeyDialog"_s, 420)
{
    addSentence(body(),
                tr("Programs that use it are refused from now on. It cannot be made valid again; orders that it "
                   "has sent already go on."));
    addConfirmedRequest(tr("Revoke"), u"keyRevoke"_s, [this, &desk, id = key.id](const Answer<void> &answer) {
        desk.revokeApiKey(this, id, answer);
    });
}

} // namespace curvedesk
#include "moc_ApiKeyDialogs.cpp"

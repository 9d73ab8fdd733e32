// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/VaultDialogs.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr int lockMinutes[] = {0, 1, 5, 10, 15, 30, 60};

/// The name of a choice: minutes without activity after which keys are locked; 0: never.
QString lockText(int minutes)
{
    return minutes == 0 ? VaultDialog::tr("Never") : VaultDialog::tr("After %n minute(s)", nullptr, minutes);
}

} // namespace

PassphraseDialog::PassphraseDialog(Desk &desk, QWidget *parent)
    : DeskDialog(desk.vaultStatus().needsProtection ? tr("Set a passphrase") : tr("Unlock the keys"), parent,
                 u"passphraseDialog"_s)
    , m_desk(desk)
    , m_isNew(desk.vaultStatus().needsProtection)
{
    setMinimumWidth(m_isNew ? 540 : 440);
    if (m_isNew) {
        addSentence(body(),
                    tr("It protects the keys of your wallets on this computer. Nobody can restore it: without it, a "
                       "key is lost unless you wrote it down."));
        addPassphrase(tr("New passphrase"), u"passphrase"_s);
        addPassphrase(tr("The new passphrase once more"), u"passphraseAgain"_s);
    } else if (desk.vaultStatus().protection == VaultProtection::Keychain) {
        addSentence(body(), tr("The key of the vault is in the desktop's keychain, which may ask for its password."));
    } else {
        addSentence(body(), tr("Until they are locked again, orders can be signed."));
        addPassphrase(tr("Passphrase"), u"passphrase"_s);
    }
    m_banner = addBanner(body());
    if (m_isNew) {
        m_keychain = addLink(*this, new LinkButton(tr("Use the desktop's keychain")), u"passphraseKeychain"_s);
        connect(m_keychain, &QPushButton::clicked, this, &PassphraseDialog::moveToKeychain);
    }
    addCancel(tr("Cancel"));
    m_confirm = addPrimary(*this, {}, u"passphraseConfirm"_s);
    connect(m_confirm, &QPushButton::clicked, this, &PassphraseDialog::tryPassphrase);
    setTrying(false);
    if (!m_fields.isEmpty())
        m_fields.first()->setFocus();
}

void PassphraseDialog::addPassphrase(const QString &label, const QString &objectName)
{
    QLineEdit *field = addSecretField(body(), label, objectName);
    connect(field, &QLineEdit::textChanged, this, [this] { setTrying(false); });
    m_fields.append(field);
}

void PassphraseDialog::tryPassphrase()
{
    if (m_isNew && m_fields.first()->text() != m_fields.last()->text()) {
        m_banner->showMessage(tr("The two passphrases differ."), Tone::Error);
        return;
    }
    Desk::Secret passphrase;
    for (QLineEdit *field : std::as_const(m_fields))
        passphrase = takeSecret(*field);
    m_banner->clear();
    setTrying(true);
    const auto answer = [this](const Outcome &outcome) { showOutcome(outcome); };
    if (m_isNew)
        m_desk.protectVault(this, {}, passphrase, answer);
    else
        m_desk.unlockVault(this, passphrase, answer);
}

void PassphraseDialog::moveToKeychain()
{
    m_banner->clear();
    setTrying(true);
    m_desk.moveVaultToKeychain(this, {}, [this](const Outcome &outcome) { showOutcome(outcome); });
}

void PassphraseDialog::showOutcome(const Outcome &outcome)
{
    if (outcome) {
        accept();
        return;
    }
    setTrying(false);
    if (outcome.error().code == ErrorCode::Unauthorized && !m_fields.isEmpty())
        m_banner->showMessage(tr("Wrong passphrase."), Tone::Error);
    else
        m_banner->showError(outcome.error());
}

void PassphraseDialog::setTrying(bool isTrying)
{
    for (QLineEdit *field : std::as_const(m_fields))
        field->setReadOnly(isTrying);
    QWidget &heir = m_fields.isEmpty() ? static_cast<QWidget &>(*this) : *m_fields.first();
    if (m_keychain != nullptr)
        setEnabledOrPassFocus(*m_keychain, !isTrying, heir);
    m_confirm->setText(isTrying ? tr("Trying…") : m_isNew ? tr("Set the passphrase") : tr("Unlock"));
    const bool isFilled
        = std::ranges::none_of(m_fields, [](const QLineEdit *field) { return field->text().isEmpty(); });
    setEnabledOrPassFocus(*m_confirm, isFilled && !isTrying, heir);
}

VaultDialog::VaultDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("Protection of the keys"), parent, u"vaultDialog"_s, 480)
    , m_desk(desk)
    , m_status(addSentence(body(), {}))
    , m_minutes(new QComboBox)
{
    m_current = new QLineEdit;
    m_current->setObjectName(u"vaultCurrent"_s);
    m_current->setEchoMode(QLineEdit::Password);
    m_currentLabel = newFieldLabel(tr("Present passphrase"), *m_current);
    body()->addWidget(m_currentLabel);
    body()->addWidget(m_current);
    m_new = addSecretField(body(), tr("New passphrase"), u"vaultNew"_s);
    m_again = addSecretField(body(), tr("The new passphrase once more"), u"vaultAgain"_s);
    m_minutes->setObjectName(u"vaultMinutes"_s);
    for (const int minutes : lockMinutes)
        m_minutes->addItem(lockText(minutes), minutes);
    body()->addWidget(new HairLine);
    body()->addWidget(newFieldLabel(tr("Lock by itself when the window is not used"), *m_minutes));
    body()->addWidget(m_minutes);
    m_banner = addBanner(body());
    m_keychain = addLink(*this, new LinkButton(tr("Use the desktop's keychain")), u"vaultKeychain"_s);
    addCancel(tr("Close"));
    m_change = addPrimary(*this, {}, u"vaultChange"_s);
    for (QLineEdit *field : {m_current, m_new, m_again})
        connect(field, &QLineEdit::textChanged, this, [this] { setTrying(false); });
    connect(m_change, &QPushButton::clicked, this, &VaultDialog::changePassphrase);
    connect(m_keychain, &QPushButton::clicked, this, &VaultDialog::moveToKeychain);
    connect(m_minutes, &QComboBox::activated, this,
            [this](int index) { emit lockMinutesChosen(m_minutes->itemData(index).toInt()); });
    connect(&desk, &Desk::vaultChanged, this, &VaultDialog::showStatus);
    showStatus();
}

void VaultDialog::showStatus()
{
    const VaultStatus status = m_desk.vaultStatus();
    const bool hasPassphrase = status.protection == VaultProtection::Passphrase;
    const bool hasKeychain = status.protection == VaultProtection::Keychain;
    m_status->setText(hasPassphrase     ? tr("A passphrase protects the keys. Nobody can restore it.")
                          : hasKeychain ? tr("The key of the vault is in the desktop's keychain. A passphrase of its "
                                             "own can replace it.")
                                        : tr("The key of the vault lies beside it: who copies this program's folder "
                                             "has the keys. That is enough for play money only."));
    m_current->setVisible(hasPassphrase);
    m_currentLabel->setVisible(hasPassphrase);
    m_keychain->setVisible(!hasKeychain);
    int row = m_minutes->findData(status.lockMinutes);
    if (row < 0) { // a number from the command line
        m_minutes->addItem(lockText(status.lockMinutes), status.lockMinutes);
        row = m_minutes->count() - 1;
    }
    m_minutes->setCurrentIndex(row);
    m_minutes->setEnabled(hasPassphrase || hasKeychain);
    setTrying(m_isTrying);
}

void VaultDialog::changePassphrase()
{
    if (m_new->text() != m_again->text()) {
        m_banner->showMessage(tr("The two passphrases differ."), Tone::Error);
        return;
    }
    const Desk::Secret current = takeSecret(*m_current);
    const Desk::Secret passphrase = takeSecret(*m_new);
    m_again->clear();
    m_banner->clear();
    setTrying(true);
    m_desk.protectVault(this, current, passphrase, [this](const Outcome &outcome) {
        showOutcome(outcome,
                    tr("The new passphrase protects the keys. They were sealed anew: an older copy of the "
                       "vault opens nothing that is added from now on."));
    });
}

void VaultDialog::moveToKeychain()
{
    const Desk::Secret current = takeSecret(*m_current);
    m_banner->clear();
    setTrying(true);
    m_desk.moveVaultToKeychain(this, current, [this](const Outcome &outcome) {
        showOutcome(outcome, tr("A new key in the desktop's keychain protects the keys."));
    });
}

void VaultDialog::showOutcome(const Outcome &outcome, const QString &done)
{
    setTrying(false);
    if (outcome)
        m_banner->showMessage(done, Tone::Buy);
    else if (outcome.error().code == ErrorCode::Unauthorized)
        m_banner->showMessage(tr("Wrong passphrase."), Tone::Error);
    else
        m_banner->showError(outcome.error());
}

void VaultDialog::setTrying(bool isTrying)
{
    m_isTrying = isTrying;
    const bool hasPassphrase = m_desk.vaultStatus().protection == VaultProtection::Passphrase;
    const bool hasCurrent = !hasPassphrase || !m_current->text().isEmpty();
    m_change->setText(isTrying ? tr("Trying…") : hasPassphrase ? tr("Change the passphrase") : tr("Set a passphrase"));
    const bool isFilled = hasCurrent && !m_new->text().isEmpty() && !m_again->text().isEmpty();
    setEnabledOrPassFocus(*m_change, isFilled && !isTrying, *m_new);
    setEnabledOrPassFocus(*m_keychain, hasCurrent && !isTrying, *m_new);
    for (QLineEdit *field : {m_current, m_new, m_again})
        field->setReadOnly(isTrying);
}

} // namespace curvedesk
#include "moc_VaultDialogs.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ExportKeyDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/SecretField.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

ExportKeyDialog::ExportKeyDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent)
    : DeskDialog(tr("Private key of %1").arg(displayText::line(wallet.label, 32).text), parent, u"exportKeyDialog"_s,
                 520)
    , m_desk(desk)
    , m_wallet(wallet.address)
{
    addAddress(body(), wallet.address);
    addSentence(body(),
                tr("Who sees this key has the money. It is shown for %1 seconds; look around before you go on.")
                    .arg(shownSeconds),
                Tone::Warn);
    if (desk.vaultStatus().protection == VaultProtection::Passphrase) {
        m_passphrase = addSecretField(body(), tr("Passphrase"), u"exportPassphrase"_s);
    } else {
        m_agreed = new QCheckBox(tr("Nobody else can see this screen"));
        m_agreed->setObjectName(u"exportAgreed"_s);
        body()->addWidget(m_agreed);
    }
    m_banner = addBanner(body());
    addCancel(tr("Close"));
    m_show = addPrimary(*this, tr("Show the key"), u"exportShow"_s);
    m_show->setEnabled(false);
    connect(m_show, &QPushButton::clicked, this, &ExportKeyDialog::ask);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &ExportKeyDialog::tick);
    if (m_passphrase != nullptr) {
        connect(m_passphrase, &QLineEdit::textChanged, this,
                [this](const QString &text) { m_show->setEnabled(!text.isEmpty()); });
        m_passphrase->setFocus();
    } else {
        connect(m_agreed, &QCheckBox::toggled, m_show, &QWidget::setEnabled);
        m_agreed->setFocus();
    }
}

void ExportKeyDialog::ask()
{
    m_banner->clear();
    const Desk::Secret passphrase = m_passphrase != nullptr ? takeSecret(*m_passphrase) : Desk::Secret();
    m_show->setEnabled(false);
    setAsking(true);
    m_show->setText(m_passphrase != nullptr ? tr("Trying…") : tr("Show the key"));
    m_desk.exportKey(this, m_wallet, passphrase, [this](const Result<Desk::Secret> &answer) {
        m_show->setText(tr("Show the key"));
        setAsking(false);
        if (answer) {
            showKey(*answer);
            return;
        }
        m_show->setEnabled(m_agreed != nullptr);
        if (answer.error().code == ErrorCode::Unauthorized)
            m_banner->showMessage(tr("Wrong passphrase."), Tone::Error);
        else
            m_banner->showError(answer.error());
    });
}

void ExportKeyDialog::setAsking(bool isAsking)
{
    if (m_passphrase != nullptr)
        m_passphrase->setReadOnly(isAsking);
    else
        m_agreed->setEnabled(!isAsking);
}

void ExportKeyDialog::showKey(const std::shared_ptr<const SecretBytes> &key)
{
    m_show->hide();
    if (m_passphrase != nullptr)
        m_passphrase->setEnabled(false);
    if (m_agreed != nullptr)
        m_agreed->setEnabled(false);
    auto *field = new SecretField(key);
    field->setObjectName(u"exportKey"_s);
    field->setAccessibleName(tr("Private key"));
    field->setRevealed(true);
    auto *copy = new LinkButton(tr("Copy for 15 seconds"));
    copy->setObjectName(u"exportCopy"_s);
    copy->setFocusPolicy(Qt::TabFocus);
    connect(copy, &QPushButton::clicked, field, &SecretField::copy);
    m_countdown = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_countdown->setObjectName(u"exportCountdown"_s);
    auto *below = new QHBoxLayout;
    below->addWidget(m_countdown, 1);
    below->addWidget(copy);
    body()->insertWidget(body()->count() - 1, field);
    body()->insertLayout(body()->count() - 1, below);
    m_countdown->setText(tr("Hidden in %1 s").arg(m_secondsLeft));
    m_second.start();
}

void ExportKeyDialog::tick()
{
    if (--m_secondsLeft <= 0)
        reject();
    else
        m_countdown->setText(tr("Hidden in %1 s").arg(m_secondsLeft));
}

} // namespace curvedesk
#include "moc_ExportKeyDialog.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/WalletDialogs.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxLabel = 32;

QLineEdit *addField(QVBoxLayout *body, const QString &label, const QString &objectName)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    body->addWidget(newFieldLabel(label, *edit));
    body->addWidget(edit);
    return edit;
}

TextLabel *addSentence(QVBoxLayout *body, const QString &text, Tone tone = Tone::Muted)
{
    auto *sentence = new TextLabel(text, TextRole::Small, tone);
    sentence->setWordWrap(true);
    body->addWidget(sentence);
    return sentence;
}

PrimaryButton *addPrimary(DeskDialog &dialog, const QString &text, const QString &objectName)
{
    auto *button = new PrimaryButton(text);
    button->setObjectName(objectName);
    button->setDefault(true);
    dialog.buttons()->addWidget(button);
    return button;
}

/// Clears the field and returns its text as a secret.
Desk::Secret takeSecret(QLineEdit &field)
{
    QString text = field.text();
    field.clear();
    QByteArray bytes = text.toUtf8();
    text.fill(u'\0');
    auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(bytes));
    wipe(bytes);
    return secret;
}

} // namespace

CreateWalletDialog::CreateWalletDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("New wallet"), parent)
    , m_desk(desk)
{
    setObjectName(u"createWalletDialog"_s);
    setMinimumWidth(440);
    addSentence(body(),
                tr("A new key is made in this program and kept in its vault. You see it once, to write it down."));
    m_label = addField(body(), tr("Label"), u"walletLabel"_s);
    m_label->setMaxLength(maxLabel);
    m_label->setPlaceholderText(tr("Optional, for example Main wallet"));
    m_banner = new Banner;
    body()->addWidget(m_banner);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_create = addPrimary(*this, tr("Create wallet"), u"createWalletConfirm"_s);
    connect(m_create, &QPushButton::clicked, this, &CreateWalletDialog::create);
    m_label->setFocus();
}

void CreateWalletDialog::create()
{
    setEnabledOrPassFocus(*m_create, false, *m_label);
    m_banner->clear();
    m_desk.createWallet(this, m_label->text().trimmed(), [this](const Result<CreatedWallet> &answer) {
        m_create->setEnabled(true);
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        emit created(answer->publicKey);
        auto *secrets = new SecretsDialog(*answer, parentWidget());
        accept();
        secrets->open();
    });
}

ImportWalletDialog::ImportWalletDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("Import a wallet"), parent)
    , m_desk(desk)
{
    setObjectName(u"importWalletDialog"_s);
    setMinimumWidth(460);
    addSentence(body(),
                tr("Base58 of the private key, or the contents of a solana-keygen file ([12,34,…]). "
                   "It goes into the vault and nowhere else."));
    m_key = addField(body(), tr("Private key"), u"walletKey"_s);
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setMaxLength(2000);
    m_label = addField(body(), tr("Label"), u"walletLabel"_s);
    m_label->setMaxLength(maxLabel);
    m_banner = new Banner;
    body()->addWidget(m_banner);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_import = addPrimary(*this, tr("Import wallet"), u"importWalletConfirm"_s);
    m_import->setEnabled(false);
    connect(m_key, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_import->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_import, &QPushButton::clicked, this, &ImportWalletDialog::import);
    m_key->setFocus();
}

void ImportWalletDialog::import()
{
    setEnabledOrPassFocus(*m_import, false, *m_key);
    m_banner->clear();
    QByteArray text = m_key->text().trimmed().toUtf8();
    const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(text));
    wipe(text);
    m_desk.importWallet(this, secret, m_label->text().trimmed(), [this](const Result<WalletSummary> &answer) {
        m_import->setEnabled(true);
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        m_key->clear();
        emit imported(answer->address);
        accept();
    });
}

RenameWalletDialog::RenameWalletDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent)
    : DeskDialog(tr("Rename wallet"), parent)
    , m_desk(desk)
    , m_address(wallet.address)
{
    setObjectName(u"renameWalletDialog"_s);
    setMinimumWidth(440);
    addSentence(body(), displayText::groupedAddress(wallet.address));
    m_label = addField(body(), tr("Label"), u"walletLabel"_s);
    m_label->setMaxLength(maxLabel);
    m_label->setText(wallet.label);
    m_label->selectAll();
    m_banner = new Banner;
    body()->addWidget(m_banner);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_rename = addPrimary(*this, tr("Rename"), u"renameWalletConfirm"_s);
    connect(m_rename, &QPushButton::clicked, this, &RenameWalletDialog::rename);
    m_label->setFocus();
}

void RenameWalletDialog::rename()
{
    setEnabledOrPassFocus(*m_rename, false, *m_label);
    m_banner->clear();
    m_desk.renameWallet(this, m_address, m_label->text().trimmed(), [this](const Result<WalletSummary> &answer) {
        m_rename->setEnabled(true);
        if (!answer)
            m_banner->showError(answer.error());
        else
            accept();
    });
}

PassphraseDialog::PassphraseDialog(Desk &desk, QWidget *parent)
    : DeskDialog(desk.vaultStatus().needsProtection ? tr("Set a passphrase") : tr("Unlock the keys"), parent)
    , m_desk(desk)
    , m_isNew(desk.vaultStatus().needsProtection)
{
    setObjectName(u"passphraseDialog"_s);
    setMinimumWidth(440);
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
    m_banner = new Banner;
    body()->addWidget(m_banner);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_confirm = addPrimary(*this, {}, u"passphraseConfirm"_s);
    connect(m_confirm, &QPushButton::clicked, this, &PassphraseDialog::tryPassphrase);
    connect(m_banner, &Banner::retryRequested, m_confirm, &QPushButton::click);
    setTrying(false);
    if (!m_fields.isEmpty())
        m_fields.first()->setFocus();
}

void PassphraseDialog::addPassphrase(const QString &label, const QString &objectName)
{
    QLineEdit *field = addField(body(), label, objectName);
    field->setEchoMode(QLineEdit::Password);
    field->setMaxLength(1000);
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
    m_confirm->setText(isTrying ? tr("Trying…") : m_isNew ? tr("Set the passphrase") : tr("Unlock"));
    const bool isFilled = std::none_of(m_fields.begin(), m_fields.end(),
                                       [](const QLineEdit *field) { return field->text().isEmpty(); });
    QWidget *heir = this;
    if (!m_fields.isEmpty())
        heir = m_fields.first();
    setEnabledOrPassFocus(*m_confirm, isFilled && !isTrying, *heir);
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/SecretsDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/text/ApiExamples.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/SecretField.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

SecretsDialog::SecretsDialog(const CreatedWallet &wallet, QWidget *parent)
    : DeskDialog(tr("Your new wallet"), parent, u"secretsDialog"_s, 520)
{
    addSentence(body(), tr("Address"));
    addAddress(body(), wallet.publicKey, TextRole::Number, Tone::Normal);
    addSentence(body(),
                tr("Keep the private key where nobody else can read it: who has it has the money. The API key is shown "
                   "only here."),
                Tone::Warn);
    addSecret(tr("Private key"), tr("Restores this wallet in any Solana wallet program."), wallet.privateKey,
              u"secretPrivateKey"_s);
    addApiKey(wallet.apiKey);
    addDoneButton(tr("I wrote the private key down"));
}

SecretsDialog::SecretsDialog(const QString &label, const std::shared_ptr<const SecretBytes> &apiKey, QWidget *parent)
    : DeskDialog(tr("New API key"), parent, u"secretsDialog"_s, 520)
{
    addSentence(
        body(),
        tr("The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.").arg(label),
        Tone::Warn);
    addApiKey(apiKey);
    addDoneButton(tr("I stored the API key"));
}

void SecretsDialog::addApiKey(const std::shared_ptr<const SecretBytes> &apiKey)
{
    addSecret(tr("API key"), tr("Lets your programs use this wallet over the API (header x-api-key)."), apiKey,
              u"secretApiKey"_s);
}

void SecretsDialog::addSecret(const QString &title, const QString &use,
                              const std::shared_ptr<const SecretBytes> &secret, const QString &objectName)
{
    if (!secret)
        return;
    auto *field = new SecretField(secret);
    field->setObjectName(objectName);
    field->setAccessibleName(tr("%1, hidden").arg(title));
    auto *show = new LinkButton(tr("Show"));
    show->setAccessibleName(tr("Show: %1").arg(title));
    show->setObjectName(objectName + u"Show"_s);
    auto *copy = new LinkButton(tr("Copy for 15 seconds"));
    copy->setAccessibleName(tr("Copy for 15 seconds: %1").arg(title));
    copy->setObjectName(objectName + u"Copy"_s);
    connect(show, &QPushButton::clicked, field, [field, show, title] {
        field->setRevealed(!field->isRevealed());
        field->setAccessibleName(field->isRevealed() ? title : SecretsDialog::tr("%1, hidden").arg(title));
        show->setText(field->isRevealed() ? SecretsDialog::tr("Hide") : SecretsDialog::tr("Show"));
        show->setAccessibleName(
            (field->isRevealed() ? SecretsDialog::tr("Hide: %1") : SecretsDialog::tr("Show: %1")).arg(title));
    });
    connect(copy, &QPushButton::clicked, field, [this, field, copy] {
        field->copy();
        m_hint->setTone(Tone::Muted);
        copy->setText(tr("Copied"));
    });
    auto *head = new QHBoxLayout;
    head->addWidget(new TextLabel(title, TextRole::Strong), 1);
    head->addWidget(show);
    head->addWidget(copy);
    body()->addLayout(head);
    body()->addWidget(field);
    addSentence(body(), use);
}

void SecretsDialog::offerExample(const QString &program)
{
    auto *field = findChild<SecretField *>(u"secretApiKey"_s);
    LinkButton *copy
        = addLink(*this, new LinkButton(tr("Copy the example with it for 15 seconds")), u"secretsCopyExample"_s);
    connect(copy, &QPushButton::clicked, field, [field, copy, text = program.toUtf8()] {
        field->copyWithin(text, QByteArrayView(apiExamples::keyMark));
        copy->setText(SecretsDialog::tr("Copied"));
    });
}

void SecretsDialog::addDoneButton(const QString &tickText)
{
    m_isStored = new QCheckBox(tickText);
    m_isStored->setObjectName(u"secretsStored"_s);
    body()->addWidget(new HairLine);
    body()->addWidget(m_isStored);
    m_hint
        = addSentence(body(), tr("This sheet closes only after the box is ticked: nothing shows the API key again."));
    body()->addStretch();
    PrimaryButton *done = addPrimary(*this, tr("Done"), u"secretsDone"_s);
    done->setEnabled(false);
    done->setToolTip(displayText::toolTip(tr("Tick the box above first")));
    connect(m_isStored, &QCheckBox::toggled, this, [this, done](bool isStored) {
        done->setEnabled(isStored);
        done->setToolTip(isStored ? QString() : displayText::toolTip(tr("Tick the box above first")));
        m_hint->setTone(Tone::Muted);
    });
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
}

void SecretsDialog::reject()
{
    if (m_isStored->isChecked()) {
        DeskDialog::reject();
        return;
    }
    m_hint->setTone(Tone::Error);
    m_isStored->setFocus();
}

bool closeSecretSheets(const QWidget &window)
{
    SecretField::clearClipboard();
    bool isLost = false;
    for (QDialog *sheet : window.findChildren<QDialog *>()) {
        const bool isShownOnce = qobject_cast<SecretsDialog *>(sheet) != nullptr;
        isLost = isLost || isShownOnce;
        // The sheet of a new wallet may wait for its secrets.
        if (isShownOnce || sheet->findChild<SecretField *>() != nullptr
            || qobject_cast<CreateWalletDialog *>(sheet) != nullptr
            || qobject_cast<ImportWalletDialog *>(sheet) != nullptr || qobject_cast<VaultDialog *>(sheet) != nullptr)
            sheet->done(QDialog::Rejected); // reject() of a sheet that is shown once asks for its tick
    }
    return isLost;
}

} // namespace curvedesk
#include "moc_SecretsDialog.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/DialogFields.h"

#include "ui/dialogs/DeskDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace curvedesk::dialogFields {

namespace {
constexpr int maxSecret = 1000;
}

QLineEdit *addField(QVBoxLayout *body, const QString &label, const QString &objectName, int maxLength)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setMaxLength(maxLength);
    body->addWidget(newFieldLabel(label, *edit));
    body->addWidget(edit);
    return edit;
}

QLineEdit *addSecretField(QVBoxLayout *body, const QString &label, const QString &objectName)
{
    QLineEdit *edit = addField(body, label, objectName, maxSecret);
    edit->setEchoMode(QLineEdit::Password);
    return edit;
}

TextLabel *addSentence(QVBoxLayout *body, const QString &text, Tone tone)
{
    auto *sentence = new TextLabel(text, TextRole::Small, tone);
    sentence->setWordWrap(true);
    body->addWidget(sentence);
    return sentence;
}

TextLabel *addAddress(QVBoxLayout *body, const QString &address, TextRole role, Tone tone)
{
    auto *line = new TextLabel(displayText::groupedAddress(address), role, tone);
    line->setWordWrap(true);
    body->addWidget(line);
    return line;
}

void addTitledAddress(QVBoxLayout *body, const QString &title, const QString &address, const QString &objectName)
{
    body->addWidget(new TextLabel(title, TextRole::Small, Tone::Muted));
    addAddress(body, address)->setObjectName(objectName);
}

TextLabel *addSpending(QVBoxLayout *body, const QString &network)
{
    const bool isPlayMoney = networkText::moneyOf(network) == networkText::Money::Play;
    auto *line = new TextLabel(networkText::spending(network), isPlayMoney ? TextRole::Small : TextRole::Strong,
                               networkText::spendingTone(network));
    body->addWidget(line);
    return line;
}

Banner *addBanner(QVBoxLayout *body)
{
    auto *banner = new Banner;
    body->addWidget(banner);
    body->addStretch();
    return banner;
}

LinkButton *addLink(DeskDialog &dialog, LinkButton *link, const QString &objectName)
{
    link->setObjectName(objectName);
    link->setFocusPolicy(Qt::TabFocus);
    dialog.buttons()->insertWidget(0, link);
    return link;
}

PrimaryButton *addPrimary(DeskDialog &dialog, const QString &text, const QString &objectName)
{
    auto *button = new PrimaryButton(text);
    button->setObjectName(objectName);
    button->setDefault(true);
    dialog.buttons()->addWidget(button);
    return button;
}

Desk::Secret secretIn(const QLineEdit &field)
{
    QByteArray bytes = field.text().toUtf8();
    auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(bytes));
    wipe(bytes);
    return secret;
}

Desk::Secret takeSecret(QLineEdit &field)
{
    Desk::Secret secret = secretIn(field);
    field.clear();
    return secret;
}

} // namespace curvedesk::dialogFields

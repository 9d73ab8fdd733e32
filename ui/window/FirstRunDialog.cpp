// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/FirstRunDialog.h"

#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace curvedesk {

using namespace Qt::StringLiterals;

FirstRunDialog::FirstRunDialog(QWidget *parent)
    : DeskDialog(tr("Where do you want to trade?"), parent, u"firstRunDialog"_s, 520)
{
    addChoice(u"firstRunSandbox"_s, tr("Sandbox"),
              tr("A complete market on this computer, with play money and simulated traders. No account, no network."),
              [] {});
    addChoice(u"firstRunDevnet"_s, tr("Devnet"), tr("Solana's public test network, with free test money."), [this] {
        emit chosen({{u"network"_s, u"devnet"_s}});
    });
    addChoice(u"firstRunMainnet"_s, tr("Mainnet"), tr("Solana itself. Orders spend real money."), [this] {
        emit chosen({{u"network"_s, u"mainnet"_s}});
    });
    addChoice(u"firstRunOwn"_s, tr("Own node"), tr("A cluster behind a JSON-RPC node that you name in the settings."),
              [this] { emit settingsRequested(); });
    int widest = themeOf(this).scaled(110);
    for (const QPushButton *button : std::as_const(m_buttons))
        widest = qMax(widest, button->sizeHint().width());
    for (QPushButton *button : std::as_const(m_buttons))
        button->setFixedWidth(widest);
    body()->addWidget(
        new TextLabel(tr("You can change this at any time under File, Settings."), TextRole::Small, Tone::Muted));
    body()->addStretch();
    addCancel(tr("Close"));
}

void FirstRunDialog::addChoice(const QString &objectName, const QString &name, const QString &words,
                               std::function<void()> choose)
{
    auto *button = new QPushButton(name);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    m_buttons.append(button);
    auto *text = new TextLabel(words, TextRole::Body, Tone::Muted);
    text->setWordWrap(true);
    button->setAccessibleDescription(words);
    auto *row = new QHBoxLayout;
    row->addWidget(button, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    body()->addLayout(row);
    body()->addWidget(new HairLine);
    connect(button, &QPushButton::clicked, this, [this, choose = std::move(choose)] {
        choose();
        accept();
    });
}

} // namespace curvedesk
#include "moc_FirstRunDialog.cpp"

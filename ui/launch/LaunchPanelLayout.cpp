// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "ui/launch/ImageDrop.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace curvedesk {

using namespace Qt::StringLiterals;

LaunchPanel::LaunchPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_selection(selection)
    , m_book(book)
    , m_image(new ImageDrop)
    , m_description(new QPlainTextEdit)
    , m_buy(new AmountEdit(u"SOL"_s, solDecimals))
    , m_terms(new TermsEdit(u"launch"_s))
    , m_cost(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_place(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_banner(new Banner)
    , m_button(new PrimaryButton(tr("Launch a coin")))
    , m_reason(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"launchPanel"_s);
    buildLayout();
    connectAll();
}

QLineEdit *LaunchPanel::addField(const QString &label, const QString &objectName, TextLabel **counter)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setMaxLength(counter != nullptr ? 64 : 200);
    auto *head = new QHBoxLayout;
    head->addWidget(newFieldLabel(label, *edit), 1);
    if (counter != nullptr) {
        *counter = new TextLabel({}, TextRole::Small, Tone::Muted);
        head->addWidget(*counter);
    }
    auto *field = new QVBoxLayout;
    field->setSpacing(3);
    field->addLayout(head);
    field->addWidget(edit);
    static_cast<QVBoxLayout *>(layout())->addLayout(field);
    return edit;
}

void LaunchPanel::buildLayout()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(7);
    m_image->setObjectName(u"launchImage"_s);

    // Name and ticker stand beside the image, everything else below it.
    auto *beside = new QWidget;
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    m_name = addField(tr("Name"), u"launchName"_s, &m_nameCount);
    m_symbol = addField(tr("Ticker"), u"launchSymbol"_s, &m_symbolCount);
    for (int i = 0; i < 2; ++i)
        texts->addItem(column->takeAt(0));
    auto *top = new QHBoxLayout(beside);
    top->setContentsMargins(0, 0, 0, 0);
    top->setSpacing(10);
    top->addWidget(m_image, 0, Qt::AlignTop);
    top->addLayout(texts, 1);
    column->addWidget(beside);

    m_description->setObjectName(u"launchDescription"_s);
    m_description->setTabChangesFocus(true);
    m_description->setFixedHeight(themeOf(this).scaled(58));
    column->addWidget(newFieldLabel(tr("Description"), *m_description));
    column->addWidget(m_description);
    m_website = addField(tr("Website"), u"launchWebsite"_s, nullptr);
    m_twitter = addField(tr("X (Twitter)"), u"launchTwitter"_s, nullptr);
    m_telegram = addField(tr("Telegram"), u"launchTelegram"_s, nullptr);
    for (QLineEdit *link : {m_website, m_twitter, m_telegram})
        link->setPlaceholderText(u"https://…"_s);

    auto *buyLabel = newFieldLabel(tr("First buy (optional)"), *m_buy);
    m_buy->setObjectName(u"launchBuy"_s);
    m_buy->setAccessibleName(tr("First buy in SOL"));
    m_cost->setWordWrap(true);
    m_place->setObjectName(u"launchPlace"_s);
    m_place->setWordWrap(true);
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_reason->setObjectName(u"launchReason"_s);
    m_button->setObjectName(u"launchButton"_s);
    column->addWidget(buyLabel);
    column->addWidget(m_buy);
    column->addWidget(m_terms);
    column->addWidget(new HairLine);
    column->addWidget(m_cost);
    column->addWidget(m_place);
    column->addWidget(m_banner);
    column->addWidget(m_button);
    column->addWidget(m_reason);
    column->addStretch(1);
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "ui/launch/ImageDrop.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/launch/LaunchSteps.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/ScrollingArea.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QGridLayout>
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
    , m_fields(new QWidget)
    , m_image(new ImageDrop)
    , m_crop(new LinkButton(tr("Crop…")))
    , m_note(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_nameCount(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_symbolCount(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_description(new QPlainTextEdit)
    , m_buy(new AmountEdit(u"SOL"_s, solDecimals))
    , m_terms(new TermsEdit(u"launch"_s))
    , m_cost(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_place(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_stores(new LinkButton(tr("Stores…")))
    , m_steps(new LaunchSteps)
    , m_cancel(new LinkButton(tr("Cancel")))
    , m_banner(new Banner)
    , m_button(new PrimaryButton(tr("Launch a coin")))
    , m_reason(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"launchPanel"_s);
    // Compute units beyond what a launch with a first buy uses, so that the fee is never above the typed one.
    m_terms->setUnits(400'000);
    buildLayout();
    connectAll();
}

QLineEdit *LaunchPanel::addText(QBoxLayout *column, LaunchForm::Field field, const QString &label,
                                const QString &objectName, TextLabel *counter)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setMaxLength(64);
    auto *box = new QVBoxLayout;
    box->setSpacing(3);
    box->addLayout(newHead(field, label, edit, counter));
    box->addWidget(edit);
    column->addLayout(box);
    return edit;
}

QBoxLayout *LaunchPanel::newHead(LaunchForm::Field field, const QString &label, QWidget *edit, TextLabel *counter)
{
    auto *usual = new QWidget;
    auto *words = new QHBoxLayout(usual);
    words->setContentsMargins(0, 0, 0, 0);
    words->addWidget(newFieldLabel(label, *edit), 1);
    TextLabel *problem = newProblem(field, edit);
    if (counter != nullptr) {
        words->addWidget(counter);
        m_controls[field].usual = usual; // the problem names the field
    } else {
        problem->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        problem->setContentsMargins(0, 0, 2, 0); // letters may be a little wider than Qt says
    }
    auto *head = new QHBoxLayout;
    head->addWidget(usual);
    head->addWidget(problem, 1);
    return head;
}

QLineEdit *LaunchPanel::addLink(QGridLayout *links, LaunchForm::Field field, const QString &label,
                                const QString &objectName)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setMaxLength(200);
    edit->setPlaceholderText(u"https://…"_s);
    edit->setLayoutDirection(Qt::LeftToRight); // an address, in every language
    const int row = links->rowCount();
    links->addWidget(newFieldLabel(label, *edit), row, 0);
    links->addWidget(edit, row, 1);
    auto *behind = new QHBoxLayout(edit); // the problem stands in the field, behind the link
    behind->setContentsMargins(0, 0, 8, 0);
    behind->addWidget(newProblem(field, edit), 0, Qt::AlignRight);
    return edit;
}

TextLabel *LaunchPanel::newProblem(LaunchForm::Field field, QWidget *edit)
{
    auto *problem = new TextLabel({}, TextRole::Small, Tone::Error);
    problem->setObjectName(edit->objectName() + u"Problem"_s);
    problem->setElided(true); // one line, whatever is wrong
    problem->hide();
    m_controls[field].edit = edit;
    m_controls[field].problem = problem;
    return problem;
}

void LaunchPanel::buildLayout()
{
    auto *form = new QWidget;
    auto *panel = new QVBoxLayout(form);
    // Close together, so that the form needs no scroll bar in 1280x800.
    panel->setContentsMargins(12, 8, 12, 4);
    panel->setSpacing(4);
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);

    // Name and ticker stand beside the image, everything else below it.
    m_image->setObjectName(u"launchImage"_s);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    m_name = addText(texts, LaunchForm::Name, tr("Name"), u"launchName"_s, m_nameCount);
    m_symbol = addText(texts, LaunchForm::Symbol, tr("Ticker"), u"launchSymbol"_s, m_symbolCount);
    texts->addStretch(1);
    auto *top = new QHBoxLayout;
    top->setSpacing(10);
    top->addWidget(m_image, 0, Qt::AlignTop);
    top->addLayout(texts, 1);
    fields->addLayout(top);
    // The line for the picture's note or problem is there while it is empty too, so that nothing moves.
    m_crop->setObjectName(u"launchCrop"_s);
    m_crop->setAccessibleName(tr("Crop the picture to a square"));
    m_crop->hide();
    QSizePolicy whenHidden = m_crop->sizePolicy();
    whenHidden.setRetainSizeWhenHidden(true);
    m_crop->setSizePolicy(whenHidden);
    m_crop->setFixedHeight(m_note->sizeHint().height()); // the line is mostly empty: no higher than its words
    m_note->setElided(true);
    m_controls[LaunchForm::Picture].usual = m_note;
    auto *picture = new QHBoxLayout;
    picture->addWidget(m_note, 1);
    picture->addWidget(newProblem(LaunchForm::Picture, m_image), 1);
    picture->addWidget(m_crop);
    fields->addLayout(picture);

    m_description->setObjectName(u"launchDescription"_s);
    m_description->setTabChangesFocus(true);
    m_description->setFixedHeight(themeOf(this).scaled(50));
    fields->addLayout(newHead(LaunchForm::Description, tr("Description"), m_description));
    fields->addWidget(m_description);
    auto *links = new QGridLayout;
    links->setHorizontalSpacing(8);
    links->setVerticalSpacing(4);
    m_website = addLink(links, LaunchForm::Website, tr("Website"), u"launchWebsite"_s);
    m_twitter = addLink(links, LaunchForm::Twitter, tr("X (Twitter)"), u"launchTwitter"_s);
    m_telegram = addLink(links, LaunchForm::Telegram, tr("Telegram"), u"launchTelegram"_s);
    fields->addLayout(links);

    m_buy->setObjectName(u"launchBuy"_s);
    m_terms->setObjectName(u"launchTerms"_s);
    fields->addLayout(newHead(LaunchForm::FirstBuy, tr("First buy (optional)"), m_buy));
    m_buy->setAccessibleName(tr("First buy in SOL"));
    fields->addWidget(m_buy);
    fields->addWidget(m_terms);

    m_cost->setObjectName(u"launchCosts"_s);
    m_cost->setWordWrap(true);
    m_place->setObjectName(u"launchPlace"_s);
    m_place->setWordWrap(true);
    m_banner->setObjectName(u"launchBanner"_s);
    m_button->setObjectName(u"launchButton"_s);
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_reason->setObjectName(u"launchReason"_s);
    panel->addWidget(m_fields);
    panel->addWidget(new HairLine);
    m_stores->setObjectName(u"launchStores"_s);
    m_stores->setAccessibleName(tr("Choose the stores of picture and words"));
    auto *place = new QHBoxLayout;
    place->addWidget(m_place, 1);
    place->addWidget(m_stores, 0, Qt::AlignTop);
    panel->addLayout(place);
    panel->addWidget(m_cost); // last, because it has more lines with a first buy
    panel->addWidget(newProblem(LaunchForm::Terms, m_terms));
    m_controls[LaunchForm::Terms].usual = m_cost; // unknown while the terms are wrong
    panel->addStretch(1);

    // The button and what becomes of the launch stay in view below the form.
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(12, 7, 12, 8);
    foot->setSpacing(7);
    foot->addWidget(m_steps);
    m_cancel->setObjectName(u"launchCancel"_s);
    m_cancel->setAccessibleName(tr("Cancel the launch before it is signed"));
    m_cancel->hide();
    foot->addWidget(m_cancel, 0, Qt::AlignRight);
    foot->addWidget(m_banner);
    foot->addWidget(m_button);
    foot->addWidget(m_reason);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new ScrollingArea(form), 1);
    column->addWidget(new HairLine);
    column->addLayout(foot);
}

} // namespace curvedesk

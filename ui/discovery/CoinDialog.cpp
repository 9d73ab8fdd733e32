// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/CoinDialog.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/discovery/LinkRow.h"
#include "ui/text/AmountText.h"
#include "ui/text/AuditText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/LookAlike.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QFontMetrics>
#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;
using dialogFields::addSentence;

namespace {

constexpr int shownCoins = 8;
constexpr int searchedCoins = 100;
constexpr int nameWidth = 210; // pixels
constexpr int tickerWidth = 100;

} // namespace

CoinDialog::CoinDialog(Desk &desk, const TokenDetails &coin, QWidget *parent)
    : DeskDialog(tr("About %1").arg(displayText::ticker(coin.summary.symbol)), parent)
    , m_coin(coin)
{
    setObjectName(u"coinDialog"_s);
    setMinimumWidth(620); // the whole address on one line
    buildNames();
    buildLinks();
    buildAudit();
    const TokenSummary &token = coin.summary;
    body()->addWidget(new HairLine);
    addAddress(tr("Creator"), token.creator);
    addCoins(desk, tr("Other coins of this creator"), tr("No other coins of this creator are known."), token.creator,
             [token](const TokenSummary &other) { return other.creator == token.creator; });
    addCoins(desk, tr("Coins with a name that looks the same"), tr("No other coin has a name that looks the same."),
             lookAlike::searchText(token.name), [token](const TokenSummary &other) {
                 return lookAlike::skeleton(other.name) == lookAlike::skeleton(token.name);
             });
    addCoins(desk, tr("Coins of another name with this ticker"), tr("No coin of another name has this ticker."),
             lookAlike::searchText(token.symbol), [token](const TokenSummary &other) {
                 return lookAlike::skeleton(other.symbol) == lookAlike::skeleton(token.symbol)
                     && lookAlike::skeleton(other.name) != lookAlike::skeleton(token.name);
             });
    body()->addStretch();
    addCancel(tr("Close"));
    alignValues();
}

void CoinDialog::alignValues()
{
    const QList<QWidget *> names = findChildren<QWidget *>(LinkRow::nameOfLabel);
    int widest = 0;
    for (const QWidget *name : names)
        widest = qMax(widest, name->sizeHint().width());
    for (QWidget *name : names)
        name->setMinimumWidth(widest);
}

void CoinDialog::buildNames()
{
    const TokenSummary &token = m_coin.summary;
    auto *avatar = new CoinAvatar(56);
    avatar->setCoin(token.mint, token.name, m_coin.image);
    auto *name = new TextLabel(displayText::name(token.name), TextRole::Title);
    name->setWordWrap(true);
    name->setCopyable();
    // Beside its picture, in whatever direction the name is written.
    name->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    auto *texts = new QVBoxLayout;
    texts->addWidget(name);
    texts->addWidget(new TextLabel(displayText::ticker(token.symbol), TextRole::Body, Tone::Muted));
    auto *row = new QHBoxLayout;
    row->addWidget(avatar, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    body()->addLayout(row);
    if (displayText::line(token.name).wasAltered || displayText::line(token.symbol).wasAltered) {
        addSentence(body(),
                    tr("The name or ticker contains characters that cannot be seen or that change "
                       "the reading direction. Compare the mint address."),
                    Tone::Warn);
    }
    auto *words = new TextLabel(m_coin.description.isEmpty() ? tr("No description.")
                                                             : displayText::paragraph(m_coin.description).text,
                                TextRole::Body, m_coin.description.isEmpty() ? Tone::Muted : Tone::Normal);
    words->setObjectName(u"coinDescription"_s);
    words->setWordWrap(true);
    words->setCopyable();
    QSizePolicy asWideAsTheSheet = words->sizePolicy();
    asWideAsTheSheet.setHorizontalPolicy(QSizePolicy::Ignored);
    words->setSizePolicy(asWideAsTheSheet); // which is one width for all coins
    body()->addWidget(words);
    addAddress(tr("Mint"), token.mint);
}

void CoinDialog::buildLinks()
{
    body()->addWidget(new HairLine);
    bool hasLinks = false;
    const auto add = [&](const QString &label, const QString &foreign) {
        if (foreign.isEmpty())
            return;
        hasLinks = true;
        body()->addWidget(new LinkRow(label, foreign));
    };
    add(tr("Website"), m_coin.website);
    add(tr("X"), m_coin.twitter);
    add(tr("Telegram"), m_coin.telegram);
    add(tr("Metadata"), m_coin.summary.uri);
    if (!hasLinks)
        body()->addWidget(new TextLabel(tr("No links."), TextRole::Small, Tone::Muted));
}

void CoinDialog::buildAudit()
{
    body()->addWidget(new HairLine);
    const auto add
        = [this](std::optional<bool> isGood, const QString &good, const QString &bad, const QString &unknown) {
              const QString text = isGood ? (*isGood ? u"✓ "_s + good : u"⚠ "_s + bad) : unknown;
              addSentence(body(), text, isGood == false ? Tone::Warn : Tone::Muted);
          };
    const CoinAudit &audit = m_coin.audit;
    add(audit.mintAuthorityRevoked, tr("Nobody can make more of this coin."),
        tr("Somebody can make more of this coin at will."), tr("Whether more of it can be made was not checked."));
    add(audit.freezeAuthorityRevoked, tr("Nobody can freeze your tokens."), tr("Somebody can freeze your tokens."),
        tr("Whether your tokens can be frozen was not checked."));
    add(audit.metadataFixed, auditText::metadataSentence(true), auditText::metadataSentence(false),
        auditText::metadataSentence(std::nullopt));
    for (const CoinAudit::Risk risk : audit.risks)
        addSentence(body(), u"⚠ "_s + auditText::sentence(risk), Tone::Warn);
    addSentence(body(), auditText::extensionsSentence(audit.extensions));
    body()->addWidget(new TextLabel(m_coin.summary.createdMs == 0
                                        ? tr("Its launch was not read.")
                                        : tr("Launched %1").arg(timeText::utc(m_coin.summary.createdMs)),
                                    TextRole::Small, Tone::Muted));
}

void CoinDialog::addAddress(const QString &label, const QString &address)
{
    auto *words = new TextLabel(displayText::groupedAddress(address), TextRole::NumberSmall, Tone::Muted);
    words->setWordWrap(true);
    words->setCopyable();
    auto *name = new TextLabel(label, TextRole::Small, Tone::Muted);
    name->setObjectName(LinkRow::nameOfLabel);
    auto *row = new QHBoxLayout;
    row->addWidget(name);
    row->addWidget(words, 1);
    row->addWidget(new CopyButton([address] { return address; }, tr("Copy: %1").arg(label)));
    body()->addLayout(row);
}

void CoinDialog::addCoins(Desk &desk, const QString &heading, const QString &none, const QString &text,
                          std::function<bool(const TokenSummary &)> isShown)
{
    auto *label = new TextLabel(heading, TextRole::Small, Tone::Muted);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    body()->addWidget(label);
    body()->addLayout(rows);
    if (text.isEmpty()) {
        label->setText(none);
        return;
    }
    desk.search(this, text, searchedCoins,
                [this, label, rows, heading, none, isShown](const Result<QList<TokenSummary>> &answer) {
                    if (!answer) {
                        label->setWordWrap(true);
                        label->setTone(Tone::Error);
                        label->setText(u"%1: %2"_s.arg(heading, errorText(answer.error()).both()));
                        return;
                    }
                    int found = 0;
                    for (const TokenSummary &other : *answer) {
                        if (other.mint == m_coin.summary.mint || !isShown(other) || ++found > shownCoins)
                            continue;
                        // Long names must not push the mint, which tells the coins apart, beyond the sheet's edge.
                        const QFontMetrics metrics(themeOf(this).font(TextRole::Small));
                        const auto fitting = [&](const QString &words, int pixels) {
                            return displayText::onButton(metrics.elidedText(words, Qt::ElideRight, pixels));
                        };
                        auto *button = new LinkButton(tr("%1 %2 · %3 SOL · %4")
                                                          .arg(fitting(displayText::name(other.name), nameWidth),
                                                               fitting(displayText::ticker(other.symbol), tickerWidth),
                                                               amountText::solRounded(other.marketCapLamports, 1),
                                                               displayText::shortAddress(other.mint)));
                        button->setToolTip(displayText::toolTip(displayText::name(other.name) + u' '
                                                                + displayText::ticker(other.symbol)));
                        button->setObjectName(u"coinOther"_s);
                        button->setFocusPolicy(Qt::StrongFocus);
                        connect(button, &QPushButton::clicked, this, [this, mint = other.mint] {
                            emit coinRequested(mint);
                            accept();
                        });
                        auto *row = new QHBoxLayout;
                        row->setSpacing(0);
                        row->addSpacing(-themeOf(this).scaled(LinkButton::margin)); // its text below the heading's
                        row->addWidget(button);
                        row->addStretch();
                        rows->addLayout(row);
                        setTabOrder(button, findChild<QPushButton *>(u"dialogCancel"_s)); // which is below
                    }
                    // What the search left out may be such a coin too, and some of those that it found are not.
                    const bool isCut = answer->size() == searchedCoins;
                    label->setWordWrap(isCut);
                    label->setText(found > shownCoins ? (isCut ? tr("%1: at least %2, of which %3 are shown")
                                                               : tr("%1: %2, of which %3 are shown"))
                                                            .arg(heading)
                                                            .arg(found)
                                                            .arg(shownCoins)
                                       : isCut      ? tr("%1: only the largest were compared").arg(heading)
                                       : found == 0 ? none
                                                    : heading);
                });
}

} // namespace curvedesk
#include "moc_CoinDialog.cpp"

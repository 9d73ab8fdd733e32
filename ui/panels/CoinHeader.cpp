// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/CoinHeader.h"

#include "ui/desk/Desk.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/state/DeskSelection.h"
#include "ui/text/AmountText.h"
#include "ui/text/AuditText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/LookAlike.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/TextLabel.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int searchedCoins = 100;
constexpr qsizetype namedCoins = 10; ///< of those that are like a coin, in the tool tip
constexpr int longestNames = 260; ///< in pixels at 100 %, for which figures make room

/// The words for an authority over the coin, and the reason.
struct AuthorityText
{
    QString label;
    QString toolTip;
};

/// Shows in the label whether an authority was given up, as a warning where it is held; nullopt: not known.
void showAuthority(TextLabel &label, std::optional<bool> isRevoked, const AuthorityText &revoked,
                   const AuthorityText &held, const AuthorityText &unknown)
{
    const AuthorityText &text = isRevoked ? (*isRevoked ? revoked : held) : unknown;
    label.setText(text.label);
    label.setPlainToolTip(text.toolTip);
    label.setTone(isRevoked == false ? Tone::Warn : Tone::Muted);
}

} // namespace

CoinHeader::CoinHeader(Desk &desk, DeskSelection &selection)
    : m_desk(desk)
    , m_selection(selection)
    , m_avatar(new CoinAvatar(36))
    , m_name(new TextLabel({}, TextRole::Title))
    , m_ticker(new TextLabel({}, TextRole::Body, Tone::Muted))
    , m_address(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
    , m_warning(new TextLabel(tr("hidden characters"), TextRole::Small, Tone::Warn))
    , m_copy(new IconButton(u"copy"_s, tr("Copy the mint address")))
    , m_star(new IconButton(u"star"_s, tr("Watch this coin")))
    , m_about(new IconButton(u"info"_s, tr("About this coin: words, links, creator")))
    , m_lookAlike(new TextLabel({}, TextRole::Small, Tone::Warn))
    , m_flashes([this](const TextLabel *figure) { update(flashPlace(*figure)); })
{
    buildLayout();
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_mint); });
    connect(m_star, &QPushButton::clicked, this, [this] { m_selection.toggleWatched(m_mint); });
    connect(m_about, &QPushButton::clicked, this, [this] {
        auto *dialog = new CoinDialog(m_desk, m_details, window());
        connect(dialog, &CoinDialog::coinRequested, &m_selection, &DeskSelection::setMint);
        dialog->open();
    });
    connect(&selection, &DeskSelection::watchedChanged, this, &CoinHeader::showWatched);
}

void CoinHeader::buildLayout()
{
    m_copy->setObjectName(u"coinCopyMint"_s);
    m_star->setObjectName(u"coinWatch"_s);
    m_about->setObjectName(u"coinAbout"_s);
    m_lookAlike->setObjectName(u"coinLookAlike"_s);
    m_warning->setObjectName(u"coinHiddenCharacters"_s);
    for (TextLabel *label : {m_ticker, m_warning, m_lookAlike})
        label->setElided(true); // the words of strangers do not widen the window
    m_lookAlike->hide();
    m_name->setObjectName(u"coinName"_s);
    m_name->setElided(true);
    m_warning->setPlainToolTip(
        tr("The name or ticker contains characters that cannot be seen or that change the reading direction. "
           "Such names are made to look like another coin's. Compare the mint address."));
    auto *names = new QHBoxLayout;
    names->setSpacing(6);
    names->addWidget(m_name);
    names->addWidget(m_ticker, 0, Qt::AlignBottom);
    names->addStretch(1);
    auto *address = new QHBoxLayout;
    address->setSpacing(2);
    for (QWidget *each : std::initializer_list<QWidget *>{m_address, m_copy, m_star, m_about, m_warning, m_lookAlike})
        address->addWidget(each);
    address->addStretch(1);
    auto *who = new QVBoxLayout;
    who->setSpacing(0);
    who->addLayout(names);
    who->addLayout(address);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 6);
    row->setSpacing(14);
    row->addWidget(m_avatar);
    row->addLayout(who, 1);
    m_price = addFigure(tr("Price in SOL"), u"coinPrice"_s);
    m_cap = addFigure(tr("Market cap"), u"coinMarketCap"_s);
    m_graduation = addFigure(tr("Graduation"), u"coinGraduation"_s);
    m_creator = addFigure(tr("Creator"), u"coinCreator"_s);

    m_audit = new QWidget;
    m_mintFixed = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_noFreeze = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_powers = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_powers->setObjectName(u"coinPowers"_s);
    auto *audit = new QVBoxLayout(m_audit);
    audit->setContentsMargins(0, 0, 0, 0);
    audit->setSpacing(3);
    audit->addWidget(m_mintFixed);
    audit->addWidget(m_noFreeze);
    audit->addWidget(m_powers);
    row->addWidget(m_audit);
}

CoinHeader::Figure CoinHeader::addFigure(const QString &label, const QString &objectName)
{
    const Figure figure{new QWidget, new TextLabel(label, TextRole::Small, Tone::Muted),
                        new TextLabel({}, TextRole::Number)};
    figure.label->setObjectName(objectName + u"Label"_s);
    figure.value->setObjectName(objectName);
    auto *column = new QVBoxLayout(figure.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(figure.label);
    column->addWidget(figure.value);
    layout()->addWidget(figure.box);
    return figure;
}

void CoinHeader::setDetails(const TokenDetails &details, const QString &pool)
{
    const TokenSummary &token = details.summary;
    const bool isOther = m_mint != token.mint;
    const quint64 capBefore = m_details.summary.marketCapLamports;
    m_mint = token.mint;
    m_details = details;
    if (isOther)
        askLookAlikes();
    m_avatar->setCoin(token.mint, token.name, details.image);
    m_name->setText(displayText::name(token.name));
    m_name->setPlainToolTip(displayText::name(token.name)
                            + (details.description.isEmpty()
                                   ? QString()
                                   : u"\n\n"_s + displayText::paragraph(details.description, 500).text));
    m_ticker->setText(displayText::ticker(token.symbol));
    m_warning->setVisible(displayText::line(token.name).wasAltered || displayText::line(token.symbol).wasAltered);
    m_address->setText(displayText::shortAddress(token.mint));
    m_address->setPlainToolTip(token.mint);
    const quint64 cap = token.marketCapLamports; // 0: the coin has left its curve, and no trade on its pool was read
    const bool hasMoved = !isOther && cap != 0 && capBefore != 0 && cap != capBefore;
    showPrice(cap, hasMoved ? std::optional(cap > capBefore) : std::nullopt);
    showGraduation(token, pool);
    m_creator.value->setText(displayText::shortAddress(token.creator));
    m_creator.value->setPlainToolTip(token.createdMs == 0
                                         ? token.creator + u'\n' + CoinDialog::tr("Its launch was not read.")
                                         : tr("%1\nLaunched %2").arg(token.creator, timeText::utc(token.createdMs)));
    showAudit(details.audit);
    fitFigures();
    showWatched();
}

void CoinHeader::showAudit(const CoinAudit &audit)
{
    showAuthority(*m_mintFixed, audit.mintAuthorityRevoked,
                  {tr("✓ mint fixed"), tr("Nobody can make more of this coin.")},
                  {tr("⚠ can be minted"), tr("Somebody can make more of this coin at will.")},
                  {tr("mint not checked"), tr("The mint's account could not be read.")});
    showAuthority(*m_noFreeze, audit.freezeAuthorityRevoked, {tr("✓ no freeze"), tr("Nobody can freeze your tokens.")},
                  {tr("⚠ can be frozen"), tr("Somebody can freeze your tokens.")},
                  {tr("freeze not checked"), tr("The mint's account could not be read.")});
    QStringList sentences;
    for (const CoinAudit::Risk risk : audit.risks)
        sentences.append(auditText::sentence(risk));
    if (audit.metadataFixed != true)
        sentences.append(auditText::metadataSentence(audit.metadataFixed));
    if (!audit.extensions)
        sentences.append(auditText::extensionsSentence(audit.extensions));
    const bool isRisky = !audit.risks.isEmpty() || audit.metadataFixed == false;
    m_powers->setText(!audit.risks.isEmpty()             ? tr("⚠ risky extension")
                          : audit.metadataFixed == false ? tr("⚠ can be renamed")
                                                         : tr("rest not checked"));
    m_powers->setPlainToolTip(sentences.join(u'\n'));
    m_powers->setTone(isRisky ? Tone::Warn : Tone::Muted);
    m_powers->setVisible(!sentences.isEmpty());
    m_hasAuditWarning = isRisky || audit.mintAuthorityRevoked == false || audit.freezeAuthorityRevoked == false;
}

void CoinHeader::showPrice(quint64 capLamports, std::optional<bool> isUp)
{
    const auto show = [&](TextLabel &label, const QString &text, const QString &toolTip) {
        const bool isChanged = label.text() != text;
        label.setText(text);
        label.setPlainToolTip(toolTip);
        if (isUp && isChanged && !themeOf(this).isStill)
            m_flashes.start(&label, *isUp);
    };
    if (capLamports == 0) {
        show(*m_price.value, u"–"_s, {});
        show(*m_cap.value, u"–"_s, {});
        return;
    }
    show(*m_price.value, amountText::price(capLamports),
         tr("%1 SOL for one token").arg(amountText::priceExact(capLamports)));
    show(*m_cap.value, tr("%1 SOL").arg(amountText::solRounded(capLamports, 2)), amountText::lamports(capLamports));
}

QRect CoinHeader::flashPlace(const TextLabel &figure) const
{
    const int beside = themeOf(this).scaled(7); // half of the room between two figures
    return QRect(figure.mapTo(this, QPoint()), figure.size()).adjusted(-beside, 0, beside, 0);
}

void CoinHeader::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    for (const TextLabel *figure : {m_price.value, m_cap.value}) {
        const std::optional<bool> isUp = m_flashes.direction(figure);
        if (isUp && figure->isVisible())
            painting::flash(painter, flashPlace(*figure), themeOf(this), *isUp);
    }
}

void CoinHeader::setStaleMs(qint64 staleMs)
{
    m_price.label->setStandIn(networkText::age(staleMs));
    for (const Figure &figure : {m_price, m_cap, m_graduation})
        figure.value->setTone(staleMs == 0 ? Tone::Normal : Tone::Muted);
}

void CoinHeader::showGraduation(const TokenSummary &token, const QString &pool)
{
    TextLabel &value = *m_graduation.value;
    if (!token.complete) {
        value.setText(
            tr("%1 · %2 SOL to go")
                .arg(amountText::progress(token.progressPpm), amountText::solRounded(token.lamportsToComplete, 1)));
        value.setPlainToolTip(amountText::lamports(token.lamportsToComplete));
        return;
    }
    value.setText(pool.isEmpty() ? tr("moving to its pool") : tr("on its pool"));
    value.setPlainToolTip(pool.isEmpty() ? tr("The curve has sold out. Trading goes on once the coin's pool is there.")
                                         : tr("Graduated: trades on the AMM pool\n%1").arg(pool));
}

void CoinHeader::askLookAlikes()
{
    m_lookAlike->hide();
    askOlder(&TokenSummary::name, [this](const QList<TokenSummary> &older) {
        if (older.isEmpty()) {
            askOlder(&TokenSummary::symbol, [this](const QList<TokenSummary> &others) { showTickerOf(others); });
            return;
        }
        showLikeness(tr("name of an older coin"),
                     tr("Older coins have a name that looks the same. Compare the mint address:"), older, Tone::Warn);
    });
}

void CoinHeader::askOlder(QString TokenSummary::*word, std::function<void(const QList<TokenSummary> &older)> answer)
{
    const TokenSummary token = m_details.summary;
    const QString skeleton = lookAlike::skeleton(token.*word);
    if (skeleton.isEmpty()) {
        answer({});
        return;
    }
    m_desk.search(this, lookAlike::searchText(token.*word), searchedCoins,
                  [this, token, skeleton, word, answer = std::move(answer)](const Result<QList<TokenSummary>> &found) {
                      if (!found || token.mint != m_mint)
                          return;
                      QList<TokenSummary> older; // one whose launch was not read, at 0, came before what was read
                      for (const TokenSummary &other : *found) {
                          if (other.mint != token.mint && other.createdMs <= token.createdMs
                              && lookAlike::skeleton(other.*word) == skeleton)
                              older.append(other);
                      }
                      answer(older);
                  });
}

void CoinHeader::showTickerOf(const QList<TokenSummary> &older)
{
    if (older.isEmpty())
        return;
    const auto oldest = std::ranges::min_element(older, {}, &TokenSummary::createdMs);
    const bool isUsual = older.size() > 1 && oldest->symbol.compare(m_details.summary.symbol, Qt::CaseInsensitive) == 0;
    if (isUsual) {
        showLikeness(
            tr("shared ticker"),
            tr("%n other coins use this ticker. Compare the mint address:", nullptr, static_cast<int>(older.size())),
            older, Tone::Muted);
    } else {
        showLikeness(tr("ticker of an older coin"),
                     tr("An older coin has a ticker that looks the same. Compare the mint address:"), older,
                     Tone::Warn);
    }
}

void CoinHeader::showLikeness(const QString &words, const QString &sentence, const QList<TokenSummary> &coins,
                              Tone tone)
{
    QStringList lines{sentence};
    for (const TokenSummary &coin : coins.first(qMin<qsizetype>(coins.size(), namedCoins)))
        lines.append(coin.mint);
    if (coins.size() > namedCoins)
        lines.append(u"…"_s);
    m_lookAlike->setText(words);
    m_lookAlike->setTone(tone);
    m_lookAlike->setPlainToolTip(lines.join(u'\n'));
    m_lookAlike->show();
    fitFigures();
}

void CoinHeader::showWatched()
{
    const bool isWatched = m_selection.watched().contains(m_mint);
    m_star->setIconName(isWatched ? u"star-filled"_s : u"star"_s);
    m_star->setName(isWatched ? tr("Stop watching this coin") : tr("Watch this coin"));
}

void CoinHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFigures();
}

void CoinHeader::fitFigures()
{
    // When room is short, figures are hidden, the least important first, before the name or a warning is cut off; an
    // audit warning is never hidden.
    const Theme &theme = themeOf(this);
    const int gap = layout()->spacing();
    int below = m_address->sizeHint().width() + 3 * m_copy->sizeHint().width();
    for (const TextLabel *warning : {m_warning, m_lookAlike})
        below += warning->isHidden() ? 0 : warning->sizeHint().width();
    const int names = m_name->sizeHint().width() + m_ticker->sizeHint().width() + theme.scaled(6);
    int room = contentsRect().width() - theme.scaled(24) - m_avatar->sizeHint().width() - gap
        - qMax(below, qMin(names, theme.scaled(longestNames)));
    bool isFull = false;
    const auto showIfItFits = [&](QWidget &figure, bool isNeeded = false) {
        // In steps, so that a figure does not come and go with each digit.
        const int step = theme.scaled(16);
        const int width = gap + (figure.sizeHint().width() + step - 1) / step * step;
        isFull = isFull || width > room;
        if (!isFull || isNeeded)
            room -= width;
        figure.setVisible(!isFull || isNeeded);
    };
    if (m_hasAuditWarning)
        showIfItFits(*m_audit, true);
    showIfItFits(*m_price.box);
    showIfItFits(*m_graduation.box);
    if (!m_hasAuditWarning)
        showIfItFits(*m_audit);
    showIfItFits(*m_cap.box);
    showIfItFits(*m_creator.box);
}

} // namespace curvedesk
#include "moc_CoinHeader.cpp"

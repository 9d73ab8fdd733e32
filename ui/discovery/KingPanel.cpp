// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/KingPanel.h"

#include "ui/desk/Desk.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/discovery/GraduationText.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/ProgressStrip.h"
#include "ui/widgets/Skeleton.h"
#include "ui/widgets/TextLabel.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QStackedWidget>

#include <algorithm>
#include <cstdlib>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int changeEverySeconds = 10;
enum KingPanelPage { NoKingPage, KingPage, ReadingKingPage };

} // namespace

KingPanel::KingPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection)
    : Card(tr("King of the hill"))
    , m_desk(desk)
    , m_feed(feed)
    , m_selection(selection)
    , m_pages(new QStackedWidget)
    , m_empty(new EmptyState(u"crown"_s, {}))
    , m_avatar(new CoinAvatar(56))
    , m_name(new TextLabel({}, TextRole::Strong))
    , m_ticker(new TextLabel({}, TextRole::Body, Tone::Muted))
    , m_cap(new TextLabel({}, TextRole::Number))
    , m_change(new TextLabel({}, TextRole::Number))
    , m_reign(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_progress(new ProgressStrip)
{
    setObjectName(u"kingPanel"_s);
    buildLayout();
    connect(&feed, &MarketFeed::kingChanged, this, &KingPanel::refresh);
    connect(&feed, &MarketFeed::figuresRead, this, &KingPanel::showChange);
    connect(&feed, &MarketFeed::staleChanged, this, &KingPanel::showAge);
    connect(&desk, &Desk::networkStateChanged, this, &KingPanel::showEmptyPage);
    connect(&feed, &MarketFeed::tokensChanged, this, [this](const QList<TokenSummary> &tokens) {
        if (!m_king) {
            if (!m_isAsking)
                refresh();
            return;
        }
        for (const TokenSummary &token : tokens) {
            if (token.mint == m_king->mint)
                showSummary(token);
        }
    });
    connect(&m_second, &QTimer::timeout, this, [this] {
        showReign();
        if (--m_changeCountdown <= 0)
            askChange();
    });
    m_second.start(1000);
    showEmptyPage();
    refresh();
}

void KingPanel::buildLayout()
{
    m_avatar->setObjectName(u"kingPicture"_s);
    m_open = newLink(tr("Show"), u"kingShow"_s, tr("Show the king of the hill"));
    m_open->hide();
    connect(m_open, &QPushButton::clicked, this, &KingPanel::selectKing);
    m_about = newLink(tr("About"), u"kingAbout"_s, tr("About the king of the hill: words and links"));
    m_about->setTone(Tone::Muted);
    m_about->hide();
    connect(m_about, &QPushButton::clicked, this, [this] {
        if (!m_details)
            return;
        auto *dialog = new CoinDialog(m_desk, *m_details, window());
        connect(dialog, &CoinDialog::coinRequested, &m_selection, &DeskSelection::setMint);
        dialog->open();
    });
    header()->addWidget(m_about);
    header()->addWidget(m_open);

    auto *king = new QWidget;
    auto *names = new QHBoxLayout;
    names->setSpacing(5);
    m_name->setElided(true);
    m_ticker->setElided(true);
    m_cap->setObjectName(u"kingMarketCap"_s);
    m_reign->setObjectName(u"kingReign"_s);
    names->addWidget(m_name);
    names->addWidget(m_ticker, 1);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(10);
    figures->addWidget(m_cap);
    figures->addWidget(m_change, 1);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(3);
    texts->addLayout(names);
    texts->addLayout(figures);
    texts->addWidget(m_reign);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_avatar);
    row->addLayout(texts, 1);
    auto *column = new QVBoxLayout(king);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(10);
    column->addLayout(row);
    column->addWidget(m_progress);

    m_pages->addWidget(m_empty);
    m_pages->addWidget(king);
    m_pages->addWidget(new Skeleton(72, 1));
    m_pages->setCurrentIndex(ReadingKingPage);
    m_pages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    body()->addWidget(m_pages);
    body()->addStretch(); // on a tall screen the room that is left is below
}

void KingPanel::refresh()
{
    m_isAsking = true;
    m_desk.king(this, [this](const Result<TokenDetails> &answer) {
        m_isAsking = false;
        const bool isRead = answer || answer.error().code == ErrorCode::TokenNotFound;
        m_problem = isRead ? QString() : errorText(answer.error()).both();
        if (answer) {
            showKing(*answer);
        } else if (answer.error().code == ErrorCode::TokenNotFound) {
            m_king.reset();
            m_open->hide();
            m_about->hide();
            m_isKingMissing = true;
            showEmptyPage();
            emit kingMissing();
        } else {
            showEmptyPage();
        }
    });
}

void KingPanel::showEmptyPage()
{
    if (m_king)
        return;
    const QString unread = m_problem.isEmpty() ? networkText::unreadReason(m_desk.networkState()) : m_problem;
    m_empty->setSentence(unread.isEmpty() ? tr("No coin is on the hill yet.") : unread);
    m_pages->setCurrentIndex(m_isKingMissing || !unread.isEmpty() ? NoKingPage : ReadingKingPage);
}

bool KingPanel::selectKing()
{
    if (m_king)
        m_selection.setMint(m_king->mint);
    return m_king.has_value();
}

void KingPanel::showKing(const TokenDetails &king)
{
    const bool isNew = !m_king || m_king->mint != king.summary.mint;
    m_avatar->setCoin(king.summary.mint, king.summary.name, king.image);
    showSummary(king.summary);
    m_pages->setCurrentIndex(KingPage);
    m_open->show();
    m_about->show();
    m_details = king;
    if (!isNew)
        return;
    m_change->clear();
    askChange();
    emit kingKnown(king.summary.mint);
}

void KingPanel::showSummary(const TokenSummary &king)
{
    if (m_king && m_king->marketCapLamports != king.marketCapLamports)
        m_changeCountdown = 0; // its change is asked for at the next second
    m_king = king;
    m_name->setText(displayText::name(king.name));
    m_name->setPlainToolTip(displayText::name(king.name) + u'\n' + king.mint);
    m_ticker->setText(displayText::ticker(king.symbol));
    m_cap->setText(tr("%1 SOL").arg(amountText::solRounded(king.marketCapLamports, 1)));
    m_cap->setPlainToolTip(tr("Market cap %1 SOL").arg(amountText::sol(king.marketCapLamports)));
    m_progress->setProgress(king.progressPpm);
    showReign();
}

void KingPanel::showReign()
{
    if (!m_king || m_king->kingSinceMs == 0) {
        m_reign->setText(QString(QChar::Nbsp)); // keeps the line, in which the age of old figures stands
        m_reign->setPlainToolTip({});
        return;
    }
    const QString age = timeText::age(m_king->kingSinceMs, QDateTime::currentMSecsSinceEpoch());
    m_reign->setText(tr("on the throne for %1").arg(age));
    m_reign->setPlainToolTip(timeText::utc(m_king->kingSinceMs));
}

void KingPanel::showAge()
{
    const bool isStale = m_feed.staleMs() != 0;
    m_reign->setStandIn(networkText::age(m_feed.staleMs()));
    m_cap->setTone(isStale ? Tone::Muted : Tone::Normal);
    m_change->setTone(isStale ? Tone::Muted : m_changeTone);
}

void KingPanel::askChange()
{
    m_changeCountdown = changeEverySeconds;
    if (!m_king)
        return;
    m_desk.figures(this, {m_king->mint}, false, [this](const Result<QList<CoinFigures>> &answer) {
        if (answer)
            emit m_feed.figuresRead(*answer, false);
    });
}

void KingPanel::showChange(const QList<CoinFigures> &figures, bool isWhole)
{
    if (!m_king)
        return;
    const auto ofKing = std::ranges::find(figures, m_king->mint, &CoinFigures::mint);
    if (ofKing == figures.end() && !isWhole)
        return;
    const bool isKnown = ofKing == figures.end() || !ofKing->missesTrades.front();
    const qint64 bps = ofKing == figures.end() || !isKnown ? 0 : ofKing->changeBps.front();
    m_change->setText(isKnown ? amountText::change(bps) : u"–"_s);
    m_progress->setToolTip(displayText::toolTip(amountText::progress(m_king->progressPpm) + u" · "_s
                                                + graduationText(*m_king, bps, QDateTime::currentMSecsSinceEpoch())));
    const bool isShownAsZero = std::abs(bps) < 5; // tenths of a percent are shown
    m_changeTone = isShownAsZero ? Tone::Muted : bps > 0 ? Tone::Buy : Tone::Sell;
    showAge();
    m_change->setPlainToolTip(isKnown ? tr("Over the last five minutes")
                                      : tr("Not known: some of the trades of the last five minutes are not stored"));
}

void KingPanel::mousePressEvent(QMouseEvent *event)
{
    Card::mousePressEvent(event);
    selectKing();
}

} // namespace curvedesk
#include "moc_KingPanel.cpp"

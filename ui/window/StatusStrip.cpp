// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/StatusStrip.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace curvedesk {

using namespace Qt::StringLiterals;

StatusStrip::StatusStrip(const QString &network, bool hasSimulatedTraders, QWidget *parent)
    : QWidget(parent)
    , m_ledger(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_freshness(new TextLabel(tr("connecting"), TextRole::Small, Tone::Muted))
    , m_pending(new LinkButton({}, Tone::Muted))
    , m_apiHost(new LinkButton({}, Tone::Muted))
    , m_armed(new TextLabel({}, TextRole::Small, Tone::Warn))
{
    m_freshness->setObjectName(u"statusFreshness"_s);
    m_pending->setObjectName(u"statusPending"_s);
    m_apiHost->setObjectName(u"statusApiHost"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(isRightToLeft() ? 12 : 28, 1, isRightToLeft() ? 28 : 12, 2);
    row->setSpacing(14);
    row->addWidget(m_ledger);
    row->addWidget(m_freshness);
    row->addWidget(m_pending);
    row->addWidget(m_apiHost);
    row->addWidget(m_armed);
    row->addStretch(1);
    if (hasSimulatedTraders)
        row->addWidget(m_traders = new TextLabel(tr("simulated traders on"), TextRole::Small, Tone::Muted));
    connect(m_pending, &QPushButton::clicked, this, &StatusStrip::pendingClicked);
    connect(m_apiHost, &QPushButton::clicked, this, &StatusStrip::apiHostClicked);
    m_armed->setObjectName(u"statusArmed"_s);
    m_armed->setElided(true);
    setPending(0, 0);
    setApiHost({});
    setNetwork(network);
    showFreshness();
}

void StatusStrip::setNetwork(const QString &network)
{
    m_ledger->setText(networkText::ledger(network));
}

void StatusStrip::setSilence(qint64 milliseconds, bool isStale)
{
    m_silenceMs = milliseconds;
    m_isStale = isStale;
    showFreshness();
}

void StatusStrip::setNetworkState(const NetworkState &state)
{
    m_state = state;
    showFreshness();
}

void StatusStrip::showFreshness()
{
    QString words = networkText::link(m_state);
    Tone tone = networkText::linkTone(m_state.link);
    // The cluster may report a live connection while no slot arrives; the time since the last slot decides.
    if (m_state.link == NetworkState::Link::Live && m_silenceMs < 0) {
        words = m_isStale ? tr("not heard yet") : tr("connecting");
        tone = m_isStale ? Tone::Warn : Tone::Muted;
    } else if (m_isStale && m_silenceMs >= 0) {
        const QString since = timeText::span(m_silenceMs / 1000 * 1000);
        words = m_state.link == NetworkState::Link::Live ? tr("nothing heard for %1; prices may be old").arg(since)
                                                         : tr("%1 · nothing heard for %2").arg(words, since);
        tone = tone == Tone::Error ? tone : Tone::Warn;
    }
    m_freshness->setText(words);
    m_freshness->setTone(tone == Tone::Buy ? Tone::Muted : tone);
    m_freshness->setPlainToolTip(networkText::linkExplanation(m_state));
    m_freshness->setAccessibleName(tr("Network: %1").arg(words));
    m_dot = tone;
    update();
}

void StatusStrip::setPending(int orders, int recovering)
{
    if (recovering > 0)
        m_pending->setText(tr("recovering %n order(s)…", nullptr, recovering));
    else
        m_pending->setText(tr("%n order(s) pending", nullptr, orders));
    m_pending->setToolTip(displayText::toolTip(
        recovering > 0 ? tr("Left open when the program ended. Their outcomes are being looked up; new orders wait.")
                       : tr("Show the orders")));
    m_pending->setAccessibleName(m_pending->text());
    m_pending->setTone(orders > 0 ? Tone::Accent : Tone::Muted);
    m_pending->updateGeometry();
}

void StatusStrip::setApiHost(const ApiHostState &state)
{
    m_apiHost->setText(state.isRunning ? tr("API host on, port %1").arg(state.port) : tr("API host off"));
    m_apiHost->setAccessibleName(m_apiHost->text());
    m_apiHost->setTone(state.isRunning ? Tone::Buy : Tone::Muted);
    m_apiHost->updateGeometry();
}

void StatusStrip::setArmed(std::optional<quint64> lamports)
{
    m_armed->setText(lamports ? tr("ARMED: one click trades up to %1 SOL").arg(amountText::solPlain(*lamports))
                              : QString());
}

bool StatusStrip::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitIntoWidth();
    return isDone;
}

void StatusStrip::fitIntoWidth()
{
    const QMargins margins = layout()->contentsMargins();
    int rest = width() - margins.left() - margins.right();
    const auto take
        = [&](const QWidget *part) { return (rest -= part->sizeHint().width() + layout()->spacing()) >= 0; };
    take(m_freshness);
    take(m_armed);
    for (QWidget *part : std::initializer_list<QWidget *>{m_pending, m_apiHost, m_ledger, m_traders}) {
        if (part != nullptr)
            part->setVisible(take(part));
    }
}

void StatusStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.colors.panel);
    painter.fillRect(0, 0, width(), 1, theme.colors.line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(m_dot));
    painter.drawEllipse(QPointF(isRightToLeft() ? width() - 17 : 17, height() / 2.0), 4, 4);
}

} // namespace curvedesk
#include "moc_StatusStrip.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/StatusStrip.h"

#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QPainter>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QString ledgerName(const QString &network)
{
    if (network == u"sandbox")
        return StatusStrip::tr("Sandbox ledger");
    return network == u"devnet" ? StatusStrip::tr("Devnet cluster") : StatusStrip::tr("Mainnet cluster");
}

} // namespace

StatusStrip::StatusStrip(const QString &network, bool hasSimulatedTraders, QWidget *parent)
    : QWidget(parent)
    , m_freshness(new TextLabel(tr("connecting"), TextRole::Small, Tone::Muted))
    , m_pending(new LinkButton({}, Tone::Muted))
    , m_apiHost(new LinkButton({}, Tone::Muted))
{
    m_freshness->setObjectName(u"statusFreshness"_s);
    m_pending->setObjectName(u"statusPending"_s);
    m_apiHost->setObjectName(u"statusApiHost"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(28, 1, 12, 2);
    row->setSpacing(14);
    row->addWidget(new TextLabel(ledgerName(network), TextRole::Small, Tone::Muted));
    row->addWidget(m_freshness);
    row->addWidget(m_pending);
    row->addWidget(m_apiHost);
    row->addStretch(1);
    if (hasSimulatedTraders)
        row->addWidget(new TextLabel(tr("simulated traders on"), TextRole::Small, Tone::Muted));
    connect(m_pending, &QPushButton::clicked, this, &StatusStrip::pendingClicked);
    connect(m_apiHost, &QPushButton::clicked, this, &StatusStrip::apiHostClicked);
    setPending(0);
    setApiHost({});
}

void StatusStrip::setSilence(qint64 milliseconds, bool isStale)
{
    m_isStale = isStale;
    m_isHeard = milliseconds >= 0;
    m_freshness->setTone(isStale ? Tone::Warn : Tone::Muted);
    if (milliseconds < 0)
        m_freshness->setText(isStale ? tr("not heard yet") : tr("connecting"));
    else
        m_freshness->setText(
            isStale ? tr("nothing heard for %1; prices may be old").arg(timeText::span(milliseconds / 1000 * 1000))
                    : tr("live"));
    update();
}

void StatusStrip::setPending(int orders)
{
    m_pending->setText(orders == 1 ? tr("1 order pending") : tr("%1 orders pending").arg(orders));
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

void StatusStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.colors.panel);
    painter.fillRect(0, 0, width(), 1, theme.colors.line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_isStale ? theme.colors.warn : m_isHeard ? theme.colors.buy : theme.colors.muted);
    painter.drawEllipse(QPointF(17, height() / 2.0), 4, 4);
}

} // namespace curvedesk

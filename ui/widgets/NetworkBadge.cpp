// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/NetworkBadge.h"

#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

namespace curvedesk {

namespace {

/// The badge's font at the present zoom.
QFont badgeFont(const Theme &theme)
{
    QFont font = theme.font(TextRole::Heading);
    font.setWeight(QFont::Bold);
    font.setPixelSize(theme.scaled(11));
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    return font;
}

} // namespace

NetworkBadge::NetworkBadge(const QString &network)
{
    setTextFormat(Qt::PlainText);
    setNetwork(network);
}

void NetworkBadge::setNetwork(const QString &network)
{
    m_network = network;
    setText(networkText::badge(network));
    setAccessibleName(tr("Network: %1").arg(text()));
    setToolTip(displayText::toolTip(networkText::explanation(network)));
    updateGeometry();
    update();
}

QSize NetworkBadge::sizeHint() const
{
    const Theme &theme = themeOf(this);
    return {QFontMetrics(badgeFont(theme)).horizontalAdvance(text()) + theme.scaled(20), theme.scaled(22)};
}

void NetworkBadge::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const ThemeColors &c = theme.colors;
    QPainter painter(this);
    const auto fill = [&](const QColor &ground, const QColor &words) {
        painting::surface(painter, rect(), ground, QColor(), 4);
        painter.setPen(words);
    };
    switch (networkText::moneyOf(m_network)) {
    case networkText::Money::Real:
        fill(c.mainnet, c.onMainnet);
        break;
    case networkText::Money::Play:
        m_network == u"sandbox" ? fill(c.sandbox, c.onSandbox) : fill(c.devnet, c.onDevnet);
        break;
    case networkText::Money::Unknown:
        painting::surface(painter, rect(), c.panel, c.mainnet, 4);
        painter.setPen(c.mainnet);
        break;
    }
    painter.setFont(badgeFont(theme));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace curvedesk
#include "moc_NetworkBadge.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/NetworkBadge.h"

#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QFont badgeFont(const Theme &theme)
{
    QFont font = theme.font(TextRole::Heading);
    font.setWeight(QFont::Bold);
    font.setPixelSize(theme.scaled(11));
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    return font;
}

} // namespace

NetworkBadge::NetworkBadge(const QString &network, QWidget *parent)
    : QLabel(parent)
    , m_network(network)
{
    setTextFormat(Qt::PlainText);
    setText(network.toUpper());
    const bool isReal = network == u"mainnet";
    setAccessibleName(tr("Network: %1").arg(network));
    setToolTip(displayText::toolTip(isReal ? tr("Mainnet: every order spends real money.")
                                        : network == u"sandbox"
                                        ? tr("Sandbox: a complete market inside this program, with play money.")
                                        : tr("Devnet: a public test network, with play money.")));
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
    const bool isSandbox = m_network == u"sandbox";
    const bool isDevnet = m_network == u"devnet";
    QPainter painter(this);
    painting::surface(painter, rect(), isSandbox ? c.sandbox : isDevnet ? c.devnet : c.mainnet, QColor(), 4);
    painter.setFont(badgeFont(theme));
    painter.setPen(isSandbox ? c.onSandbox : isDevnet ? c.onDevnet : c.onMainnet);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/Banner.h"

#include "ui/text/ErrorText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/TextLabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QMetaMethod>

namespace curvedesk {

using namespace Qt::StringLiterals;

Banner::Banner()
    : m_text(new TextLabel({}, TextRole::Small))
    , m_retry(new LinkButton(tr("Retry")))
    , m_action(new LinkButton({}))
    , m_close(new IconButton(u"close"_s, tr("Dismiss the message")))
{
    m_text->setWordWrap(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_retry->setObjectName(u"bannerRetry"_s);
    m_action->setObjectName(u"bannerAction"_s);
    m_close->setObjectName(u"bannerDismiss"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 4, 6);
    row->setSpacing(4);
    row->addWidget(m_text, 1);
    row->addWidget(m_retry, 0, Qt::AlignTop);
    row->addWidget(m_action, 0, Qt::AlignTop);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_retry, &QPushButton::clicked, this, [this] {
        clear();
        emit retryRequested();
    });
    connect(m_action, &QPushButton::clicked, this, &Banner::actionRequested);
    connect(m_close, &QPushButton::clicked, this, &Banner::clear);
    hide();
}

void Banner::showError(const Error &error)
{
    showMessage(errorText(error).both(), Tone::Error);
    m_retry->setVisible(isWorthRetrying(error.code)
                        && isSignalConnected(QMetaMethod::fromSignal(&Banner::retryRequested)));
}

void Banner::showMessage(const QString &text, Tone tone)
{
    m_tone = tone;
    m_text->setText(text);
    m_retry->hide();
    m_action->hide();
    m_close->show();
    setAccessibleName(text);
    show();
    update();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::showAction(const QString &text, Tone tone, const QString &action)
{
    showMessage(text, tone);
    m_action->setText(action);
    m_action->show();
    m_close->hide();
}

void Banner::clear()
{
    m_text->clear();
    setAccessibleName({});
    hide();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const QColor tone = theme.color(m_tone);
    QPainter painter(this);
    painting::surface(painter, rect(), blended(tone, theme.colors.panel, bannerTint), QColor(), 4);
    painter.fillRect(0, 2, 3, height() - 4, tone);
}

} // namespace curvedesk
#include "moc_Banner.cpp"

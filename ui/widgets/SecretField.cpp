// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/SecretField.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QPointer>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
QPointer<QMimeData> copied; ///< the last copy, until Qt deletes it
}

SecretField::SecretField(std::shared_ptr<const SecretBytes> secret)
    : m_secret(std::move(secret))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SecretField::setRevealed(bool isRevealed)
{
    m_isRevealed = isRevealed;
    update();
}

void SecretField::copy()
{
    copyWithin("?"_ba, "?");
}

void SecretField::copyWithin(const QByteArray &text, QByteArrayView mark)
{
    auto *mime = new QMimeData;
    mime->setData(u"text/plain"_s, QByteArray(text).replace(mark, m_secret->view()));
    mime->setData(u"x-kde-passwordManagerHint"_s, "secret"_ba);
    copied = mime;
    QApplication::clipboard()->setMimeData(mime);
    // The clipboard is the timer's context, because this widget may be destroyed before.
    QTimer::singleShot(clipboardMs, QApplication::clipboard(), [mime = copied] {
        if (mime)
            clearClipboard();
    });
}

void SecretField::clearClipboard()
{
    QClipboard *clipboard = QApplication::clipboard();
    if (copied && (clipboard->ownsClipboard() || clipboard->mimeData() == copied))
        clipboard->clear();
    // Where another program has cleared the clipboard, Qt on X11 keeps our copy until the next one.
    if (copied)
        copied->clear();
}

QSize SecretField::sizeHint() const
{
    const Theme &theme = themeOf(this);
    const int digits = QFontMetrics(theme.font(TextRole::NumberSmall)).horizontalAdvance(u'0');
    return {digits * 48, theme.scaled(54)};
}

void SecretField::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painting::surface(painter, rect(), theme.colors.field, theme.colors.line, 5);
    painter.setFont(theme.font(TextRole::NumberSmall));
    painter.setPen(m_isRevealed ? theme.colors.text : theme.colors.muted);
    const QRect room = rect().adjusted(10, 4, -10, -4);
    if (!m_isRevealed) {
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, QString(32, u'•'));
        return;
    }
    QString text = QString::fromLatin1(m_secret->view());
    painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextWrapAnywhere, text);
    text.fill(u'\0');
}

} // namespace curvedesk
#include "moc_SecretField.cpp"

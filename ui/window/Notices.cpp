// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/Notices.h"

#include "ui/widgets/Buttons.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/ScreenReaders.h"
#include "ui/widgets/TextLabel.h"

#include <QAccessible>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QTimer>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// One notice: its words and the button that dismisses it.
class Notice final : public QWidget
{
public:
    Notice(const Notices::Entry &entry, bool hidesAmounts)
        : m_entry(entry)
        , m_words(new TextLabel({}, TextRole::Small))
        , m_view(new LinkButton(Notices::tr("View")))
        , m_close(new IconButton(u"close"_s, Notices::tr("Dismiss the notice")))
    {
        m_words->setWordWrap(true);
        m_close->setFocusPolicy(Qt::NoFocus);
        m_close->setObjectName(u"noticeDismiss"_s);
        hideAmounts(hidesAmounts);
        setReaderRole(*this, QAccessible::AlertMessage);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(14, 9, 6, 9);
        row->addWidget(m_words, 1);
        m_view->setObjectName(u"noticeView"_s);
        m_view->setFocusPolicy(Qt::NoFocus);
        row->addWidget(m_view, 0, Qt::AlignTop);
        m_view->setVisible(static_cast<bool>(entry.view));
        connect(m_view, &QPushButton::clicked, this, [this] {
            const auto view = m_entry.view; // it may add a notice in place of this one
            deleteLater();
            view();
        });
        m_rest.setSingleShot(true);
        m_rest.setInterval(Notices::showMs);
        connect(&m_rest, &QTimer::timeout, this, &QObject::deleteLater);
        if (isGood())
            m_rest.start();
        row->addWidget(m_close, 0, Qt::AlignTop);
    }

    [[nodiscard]] QPushButton *closeButton() const { return m_close; }
    [[nodiscard]] bool isGood() const { return m_entry.tone != Tone::Error && m_entry.tone != Tone::Warn; }
    void hideAmounts(bool hides)
    {
        m_words->setText(m_entry.shown(hides));
        setAccessibleName(m_entry.shown(hides));
    }

protected:
    /// A reader has the notice's whole time again once the mouse has left it.
    void enterEvent(QEnterEvent *) override { m_rest.stop(); }
    void leaveEvent(QEvent *) override
    {
        if (isGood())
            m_rest.start();
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = themeOf(this);
        QPainter painter(this);
        painting::surface(painter, rect(), theme.colors.raised, theme.color(m_entry.tone), 6);
        painter.fillRect(1, 8, 3, height() - 16, theme.color(m_entry.tone));
    }

private:
    const Notices::Entry m_entry;
    TextLabel *m_words;
    LinkButton *m_view;
    IconButton *m_close;
    QTimer m_rest{this}; ///< until a good one disappears
};

} // namespace

Notices::Notices(QWidget *parent, QWidget *anchor)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_anchor(anchor)
{
    setObjectName(u"notices"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    anchor->installEventFilter(this);
    hide();
}

void Notices::setHidesAmounts(bool hides)
{
    if (std::exchange(m_hidesAmounts, hides) == hides)
        return;
    for (int i = 0; i < m_column->count(); ++i)
        static_cast<Notice *>(m_column->itemAt(i)->widget())->hideAmounts(hides);
    placeInCorner();
}

void Notices::add(const QString &text, Tone tone, const QString &discreet, const std::function<void()> &view)
{
    m_log.append({QDateTime::currentMSecsSinceEpoch(), text, discreet, tone, view});
    if (m_log.size() > maxLogged)
        m_log.removeFirst();
    auto *notice = new Notice(m_log.constLast(), m_hidesAmounts);
    // A new notice replaces the good ones, which it may contradict; those of orders are under Activity as well.
    for (int i = m_column->count() - 1; i >= 0; --i) {
        auto *shown = static_cast<Notice *>(m_column->itemAt(i)->widget());
        if (shown->isGood() && !shown->underMouse())
            delete shown;
    }
    if (m_column->count() >= maxShown) {
        const std::unique_ptr<QLayoutItem> oldest(m_column->takeAt(0));
        delete oldest->widget();
    }
    m_column->addWidget(notice);
    notice->show(); // a layout reserves room for visible widgets only
    connect(notice->closeButton(), &QPushButton::clicked, notice, &QObject::deleteLater);
    connect(notice, &QObject::destroyed, this, &Notices::placeInCorner, Qt::QueuedConnection);
    show();
    placeInCorner();
    QAccessibleEvent alert(notice, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Notices::placeInCorner()
{
    setVisible(m_column->count() > 0);
    // The height of wrapped text depends on its width, so that it is computed for this width.
    const int wide = themeOf(this).scaled(340);
    resize(wide,
           m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(wide) : m_column->totalSizeHint().height());
    // Above the last line of the tables, which has their sum.
    const int margin = themeOf(this).scaled(8);
    const int sumLine = themeOf(this).scaled(26);
    const QRect place = QStyle::alignedRect(layoutDirection(), Qt::AlignRight | Qt::AlignBottom, size(),
                                            m_anchor->rect().adjusted(margin, 0, -margin, -margin - sumLine));
    move(m_anchor->mapTo(parentWidget(), place.topLeft()));
    raise();
}

bool Notices::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        placeInCorner();
    return QWidget::eventFilter(watched, event);
}

} // namespace curvedesk

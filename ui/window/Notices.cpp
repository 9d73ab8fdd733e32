// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/Notices.h"

#include "ui/text/DisplayText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/ScreenReaders.h"
#include "ui/widgets/TextLabel.h"

#include <QAccessible>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
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
    {
        m_words->setWordWrap(true);
        hideAmounts(hidesAmounts);
        setReaderRole(*this, QAccessible::AlertMessage);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(14, 9, 6, 9);
        row->addWidget(m_words, 1);
        auto *link = new LinkButton(Notices::tr("View"));
        link->setObjectName(u"noticeView"_s);
        link->setFocusPolicy(Qt::NoFocus);
        row->addWidget(link, 0, Qt::AlignTop);
        link->setVisible(static_cast<bool>(entry.view));
        connect(link, &QPushButton::clicked, this, [this] {
            const auto view = m_entry.view; // it may add a notice in place of this one
            deleteLater();
            view();
        });
        m_rest.setSingleShot(true);
        m_rest.setInterval(Notices::showMs);
        connect(&m_rest, &QTimer::timeout, this, &QObject::deleteLater);
        if (isGood())
            m_rest.start();
        auto *dismiss = new IconButton(u"close"_s, Notices::tr("Dismiss the notice"));
        dismiss->setFocusPolicy(Qt::NoFocus);
        dismiss->setObjectName(u"noticeDismiss"_s);
        row->addWidget(dismiss, 0, Qt::AlignTop);
        connect(dismiss, &QPushButton::clicked, this, &QObject::deleteLater);
    }

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
    QTimer m_rest{this}; ///< until a good one disappears
};

// Height of the notices of a layout at a width, both in pixels: wrapped words are higher in a narrow one.
int heightOf(const QLayout &layout, int width)
{
    return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width) : layout.totalSizeHint().height();
}

} // namespace

Notices::Notices(QWidget *parent, QWidget *chart, QWidget *tables, const QWidget *foot)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_standing(new QWidget(parent))
    , m_lines(new QVBoxLayout)
    , m_more(new LinkButton({}))
    , m_chart(chart)
    , m_tables(tables)
    , m_foot(foot)
{
    setObjectName(u"notices"_s);
    m_standing->setObjectName(u"standingNotices"_s);
    m_standing->hide();
    m_lines->setSpacing(4);
    m_more->setObjectName(u"noticeMore"_s);
    m_more->setFocusPolicy(Qt::NoFocus);
    m_more->setToolTip(displayText::toolTip(tr("All notices since the start")));
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_older = 0;
        place();
        emit logRequested();
    });
    auto *row = new QHBoxLayout(m_standing);
    row->setContentsMargins(6, 0, 6, 6);
    row->addLayout(m_lines, 1);
    row->addWidget(m_more, 0, Qt::AlignBottom);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    chart->installEventFilter(this);
    tables->installEventFilter(this);
    hide();
}

void Notices::setHidesAmounts(bool hides)
{
    if (std::exchange(m_hidesAmounts, hides) == hides)
        return;
    for (const QLayout *each : {m_column, m_lines}) {
        for (int i = 0; i < each->count(); ++i)
            static_cast<Notice *>(each->itemAt(i)->widget())->hideAmounts(hides);
    }
    place();
    emit hidesAmountsChanged();
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
        if (!shown->underMouse())
            delete shown;
    }
    QVBoxLayout *layout = notice->isGood() ? m_column : m_lines;
    if (layout->count() >= maxShown) {
        const std::unique_ptr<QLayoutItem> oldest(layout->takeAt(0));
        delete oldest->widget();
        m_older += layout == m_lines ? 1 : 0;
    }
    layout->addWidget(notice);
    notice->show(); // a layout reserves room for visible widgets only
    connect(notice, &QObject::destroyed, this, &Notices::place, Qt::QueuedConnection);
    place();
    QAccessibleEvent alert(notice, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Notices::dismissAll()
{
    for (const QLayout *each : {m_column, m_lines}) {
        for (int i = 0; i < each->count(); ++i)
            each->itemAt(i)->widget()->deleteLater();
    }
    m_older = 0;
    place();
}

void Notices::place()
{
    placeStanding();
    setVisible(m_column->count() > 0);
    const bool isAny = m_column->count() + m_lines->count() + m_older > 0;
    if (std::exchange(m_isAnyShown, isAny) != isAny)
        emit shownChanged(isAny);
    const QWidget *chart = m_chart;
    while (!chart->isVisibleTo(parentWidget()))
        chart = chart->parentWidget();
    // The height of wrapped text depends on its width, so that it is computed for this width.
    const int margin = themeOf(this).scaled(8);
    const int wide = qMin(themeOf(this).scaled(340), chart->width() - 2 * margin);
    const int high = heightOf(*m_column, wide);
    // Below the line of figures in the chart, which goes from left to right in every language.
    const QPoint corner = chart->mapTo(parentWidget(), QPoint(margin, themeOf(this).scaled(30)));
    const int floor = m_standing->isHidden() ? m_foot->y() : m_standing->y();
    setGeometry(corner.x(), qMin(corner.y(), floor - margin - high), wide, high);
    raise();
}

void Notices::placeStanding()
{
    m_more->setText(tr("%n more", nullptr, m_older));
    m_more->setVisible(m_older > 0);
    m_standing->setVisible(m_lines->count() + m_older > 0);
    const QWidget *host = m_tables->isVisible() ? m_tables : parentWidget();
    const int high = m_standing->isHidden() ? 0 : heightOf(*m_standing->layout(), host->width());
    m_tables->setContentsMargins(0, 0, 0, high);
    const QPoint corner = host->mapTo(parentWidget(), QPoint(0, host->height()));
    m_standing->setGeometry(corner.x(), qMin(corner.y(), m_foot->y()) - high, host->width(), high);
    m_standing->raise();
}

bool Notices::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show
        || event->type() == QEvent::Hide)
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace curvedesk
#include "moc_Notices.cpp"

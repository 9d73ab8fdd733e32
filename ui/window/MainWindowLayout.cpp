// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/Desk.h"
#include "ui/discovery/KingPanel.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/panels/ApiHostPanel.h"
#include "ui/panels/CoinPanel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/panels/WalletsPanel.h"
#include "ui/state/WalletBook.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ScrollingArea.h"
#include "ui/window/DockArea.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Notices.h"
#include "ui/window/StatusStrip.h"
#include "ui/window/TopBar.h"
#include "ui/window/Tray.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int gutter = 6;

/// The surface between the panels, painted here: children would inherit a background role with its text colour.
class Backdrop final : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), themeOf(this).colors.window); }
    /// Enter presses the button with the focus, as it does in a dialog; outside of dialogs Qt leaves that to Space.
    void keyPressEvent(QKeyEvent *event) override
    {
        auto *button = qobject_cast<QAbstractButton *>(window()->focusWidget());
        if (button != nullptr && !event->isAutoRepeat()
            && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
            button->click();
        else
            QWidget::keyPressEvent(event);
    }
};

} // namespace

void MainWindow::buildLayout()
{
    m_top = new TopBar(m_desk->network(), *m_selection, *m_book);
    m_top->setDark(m_scheme == ColorScheme::Dark);
    m_vaultBanner = new Banner;
    m_vaultBanner->setObjectName(u"vaultBanner"_s);
    m_vaultBanner->layout()->setContentsMargins(12, 6, 16, 6); // it has no close button at its right edge
    m_king = new KingPanel(*m_desk, *m_feed, *m_selection);
    m_tokens = new TokenListPanel(*m_desk, *m_feed, *m_selection);
    m_wallets = new WalletsPanel(*m_desk, *m_book, *m_selection);
    m_evidence = new EvidencePanel(*m_desk, *m_feed, *m_selection, *m_book);
    m_coinPanel = new CoinPanel(*m_desk, *m_feed, *m_selection, *m_coin, *m_book);
    m_status = new StatusStrip(m_desk->network(), m_options.hasSimulatedTraders);

    m_docks = new DockArea({.king = m_king,
                            .coins = m_tokens,
                            .wallets = m_wallets,
                            .coin = m_coinPanel,
                            .evidence = m_evidence,
                            .tape = m_evidence->newTape(),
                            .work = buildWork()});

    auto *central = new Backdrop;
    auto *columns = new Backdrop;
    auto *columnsLayout = new QHBoxLayout(columns);
    columnsLayout->setContentsMargins(gutter, gutter, gutter, gutter);
    columnsLayout->addWidget(m_docks);
    m_workspace = new ScrollingArea(columns);
    m_workspace->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto *rows = new QVBoxLayout(central);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_top);
    rows->addWidget(m_vaultBanner);
    rows->addWidget(m_workspace, 1);
    rows->addWidget(m_status);
    setCentralWidget(central);
    m_notices = new Notices(central, m_coinPanel->findChild<QWidget *>(u"chartPages"_s), m_evidence, m_status);
    m_tray = new Tray(*this, m_options.hasTray);
    connect(m_tray, &Tray::stayed, this, [this] {
        saveSettings();
        constexpr auto toldKey = "window/trayTold"_L1;
        if (m_settings && m_settings->value(toldKey).toBool())
            return;
        const QString sentence
            = tr("Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.");
        m_notices->add(sentence, Tone::Accent);
        m_tray->showOutside(sentence, Tone::Accent);
        if (m_settings)
            m_settings->setValue(toldKey, true);
    });
    m_docks->placeColumns(m_zoom);
    setMinimumSize(640, 400);
    central->setAccessibleName(u"Curvedesk"_s);
    central->setFocus(); // no text field gets the first focus, so that the single-letter shortcuts work
}

QWidget *MainWindow::buildWork()
{
    m_ticket = new TicketPanel(*m_desk, *m_feed, *m_selection, *m_coin, *m_book);
    m_launch = new LaunchPanel(*m_desk, *m_selection, *m_book);
    m_workTabs = new QTabBar;
    m_workTabs->setObjectName(u"workTabs"_s);
    m_workTabs->setAccessibleName(tr("What to do"));
    m_workTabs->setDrawBase(false);
    m_workTabs->setExpanding(false);
    m_workTabs->addTab(tr("Order"));
    m_workTabs->addTab(tr("Launch"));
    m_workTabs->addTab(tr("API"));
    m_work = new QStackedWidget;
    m_work->addWidget(m_ticket);
    m_work->addWidget(m_launch);
    m_work->addWidget(new ScrollingArea(new ApiHostPanel(*m_desk, *m_selection, *m_book)));
    auto *card = new Card({});
    card->setObjectName(u"workPanel"_s);
    card->setAccessibleName(tr("Order, launch, API host"));
    card->header()->setContentsMargins(2, 0, 2, 0);
    card->header()->insertWidget(0, m_workTabs);
    card->body()->addWidget(m_work);
    return card;
}

void MainWindow::fitPanels()
{
    // The scroll bar comes and goes.
    m_docks->fitInto(m_workspace->size()
                     - QSize(2 * gutter + m_workspace->verticalScrollBar()->sizeHint().width(), 2 * gutter));
}

void MainWindow::bringIntoView(QWidget *widget)
{
    m_docks->reveal(widget);
    // What is behind a sheet stays where it is.
    for (QWidget *each = widget; !each->isWindow();) {
        each = each->parentWidget();
        // QScrollArea::ensureWidgetVisible() would use the field's cursor.
        if (auto *area = qobject_cast<QScrollArea *>(each)) {
            const QPoint middle = widget->mapTo(area->widget(), widget->rect().center());
            const QSize half = widget->size().boundedTo(area->viewport()->size()) / 2;
            area->ensureVisible(middle.x(), middle.y(), half.width() + 1, half.height() + 1);
        }
    }
}

} // namespace curvedesk

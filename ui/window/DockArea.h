// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace curvedesk {

/// The panels as docks around the coin. Locked they have no title bars and stay where they are; unlocked they can be
/// moved, floated and closed.
class DockArea final : public QMainWindow
{
    Q_OBJECT

public:
    /// The built-in arrangements: everything but the tape; with the tape beside the chart; room for the launch form;
    /// room for the API host.
    enum Arrangement { Trade, Wide, Launch, Host };

    struct Panels
    {
        QWidget *king;
        QWidget *coins;
        QWidget *wallets;
        QWidget *coin;
        QWidget *evidence;
        QWidget *tape;
        QWidget *work;
    };

    explicit DockArea(const Panels &panels, QWidget *parent = nullptr);

    /// Puts all docks back to this arrangement.
    void use(Arrangement arrangement);
    void setLocked(bool isLocked);
    [[nodiscard]] bool isLocked() const { return m_isLocked; }
    [[nodiscard]] QByteArray arrangement() const { return saveState(stateVersion()); }
    /// Restores an arrangement; docks that would float outside every screen come back. False for a foreign one.
    bool restoreArrangement(const QByteArray &state);
    /// Sets the smallest widths, and the usual ones of the columns.
    void placeColumns(int zoomPercent);
    [[nodiscard]] const QList<QDockWidget *> &docks() const { return m_docks; }

protected:
    /// Calls growToFit() after a change of the layout.
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Puts the panel into a new dock of this area, on the given side.
    QDockWidget *add(const QString &objectName, const QString &title, QWidget *panel, Qt::DockWidgetArea area);
    [[nodiscard]] Qt::DockWidgetArea discoverySide() const;
    [[nodiscard]] Qt::DockWidgetArea orderSide() const;
    /// Puts the tape between the chart and the order ticket.
    void placeTape();
    /// An arrangement is restored only in the writing direction in which it was kept.
    [[nodiscard]] int stateVersion() const;
    /// Gives the docks the sizes of the arrangement.
    void resizeAll();
    /// Gives docks that are lower than their panels need the height that is missing.
    void growToFit();

    static constexpr int maxAttempts = 8;

    Panels m_panels;
    QDockWidget *m_king;
    QDockWidget *m_coins;
    QDockWidget *m_wallets;
    QDockWidget *m_evidence;
    QDockWidget *m_tape;
    QDockWidget *m_work;
    QList<QDockWidget *> m_docks;
    Arrangement m_arrangement = Trade;
    int m_zoom = 100;
    bool m_isLocked = true;
    QList<int> m_grown; ///< the heights that were asked for last
    int m_attempts = 0; ///< number of times that they were asked for
};

} // namespace curvedesk

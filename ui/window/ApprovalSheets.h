// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/access/ApprovalService.h"

#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

namespace curvedesk {

class ApprovalDialog;
class Desk;
class WalletBook;

/// Shows the orders of programs that wait for the user, one sheet after the other, and never over another sheet.
class ApprovalSheets final : public QObject
{
    Q_OBJECT

public:
    /// Follows the desk and asks it also for the orders that wait already; after an error it shows only those asked for
    /// later. `desk` and `book` must outlive it.
    ApprovalSheets(Desk &desk, const WalletBook &book, QWidget *window);

    /// Shows the orders that wait, also those that the user put off; emits failed() where none waits.
    void showAll();

signals:
    /// An order waits, newly or since before the window opened: a sentence for a notice.
    void asked(const QString &sentence);
    /// An answer could not be given, or nothing waits: a sentence for a notice.
    void failed(const QString &sentence);

private:
    /// Adds an order to those that wait, emits asked(), and may open the next sheet; nothing for one that it has.
    void add(const Approval &approval);
    /// Forgets an order that was answered or is over, and closes its sheet, 0.3 s before the next one opens.
    void remove(const QString &id);
    /// Opens the sheet of the oldest order that was not put off, unless one is open; tries again every 0.3 s while
    /// another sheet or a menu is open or the window is hidden.
    void showNext();

    Desk &m_desk;
    const WalletBook &m_book;
    QWidget *m_window;
    QList<Approval> m_waiting; ///< oldest first
    QSet<QString> m_putOff; ///< ids of the orders that the user wants to decide later
    QPointer<ApprovalDialog> m_sheet;
    QTimer m_retry; ///< runs while another sheet is open
};

} // namespace curvedesk

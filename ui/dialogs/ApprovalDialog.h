// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/access/ApprovalService.h"
#include "ui/dialogs/ConfirmingDialog.h"

class QPushButton;

namespace curvedesk {

class Desk;
class PrimaryButton;
class TextLabel;
class WalletBook;

/// The order of a program that waits for the user: whose key, what it may take, the transaction where it is made
/// already, and the time left. It appears by itself, and no key pressed by chance may approve: no button has the focus.
class ApprovalDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// `desk` and `book` must outlive the sheet.
    ApprovalDialog(const Approval &approval, Desk &desk, const WalletBook &book, QWidget *parent);

    [[nodiscard]] const QString &id() const { return m_approval.id; } ///< the approval's

signals:
    /// The answer came too late, or the core refused it: a sentence for a notice. The sheet closes next.
    void failed(const QString &sentence);

private:
    void buildOrder(const WalletBook &book); ///< adds key, network, wallet, mint, recipient and figures of the order
    /// Adds the transaction in words, hidden until it is asked for; nothing where there is none yet (a launch).
    void buildDecoded();
    /// Adds the buttons that put off (and close), refuse and approve; the last two are enabled by armed().
    void buildButtons();
    void showTimeLeft(); ///< in how many seconds the order is refused without an answer; does not refuse it
    /// Has the core approve (and so sign and send) or refuse the order; disables both buttons: focus to the sheet.
    /// Once it answers, closes as accepted when it took that or the order no longer waits (NotFound), as rejected after
    /// any other error, because the order may still wait. Emits failed() before for every error.
    void answer(bool approves);

    const Approval m_approval;
    Desk &m_desk;
    TextLabel *m_timeLeft;
    QPushButton *m_refuse;
    PrimaryButton *m_approve;
    QTimer m_second;
};

} // namespace curvedesk

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

/// The order of a program that waits for the user: whose key it is, what it may take, the transaction where it is made
/// already, and the time left. It appears by itself, and no key that happens to be pressed may approve: no button has
/// the focus at first.
class ApprovalDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// `desk` and `book` must outlive the sheet.
    ApprovalDialog(const Approval &approval, Desk &desk, const WalletBook &book, QWidget *parent);

    [[nodiscard]] const QString &id() const { return m_approval.id; } ///< the approval's

signals:
    /// The answer came too late, or could not be given.
    void failed(const QString &sentence);

private:
    void buildOrder(const WalletBook &book);
    void buildDecoded();
    void buildButtons();
    void showTimeLeft();
    /// Sends the user's answer and closes once the core has heard it; emits failed() before where that failed. Rejects
    /// where the order may still wait.
    void answer(bool approves);

    const Approval m_approval;
    Desk &m_desk;
    TextLabel *m_timeLeft;
    QPushButton *m_refuse;
    PrimaryButton *m_approve;
    QTimer m_second;
};

} // namespace curvedesk

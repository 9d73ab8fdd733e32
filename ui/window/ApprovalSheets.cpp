// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/ApprovalSheets.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/ApprovalDialog.h"
#include "ui/text/DisplayText.h"

#include <QApplication>

namespace curvedesk {

ApprovalSheets::ApprovalSheets(Desk &desk, const WalletBook &book, QWidget *window)
    : QObject(window)
    , m_desk(desk)
    , m_book(book)
    , m_window(window)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(300);
    connect(&m_retry, &QTimer::timeout, this, &ApprovalSheets::showNext);
    connect(&desk, &Desk::approvalAsked, this, &ApprovalSheets::add);
    connect(&desk, &Desk::approvalAnswered, this, &ApprovalSheets::remove);
    // The approvals that were asked for before the window opened.
    desk.approvals(this, [this](const Result<QList<Approval>> &answer) {
        for (const Approval &each : answer.value_or(QList<Approval>()))
            add(each);
    });
}

void ApprovalSheets::add(const Approval &approval)
{
    if (std::ranges::any_of(m_waiting, [&approval](const Approval &each) { return each.id == approval.id; }))
        return;
    m_waiting.append(approval);
    emit asked(tr("An order of the API key “%1” waits for your approval.")
                   .arg(displayText::line(approval.label.isEmpty() ? approval.key : approval.label, 40).text));
    showNext();
}

void ApprovalSheets::remove(const QString &id)
{
    m_waiting.removeIf([&id](const Approval &each) { return each.id == id; });
    m_putOff.remove(id);
    if (m_sheet && m_sheet->id() == id)
        m_sheet->accept();
}

void ApprovalSheets::showAll()
{
    m_putOff.clear();
    if (m_waiting.isEmpty())
        emit failed(tr("No order waits for your approval."));
    showNext();
}

void ApprovalSheets::showNext()
{
    const auto next
        = std::ranges::find_if(m_waiting, [this](const Approval &each) { return !m_putOff.contains(each.id); });
    if (m_sheet || next == m_waiting.end())
        return;
    if (!m_window->isVisible() || QApplication::activeModalWidget() != nullptr
        || QApplication::activePopupWidget() != nullptr) {
        m_retry.start();
        return;
    }
    m_sheet = new ApprovalDialog(*next, m_desk, m_book, m_window);
    connect(m_sheet, &ApprovalDialog::failed, this, &ApprovalSheets::failed);
    connect(m_sheet, &QDialog::finished, this, [this, id = next->id](int result) {
        if (result == QDialog::Rejected)
            m_putOff.insert(id);
        else
            m_waiting.removeIf([&id](const Approval &each) { return each.id == id; });
        m_sheet = nullptr; // it is deleted later
        m_retry.start();
    });
    m_sheet->open();
}

} // namespace curvedesk
#include "moc_ApprovalSheets.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The part of TicketPanel that lets orders be confirmed, sends them, and waits for the keys.
#include "ui/desk/Desk.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/ticket/ArmDialog.h"
#include "ui/ticket/ConfirmDialog.h"
#include "ui/ticket/QuoteFollower.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TermsEdit.h"

#include <QApplication>
#include <QClipboard>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

void TicketPanel::setKeysLocked(bool isLocked)
{
    m_areKeysLocked = isLocked;
    if (isLocked)
        disarm();
    if (m_waiting && !isLocked)
        send(*std::exchange(m_waiting, std::nullopt));
    showLock();
    showButton();
}

void TicketPanel::showLock()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (wallet && wallet->isWatched)
        m_lock->showAction(tr("This wallet is only watched: its key is elsewhere."), Tone::Accent, tr("Copy unsigned"));
    else if (m_waiting)
        m_lock->showAction(tr("The order waits for the keys and is sent once they are unlocked."), Tone::Warn,
                           tr("Unlock…"));
    else if (m_areKeysLocked)
        m_lock->showAction(tr("The keys are locked."), Tone::Warn, tr("Unlock…"));
    else
        m_lock->clear();
}

QString TicketPanel::signingProblem() const
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (wallet && wallet->isWatched)
        return tr("Its key is elsewhere: copy the unsigned order and sign it there");
    return m_areKeysLocked ? tr("The keys are locked") : QString();
}

void TicketPanel::copyUnsigned()
{
    const TicketDraft draft(input());
    if (!draft.request()) {
        m_banner->showMessage(draft.problem(), Tone::Warn);
        return;
    }
    m_desk.unsignedTrade(this, *draft.request(), [this](const Result<UnsignedTrade> &answer) {
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        QApplication::clipboard()->setText(QString::fromLatin1(answer->wire.toBase64()));
        m_banner->showMessage(tr("The unsigned transaction is in the clipboard, in base64. It can be signed for about "
                                 "a minute."),
                              Tone::Buy);
    });
}

bool TicketPanel::mayOrderUnasked() const
{
    const Result<quint64> slippage = m_terms->slippageBps();
    const bool isFirst = m_isFirstReal && networkText::moneyOf(m_desk.network()) == networkText::Money::Real;
    return m_armedLamports && !isFirst && slippage && m_follower->sheet()
        && TicketDraft::limitedLamports(*m_follower->sheet()) <= *m_armedLamports
        && TicketDraft::dangersOf(*m_follower->sheet(), *slippage).isEmpty();
}

void TicketPanel::toggleArmed()
{
    if (m_armedLamports) {
        disarm();
        return;
    }
    auto *dialog = new ArmDialog(m_desk.network(), m_limits.spendLamports, window());
    connect(dialog, &ArmDialog::capChosen, this, &TicketPanel::setArmed);
    dialog->open();
}

void TicketPanel::setArmed(std::optional<quint64> lamports)
{
    if (m_areKeysLocked)
        lamports.reset();
    if (std::exchange(m_armedLamports, lamports) == lamports)
        return;
    m_arm->setIconName(lamports ? u"bolt-filled"_s : u"bolt"_s);
    m_arm->setTone(lamports ? Tone::Warn : Tone::Muted);
    m_arm->setName(lamports ? tr("Armed up to %1 SOL an order: disarm (Esc)").arg(amountText::solPlain(*lamports))
                            : tr("Trade with one click…"));
    showButton();
    emit armedChanged(lamports);
}

void TicketPanel::sendOrConfirm()
{
    const TicketDraft draft(input());
    if (!draft.request() || !m_follower->sheet() || m_isSending || m_review)
        return; // m_review is set: the second half of a double click must not open a second sheet
    m_banner->clear();
    if (!mayOrderUnasked()) {
        openConfirmSheet(*draft.request());
        return;
    }
    // The second half of a double click must not order again.
    if (m_sinceSent.isValid() && !m_sinceSent.hasExpired(QApplication::doubleClickInterval()))
        return;
    m_sinceSent.start();
    send(agreed(*draft.request(), *m_follower->sheet()));
}

bool TicketPanel::isInTicket(const TradeRequest &request) const
{
    TicketInput now = input();
    now.wallet = request.signer.wallet;
    now.slippageBps = request.slippageBps;
    now.priorityFee = request.priorityFeeMicroLamports;
    now.limits = {};
    now.hold.clear();
    const TicketDraft draft(now);
    return draft.request() && isSameOrder(*draft.request(), request);
}

void TicketPanel::openConfirmSheet(const TradeRequest &request)
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    auto *dialog = new ConfirmDialog({.request = request,
                                      .sheet = *m_follower->sheet(),
                                      .limits = m_limits,
                                      .coin = *m_coin.details(),
                                      .walletLabel = wallet ? wallet->label : QString(),
                                      .network = m_desk.network(),
                                      .buttonText = buttonText(false),
                                      .isFirstRealOrder = m_isFirstReal},
                                     m_desk, window());
    m_review = dialog;
    // The sheet follows the market while it is open, and the priority fee; not an order that the ticket turns to, such
    // as that of another wallet once this one was removed.
    connect(m_follower, &QuoteFollower::changed, dialog, [this, dialog, request] {
        TradeRequest followed = m_follower->request().value_or(request);
        const std::optional<quint64> unitPrice
            = std::exchange(followed.priorityFeeMicroLamports, request.priorityFeeMicroLamports);
        if (!isSameOrder(followed, request))
            dialog->setProblem(tr("The ticket is about another order by now: close this and review that one."));
        else if (m_follower->sheet())
            dialog->setSheet(*m_follower->sheet(), unitPrice, buttonText(false));
        else
            dialog->setProblem(priceProblem());
    });
    connect(dialog, &ConfirmDialog::confirmed, this, &TicketPanel::send);
    dialog->open();
}

void TicketPanel::send(const TradeRequest &request)
{
    m_isSending = true;
    showButton();
    const QString coin = m_coin.details() ? displayText::ticker(m_coin.details()->summary.symbol) : QString();
    m_desk.trade(this, request, [this, request, coin](const Result<TradeReceipt> &answer) {
        m_isSending = false;
        const bool stands = isInTicket(request);
        const auto showError = [&](const Error &error) {
            if (request.token == m_selection.mint())
                m_banner->showError(error);
            else // the ticket is about another coin by now
                m_banner->showMessage(u"%1: %2"_s.arg(coin, errorText(error).both()), Tone::Error);
        };
        if (answer && networkText::moneyOf(m_desk.network()) == networkText::Money::Real)
            m_isFirstReal = false;
        if (stands && !answer && answer.error().code == ErrorCode::WalletLocked) {
            m_waiting = request;
            showLock();
        } else if (!answer)
            showError(answer.error());
        else if (answer->error)
            showError(*answer->error);
        else if (stands)
            clearAmounts();
        updateQuoteRequest(); // an amount that was hidden is cleared without a signal of its field
    });
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/LaunchPanel.h"

#include "ui/desk/Desk.h"
#include "ui/launch/ConfirmLaunchDialog.h"
#include "ui/launch/ImageDrop.h"
#include "ui/launch/LaunchSteps.h"
#include "ui/launch/StoresDialog.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/LaunchPlaceText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QUuid>

namespace curvedesk {

void LaunchPanel::connectAll()
{
    connect(m_image, &ImageDrop::changed, this, [this] { noteEdit(LaunchForm::Picture); });
    connect(m_image, &ImageDrop::refused, this, [this](const QString &reason) {
        m_controls[LaunchForm::Picture].refusal = reason;
        m_controls[LaunchForm::Picture].isTouched = true;
        showFormState();
    });
    connect(m_image, &ImageDrop::shown, this, [this] {
        m_crop->setVisible(m_image->canCrop());
        m_note->clear();
    });
    connect(m_image, &ImageDrop::prepared, m_note, &QLabel::setText);
    connect(m_crop, &QPushButton::clicked, m_image, &ImageDrop::crop);
    connect(m_stores, &QPushButton::clicked, this, [this] {
        auto *dialog = new StoresDialog(m_desk, window());
        connect(dialog, &QDialog::accepted, this, &LaunchPanel::askPlace);
        dialog->open();
    });
    connectField(LaunchForm::Name, m_name);
    connectField(LaunchForm::Symbol, m_symbol);
    connectField(LaunchForm::Website, m_website);
    connectField(LaunchForm::Twitter, m_twitter);
    connectField(LaunchForm::Telegram, m_telegram);
    connectField(LaunchForm::FirstBuy, m_buy);
    connect(m_description, &QPlainTextEdit::textChanged, this, [this] { noteEdit(LaunchForm::Description); });
    connect(m_terms, &TermsEdit::changed, this, [this] { noteEdit(LaunchForm::Terms); });
    connect(m_image, &ImageDrop::busyChanged, this, &LaunchPanel::showFormState);
    connect(&m_selection, &DeskSelection::walletChanged, this, &LaunchPanel::showFormState);
    connect(&m_book, &WalletBook::changed, this, &LaunchPanel::showFormState);
    connect(m_button, &QPushButton::clicked, this, &LaunchPanel::openConfirmSheet);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        setEnabledOrPassFocus(*m_cancel, false, *this);
        m_desk.stopLaunch(m_key);
    });
    connect(m_banner, &Banner::retryRequested, this, &LaunchPanel::openConfirmSheet);
    connect(&m_desk, &Desk::networkChanged, this, &LaunchPanel::askPlace);
    connect(&m_desk, &Desk::networkStateChanged, this, &LaunchPanel::askPlace);
    connect(&m_desk, &Desk::launchProgressed, this, [this](const LaunchProgress &progress) {
        if (m_isSending && progress.idempotencyKey == m_key) {
            m_steps->showRunning(progress);
            showCancel();
        }
    });
    m_saving.setSingleShot(true);
    m_saving.setInterval(400); // ms after the last key that was pressed
    connect(&m_saving, &QTimer::timeout, this, &LaunchPanel::saveDraft);
    m_desk.launchDraft(this, [this](const Result<LaunchDraft> &draft) {
        if (draft)
            restoreDraft(*draft);
    });
    showFormState();
}

void LaunchPanel::connectField(LaunchForm::Field field, QLineEdit *edit)
{
    connect(edit, &QLineEdit::textChanged, this, [this, field] { noteEdit(field); });
    connect(edit, &QLineEdit::returnPressed, m_button, &QPushButton::click);
    connect(edit, &QLineEdit::editingFinished, this, [this, field] {
        m_controls[field].isTouched = true;
        showFormState();
    });
}

void LaunchPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    askPlace();
}

void LaunchPanel::askPlace()
{
    if (!isVisible())
        return;
    m_desk.launchPlace(this, [this](const Result<LaunchPlace> &place) {
        if (!place)
            return;
        const QString network = m_desk.network();
        m_place->setText(launchPlaceText::line(*place));
        m_place->setTone(launchPlaceText::tone(*place, network));
        m_place->setPlainToolTip(launchPlaceText::explanation(*place, network));
        m_place->setAccessibleDescription(launchPlaceText::explanation(*place, network));
    });
}

void LaunchPanel::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
}

LaunchForm LaunchPanel::form() const
{
    LaunchForm form;
    form.image = m_image->bytes();
    form.texts[LaunchForm::Name] = m_name->text().trimmed();
    form.texts[LaunchForm::Symbol] = m_symbol->text().trimmed();
    form.texts[LaunchForm::Description] = m_description->toPlainText().trimmed();
    form.texts[LaunchForm::Website] = m_website->text().trimmed();
    form.texts[LaunchForm::Twitter] = m_twitter->text().trimmed();
    form.texts[LaunchForm::Telegram] = m_telegram->text().trimmed();
    if (!m_buy->text().isEmpty())
        form.firstBuy = m_buy->amount();
    form.slippageBps = m_terms->slippageBps();
    form.priorityFee = m_terms->unitPrice();
    if (const auto wallet = m_book.wallet(m_selection.wallet()))
        form.walletLamports = wallet->lamports;
    return form;
}

QString LaunchPanel::holdReason(const LaunchForm &form) const
{
    if (m_isSending)
        return tr("Launching…");
    if (!form.walletLamports)
        return m_book.isKnown() ? tr("Create or import a wallet first") : tr("The wallets are not read yet");
    if (m_image->isBusy())
        return tr("The picture is being read…");
    if (const auto field = form.firstProblem())
        return form.problem(*field);
    return m_hold;
}

void LaunchPanel::showFormState()
{
    const LaunchForm form = this->form();
    const auto count = [](TextLabel *label, const QString &text, qsizetype limit) {
        const qsizetype bytes = text.toUtf8().size();
        label->setText(tr("%1 / %2 bytes").arg(bytes).arg(limit));
        label->setTone(bytes > limit ? Tone::Error : Tone::Muted);
    };
    count(m_nameCount, form.texts[LaunchForm::Name], LaunchForm::maxNameBytes);
    count(m_symbolCount, form.texts[LaunchForm::Symbol], LaunchForm::maxSymbolBytes);
    for (std::size_t field = 0; field < LaunchForm::fieldCount; ++field) {
        const Control &control = m_controls[field];
        const QString problem
            = control.refusal.isEmpty() ? form.problem(static_cast<LaunchForm::Field>(field)) : control.refusal;
        const bool isShown = control.isTouched && !problem.isEmpty() && !m_isSending;
        control.problem->setText(isShown ? problem : QString());
        if (control.usual != nullptr)
            control.usual->setVisible(!isShown);
        control.problem->setVisible(isShown);
        if (auto *around = qobject_cast<QLineEdit *>(control.problem->parentWidget())) { // the link ends before it
            const int room = qMin(control.problem->sizeHint().width(), around->width() / 2);
            control.problem->setMaximumWidth(room);
            around->setTextMargins(0, 0, isShown ? room + around->layout()->contentsMargins().right() : 0, 0);
        }
        if (control.edit == m_image)
            m_image->setProblem(isShown ? problem : QString());
        else
            control.edit->setAccessibleDescription(isShown ? problem
                                                           : displayText::textOfToolTip(control.edit->toolTip()));
    }
    const quint64 buy = form.firstBuy.value_or(0);
    m_cost->setText(
        buy > 0 ? tr("You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee "
                     "and the rents of the coin's accounts.")
                      .arg(amountText::solPlain(buy))
                : tr("You pay the network fee and the rents of the coin's accounts; no first buy."));
    const QString reason = holdReason(form);
    const QString ticker = form.texts[LaunchForm::Symbol];
    const QString shown = displayText::onButton(displayText::ticker(ticker));
    m_button->setText(m_isSending            ? tr("Launching…")
                          : ticker.isEmpty() ? tr("Launch a coin")
                          : goesOn()         ? tr("Go on launching %1").arg(shown)
                                             : tr("Launch %1").arg(shown));
    if (m_isSending && m_fields->isAncestorOf(window()->focusWidget()))
        m_button->setFocus(); // else Qt takes it out of the form when the fields are disabled
    m_fields->setEnabled(!m_isSending);
    m_steps->setVisible(m_isSending || goesOn());
    showCancel();
    setEnabledOrPassFocus(*m_button, reason.isEmpty() || m_isSending, *m_name);
    m_button->setToolTip(displayText::toolTip(reason));
    m_button->setAccessibleDescription(reason);
    m_reason->setText(reason);
    if (m_review)
        m_review->setHoldReason(reason);
}

void LaunchPanel::showCancel()
{
    // A second Space has no effect then: the button would begin again, and in a field it would be an edit.
    setVisibleOrPassFocus(*m_cancel, m_isSending && m_steps->current() <= LaunchStep::Words, *this);
}

void LaunchPanel::noteEdit(LaunchForm::Field field)
{
    if (m_isFilling)
        return;
    m_controls[field].isTouched = true;
    m_controls[field].refusal.clear();
    m_key.clear();
    if (m_review)
        m_review->reject(); // it shows what the form held before
    m_saving.start();
    showFormState();
}

bool LaunchPanel::goesOn() const
{
    return !m_key.isEmpty() && m_wallet == m_selection.wallet();
}

void LaunchPanel::openConfirmSheet()
{
    if (!holdReason(form()).isEmpty() || m_review)
        return;
    m_banner->clear();
    askPlace();
    // Another wallet's launch has another mint.
    const LaunchRequest request
        = readRequest(m_selection.wallet(), goesOn() ? m_key : QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
    auto *dialog = new ConfirmLaunchDialog({.name = request.name,
                                            .symbol = request.symbol,
                                            .image = request.image,
                                            .walletLabel = m_book.labelOf(request.signer.wallet),
                                            .wallet = request.signer.wallet,
                                            .network = m_desk.network()},
                                           window());
    m_review = dialog;
    connect(dialog, &QDialog::accepted, this, [this, request, dialog] {
        LaunchRequest agreed = request;
        agreed.announcedLamports = dialog->cost().total();
        agreed.priorityFeeMicroLamports = dialog->cost().priorityFeeMicroLamports;
        send(agreed);
    });
    dialog->open();
    m_desk.launchCost(dialog, request, [this, dialog](const Result<LaunchCost> &cost) {
        dialog->setCost(cost);
        if (!cost && LaunchForm::fieldOf(cost.error())) {
            dialog->reject();
            showError(cost.error());
        }
    });
}

LaunchRequest LaunchPanel::readRequest(const QString &wallet, const QByteArray &key) const
{
    LaunchRequest request = form().request();
    request.signer.wallet = wallet;
    // The key belongs to these contents, so that this request makes one launch however often it is sent.
    request.idempotencyKey = key;
    request.again = LaunchAgain::AfterFailure; // the user confirms every attempt
    request.waitConfirmed = true;
    return request;
}

void LaunchPanel::setHoldReason(const QString &reason)
{
    if (m_hold == reason)
        return;
    m_hold = reason;
    showFormState();
}

void LaunchPanel::send(const LaunchRequest &request)
{
    if (m_isSending)
        return;
    m_isSending = true;
    m_key = request.idempotencyKey;
    m_wallet = request.signer.wallet;
    saveDraft();
    m_steps->showRunning({m_key});
    m_cancel->setEnabled(true);
    showFormState();
    m_desk.launch(this, request, [this](const Result<LaunchReceipt> &answer) {
        m_isSending = false;
        askPlace();
        showOutcome(answer);
        showFormState();
    });
}

void LaunchPanel::showOutcome(const Result<LaunchReceipt> &answer)
{
    if (!answer) {
        m_steps->showStopped(m_steps->current(), tr("stopped"));
        if (answer.error().code == ErrorCode::Cancelled)
            m_banner->showMessage(
                tr("Cancelled before anything was signed. Going on publishes only what is still missing."), Tone::Warn);
        else
            showError(answer.error());
        return;
    }
    switch (answer->trade.status) {
    case TradeStatus::Succeeded:
        clearForm();
        emit launched(answer->trade.mint);
        break;
    case TradeStatus::Failed:
        m_steps->showStopped(LaunchStep::Landing, tr("failed"));
        m_banner->showError(answer->trade.error.value_or(Error{ErrorCode::ProgramRejected}));
        break;
    case TradeStatus::Expired:
        m_steps->showStopped(LaunchStep::Landing, tr("expired"));
        m_banner->showMessage(tr("The transaction never landed and nothing was spent. Going on signs it anew."),
                              Tone::Warn);
        break;
    case TradeStatus::Pending:
    case TradeStatus::Unknown:
        m_steps->showStopped(LaunchStep::Landing, tr("not known yet"));
        m_banner->showMessage(tr("No node could tell yet what became of the transaction. Activity will say it."),
                              Tone::Warn);
        break;
    }
}

void LaunchPanel::showError(const Error &error)
{
    const auto field = LaunchForm::fieldOf(error);
    if (!field) {
        m_banner->showError(error);
        return;
    }
    m_controls[*field].isTouched = true;
    m_controls[*field].refusal = errorText(error).both();
    showFormState();
    m_controls[*field].edit->setFocus();
}

} // namespace curvedesk
#include "moc_LaunchPanel.cpp"

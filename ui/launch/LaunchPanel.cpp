// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/LaunchPanel.h"

#include "core/money/Lamports.h"
#include "ui/desk/Desk.h"
#include "ui/launch/ConfirmLaunchDialog.h"
#include "ui/launch/ImageDrop.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/LaunchPlaceText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QCryptographicHash>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QUrl>
#include <QUuid>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// True for a link that may be published with a coin: only https addresses, because other people will click it.
bool isGoodLink(const QString &text)
{
    if (text.isEmpty())
        return true;
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"https" && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace

void LaunchPanel::connectAll()
{
    connect(m_image, &ImageDrop::changed, this, &LaunchPanel::showFormState);
    connect(m_image, &ImageDrop::refused, this,
            [this](const QString &reason) { m_banner->showMessage(reason, Tone::Error); });
    for (QLineEdit *edit : {m_name, m_symbol, m_website, m_twitter, m_telegram, static_cast<QLineEdit *>(m_buy)})
        connect(edit, &QLineEdit::textChanged, this, &LaunchPanel::showFormState);
    connect(m_terms, &TermsEdit::changed, this, &LaunchPanel::showFormState);
    connect(m_description, &QPlainTextEdit::textChanged, this, &LaunchPanel::showFormState);
    connect(&m_selection, &DeskSelection::walletChanged, this, &LaunchPanel::showFormState);
    connect(&m_book, &WalletBook::changed, this, &LaunchPanel::showFormState);
    connect(m_button, &QPushButton::clicked, this, &LaunchPanel::openConfirmSheet);
    connect(&m_desk, &Desk::networkChanged, this, &LaunchPanel::askPlace);
    connect(&m_desk, &Desk::networkStateChanged, this, &LaunchPanel::askPlace);
    showFormState();
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

QString LaunchPanel::problem() const
{
    if (m_isSending)
        return tr("Launching…");
    if (!m_book.wallet(m_selection.wallet()))
        return tr("Create or import a wallet first");
    if (m_image->bytes().isEmpty())
        return tr("Add a picture");
    const QByteArray name = m_name->text().trimmed().toUtf8();
    const QByteArray symbol = m_symbol->text().trimmed().toUtf8();
    if (name.isEmpty())
        return tr("Give the coin a name");
    if (name.size() > maxNameBytes)
        return tr("The name is longer than 32 bytes");
    if (symbol.isEmpty())
        return tr("Give the coin a ticker");
    if (symbol.size() > maxSymbolBytes)
        return tr("The ticker is longer than 13 bytes");
    if (m_description->toPlainText().trimmed().isEmpty())
        return tr("Describe the coin in a sentence");
    for (const QLineEdit *link : {m_website, m_twitter, m_telegram}) {
        if (!isGoodLink(link->text().trimmed()))
            return tr("%1: only https links").arg(link->accessibleName());
    }
    const Result<quint64> buy = m_buy->text().isEmpty() ? Result<quint64>(0) : m_buy->amount();
    if (!buy)
        return tr("First buy: %1").arg(buy.error().detail);
    if (*buy > m_book.wallet(m_selection.wallet())->lamports)
        return tr("The first buy is more than the wallet holds");
    if (!m_terms->slippageBps() || *m_terms->slippageBps() > 10'000)
        return tr("Slippage is a percentage from 0 to 100");
    if (!m_terms->priorityFee())
        return tr("Priority fee: %1").arg(m_terms->priorityFee().error().detail);
    return m_hold;
}

void LaunchPanel::showFormState()
{
    const auto count = [](TextLabel *label, qsizetype bytes, qsizetype limit) {
        label->setText(tr("%1 / %2 bytes").arg(bytes).arg(limit));
        label->setTone(bytes > limit ? Tone::Error : Tone::Muted);
    };
    count(m_nameCount, m_name->text().trimmed().toUtf8().size(), maxNameBytes);
    count(m_symbolCount, m_symbol->text().trimmed().toUtf8().size(), maxSymbolBytes);
    const Result<quint64> buy = m_buy->amount();
    m_cost->setText(
        buy && *buy > 0
            ? tr("You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee "
                 "and the rents of the coin's accounts.")
                  .arg(amountText::solPlain(*buy))
            : tr("You pay the network fee and the rents of the coin's accounts; no first buy."));
    const QString reason = problem();
    const QString ticker = m_symbol->text().trimmed();
    m_button->setText(m_isSending            ? tr("Launching…")
                          : ticker.isEmpty() ? tr("Launch a coin")
                                             : tr("Launch %1").arg(displayText::ticker(ticker)));
    setEnabledOrPassFocus(*m_button, reason.isEmpty(), *m_name);
    m_button->setToolTip(displayText::toolTip(reason));
    m_button->setAccessibleDescription(reason);
    m_reason->setText(reason);
}

void LaunchPanel::openConfirmSheet()
{
    if (!problem().isEmpty() || m_review)
        return;
    m_banner->clear();
    askPlace();
    const LaunchRequest request = readRequest();
    auto *dialog = new ConfirmLaunchDialog({.name = request.name,
                                            .symbol = request.symbol,
                                            .image = request.image,
                                            .walletLabel = m_book.labelOf(m_selection.wallet()),
                                            .wallet = request.signer.wallet,
                                            .network = m_desk.network()},
                                           window());
    m_review = dialog;
    connect(dialog, &QDialog::accepted, this, [this, request] { send(request); });
    dialog->open();
    m_desk.launchCost(dialog, request, [dialog](const Result<LaunchCost> &cost) { dialog->setCost(cost); });
}

LaunchRequest LaunchPanel::readRequest() const
{
    LaunchRequest request;
    request.image = m_image->bytes();
    request.name = m_name->text().trimmed();
    request.symbol = m_symbol->text().trimmed();
    request.description = m_description->toPlainText().trimmed();
    request.website = m_website->text().trimmed();
    request.twitter = m_twitter->text().trimmed();
    request.telegram = m_telegram->text().trimmed();
    const Result<quint64> buy = m_buy->amount();
    request.initialBuyLamports = buy ? *buy : 0;
    request.slippageBps = *m_terms->slippageBps();
    request.priorityFeeMicroLamports = *m_terms->priorityFee();
    request.signer.wallet = m_selection.wallet();
    // The key belongs to one confirm sheet, so that this request makes one launch however often it is sent.
    request.idempotencyKey = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    request.requestHash = QCryptographicHash::hash(request.idempotencyKey + request.image, QCryptographicHash::Sha256);
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
    showFormState();
    m_desk.launch(this, request, [this](const Result<LaunchReceipt> &answer) {
        m_isSending = false;
        askPlace();
        if (!answer) {
            m_banner->showError(answer.error());
        } else if (answer->trade.error) {
            m_banner->showError(*answer->trade.error);
        } else {
            for (QLineEdit *edit :
                 {m_name, m_symbol, m_website, m_twitter, m_telegram, static_cast<QLineEdit *>(m_buy)})
                edit->clear();
            m_description->clear();
            m_image->clear();
            emit launched(answer->trade.mint);
        }
        showFormState();
    });
}

} // namespace curvedesk

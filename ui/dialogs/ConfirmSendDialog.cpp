// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ConfirmSendDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TransferText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QCryptographicHash>
#include <QLineEdit>
#include <QUuid>
#include <QVBoxLayout>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

/// The SHA-256 of recipient, token, amount and wallet, to which the request's idempotency key is bound.
QByteArray hashOf(const TransferRequest &request)
{
    const QString amount = request.amount ? QString::number(*request.amount) : u"all"_s;
    const QString fields = u"send|%1|%2|%3|%4"_s.arg(request.recipient, request.token, amount, request.signer.wallet);
    return QCryptographicHash::hash(fields.toUtf8(), QCryptographicHash::Sha256);
}

/// The figure of an amount in lamports, or in base units where a token is sent.
FigureTable::Figure amountFigure(const TransferSheet &sheet, quint64 units)
{
    return sheet.token.isEmpty() ? FigureTable::solFigure(units)
                                 : FigureTable::tokenFigure(units, sheet.symbol, sheet.decimals);
}

} // namespace

void sendFigures::addRows(FigureTable &table)
{
    table.addRow(u"sendAmount"_s, ConfirmSendDialog::tr("Leaves the wallet"), true);
    table.addRow(u"sendReceived"_s, ConfirmSendDialog::tr("The recipient gets"));
    table.addRow(u"sendFee"_s, ConfirmSendDialog::tr("Network fee"));
    table.addRow(u"sendRent"_s, ConfirmSendDialog::tr("Rent of the recipient's token account"));
    table.addRow(u"sendReturned"_s, ConfirmSendDialog::tr("Rent that comes back"));
    table.addRow(u"sendAfter"_s, ConfirmSendDialog::tr("SOL in the wallet afterwards"));
    table.addRow(u"sendTokensAfter"_s, ConfirmSendDialog::tr("Tokens in the wallet afterwards"));
}

void sendFigures::show(FigureTable &table, const TransferSheet &sheet)
{
    const bool isToken = !sheet.token.isEmpty();
    const quint64 solFee = isToken ? 0 : sheet.cost.networkFeeLamports;
    table.setFigure(u"sendAmount"_s, amountFigure(sheet, sheet.cost.amount + solFee));
    table.setFigure(u"sendReceived"_s, amountFigure(sheet, sheet.cost.received));
    table.setFigure(u"sendFee"_s, FigureTable::solFigure(sheet.cost.networkFeeLamports));
    table.setFigure(u"sendRent"_s, FigureTable::solFigure(sheet.cost.accountRentLamports));
    table.setFigure(u"sendReturned"_s, FigureTable::solFigure(sheet.cost.returnedRentLamports));
    table.setFigure(u"sendAfter"_s, FigureTable::solFigure(sheet.walletLamportsAfter));
    table.setFigure(u"sendTokensAfter"_s, amountFigure(sheet, sheet.walletTokensAfter));
    table.setRowVisible(u"sendRent"_s, isToken);
    table.setRowVisible(u"sendReturned"_s, isToken && sheet.cost.returnedRentLamports > 0);
    table.setRowVisible(u"sendTokensAfter"_s, isToken);
}

void sendFigures::hideBalances(FigureTable &table, bool isAll)
{
    QStringList rows{u"sendAfter"_s, u"sendTokensAfter"_s};
    if (isAll)
        rows << u"sendAmount"_s << u"sendReceived"_s;
    for (const QString &row : std::as_const(rows))
        table.setFigure(row, {amountText::hidden.toString(), Tone::Muted, {}, {}});
}

ConfirmSendDialog::ConfirmSendDialog(const SendReview &review, QWidget *parent)
    : ConfirmingDialog(tr("Send %1?").arg(transferText::amount(review.sheet, review.sheet.cost.amount)), parent,
                       u"confirmSendDialog"_s, 560)
    , m_review(review)
{
    TransferRequest &request = m_review.request;
    request.agreed = review.sheet.cost;
    request.priorityFeeMicroLamports = review.sheet.unitPrice; // what is confirmed has this fee
    request.idempotencyKey = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    request.requestHash = hashOf(request);
    buildRecipient();
    buildFigures();
    buildSteps();
    buildChecks();
    body()->addStretch();
    m_confirm = addConfirm(
        tr("Send %1").arg(displayText::onButton(transferText::amount(review.sheet, review.sheet.cost.amount))),
        Tone::Sell, u"confirmSendButton"_s);
    connect(m_confirm, &QPushButton::clicked, this, &ConfirmSendDialog::confirm);
    connect(this, &ConfirmingDialog::armed, this, [this] {
        showButton();
        QWidget *first = m_confirm;
        if (m_typed != nullptr)
            first = m_typed;
        else if (m_compared != nullptr)
            first = m_compared;
        offerFocus(*first);
    });
    showButton();
}

void ConfirmSendDialog::buildRecipient()
{
    const Recipient &recipient = m_review.sheet.recipient;
    addSentence(body(), tr("To"));
    TextLabel *address = addAddress(body(), recipient.address, TextRole::NumberStrong, Tone::Normal);
    address->setObjectName(u"confirmSendAddress"_s);
    address->setAccessibleName(tr("Recipient %1").arg(recipient.address));
    if (const QString note = transferText::note(recipient); !note.isEmpty())
        addSentence(body(), note)->setObjectName(u"confirmSendNote"_s);
    for (const QString &warning : transferText::warnings(recipient)) {
        const bool isDanger = recipient.isOffCurve || !recipient.lookAlike.isEmpty();
        addSentence(body(), warning, isDanger ? Tone::Error : Tone::Warn)->setObjectName(u"confirmSendWarning"_s);
    }
    addSpending(body(), m_review.network);
    addSentence(body(), tr("Signed by %1").arg(displayText::line(m_review.walletLabel, 32).text));
    addAddress(body(), m_review.request.signer.wallet);
}

void ConfirmSendDialog::buildFigures()
{
    m_figures = new FigureTable;
    sendFigures::addRows(*m_figures);
    setHidesAmounts(m_review.hidesAmounts);
    body()->addWidget(new HairLine);
    body()->addWidget(m_figures);
    if (const QString rest = transferText::rest(m_review.sheet); !rest.isEmpty())
        addSentence(body(), rest, Tone::Warn)->setObjectName(u"confirmSendRest"_s);
}

void ConfirmSendDialog::setHidesAmounts(bool hides)
{
    sendFigures::show(*m_figures, m_review.sheet);
    if (hides)
        sendFigures::hideBalances(*m_figures, false);
}

void ConfirmSendDialog::buildSteps()
{
    body()->addWidget(new HairLine);
    addSentence(body(), tr("What is signed, read back from the transaction:"));
    QStringList steps;
    for (const TransferStep &step : m_review.sheet.steps)
        steps << u"%1. %2"_s.arg(steps.size() + 1).arg(transferText::step(step, m_review.sheet));
    addSentence(body(), steps.join(u'\n'), Tone::Normal)->setObjectName(u"confirmSendSteps"_s);
}

void ConfirmSendDialog::buildChecks()
{
    const Recipient &recipient = m_review.sheet.recipient;
    if (recipient.isOffCurve || !recipient.lookAlike.isEmpty()) {
        m_compared = new QCheckBox(tr("I have compared the whole address and want it all the same"));
        m_compared->setObjectName(u"confirmSendCompared"_s);
        body()->addWidget(m_compared);
        connect(m_compared, &QCheckBox::toggled, this, &ConfirmSendDialog::showButton);
    }
    if (recipient.isFirstTime) {
        m_typed = addField(body(), tr("Type the last %1 characters of the address").arg(typedCharacters),
                           u"confirmSendTyped"_s, typedCharacters);
        connect(m_typed, &QLineEdit::textChanged, this, &ConfirmSendDialog::showButton);
    }
}

void ConfirmSendDialog::showButton()
{
    QString why;
    if (m_compared != nullptr && !m_compared->isChecked())
        why = tr("Tick the box above first");
    else if (m_typed != nullptr && m_typed->text() != m_review.sheet.recipient.address.last(typedCharacters))
        why = tr("Type the last %1 characters of the address first").arg(typedCharacters);
    m_confirm->setEnabled(isArmed() && !m_isConfirmed && why.isEmpty());
    m_confirm->setToolTip(displayText::toolTip(why));
}

void ConfirmSendDialog::confirm()
{
    if (std::exchange(m_isConfirmed, true))
        return;
    m_confirm->setEnabled(false);
    emit confirmed(m_review.request);
    accept();
}

} // namespace curvedesk
#include "moc_ConfirmSendDialog.cpp"

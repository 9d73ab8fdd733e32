// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/SendDialog.h"

#include "core/money/Lamports.h"
#include "ui/dialogs/ConfirmSendDialog.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/TransferText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

const QString sol = u"SOL"_s;
const QString another = u"another"_s; ///< the data of the choice whose mint is typed

/// InvalidInput with a sentence on what the user still has to fill in, or is waited for.
tl::unexpected<Error> missing(const QString &sentence)
{
    return failure(ErrorCode::InvalidInput, sentence);
}

} // namespace

SendDialog::SendDialog(Desk &desk, WalletBook &book, const WalletSummary &wallet, const QStringList &mints,
                       QWidget *parent)
    : DeskDialog(tr("Send from %1").arg(displayText::line(wallet.label, 32).text), parent, u"sendDialog"_s, 560)
    , m_desk(desk)
    , m_wallet(wallet)
    , m_own(book)
    , m_token(new QComboBox)
    , m_mint(new QLineEdit)
    , m_book(new QComboBox)
    , m_recipient(new QLineEdit)
    , m_grouped(new TextLabel({}, TextRole::Number))
    , m_contactLabel(new QLineEdit)
    , m_contact(new LinkButton({}))
    , m_amount(new AmountEdit(sol, solDecimals))
    , m_all(new ChipButton(tr("All")))
    , m_held(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_figures(new FigureTable)
{
    buildFields();
    addCancel(tr("Cancel"));
    m_review = addPrimary(*this, tr("Review…"), u"sendReview"_s);
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingMs);
    connect(&m_typing, &QTimer::timeout, this, &SendDialog::askSheet);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { m_balance ? askSheet() : askBalance(); });
    connect(m_review, &QPushButton::clicked, this, &SendDialog::openConfirmSheet);
    connect(m_banner, &Banner::retryRequested, this, &SendDialog::changeRequest);
    connect(m_banner, &Banner::actionRequested, this, [this] { (new PassphraseDialog(m_desk, this))->open(); });
    connect(&book, &WalletBook::changed, this, [this] { // amounts are hidden once the keys lock by themselves
        showHoldings();
        showHeld();
        showSheet();
    });
    askTokens(mints);
    askContacts();
    changeToken();
    m_recipient->setFocus();
}

void SendDialog::buildFields()
{
    m_token->setObjectName(u"sendToken"_s);
    m_token->addItem(sol, QString());
    m_token->addItem(tr("Another token…"), another);
    m_mint->setObjectName(u"sendMint"_s);
    m_mint->setPlaceholderText(tr("Address of the token"));
    m_mint->setAccessibleName(tr("Address of the token"));
    m_book->setObjectName(u"sendBook"_s);
    m_recipient->setObjectName(u"sendRecipient"_s);
    m_recipient->setPlaceholderText(tr("Address of the recipient's wallet"));
    m_grouped->setObjectName(u"sendGrouped"_s);
    m_grouped->setWordWrap(true);
    m_contactLabel->setObjectName(u"sendContactLabel"_s);
    m_contactLabel->setMaxLength(maxContactLabel);
    m_contactLabel->setPlaceholderText(tr("Name for the address book"));
    m_contactLabel->setAccessibleName(tr("Name for the address book"));
    m_contact->setObjectName(u"sendContact"_s);
    m_amount->setObjectName(u"sendAmountEdit"_s);
    m_held->setObjectName(u"sendHeld"_s);
    m_all->setObjectName(u"sendAll"_s);
    m_all->setAccessibleName(tr("All of it"));

    body()->addWidget(newFieldLabel(tr("What"), *m_token));
    body()->addWidget(m_token);
    body()->addWidget(m_mint);
    auto *to = new QHBoxLayout;
    to->addWidget(newFieldLabel(tr("To"), *m_recipient));
    to->addStretch(1);
    to->addWidget(m_book);
    body()->addLayout(to);
    body()->addWidget(m_recipient);
    body()->addWidget(m_grouped);
    auto *contact = new QHBoxLayout;
    contact->addWidget(m_contactLabel, 1);
    contact->addWidget(m_contact);
    body()->addLayout(contact);
    auto *howMuch = new QHBoxLayout;
    howMuch->addWidget(newFieldLabel(tr("Amount"), *m_amount));
    m_held->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    howMuch->addWidget(m_held, 1);
    body()->addLayout(howMuch);
    auto *amount = new QHBoxLayout;
    amount->addWidget(m_amount, 1);
    amount->addWidget(m_all);
    body()->addLayout(amount);
    sendFigures::addRows(*m_figures);
    body()->addWidget(new HairLine);
    body()->addWidget(m_figures);
    m_warnings = addSentence(body(), {}, Tone::Warn);
    m_warnings->setObjectName(u"sendWarnings"_s);
    m_banner = addBanner(body());

    connect(m_token, &QComboBox::currentIndexChanged, this, &SendDialog::changeToken);
    connect(m_mint, &QLineEdit::textChanged, this, &SendDialog::changeToken);
    connect(m_recipient, &QLineEdit::textChanged, this, &SendDialog::changeRequest);
    connect(m_amount, &QLineEdit::textChanged, this, &SendDialog::changeRequest);
    connect(m_all, &QPushButton::toggled, this, [this](bool isAll) {
        m_amount->setEnabled(!isAll);
        changeRequest();
    });
    connect(m_book, &QComboBox::activated, this, [this](int index) {
        const QString address = m_book->itemData(index).toString();
        if (!address.isEmpty())
            m_recipient->setText(address);
    });
    connect(m_contactLabel, &QLineEdit::textChanged, this, &SendDialog::showContact);
    connect(m_contact, &QPushButton::clicked, this, &SendDialog::toggleContact);
}

void SendDialog::askTokens(const QStringList &mints)
{
    m_desk.holdings(this, m_wallet.address, mints, [this](const Result<QList<Holding>> &answer) {
        for (const Holding &held : answer.value_or(QList<Holding>())) { // else its mint can still be typed
            if (held.raw == 0)
                continue;
            m_holdings.append(held);
            m_token->insertItem(m_token->count() - 1, QString(), held.mint);
            m_token->setItemData(m_token->count() - 2, displayText::toolTip(held.mint), Qt::ToolTipRole);
        }
        showHoldings();
    });
}

void SendDialog::showHoldings()
{
    for (const Holding &held : std::as_const(m_holdings)) {
        // Anybody can launch a coin with the ticker of another: the mint tells them apart.
        const QString ticker = held.symbol.isEmpty() ? QString() : displayText::ticker(held.symbol) + u" · "_s;
        const QString amount
            = m_own.hidesAmounts() ? QString() : u" · "_s + amountText::tokens(held.raw, held.decimals);
        m_token->setItemText(m_token->findData(held.mint), ticker + displayText::shortAddress(held.mint) + amount);
    }
}

bool SendDialog::isSol() const
{
    return m_token->currentData().toString().isEmpty();
}

QString SendDialog::token() const
{
    const QString chosen = m_token->currentData().toString();
    return chosen == another ? m_mint->text().trimmed() : chosen;
}

void SendDialog::changeToken()
{
    m_mint->setVisible(m_token->currentData().toString() == another);
    m_token->setToolTip(m_token->currentData(Qt::ToolTipRole).toString());
    m_balance.reset();
    m_isAskingBalance = false; // an answer for another token is ignored
    showHeld();
    m_amount->setUnit(isSol() ? sol : QString(), solDecimals);
    m_amount->clear();
    m_all->setChecked(false); // it was meant for the former token
    changeRequest();
}

void SendDialog::askBalance()
{
    const QString asked = token();
    const bool isForSol = isSol();
    if (!isForSol && asked.size() < leastAddress)
        return;
    m_isAskingBalance = true;
    m_desk.balance(this, isForSol ? sol : asked, m_wallet.address,
                   [this, asked, isForSol](const Result<BalanceReply> &answer) {
                       if (asked != token() || isForSol != isSol())
                           return;
                       m_isAskingBalance = false;
                       if (!answer) {
                           showOutcome(answer.error());
                           return;
                       }
                       m_balance = *answer;
                       m_amount->setUnit(isForSol ? sol : QString(), answer->decimals);
                       showHeld();
                       askAgain();
                   });
}

void SendDialog::showHeld()
{
    if (!m_balance)
        m_held->setText({});
    else if (m_own.hidesAmounts())
        m_held->setText(tr("of %1").arg(amountText::hidden));
    else
        m_held->setText(tr("of %1").arg(isSol() ? amountText::sol(m_balance->raw) + u' ' + sol
                                                : amountText::tokens(m_balance->raw, m_balance->decimals)));
}

Result<TransferRequest> SendDialog::request() const
{
    const QString recipient = m_recipient->text().trimmed();
    if (recipient.isEmpty())
        return missing(tr("Type the address of the recipient"));
    if (recipient.size() < leastAddress || recipient.size() > mostAddress)
        return missing(tr("This is not a whole address"));
    if (!m_balance)
        return missing(tr("Reading the balance…"));
    TransferRequest transfer;
    transfer.recipient = recipient;
    transfer.token = token();
    transfer.signer.wallet = m_wallet.address;
    if (m_all->isChecked())
        return transfer;
    const Result<quint64> amount = m_amount->amount();
    if (!amount)
        return failure(amount.error());
    if (*amount == 0)
        return missing(tr("Type an amount above zero"));
    transfer.amount = *amount;
    return transfer;
}

void SendDialog::changeRequest()
{
    m_banner->clear();
    askAgain();
}

void SendDialog::askAgain()
{
    ++m_generation;
    m_sheet.reset();
    m_error.reset();
    m_retry.stop();
    m_typing.start();
    showContact();
    showSheet();
    if (!m_balance && !m_isAskingBalance)
        askBalance();
}

void SendDialog::askSheet()
{
    const Result<TransferRequest> asked = request();
    if (!asked)
        return;
    m_desk.transferSheet(this, *asked, [this, generation = m_generation](const Result<TransferSheet> &answer) {
        if (generation != m_generation)
            return;
        m_sheet = answer ? std::optional(*answer) : std::nullopt;
        showOutcome(answer ? std::nullopt : std::optional(answer.error()));
    });
}

void SendDialog::showOutcome(const std::optional<Error> &error)
{
    m_error = error;
    if (error && isWorthRetrying(error->code))
        m_retry.start(retryMs);
    showSheet();
}

void SendDialog::showSheet()
{
    const Result<TransferRequest> asked = request();
    QString reason;
    if (m_isSending)
        reason = tr("Sending…");
    else if (m_error)
        reason = errorText(*m_error).both();
    else if (!asked)
        reason = asked.error().detail;
    else if (!m_sheet)
        reason = tr("Asking for the costs…");
    else if (m_wallet.isWatched)
        reason = tr("This wallet is only watched: its key is not here, so that it cannot send.");
    QStringList lines;
    if (m_sheet) {
        sendFigures::show(*m_figures, *m_sheet);
        if (m_own.hidesAmounts())
            sendFigures::hideBalances(*m_figures, m_all->isChecked());
        lines = transferText::warnings(m_sheet->recipient);
        if (const QString rest = transferText::rest(*m_sheet); !rest.isEmpty())
            lines << rest;
    } else {
        m_figures->clearFigures();
    }
    if (!reason.isEmpty())
        lines.prepend(reason);
    const bool isDanger
        = m_error || (m_sheet && (m_sheet->recipient.isOffCurve || !m_sheet->recipient.lookAlike.isEmpty()));
    m_warnings->setText(lines.join(u'\n'));
    m_warnings->setTone(isDanger ? Tone::Error : m_sheet ? Tone::Warn : Tone::Muted);
    m_review->setToolTip(displayText::toolTip(reason));
    setEnabledOrPassFocus(*m_review, reason.isEmpty(), *m_recipient);
}

void SendDialog::openConfirmSheet()
{
    const Result<TransferRequest> asked = request();
    if (!asked || !m_sheet || m_isSending)
        return;
    auto *confirm
        = new ConfirmSendDialog({*asked, *m_sheet, m_wallet.label, m_desk.network(), m_own.hidesAmounts()}, this);
    connect(&m_own, &WalletBook::changed, confirm, [this, confirm] { confirm->setHidesAmounts(m_own.hidesAmounts()); });
    connect(confirm, &ConfirmSendDialog::confirmed, this, &SendDialog::send);
    confirm->open();
}

void SendDialog::send(const TransferRequest &request)
{
    m_isSending = true;
    m_banner->clear();
    showSheet();
    m_desk.transfer(this, request, [this](const Result<OrderSummary> &answer) {
        m_isSending = false;
        if (answer && !answer->error) {
            accept();
            return;
        }
        m_balance.reset(); // a failed transfer cost its fees
        showHeld();
        askAgain();
        const Error error = answer ? *answer->error : answer.error();
        if (error.code == ErrorCode::WalletLocked)
            m_banner->showAction(tr("The keys are locked: nothing was sent."), Tone::Warn, tr("Unlock…"));
        else
            m_banner->showError(error);
    });
}

} // namespace curvedesk
#include "moc_SendDialog.cpp"

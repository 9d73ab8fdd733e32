// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/WalletDialogs.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/QrCode.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TextLabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr int maxWalletLabel = 32;

} // namespace

CreateWalletDialog::CreateWalletDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("New wallet"), parent, u"createWalletDialog"_s, 440)
    , m_desk(desk)
{
    addSentence(body(),
                tr("A new key is made in this program and kept in its vault. You see it next, to write it down."));
    m_label = addField(body(), tr("Label"), u"walletLabel"_s, maxWalletLabel);
    m_label->setPlaceholderText(tr("Optional, for example Main wallet"));
    m_banner = addBanner(body());
    addCancel(tr("Cancel"));
    m_create = addPrimary(*this, tr("Create wallet"), u"createWalletConfirm"_s);
    connect(m_create, &QPushButton::clicked, this, &CreateWalletDialog::create);
    m_label->setFocus();
}

void CreateWalletDialog::create()
{
    setEnabledOrPassFocus(*m_create, false, *m_label);
    m_banner->clear();
    m_desk.createWallet(this, m_label->text().trimmed(), [this](const Result<CreatedWallet> &answer) {
        m_create->setEnabled(true);
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        emit created(answer->publicKey);
        auto *secrets = new SecretsDialog(*answer, parentWidget());
        accept();
        secrets->open();
    });
}

ImportWalletDialog::ImportWalletDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("Import a wallet"), parent, u"importWalletDialog"_s, 460)
    , m_desk(desk)
    , m_words(new QWidget)
    , m_found(new QComboBox)
{
    addSentence(body(),
                tr("Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words "
                   "of another program's wallet. It goes into the vault and nowhere else."));
    m_key = addSecretField(body(), tr("Private key or words"), u"walletKey"_s);
    auto *words = new QVBoxLayout(m_words);
    words->setContentsMargins({});
    m_passphrase = addSecretField(words, tr("Passphrase of the words, if they have one"), u"wordsPassphrase"_s);
    m_found->setObjectName(u"wordsWallet"_s);
    m_found->setAccessibleName(tr("Wallets of these words"));
    words->addWidget(m_found);
    body()->addWidget(m_words);
    m_label = addField(body(), tr("Label"), u"walletLabel"_s, maxWalletLabel);
    m_banner = addBanner(body());
    const LinkButton *watch = addLink(*this, new LinkButton(tr("Only watch an address…")), u"importWatch"_s);
    connect(watch, &QPushButton::clicked, this, [this] {
        reject();
        emit watchRequested();
    });
    addCancel(tr("Cancel"));
    m_import = addPrimary(*this, {}, u"importWalletConfirm"_s);
    for (QLineEdit *field : {m_key, m_passphrase})
        connect(field, &QLineEdit::textChanged, this, [this] {
            m_found->clear();
            showFields();
        });
    connect(m_import, &QPushButton::clicked, this, [this] {
        if (hasWords() && m_found->count() == 0)
            findWallets();
        else
            import();
    });
    // The typed text does not stay in memory while the keys are locked.
    connect(&desk, &Desk::vaultChanged, this, [this](const VaultStatus &status) {
        if (status.isLocked)
            reject();
    });
    showFields();
    m_key->setFocus();
}

bool ImportWalletDialog::hasWords() const
{
    const QString text = m_key->text().trimmed();
    return !text.startsWith(u'[') && std::ranges::any_of(text, [](QChar each) { return each.isSpace(); });
}

void ImportWalletDialog::showFields()
{
    const bool isFound = m_found->count() > 0;
    m_words->setVisible(hasWords());
    m_found->setVisible(isFound);
    m_import->setText(hasWords() && !isFound ? tr("Find its wallets") : tr("Import wallet"));
    setEnabledOrPassFocus(*m_import, !m_key->text().trimmed().isEmpty(), *m_key);
}

void ImportWalletDialog::setAsking(bool isAsking)
{
    for (QLineEdit *field : {m_key, m_passphrase})
        field->setReadOnly(isAsking);
    showFields();
    if (!isAsking)
        return;
    m_banner->clear();
    setEnabledOrPassFocus(*m_import, false, *m_key);
}

Desk::Secret ImportWalletDialog::typedKey() const
{
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(secretIn(*m_key)->view().trimmed()));
}

void ImportWalletDialog::findWallets()
{
    setAsking(true);
    m_desk.derivedWallets(
        this, typedKey(), secretIn(*m_passphrase), [this](const Result<QList<DerivedWallet>> &answer) {
            if (!answer)
                m_banner->showError(answer.error());
            for (const DerivedWallet &each : answer.value_or(QList<DerivedWallet>())) {
                m_found->addItem(u"%1 · %2 SOL · %3"_s.arg(displayText::shortAddress(each.address),
                                                           amountText::solPlain(each.lamports), each.path),
                                 each.path);
                m_found->setItemData(m_found->count() - 1, displayText::toolTip(each.address), Qt::ToolTipRole);
            }
            setAsking(false);
        });
}

void ImportWalletDialog::import()
{
    setAsking(true);
    const auto answer = [this](const Result<WalletSummary> &wallet) {
        setAsking(false);
        if (!wallet) {
            m_banner->showError(wallet.error());
            return;
        }
        emit imported(wallet->address);
        accept();
    };
    const QString label = m_label->text().trimmed();
    if (hasWords())
        m_desk.importDerived(this, typedKey(), secretIn(*m_passphrase), m_found->currentData().toString(), label,
                             answer);
    else
        m_desk.importWallet(this, typedKey(), label, answer);
}

RenameWalletDialog::RenameWalletDialog(Desk &desk, const WalletSummary &wallet, const WalletMarks &marks,
                                       QWidget *parent)
    : DeskDialog(tr("Rename wallet"), parent, u"renameWalletDialog"_s, 440)
    , m_desk(desk)
    , m_address(wallet.address)
    , m_colour(new QComboBox)
    , m_group(new QComboBox)
{
    const WalletMark mark = marks.value(wallet.address);
    addAddress(body(), wallet.address);
    m_label = addField(body(), tr("Label"), u"walletLabel"_s, maxWalletLabel);
    m_label->setText(wallet.label);
    m_label->selectAll();
    m_colour->setObjectName(u"walletColour"_s);
    m_colour->addItem(tr("No colour"));
    for (int colour = 1; colour <= walletColours; ++colour) {
        QPixmap dot(themeOf(this).scaled(12), themeOf(this).scaled(12));
        dot.fill(walletColour(colour, themeOf(this).scheme));
        m_colour->addItem(dot, tr("Colour %1").arg(colour));
    }
    m_colour->setCurrentIndex(mark.colour);
    m_group->setObjectName(u"walletGroup"_s);
    m_group->setEditable(true);
    m_group->lineEdit()->setMaxLength(maxWalletLabel);
    m_group->lineEdit()->setAccessibleName(tr("Group: its wallets stand together"));
    QStringList groups{QString()};
    for (const WalletMark &each : marks)
        groups.append(each.group);
    groups.removeDuplicates();
    groups.sort();
    m_group->addItems(groups);
    m_group->setCurrentText(mark.group);
    body()->addWidget(newFieldLabel(tr("Colour"), *m_colour));
    body()->addWidget(m_colour);
    body()->addWidget(newFieldLabel(tr("Group: its wallets stand together"), *m_group));
    body()->addWidget(m_group);
    m_banner = addBanner(body());
    addCancel(tr("Cancel"));
    m_rename = addPrimary(*this, tr("Rename"), u"renameWalletConfirm"_s);
    connect(m_rename, &QPushButton::clicked, this, &RenameWalletDialog::rename);
    m_label->setFocus();
}

void RenameWalletDialog::rename()
{
    setEnabledOrPassFocus(*m_rename, false, *m_label);
    m_banner->clear();
    m_desk.renameWallet(this, m_address, m_label->text().trimmed(), [this](const Result<WalletSummary> &answer) {
        m_rename->setEnabled(true);
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        emit marked({m_colour->currentIndex(), m_group->currentText().trimmed()});
        accept();
    });
}

WatchWalletDialog::WatchWalletDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("Watch an address"), parent, u"watchWalletDialog"_s, 480)
    , m_desk(desk)
{
    addSentence(body(),
                tr("Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key "
                   "stays where it is."));
    m_address = addField(body(), tr("Address"), u"watchAddress"_s);
    m_label = addField(body(), tr("Label"), u"walletLabel"_s, maxWalletLabel);
    m_banner = addBanner(body());
    addCancel(tr("Cancel"));
    m_watch = addPrimary(*this, tr("Watch"), u"watchConfirm"_s);
    m_watch->setEnabled(false);
    connect(m_address, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_watch->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_watch, &QPushButton::clicked, this, &WatchWalletDialog::watch);
    m_address->setFocus();
}

void WatchWalletDialog::watch()
{
    setEnabledOrPassFocus(*m_watch, false, *m_address);
    m_address->setReadOnly(true); // another address would enable the button
    m_banner->clear();
    m_desk.watchWallet(this, m_address->text().trimmed(), m_label->text().trimmed(),
                       [this](const Result<WalletSummary> &answer) {
                           m_address->setReadOnly(false);
                           m_watch->setEnabled(true);
                           if (!answer && answer.error().code == ErrorCode::WalletNotFound) {
                               m_banner->showMessage(tr("This is not the address of a wallet."), Tone::Error);
                               return;
                           }
                           if (!answer) {
                               m_banner->showError(answer.error());
                               return;
                           }
                           emit watched(answer->address);
                           accept();
                       });
}

UnwatchWalletDialog::UnwatchWalletDialog(Desk &desk, const WalletSummary &wallet, QWidget *parent)
    : ConfirmingDialog(tr("Remove %1?").arg(displayText::line(wallet.label, maxWalletLabel).text), parent,
                       u"unwatchWalletDialog"_s, 480)
{
    addAddress(body(), wallet.address);
    addSentence(body(),
                tr("It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, "
                   "and you can watch it again by its address."));
    addConfirmedRequest(tr("Remove"), u"unwatchConfirm"_s,
                        [this, &desk, address = wallet.address](const Answer<void> &answer) {
                            desk.unwatchWallet(this, address, answer);
                        });
}

ReceiveDialog::ReceiveDialog(const WalletSummary &wallet, QWidget *parent)
    : DeskDialog(tr("Receive with %1").arg(displayText::line(wallet.label, 32).text), parent, u"receiveDialog"_s, 480)
{
    addSentence(body(), tr("SOL and tokens of this network can be sent to this address."));
    auto *code = new QrCode(wallet.address);
    code->setObjectName(u"receiveCode"_s);
    code->setAccessibleName(tr("QR code of the address %1").arg(wallet.address));
    body()->addWidget(code, 0, Qt::AlignHCenter);
    TextLabel *address = addAddress(body(), wallet.address, TextRole::Number, Tone::Normal);
    address->setObjectName(u"receiveAddress"_s);
    address->setAlignment(Qt::AlignHCenter);
    body()->addStretch();
    addLink(*this, new CopyButton([text = wallet.address] { return text; }, tr("Copy the wallet's address")),
            u"receiveCopy"_s);
    addCancel(tr("Close"));
}

} // namespace curvedesk
#include "moc_WalletDialogs.cpp"

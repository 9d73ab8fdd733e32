// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/Desk.h"
#include "ui/launch/ImageDrop.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/launch/LaunchSteps.h"
#include "ui/state/DeskSelection.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/TermsEdit.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

void LaunchPanel::clearForm()
{
    const QScopedValueRollback filling(m_isFilling, true);
    for (QLineEdit *edit : {m_name, m_symbol, m_website, m_twitter, m_telegram, static_cast<QLineEdit *>(m_buy)})
        edit->clear();
    m_description->clear();
    m_image->restore({});
    for (Control &control : m_controls) {
        control.isTouched = false;
        control.refusal.clear();
    }
    m_key.clear();
    saveDraft();
}

void LaunchPanel::saveDraft()
{
    m_saving.stop();
    LaunchDraft draft;
    const Result<quint64> slippage = m_terms->slippageBps();
    const std::pair<QString, QString> texts[] = {
        {u"name"_s, m_name->text()},
        {u"symbol"_s, m_symbol->text()},
        {u"description"_s, m_description->toPlainText()},
        {u"website"_s, m_website->text()},
        {u"twitter"_s, m_twitter->text()},
        {u"telegram"_s, m_telegram->text()},
        {u"buy"_s, m_buy->text()},
        {u"slippage"_s, slippage ? QString::number(*slippage) : QString()},
        {u"key"_s, QString::fromLatin1(m_key)},
        {u"wallet"_s, m_key.isEmpty() ? QString() : m_wallet},
    };
    for (const auto &[name, text] : texts) {
        if (!text.isEmpty())
            draft.texts.insert(name, text);
    }
    draft.image = m_image->bytes();
    m_desk.saveLaunchDraft(draft);
}

void LaunchPanel::restoreDraft(const LaunchDraft &draft)
{
    if (std::ranges::any_of(m_controls, &Control::isTouched) || (draft.texts.isEmpty() && draft.image.isEmpty()))
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const std::pair<QString, QLineEdit *> edits[]
        = {{u"name"_s, m_name},       {u"symbol"_s, m_symbol},     {u"website"_s, m_website},
           {u"twitter"_s, m_twitter}, {u"telegram"_s, m_telegram}, {u"buy"_s, m_buy}};
    for (const auto &[name, edit] : edits)
        edit->setText(draft.texts.value(name));
    m_description->setPlainText(draft.texts.value(u"description"_s));
    bool isNumber = false;
    if (const quint64 bps = draft.texts.value(u"slippage"_s).toULongLong(&isNumber); isNumber)
        m_terms->setSlippageBps(bps);
    m_image->restore(draft.image);
    for (std::size_t field = 0; field < LaunchForm::fieldCount; ++field)
        m_controls[field].isTouched = !form().texts[field].isEmpty();
    m_key = draft.texts.value(u"key"_s).toLatin1();
    m_wallet = draft.texts.value(u"wallet"_s);
    showFormState();
    if (m_key.isEmpty())
        return;
    m_steps->showStopped(LaunchStep::Picture, tr("interrupted")); // until it is known how far it came
    m_selection.setWallet(m_wallet);
    m_desk.launchState(this, m_key, [this, key = m_key](const Result<LaunchState> &state) {
        if (state && key == m_key && !m_isSending)
            followRestored(*state);
    });
}

void LaunchPanel::followRestored(const LaunchState &state)
{
    m_steps->showStopped(state.next, tr("interrupted"));
    if (!state.receipt) {
        m_banner->showMessage(tr("This launch was interrupted. It goes on where it stopped, with the same mint."),
                              Tone::Warn);
    } else if (state.receipt->trade.status == TradeStatus::Pending) {
        LaunchRequest request = readRequest(m_wallet, m_key);
        request.again = LaunchAgain::Never; // only its outcome is awaited: nobody has confirmed another attempt
        send(request);
        m_steps->showRunning({m_key, LaunchStep::Landing});
    } else {
        showOutcome(*state.receipt);
    }
    showFormState();
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// The address book in the form of a transfer.
#include "ui/desk/Desk.h"
#include "ui/dialogs/SendDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/TextLabel.h"

#include <QComboBox>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

void SendDialog::askContacts()
{
    m_desk.contacts(this, [this](const Result<QList<Contact>> &answer) {
        m_contacts = answer.value_or(QList<Contact>());
        m_book->clear();
        m_book->addItem(tr("Address book"));
        for (const Contact &contact : std::as_const(m_contacts)) {
            m_book->addItem(displayText::line(contact.label, maxContactLabel).text + u"  "_s
                                + displayText::shortAddress(contact.address),
                            contact.address);
        }
        m_book->setVisible(!m_contacts.isEmpty());
        showContact();
    });
}

void SendDialog::showContact()
{
    const QString address = m_recipient->text().trimmed();
    const auto known = std::ranges::find(m_contacts, address, &Contact::address);
    const bool isKnown = known != m_contacts.end();
    const bool isWhole = address.size() >= leastAddress && address.size() <= mostAddress;
    m_grouped->setText(
        isWhole ? displayText::groupedAddress(address)
                + (isKnown ? u"  ·  "_s + displayText::line(known->label, maxContactLabel).text : QString())
                : QString());
    m_grouped->setVisible(isWhole);
    m_contactLabel->setVisible(isWhole && !isKnown);
    setVisibleOrPassFocus(*m_contact, isWhole && (isKnown || !m_contactLabel->text().trimmed().isEmpty()),
                          *m_recipient);
    m_contact->setText(isKnown ? tr("Remove from the address book") : tr("Add to the address book"));
}

void SendDialog::toggleContact()
{
    const QString address = m_recipient->text().trimmed();
    const auto ended = [this](const auto &answer) {
        if (answer)
            m_contactLabel->clear();
        else
            m_banner->showMessage(errorText(answer.error()).both(),
                                  Tone::Error); // "Retry" would only ask for the costs
        askContacts();
        m_typing.start(); // the costs are asked again, because the recipient is known now
    };
    if (std::ranges::find(m_contacts, address, &Contact::address) != m_contacts.end())
        m_desk.removeContact(this, address, ended);
    else
        m_desk.saveContact(this, address, m_contactLabel->text().trimmed(), ended);
}

} // namespace curvedesk

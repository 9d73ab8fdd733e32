// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/StoresDialog.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

/// The store's name for people.
QString nameOf(StoreChoice choice)
{
    switch (choice) {
    case StoreChoice::Kubo:
        return StoresDialog::tr("Kubo, an IPFS daemon");
    case StoreChoice::Pinata:
        return StoresDialog::tr("Pinata, with your account's token");
    case StoreChoice::Pump:
        return StoresDialog::tr("pump.fun's own upload");
    case StoreChoice::Local:
        return StoresDialog::tr("This computer only");
    }
    return {};
}

/// Clears the field and returns its text, without spaces around it, as a secret; nullptr for an empty one.
Desk::Secret takeToken(QLineEdit &field)
{
    QString text = field.text().trimmed();
    field.clear();
    if (text.isEmpty())
        return nullptr;
    QByteArray bytes = text.toUtf8();
    text.fill(u'\0');
    auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(bytes));
    wipe(bytes);
    return secret;
}

} // namespace

StoresDialog::StoresDialog(Desk &desk, QWidget *parent)
    : DeskDialog(tr("Where launches publish"), parent)
    , m_desk(desk)
    , m_banner(new Banner)
{
    setObjectName(u"storesDialog"_s);
    setMinimumWidth(460);
    addSentence(body(),
                tr("A launch tries the ticked stores from top to bottom, each a few times. With none "
                   "ticked it takes the first that answers."));
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    for (std::size_t line = 0; line < m_boxes.size(); ++line) {
        m_boxes[line] = new QCheckBox;
        m_boxes[line]->setObjectName(u"store%1"_s.arg(line));
        grid->addWidget(m_boxes[line], int(line), 0);
        connect(m_boxes[line], &QCheckBox::toggled, this, [this, line](bool isUsed) { m_rows[line].isUsed = isUsed; });
        if (line == 0)
            continue;
        auto *up = new LinkButton(tr("Move up"));
        up->setObjectName(u"storeUp%1"_s.arg(line));
        grid->addWidget(up, int(line), 1);
        connect(up, &QPushButton::clicked, this, [this, line] {
            std::swap(m_rows[line], m_rows[line - 1]);
            showRows();
        });
    }
    body()->addLayout(grid);
    m_kubo = addField(body(), tr("Address of the Kubo daemon"), u"storeKubo"_s);
    m_kubo->setPlaceholderText(u"http://127.0.0.1:5001"_s);
    m_token = addField(body(), tr("Pinata's token (JWT), kept in the vault"), u"storeToken"_s);
    m_token->setEchoMode(QLineEdit::Password);
    body()->addWidget(m_banner);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_save = addPrimary(*this, tr("Save"), u"storesSave"_s);
    m_save->setEnabled(false);
    connect(m_save, &QPushButton::clicked, this, &StoresDialog::save);
    showRows();
    m_desk.storeSettings(this, [this](const Result<StoreSettings> &settings) {
        if (settings)
            showSettings(*settings);
        else
            m_banner->showError(settings.error());
    });
}

void StoresDialog::showSettings(const StoreSettings &settings)
{
    for (Row &row : m_rows)
        row.isUsed = settings.order.contains(row.choice);
    // The used ones first, in their order.
    const auto placeOf = [&settings](const Row &row) {
        return row.isUsed ? settings.order.indexOf(row.choice) : settings.order.size();
    };
    std::ranges::stable_sort(m_rows, {}, placeOf);
    m_kubo->setText(settings.kuboUrl);
    m_token->setPlaceholderText(settings.hasPinataToken ? tr("One is kept; type another to replace it")
                                                        : tr("None is kept"));
    m_save->setEnabled(true);
    showRows();
}

void StoresDialog::showRows()
{
    for (std::size_t line = 0; line < m_rows.size(); ++line) {
        m_boxes[line]->setText(nameOf(m_rows[line].choice));
        m_boxes[line]->setChecked(m_rows[line].isUsed);
        if (auto *up = findChild<LinkButton *>(u"storeUp%1"_s.arg(line)))
            up->setAccessibleName(tr("Move up: %1").arg(nameOf(m_rows[line].choice)));
    }
}

void StoresDialog::save()
{
    StoreSettings settings;
    for (const Row &row : m_rows) {
        if (row.isUsed)
            settings.order.append(row.choice);
    }
    settings.kuboUrl = m_kubo->text().trimmed();
    setEnabledOrPassFocus(*m_save, false, *m_kubo);
    m_desk.saveStoreSettings(this, settings, takeToken(*m_token), [this](const Result<void> &saved) {
        m_save->setEnabled(true);
        if (saved)
            accept();
        else
            m_banner->showError(saved.error());
    });
}

} // namespace curvedesk
#include "moc_StoresDialog.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/LayoutNameDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

LayoutNameDialog::LayoutNameDialog(const QStringList &used, QWidget *parent)
    : DeskDialog(tr("Keep this layout"), parent, u"layoutName"_s, 400)
    , m_used(used)
{
    m_name = addField(body(), tr("Its name"), u"layoutNameEdit"_s, maxName);
    m_problem = addSentence(body(), {});
    m_problem->setObjectName(u"layoutNameProblem"_s);
    body()->addStretch();
    addCancel(tr("Cancel"));
    m_keep = addPrimary(*this, tr("Keep the layout"), u"layoutNameKeep"_s);
    connect(m_name, &QLineEdit::textChanged, this, &LayoutNameDialog::showProblem);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        emit chosen(name());
        accept();
    });
    showProblem();
    m_name->setFocus();
}

QString LayoutNameDialog::name() const
{
    return m_name->text().trimmed();
}

void LayoutNameDialog::showProblem()
{
    QString why;
    if (name().isEmpty())
        why = tr("Type a name first");
    else if (name().contains(u'/') || name().contains(u'\\'))
        why = tr("A name has no slashes"); // the settings would take what is before one for a group
    else if (m_used.contains(name(), Qt::CaseInsensitive))
        why = tr("A kept layout has this name already");
    m_problem->setText(why);
    m_problem->setTone(name().isEmpty() ? Tone::Muted : Tone::Error);
    m_keep->setEnabled(why.isEmpty());
    m_keep->setToolTip(displayText::toolTip(why));
}

} // namespace curvedesk
#include "moc_LayoutNameDialog.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/LinkRow.h"

#include "ui/dialogs/ExplorerDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxLength = 300;

} // namespace

QUrl LinkRow::openable(const QString &foreign)
{
    const QUrl url(foreign.trimmed(), QUrl::StrictMode);
    const bool isFine = url.isValid() && url.scheme() == u"https" && !url.host().isEmpty() && url.userInfo().isEmpty()
        && foreign.size() <= maxLength && !displayText::line(foreign, maxLength).wasAltered;
    return isFine ? url : QUrl();
}

LinkRow::LinkRow(const QString &label, const QString &foreign)
{
    const QUrl url = openable(foreign);
    // The address as it will be asked for: letters of other scripts in a host are written in their ASCII form.
    const QString shown = url.isEmpty() ? displayText::line(foreign, maxLength).text
                                        : QString::fromLatin1(url.toEncoded(QUrl::FullyEncoded));
    auto *name = new TextLabel(label, TextRole::Small, Tone::Muted);
    name->setObjectName(nameOfLabel);
    // No browser opens the usual address of metadata, and it is no cause for alarm.
    const bool isIpfs = foreign.startsWith(u"ipfs://"_s) && !displayText::line(foreign, maxLength).wasAltered;
    const Tone unopened = isIpfs ? Tone::Muted : Tone::Warn;
    auto *address = new TextLabel(shown, TextRole::NumberSmall, url.isEmpty() ? unopened : Tone::Normal);
    address->setCopyable();
    address->setElided(true);
    address->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long one widens no sheet
    address->setPlainToolTip(shown);
    address->setAccessibleName(tr("%1: %2").arg(label, shown));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name);
    row->addWidget(address, 1);
    if (url.isEmpty()) {
        // Of https, it is too long, or has hidden characters, a user's name, or letters that no address has.
        const bool isHttps = foreign.trimmed().startsWith(u"https:"_s, Qt::CaseInsensitive);
        row->addWidget(new TextLabel(isHttps ? tr("suspicious address: not opened") : tr("not https: not opened"),
                                     TextRole::Small, unopened));
        return;
    }
    LinkButton *open = newLink(tr("Open"), u"linkOpen"_s, tr("Open %1 in the browser").arg(shown));
    open->setFocusPolicy(Qt::StrongFocus);
    connect(open, &QPushButton::clicked, this, [this, url] { (new ExplorerDialog(url, window()))->open(); });
    row->addWidget(open);
}

} // namespace curvedesk
#include "moc_LinkRow.cpp"

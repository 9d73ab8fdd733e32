// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/NoticeLogDialog.h"

#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>

#include <ranges>

namespace curvedesk {

using namespace Qt::StringLiterals;

NoticeLogDialog::NoticeLogDialog(const Notices &notices, QWidget *parent)
    : DeskDialog(tr("Notices"), parent, u"noticeLog"_s, 520)
{
    const QList<Notices::Entry> &entries = notices.log();
    if (entries.isEmpty())
        body()->addWidget(new TextLabel(tr("No notices since the start."), TextRole::Body, Tone::Muted));
    for (const Notices::Entry &entry : std::views::reverse(entries)) {
        auto *words = new TextLabel(entry.shown(notices.hidesAmounts()), TextRole::Body, entry.tone);
        words->setObjectName(u"noticeLogText"_s);
        words->setWordWrap(true);
        words->setCopyable();
        auto *time = new TextLabel(timeText::clockOrDay(entry.atMs), TextRole::NumberSmall, Tone::Muted);
        for (TextLabel *label : {time, words}) { // the first line stands at the height of the button's word
            label->setAlignment((label->alignment() & ~Qt::AlignVertical_Mask) | Qt::AlignTop);
            label->setContentsMargins(0, 4, 0, 0);
        }
        auto *row = new QHBoxLayout;
        row->addWidget(time);
        row->addWidget(words, 1);
        if (entry.view) {
            auto *view = new LinkButton(Notices::tr("View"));
            view->setObjectName(u"noticeLogView"_s);
            view->setAccessibleDescription(entry.shown(true));
            row->addWidget(view, 0, Qt::AlignTop);
            connect(view, &QPushButton::clicked, this, [this, show = entry.view] {
                accept();
                show();
            });
        }
        connect(&notices, &Notices::hidesAmountsChanged, words,
                [words, entry, &notices] { words->setText(entry.shown(notices.hidesAmounts())); });
        body()->addLayout(row);
    }
    body()->addStretch();
    addCancel(tr("Close"));
}

} // namespace curvedesk
#include "moc_NoticeLogDialog.cpp"

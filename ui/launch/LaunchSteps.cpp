// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/LaunchSteps.h"

#include "ui/widgets/TextLabel.h"

#include <QGridLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

LaunchSteps::LaunchSteps(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"launchSteps"_s);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    const QString names[] = {tr("Publish the picture"), tr("Publish the words"), tr("Build and sign"), tr("Landing")};
    for (std::size_t step = 0; step < m_rows.size(); ++step) {
        Row &row = m_rows[step];
        row.mark = new TextLabel({}, TextRole::Body, Tone::Muted);
        row.name = new TextLabel(names[step], TextRole::Small, Tone::Muted);
        row.detail = new TextLabel({}, TextRole::NumberSmall, Tone::Muted);
        row.mark->setObjectName(u"launchStep%1"_s.arg(step));
        row.detail->setObjectName(u"launchStepDetail%1"_s.arg(step));
        const int line = static_cast<int>(step);
        grid->addWidget(row.mark, line, 0);
        grid->addWidget(row.name, line, 1);
        grid->addWidget(row.detail, line, 2);
    }
    hide();
}

void LaunchSteps::showRunning(const LaunchProgress &progress)
{
    const bool isMeasured = progress.totalBytes > 0 && progress.sentBytes < progress.totalBytes;
    mark(progress.step, false,
         isMeasured ? tr("%1 %").arg(progress.sentBytes * 100 / progress.totalBytes) : tr("under way"));
}

void LaunchSteps::showStopped(LaunchStep step, const QString &detail)
{
    mark(step, true, detail);
}

void LaunchSteps::mark(LaunchStep current, bool isStopped, const QString &detail)
{
    m_current = current;
    const auto now = static_cast<std::size_t>(current);
    for (std::size_t step = 0; step < m_rows.size(); ++step) {
        const Row &row = m_rows[step];
        const bool isNow = step == now;
        const Tone tone = isNow ? (isStopped ? Tone::Error : Tone::Accent) : step < now ? Tone::Buy : Tone::Muted;
        row.mark->setText(isNow ? (isStopped ? u"✕"_s : u"◔"_s) : step < now ? u"✓"_s : u"○"_s);
        row.mark->setTone(tone);
        row.mark->setAccessibleName(isNow ? detail : step < now ? tr("done") : tr("waits"));
        row.name->setTone(isNow ? Tone::Normal : Tone::Muted);
        row.detail->setText(isNow ? detail : QString());
        row.detail->setTone(isNow && isStopped ? Tone::Error : Tone::Muted);
    }
    show();
}

} // namespace curvedesk
#include "moc_LaunchSteps.cpp"

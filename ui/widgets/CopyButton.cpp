// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CopyButton.h"

#include <QApplication>
#include <QClipboard>

namespace curvedesk {

CopyButton::CopyButton(std::function<QString()> source, const QString &accessibleName)
    : LinkButton(tr("Copy"), Tone::Accent)
    , m_source(std::move(source))
{
    setAccessibleName(accessibleName);
    m_feedback.setSingleShot(true);
    connect(&m_feedback, &QTimer::timeout, this, [this] { setText(tr("Copy")); });
    connect(this, &QPushButton::clicked, this, &CopyButton::copy);
}

void CopyButton::copy()
{
    QApplication::clipboard()->setText(m_source());
    setText(tr("Copied"));
    m_feedback.start(feedbackMs);
}

} // namespace curvedesk
#include "moc_CopyButton.cpp"

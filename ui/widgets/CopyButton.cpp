// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CopyButton.h"

#include <QApplication>
#include <QClipboard>
#include <QTimer>

namespace curvedesk {

CopyButton::CopyButton(std::function<QString()> source, const QString &accessibleName, QWidget *parent)
    : LinkButton(tr("Copy"), Tone::Accent, parent)
    , m_source(std::move(source))
{
    setAccessibleName(accessibleName);
    connect(this, &QPushButton::clicked, this, &CopyButton::copy);
}

void CopyButton::copy()
{
    QApplication::clipboard()->setText(m_source());
    setText(tr("Copied"));
    QTimer::singleShot(feedbackMs, this, [this] { setText(tr("Copy")); });
}

} // namespace curvedesk
#include "moc_CopyButton.cpp"

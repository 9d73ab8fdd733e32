// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/DiagnosticsDialog.h"

#include "ui/desk/Background.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/FileDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/TextLabel.h"

#include <QAccessible>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSaveFile>
#include <QScreen>

namespace curvedesk {

using namespace Qt::StringLiterals;

DiagnosticsDialog::DiagnosticsDialog(Diagnostics diagnostics, const QString &dataDirectory, QWidget *parent)
    : DeskDialog(tr("Diagnostics"), parent, u"diagnosticsDialog"_s)
    , m_report(new QPlainTextEdit)
{
    auto *words = new TextLabel(tr("For the person who looks into a fault. It has no keys, no addresses of wallets and "
                                   "no amounts; read it before you pass it on."),
                                TextRole::Body, Tone::Muted);
    words->setWordWrap(true);
    const Theme &theme = themeOf(this);
    m_report->setObjectName(u"diagnosticsReport"_s);
    m_report->setAccessibleName(tr("The report"));
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_report->setLayoutDirection(Qt::LeftToRight);
    m_report->setFont(theme.font(TextRole::NumberSmall));
    // The sheet is kept on the screen, which may be narrower than the window.
    const QSize room = parent->window()->size().boundedTo(screen()->availableSize());
    m_report->setMinimumSize(qMin(theme.scaled(640), room.width() - 100),
                             qBound(160, room.height() - 320, theme.scaled(420)));
    body()->addWidget(words);
    body()->addWidget(m_report, 1);
    m_save = dialogFields::addLink(*this, new LinkButton(tr("Save the report…")), u"diagnosticsSave"_s);
    connect(m_save, &QPushButton::clicked, this, &DiagnosticsDialog::save);
    dialogFields::addLink(*this, new CopyButton([this] { return m_report->toPlainText(); }, tr("Copy the report")),
                          u"diagnosticsCopy"_s);
    addCancel(tr("Close"));
    m_report->setPlainText(diagnosticsText::report(diagnostics));
    m_report->setFocus();
    if (dataDirectory.isEmpty())
        return;
    inBackground(
        this, [dataDirectory] { return diagnosticsText::sizesIn(dataDirectory); },
        [this, diagnostics = std::move(diagnostics)](const QList<Diagnostics::Folder> &sizes) mutable {
            diagnostics.data = sizes;
            m_report->setPlainText(diagnosticsText::report(diagnostics));
        });
}

QStringList DiagnosticsDialog::look(const QWidget &window, const QString &colours, int zoomPercent)
{
    QStringList lines;
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QSize pixels = screen->size() * screen->devicePixelRatio();
        lines.append(u"Screen: %1, %2x%3 pixels at scale %4, %5 dpi%6"_s.arg(QGuiApplication::platformName())
                         .arg(pixels.width())
                         .arg(pixels.height())
                         .arg(screen->devicePixelRatio())
                         .arg(qRound(screen->logicalDotsPerInch()))
                         .arg(screen == window.screen() ? u", with the window"_s : QString()));
    }
    lines.append(
        u"Window: %1x%2, text at %3 %, %4"_s.arg(window.width()).arg(window.height()).arg(zoomPercent).arg(colours));
    lines.append(u"Language: %1"_s.arg(QLocale().name()));
    lines.append(u"Screen reader: %1"_s.arg(QAccessible::isActive() ? u"listening"_s : u"none"_s));
    return lines;
}

void DiagnosticsDialog::save()
{
    QFileDialog *dialog = fileDialog::toWrite(this, tr("Save the report"), QStandardPaths::DocumentsLocation,
                                              u"curvedesk-diagnostics.txt"_s);
    dialog->setObjectName(u"diagnosticsFile"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSaveFile file(path);
        const QByteArray text = m_report->toPlainText().toUtf8();
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
        m_save->setText(isWritten ? tr("Saved") : tr("Not saved"));
        m_save->setToolTip(isWritten ? QString() : displayText::toolTip(file.errorString()));
    });
    dialog->open();
}

} // namespace curvedesk
#include "moc_DiagnosticsDialog.cpp"

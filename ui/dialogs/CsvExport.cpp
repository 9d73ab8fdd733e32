// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/CsvExport.h"

#include "ui/dialogs/FileDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"

#include <QFileDialog>

namespace curvedesk {

using namespace Qt::StringLiterals;

CsvExport::CsvExport(CsvDocument document, QObject *parent)
    : QObject(parent)
    , m_document(std::move(document))
{
}

void CsvExport::chooseFile(QWidget *window)
{
    QFileDialog *dialog = fileDialog::toWrite(window, m_document.title, QStandardPaths::DocumentsLocation,
                                              m_document.fileName, tr("CSV files (*.csv)"));
    dialog->setObjectName(u"exportDialog"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CsvExport::write);
    connect(dialog, &QDialog::rejected, this, [this] {
        if (m_file.fileName().isEmpty())
            deleteLater();
    });
    dialog->open();
}

void CsvExport::write(const QString &path)
{
    emit started();
    m_file.setFileName(path);
    if (m_file.open(QIODevice::WriteOnly) && m_file.write(m_document.header) > 0)
        askPage({});
    else
        endUnwritten();
}

void CsvExport::askPage(const QString &cursor)
{
    m_document.ask(this, cursor, [this](const Result<CsvDocument::Page> &page) { writePage(page); });
}

void CsvExport::writePage(const Result<CsvDocument::Page> &page)
{
    if (m_hasEnded)
        return;
    if (!page) {
        end(tr("Nothing was exported. %1").arg(errorText(page.error()).both()), false);
        return;
    }
    m_rows += page->count;
    const bool isLast = page->next.isEmpty();
    if (m_file.write(page->rows) != page->rows.size() || (isLast && !m_file.commit())) {
        endUnwritten();
    } else if (isLast) {
        end(tr("All is exported: %n row(s).", nullptr, static_cast<int>(m_rows)) + u' '
                + displayText::line(m_file.fileName(), 200).text,
            true);
    } else {
        emit progressed(m_rows);
        askPage(page->next);
    }
}

void CsvExport::cancel()
{
    end(tr("The export was cancelled, and nothing written."), false);
}

void CsvExport::endUnwritten()
{
    end(tr("The file could not be written: %1").arg(displayText::line(m_file.errorString(), 200).text), false);
}

void CsvExport::end(const QString &sentence, bool isGood)
{
    m_hasEnded = true;
    m_file.cancelWriting();
    emit ended(sentence, isGood);
    deleteLater();
}

} // namespace curvedesk
#include "moc_CsvExport.cpp"

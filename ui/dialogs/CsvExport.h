// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Desk.h"

#include <QSaveFile>

class QWidget;

namespace curvedesk {

/// The rows of a CSV file, which come in pages.
struct CsvDocument
{
    struct Page
    {
        QByteArray rows;
        qsizetype count = 0;
        QString next; ///< cursor of the next page; empty at the end
    };

    QString title; ///< of the dialog that asks for the file
    QString fileName; ///< proposed
    QByteArray header;
    /// Answers with the page at a cursor (empty: the first), once.
    std::function<void(QObject *receiver, const QString &cursor, Answer<Page> answer)> ask;
};

/// Writes a CSV file page by page. The file appears when it is complete, else not at all. Deletes itself at the end.
class CsvExport final : public QObject
{
    Q_OBJECT

public:
    /// Asks for nothing before chooseFile().
    CsvExport(CsvDocument document, QObject *parent);
    /// Opens the dialog for the file and returns; once one is chosen, emits started() and begins to write it. When the
    /// user cancels it emits nothing and deletes itself.
    void chooseFile(QWidget *window);
    /// Ends an export after started(): emits ended(), as not good, deletes itself later; a former file stays as it was.
    void cancel();

signals:
    void started(); ///< a file was chosen, and nothing of it is written yet
    /// So many rows in all are written; after each page but the last.
    void progressed(qsizetype rows);
    /// The export has ended, the last signal; `isGood`: the file is there. `sentence`: for people.
    void ended(const QString &sentence, bool isGood);

private:
    /// Emits started(), writes the header to a temporary file beside it, asks for the first page; error: ended().
    void write(const QString &path);
    /// Asks the document, and so the core, for the page at a cursor (empty: the first); writePage() writes the answer.
    void askPage(const QString &cursor);
    /// Writes the page, emits progressed() and asks for the next one; after the last one commits the file. Then, and
    /// at any failure, emits ended(). Nothing after end().
    void writePage(const Result<CsvDocument::Page> &page);
    /// Emits ended() and deletes this object later; what was not committed is dropped, a former file stays as it was.
    void end(const QString &sentence, bool isGood);
    /// Emits ended() with a sentence that the file could not be written, and why; deletes this object later, as end().
    void endUnwritten();

    CsvDocument m_document;
    QSaveFile m_file;
    qsizetype m_rows = 0;
    bool m_hasEnded = false;
};

} // namespace curvedesk

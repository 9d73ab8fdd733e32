// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/dialogs/FileDialog.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QTest>
#include <QTreeView>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace fileDialogTest {

class TestFileDialog : public QObject
{
    Q_OBJECT

private slots:
    void namesTakeWhatTheOtherColumnsLeave()
    {
        QWidget parent;
        parent.show();
        QFileDialog *dialog = fileDialog::toRead(&parent, u"Open"_s, QStandardPaths::TempLocation, u"Texts (*.txt)"_s);
        const auto *files = dialog->findChild<QTreeView *>(u"treeView"_s);
        QVERIFY(files); // Qt's own dialog: there is no other one offscreen
        dialog->show();
        for (const int width : {560, 900}) {
            dialog->resize(width, 400);
            const QHeaderView &header = *files->header();
            QTRY_COMPARE(header.length(), files->viewport()->width());
            for (int column = 1; column < header.count(); ++column)
                QVERIFY(header.sectionSize(0) > header.sectionSize(column));
        }
        dialog->close();
    }
};

CURVEDESK_TEST(TestFileDialog)

} // namespace fileDialogTest
#include "tst_FileDialog.moc"

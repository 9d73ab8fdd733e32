// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>

namespace curvedesk::test {

/// As long as it lives, a table of an SQLite file cannot be read or written, as with a disk that fails: Storage.
class HiddenTable
{
    Q_DISABLE_COPY_MOVE(HiddenTable)

public:
    HiddenTable(QString path, QString table)
        : m_path(std::move(path))
        , m_table(std::move(table))
    {
        rename(m_table, m_table + QStringLiteral("_hidden"));
    }
    ~HiddenTable() { rename(m_table + QStringLiteral("_hidden"), m_table); }

private:
    void rename(const QString &from, const QString &to) const
    {
        const QString connection = QStringLiteral("hidden table");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
            database.setDatabaseName(m_path);
            const QString sql = QStringLiteral("ALTER TABLE %1 RENAME TO %2").arg(from, to);
            if (!database.open() || !QSqlQuery(database).exec(sql))
                qFatal("cannot rename a table");
        }
        QSqlDatabase::removeDatabase(connection);
    }
    const QString m_path;
    const QString m_table;
};

} // namespace curvedesk::test

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerWriter.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

struct LedgerWriter::Connection
{
    Database database;
    LedgerRows rows;
};

LedgerWriter::LedgerWriter()
{
    m_thread.setObjectName(u"ledger"_s);
    m_context.moveToThread(&m_thread);
    m_thread.start();
}

LedgerWriter::~LedgerWriter()
{
    QMetaObject::invokeMethod(
        &m_context, [this] { m_connection.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

Result<std::unique_ptr<LedgerWriter>> LedgerWriter::open(const QString &path, const Database::Migrations &migrations)
{
    std::unique_ptr<LedgerWriter> writer(new LedgerWriter);
    Outcome opened;
    const auto connect = [&] {
        Result<Database> database = Database::open(path, migrations);
        Result<LedgerRows> rows = database ? LedgerRows::prepare(*database) : failure(database.error());
        if (rows)
            writer->m_connection.reset(new Connection{*std::move(database), *std::move(rows)});
        else
            opened = failure(rows.error());
    };
    QMetaObject::invokeMethod(&writer->m_context, connect, Qt::BlockingQueuedConnection);
    if (!opened)
        return failure(opened.error());
    return writer;
}

std::future<Outcome> LedgerWriter::write(std::shared_ptr<const LedgerBatch> batch, std::function<void()> finished)
{
    const auto commit = std::make_shared<std::packaged_task<Outcome()>>([this, batch = std::move(batch)] {
        return m_connection->database.transaction([&] { return m_connection->rows.write(*batch); });
    });
    std::future<Outcome> outcome = commit->get_future();
    QMetaObject::invokeMethod(
        &m_context,
        [commit, finished = std::move(finished)] {
            (*commit)();
            finished();
        },
        Qt::QueuedConnection);
    return outcome;
}

} // namespace curvedesk::sandbox

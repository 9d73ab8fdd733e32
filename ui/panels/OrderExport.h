// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/order/OrderDesk.h"

#include <QObject>
#include <QSaveFile>

namespace curvedesk {

class Desk;

/// Writes all orders to a CSV file, page by page. The file appears when it is complete, and not at all after a failure.
/// Deletes itself when it has ended.
class OrderExport final : public QObject
{
    Q_OBJECT

public:
    /// `desk` must outlive the export.
    OrderExport(Desk &desk, const QString &path, QObject *parent);
    void start();

signals:
    void progressed(qsizetype orders);
    /// The export has ended; the last signal.
    void ended(const QString &sentence, bool isGood);

private:
    void askPage(const QString &cursor);
    void writePage(const Result<OrderDesk::Page> &page);
    void end(const QString &sentence, bool isGood);

    static constexpr int pageSize = 500;

    Desk &m_desk;
    QSaveFile m_file;
    qsizetype m_orders = 0;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/OrderExport.h"

#include "ui/desk/Desk.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/OrderCsv.h"

namespace curvedesk {

OrderExport::OrderExport(Desk &desk, const QString &path, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_file(path)
{
}

void OrderExport::start()
{
    if (m_file.open(QIODevice::WriteOnly) && m_file.write(orderCsv::header()) > 0)
        askPage({});
    else
        end(tr("The file could not be written: %1").arg(displayText::line(m_file.errorString(), 200).text), false);
}

void OrderExport::askPage(const QString &cursor)
{
    m_desk.orders(this, pageSize, cursor, [this](const Result<OrderDesk::Page> &page) { writePage(page); });
}

void OrderExport::writePage(const Result<OrderDesk::Page> &page)
{
    if (!page) {
        end(tr("Nothing was exported. %1").arg(errorText(page.error()).both()), false);
        return;
    }
    m_orders += page->orders.size();
    const QByteArray rows = orderCsv::rows(page->orders);
    const bool isLast = page->next.isEmpty();
    if (m_file.write(rows) != rows.size() || (isLast && !m_file.commit())) {
        end(tr("The file could not be written: %1").arg(displayText::line(m_file.errorString(), 200).text), false);
    } else if (isLast) {
        end(m_orders == 1 ? tr("The one order there is was exported.")
                          : tr("All %1 orders are exported.").arg(m_orders),
            true);
    } else {
        emit progressed(m_orders);
        askPage(page->next);
    }
}

void OrderExport::end(const QString &sentence, bool isGood)
{
    m_file.cancelWriting();
    emit ended(sentence, isGood);
    deleteLater();
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/Csv.h"

#include <QDateTime>

namespace curvedesk::csv {

using namespace Qt::StringLiterals;

QString field(QString text)
{
    static constexpr QStringView formulaStarts = u"=+-@\t\r";
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend(u'\'');
    // A row stays one line, also for scripts that split at line breaks.
    text.replace(u'\r', u' ').replace(u'\n', u' ');
    text.replace(u'"', u"\"\""_s);
    return u'"' + text + u'"';
}

QString time(qint64 ms)
{
    return ms == 0 ? QString() : QDateTime::fromMSecsSinceEpoch(ms).toUTC().toString(Qt::ISODateWithMs);
}

QByteArray line(const QStringList &fields)
{
    return fields.join(u',').toUtf8() + "\r\n";
}

} // namespace curvedesk::csv

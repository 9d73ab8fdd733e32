// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/TimeText.h"

#include "core/money/Decimal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

namespace curvedesk::timeText {

using namespace Qt::StringLiterals;

namespace {

/// Has tr() for the texts of this file.
struct TimeText
{
    Q_DECLARE_TR_FUNCTIONS(TimeText)
};

/// The span in its largest whole unit, rounded down; hours up to two days.
QString inOneUnit(qint64 seconds)
{
    if (seconds < 60)
        return TimeText::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return TimeText::tr("%1 min").arg(seconds / 60);
    if (seconds < 48 * 3600)
        return TimeText::tr("%1 h").arg(seconds / 3600);
    return TimeText::tr("%1 d").arg(seconds / 86400);
}

} // namespace

QString age(qint64 atMs, qint64 nowMs)
{
    const qint64 seconds = (nowMs - atMs) / 1000;
    return seconds < 1 ? TimeText::tr("now") : inOneUnit(seconds);
}

QString span(qint64 milliseconds)
{
    if (milliseconds < 0)
        milliseconds = 0;
    if (milliseconds < 10'000) {
        const auto hundredths = static_cast<quint64>((milliseconds + 5) / 10);
        return TimeText::tr("%1 s").arg(decimal::formatFixed(hundredths, 2));
    }
    return inOneUnit(milliseconds / 1000);
}

QString clockOrDay(qint64 atMs)
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(atMs);
    return at.date() == QDate::currentDate() ? at.toString(u"HH:mm:ss"_s) : day(atMs);
}

QString day(qint64 atMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs), TimeText::tr("MMM d"));
}

QString dateAndClock(qint64 atMs, bool hasYear)
{
    static const QRegularExpression year(u"[-./]yyyy|yyyy[-./]"_s);
    QString form = TimeText::tr("yyyy-MM-dd HH:mm:ss");
    if (!hasYear)
        form.remove(year);
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs), form);
}

QString utc(qint64 atMs)
{
    return QDateTime::fromMSecsSinceEpoch(atMs, QTimeZone::utc()).toString(u"yyyy-MM-dd HH:mm:ss 'UTC'"_s);
}

} // namespace curvedesk::timeText

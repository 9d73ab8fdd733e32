// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Times as text. All times are milliseconds since 1970-01-01 UTC.
namespace curvedesk::timeText {

/// The age in one unit, rounded down: "now" below a second and for a future time, "12 s", "6 min", "3 h", "2 d".
[[nodiscard]] QString age(qint64 atMs, qint64 nowMs);
/// A span in one unit, below ten seconds to the nearest hundredth, else rounded down: "0.41 s", "12 s"; negative: 0.
[[nodiscard]] QString span(qint64 milliseconds);
/// Of today the local wall clock, "10:41:07"; of another day its day(): a clock alone would pass for today's.
[[nodiscard]] QString clockOrDay(qint64 atMs);
/// The local day without its year, in the language's own form: "Nov 20".
[[nodiscard]] QString day(qint64 atMs);
/// The local date and wall clock, in the language's own form: "2026-11-20 10:41:07"; without the year "11-20 10:41:07".
[[nodiscard]] QString dateAndClock(qint64 atMs, bool hasYear = true);
/// UTC, for tool tips and files, in the same form in every language: "2026-11-20 10:41:07 UTC".
[[nodiscard]] QString utc(qint64 atMs);

} // namespace curvedesk::timeText

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QStringList>

/// Lines of CSV (RFC 4180, UTF-8) for spreadsheets. Foreign text cannot become a formula.
namespace curvedesk::csv {

/// A quoted field on one line: CR and LF become spaces, other control characters, direction marks and characters of no
/// width (but the two joiners) the replacement character. Begins with ' where it could be taken for a formula.
[[nodiscard]] QString field(const QString &text);
/// A time (milliseconds since the epoch) in UTC, ISO 8601; empty for 0.
[[nodiscard]] QString time(qint64 ms);
/// A line of fields with its CR LF in UTF-8; changes none of them: each is from field(), time(), a number or our word.
[[nodiscard]] QByteArray line(const QStringList &fields);

} // namespace curvedesk::csv

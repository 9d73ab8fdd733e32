// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/CsvExport.h"

class QPixmap;

namespace curvedesk::chartExport {

/// All candles of a coin and of this length as CSV, newest first: exact integers, UTC times. `desk` must outlive the
/// export.
[[nodiscard]] CsvDocument candles(Desk &desk, const QString &mint, int intervalSeconds);

/// Asks for a file and writes the picture to it; `answer` gets a sentence and whether it was written. It hears nothing
/// of a user who cancels.
void savePicture(QWidget *window, const QPixmap &picture,
                 std::function<void(const QString &sentence, bool isGood)> answer);

} // namespace curvedesk::chartExport

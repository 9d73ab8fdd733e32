// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/CsvExport.h"

class QPixmap;

namespace curvedesk::chartExport {

/// All candles of a coin and of this length as CSV, newest first: exact integers, UTC times. It asks for a page of them
/// at a time, with the errors of Desk::candles(). `desk` must outlive the export.
[[nodiscard]] CsvDocument candles(Desk &desk, const QString &mint, int intervalSeconds);

/// Asks for a file and writes the picture to it as PNG on a pool thread; `answer` gets a sentence for the user and
/// whether it was written, on the window's thread. It is not called when the user cancels or `window` is gone.
void savePicture(QWidget *window, const QPixmap &picture,
                 std::function<void(const QString &sentence, bool isGood)> answer);

} // namespace curvedesk::chartExport

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/chart/PriceAxis.h"
#include "ui/dialogs/CsvExport.h"

class QPixmap;

namespace curvedesk::chartExport {

/// All candles of a coin and of this length as CSV, newest first: exact market caps in lamports, or exact prices of a
/// token in SOL, as the header says; volume in lamports, UTC times. Asks the core for a page at a time once it is
/// exported (TokenNotFound, Unavailable, Storage; the cluster's errors), writes nothing itself. `desk` must outlive it.
[[nodiscard]] CsvDocument candles(Desk &desk, const QString &mint, int intervalSeconds, PriceUnit unit);

/// What a chart's picture shows: ticker, shortened mint, candles' length, the present UTC time; empty without a coin.
[[nodiscard]] QString caption(const std::optional<TokenDetails> &coin, const QString &interval);
/// The picture of a widget as it is now, with the caption above it, in as many lines as its width needs.
[[nodiscard]] QPixmap captioned(QWidget &widget, const QString &caption);
/// Opens a dialog for a file and, once one is chosen, writes the picture to it as PNG on a pool thread; returns at
/// once. `answer` gets a sentence for the user and whether it was written, on the window's thread; not when the user
/// cancels or `window` is gone.
void savePicture(QWidget *window, const QPixmap &picture,
                 std::function<void(const QString &sentence, bool isGood)> answer);

} // namespace curvedesk::chartExport

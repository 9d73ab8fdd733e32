// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/ChartExport.h"

#include "ui/desk/Background.h"
#include "ui/text/Csv.h"
#include "ui/text/FilePlace.h"

#include <QFileDialog>
#include <QPixmap>

#include <ranges>

namespace curvedesk::chartExport {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageSize = 1000; ///< candles

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("ChartExport", text);
}

/// The candles as lines of CSV, the last one first.
QByteArray rowsOf(const QList<Candle> &candles)
{
    QByteArray rows;
    for (const Candle &candle : std::ranges::reverse_view(candles)) {
        rows += csv::line({csv::time(candle.openTime * 1000), QString::number(candle.open),
                           QString::number(candle.high), QString::number(candle.low), QString::number(candle.close),
                           QString::number(candle.volumeLamports), QString::number(candle.trades),
                           candle.incomplete ? u"yes"_s : u"no"_s});
    }
    return rows;
}

} // namespace

CsvDocument candles(Desk &desk, const QString &mint, int intervalSeconds)
{
    return {translated(QT_TRANSLATE_NOOP("ChartExport", "Export candles")),
            u"candles-%1-%2s.csv"_s.arg(mint.left(8)).arg(intervalSeconds),
            "open_utc,open_cap_lamports,high_cap_lamports,low_cap_lamports,close_cap_lamports,volume_lamports,trades,"
            "incomplete\r\n",
            [&desk, mint, intervalSeconds](QObject *receiver, const QString &cursor, Answer<CsvDocument::Page> answer) {
                desk.candles(receiver, mint, intervalSeconds, pageSize, cursor,
                             [answer = std::move(answer)](const Result<MarketService::CandlePage> &page) {
                                 answer(page.map([](const MarketService::CandlePage &each) {
                                     return CsvDocument::Page{rowsOf(each.candles), each.candles.size(), each.next};
                                 }));
                             });
            }};
}

void savePicture(QWidget *window, const QPixmap &picture,
                 std::function<void(const QString &sentence, bool isGood)> answer)
{
    auto *dialog = new QFileDialog(window, translated(QT_TRANSLATE_NOOP("ChartExport", "Save the chart's picture")),
                                   filePlace(QStandardPaths::PicturesLocation, u"chart.png"_s),
                                   translated(QT_TRANSLATE_NOOP("ChartExport", "Pictures (*.png)")));
    dialog->setObjectName(u"pictureDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"png"_s);
    QObject::connect(dialog, &QFileDialog::fileSelected, window,
                     [window, image = picture.toImage(), answer = std::move(answer)](const QString &path) {
                         inBackground(
                             window, [image, path] { return image.save(path, "PNG"); },
                             [answer](bool isSaved) {
                                 answer(isSaved ? translated(QT_TRANSLATE_NOOP("ChartExport", "The picture is saved."))
                                                : translated(QT_TRANSLATE_NOOP(
                                                    "ChartExport", "The picture could not be written there.")),
                                        isSaved);
                             });
                     });
    dialog->open();
}

} // namespace curvedesk::chartExport

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/ChartExport.h"

#include "core/money/Decimal.h"
#include "ui/desk/Background.h"
#include "ui/dialogs/FileDialog.h"
#include "ui/text/AmountText.h"
#include "ui/text/Csv.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileDialog>
#include <QFontMetrics>
#include <QPainter>
#include <QPixmap>

#include <ranges>

namespace curvedesk::chartExport {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageSize = 1000; ///< candles

/// Has tr() for the texts of this file.
struct ChartExport
{
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

/// The candles as lines of CSV, the last one first.
QByteArray rowsOf(const QList<Candle> &candles, PriceUnit unit)
{
    const auto price = [unit](quint64 cap) {
        return unit == PriceUnit::MarketCap ? QString::number(cap) : decimal::format(cap, amountText::priceDecimals);
    };
    QByteArray rows;
    for (const Candle &candle : std::ranges::reverse_view(candles)) {
        rows += csv::line({csv::time(candle.openTime * 1000), price(candle.open), price(candle.high), price(candle.low),
                           price(candle.close), QString::number(candle.volumeLamports), QString::number(candle.trades),
                           candle.incomplete ? u"yes"_s : u"no"_s});
    }
    return rows;
}

} // namespace

CsvDocument candles(Desk &desk, const QString &mint, int intervalSeconds, PriceUnit unit)
{
    const QByteArray header = unit == PriceUnit::MarketCap
        ? "open_utc,open_cap_lamports,high_cap_lamports,low_cap_lamports,close_cap_lamports,"
        : "open_utc,open_price_sol,high_price_sol,low_price_sol,close_price_sol,";
    return {ChartExport::tr("Export candles"), u"candles-%1-%2s.csv"_s.arg(mint.left(8)).arg(intervalSeconds),
            header + "volume_lamports,trades,incomplete\r\n",
            [&desk, mint, intervalSeconds, unit](QObject *receiver, const QString &cursor,
                                                 Answer<CsvDocument::Page> answer) {
                desk.candles(
                    receiver, mint, intervalSeconds, pageSize, cursor,
                    [answer = std::move(answer), unit](const Result<MarketService::CandlePage> &page) {
                        answer(page.map([unit](const MarketService::CandlePage &each) {
                            return CsvDocument::Page{rowsOf(each.candles, unit), each.candles.size(), each.next};
                        }));
                    });
            }};
}

QString caption(const std::optional<TokenDetails> &coin, const QString &interval)
{
    if (!coin)
        return {};
    return QStringList{displayText::ticker(coin->summary.symbol), displayText::shortAddress(coin->summary.mint),
                       interval, timeText::utc(QDateTime::currentMSecsSinceEpoch())}
        .join(u" · "_s);
}

QPixmap captioned(QWidget &widget, const QString &caption)
{
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    const Theme &theme = themeOf(&widget);
    const int margin = theme.scaled(8);
    const QPixmap picture = widget.grab();
    const QFont font = theme.font(TextRole::Small);
    const QRect room(margin, margin, widget.width() - 2 * margin, widget.height());
    const QRect words = QFontMetrics(font).boundingRect(room, flags & ~Qt::AlignVCenter, caption);
    const int height = words.height() + 2 * margin;
    const qreal ratio = picture.devicePixelRatio();
    QPixmap whole((QSizeF(widget.width(), widget.height() + height) * ratio).toSize());
    whole.setDevicePixelRatio(ratio);
    whole.fill(widget.palette().color(QPalette::Window));
    QPainter painter(&whole);
    painter.setFont(font);
    painter.setPen(theme.color(Tone::Normal));
    painter.drawText(QRect(margin, margin, room.width(), words.height()), flags, caption);
    painter.drawPixmap(0, height, picture);
    return whole;
}

void savePicture(QWidget *window, const QPixmap &picture,
                 std::function<void(const QString &sentence, bool isGood)> answer)
{
    QFileDialog *dialog
        = fileDialog::toWrite(window, ChartExport::tr("Save the chart's picture"), QStandardPaths::PicturesLocation,
                              u"chart.png"_s, ChartExport::tr("Pictures (*.png)"));
    dialog->setObjectName(u"pictureDialog"_s);
    QObject::connect(dialog, &QFileDialog::fileSelected, window,
                     [window, image = picture.toImage(), answer = std::move(answer)](const QString &path) {
                         inBackground(
                             window, [image, path] { return image.save(path, "PNG"); },
                             [answer](bool isSaved) {
                                 answer(isSaved ? ChartExport::tr("The picture is saved.")
                                                : ChartExport::tr("The picture could not be written there."),
                                        isSaved);
                             });
                     });
    dialog->open();
}

} // namespace curvedesk::chartExport

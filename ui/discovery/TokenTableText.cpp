// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// The cells of TokenTableModel as text.
#include "ui/discovery/CoinPictures.h"
#include "ui/discovery/GraduationText.h"
#include "ui/discovery/TokenTableModel.h"
#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The place of a column's change in CoinFigures; nullopt for another column.
std::optional<std::size_t> spanOf(int column)
{
    if (column < TokenTableModel::ChangeColumn || column > TokenTableModel::DayChangeColumn)
        return std::nullopt;
    return static_cast<std::size_t>(column - TokenTableModel::ChangeColumn);
}

/// What stands where a figure was not read yet, or trades are missing that it would need.
QString unknown()
{
    return u"–"_s;
}

/// True for a coin whose name or ticker has hidden characters.
bool hidesCharacters(const TokenSummary &token)
{
    return displayText::line(token.name).wasAltered || displayText::line(token.symbol).wasAltered;
}

/// The colour of a change over the span at this place in CoinFigures; muted where it is not known.
Tone toneOf(const TokenRow &row, std::size_t span)
{
    const qint64 bps = row.isKnown(span) ? row.figures.changeBps.at(span) : 0;
    const bool isShownAsZero = std::abs(bps) < 5; // tenths of a percent are shown
    return isShownAsZero ? Tone::Muted : bps > 0 ? Tone::Buy : Tone::Sell;
}

} // namespace

QVariant TokenTableModel::cell(const QModelIndex &index, int role) const
{
    const Entry &entry = *m_rows.at(index.row());
    const TokenSummary &token = entry.token;
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(toolTip(entry, column));
    case CellKindRole:
        return static_cast<int>(column == CoinColumn           ? CellKind::Coin
                                    : column == ProgressColumn ? CellKind::Progress
                                                               : CellKind::Number);
    case CellToneRole:
        if (column >= AgeColumn || (m_isStale && column >= MarketCapColumn && column <= VolumeColumn))
            return static_cast<int>(Tone::Muted);
        if (const auto span = spanOf(column))
            return static_cast<int>(toneOf(entry, *span));
        return static_cast<int>(column == ProgressColumn ? (m_isStale ? Tone::Muted : Tone::Accent) : Tone::Normal);
    case MintRole:
    case IdRole:
        return token.mint;
    case NameRole:
        return token.name;
    case SymbolRole:
        return token.symbol;
    case PictureRole:
        return m_pictures == nullptr ? QImage() : m_pictures->of(token.mint);
    case ProgressRole:
        return QVariant::fromValue(token.progressPpm);
    case IsKingRole:
        return token.isKing;
    case IsSuspectRole:
        return hidesCharacters(token) || isLookAlike(token);
    default:
        return {};
    }
}

void TokenTableModel::setStale(bool isStale)
{
    if (std::exchange(m_isStale, isStale) != isStale && !m_rows.isEmpty())
        emit dataChanged(index(0, ProgressColumn), index(rowCount() - 1, VolumeColumn), {CellToneRole});
}

QString TokenTableModel::text(const Entry &entry, int column) const
{
    const TokenSummary &token = entry.token;
    const CoinFigures &figures = entry.figures;
    if (const auto span = spanOf(column))
        return entry.isKnown(*span) ? amountText::change(figures.changeBps.at(*span)) : unknown();
    switch (column) {
    case CoinColumn: {
        QString words = displayText::name(token.name);
        if (token.isKing)
            words = tr("%1, king of the hill").arg(words);
        if (hidesCharacters(token))
            words = tr("%1, has hidden characters").arg(words);
        if (isLookAlike(token))
            words = tr("%1, looks like an older coin").arg(words);
        return words;
    }
    case ProgressColumn:
        return amountText::progress(token.progressPpm);
    case MarketCapColumn:
        return token.marketCapLamports == 0 ? unknown() : amountText::solRounded(token.marketCapLamports, 1);
    case VolumeColumn:
        return entry.isKnown(2) ? amountText::solRounded(figures.volumeLamports.at(2), 1) : unknown();
    case HoldersColumn:
        return entry.value(column) ? QString::number(figures.holders) : unknown();
    case AgeColumn:
        return token.createdMs == 0 ? unknown() : timeText::age(token.createdMs, m_nowMs);
    case LastTradeColumn:
        return token.lastTradeMs == 0 ? unknown() : timeText::age(token.lastTradeMs, m_nowMs);
    default:
        return {};
    }
}

QString TokenTableModel::toolTip(const Entry &entry, int column) const
{
    const TokenSummary &token = entry.token;
    const CoinFigures &figures = entry.figures;
    const auto span = column == VolumeColumn ? std::optional<std::size_t>(2) : spanOf(column);
    if ((span && !entry.isRead.at(*span)) || (column == HoldersColumn && figures.holders < 0))
        return tr("Not read yet");
    if ((span && figures.missesTrades.at(*span)) || (column == HoldersColumn && figures.holdersMissTrades))
        return tr("Not known: some of the trades that it is made of are not stored");
    switch (column) {
    case CoinColumn: {
        QString tip = displayText::name(token.name) + u'\n' + displayText::ticker(token.symbol) + u'\n' + token.mint;
        if (hidesCharacters(token))
            tip += u'\n' + tr("Careful: this name contains hidden characters.");
        if (isLookAlike(token))
            tip += u'\n'
                + tr("Careful: an older coin has a name or ticker that looks the same. Compare the mint address.");
        const auto others = std::ranges::count_if(m_entries, [&entry](const auto &other) {
            return other.second.skeletons.second == entry.skeletons.second && &other.second != &entry;
        });
        if (others > 0 && !entry.skeletons.second.isEmpty())
            tip += u'\n'
                + tr("%n other coins of this list use this ticker. Compare the mint address.", nullptr,
                     static_cast<int>(others));
        return tip;
    }
    case ProgressColumn:
        return graduationText(token, entry.isKnown(0) ? figures.changeBps.front() : 0, m_nowMs);
    case MarketCapColumn:
        return tr("Market cap %1 SOL").arg(amountText::sol(token.marketCapLamports));
    case ChangeColumn:
        return tr("Change of the market cap over the last five minutes");
    case HourChangeColumn:
        return tr("Change of the market cap over the last hour");
    case DayChangeColumn:
        return tr("Change of the market cap over the last day");
    case VolumeColumn:
        return tr("%1 SOL traded in the last day").arg(amountText::solPlain(figures.volumeLamports.at(2)));
    case HoldersColumn:
        return tr("Wallets that hold the coin by their trades; transfers between wallets are not seen");
    case AgeColumn:
        return token.createdMs == 0 ? tr("The launch was not read") : timeText::utc(token.createdMs);
    case LastTradeColumn:
        return token.lastTradeMs == 0 ? tr("Never traded") : timeText::utc(token.lastTradeMs);
    default:
        return {};
    }
}

} // namespace curvedesk

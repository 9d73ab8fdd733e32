// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/SearchModel.h"

#include "ui/discovery/CoinPictures.h"
#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/Language.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CoinAvatar.h"

#include <QAction>
#include <QPainter>
#include <QRegularExpression>
#include <QTextOption>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastAddress = 4; ///< fewest letters of its address by which a wallet is found

/// The command's name in the menu, without the mark of its letter.
QString textOf(const QAction &command)
{
    return language::withoutMnemonic(command.text());
}

} // namespace

bool SearchModel::looksLikeMint(const QString &text)
{
    static const QRegularExpression base58(u"^[1-9A-HJ-NP-Za-km-z]{32,44}$"_s);
    return base58.match(text).hasMatch();
}

void SearchModel::setWallets(const QList<WalletSummary> &wallets, bool hidesAmounts)
{
    m_wallets = wallets;
    m_hidesAmounts = hidesAmounts;
}

void SearchModel::find(const QString &text)
{
    beginResetModel();
    m_text = text;
    m_isSearched = false;
    m_coins.clear();
    m_foundWallets.clear();
    m_foundCommands.clear();
    for (const WalletSummary &wallet : m_wallets) {
        const bool isItsAddress = text.size() >= leastAddress && wallet.address.startsWith(text);
        if (!text.isEmpty() && (wallet.label.contains(text, Qt::CaseInsensitive) || isItsAddress))
            m_foundWallets.append(wallet);
    }
    for (QAction *command : m_commands) {
        if (command->isEnabled() && command->isVisible() && textOf(*command).contains(text, Qt::CaseInsensitive))
            m_foundCommands.append(command);
    }
    // "trades" means the table of that name rather than the layout with the trades.
    std::ranges::stable_partition(m_foundCommands, [&text](const auto &command) {
        return textOf(*command).startsWith(text, Qt::CaseInsensitive);
    });
    endResetModel();
}

void SearchModel::setCoins(const QList<TokenSummary> &coins, const QString &problem)
{
    beginResetModel();
    m_coins = coins;
    m_problem = problem;
    m_isSearched = true;
    endResetModel();
}

const TokenSummary *SearchModel::coin(int row) const
{
    return row >= 0 && row < m_coins.size() ? &m_coins.at(row) : nullptr;
}

const WalletSummary *SearchModel::wallet(int row) const
{
    const qsizetype at = row - m_coins.size();
    return at >= 0 && at < m_foundWallets.size() ? &m_foundWallets.at(at) : nullptr;
}

QAction *SearchModel::command(int row) const
{
    const qsizetype at = row - m_coins.size() - m_foundWallets.size();
    return at >= 0 && at < m_foundCommands.size() ? m_foundCommands.at(at).data() : nullptr;
}

int SearchModel::foundCount() const
{
    return static_cast<int>(m_coins.size() + m_foundWallets.size() + m_foundCommands.size());
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : qMax(foundCount(), m_isSearched ? 1 : 0);
}

Qt::ItemFlags SearchModel::flags(const QModelIndex &index) const
{
    return foundCount() > 0 ? QAbstractListModel::flags(index) : Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (const TokenSummary *token = coin(index.row())) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return tr("%1 %2").arg(displayText::name(token->name), displayText::ticker(token->symbol));
        case DetailRole:
            return tr("%1 SOL  %2")
                .arg(amountText::solRounded(token->marketCapLamports, 1), displayText::shortAddress(token->mint));
        case KindRole:
            return Coin;
        case MintRole:
            return token->mint;
        case NameRole:
            return token->name;
        case PictureRole:
            return m_pictures == nullptr ? QImage() : m_pictures->of(token->mint);
        default:
            return {};
        }
    }
    if (const WalletSummary *own = wallet(index.row())) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return tr("Wallet %1").arg(displayText::line(own->label, 32).text);
        case DetailRole:
            return m_hidesAmounts ? QString() : tr("%1 SOL").arg(amountText::sol(own->lamports));
        case FaceRole:
            return u"wallet"_s;
        case KindRole:
            return Wallet;
        default:
            return {};
        }
    }
    const QAction *action = command(index.row());
    if (action == nullptr) {
        // A coin that the market does not list may be on the chain.
        const QString words = looksLikeMint(m_text) ? tr("No known coin. Enter looks on the chain.")
            : m_problem.isEmpty()                   ? tr("Nothing found")
                                                    : m_problem;
        return role == Qt::DisplayRole || role == Qt::EditRole ? QVariant(words)
            : role == FaceRole                                 ? QVariant(u"search"_s)
            : role == KindRole                                 ? QVariant(Nothing)
                                                               : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return textOf(*action);
    case DetailRole:
        return action->shortcut().toString(QKeySequence::NativeText);
    case FaceRole:
        return u"command"_s;
    case KindRole:
        return Command;
    default:
        return {};
    }
}

void SearchDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        painter->fillRect(option.rect, theme.colors.raised);
    painter->save();
    painter->setPen(theme.colors.line);
    painter->drawRect(option.rect.adjusted(0, -1, -1, -1)); // the list has no frame of its own
    const int side = theme.scaled(pictureSide);
    const QRect room = option.rect.adjusted(theme.scaled(10), 0, -theme.scaled(10), 0);
    const QRect face(room.left(), room.top() + (room.height() - side) / 2, side, side);
    if (index.data(SearchModel::KindRole).toInt() == SearchModel::Coin) {
        CoinAvatar::paint(*painter, face, index.data(MintRole).toString(), index.data(NameRole).toString(), theme,
                          index.data(PictureRole).value<QImage>());
    } else {
        const int inset = theme.scaled(4);
        painter->drawPixmap(face.adjusted(inset, inset, -inset, -inset),
                            icons::pixmap(index.data(SearchModel::FaceRole).toString(), theme.colors.muted,
                                          side - 2 * inset, option.widget->devicePixelRatioF()));
    }
    const QString detail = index.data(SearchModel::DetailRole).toString();
    painter->setFont(theme.font(TextRole::NumberSmall));
    const int detailWidth = painter->fontMetrics().horizontalAdvance(detail);
    painter->setPen(theme.colors.muted);
    painter->drawText(room, detail,
                      QTextOption(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter));
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(theme.colors.text);
    const QRect words = room.adjusted(side + theme.scaled(10), 0, -detailWidth - theme.scaled(10), 0);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    painter->restore();
}

QSize SearchDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {themeOf(option.widget).scaled(420), themeOf(option.widget).scaled(36)};
}

} // namespace curvedesk
#include "moc_SearchModel.cpp"

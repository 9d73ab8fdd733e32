// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <Qt>

namespace curvedesk {

/// The roles of the window's models besides Qt's own. Models know no fonts and no colours: CellDelegate chooses them.
enum CellRole : int {
    CellKindRole = Qt::UserRole + 1, ///< CellKind
    CellToneRole, ///< Tone
    MintRole,
    NameRole, ///< foreign text, unchanged
    SymbolRole, ///< foreign text, unchanged
    PictureRole, ///< QImage, a null one without a picture
    ProgressRole, ///< quint64, parts per million
    IsKingRole,
    IsSuspectRole, ///< name or ticker has hidden characters or imitates an older coin's
    WalletRole, ///< address
    WalletColourRole, ///< int, as walletColour(); 0: none
    SignatureRole, ///< of a transaction
    SortRole, ///< the cell's value where it is a number; absent: it is a text, or not known
    ShortTextRole, ///< what stands in place of a text that has no room; absent: the text, shortened
    WidestTextRole, ///< of a heading: the longest text of a column that shows whole texts or signs; absent: any texts
    NoteRole, ///< a sentence to be read whole: below the row where its cell is too narrow; absent: none
    IdRole, ///< what the row is about: id of an order, key or alert, mint, wallet's address, or a trade's signature
};

enum class CellKind : int { Text, Number, Pill, Coin, Progress };

} // namespace curvedesk

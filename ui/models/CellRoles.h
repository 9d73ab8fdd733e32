// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <Qt>

namespace curvedesk {

/// What the window's models say about a cell beside its text. Models know nothing of fonts and colours.
enum CellRole : int {
    CellKindRole = Qt::UserRole + 1, ///< CellKind
    CellToneRole, ///< Tone
    MintRole,
    NameRole, ///< foreign text, as it came
    SymbolRole, ///< foreign text, as it came
    ProgressRole, ///< quint64, parts per million
    IsKingRole,
    IdRole, ///< what a row is found by
};

enum class CellKind : int { Text, Number, Pill, Coin, Progress };

} // namespace curvedesk

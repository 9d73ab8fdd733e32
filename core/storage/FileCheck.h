// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// How large a database may be that is checked when opened; in a larger one a broken page is found when it is read.
enum class FileCheck {
    Thorough, ///< up to 32 MiB: for a program that stays
    Brief, ///< up to 1 MiB: for a command that reads a few rows: reading all of them would take many times as long
};

} // namespace curvedesk

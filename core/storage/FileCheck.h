// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// How large a database file may be that is checked as a whole when it is opened. A broken page of a larger one is
/// found when it is read.
enum class FileCheck {
    Thorough, ///< up to 32 MiB: for a program that stays
    Brief, ///< up to 1 MiB: for a command that reads a few rows: reading all of them would take many times as long
};

} // namespace curvedesk

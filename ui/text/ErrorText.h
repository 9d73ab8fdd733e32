// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <QString>

namespace curvedesk {

/// An error in the user's language: what happened, and what to do about it.
struct ErrorText
{
    QString sentence;
    QString advice; ///< may be empty

    [[nodiscard]] QString both() const { return advice.isEmpty() ? sentence : sentence + QChar(u' ') + advice; }
};

/// The text of an error. No other place of the window reads an ErrorCode for its text.
[[nodiscard]] ErrorText errorText(const Error &error);

/// Whether repeating the same request can succeed.
[[nodiscard]] bool isWorthRetrying(ErrorCode code);

} // namespace curvedesk

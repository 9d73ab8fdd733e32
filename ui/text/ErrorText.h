// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <QString>

namespace curvedesk {

/// An error in the reader's language: what happened, and what to do about it.
struct ErrorText
{
    QString sentence;
    QString advice; ///< may be empty

    [[nodiscard]] QString both() const { return advice.isEmpty() ? sentence : sentence + QChar(u' ') + advice; }
};

/// The one place that turns an error's code into words for people.
[[nodiscard]] ErrorText errorText(const Error &error);

/// Whether asking again can help without changing anything.
[[nodiscard]] bool isWorthRetrying(ErrorCode code);

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <QString>

namespace curvedesk {

/// An error in the user's language, with advice on what to do.
struct ErrorText
{
    QString sentence;
    QString advice; ///< may be empty

    /// The sentence, and the advice behind it.
    [[nodiscard]] QString both() const;
};

/// The text of an error by its code or the program's own. A sheet in which a code means more has words of its own.
[[nodiscard]] ErrorText errorText(const Error &error);

/// The reason why the program cannot start. `said` is its English sentence, which is shown where it has no words for
/// people; `directory`: of the data.
[[nodiscard]] QString startFailureText(const QString &said, const QString &directory);

/// True when repeating the same request can succeed.
[[nodiscard]] bool isWorthRetrying(ErrorCode code);

} // namespace curvedesk

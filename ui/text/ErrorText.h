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

    /// The sentence, and the advice behind it if there is one.
    [[nodiscard]] QString both() const;
};

/// The text of an error for what was refused before it landed, by its code or the chain's program's own, with the
/// core's detail where only that names the cause. A sheet in which a code means more has words of its own.
[[nodiscard]] ErrorText errorText(const Error &error);
/// The text of the error with which an order landed and failed; mostly it says that only the network fee was spent.
[[nodiscard]] ErrorText landedErrorText(const Error &error);

/// The reason why the program cannot start, in the user's language. `said`: the core's English sentence, which is
/// returned where no text is known for it; `directory`: the path of the data, which the text names.
[[nodiscard]] QString startFailureText(const QString &said, const QString &directory);

/// True for an error after which the same request can succeed when it is repeated: of network, stores, rate or disk.
[[nodiscard]] bool isWorthRetrying(ErrorCode code);

} // namespace curvedesk

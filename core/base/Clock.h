// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

namespace curvedesk {

/// Wall-clock time, injected so that tests set it. Deadlines use steady clocks or block heights instead.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Milliseconds since 1970-01-01 UTC; may fall, when the clock is set.
    [[nodiscard]] virtual qint64 nowMs() const = 0;
};

/// The machine's clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] qint64 nowMs() const override; ///< milliseconds since 1970-01-01 UTC; may fall, when the clock is set
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <optional>

namespace curvedesk {

/// A coin that could sit on the throne: not complete.
struct Contender
{
    QString mint;
    quint64 marketCapLamports = 0;
};

/// Who reigns next: the highest market capitalisation among coins that are not complete. Whoever reigns stays until
/// somebody is strictly higher. Empty when there is no coin at all.
[[nodiscard]] QString nextKing(const std::optional<Contender> &reigning, const Contender &highest);

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace curvedesk {

/// What a public listing says of a coin. Hints by strangers about strangers: any of it may be missing or a lie, and
/// what the chain says always wins. So no number is read here at all.
struct ListedCoin
{
    QString mint; ///< a valid address
    QString description;
    QString twitter; ///< links: https, or empty
    QString telegram;
    QString website;
    QString imageUri;

    bool operator==(const ListedCoin &) const = default;
};

namespace listedCoins {

inline constexpr qsizetype maxBytes = 1024 * 1024;
inline constexpr qsizetype maxCoins = 100;
inline constexpr qsizetype maxText = 1000; ///< characters of one text
inline constexpr qsizetype maxLink = 500;

/// An array of coins, as the ecosystem's front-end interface lists them. Entries without a valid mint are left out, as
/// are second ones of a mint and those beyond `maxCoins`; members of another type count as missing. Damaged when it is
/// no such array or too large.
[[nodiscard]] Result<QList<ListedCoin>> decode(QByteArrayView json);

} // namespace listedCoins
} // namespace curvedesk

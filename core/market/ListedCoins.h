// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace curvedesk {

/// A coin's entry in a public listing: hints by strangers, which may be missing or a lie; the chain's data always win.
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
inline constexpr qsizetype maxText = 1000; ///< characters of each text
inline constexpr qsizetype maxLink = 500;

/// Decodes an array of coins, as the ecosystem's front-end interface lists them. Entries without a valid mint, second
/// ones of a mint and those beyond `maxCoins` are left out; members of another type, texts and links that are too long
/// (maxText, maxLink), links not https or with a user name count as missing. Damaged: no array, or over `maxBytes`.
[[nodiscard]] Result<QList<ListedCoin>> decode(QByteArrayView json);

} // namespace listedCoins
} // namespace curvedesk

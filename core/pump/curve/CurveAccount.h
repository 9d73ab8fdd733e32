// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/curve/BondingCurve.h"

#include <QByteArrayView>

/// Codec of the BondingCurve account (program pump, discriminator 17b7f83760d8ac60).
namespace curvedesk::curveAccount {

/// The account discriminator as the u64 that the API shows: 6966180631402821399.
inline constexpr quint64 discriminator = 6966180631402821399ull;
/// Bytes that create and create_v2 allocate today, and bytes of all known fields.
inline constexpr qsizetype allocatedSize = 151;
inline constexpr qsizetype fullSize = 166;

/// Decodes an account of 49 bytes or more: missing trailing fields are zero, unknown trailing bytes are ignored.
/// Damaged for another discriminator or fewer than 49 bytes.
[[nodiscard]] Result<BondingCurve> decode(QByteArrayView data);

/// Encodes as the program would, in `size` bytes: cut at the end, or padded with zeros behind the fields.
[[nodiscard]] QByteArray encode(const BondingCurve &curve, qsizetype size = fullSize);

} // namespace curvedesk::curveAccount

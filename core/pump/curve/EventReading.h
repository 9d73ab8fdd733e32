// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/PumpEvents.h"

/// Decodes into an event of the caller's, so that the hot path does not move its 500 bytes.
namespace curvedesk::eventReading {

/// Decodes a trade event into `out`, which must be default-constructed. False for another discriminator or fewer bytes
/// than the oldest layout: `out` is unchanged then.
[[nodiscard]] bool read(QByteArrayView bytes, TradeEvent &out);
/// Decodes a creation into `out`, which must be default-constructed. False for another discriminator or fewer bytes
/// than the oldest layout: `out` may hold a part then.
[[nodiscard]] bool read(QByteArrayView bytes, CreateEvent &out);
/// Decodes a completion into `out`, which must be default-constructed. False for another discriminator or fewer bytes
/// than the oldest layout: `out` may hold a part then.
[[nodiscard]] bool read(QByteArrayView bytes, CompleteEvent &out);
/// Decodes a migration into `out`, which must be default-constructed. False for another discriminator or fewer bytes
/// than the oldest layout: `out` may hold a part then.
[[nodiscard]] bool read(QByteArrayView bytes, MigrationEvent &out);

} // namespace curvedesk::eventReading

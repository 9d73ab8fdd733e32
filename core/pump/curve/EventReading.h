// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/PumpEvents.h"

/// Decodes into an event of the caller's, so that the hot path does not move its 500 bytes.
namespace curvedesk::eventReading {

/// Decodes a trade event into `out`, which must be default-constructed. False for another discriminator or fewer bytes
/// than the oldest layout.
[[nodiscard]] bool read(QByteArrayView bytes, TradeEvent &out);
/// As above, for a creation.
[[nodiscard]] bool read(QByteArrayView bytes, CreateEvent &out);
/// As above, for a completion.
[[nodiscard]] bool read(QByteArrayView bytes, CompleteEvent &out);
/// As above, for a migration.
[[nodiscard]] bool read(QByteArrayView bytes, MigrationEvent &out);

} // namespace curvedesk::eventReading

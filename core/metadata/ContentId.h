// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QString>

namespace curvedesk {

inline constexpr auto ipfsScheme = QLatin1StringView("ipfs://");

/// "bafkrei..." of the bytes: CID version 1, codec raw, SHA-256, in base32.
[[nodiscard]] QString rawCid(QByteArrayView bytes);

/// One of these addresses: its bytes can be checked by whoever has them. Nothing but letters and digits.
[[nodiscard]] bool isRawCid(QStringView text);
/// Any SHA-256 address of IPFS: version 1 in base32, or version 0 ("Qm..."). Nothing but letters and digits.
[[nodiscard]] bool isCid(QStringView text);

/// The address in "ipfs://<cid>"; empty for every other uri.
[[nodiscard]] QString cidOf(const QString &uri);

} // namespace curvedesk

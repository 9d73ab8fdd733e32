// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QString>

namespace curvedesk {

inline constexpr auto ipfsScheme = QLatin1StringView("ipfs://");

/// The address of the bytes, "bafkrei...": CID version 1, codec raw, SHA-256, in base32.
[[nodiscard]] QString rawCid(QByteArrayView bytes);

/// True for 59 letters and digits of the form of rawCid(), "bafkrei...", by which bytes can be verified.
[[nodiscard]] bool isRawCid(QStringView text);
/// True for letters and digits of the form of a SHA-256 address of IPFS: version 1 in base32, or version 0 ("Qm...").
[[nodiscard]] bool isCid(QStringView text);

/// The <cid> of "ipfs://<cid>", where it has the form of a SHA-256 address (isCid()); empty for any other URI.
[[nodiscard]] QString cidOf(const QString &uri);

} // namespace curvedesk

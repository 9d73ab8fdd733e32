// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/solana/Address.h"

#include <QByteArray>

/// The text of an API key: "cd_", its id, "_" and 256 random bits in URL-safe base64.
namespace curvedesk::apiKeyText {

/// Eight random letters and digits: a new key's id. Two may be equal; the database refuses the second.
[[nodiscard]] QByteArray newId();
/// A new key's text with this id, which must be one of newId(), and fresh random bits; stored nowhere.
[[nodiscard]] SecretBytes newText(const QByteArray &id);
/// The part of a text that would be its key's id, a view into it; empty when it has not the form of a key. No look-up.
[[nodiscard]] QByteArrayView claimedId(QByteArrayView text);
/// The BLAKE2b digest to look a key up by: nobody can choose one, so that the time of a look-up reveals nothing.
[[nodiscard]] Hash hashOf(QByteArrayView text);

} // namespace curvedesk::apiKeyText

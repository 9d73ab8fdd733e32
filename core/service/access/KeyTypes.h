// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/journal/ApiKey.h"

#include <memory>

namespace curvedesk {

/// An API key, and the lamports that its orders took in the last hour and day, or may still take.
struct KeySummary
{
    ApiKey key;
    KeySpending spending;
};

/// A new API key. Its text is shown this once.
struct IssuedKey
{
    std::shared_ptr<const SecretBytes> text;
    ApiKey key;
};

} // namespace curvedesk

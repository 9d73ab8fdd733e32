// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Desk.h"

#include <QDateTime>

namespace curvedesk {

/// An API key with many limits that was never used, and one that reads.
[[nodiscard]] inline QList<KeySummary> sampleKeys()
{
    using namespace Qt::StringLiterals;
    ApiKey script;
    script.id = u"abcd2345"_s;
    script.label = u"Rebalancing script"_s;
    script.createdMs = QDateTime::currentMSecsSinceEpoch() - 86'400'000;
    script.rights.scopes = KeyScopes(KeyScope::Read) | KeyScope::Quote | KeyScope::Trade | KeyScope::Launch;
    script.rights.maxOrderLamports = 500'000'000;
    script.rights.maxDayLamports = 5'000'000'000;
    script.rights.maxSlippageBps = 250;
    script.rights.needsApproval = true;
    ApiKey reader = script;
    reader.id = u"efgh6789"_s;
    reader.label = u"Evening dashboard"_s;
    reader.rights = {};
    reader.rights.scopes = KeyScope::Read;
    reader.lastUsedMs = QDateTime::currentMSecsSinceEpoch() - 240'000;
    return {{script, {}}, {reader, {}}};
}

} // namespace curvedesk

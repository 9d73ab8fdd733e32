// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"
#include "core/pump/ChainEvents.h"
#include "core/solana/Rent.h"

#include <QCryptographicHash>
#include <QTest>

namespace curvedesk::sandbox::test {

/// An address that nobody else has.
inline Address person(QByteArrayView name)
{
    return *Address::fromBytes(QCryptographicHash::hash(name.toByteArray(), QCryptographicHash::Sha256));
}

inline quint64 exempt(qsizetype size)
{
    return rent::exemptMinimum(static_cast<quint64>(size)).value();
}

/// What a transaction came to.
struct SceneAnswers
{
    /// The custom code that the (only) instruction failed with; 0 for success.
    [[nodiscard]] static quint32 code(const Execution &execution)
    {
        if (!execution.error)
            return 0;
        return execution.error->customCode.value_or(static_cast<quint32>(-1));
    }

    /// The first event of a kind in the logs.
    template<class Event> [[nodiscard]] static std::optional<Event> event(const Execution &execution)
    {
        for (const ChainEvent &each : chainEvents::fromLogs(execution.logs)) {
            if (const auto *found = std::get_if<Event>(&each))
                return *found;
        }
        return std::nullopt;
    }
};

} // namespace curvedesk::sandbox::test

/// Says what the program logged when the outcome is another one.
#define COMPARE_CODE(execution, expected)                                                                              \
    do {                                                                                                               \
        const curvedesk::sandbox::Execution &executed = execution;                                                     \
        QVERIFY2(PumpScene::code(executed) == (expected), executed.logs.join('\n').constData());                       \
    } while (false)

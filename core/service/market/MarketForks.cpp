// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/MarketServicePrivate.h"

#include <algorithm>

// What forks take back, while the market follows and while nobody listens.
namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Twice the depth at which the chain is final.
constexpr quint64 deepestFork = 64;
// As many slots take no longer.
constexpr qint64 secondsOfDeepestFork = 120;
// Older ones, to see whether the cluster remembers anything at all.
constexpr int maxWitnesses = 32;
constexpr qsizetype statusesAtOnce = 256;
// Each costs a call; more are no fork but a cluster that answers wrongly.
constexpr qsizetype maxSuspects = 512;

struct Suspect
{
    MarketStore::Origin origin;
    Signature signature;
    bool isElsewhere = false; ///< a status has it in another slot
};

} // namespace

void MarketService::drop(const QList<Signature> &signatures)
{
    if (!d->store || d->isCatchingUp) {
        d->waiting.append(signatures);
        return;
    }
    QStringList dropped;
    for (const Signature &signature : signatures)
        dropped.append(signature.toBase58());
    if (const Outcome taken = takeBack(dropped, d->store->cursor()); !taken)
        qWarning("the market could not take back what a fork dropped: %s", qUtf8Printable(taken.error().detail));
}

// After a stop here, the slots before `from` that the fork may have filled anew are read again.
Outcome MarketService::takeBack(const QStringList &signatures, MarketCursor from)
{
    const auto changes = d->store->drop(signatures);
    if (!changes)
        return failure(changes.error());
    from.slot -= std::min(from.slot, deepestFork);
    from.signature.clear();
    if (const auto rewound = d->store->add({}, from); !rewound)
        qWarning("the market could not be written: %s", qUtf8Printable(rewound.error().detail));
    if (changes->tokens.isEmpty() && changes->droppedMints.isEmpty())
        return {};
    emit tradesDropped(signatures);
    for (const QString &mint : changes->droppedMints)
        emit tokenDropped(mint);
    d->announce(*this, *changes);
    return {};
}

// Of the last slots before the start, what is on the chain no more, or in another slot. Statuses tell, many in a call;
// what they do not have must be missing among the records too, on a cluster that remembers something as old.
Task<int> MarketService::takeBackPhantoms()
{
    const MarketCursor &known = d->atStart;
    QList<Suspect> asked;
    int witnesses = 0;
    const auto isRecent = [&](const MarketStore::Origin &origin) {
        return origin.slot ? *origin.slot + deepestFork >= known.slot
                           : origin.time + secondsOfDeepestFork >= known.time;
    };
    for (const MarketStore::Origin &origin : std::as_const(d->knownAtStart)) {
        const auto signature = Signature::fromBase58(origin.signature);
        if (signature && (isRecent(origin) || witnesses++ < maxWitnesses))
            asked.append({origin, *signature});
    }
    std::optional<qint64> oldestKnown;
    QList<Suspect> suspects;
    for (qsizetype from = 0; from < asked.size(); from += statusesAtOnce) {
        QList<Signature> signatures;
        for (const Suspect &each : asked.mid(from, statusesAtOnce))
            signatures.append(each.signature);
        const auto statuses = co_await d->cluster.signatureStatuses(signatures);
        if (!statuses)
            co_return failure(statuses.error());
        for (qsizetype i = 0; i < statuses->size(); ++i) {
            Suspect each = asked.at(from + i);
            const auto &status = statuses->at(i).status;
            if (status)
                oldestKnown = std::min(oldestKnown.value_or(each.origin.time), each.origin.time);
            each.isElsewhere = status && each.origin.slot && status->slot != *each.origin.slot;
            if ((!status || each.isElsewhere) && isRecent(each.origin))
                suspects.append(each);
        }
    }
    if (suspects.isEmpty())
        co_return 0;
    if (!oldestKnown || suspects.size() > maxSuspects)
        co_return failure(ErrorCode::Unavailable, u"the cluster remembers too little"_s);
    QStringList gone;
    for (const Suspect &each : std::as_const(suspects)) {
        const auto record = co_await d->cluster.transaction(each.signature);
        if (!record)
            co_return failure(record.error());
        const bool isMoved = *record && each.origin.slot && (*record)->slot != *each.origin.slot;
        const bool isMissing = !*record && !each.isElsewhere && *oldestKnown <= each.origin.time;
        if (isMoved || isMissing)
            gone.append(each.origin.signature);
    }
    if (gone.isEmpty())
        co_return 0;
    if (const Outcome taken = takeBack(gone, known); !taken)
        co_return failure(taken.error());
    d->knownAtStart.clear();
    d->joinsOn = false; // what landed instead is read with what was missed
    co_return static_cast<int>(gone.size());
}

} // namespace curvedesk

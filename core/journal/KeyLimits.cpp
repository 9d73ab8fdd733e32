// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/KeyLimits.h"

#include "core/money/Decimal.h"
#include "core/money/Lamports.h"

namespace curvedesk::keyLimits {

using namespace Qt::StringLiterals;

namespace {

/// The amount for a sentence, such as "0.5 SOL".
QString sol(quint64 lamports)
{
    return decimal::format(lamports, solDecimals) + u" SOL"_s;
}

/// True when the key may sign for the order's wallet.
bool mayUse(const ApiKey &key, const Order &order)
{
    const QString wallet = order.wallet.toBase58();
    if (key.rights.wallets.isEmpty())
        return order.spend.hasKeyOfRequest || wallet == key.wallet;
    return key.rights.wallets.contains(wallet);
}

/// The error `code` when `order` exceeds what `spent` leaves of the cap (lamports). `limit`: its name, as "an hour".
Outcome checkCap(ErrorCode code, QStringView limit, std::optional<quint64> cap, quint64 spent, quint64 order)
{
    if (!cap)
        return {};
    const quint64 left = *cap > spent ? *cap - spent : 0;
    if (order <= left)
        return {};
    return failure(code,
                   u"This order may take %1, but this key may spend %2 %3, of which %4 are left"_s.arg(
                       sol(order), sol(*cap), limit, sol(left)));
}

/// Checks the caps in lamports: LimitOrder, LimitHour, LimitDay. None keeps a program from getting out by a sale.
Outcome checkCaps(const KeyRights &rights, const Order &order, const KeySpending &spent)
{
    if (order.kind == OrderKind::Sell)
        return {};
    const quint64 most = order.spend.mostLamports;
    if (Outcome cap = checkCap(ErrorCode::LimitOrder, u"an order", rights.maxOrderLamports, 0, most); !cap)
        return cap;
    if (Outcome cap = checkCap(ErrorCode::LimitHour, u"an hour", rights.maxHourLamports, spent.hourLamports, most);
        !cap)
        return cap;
    return checkCap(ErrorCode::LimitDay, u"a day", rights.maxDayLamports, spent.dayLamports, most);
}

} // namespace

Outcome checkValid(const ApiKey &key, qint64 nowMs)
{
    if (key.revokedMs != 0)
        return failure(ErrorCode::Unauthorized, u"apiKey not found"_s);
    if (key.rights.expiresMs != 0 && nowMs >= key.rights.expiresMs)
        return failure(ErrorCode::KeyExpired, u"This key has expired"_s);
    return {};
}

Outcome check(const ApiKey &key, const Order &order, const KeySpending &spent, qint64 nowMs)
{
    const KeyRights &rights = key.rights;
    const OrderSpend &spend = order.spend;
    if (Outcome valid = checkValid(key, nowMs); !valid)
        return valid;
    // The request had the scope; meanwhile the key may have lost it.
    const KeyScope scope = order.kind == OrderKind::Launch ? KeyScope::Launch : KeyScope::Trade;
    if (!rights.scopes.testFlag(scope))
        return failure(ErrorCode::ScopeMissing, u"This key lacks the scope %1"_s.arg(nameOf(scope)));
    if (!mayUse(key, order))
        return failure(ErrorCode::WalletNotAllowed,
                       u"This key may not use the wallet %1"_s.arg(order.wallet.toBase58()));
    if (rights.maxSlippageBps && spend.slippageBps > *rights.maxSlippageBps) {
        return failure(ErrorCode::LimitSlippage,
                       u"This key allows a slippage of %1 basis points at most, not %2"_s.arg(*rights.maxSlippageBps)
                           .arg(spend.slippageBps));
    }
    if (rights.maxFeeLamports && spend.priorityFeeLamports > *rights.maxFeeLamports) {
        return failure(ErrorCode::LimitFee,
                       u"This key allows a priority fee of %1 an order at most, not %2"_s.arg(
                           sol(*rights.maxFeeLamports), sol(spend.priorityFeeLamports)));
    }
    if (Outcome caps = checkCaps(rights, order, spent); !caps)
        return caps;
    if (rights.needsApproval && !spend.isApproved)
        return failure(ErrorCode::ApprovalRefused,
                       u"Orders of this key need a person's approval, and nobody is there"_s);
    return {};
}

QList<std::pair<QByteArrayView, QString>> particulars(const ApiKey &key)
{
    const KeyRights &rights = key.rights;
    const auto cap = [](const std::optional<quint64> &value) { return value ? QString::number(*value) : u"none"_s; };
    QStringList scopes;
    for (const KeyScopeName &each : keyScopeNames) {
        if (rights.scopes.testFlag(each.scope))
            scopes.append(each.name);
    }
    return {{"key", key.id},
            {"label", key.label},
            {"wallet", key.wallet},
            {"scopes", scopes.join(u',')},
            {"wallets", rights.wallets.join(u',')},
            {"maxOrder", cap(rights.maxOrderLamports)},
            {"maxHour", cap(rights.maxHourLamports)},
            {"maxDay", cap(rights.maxDayLamports)},
            {"maxSlippage", cap(rights.maxSlippageBps)},
            {"maxFee", cap(rights.maxFeeLamports)},
            {"expiresMs", QString::number(rights.expiresMs)},
            {"approval", rights.needsApproval ? u"on"_s : u"off"_s}};
}

} // namespace curvedesk::keyLimits

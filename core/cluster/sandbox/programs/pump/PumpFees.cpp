// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpFees.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/cluster/sandbox/programs/pump/PumpPayout.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/solana/SystemInstruction.h"

#include <algorithm>

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;
// Whose fees an event says were swept.
enum class Bucket : quint8 { Protocol = 0, Creator = 1 };

constexpr std::array<quint8, 8> sweptEvent{0x74, 0x2b, 0x4d, 0xbd, 0x11, 0x7a, 0x48, 0x2b};
constexpr std::array<quint8, 8> collectedEvent{0x7a, 0x02, 0x7f, 0x01, 0x0e, 0xbf, 0x0c, 0xaf};
constexpr std::array<quint8, 8> extendedEvent{0x61, 0x61, 0xd7, 0x90, 0x5d, 0x92, 0x16, 0x7c};
// The quote mint of SOL in curves and events: the zero address.
constexpr Address solQuote;

constexpr AccountSpec sweepAccounts[] = {
    {"payer", true, Kind::Signer},
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"base_mint"},
    {"quote_mint"},
    {"quote_token_program", false, Kind::CalledProgram, &programs::token},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"bonding_curve", true},
    {"associated_quote_bonding_curve", true},
    {"recipient", true},
    {"associated_quote_recipient", true},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};
enum SweepIndex : qsizetype {
    Payer = 0,
    Global = 1,
    BaseMint = 2,
    QuoteMint = 3,
    Curve = 7,
    CurveQuote = 8,
    Recipient = 9,
    RecipientQuote = 10
};

constexpr AccountSpec collectAccounts[] = {
    {"creator", true},
    {"creator_vault", true},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

constexpr AccountSpec extendAccounts[] = {
    {"account", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

// Refuses other addresses than the derived ones (ConstraintSeeds), another quote than SOL (UnsupportedQuoteMint), and a
// recipient that the bucket's fees do not belong to (NotAuthorized; ConstraintSeeds for a creator's).
ProgramOutcome checkSweepAddresses(InvokeContext &context, const BondingCurve &curve, const GlobalAccount &global,
                                   Bucket bucket)
{
    if (auto checked = checkDerived(context, sweepAccounts, Curve, derived::bondingCurve(context.address(BaseMint)));
        !checked)
        return checked;
    if (!curve.isSolQuoted() || context.address(QuoteMint) != programs::wrappedSol)
        return refuse(context, UnsupportedQuoteMint);
    if (auto checked = checkDerived(context, sweepAccounts,
                                    {{CurveQuote, derived::quoteAccount(context.address(Curve))},
                                     {RecipientQuote, derived::quoteAccount(context.address(Recipient))}});
        !checked)
        return checked;
    if (bucket == Bucket::Creator)
        return checkDerived(context, sweepAccounts, Recipient, derived::creatorVault(curve.creator));
    const auto allowed = global.feeRecipientsFor(curve.isMayhemMode);
    if (std::find(allowed.begin(), allowed.end(), context.address(Recipient)) == allowed.end())
        return refuse(context, NotAuthorized);
    return {};
}

// Moves the fees that the curve has collected for `bucket` to its recipient, and logs the event; grows an old curve
// first, at the payer's cost, who also pays what a creator's vault lacks of its rent. Without fees nothing else
// happens.
ProgramOutcome sweep(InvokeContext &context, Bucket bucket)
{
    if (auto shaped = checkShape(context, sweepAccounts); !shaped)
        return shaped;
    const auto global = loadGlobal(context, sweepAccounts, Global);
    if (!global)
        return tl::unexpected(global.error());
    auto curve = loadCurve(context, sweepAccounts, Curve);
    if (!curve)
        return tl::unexpected(curve.error());
    if (auto held = checkConstraints(context, sweepAccounts); !held)
        return held;
    if (auto checked = checkSweepAddresses(context, *curve, **global, bucket); !checked)
        return checked;
    if (auto grown = growCurve(context, Curve, Payer); !grown)
        return grown;

    const quint64 amount = std::exchange(bucket == Bucket::Creator ? curve->creatorFee : curve->protocolFees, 0);
    if (amount == 0)
        return {};
    if (bucket == Bucket::Creator) {
        if (auto paid = calls::transfer(context, context.address(Payer), context.address(Recipient),
                                        missingRent(context, Recipient));
            !paid)
            return paid;
    }
    if (auto moved = context.moveLamports(Curve, Recipient, amount); !moved)
        return moved;
    storeCurve(context, Curve, *curve);
    ByteWriter event(160);
    event.array(sweptEvent).i64(context.unixTimestamp()).array(context.address(BaseMint).bytes());
    event.array(context.address(Curve).bytes()).array(solQuote.bytes()).array(context.address(Recipient).bytes());
    event.u64(amount).u8(static_cast<quint8>(bucket));
    return emitEvent(context, std::move(event).result());
}

} // namespace

ProgramOutcome sweepCreatorFee(InvokeContext &context)
{
    return sweep(context, Bucket::Creator);
}

ProgramOutcome sweepProtocolFee(InvokeContext &context)
{
    return sweep(context, Bucket::Protocol);
}

ProgramOutcome collectCreatorFee(InvokeContext &context)
{
    constexpr qsizetype creator = 0;
    constexpr qsizetype vault = 1;
    if (auto shaped = checkShape(context, collectAccounts); !shaped)
        return shaped;
    if (auto held = checkConstraints(context, collectAccounts); !held)
        return held;
    if (auto checked = checkDerived(context, collectAccounts, vault, derived::creatorVault(context.address(creator)));
        !checked)
        return checked;
    const auto waiting = context.account(vault).lamports.minus(context.rent().exemptMinimum(0));
    const quint64 amount = waiting ? waiting->value() : 0;
    if (amount > 0) {
        const Address &from = context.address(vault);
        const Instruction pay = systemInstruction::transfer(from, context.address(creator), Lamports(amount));
        if (auto paid = context.invoke(pay, std::span(&from, 1)); !paid)
            return paid;
    }
    ByteWriter event(88);
    event.array(collectedEvent).i64(context.unixTimestamp()).array(context.address(creator).bytes());
    event.u64(amount).array(solQuote.bytes());
    return emitEvent(context, std::move(event).result());
}

ProgramOutcome growCurve(InvokeContext &context, qsizetype curve, qsizetype payer)
{
    const qsizetype size = context.account(curve).data.size();
    if (size >= curveAccount::fullSize)
        return {};
    const Lamports before = context.rent().exemptMinimum(static_cast<quint64>(size));
    const Lamports after = context.rent().exemptMinimum(static_cast<quint64>(curveAccount::fullSize));
    const ProgramOutcome paid
        = calls::transfer(context, context.address(payer), context.address(curve), after.value() - before.value());
    if (!paid)
        return paid;
    QByteArray &data = context.mutableAccount(curve).data;
    data.append(curveAccount::fullSize - size, '\0');
    return {};
}

ProgramOutcome extendAccount(InvokeContext &context)
{
    constexpr qsizetype account = 0;
    constexpr qsizetype user = 1;
    if (auto shaped = checkShape(context, extendAccounts); !shaped)
        return shaped;
    if (auto held = checkConstraints(context, extendAccounts); !held)
        return held;
    const AccountState &state = context.account(account);
    if (state.owner != pumpAddresses::program)
        return refuseAccount(context, "account", AccountOwnedByWrongProgram);
    if (!curveAccount::decode(state.data))
        return refuse(context, AccountTypeNotSupported);
    const auto before = static_cast<quint64>(state.data.size());
    if (state.data.size() >= curveAccount::fullSize)
        return refuse(context, NewSizeShouldBeGreaterThanCurrentSize);
    if (auto grown = growCurve(context, account, user); !grown)
        return grown;
    ByteWriter event(96);
    event.array(extendedEvent).array(context.address(account).bytes()).array(context.address(user).bytes());
    event.u64(before).u64(static_cast<quint64>(curveAccount::fullSize)).i64(context.unixTimestamp());
    return emitEvent(context, std::move(event).result());
}

} // namespace curvedesk::sandbox::pump

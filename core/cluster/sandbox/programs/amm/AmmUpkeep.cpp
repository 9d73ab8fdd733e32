// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmUpkeep.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/amm/AmmDerived.h"
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/pump/amm/AmmPool.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk::sandbox::amm {

namespace {

using anchor::AccountSpec;
using Kind = AccountSpec::Kind;

// Discriminators of the events ExtendAccountEvent and CollectCoinCreatorFeeEvent.
constexpr std::array<quint8, 8> extendedEvent{0x61, 0x61, 0xd7, 0x90, 0x5d, 0x92, 0x16, 0x7c};
constexpr std::array<quint8, 8> collectedEvent{0xe8, 0xf5, 0xc2, 0xee, 0xea, 0xda, 0x3a, 0x59};

constexpr AccountSpec extendAccounts[] = {
    {"account", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &ammAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &ammAddresses::program},
};

constexpr AccountSpec collectAccounts[] = {
    {"quote_mint"},
    {"quote_token_program"},
    {"coin_creator"},
    {"coin_creator_vault_authority"},
    {"coin_creator_vault_ata", true},
    {"coin_creator_token_account", true},
    {"event_authority", false, Kind::FixedSeeds, &ammAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &ammAddresses::program},
};

} // namespace

ProgramOutcome extendPool(InvokeContext &context)
{
    constexpr qsizetype pool = 0;
    constexpr qsizetype user = 1;
    if (auto shaped = anchor::checkShape(context, extendAccounts); !shaped)
        return shaped;
    if (auto held = anchor::checkConstraints(context, extendAccounts); !held)
        return held;
    const AccountState &account = context.account(pool);
    if (account.owner != ammAddresses::program || !AmmPool::decode(account.data))
        return refuse(context, AccountTypeNotSupported);
    const qsizetype size = account.data.size();
    if (size >= AmmPool::allocatedSize)
        return {};
    const quint64 rentBefore = context.rent().exemptMinimum(static_cast<quint64>(size)).value();
    const quint64 rentAfter = context.rent().exemptMinimum(static_cast<quint64>(AmmPool::allocatedSize)).value();
    if (auto paid
        = anchor::calls::transfer(context, context.address(user), context.address(pool), rentAfter - rentBefore);
        !paid)
        return paid;
    context.mutableAccount(pool).data.append(AmmPool::allocatedSize - size, '\0');
    ByteWriter event(96);
    event.array(extendedEvent).i64(context.unixTimestamp());
    event.array(context.address(pool).bytes()).array(context.address(user).bytes());
    event.u64(static_cast<quint64>(size)).u64(static_cast<quint64>(AmmPool::allocatedSize));
    return anchor::emitEvent(context, std::move(event).result());
}

ProgramOutcome collectCreatorFee(InvokeContext &context)
{
    enum Index : qsizetype { QuoteMint = 0, QuoteProgram = 1, Creator = 2, Authority = 3, Vault = 4, To = 5 };
    if (auto shaped = anchor::checkShape(context, collectAccounts); !shaped)
        return shaped;
    const auto mint = anchor::loadMint(context, collectAccounts, QuoteMint);
    if (!mint)
        return tl::unexpected(mint.error());
    const auto vault = anchor::loadTokenAccount(context, collectAccounts, Vault);
    if (!vault)
        return tl::unexpected(vault.error());
    const auto to = anchor::loadTokenAccount(context, collectAccounts, To);
    if (!to)
        return tl::unexpected(to.error());
    if (auto held = anchor::checkConstraints(context, collectAccounts); !held)
        return held;
    const Address authority = derived::creatorVaultAuthority(context.address(Creator));
    const Address vaultAddress
        = derived::tokenAccount(authority, context.address(QuoteMint), context.address(QuoteProgram));
    if (auto checked = anchor::checkDerived(
            context, collectAccounts, {{Authority, authority}, {Vault, vaultAddress, anchor::ConstraintAssociated}});
        !checked)
        return checked;
    if (to->owner != context.address(Creator))
        return refuseAddress(context, "coin_creator_token_account", anchor::ConstraintTokenOwner, to->owner,
                             context.address(Creator));
    const quint64 amount = vault->amount.value();
    if (amount > 0) {
        const Instruction pay = tokenInstruction::transferChecked(context.address(Vault), context.address(QuoteMint),
                                                                  context.address(To), authority, TokenAmount(amount),
                                                                  mint->decimals, context.address(QuoteProgram));
        if (auto paid = context.invoke(pay, std::span(&authority, 1)); !paid)
            return paid;
    }
    ByteWriter event(120);
    event.array(collectedEvent).i64(context.unixTimestamp()).array(context.address(Creator).bytes());
    event.u64(amount).array(context.address(Vault).bytes()).array(context.address(To).bytes());
    return anchor::emitEvent(context, std::move(event).result());
}

} // namespace curvedesk::sandbox::amm

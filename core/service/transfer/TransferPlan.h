// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/transfer/TransferTypes.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"

namespace curvedesk {

/// A token, and the accounts of it that a transfer moves between.
struct TransferToken
{
    Address mint;
    Address program; ///< token program
    quint8 decimals = 0;
    QString symbol;
    bool takesFee = false; ///< it keeps a part of each transfer for its issuer
    Address source;
    quint64 sourceLamports = 0;
    TokenAccount held; ///< the source
    bool isClosable = false; ///< the wallet may close the source once it is empty
    Address destination;
    std::optional<TokenAccount> received; ///< the destination; nullopt: it is opened
    quint64 destinationLamports = 0;
};

/// The accounts of a transfer, read in one slot.
struct TransferSnapshot
{
    quint64 slot = 0;
    Rent rent;
    Address user;
    quint64 lamports = 0; ///< of the user
    Address recipient;
    std::optional<AccountState> recipientState;
    std::optional<TransferToken> token; ///< nullopt: SOL

    /// The accounts to read, in the order that read() takes: user, recipient; for a `mint` also it, its Metaplex
    /// account, and the associated accounts of user and recipient under Token, then those under Token-2022.
    [[nodiscard]] static QList<Address> wanted(const Address &user, const Address &recipient,
                                               const std::optional<Address> &mint);
    /// Decodes the accounts of wanted(). TokenNotFound; InvalidInput for an address that is no wallet, and for a token
    /// that cannot be sent or received; InsufficientFunds where the wallet has no account of it; UpstreamRejected.
    [[nodiscard]] static Result<TransferSnapshot> read(const Address &user, const Address &recipient,
                                                       const std::optional<Address> &mint, const AccountsAt &read,
                                                       const Rent &rent);
    /// The accounts to watch in the simulation: user and recipient; of a token user, source and destination.
    [[nodiscard]] QList<Address> comparedAccounts() const;
};

/// The amount of a transfer. Pure.
struct TransferPlan
{
    quint64 amount = 0;
    bool closesSource = false;

    /// Plans the amount, and whether the source is closed; reads no chain. `networkFee` in lamports. InvalidInput for
    /// an amount of 0, or less SOL than a new address must keep; InsufficientFunds.
    [[nodiscard]] static Result<TransferPlan> of(const TransferRequest &request, const TransferSnapshot &snapshot,
                                                 quint64 networkFee);
    /// In order: the budget, for a token the opening of the recipient's account where that is missing, the transfer,
    /// and where it is planned the closing of the source.
    [[nodiscard]] QList<Instruction> instructions(const TransferSnapshot &snapshot,
                                                  const networkFee::Budget &budget) const;
    /// The costs, from the accounts after a simulation. `networkFee` in lamports. ProgramRejected when it moves
    /// anything else than planned, UpstreamRejected when it shows another number of accounts than comparedAccounts().
    [[nodiscard]] Result<TransferCost> simulatedCost(const TransferSnapshot &snapshot, const Simulation &simulation,
                                                     quint64 networkFee) const;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/transfer/TransferPlan.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/trade/FundsCheck.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenExtensions.h"
#include "core/solana/TokenInstruction.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Types of Token-2022 extensions (spl-token-2022, ExtensionType).
enum Extension : quint16 { TransferFeeConfig = 1, TransferFeeAmount = 2, NonTransferable = 9, TransferHook = 14 };
// Bytes of a token account of Token and of Token-2022, which has the ImmutableOwner extension.
constexpr quint64 tokenAccountBytes = 165;
constexpr quint64 extendedAccountBytes = 170;

// True when every byte is 0.
bool isZero(QByteArrayView bytes)
{
    return std::ranges::all_of(bytes, [](char byte) { return byte == 0; });
}

// The value of the extension of this type; nullopt when there is none.
std::optional<QByteArray> extensionIn(const QList<tokenExtensions::Entry> &entries, quint16 type)
{
    for (const tokenExtensions::Entry &entry : entries) {
        if (entry.type == type)
            return entry.value;
    }
    return std::nullopt;
}

// InvalidInput: a transfer that this program does not make, with the reason.
tl::unexpected<Error> notSupported(const QString &reason)
{
    return failure(ErrorCode::InvalidInput, reason);
}

// InsufficientFunds: the wallet has no account of the token, or nothing on it.
tl::unexpected<Error> noneOfToken()
{
    return failure(ErrorCode::InsufficientFunds, u"The wallet has none of this token"_s);
}

// ProgramRejected: the simulation shows another transfer than the planned one.
tl::unexpected<Error> notPlanned()
{
    return failure(ErrorCode::ProgramRejected,
                   u"The simulated transfer moves something else than it should; nothing was signed"_s);
}

// Checks that an address belongs to a wallet, as far as its account tells; one without an account passes. InvalidInput
// for a token, a token account or a program.
Outcome checkRecipient(const std::optional<AccountState> &state)
{
    if (!state)
        return {};
    if (programs::isTokenProgram(state->owner))
        return notSupported(u"This is the address of a token or of a token account, not of a wallet"_s);
    if (state->executable)
        return notSupported(u"This is the address of a program, not of a wallet"_s);
    return {};
}

// The base units on an account after the simulation; 0 without one. ProgramRejected for another wallet's or token's.
Result<quint64> heldBy(const std::optional<AccountState> &state, const Address &owner, const Address &mint)
{
    if (!state || state->lamports.isZero())
        return 0;
    const Result<TokenAccount> account = TokenAccount::decode(state->data);
    if (!account || account->owner != owner || account->mint != mint)
        return notPlanned();
    return account->amount.value();
}

} // namespace

QList<Address> TransferSnapshot::wanted(const Address &user, const Address &recipient,
                                        const std::optional<Address> &mint)
{
    QList<Address> all{user, recipient};
    if (!mint)
        return all;
    all << *mint << metaplexMetadataAddress(*mint);
    for (const Address &program : {programs::token, programs::token2022})
        all << associatedTokenAddress(user, *mint, program) << associatedTokenAddress(recipient, *mint, program);
    return all;
}

Result<TransferSnapshot> TransferSnapshot::read(const Address &user, const Address &recipient,
                                                const std::optional<Address> &mint, const AccountsAt &read,
                                                const Rent &rent)
{
    const auto &accounts = read.accounts;
    TransferSnapshot snapshot{read.slot, rent, user, lamportsOf(accounts[0]), recipient, accounts[1], std::nullopt};
    if (const Outcome checked = checkRecipient(snapshot.recipientState); !checked)
        return failure(checked.error());
    if (!mint)
        return snapshot;
    const auto &mintState = accounts[2];
    if (!mintState || !programs::isTokenProgram(mintState->owner))
        return tokenNotFound();
    const Result<MintAccount> decoded = MintAccount::decode(mintState->data);
    if (!decoded || !decoded->isInitialized)
        return tokenNotFound();
    const Result<QList<tokenExtensions::Entry>> extensions = tokenExtensions::entries(mintState->data);
    if (!extensions)
        return accountFailure(extensions.error());
    if (extensionIn(*extensions, NonTransferable))
        return notSupported(u"This token cannot be sent: its issuer forbids it"_s);
    // The value is an authority and the program, each of 32 bytes; a zero program means none.
    if (const auto hook = extensionIn(*extensions, TransferHook); hook && !isZero(hook->sliced(qMin(32, hook->size()))))
        return notSupported(u"This token runs a program of its issuer at each transfer, which cannot be sent here"_s);

    const bool isMetaplex = accounts[3] && accounts[3]->owner == programs::metaplexMetadata;
    TransferToken token;
    token.mint = *mint;
    token.program = mintState->owner;
    token.decimals = decoded->decimals;
    token.symbol = coinInfo::namesIn(mintState->data, isMetaplex ? accounts[3]->data : QByteArray()).symbol;
    token.takesFee = extensionIn(*extensions, TransferFeeConfig).has_value();
    const qsizetype first = token.program == programs::token ? 4 : 6;
    const QList<Address> places = wanted(user, recipient, mint);
    token.source = places[first];
    token.destination = places[first + 1];
    const auto &source = accounts[first];
    const auto &destination = accounts[first + 1];
    const Result<TokenAccount> held
        = source ? TokenAccount::decode(source->data) : failure(ErrorCode::NotFound, QString());
    if (!held || source->owner != token.program || held->owner != user || held->mint != *mint)
        return noneOfToken();
    if (held->state == TokenAccount::State::Frozen)
        return notSupported(u"The wallet's account of this token is frozen by its issuer"_s);
    token.held = *held;
    token.sourceLamports = source->lamports.value();
    const auto ofSource = tokenExtensions::entries(source->data);
    // Fees that wait in the account for the token's issuer keep it from being closed.
    const auto withheld = ofSource ? extensionIn(*ofSource, TransferFeeAmount) : std::nullopt;
    token.isClosable = (!held->closeAuthority || *held->closeAuthority == user) && (!withheld || isZero(*withheld));
    token.destinationLamports = lamportsOf(destination);
    if (destination && destination->owner == token.program) {
        const Result<TokenAccount> received = TokenAccount::decode(destination->data);
        // An account of Token can have been given to another owner.
        if (!received || received->owner != recipient || received->mint != *mint)
            return notSupported(u"The recipient's account of this token belongs to somebody else"_s);
        token.received = *received;
    }
    snapshot.token = std::move(token);
    return snapshot;
}

QList<Address> TransferSnapshot::comparedAccounts() const
{
    return token ? QList<Address>{user, token->source, token->destination} : QList<Address>{user, recipient};
}

Result<TransferPlan> TransferPlan::of(const TransferRequest &request, const TransferSnapshot &snapshot,
                                      quint64 networkFee)
{
    TransferPlan plan;
    const Rent &rent = snapshot.rent;
    if (request.amount && *request.amount == 0)
        return failure(ErrorCode::InvalidInput, u"amount must be greater than 0"_s);
    if (!snapshot.token) {
        if (!request.amount && snapshot.lamports <= networkFee)
            return tl::unexpected(fundsCheck::canPay(snapshot.lamports, networkFee + 1, rent).error());
        plan.amount = request.amount.value_or(snapshot.lamports - networkFee);
        const quint64 cost = saturated(static_cast<uint128>(plan.amount) + networkFee);
        if (const Outcome funds = fundsCheck::canPay(snapshot.lamports, cost, rent); !funds)
            return failure(funds.error());
        const quint64 held = lamportsOf(snapshot.recipientState);
        if (held == 0 && plan.amount < rent.empty) {
            return failure(ErrorCode::InvalidInput,
                           u"A new address must get at least %1 SOL, which every account must keep"_s.arg(
                               decimal::format(rent.empty, solDecimals)));
        }
        return plan;
    }
    const TransferToken &token = *snapshot.token;
    const quint64 held = token.held.amount.value();
    if (held == 0)
        return noneOfToken();
    plan.amount = request.amount.value_or(held);
    if (plan.amount > held) {
        return failure(ErrorCode::InsufficientFunds,
                       u"The wallet has %1 of this token"_s.arg(decimal::format(held, token.decimals)));
    }
    plan.closesSource = !request.amount && token.isClosable;
    // The least that the new account costs; what it really costs, the simulation shows.
    const quint64 bytes = token.program == programs::token ? tokenAccountBytes : extendedAccountBytes;
    const quint64 wantedRent = token.received ? 0 : rent.exemptMinimum(bytes).value();
    const quint64 opening = wantedRent - qMin(wantedRent, token.destinationLamports);
    const uint128 cost = static_cast<uint128>(networkFee) + opening;
    // The rent of the closed account comes back only after the new one was paid for.
    const bool isPaidBack = plan.closesSource && snapshot.lamports >= cost;
    if (const Outcome funds = fundsCheck::canPay(snapshot.lamports, isPaidBack ? networkFee : saturated(cost), rent);
        !funds)
        return failure(funds.error());
    return plan;
}

QList<Instruction> TransferPlan::instructions(const TransferSnapshot &snapshot, const networkFee::Budget &budget) const
{
    QList<Instruction> all = networkFee::instructions(budget);
    const Address &user = snapshot.user;
    if (!snapshot.token) {
        all << systemInstruction::transfer(user, snapshot.recipient, Lamports(amount));
        return all;
    }
    const TransferToken &token = *snapshot.token;
    if (!token.received) {
        all << tokenInstruction::createAssociatedIdempotentAt(token.destination, user, snapshot.recipient, token.mint,
                                                              token.program);
    }
    all << tokenInstruction::transferChecked(token.source, token.mint, token.destination, user, TokenAmount(amount),
                                             token.decimals, token.program);
    if (closesSource)
        all << tokenInstruction::closeAccount(token.source, user, user, token.program);
    return all;
}

Result<TransferCost> TransferPlan::simulatedCost(const TransferSnapshot &snapshot, const Simulation &simulation,
                                                 quint64 networkFee) const
{
    const auto &after = simulation.accounts;
    if (after.size() != snapshot.comparedAccounts().size()) {
        return failure(ErrorCode::UpstreamRejected,
                       u"The cluster does not show what the transfer would change; nothing was signed"_s);
    }
    TransferCost cost{.amount = amount, .received = amount, .networkFeeLamports = networkFee};
    int128 expected = static_cast<int128>(snapshot.lamports) - networkFee;
    if (!snapshot.token) {
        expected -= amount;
        if (lamportsOf(after[1]) != lamportsOf(snapshot.recipientState) + amount)
            return notPlanned();
    } else {
        const TransferToken &token = *snapshot.token;
        const Result<quint64> left = heldBy(after[1], snapshot.user, token.mint);
        const Result<quint64> got = heldBy(after[2], snapshot.recipient, token.mint);
        const quint64 before = token.received ? token.received->amount.value() : 0;
        if (!left || !got || *left + amount != token.held.amount.value() || *got < before)
            return notPlanned();
        cost.received = *got - before;
        // With wrapped SOL as many lamports move.
        const quint64 moved = token.mint == programs::wrappedSol ? amount : 0;
        const quint64 stays = closesSource ? 0 : token.sourceLamports - moved;
        const quint64 openedWith = lamportsOf(after[2]) - token.destinationLamports - moved;
        const bool isAsPlanned = (cost.received == amount || (token.takesFee && cost.received < amount))
            && lamportsOf(after[1]) == stays && (!token.received || openedWith == 0);
        if (!isAsPlanned)
            return notPlanned();
        cost.accountRentLamports = openedWith;
        cost.returnedRentLamports = closesSource ? token.sourceLamports - moved : 0;
        expected += static_cast<int128>(cost.returnedRentLamports) - cost.accountRentLamports;
    }
    // Some nodes show accounts from before the fee is taken.
    const int128 shown = lamportsOf(after[0]);
    if (shown != expected && shown != expected + networkFee)
        return notPlanned();
    return cost;
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeDecoding.h"

#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/anchor/TradeArguments.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

#include <QHash>
#include <QtEndian>

namespace curvedesk::tradeDecoding {

using namespace Qt::StringLiterals;

namespace {

// The name of a program that trades call; empty for any other.
QString programName(const Address &program)
{
    static const QHash<Address, QString> names{
        {programs::system, u"System"_s},
        {programs::computeBudget, u"Compute Budget"_s},
        {programs::token, u"SPL Token"_s},
        {programs::token2022, u"Token-2022"_s},
        {programs::associatedToken, u"Associated Token"_s},
        {pumpAddresses::program, u"pump.fun curve"_s},
        {pumpAddresses::ammProgram, u"pump.fun AMM"_s},
    };
    return names.value(program);
}

// The role of an account in a trade on a curve.
ReviewedRole reviewedRole(TradeAccountRole role)
{
    switch (role) {
    case TradeAccountRole::Global:
        return ReviewedRole::GlobalSettings;
    case TradeAccountRole::FeeRecipient:
        return ReviewedRole::FeeRecipient;
    case TradeAccountRole::Mint:
        return ReviewedRole::Mint;
    case TradeAccountRole::QuoteMint:
        return ReviewedRole::QuoteMint;
    case TradeAccountRole::BondingCurve:
    case TradeAccountRole::BondingCurveV2:
        return ReviewedRole::BondingCurve;
    case TradeAccountRole::AssociatedBondingCurve:
        return ReviewedRole::CurveTokens;
    case TradeAccountRole::AssociatedQuoteBondingCurve:
        return ReviewedRole::CurveQuoteTokens;
    case TradeAccountRole::AssociatedUser:
        return ReviewedRole::UserTokens;
    case TradeAccountRole::AssociatedQuoteUser:
        return ReviewedRole::UserQuoteTokens;
    case TradeAccountRole::User:
        return ReviewedRole::User;
    case TradeAccountRole::CreatorVault:
        return ReviewedRole::CreatorVault;
    case TradeAccountRole::GlobalVolumeAccumulator:
    case TradeAccountRole::UserVolumeAccumulator:
        return ReviewedRole::VolumeAccumulator;
    case TradeAccountRole::FeeConfig:
        return ReviewedRole::FeeSettings;
    case TradeAccountRole::BuybackFeeRecipient:
        return ReviewedRole::BuybackFeeRecipient;
    case TradeAccountRole::EventAuthority:
        return ReviewedRole::EventAuthority;
    case TradeAccountRole::SystemProgram:
    case TradeAccountRole::TokenProgram:
    case TradeAccountRole::QuoteTokenProgram:
    case TradeAccountRole::Program:
    case TradeAccountRole::FeeProgram:
        return ReviewedRole::Program;
    }
    Q_UNREACHABLE();
}

// The role of an account in a trade on a pool.
ReviewedRole reviewedRole(AmmAccountRole role)
{
    switch (role) {
    case AmmAccountRole::Pool:
    case AmmAccountRole::PoolV2:
        return ReviewedRole::Pool;
    case AmmAccountRole::User:
        return ReviewedRole::User;
    case AmmAccountRole::GlobalConfig:
        return ReviewedRole::GlobalSettings;
    case AmmAccountRole::BaseMint:
        return ReviewedRole::Mint;
    case AmmAccountRole::QuoteMint:
        return ReviewedRole::QuoteMint;
    case AmmAccountRole::UserBase:
        return ReviewedRole::UserTokens;
    case AmmAccountRole::UserQuote:
        return ReviewedRole::UserWrappedSol;
    case AmmAccountRole::PoolBase:
        return ReviewedRole::PoolTokens;
    case AmmAccountRole::PoolQuote:
        return ReviewedRole::PoolWrappedSol;
    case AmmAccountRole::ProtocolFeeRecipient:
    case AmmAccountRole::ProtocolFeeRecipientQuote:
        return ReviewedRole::FeeRecipient;
    case AmmAccountRole::CreatorVaultQuote:
    case AmmAccountRole::CreatorVaultAuthority:
        return ReviewedRole::CreatorVault;
    case AmmAccountRole::GlobalVolumeAccumulator:
    case AmmAccountRole::UserVolumeAccumulator:
    case AmmAccountRole::UserVolumeAccumulatorQuote:
        return ReviewedRole::VolumeAccumulator;
    case AmmAccountRole::FeeConfig:
        return ReviewedRole::FeeSettings;
    case AmmAccountRole::BuybackFeeRecipient:
    case AmmAccountRole::BuybackFeeRecipientQuote:
        return ReviewedRole::BuybackFeeRecipient;
    case AmmAccountRole::EventAuthority:
        return ReviewedRole::EventAuthority;
    case AmmAccountRole::BaseTokenProgram:
    case AmmAccountRole::QuoteTokenProgram:
    case AmmAccountRole::SystemProgram:
    case AmmAccountRole::AssociatedTokenProgram:
    case AmmAccountRole::Program:
    case AmmAccountRole::FeeProgram:
        return ReviewedRole::Program;
    }
    Q_UNREACHABLE();
}

/// Adds the roles of a trade instruction's accounts by its layout's slots, as far as each is certain: slots that only
/// some coins have shift those behind them, so that these have a role only when all slots are there.
template<class Layout>
void addRoles(const Layout &layout, const QList<AccountMeta> &accounts, QHash<Address, ReviewedRole> &roles)
{
    const bool isWhole = accounts.size() == static_cast<qsizetype>(layout.accounts.size());
    qsizetype at = 0;
    for (const auto &slot : layout.accounts) {
        if (at >= accounts.size())
            return;
        bool isOptional = false;
        if constexpr (requires { slot.onlyCashback; })
            isOptional = slot.onlyCashback;
        else
            isOptional = slot.when != AmmAccountSlot::When::Always;
        if (isOptional && !isWhole)
            return;
        const Address &address = accounts.at(at++).address;
        if (!roles.contains(address))
            roles.insert(address, reviewedRole(slot.role));
    }
}

/// Sets name and arguments of a known instruction in `out`, and adds the roles of a trade's accounts.
void decode(const Instruction &instruction, ReviewedInstruction &out, QHash<Address, ReviewedRole> &roles)
{
    const QByteArray &data = instruction.data;
    const auto decodeTrade = [&](const auto *layout) {
        if (layout == nullptr)
            return;
        out.name = QString::fromLatin1(layout->name);
        addRoles(*layout, instruction.accounts, roles);
        if (data.size() >= 24) {
            out.arguments = QString::number(qFromLittleEndian<quint64>(data.data() + 8));
            out.limit = qFromLittleEndian<quint64>(data.data() + 16);
        }
    };
    if (instruction.programId == programs::computeBudget && data.size() == 5 && data.at(0) == 2) {
        out.name = u"SetComputeUnitLimit"_s;
        out.arguments = QString::number(qFromLittleEndian<quint32>(data.data() + 1));
    } else if (instruction.programId == programs::computeBudget && data.size() == 9 && data.at(0) == 3) {
        out.name = u"SetComputeUnitPrice"_s;
        out.arguments = u"%1 micro-lamports"_s.arg(qFromLittleEndian<quint64>(data.data() + 1));
    } else if (instruction.programId == programs::associatedToken) {
        out.name = data == QByteArray(1, '\1') ? u"CreateIdempotent"_s : u"Create"_s;
    } else if (instruction.programId == pumpAddresses::program) {
        decodeTrade(tradeArguments::layoutOf(tradeLayouts(), data));
    } else if (instruction.programId == pumpAddresses::ammProgram) {
        decodeTrade(tradeArguments::layoutOf(ammTradeLayouts(), data));
    }
}

} // namespace

TradeReview review(const Message &message)
{
    TradeReview out;
    out.feePayer = message.accountKeys.constFirst().toBase58();
    out.blockhash = message.recentBlockhash.toBase58();
    out.wireBytes = Transaction::unsignedFrom(message).encode().size();
    QHash<Address, ReviewedRole> roles;
    for (qsizetype i = 0; i < message.instructions.size(); ++i) {
        const Instruction instruction = message.instruction(i);
        const QString name = programName(instruction.programId);
        ReviewedInstruction each{.program = name.isEmpty() ? instruction.programId.toBase58() : name,
                                 .name = {},
                                 .arguments = {},
                                 .limit = {},
                                 .bytes = instruction.data.size()};
        decode(instruction, each, roles);
        out.instructions.append(each);
    }
    for (qsizetype i = 0; i < message.accountKeys.size(); ++i) {
        const Address &address = message.accountKeys.at(i);
        const QString program = programName(address);
        out.accounts.append({.address = address.toBase58(),
                             .role = i == 0          ? ReviewedRole::FeePayer
                                 : program.isEmpty() ? roles.value(address)
                                                     : ReviewedRole::Program,
                             .program = program,
                             .isSigner = message.isSigner(i),
                             .isWritable = message.isWritable(i)});
    }
    return out;
}

Result<TradeReview> reviewWire(QByteArrayView wire)
{
    return Transaction::decode(wire).map([](const Transaction &transaction) { return review(transaction.message); });
}

} // namespace curvedesk::tradeDecoding

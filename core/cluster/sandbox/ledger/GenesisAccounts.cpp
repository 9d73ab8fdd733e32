// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/GenesisAccounts.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/bank/ProgramTable.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/json/JsonReader.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <QFile>

// Makes the embedded accounts readable. Q_INIT_RESOURCE does not work inside a namespace; without it the linker drops
// a static library's resources.
static void loadGenesisResource()
{
    Q_INIT_RESOURCE(genesis);
}

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;
using namespace literals;

namespace {

constexpr qsizetype volumeAccumulatorSize = 544;
constexpr qsizetype ammFeeConfigSize = 2512;

// An account with exactly the lamports that keep it for ever.
AccountState rentExemptAccount(const Rent &rent, const Address &owner, QByteArray data, bool isExecutable = false)
{
    const Lamports lamports = rent.exemptMinimum(static_cast<quint64>(data.size()));
    return {lamports, owner, std::move(data), isExecutable};
}

// The data with zeros up to `size` bytes, which it does not exceed.
QByteArray padded(QByteArray data, qsizetype size)
{
    return data.append(size - data.size(), '\0');
}

// Reads one embedded account, recorded as getAccountInfo returned it. Damaged when it is missing or does not decode.
Result<std::pair<Address, AccountState>> readAccount(const QString &name)
{
    QFile file(u":/genesis/%1.json"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Damaged, u"the genesis account %1 is missing"_s.arg(name));
    const auto document = JsonValue::read(file.readAll());
    if (!document)
        return failure(ErrorCode::Damaged, u"the genesis account %1 is no JSON"_s.arg(name));
    const JsonValue account = document->member("account");
    const Result<Address> address = Address::fromBase58(document->member("pubkey").string().value_or(QString()));
    const Result<Address> owner = Address::fromBase58(account.member("owner").string().value_or(QString()));
    const std::optional<quint64> lamports = account.member("lamports").u64();
    const auto data = QByteArray::fromBase64Encoding(account.member("data").at(0).text().toByteArray(),
                                                     QByteArray::AbortOnBase64DecodingErrors);
    if (!address || !owner || !lamports || !data
        || static_cast<quint64>(data.decoded.size()) != account.member("space").u64())
        return failure(ErrorCode::Damaged, u"the genesis account %1 does not decode"_s.arg(name));
    return std::pair(*address, AccountState{Lamports(*lamports), *owner, data.decoded, false});
}

// The AMM's fee schedule of 2026-09-08: each row has the market cap in SOL from which it applies, and its basis points.
QByteArray ammFeeConfigData()
{
    struct Tier
    {
        quint64 sol;
        quint64 lp;
        quint64 protocol;
        quint64 creator;
    };
    constexpr Tier tiers[] = {
        {0, 2, 93, 30},     {420, 20, 5, 95},   {1470, 20, 5, 90},  {2460, 20, 5, 85},  {3440, 20, 5, 80},
        {4420, 20, 5, 75},  {9820, 20, 5, 70},  {14740, 20, 5, 65}, {19650, 20, 5, 60}, {24560, 20, 5, 55},
        {29470, 20, 5, 50}, {34380, 20, 5, 45}, {39300, 20, 5, 40}, {44210, 20, 5, 35}, {49120, 20, 5, 30},
        {54030, 20, 5, 28}, {58940, 20, 5, 25}, {63860, 20, 5, 23}, {68770, 20, 5, 20}, {73681, 20, 5, 18},
        {78590, 20, 5, 15}, {83500, 20, 5, 13}, {88400, 20, 5, 10}, {93330, 20, 5, 8},  {98240, 20, 5, 5},
    };
    ByteWriter writer(ammFeeConfigSize);
    writer.bytes(QByteArray::fromHex("8f3492bbdb7b4c9b")).u8(255).array(Address().bytes());
    writer.u64(25).u64(5).u64(0);
    writer.u32(static_cast<quint32>(std::size(tiers)));
    for (const Tier &tier : tiers)
        writer.u64(tier.sol * lamportsPerSol).u64(0).u64(tier.lp).u64(tier.protocol).u64(tier.creator);
    return padded(std::move(writer).result(), ammFeeConfigSize);
}

// Adds a wrapped-SOL account for every recipient of a pool trade's fees: on mainnet they all exist. Damaged when
// the AMM's configuration does not decode.
Outcome addPoolFeeRecipients(AccountMap &accounts)
{
    const Rent rent = rentOf(accounts);
    const Result<AmmGlobalConfig> config = AmmGlobalConfig::decode(accounts.value(pumpAddresses::ammGlobalConfig).data);
    if (!config)
        return failure(config.error());
    TokenAccount account;
    account.mint = programs::wrappedSol;
    account.state = TokenAccount::State::Initialized;
    account.nativeRentReserve = rent.exemptMinimum(static_cast<quint64>(TokenAccount::baseSize)).value();
    for (const auto &recipients :
         {config->feeRecipientsFor(false), config->feeRecipientsFor(true), config->buybackFeeRecipients}) {
        for (const Address &recipient : recipients) {
            account.owner = recipient;
            accounts.insert(ammAddresses::quoteAccount(recipient),
                            rentExemptAccount(rent, programs::token, account.encode()));
        }
    }
    return {};
}

} // namespace

namespace genesisAccounts {

Outcome addConfiguration(AccountMap &accounts)
{
    loadGenesisResource();
    AccountState buyback;
    for (const QString &name :
         {u"global"_s, u"fee_config"_s, u"amm_global_config"_s, u"mayhem_global_params"_s, u"buyback0"_s}) {
        Result<std::pair<Address, AccountState>> account = readAccount(name);
        if (!account)
            return failure(std::move(account).error());
        buyback = account->second;
        accounts.insert(account->first, std::move(account->second));
    }
    const Result<GlobalAccount> global = GlobalAccount::decode(accounts.value(pumpAddresses::global).data);
    if (!global)
        return failure(global.error());
    for (const Address &recipient : global->buybackFeeRecipients)
        accounts.insert(recipient, buyback);
    for (const bool isMayhem : {false, true}) {
        for (const Address &recipient : global->feeRecipientsFor(isMayhem))
            accounts.insert(recipient, {Lamports(lamportsPerSol), programs::system, {}, false});
    }
    // This account receives the rest of the migration fee after the pool's accounts were paid.
    accounts.insert(global->withdrawAuthority, {Lamports(lamportsPerSol), programs::system, {}, false});
    if (const Outcome added = addPoolFeeRecipients(accounts); !added)
        return added;
    const Rent rent = rentOf(accounts);
    accounts.insert(pumpAddresses::ammFeeConfig,
                    rentExemptAccount(rent, pumpAddresses::feeProgram, ammFeeConfigData()));
    accounts.insert(pumpAddresses::mayhemSolVault, rentExemptAccount(rent, programs::system, {}));
    const QByteArray volume = padded(QByteArray::fromHex("ca2af62b8ebe1eff"), volumeAccumulatorSize);
    accounts.insert(pumpAddresses::globalVolumeAccumulator, rentExemptAccount(rent, pumpAddresses::program, volume));
    accounts.insert(ammAddresses::globalVolumeAccumulator, rentExemptAccount(rent, pumpAddresses::ammProgram, volume));
    return {};
}

void addPrograms(AccountMap &accounts)
{
    const Rent rent = rentOf(accounts);
    for (const ProgramInfo &program : allPrograms()) {
        if (program.isBuiltin) {
            const QByteArray name = program.id == programs::system ? "system_program"_ba : "compute_budget_program"_ba;
            accounts.insert(program.id, {Lamports(1), programs::nativeLoader, name, true});
            continue;
        }
        // The data of an upgradeable program: the tag "program" and the address of the account with its code.
        const QByteArray data = ByteWriter(36).u32(2).array(program.id.bytes()).result();
        accounts.insert(program.id, rentExemptAccount(rent, programs::bpfUpgradeableLoader, data, true));
    }
}

void addSysvars(AccountMap &accounts, quint64 lamportsPerByteYear)
{
    const Rent rent = rent::ofByte(2 * lamportsPerByteYear);
    // Lamports a byte-year, exempt from two years on (a double), half of it burned.
    const QByteArray rentData = ByteWriter(17).u64(lamportsPerByteYear).u64(0x4000000000000000).u8(50).result();
    accounts.insert(programs::rentSysvar, rentExemptAccount(rent, programs::sysvarOwner, rentData));
    accounts.insert(clockSysvar, rentExemptAccount(rent, programs::sysvarOwner, clockData(0, 0)));
    MintAccount wrappedSol;
    wrappedSol.decimals = solDecimals;
    wrappedSol.isInitialized = true;
    accounts.insert(programs::wrappedSol, rentExemptAccount(rent, programs::token, wrappedSol.encode()));
}

} // namespace genesisAccounts

QByteArray clockData(quint64 slot, qint64 unixTimestamp)
{
    // Slot, start of the epoch, epoch, epoch of the leader schedule, now: the sandbox has only one epoch.
    return ByteWriter(40).u64(slot).i64(0).u64(0).u64(1).i64(unixTimestamp).result();
}

} // namespace curvedesk::sandbox

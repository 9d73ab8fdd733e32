// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ClusterOpening.h"

#include "core/cluster/rpc/RpcCluster.h"

#include <QCoro/QCoroTask>

#include <list>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

// The longest that the program's start waits to learn which chain it is. An endpoint that is down is asked again later.
constexpr auto genesisPatience = std::chrono::milliseconds(1500);

/// Asks one endpoint which chain it serves.
class GenesisQuestion
{
public:
    /// Asks at once; answer() waits.
    explicit GenesisQuestion(const QUrl &endpoint)
        : m_client(rpc::RpcClient::Options{
            .endpoints = {endpoint}, .callDeadline = genesisPatience, .totalDeadline = genesisPatience, .rounds = 1})
        , m_asking(m_client.verifyReadyEndpoints())
    {
    }

    /// Waits for the answer, running the event loop; nullopt when there is none in time.
    std::optional<Hash> answer()
    {
        [[maybe_unused]] const auto asked = QCoro::waitFor(m_asking);
        return m_client.genesis();
    }

private:
    rpc::RpcClient m_client;
    QCoro::Task<QList<qsizetype>> m_asking;
};

/// Asks the endpoints (network) for the genesis of their chain; nullopt when none answers in time. "mainnet" stands for
/// its genesis, "devnet" does not: people also run a development network of their own. InvalidInput when they serve
/// several chains: which of them it is must not depend on the one that is asked first.
Result<std::optional<Hash>> askGenesis(const ChainOptions &chain)
{
    if (chain.network == u"mainnet")
        return rpc::genesisOf(chain.network);
    std::list<GenesisQuestion> questions; // asked at the same time, so that they wait only once
    for (const QUrl &endpoint : chain.endpoints)
        questions.emplace_back(endpoint);
    std::optional<Hash> genesis;
    for (GenesisQuestion &question : questions) {
        const std::optional<Hash> own = question.answer();
        if (own && genesis && *own != *genesis)
            return failure(ErrorCode::InvalidInput, u"the RPC endpoints serve different networks: name those of one"_s);
        if (own)
            genesis = own;
    }
    return genesis;
}

/// True when a chain with this genesis may be used under that name: never one public network under the name of another.
bool mayBeCalled(const QString &network, const Hash &genesis)
{
    const QString known = rpc::networkOf(genesis);
    return known == u"custom" ? network != u"mainnet" : network == u"custom" || network == known;
}

} // namespace

Result<ClusterDirectory> openClusterDirectory(const ChainOptions &chain, const QString &clustersPath)
{
    const Result<std::optional<Hash>> genesis = askGenesis(chain);
    if (!genesis)
        return failure(genesis.error());
    if (*genesis && !mayBeCalled(chain.network, **genesis))
        return failure(ErrorCode::InvalidInput, u"the RPC endpoint does not serve the network that was named"_s);
    return ClusterDirectory::open(clustersPath, chain.endpoints, *genesis);
}

bool isMainnet(const ChainOptions &chain, const ClusterDirectory &directory)
{
    return chain.network == u"mainnet" || (directory.genesis() && rpc::networkOf(*directory.genesis()) == u"mainnet");
}

std::function<Outcome()> walletGate(const ClusterDirectory *directory)
{
    return [directory]() -> Outcome {
        if (directory == nullptr || directory->isSettled())
            return {};
        return failure(
            ErrorCode::Unavailable,
            u"no RPC endpoint has answered yet, and the network may be one that has wallets here already: no "
            "wallet is added until one does"_s);
    };
}

std::unique_ptr<Cluster> openCluster(const ChainOptions &chain, ClusterDirectory &directory,
                                     std::function<bool()> mayBeMainnet)
{
    rpc::RpcCluster::Options options = rpc::RpcCluster::optionsFor(chain.endpoints, chain.socket);
    options.network = chain.network;
    options.client.genesis = directory.genesis();
    options.client.accept = [network = chain.network, &directory, mayBeMainnet](const Hash &genesis) {
        if (rpc::networkOf(genesis) == u"mainnet" && !mayBeMainnet()) {
            qWarning("the RPC endpoint serves mainnet, and the keys have no protection: it is not used");
            return false;
        }
        return mayBeCalled(network, genesis) && directory.bind(genesis);
    };
    return std::make_unique<rpc::RpcCluster>(std::move(options));
}

} // namespace curvedesk::app

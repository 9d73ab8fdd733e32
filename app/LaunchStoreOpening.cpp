// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/LaunchStoreOpening.h"

#include "app/SecretFile.h"

namespace curvedesk::app {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<LaunchStores>> openLaunchStores(const MetadataOptions &options, const QList<QUrl> &endpoints,
                                                       LocalStore &local, std::function<LaunchStores::Chain()> chain,
                                                       std::function<std::shared_ptr<const SecretBytes>()> keptToken)
{
    Result<SecretBytes> token = readSecretFile(options.pinataTokenFile, u"Pinata token"_s);
    if (!token)
        return failure(token.error());
    if (!token->isEmpty() && !PinataUpload::isToken(*token))
        return failure(ErrorCode::InvalidInput, u"the Pinata token file holds no JWT"_s);
    LaunchStores::Options stores;
    stores.order = options.order;
    stores.kubo = options.kuboUrl;
    stores.endpoints = endpoints;
    if (!token->isEmpty())
        stores.pinata.token = std::make_shared<const SecretBytes>(std::move(*token));
    stores.pinata.keptToken = std::move(keptToken);
    stores.chain = std::move(chain);
    return std::make_unique<LaunchStores>(local, std::move(stores));
}

QCoro::Task<> keepBlock(LocalStore &store, QByteArray block)
{
    const auto kept = co_await store.keep(std::move(block));
    if (!kept)
        qWarning("a simulated coin has no document: %s", qUtf8Printable(kept.error().detail));
}

} // namespace curvedesk::app

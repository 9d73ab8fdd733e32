// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/http/web/WebClient.h"
#include "core/metadata/KuboUpload.h"
#include "core/metadata/LocalStore.h"
#include "core/metadata/PinataUpload.h"
#include "core/metadata/PumpUpload.h"

#include <QDeadlineTimer>

#include <functional>
#include <vector>

namespace curvedesk {

/// The store that launches publish to: a service that others read too, or this computer alone where money is play
/// money or somebody chose so. What is published is kept here as well, so that one's own coin has picture and words at
/// once. Nobody is asked before a launch or a read needs it.
class LaunchStores final : public MetadataStore
{
    Q_OBJECT

public:
    enum class Choice { Auto, Local, Pump, Pinata, Kubo };
    enum class Chain { Sandbox, PlayMoney, Mainnet }; ///< sandbox: the embedded one

    struct Options
    {
        Choice choice = Choice::Auto;
        std::function<Chain()> chain; ///< which one launches go to, as far as it is known now
        QUrl kubo; ///< empty: none was named
        QList<QUrl> endpoints; ///< of the chain: those on this computer may answer as a Kubo daemon does
        PinataUpload::Options pinata; ///< without a token: none
        PumpUpload::Options pump;
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< of a Kubo daemon
        std::chrono::milliseconds readDeadline{2000}; ///< of a document or image, however many are asked for it
        std::chrono::milliseconds pause{10'000}; ///< until who did not answer, or did not have it, is asked again
    };

    /// `local` must outlive it.
    LaunchStores(LocalStore &local, Options options, QObject *parent = nullptr);
    ~LaunchStores() override;

    /// Unavailable or UpstreamRejected, naming the service, its reason and what to do: nothing is kept then.
    [[nodiscard]] Task<QString> publish(CoinMetadata metadata, QByteArray image) override;
    /// What is not kept here a Kubo daemon may have. NotFound, soon, when it does not or is none.
    [[nodiscard]] Task<CoinMetadata> metadata(QString uri) override;
    [[nodiscard]] Task<QByteArray> image(QString uri) override;
    [[nodiscard]] Task<MetadataPlace> place() override;

    /// Ends uploads and reads with Cancelled, now.
    void close() { m_web.close(); }

private:
    struct Daemon;
    struct Reading;
    using Check = bool (*)(QByteArrayView);

    void addDaemon(const QUrl &url, const QUrl &node);
    [[nodiscard]] Task<bool> mayGreet(const Daemon *daemon, std::chrono::milliseconds deadline);
    [[nodiscard]] Task<MetadataUpload *> choose(bool afresh);
    [[nodiscard]] Task<bool> answers(Daemon *daemon, std::chrono::milliseconds deadline, bool afresh);
    [[nodiscard]] Task<QByteArray> read(QString uri, qint64 maxBytes, Check isOne);
    [[nodiscard]] Task<QByteArray> fetch(QString uri, qint64 maxBytes);
    void noteMissing(const QString &what);

    LocalStore &m_local;
    const Options m_options;
    WebClient m_web;
    PinataUpload m_pinata;
    PumpUpload m_pump;
    std::vector<std::unique_ptr<Daemon>> m_daemons; ///< in the order they are asked, the named one first
    QHash<QString, std::shared_ptr<Reading>> m_readings; ///< under way
    QHash<QString, QDeadlineTimer> m_missing;
};

} // namespace curvedesk

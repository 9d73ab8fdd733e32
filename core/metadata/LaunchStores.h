// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/web/WebClient.h"
#include "core/metadata/KuboUpload.h"
#include "core/metadata/LocalStore.h"
#include "core/metadata/PinataUpload.h"
#include "core/metadata/PumpUpload.h"

#include <QDeadlineTimer>

#include <functional>
#include <vector>

namespace curvedesk {

/// The stores that launches publish to: upload services, and this computer. They are tried in the user's order. Where
/// there is none, it is this computer on the sandbox; on a cluster a Kubo daemon that answers, else Pinata with a
/// token, pump.fun on mainnet, the given Kubo daemon, this computer. They also keep a local copy of what was published,
/// so that the user's own coin has its image and metadata at once. No request is sent before a launch, a read or
/// findPlace() needs one.
class LaunchStores final : public MetadataStore
{
    Q_OBJECT

public:
    enum class Choice { Local, Pump, Pinata, Kubo };
    enum class Chain { Sandbox, PlayMoney, Mainnet };

    struct Options
    {
        /// Each is tried after the ones before it have failed; none once this computer's disk has refused. Empty: one
        /// is chosen by what answers and by the chain.
        QList<Choice> order;
        std::function<Chain()> chain; ///< returns the chain that launches go to, as far as it is known then
        QUrl kubo; ///< a Kubo daemon's address; empty: not given
        QList<QUrl> endpoints; ///< the chain's endpoints; one on this computer may also answer as a Kubo daemon does
        PinataUpload::Options pinata; ///< without a token Pinata is used only where `order` names it
        PumpUpload::Options pump;
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< of a Kubo daemon
        std::chrono::milliseconds readDeadline{2000}; ///< for one document or image, all daemons together
        std::chrono::milliseconds pause{10'000}; ///< before a silent daemon or a missing document is asked for again
    };

    /// `local` must outlive it.
    LaunchStores(LocalStore &local, Options options, QObject *parent = nullptr);
    /// As close().
    ~LaunchStores() override;

    /// Publishes the image at the first place that takes it, and keeps a copy here. StoreUnavailable or StoreRefused
    /// with a sentence that names the step, the services and a remedy; other errors of the last place; Storage when
    /// this computer's disk refuses; Cancelled. What a place took before it failed stays there.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress progress) override;
    /// Publishes the document, with the image where the metadata names none, and keeps copies here. Errors as
    /// publishImage().
    [[nodiscard]] Task<QString> publish(CoinMetadata metadata, QByteArray image, UploadProgress progress = {}) override;
    [[nodiscard]] Task<QString> keepImage(QByteArray image) override; ///< as LocalStore::keepImage(): sends nothing
    /// Reads the local copy, else asks the Kubo daemons, and keeps here what a raw CID proves. NotFound within about
    /// readDeadline when none of them has it, or Damaged; NotFound at once for Options::pause after either; Cancelled.
    [[nodiscard]] Task<CoinMetadata> metadata(QString uri) override;
    /// As metadata(), for an image, whose header is checked when a daemon gave it.
    [[nodiscard]] Task<QByteArray> image(QString uri) override;
    /// As LocalStore::keptImage(): asks no daemon.
    [[nodiscard]] Task<QByteArray> keptImage(QString documentUri) override { return m_local.keptImage(documentUri); }
    /// The place that a launch would try first. Where the user named none and the chain is a cluster, asks the daemons,
    /// each at most once in Options::pause. Cancelled.
    [[nodiscard]] Task<MetadataPlace> findPlace() override;

    /// Replaces Options::order and Options::kubo in memory, and forgets which daemons answered; asks none yet. Uploads
    /// under way go on.
    void setOrder(QList<Choice> order, const QUrl &kubo);

    /// Ends pending and later requests to services and daemons with Cancelled; what is on this computer can still be
    /// read.
    void close() { m_web.close(); }

private:
    struct Daemon;
    struct PendingRead;
    using Check = bool (*)(QByteArrayView);

    using DaemonPtr = std::shared_ptr<Daemon>; ///< coroutines hold it, because setOrder() may replace it
    using Upload = std::shared_ptr<MetadataUpload>; ///< null: the store on this computer

    /// Makes the client of a Kubo daemon; asks it nothing yet. `node`: of the chain that the daemon belongs to; empty:
    /// of none.
    [[nodiscard]] DaemonPtr daemonAt(const QUrl &url, const QUrl &node);
    /// Asks a Solana node over the network whether it is a daemon too: false without an answer. True, without asking,
    /// for a daemon that is no node. Cancelled.
    [[nodiscard]] Task<bool> keepsDocuments(DaemonPtr daemon, std::chrono::milliseconds deadline);
    /// The places of a launch, in the order in which they are tried; never empty. Where the user named none, the
    /// network is asked as by chooseUpload(). Cancelled.
    [[nodiscard]] Task<QList<Upload>> uploads(bool afresh);
    /// The place of a launch where the user named none; null: this computer. On a cluster it asks the daemons, also
    /// those that were asked lately where `afresh`. Cancelled.
    [[nodiscard]] Task<Upload> chooseUpload(bool afresh);
    /// The client of this place to upload to, which is asked nothing; null for the computer's own store.
    [[nodiscard]] Upload named(Choice choice);
    /// Publishes at the first place that takes it: the image alone, whose URI is then Publication::imageUri, or the
    /// document. Errors of publishImage().
    [[nodiscard]] Task<MetadataUpload::Publication> publishAnywhere(CoinMetadata metadata, QByteArray image,
                                                                    UploadProgress progress, bool isImageOnly);
    /// Publishes at one place, and keeps a local copy of what was published; `isImageOnly`: the image without its
    /// document. Errors of MetadataUpload; Storage when the copy cannot be kept.
    [[nodiscard]] Task<MetadataUpload::Publication> publishAt(Upload upload, CoinMetadata metadata, QByteArray image,
                                                              UploadProgress progress, bool isImageOnly);
    /// True when the daemon answers. Asks it unless it was asked within Options::pause and not `afresh`. Cancelled.
    [[nodiscard]] Task<bool> probe(DaemonPtr daemon, std::chrono::milliseconds deadline, bool afresh);
    /// Asks the daemons, with one read at a time for each URI and limit. Keeps proven bytes locally, and notes missing
    /// and invalid ones in m_missing. NotFound, Damaged for bytes that are not `isValid`, Cancelled.
    [[nodiscard]] Task<QByteArray> readFromDaemons(QString uri, qint64 maxBytes, Check isValid);
    /// Keeps the bytes here when they match the raw CID in `uri`; else, and when the disk refuses, does nothing.
    QCoro::Task<> keepProven(QString uri, QByteArray bytes);
    /// Fetches the bytes from the Kubo daemons, one after the other. NotFound when none has them; Cancelled.
    [[nodiscard]] Task<QByteArray> askDaemons(QString uri, qint64 maxBytes);
    /// Notes in memory, for Options::pause, that no daemon has these bytes, so that they are not asked for again.
    void addMissing(const QString &key);

    LocalStore &m_local;
    const Options m_options;
    WebClient m_web;
    PinataUpload m_pinata;
    PumpUpload m_pump;
    QList<Choice> m_order;
    QUrl m_kubo;
    std::vector<DaemonPtr> m_daemons; ///< in the order in which they are asked
    QHash<QString, std::shared_ptr<PendingRead>> m_pendingReads; ///< by URI and size limit
    QHash<QString, QDeadlineTimer> m_missing; ///< not asked for again until the timer expires; keys as above
};

} // namespace curvedesk

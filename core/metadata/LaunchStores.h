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
/// token (perhaps read from the vault), pump.fun on mainnet, the given Kubo daemon, this computer (a launch then logs a
/// warning). They also keep a local copy of what was published: the user's own coin has it at once. No request is sent
/// before a launch, a read or findPlace() needs one. Errors of publishing: StoreUnavailable or StoreRefused with a
/// sentence for the user; InvalidInput or PayloadTooLarge for an image that the last place does not take; Storage when
/// this computer's disk refuses; Cancelled. What a place took before it failed stays there.
class LaunchStores final : public MetadataStore
{
    Q_OBJECT

public:
    enum class Choice { Local, Pump, Pinata, Kubo };
    enum class Chain { Sandbox, PlayMoney, Mainnet };

    struct Options
    {
        /// Each is tried after those before it failed; none once this computer's disk refused. Empty: see the class.
        QList<Choice> order;
        std::function<Chain()> chain; ///< returns the chain that launches go to, as far as it is known then
        QUrl kubo; ///< a Kubo daemon's address; empty: not given
        QList<QUrl> endpoints; ///< the chain's endpoints; one on this computer may also answer as a Kubo daemon does
        PinataUpload::Options pinata; ///< without a token Pinata is used only where `order` names it
        PumpUpload::Options pump;
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< of a Kubo daemon
        std::chrono::milliseconds readDeadline{2000}; ///< for a document or image, all daemons; a probe may exceed it
        std::chrono::milliseconds pause{10'000}; ///< before a silent daemon or a missing document is asked for again
    };

    /// `local` must outlive it.
    LaunchStores(LocalStore &local, Options options);
    /// Ends pending requests to services and daemons with Cancelled, inside this call.
    ~LaunchStores() override;

    /// Publishes the image at the first place that takes it, writes a copy to this disk, and returns its URI; an empty
    /// one, and no copy, where that place takes it only with the document. Errors of publishing.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress progress) override;
    /// Publishes the document at the first place that takes it, with the image where the metadata names none, writes
    /// copies to this disk, and returns its URI. Errors of publishing.
    [[nodiscard]] Task<QString> publish(CoinMetadata metadata, QByteArray image, UploadProgress progress = {}) override;
    /// Writes the image to this computer's store alone; its ipfs:// URI. PayloadTooLarge beyond 15 MiB, Storage.
    [[nodiscard]] Task<QString> keepImage(QByteArray image) override { return m_local.keepImage(std::move(image)); }
    /// Reads the local copy, else asks the Kubo daemons, remembers which answered, and writes to the local store what a
    /// raw CID proves. NotFound within about readDeadline when none of them has it (of at most 64 KiB); Damaged when
    /// what one has is no document; NotFound at once for Options::pause after either; Cancelled.
    [[nodiscard]] Task<CoinMetadata> metadata(QString uri) override;
    /// Reads the local copy, whatever its bytes are, else asks the Kubo daemons as metadata() does, and writes what a
    /// raw CID proves. Errors of metadata(), but Damaged when what a daemon has is no image by its header.
    [[nodiscard]] Task<QByteArray> image(QString uri) override;
    /// Reads the document and the image that it names from this computer alone. NotFound, Damaged, Storage.
    [[nodiscard]] Task<QByteArray> keptImage(QString documentUri) override { return m_local.keptImage(documentUri); }
    /// The place that a launch would try first. On a cluster, where the user named none, asks each daemon at most once
    /// in Options::pause, remembers which answered, and may read Pinata's token from the vault. Cancelled.
    [[nodiscard]] Task<MetadataPlace> findPlace() override;

    /// Replaces Options::order and Options::kubo in memory, and forgets which daemons answered, but not what they
    /// lacked within Options::pause; asks none yet. Uploads under way go on.
    void setOrder(QList<Choice> order, const QUrl &kubo);

    /// Ends pending requests to services and daemons with Cancelled, inside this call, and later ones at once; what is
    /// on this computer can still be read and written.
    void close() { m_web.close(); }

private:
    struct Daemon;
    struct PendingRead;
    using Check = bool (*)(QByteArrayView);

    using DaemonPtr = std::shared_ptr<Daemon>; ///< coroutines hold it, because setOrder() may replace it
    using Upload = std::shared_ptr<MetadataUpload>; ///< null: the store on this computer

    /// Makes the client of a Kubo daemon; asks it nothing yet. `node`: of the chain that it belongs to; may be empty.
    [[nodiscard]] DaemonPtr daemonAt(const QUrl &url, const QUrl &node);
    /// Asks a Solana node over the network for its version, where Curvedesk's own node says whether it keeps documents;
    /// false without an answer. True, without asking, for a daemon that is no node. Cancelled.
    [[nodiscard]] Task<bool> keepsDocuments(DaemonPtr daemon);
    /// A launch's places, in the order of trying; never empty. Where the user named none, on a cluster asks daemons
    /// until one answers (anew if `afresh`), remembers who did, may read Pinata's token from the vault. Cancelled.
    [[nodiscard]] Task<QList<Upload>> findUploads(bool afresh);
    /// The place of a launch where the user named none; null: this computer. On a cluster asks daemons until one
    /// answers (anew if `afresh`), remembers who did; if none reads Pinata's token from options or vault. Cancelled.
    [[nodiscard]] Task<Upload> chooseUpload(bool afresh);
    /// The client of this place to upload to, which is asked nothing; null for the computer's own store.
    [[nodiscard]] Upload uploadOf(Choice choice);
    /// Publishes at the first place that takes it the image alone, whose URI is then Publication::imageUri, or the
    /// document, with the image where the metadata names none; writes local copies. Errors of publishing.
    [[nodiscard]] Task<MetadataUpload::Publication> publishAnywhere(CoinMetadata metadata, QByteArray image,
                                                                    UploadProgress progress, bool isImageOnly);
    /// Publishes at one place, and writes a local copy; logs a warning where only this computer was found;
    /// `isImageOnly`: the image without its document. Unavailable, UpstreamRejected, InvalidInput, PayloadTooLarge,
    /// Cancelled; Storage when the copy cannot be kept.
    [[nodiscard]] Task<MetadataUpload::Publication> publishAt(Upload upload, CoinMetadata metadata, QByteArray image,
                                                              UploadProgress progress, bool isImageOnly);
    /// True when the daemon answers, and keeps documents if it is a node. Asks it over the network, and keeps the
    /// result in memory for Options::pause, unless one is kept and not `afresh`. Cancelled.
    [[nodiscard]] Task<bool> probe(DaemonPtr daemon, bool afresh);
    /// Asks the daemons as askDaemons() does; a call for the same URI and limit meanwhile waits for that result. Asks
    /// none for a URI in m_missing or without a CID. Writes bytes that a raw CID proves to the local store, and keeps
    /// missing and invalid ones in m_missing. NotFound, Damaged for bytes that are not `isValid`, Cancelled.
    [[nodiscard]] Task<QByteArray> readFromDaemons(QString uri, qint64 maxBytes, Check isValid);
    /// Writes the bytes to m_local when they match the raw CID in `uri`; a disk that refuses does not matter.
    QCoro::Task<> keepProven(QString uri, QByteArray bytes);
    /// Asks the daemons in turn whether they answer, each at most once in Options::pause, remembers which did, fetches
    /// the bytes from the first that has them, within readDeadline and a probe. NotFound: none has them; Cancelled.
    [[nodiscard]] Task<QByteArray> askDaemons(QString uri, qint64 maxBytes);

    LocalStore &m_local;
    const Options m_options;
    WebClient m_web;
    PinataUpload m_pinata;
    PumpUpload m_pump;
    QList<Choice> m_order;
    QUrl m_kubo;
    std::vector<DaemonPtr> m_daemons; ///< in the order in which they are asked
    QHash<QString, std::shared_ptr<PendingRead>> m_pendingReads; ///< by URI and size limit
    QHash<QString, QDeadlineTimer> m_missing; ///< by URI and size limit: no daemon has it, ask again once it expires
};

} // namespace curvedesk

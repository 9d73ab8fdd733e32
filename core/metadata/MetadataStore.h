// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/metadata/MetadataPlace.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <stop_token>

namespace curvedesk {

/// Messages between an upload and its caller, on the store's thread.
struct UploadProgress
{
    std::function<void(qint64 sent, qint64 total)> report; ///< bytes sent, and their total; may be null
    std::stop_token stop; ///< ends the upload with Cancelled
};

/// The metadata of a coin that are stored off the chain.
struct CoinMetadata
{
    QString name;
    QString symbol;
    QString description;
    QString twitter;
    QString telegram;
    QString website;
    QString image; ///< URI of the image; set by the store

    bool operator==(const CoinMetadata &) const = default;
};

/// Publishes and reads image and metadata document of coins: over the network (LaunchStores, which keeps copies here,
/// may read Pinata's token from the vault and log a warning), or in this computer's files (LocalStore). No signals.
class MetadataStore : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetadataStore)

public:
    MetadataStore() = default;

    /// Publishes the image and returns its URI; an empty one where the store takes it only together with the document.
    /// PayloadTooLarge, Storage; over the network also StoreUnavailable, StoreRefused, InvalidInput, Cancelled.
    [[nodiscard]] virtual Task<QString> publishImage(QByteArray image, UploadProgress progress) = 0;
    /// Publishes the document, and where it names no image, `image` before it or with it; returns the document's URI
    /// (at most 200 bytes). PayloadTooLarge, Storage; over the network also StoreUnavailable, StoreRefused,
    /// InvalidInput, Cancelled. After any of these the image may be public already.
    [[nodiscard]] virtual Task<QString> publish(CoinMetadata metadata, QByteArray image, UploadProgress progress = {})
        = 0;
    /// Keeps an image in a file of this computer alone; returns its URI for image(). PayloadTooLarge, Storage.
    [[nodiscard]] virtual Task<QString> keepImage(QByteArray image) = 0;
    /// The document behind a URI; where it is not on this computer, may ask the network and keep it here. NotFound,
    /// Damaged when what the store holds does not match its address or is no metadata document, Storage, Cancelled.
    [[nodiscard]] virtual Task<CoinMetadata> metadata(QString uri) = 0;
    /// The bytes behind an image's URI; where they are not on this computer, may ask the network and keep them here.
    /// NotFound, Damaged when they do not match the URI, or came from the network and are no image; Storage, Cancelled.
    [[nodiscard]] virtual Task<QByteArray> image(QString uri) = 0;
    /// The image that a URI's document names, if this computer has both; asks no network. NotFound, Damaged, Storage.
    [[nodiscard]] virtual Task<QByteArray> keptImage(QString documentUri) = 0;
    /// The place where publish() would put things now; publishes nothing. May ask daemons over the network, remember
    /// for some seconds which answered, and read Pinata's token from the vault. Cancelled.
    [[nodiscard]] virtual Task<MetadataPlace> findPlace() = 0;
};

} // namespace curvedesk

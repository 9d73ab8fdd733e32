// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/metadata/MetadataPlace.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace curvedesk {

/// What a launch publishes beside the chain.
struct CoinMetadata
{
    QString name;
    QString symbol;
    QString description;
    QString twitter;
    QString telegram;
    QString website;
    QString image; ///< uri of the image; filled by the store

    bool operator==(const CoinMetadata &) const = default;
};

/// Where a launch's image and metadata document go.
class MetadataStore : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetadataStore)

public:
    explicit MetadataStore(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Stores image and document; answers the document's uri (at most 200 bytes).
    [[nodiscard]] virtual Task<QString> publish(CoinMetadata metadata, QByteArray image) = 0;
    /// The document behind a uri. NotFound when this store does not hold it.
    [[nodiscard]] virtual Task<CoinMetadata> metadata(QString uri) = 0;
    /// The bytes behind an image uri. NotFound when this store does not hold it.
    [[nodiscard]] virtual Task<QByteArray> image(QString uri) = 0;
    /// Where publish() would put things now.
    [[nodiscard]] virtual Task<MetadataPlace> place() = 0;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/ContentId.h"
#include "core/metadata/MetadataStore.h"

namespace curvedesk {

/// Content-addressed files in a directory: `ipfs://<CIDv1>` (raw codec, SHA-256, base32), the same address that an
/// IPFS node gives the same block.
class LocalStore final : public MetadataStore
{
    Q_OBJECT

public:
    /// Files go to `directory`, created when missing; empty: kept in memory.
    explicit LocalStore(QString directory, QObject *parent = nullptr);

    [[nodiscard]] Task<QString> publish(CoinMetadata metadata, QByteArray image) override;
    [[nodiscard]] Task<CoinMetadata> metadata(QString uri) override;
    [[nodiscard]] Task<QByteArray> image(QString uri) override;
    [[nodiscard]] Task<MetadataPlace> place() override;

    /// Keeps a block as it is; answers its CID. PayloadTooLarge beyond 15 MiB.
    [[nodiscard]] Result<QString> keep(const QByteArray &block);
    /// Keeps bytes that are published elsewhere, so that `uri`, of whatever kind, is found here too.
    [[nodiscard]] Outcome keepAs(const QString &uri, const QByteArray &bytes);
    /// The block behind a CID. NotFound when this store does not hold it, Damaged when what it holds is another block.
    [[nodiscard]] Result<QByteArray> block(const QString &cid) const;

private:
    [[nodiscard]] Outcome write(const QString &name, const QByteArray &bytes);
    [[nodiscard]] Result<QByteArray> load(const QString &uri) const;
    [[nodiscard]] Result<QByteArray> read(const QString &name) const;

    QString m_directory;
    QHash<QString, QByteArray> m_memory;
};

} // namespace curvedesk

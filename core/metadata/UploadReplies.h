// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/http/web/WebReply.h"

#include <QByteArrayView>

/// What the services say that image and document are uploaded to. They may be down, broken or lying: what is taken from
/// them is checked to the last character, since it goes on chain for ever. UpstreamRejected for everything else.
namespace curvedesk::uploadReplies {

/// What fits into a coin, in bytes.
inline constexpr qsizetype maxUri = 200;

/// May a coin point there: visible ASCII, https with a host or ipfs with a CID, and it fits.
[[nodiscard]] bool isPublicUri(const QString &uri);

/// The body of a 200. Otherwise what to tell people, naming the service and its status: Unavailable, UpstreamRejected,
/// Cancelled. Nothing of what the service says reaches them: it may hold an access key.
[[nodiscard]] Result<QByteArray> accepted(const QString &service, const Result<WebReply> &reply);

/// The CID that a Kubo daemon gave what was added.
[[nodiscard]] Result<QString> kuboCid(QByteArrayView body);
/// Whether this is a Kubo daemon's reply about its version.
[[nodiscard]] bool isKuboVersion(QByteArrayView body);
/// Whether a Solana node's answer to `getVersion` says that it keeps the documents of its coins.
[[nodiscard]] bool keepsDocuments(QByteArrayView body);
/// The CID that Pinata gave a file.
[[nodiscard]] Result<QString> pinataCid(QByteArrayView body);

struct PumpUploaded
{
    QString uri; ///< of the document
    QString imageUri; ///< empty when the reply has none, or one that must not be shown

    bool operator==(const PumpUploaded &) const = default;
};
[[nodiscard]] Result<PumpUploaded> pumpUploaded(QByteArrayView body);

} // namespace curvedesk::uploadReplies

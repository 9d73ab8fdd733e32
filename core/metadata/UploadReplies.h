// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/http/web/WebReply.h"

#include <QByteArrayView>

/// Reads the replies of the services that image and document are uploaded to. They may be down, broken or lying: what
/// is taken from them is checked to the last character, as it goes on chain for ever. UpstreamRejected for all others.
namespace curvedesk::uploadReplies {

/// Bytes of the longest URI that a coin can have.
inline constexpr qsizetype maxUri = 200;

/// True for a URI that a coin may have: at most maxUri bytes of visible ASCII, https with a dot in its host and no
/// user, or ipfs with a CID.
[[nodiscard]] bool isPublicUri(const QString &uri);

/// The body of a reply with status 200. Else an error whose detail is a sentence for the user with the service's name,
/// and the status of a refusal: Unavailable, UpstreamRejected; other errors, such as Cancelled, as they are. None of
/// the service's text is in it: it may hold an access key.
[[nodiscard]] Result<QByteArray> acceptedBody(const QString &service, const Result<WebReply> &reply);

/// The CID in a Kubo daemon's reply to `add` of one file. UpstreamRejected for any other reply.
[[nodiscard]] Result<QString> kuboCid(QByteArrayView body);
/// True for a Kubo daemon's reply about its version.
[[nodiscard]] bool isKuboVersion(QByteArrayView body);
/// True when a Solana node's answer to `getVersion` says that it keeps the documents of its coins.
[[nodiscard]] bool keepsDocuments(QByteArrayView body);
/// The CID in Pinata's reply to an upload. UpstreamRejected for any other reply.
[[nodiscard]] Result<QString> pinataCid(QByteArrayView body);

struct PumpUploaded
{
    QString uri; ///< of the document
    QString imageUri; ///< empty when the reply has none, or one that is no public URI

    bool operator==(const PumpUploaded &) const = default;
};
/// The addresses in pump.fun's reply to an upload. UpstreamRejected for a reply without a public URI of the document.
[[nodiscard]] Result<PumpUploaded> pumpUploaded(QByteArrayView body);

} // namespace curvedesk::uploadReplies

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/ContentId.h"
#include "core/metadata/UploadReplies.h"
#include "tests/fuzz/FuzzInput.h"

#include <algorithm>

using namespace curvedesk;
using fuzz::require;

namespace {

bool isVisible(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
}

void requireCid(const Result<QString> &cid)
{
    require(cid ? isCid(*cid) : cid.error().code == ErrorCode::UpstreamRejected, "a CID or the service's fault");
}

} // namespace

CURVEDESK_FUZZ_TARGET(upload_replies, data, size)
{
    const QByteArrayView input = fuzz::view(data, size);
    requireCid(uploadReplies::kuboCid(input));
    requireCid(uploadReplies::pinataCid(input));
    std::ignore = uploadReplies::isKuboVersion(input);
    const auto uploaded = uploadReplies::pumpUploaded(input);
    if (uploaded) {
        require(uploadReplies::isPublicUri(uploaded->uri), "an address that a coin may have");
        require(uploaded->uri.toUtf8().size() <= uploadReplies::maxUri, "it fits");
        require(uploaded->imageUri.isEmpty() || uploadReplies::isPublicUri(uploaded->imageUri), "so is the image's");
    }
    const auto refused = uploadReplies::acceptedBody(QStringLiteral("X"), WebReply{500, input.toByteArray()});
    require(!refused && isVisible(refused.error().detail), "so is the error");

    const QString text = QString::fromLatin1(input);
    require(cidOf(text).isEmpty() || text == ipfsScheme + cidOf(text), "a CID is all of the address");
    require(!uploadReplies::isPublicUri(text) || isVisible(text), "an address is visible");
    return 0;
}

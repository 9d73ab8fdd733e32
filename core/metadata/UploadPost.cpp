// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/UploadPost.h"

#include <QCoro/QCoroTimer>
#include <QDeadlineTimer>
#include <QPointer>

#include <algorithm>

namespace curvedesk {

using std::chrono::milliseconds;

namespace {

// True for a service that was busy, did not answer or broke off.
bool isWorthRepeating(const Result<WebReply> &reply)
{
    if (reply)
        return reply->status == 429 || reply->status >= 500;
    return reply.error().code == ErrorCode::Unavailable || reply.error().code == ErrorCode::PayloadTooLarge;
}

} // namespace

Task<WebReply> postUpload(WebClient &web, WebRequest request, MultipartForm form, UploadProgress progress)
{
    constexpr int attempts = 3;
    constexpr milliseconds longestPause{500};
    request.progress = std::move(progress.report);
    request.stop = std::move(progress.stop);
    const QPointer<WebClient> client(&web);
    const QDeadlineTimer limit(request.deadline);
    const milliseconds pause = std::min(longestPause, request.deadline / 20);
    for (int attempt = 1;; ++attempt) {
        const Result<WebReply> reply = co_await client->post(request, form);
        if (attempt == attempts || !client || !isWorthRepeating(reply) || limit.remainingTime() <= pause.count())
            co_return reply;
        co_await QCoro::sleepFor(pause * attempt);
        request.deadline = milliseconds(limit.remainingTime());
        if (!client || request.deadline <= milliseconds(0))
            co_return reply;
    }
}

} // namespace curvedesk

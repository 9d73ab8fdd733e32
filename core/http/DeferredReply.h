// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpReply.h"

#include <QPointer>

namespace curvedesk {

class GuardedSocket;

/// The answer to one request, sent now or later, when the client may have disconnected. Until it is sent, nothing more
/// is read from that client. Destroyed unsent, it answers 500, so that no client waits for ever.
class DeferredReply
{
public:
    /// The answer to the request that `socket` has read and nobody has answered.
    explicit DeferredReply(GuardedSocket &socket);
    /// Answers 500 when no reply was sent.
    ~DeferredReply();
    DeferredReply(DeferredReply &&) noexcept = default;
    DeferredReply &operator=(DeferredReply &&) = delete;

    /// Sends the answer; only the first call counts. Does nothing when the client has disconnected.
    void send(const HttpReply &reply);

private:
    QPointer<GuardedSocket> m_socket;
};

} // namespace curvedesk

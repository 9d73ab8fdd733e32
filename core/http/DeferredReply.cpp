// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/DeferredReply.h"

#include "core/http/GuardedSocket.h"

#include <utility>

namespace curvedesk {

DeferredReply::DeferredReply(GuardedSocket &socket)
    : m_socket(&socket)
{
}

DeferredReply::~DeferredReply()
{
    if (!m_socket.isNull())
        m_socket->failReply();
}

void DeferredReply::send(const HttpReply &reply)
{
    if (const auto socket = std::exchange(m_socket, {}))
        socket->finishReply(reply);
}

} // namespace curvedesk

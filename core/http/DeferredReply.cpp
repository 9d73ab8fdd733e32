// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/DeferredReply.h"

#include "core/http/GuardedSocket.h"

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
    if (m_socket.isNull())
        return;
    GuardedSocket *socket = m_socket;
    m_socket.clear();
    socket->finishReply(reply);
}

} // namespace curvedesk

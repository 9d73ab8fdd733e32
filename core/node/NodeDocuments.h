// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/RequestFields.h"
#include "core/http/RequestPolicy.h"

namespace curvedesk {

class LocalStore;

/// The IPFS node of the sandbox's coins: stores and hands out their metadata documents and images in the part of Kubo's
/// RPC (`POST /api/v0/version`, `add`, `cat`) that clients use for it. It serves no other command, and connects to no
/// other node. A file is one raw block, whatever its size; Kubo itself splits what is larger than 256 KiB. Errors have
/// Kubo's shapes: plain text where the request is wrong, JSON with status 500 where a command fails.
class NodeDocuments final
{
public:
    /// `store` must outlive it.
    explicit NodeDocuments(LocalStore &store)
        : m_store(store)
    {
    }

    /// True for a path of Kubo's RPC.
    [[nodiscard]] static bool serves(QByteArrayView path);
    /// Decides on a request for a path of serves(), by a caller who may use the node. Refuses web pages, other methods
    /// and commands, and options that this node cannot serve, with 400, 403, 404, 405 or 500.
    [[nodiscard]] static HeadDecision decide(const RequestHead &head);
    /// Makes the answer to a request for a path of serves() that could not be read: the fault as plain text with its
    /// status, or status 500 for a file that is too large; sends nothing.
    [[nodiscard]] static HttpReply replyOf(const HttpFault &fault, const RequestHead &head);
    /// Answers a request that decide() let through; one for a file once worker threads have read it from the store's
    /// disk or written it there. Status 400 or 500 where that fails, 503 where the store is gone.
    void answer(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) const;

private:
    LocalStore &m_store;
};

} // namespace curvedesk

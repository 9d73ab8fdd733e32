// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QObject>

#include <memory>

namespace curvedesk {

class LocalStore;
namespace sandbox {
class Ledger;
}

/// Serves the embedded ledger as a Solana node on loopback, for ordinary Solana clients: JSON-RPC 2.0 over HTTP POST,
/// and subscriptions over WebSocket on the port behind it, where clients expect them. Below /api/v0/ it is the IPFS
/// node of the coins on that ledger (see NodeDocuments). Requests change the ledger and the documents, on disk.
class NodeHost final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NodeHost)

public:
    /// `ledger` and `documents` must outlive the host.
    NodeHost(sandbox::Ledger &ledger, LocalStore &documents, QObject *parent = nullptr);
    ~NodeHost() override; ///< cuts all connections

    /// Listens at 127.0.0.1:`port` (0: any free pair) and at the port behind it; returns the first. Conflict when one
    /// is taken; InvalidInput for 65535, and for a port that this user may not use. After an error it listens at
    /// neither.
    [[nodiscard]] Result<quint16> listen(quint16 port);
    /// Stops listening: requests under way are answered, the further calls of a batch with an error; subscriptions end.
    void close();
    /// The number of HTTP requests that are being served, and of answers that are not sent yet; 0 before it listens.
    [[nodiscard]] qsizetype busyCount() const;
    /// For tests: offers the methods `sandboxFaults` (see NodeFaults) and `sandboxRollback` {"slots":1..31}.
    void enableFaults();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk

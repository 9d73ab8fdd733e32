// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/node/NodeCall.h"

namespace curvedesk {

/// One filter of getProgramAccounts and programSubscribe: the size of the data, or bytes at an offset.
class NodeAccountFilter
{
public:
    /// Reads {"dataSize":N} or {"memcmp":{"offset":N,"bytes":"...","encoding":"base58"|"base64"}}.
    /// -32602 for anything else, and for more than 128 bytes. Beside dataSize memcmp is ignored.
    [[nodiscard]] static tl::expected<NodeAccountFilter, NodeFailure> read(const JsonValue &json);
    /// Reads the `filters` of a configuration object: at most four, all of which must match; none where it has none.
    /// -32602 for more, or for what is no filter.
    [[nodiscard]] static tl::expected<QList<NodeAccountFilter>, NodeFailure> readAll(const JsonValue &config);

    /// True for an account with this data.
    [[nodiscard]] bool matches(const QByteArray &data) const;

private:
    qint64 m_dataSize = -1; ///< -1: the filter compares bytes
    qint64 m_offset = 0;
    QByteArray m_bytes;
};

} // namespace curvedesk

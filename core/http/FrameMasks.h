// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// Follows the frames that a WebSocket's client sends, by their heads, to see whether each is masked.
class FrameMasks
{
public:
    /// Takes the bytes that come next; false once they have begun a frame whose content is not masked, and from then
    /// on.
    [[nodiscard]] bool take(QByteArrayView bytes);

private:
    QByteArray m_head; ///< what has come of the present frame's head
    quint64 m_left = 0; ///< bytes that are still to come of the present frame, behind its head
};

} // namespace curvedesk

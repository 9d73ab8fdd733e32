// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// Follows the frames of a WebSocket's client by their heads.
class FrameMasks
{
public:
    /// Takes what comes next; false once a frame has come whose content is not masked.
    [[nodiscard]] bool take(QByteArrayView bytes);

private:
    QByteArray m_head; ///< what has come of the present frame's head
    quint64 m_left = 0; ///< bytes that are still to come of the present frame, behind its head
};

} // namespace curvedesk

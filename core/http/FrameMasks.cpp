// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/FrameMasks.h"

#include <limits>

namespace curvedesk {

bool FrameMasks::take(QByteArrayView bytes)
{
    constexpr quint8 maskBit = 0x80;
    constexpr quint64 maskSize = 4;
    while (!bytes.isEmpty()) {
        if (m_left > 0) {
            const quint64 size = qMin(m_left, static_cast<quint64>(bytes.size()));
            bytes = bytes.sliced(static_cast<qsizetype>(size));
            m_left -= size;
            continue;
        }
        m_head.append(bytes.front());
        bytes = bytes.sliced(1);
        if (m_head.size() < 2)
            continue;
        const auto second = static_cast<quint8>(m_head.at(1));
        if ((second & maskBit) == 0)
            return false;
        // 126 and 127 stand for a length of two and of eight bytes, the most significant first.
        const auto shortLength = static_cast<quint64>(second & ~maskBit);
        const qsizetype longLength = shortLength == 127 ? 8 : shortLength == 126 ? 2 : 0;
        if (m_head.size() < 2 + longLength)
            continue;
        m_left = longLength == 0 ? shortLength : 0;
        for (const char byte : m_head.sliced(2))
            m_left = m_left << 8U | static_cast<quint8>(byte);
        m_left = qMin(m_left, std::numeric_limits<quint64>::max() - maskSize) + maskSize;
        m_head.clear();
    }
    return true;
}

} // namespace curvedesk

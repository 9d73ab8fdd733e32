// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

#include <cstdint>

namespace curvedesk::fuzz {

/// The lengths of the pieces in which bytes arrive: 1 to 16, some 200; the same for the same bytes.
class Pieces
{
public:
    explicit Pieces(QByteArrayView bytes)
    {
        for (const char byte : bytes)
            m_state = m_state * 31 + static_cast<unsigned char>(byte);
    }

    [[nodiscard]] qsizetype next()
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        const auto length = static_cast<qsizetype>(m_state >> 60) + 1;
        return length == 16 ? 200 : length;
    }

private:
    std::uint64_t m_state = 1;
};

} // namespace curvedesk::fuzz

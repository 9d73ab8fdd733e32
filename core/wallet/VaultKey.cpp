// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultKey.h"

#include <utility>

namespace curvedesk {

void VaultKey::set(SecretBytes key)
{
    m_shown.reset();
    m_key = std::move(key);
}

const SecretBytes &VaultKey::show()
{
    if (!m_shown) {
        m_shown.emplace(m_key);
        QMetaObject::invokeMethod(
            &m_nextTurn, [this] { m_shown.reset(); }, Qt::QueuedConnection);
    }
    return m_key;
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"

#include <QObject>

#include <optional>

namespace curvedesk {

/// The key that seals a vault's entries, hidden but in turns of the event loop that use it; empty in a locked vault.
class VaultKey
{
public:
    [[nodiscard]] bool isEmpty() const noexcept { return m_key.isEmpty(); }
    /// Replaces the key, and wipes the one before; an empty one: the vault is locked.
    void set(SecretBytes key);
    /// Makes the key readable until the event loop's next turn, or until set(), and returns it, not a copy; a second
    /// call within the turn only returns it. A whole turn, because orders that arrive together are signed in one, and
    /// each hiding halts the other threads for a moment.
    [[nodiscard]] const SecretBytes &show();

private:
    SecretBytes m_key;
    std::optional<ShownSecret> m_shown;
    QObject m_nextTurn; ///< receives the call that hides the key
};

} // namespace curvedesk

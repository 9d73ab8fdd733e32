// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"

#include <QWidget>

#include <memory>

namespace curvedesk {

/// Shows a secret on demand, directly from its guarded memory, and copies it on demand. The copy on the clipboard is
/// marked as a secret for clipboard histories and removed after 15 seconds.
class SecretField final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int clipboardMs = 15'000;

    /// Shows dots at first. `secret`: ASCII, not nullptr.
    explicit SecretField(std::shared_ptr<const SecretBytes> secret);

    void setRevealed(bool isRevealed); ///< false: shows dots
    [[nodiscard]] bool isRevealed() const { return m_isRevealed; }
    void copy(); ///< puts the secret on the clipboard, for clipboardMs
    /// Puts a text on the clipboard, for clipboardMs, with the secret in place of each `mark`.
    void copyWithin(const QByteArray &text, QByteArrayView mark);
    /// Removes at once what any field put on the clipboard, if it is still there; leaves anything else there.
    static void clearClipboard();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::shared_ptr<const SecretBytes> m_secret;
    bool m_isRevealed = false;
};

} // namespace curvedesk

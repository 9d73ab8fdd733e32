// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTranslator>

namespace curvedesk {

/// Languages that show what a translation would break: "pseudo" writes accents and is 40 % longer, so that a text that
/// is cut off or not translated is seen; "mirrored" writes Arabic letters for a window that reads from right to left.
class PseudoTranslator final : public QTranslator
{
public:
    enum class Kind { Longer, Mirrored };

    explicit PseudoTranslator(Kind kind, QObject *parent = nullptr);
    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Null for Qt's own texts.
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation = nullptr,
                                    int n = -1) const override;

private:
    Kind m_kind;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace curvedesk {

/// The text of UTF-8 bytes; a leading byte order mark stays, unlike in QString::fromUtf8(). U+FFFD for what is broken.
[[nodiscard]] inline QString exactText(QByteArrayView utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

} // namespace curvedesk

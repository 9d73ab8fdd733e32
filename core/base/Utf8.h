// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace curvedesk {

/// The text of UTF-8 bytes, with a leading byte order mark, unlike QString::fromUtf8(). Broken sequences become U+FFFD.
[[nodiscard]] inline QString exactText(QByteArrayView utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

} // namespace curvedesk

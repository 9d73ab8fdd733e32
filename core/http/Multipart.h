// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

/// multipart/form-data as browsers and HTTP libraries send it (RFC 7578).
namespace curvedesk::multipart {

inline constexpr qsizetype maxParts = 20;
inline constexpr qsizetype maxPartHead = 8 * 1024;
/// Bytes of a whole form: an image of 15 MiB and the fields beside it.
inline constexpr qint64 maxBody = 16 * 1024 * 1024;

/// One field of the form; `content` is a view into the body. File name and content type of a part are not read: a
/// client can write anything there.
struct Part
{
    QByteArray name;
    QByteArrayView content;
};

/// The boundary of a Content-Type value, quoted or not. UnsupportedMediaType when it is not multipart/form-data,
/// InvalidInput without a valid boundary.
[[nodiscard]] Result<QByteArray> boundary(QByteArrayView contentType);

/// The parts in the order sent, as views into `body`; a preamble and an epilogue are left out. InvalidInput for a body
/// that does not follow its boundary to the end, a part without a name, an encoded part, a part's head of more than 8
/// KiB, or more than 20 parts.
[[nodiscard]] Result<QList<Part>> parts(QByteArrayView body, const QByteArray &boundary);

} // namespace curvedesk::multipart

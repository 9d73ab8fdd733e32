// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/WipedBytes.h"

#include "core/base/SecretBytes.h"

#include <sodium.h>

namespace curvedesk::wipedBytes {

void reserve(QByteArray &bytes, qsizetype size)
{
    if (size <= bytes.capacity())
        return;
    QByteArray larger;
    larger.reserve(size);
    larger.append(bytes);
    wipe(bytes);
    bytes = std::move(larger);
}

void append(QByteArray &bytes, QByteArrayView more)
{
    const qsizetype size = bytes.size() + more.size();
    if (size > bytes.capacity())
        reserve(bytes, qMax(size, 2 * bytes.capacity()));
    bytes.append(more);
}

void overwrite(QByteArray &bytes, qsizetype size)
{
    if (size > 0)
        sodium_memzero(bytes.data(), static_cast<std::size_t>(size));
}

void truncate(QByteArray &bytes)
{
    overwrite(bytes, bytes.size());
    bytes.resize(0);
}

} // namespace curvedesk::wipedBytes

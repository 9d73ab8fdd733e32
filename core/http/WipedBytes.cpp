// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/WipedBytes.h"

#include "core/base/SecretBytes.h"

#include <sodium.h>

#include <QIODevice>

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

void overwriteReadBuffer(QIODevice &device)
{
    constexpr int blockSize = 16 * 1024; // of QIODevice's buffers
    if (device.bytesAvailable() > 0 || device.isTransactionStarted())
        return;
    // Zeros that are put back one by one fill the block from its end to its start.
    for (int i = 0; i < blockSize; ++i)
        device.ungetChar('\0');
    device.skip(blockSize);
}

} // namespace curvedesk::wipedBytes

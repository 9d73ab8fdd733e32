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
    if (!device.isOpen() || device.bytesAvailable() > 0)
        return;
    // A read of all that a block holds takes the block itself out of the buffer; a byte that is put back is at its end.
    device.ungetChar('\0');
    QByteArray block = device.read(1);
    const auto &data = block.data_ptr();
    sodium_memzero(block.data() - data.freeSpaceAtBegin(), static_cast<std::size_t>(data.constAllocatedCapacity()));
}

} // namespace curvedesk::wipedBytes

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>

class QIODevice;

/// Growing and reusing byte arrays that may hold a key: no former copy of their bytes stays behind in freed memory.
namespace curvedesk::wipedBytes {

/// Makes room for `size` bytes in all, if there is less; the block that they leave is overwritten, unless it is shared.
void reserve(QByteArray &bytes, qsizetype size);
/// Appends bytes; a block that has become too small is overwritten before it is freed, unless it is shared.
void append(QByteArray &bytes, QByteArrayView more);
/// Zeros the first `size` bytes; the size stays. Detaches first: an array that shares the block keeps its bytes.
void overwrite(QByteArray &bytes, qsizetype size);
/// Overwrites all bytes, and makes the array empty without freeing its room; detaches first, as overwrite() does.
void truncate(QByteArray &bytes);

/// Overwrites and frees the block of memory that a device keeps for reading, once it is read empty; else does nothing.
void overwriteReadBuffer(QIODevice &device);

} // namespace curvedesk::wipedBytes

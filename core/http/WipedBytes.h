// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>

class QIODevice;

/// Growing and reusing byte arrays that may hold a key: no former copy of their bytes stays behind in freed memory.
namespace curvedesk::wipedBytes {

/// Makes room for `size` bytes in all, if there is less; a block that the bytes leave for it is overwritten.
void reserve(QByteArray &bytes, qsizetype size);
/// Appends bytes; a block that has become too small is overwritten before it is freed.
void append(QByteArray &bytes, QByteArrayView more);
/// Overwrites the first `size` bytes with zeros; the array keeps its size.
void overwrite(QByteArray &bytes, qsizetype size);
/// Overwrites all bytes, and makes the array empty without freeing its room.
void truncate(QByteArray &bytes);

/// Overwrites and frees the block of memory that a device keeps for reading, once it is read empty; else does nothing.
void overwriteReadBuffer(QIODevice &device);

} // namespace curvedesk::wipedBytes

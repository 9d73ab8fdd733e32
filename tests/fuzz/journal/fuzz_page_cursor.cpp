// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/PageCursor.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(page_cursor, data, size)
{
    const QString text = QString::fromUtf8(fuzz::view(data, size));
    const Result<qint64> sequence = decodeCursor(text, QString());
    if (!sequence) {
        require(sequence.error().code == ErrorCode::InvalidInput, "a bad cursor is the caller's mistake");
        return 0;
    }
    require(*sequence > 0, "a cursor points at a row");
    require(encodeCursor(*sequence, QString()) == text, "a place has one cursor");
    return 0;
}

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// A service's answer of any status. Its body is foreign and unchecked.
struct WebReply
{
    int status = 0; ///< HTTP status code
    QByteArray body;
};

} // namespace curvedesk

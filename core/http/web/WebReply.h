// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// What a service answered, whatever it thinks of the request. Nothing in it is checked yet.
struct WebReply
{
    int status = 0; ///< of HTTP
    QByteArray body;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// Requests of each class that one API key may make a second, and twice as many at once; 0: any number. A second is
/// shared out in whole milliseconds: 600 allow one in each of them.
struct RequestRates
{
    int reads = 0;
    int quotes = 0;
    int orders = 0; ///< trades and launches
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// Requests of each class that one API key may make a second, and twice as many at once after a pause; 0: any number.
struct RequestRates
{
    int reads = 0;
    int quotes = 0;
    int orders = 0; ///< trades and launches
};

} // namespace curvedesk

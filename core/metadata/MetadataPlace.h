// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// Where a launch's picture and words go.
struct MetadataPlace
{
    enum class Kind {
        ThisComputer, ///< nobody else sees them
        Kubo, ///< a daemon of IPFS
        Pinata,
        PumpFun,
    };
    Kind kind = Kind::ThisComputer;
    QString host; ///< of a Kubo daemon, with its port

    bool operator==(const MetadataPlace &) const = default;
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// Where a launch's image and metadata go.
struct MetadataPlace
{
    enum class Kind {
        ThisComputer, ///< nobody else can read them
        Kubo, ///< a daemon of IPFS
        Pinata,
        PumpFun,
    };
    Kind kind = Kind::ThisComputer;
    QString host; ///< host and port of a Kubo daemon, else empty

    bool operator==(const MetadataPlace &) const = default;
};

} // namespace curvedesk

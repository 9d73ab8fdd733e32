// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// The place of a launch's image and metadata.
struct MetadataPlace
{
    enum class Kind {
        ThisComputer, ///< only the store on this computer: nobody else can read them
        Kubo, ///< an IPFS daemon with Kubo's RPC
        Pinata,
        PumpFun,
    };
    Kind kind = Kind::ThisComputer;
    QString host; ///< host and port of a Kubo daemon, else empty

    bool operator==(const MetadataPlace &) const = default;
};

} // namespace curvedesk

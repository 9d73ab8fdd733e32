// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

/// Steps of a launch or an order at which builds with tests can be killed, as by a power cut.
namespace curvedesk::crashPoint {

/// The steps of a launch, then those of every order, in the order in which they happen.
enum class Step {
    Begun, ///< the launch is on disk, nothing published
    Picture, ///< the image is published, and its address is on disk
    Words, ///< the metadata is published, and its address is on disk
    Prepared, ///< built and simulated; nothing signed
    Signed, ///< the signature is in memory only
    Journalled, ///< on disk, nothing sent
    Sent, ///< the cluster answered the first send
    Seen, ///< the cluster knows the signature; the journal does not say so yet
    Settled, ///< the outcome is in the journal
};

/// Kills the process (SIGKILL) when `step` is the one that the environment variable CURVEDESK_CRASH_AFTER named
/// ("prepared", "signed", ...) at the first call; else, and in builds without tests, does nothing.
void reach(Step step);

} // namespace curvedesk::crashPoint

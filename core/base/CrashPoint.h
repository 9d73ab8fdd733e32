// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

/// For tests: ends the process at a step of an order as a power cut would, when the environment says
/// CURVEDESK_CRASH_AFTER=<step>. Without it a step costs one comparison.
namespace curvedesk::crashPoint {

/// The steps between a click and its outcome, in order.
enum class Step {
    Prepared, ///< quoted, built and simulated; nothing signed
    Signed, ///< in memory only
    Journalled, ///< on disk, nothing sent
    Sent, ///< the cluster answered the first send
    Seen, ///< the cluster knows the signature; the journal does not say so yet
    Settled, ///< the outcome is in the journal
};

/// Does not return at the step that the environment names ("prepared", "signed", ...).
void reach(Step step);

} // namespace curvedesk::crashPoint

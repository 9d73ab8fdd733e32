// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <optional>

namespace curvedesk {

/// The kind of a failure. Exactly two switches, without a default, turn every code into an answer: core/api/ErrorJson
/// (HTTP status and stable wire code) and ui/text/ErrorText (a translated sentence).
enum class ErrorCode {
    InvalidInput, ///< the request is wrong; the detail says what
    Unauthorized, ///< unknown, revoked or absent API key
    KeyExpired,
    Forbidden, ///< refused for its origin, or by a rule that is no right of an API key
    ScopeMissing, ///< this and the next eight: the API key's rights do not allow it; nothing was signed or spent
    WalletNotAllowed,
    LimitOrder,
    LimitHour,
    LimitDay,
    LimitSlippage,
    LimitFee,
    ApprovalRefused,
    ApprovalTimeout,
    TokenNotFound,
    WalletNotFound,
    NotFound, ///< unknown path, order, key, file or the like
    MethodNotAllowed,
    CurveComplete, ///< the bonding curve is sold out and the coin has no pool yet
    Conflict, ///< e.g. the idempotency key was used with another request, or the name is taken
    PayloadTooLarge,
    UnsupportedMediaType,
    MisdirectedRequest, ///< the Host header names another host
    InsufficientFunds,
    SlippageExceeded,
    ProgramRejected, ///< the chain refused for another reason; see Error::program
    WalletLocked,
    RateLimited,
    UpstreamRejected, ///< the cluster or another service refused, or its reply does not decode
    StoreRefused, ///< where a launch's image and metadata go: it answered, but took none; nothing was signed
    StoreUnavailable, ///< the same service did not answer; nothing was signed
    Unavailable, ///< the program is starting or shutting down, or a service cannot be reached
    UpstreamTimeout,
    Cancelled, ///< the object that was asked was closed before it had the answer
    Storage, ///< the disk refuses: full, read-only, locked or the like
    Damaged, ///< stored or received bytes do not decode
    Internal, ///< an invariant of this program is broken
};

/// The on-chain program that refused a transaction, and the error it returned.
struct ProgramFailure
{
    QString programId; ///< base58
    quint32 code = 0; ///< the program's custom error code
    QString name; ///< e.g. "TooMuchSolRequired"; empty when the code is in none of the error tables

    bool operator==(const ProgramFailure &) const = default;
};

/// A failure as a value. `detail` is one English sentence for logs and API clients: never a secret, a stack or a
/// library's own text; a path only for who runs the host's commands.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail;
    std::optional<ProgramFailure> program;
    int retryAfterSeconds = 0; ///< only with RateLimited

    bool operator==(const Error &) const = default;
};

} // namespace curvedesk

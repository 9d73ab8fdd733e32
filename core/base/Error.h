// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <optional>

namespace curvedesk {

/// Why something did not happen. Exactly two switches turn a code into something else: core/api/ErrorJson
/// (HTTP status and stable wire code) and ui/text/ErrorText (a translated sentence). Neither has a default.
enum class ErrorCode {
    InvalidInput, ///< the caller asked wrongly; the detail names the field
    Unauthorized, ///< unknown or absent API key
    Forbidden, ///< origin, scope or limit
    TokenNotFound,
    WalletNotFound,
    NotFound, ///< unknown path, order or transaction
    MethodNotAllowed,
    CurveComplete, ///< the bonding curve sold out and there is no pool to route to
    Conflict, ///< same idempotency key, other body; or a name already taken
    PayloadTooLarge,
    UnsupportedMediaType,
    MisdirectedRequest, ///< Host header that is not ours
    InsufficientFunds,
    SlippageExceeded,
    ProgramRejected, ///< the chain refused for another reason; see Error::program
    WalletLocked,
    RateLimited,
    UpstreamRejected, ///< the cluster or an uploader answered garbage or refused
    Unavailable, ///< starting, or shutting down
    UpstreamTimeout,
    Cancelled, ///< the owner went away before the answer
    Storage, ///< disk full, read-only, locked
    Damaged, ///< a stored or received byte sequence does not decode
    Internal, ///< a broken invariant of ours
};

/// The on-chain program that refused a transaction, and how it named the reason.
struct ProgramFailure
{
    QString programId; ///< base58
    quint32 code = 0; ///< the program's custom error code
    QString name; ///< e.g. "TooMuchSolRequired"; empty when the code is not in our tables

    bool operator==(const ProgramFailure &) const = default;
};

/// A failure as a value. `detail` is one English sentence for logs and API clients: never a secret, a path, a stack
/// or a library's own text.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail;
    std::optional<ProgramFailure> program;
    int retryAfterSeconds = 0; ///< only with RateLimited

    bool operator==(const Error &) const = default;
};

} // namespace curvedesk

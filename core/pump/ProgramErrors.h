// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/solana/Address.h"
#include "core/solana/TransactionError.h"

#include <QByteArray>
#include <QList>

/// Names of the custom error codes of the programs that we call, and their meanings for a trade.
namespace curvedesk::programErrors {

/// The curve program's codes that our code tests for.
enum PumpCode : quint32 {
    NotAuthorized = 6000,
    TooMuchSolRequired = 6002,
    TooLittleSolReceived = 6003,
    BondingCurveComplete = 6005,
    BuyZeroAmount = 6020,
    NotEnoughTokensToBuy = 6021,
    SellZeroAmount = 6022,
    NotEnoughTokensToSell = 6023,
    BuyNotEnoughSolToCoverRent = 6040,
    BuyNotEnoughSolToCoverFees = 6041,
    BuySlippageBelowMinTokensOut = 6042,
    BuybackFeeRecipientNotAuthorized = 6057,
};

/// The name of a code: "TooMuchSolRequired" for (pump, 6002); empty when unknown. Covers pump, pump_amm, pump_fees, the
/// token programs, System and the Anchor framework codes (100..5000) of the Anchor programs.
[[nodiscard]] QString name(const Address &program, quint32 code);
/// The English sentence that the program logs with the code; empty where the code is unknown or none is published.
[[nodiscard]] QString sentence(const Address &program, quint32 code);

/// Turns a refused or failed transaction into our Error: SlippageExceeded, CurveComplete, InsufficientFunds, or
/// ProgramRejected. Error::program is filled where a program gave a code: by the first "Program X failed" log line with
/// that code, else `fallbackProgram` (the program of the failing instruction).
[[nodiscard]] Error explain(const TransactionError &error, const QList<QByteArray> &logs,
                            const Address &fallbackProgram);

} // namespace curvedesk::programErrors

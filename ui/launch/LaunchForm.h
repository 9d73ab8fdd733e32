// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/launch/LaunchTypes.h"

#include <QCoreApplication>

namespace curvedesk {

/// The contents of the launch form, and the problem of each field. Pure.
struct LaunchForm
{
    Q_DECLARE_TR_FUNCTIONS(curvedesk::LaunchForm)

public:
    enum Field { Picture, Name, Symbol, Description, Website, Twitter, Telegram, FirstBuy, Terms };
    static constexpr std::size_t fieldCount = Terms + 1;
    static constexpr qsizetype maxNameBytes = 32;
    static constexpr qsizetype maxSymbolBytes = 13;
    static constexpr qsizetype maxDescriptionBytes = 10'000;
    static constexpr qsizetype maxLinkBytes = 200;

    QByteArray image;
    std::array<QString, fieldCount> texts; ///< of Name to Telegram, trimmed; those of the other fields are empty
    Result<quint64> firstBuy = 0; ///< lamports
    Result<quint64> slippageBps = 0;
    Result<std::optional<quint64>> priorityFee = std::optional<quint64>();
    std::optional<quint64> walletLamports; ///< nullopt: there is no wallet, or none is known yet

    /// One sentence on what is wrong with a field; empty when it is right.
    [[nodiscard]] QString problem(Field field) const;
    /// The first field that is wrong, in the order of Field; nullopt when all are right.
    [[nodiscard]] std::optional<Field> firstProblem() const;
    /// The request without wallet and keys. Every field must be right.
    [[nodiscard]] LaunchRequest request() const;

    /// The field that an InvalidInput or PayloadTooLarge names, but for the priority fee; nullopt: none, another error.
    [[nodiscard]] static std::optional<Field> fieldOf(const Error &error);
};

} // namespace curvedesk

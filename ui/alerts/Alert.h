// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QCoreApplication>
#include <QMetaType>
#include <QString>

namespace curvedesk {

struct TokenSummary;

/// Something on the market that the user wants to hear of, once.
struct Alert
{
    Q_DECLARE_TR_FUNCTIONS(Alert)

public:
    enum class Kind { CapAbove, CapBelow, PriceAbove, PriceBelow, ProgressAbove, CreatorSells, KingChanges };

    QString id;
    QString network; ///< on which it waits or fired: a Desk::network()
    Kind kind = Kind::CapAbove;
    QString mint; ///< of a change of the king: the king when it began to wait; once it fired, the new one
    QString symbol; ///< foreign text
    QString creator; ///< of the coin
    quint64 bound = 0; ///< market cap in lamports, also for a price; millionths for the progress; else unused
    qint64 firedMs = 0; ///< 0: it waits
    QString fact; ///< one sentence on what happened; empty while it waits
    QString signature; ///< of the transaction that did it; empty: not known
    qint64 sinceMs = 0; ///< when it began to wait
    quint64 sinceSlot = 0; ///< of the newest trade then; not in the settings

    void setCoin(const TokenSummary &coin); ///< sets mint, symbol and creator, nothing else
    [[nodiscard]] bool hasFired() const { return firedMs != 0; }
    [[nodiscard]] bool isOfCap() const { return kind <= Kind::PriceBelow; } ///< or of a price, which follows from it
    /// The condition in the user's language: "market cap at or above 120 SOL".
    [[nodiscard]] QString condition() const;
    /// True where a market cap (lamports; 0: not known) and progress (millionths) meet it; never for a sale or a king.
    [[nodiscard]] bool isMetBy(quint64 marketCapLamports, quint64 progressPpm) const;

    bool operator==(const Alert &) const = default;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::Alert)

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"

/// Trades that a real build of the curve program executed (tests/data/program-2026-04-vectors.json; its `note` explains
/// the fields).
namespace curvedesk::programVectors {

using namespace Qt::StringLiterals;

struct Vector
{
    QByteArray label;
    TradeForm form = TradeForm::Buy;
    BondingCurve curve; ///< before
    FeeRates listed; ///< of the tier; a curve without creator is charged no creator fee
    quint64 amount = 0; ///< lamports of an exact spend, else tokens
    quint64 limit = 0; ///< of a refusal
    quint64 held = 0; ///< the user's tokens before
    quint32 code = 0; ///< the program's error; 0: executed, and the members below say how
    quint64 tokens = 0;
    quint64 solAmount = 0;
    quint64 fee = 0;
    quint64 creatorFee = 0;
    qint64 userLamports = 0; ///< change, without network fee and rents
    BondingCurve after;

    [[nodiscard]] bool isBuy() const { return form != TradeForm::Sell; }
    [[nodiscard]] FeeRates charged() const { return {0, listed.protocol, curve.creator.isZero() ? 0 : listed.creator}; }
};

/// The 270 executed trades, or the 20 refusals.
inline QList<Vector> read(bool refusals)
{
    static const QJsonObject file = fixtures::json(u"program-2026-04-vectors.json"_s).object();
    const auto number = [](const QJsonValue &value) { return value.toString().toULongLong(); };
    const auto setReserves = [&](BondingCurve &curve, const QJsonObject &from) {
        curve.virtualQuoteReserves = number(from[u"virtual_sol"]);
        curve.virtualTokenReserves = number(from[u"virtual_token"]);
        curve.realQuoteReserves = number(from[u"real_sol"]);
        curve.realTokenReserves = number(from[u"real_token"]);
        curve.complete = number(from[u"complete"]) != 0;
    };
    const QHash<QString, TradeForm> forms{
        {u"buy_exact_sol_in"_s, TradeForm::BuyExactSolIn}, {u"buy"_s, TradeForm::Buy}, {u"sell"_s, TradeForm::Sell}};
    QList<Vector> out;
    const QStringList lists
        = refusals ? QStringList{u"refusals"_s} : QStringList{u"buy_exact_sol_in"_s, u"buy"_s, u"sell"_s};
    for (const QString &list : lists) {
        const QJsonArray columns = file[u"columns"][list].toArray();
        for (const QJsonValue &cells : file[list].toArray()) {
            QJsonObject row;
            for (qsizetype i = 0; i < columns.size(); ++i)
                row.insert(columns[i].toString(), cells[i]);
            Vector vector;
            vector.form = forms.value(refusals ? row[u"instruction"].toString() : list);
            const QString curve = row[u"curve"].toString();
            setReserves(vector.curve, file[u"curves"][curve].toObject());
            vector.curve.tokenTotalSupply = 1'000'000'000'000'000;
            if (number(row[u"creator"]) != 0)
                vector.curve.creator = programs::usdc;
            const QJsonValue tier = file[u"tiers"][row[u"tier"].toString()];
            vector.listed = {0, number(tier[u"protocol_bps"]), number(tier[u"creator_bps"])};
            vector.tokens = number(row[u"tokens"]);
            vector.amount = refusals                      ? number(row[u"amount"])
                : vector.form == TradeForm::BuyExactSolIn ? number(row[u"spend"])
                                                          : vector.tokens;
            vector.limit = number(row[u"limit"]);
            vector.held = refusals ? number(row[u"held"]) : vector.isBuy() ? 0 : vector.tokens;
            vector.code = static_cast<quint32>(number(row[u"code"]));
            vector.solAmount = number(row[u"sol_amount"]);
            vector.fee = number(row[u"fee"]);
            vector.creatorFee = number(row[u"creator_fee"]);
            vector.userLamports = row[u"user"].toString().toLongLong();
            vector.after = vector.curve;
            if (!refusals)
                setReserves(vector.after, row);
            vector.label = u"%1 %2 %3 %4 of %5"_s
                               .arg(row[u"what"].toString(), list, row[u"tier"].toString(),
                                    QString::number(vector.amount), curve)
                               .trimmed()
                               .toUtf8();
            out.append(vector);
        }
    }
    return out;
}

} // namespace curvedesk::programVectors

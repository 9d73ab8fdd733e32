// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/LaunchForm.h"

#include <QUrl>

namespace curvedesk {

namespace {

/// True for a link that may be published with a coin: only https addresses, because other people will click it.
bool isGoodLink(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"https" && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace

QString LaunchForm::problem(Field field) const
{
    const QString &text = texts[field];
    const qsizetype bytes = text.toUtf8().size();
    switch (field) {
    case Picture:
        return image.isEmpty() ? tr("Add a picture") : QString();
    case Name:
        if (text.isEmpty())
            return tr("Give the coin a name");
        return bytes > maxNameBytes ? tr("The name is longer than %1 bytes").arg(maxNameBytes) : QString();
    case Symbol:
        if (text.isEmpty())
            return tr("Give the coin a ticker");
        return bytes > maxSymbolBytes ? tr("The ticker is longer than %1 bytes").arg(maxSymbolBytes) : QString();
    case Description:
        if (text.isEmpty())
            return tr("Describe the coin in a sentence");
        return bytes > maxDescriptionBytes ? tr("The description is longer than %1 bytes").arg(maxDescriptionBytes)
                                           : QString();
    case Website:
    case Twitter:
    case Telegram:
        if (!text.isEmpty() && !isGoodLink(text))
            return tr("Only an https link");
        return bytes > maxLinkBytes ? tr("The link is longer than %1 bytes").arg(maxLinkBytes) : QString();
    case FirstBuy:
        if (!firstBuy)
            return firstBuy.error().detail;
        return walletLamports && *firstBuy > *walletLamports ? tr("More than the wallet holds") : QString();
    case Terms:
        if (!slippageBps || *slippageBps > 10'000)
            return tr("Slippage is a percentage from 0 to 100");
        return priorityFee ? QString() : tr("Priority fee: %1").arg(priorityFee.error().detail);
    }
    return {};
}

std::optional<LaunchForm::Field> LaunchForm::firstProblem() const
{
    for (std::size_t field = 0; field < fieldCount; ++field) {
        if (!problem(static_cast<Field>(field)).isEmpty())
            return static_cast<Field>(field);
    }
    return std::nullopt;
}

LaunchRequest LaunchForm::request() const
{
    LaunchRequest request;
    request.image = image;
    request.name = texts[Name];
    request.symbol = texts[Symbol];
    request.description = texts[Description];
    request.website = texts[Website];
    request.twitter = texts[Twitter];
    request.telegram = texts[Telegram];
    request.initialBuyLamports = firstBuy.value_or(0);
    request.slippageBps = slippageBps.value_or(0);
    request.priorityFeeMicroLamports = priorityFee.value_or(std::nullopt);
    return request;
}

std::optional<LaunchForm::Field> LaunchForm::fieldOf(const Error &error)
{
    if (error.code != ErrorCode::InvalidInput && error.code != ErrorCode::PayloadTooLarge)
        return std::nullopt;
    const std::pair<QStringView, Field> names[] = {
        {u"file ", Picture},      {u"name ", Name},       {u"symbol ", Symbol},     {u"description ", Description},
        {u"website ", Website},   {u"twitter ", Twitter}, {u"telegram ", Telegram}, {u"slippage ", Terms},
        {u"priorityFee ", Terms},
    };
    for (const auto &[name, field] : names) {
        if (error.detail.startsWith(name))
            return field;
    }
    return std::nullopt;
}

} // namespace curvedesk

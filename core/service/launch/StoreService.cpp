// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/StoreService.h"

#include "core/journal/LaunchStore.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using Choice = LaunchStores::Choice;

namespace {

const QByteArray tokenName = "pinata-token";
const QString textsName = u"stores"_s;

constexpr std::pair<Choice, QLatin1StringView> choiceNames[] = {
    {Choice::Kubo, "kubo"_L1}, {Choice::Pinata, "pinata"_L1}, {Choice::Pump, "pump"_L1}, {Choice::Local, "local"_L1}};

// The stores' names in their order, as the settings are kept.
QString textOf(const QList<Choice> &order)
{
    QStringList names;
    for (const Choice choice : order) {
        for (const auto &[each, name] : choiceNames) {
            if (each == choice)
                names.append(name);
        }
    }
    return names.join(u',');
}

// The stores of textOf(), in order; skips names that a newer version may have written.
QList<Choice> orderOf(const QString &text)
{
    QList<Choice> order;
    const QStringList names = text.split(u',');
    for (const QString &each : names) {
        for (const auto &[choice, name] : choiceNames) {
            if (each == name && !order.contains(choice))
                order.append(choice);
        }
    }
    return order;
}

// The settings as save() wrote them as texts.
StoreSettings settingsOf(const QHash<QString, QString> &texts)
{
    return {orderOf(texts.value(u"order"_s)), texts.value(u"kubo"_s), texts.contains(u"hasToken"_s)};
}

// True for a daemon's address that may be asked, and for an empty text.
bool isKuboUrl(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return text.isEmpty()
        || (!url.hasQuery() && !url.hasFragment() && WebClient::mayAsk(url, WebClient::Loopback::Allowed));
}

} // namespace

StoreService::StoreService(LaunchStores &stores, LaunchStore &store, KeyVault &vault, bool isFixed)
    : m_stores(stores)
    , m_store(store)
    , m_vault(vault)
    , m_isFixed(isFixed)
{
    const auto texts = m_store.texts(textsName);
    if (!texts || m_isFixed)
        return;
    const StoreSettings kept = settingsOf(*texts);
    if (!kept.order.isEmpty() || !kept.kuboUrl.isEmpty())
        m_stores.setOrder(kept.order, QUrl(kept.kuboUrl));
}

std::shared_ptr<const SecretBytes> StoreService::pinataToken(const KeyVault &vault)
{
    Result<SecretBytes> token = vault.get(tokenName);
    return token && !token->isEmpty() ? std::make_shared<const SecretBytes>(std::move(*token)) : nullptr;
}

Task<StoreSettings> StoreService::settings()
{
    const auto texts = m_store.texts(textsName);
    co_return texts.map(settingsOf);
}

Task<void> StoreService::save(StoreSettings settings, std::shared_ptr<const SecretBytes> pinataToken)
{
    if (m_isFixed)
        co_return failure(ErrorCode::Forbidden, u"the program was started with a choice of stores"_s);
    if (!isKuboUrl(settings.kuboUrl))
        co_return failure(ErrorCode::InvalidInput,
                          u"the daemon's address is one such as http://127.0.0.1:5001, or https://host elsewhere"_s);
    const auto before = m_store.texts(textsName);
    if (!before)
        co_return failure(before.error());
    bool hasToken = settingsOf(*before).hasPinataToken;
    if (pinataToken && !pinataToken->isEmpty()) {
        if (!PinataUpload::isToken(*pinataToken))
            co_return failure(ErrorCode::InvalidInput, u"this is no token of Pinata (a JWT)"_s);
        if (const Outcome put = m_vault.put(tokenName, *pinataToken); !put)
            co_return failure(put.error());
        hasToken = true;
    } else if (pinataToken && hasToken) {
        if (const Outcome removed = m_vault.remove(tokenName); !removed && removed.error().code != ErrorCode::NotFound)
            co_return failure(removed.error());
        hasToken = false;
    }
    QHash<QString, QString> texts{{u"order"_s, textOf(settings.order)}, {u"kubo"_s, settings.kuboUrl}};
    if (hasToken)
        texts.insert(u"hasToken"_s, u"1"_s);
    if (const Outcome written = m_store.writeTexts(textsName, texts); !written)
        co_return failure(written.error());
    m_stores.setOrder(settings.order, QUrl(settings.kuboUrl));
    co_return Outcome();
}

} // namespace curvedesk
#include "moc_StoreService.cpp"

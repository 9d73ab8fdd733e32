// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"
#include "app/Log.h"
#include "core/api/EventCallJson.h"
#include "core/base/Clock.h"
#include "core/http/web/WebClient.h"
#include "core/journal/OrderJournal.h"
#include "core/json/JsonWriter.h"
#include "core/server/EventInterests.h"
#include "core/server/WebhookStore.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace webhookCommands {
namespace {

/// A usage error of the command `webhooks`, for the caller to return.
auto wrong(const QString &message)
{
    return usageError(u"webhooks"_s, message);
}

/// Writes a webhook as an object; only where asked for with its secret.
void write(JsonWriter &json, const Webhook &webhook, bool withSecret)
{
    json.beginObject();
    json.key("id").number(webhook.id);
    json.key("url").string(webhook.url);
    json.key("calls").beginArray();
    for (const QByteArray &call : webhook.calls)
        json.json(call);
    json.endArray();
    json.key("cursor").string(QByteArrayView(webhook.cursor));
    if (withSecret)
        json.key("secret").string(QByteArrayView(webhook.secret));
    json.endObject();
}

/// Prints one webhook; `withSecret`: with its secret, as text in place of its calls.
void show(const Webhook &webhook, bool asJson, bool withSecret)
{
    if (asJson) {
        print(jsonText([&](JsonWriter &json) { write(json, webhook, withSecret); }) + '\n');
        return;
    }
    const QByteArray last = withSecret ? webhook.secret : webhook.calls.join(' ');
    print(u"%1  %2  %3\n"_s.arg(webhook.id).arg(harmless(webhook.url), harmless(QString::fromUtf8(last))).toUtf8());
}

/// 32 random bytes as hexadecimal digits.
QByteArray newSecret()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex();
}

/// The calls of the options, all of which the event stream would take from one client with or without a key; without
/// any those for launches, trades and publications. A usage error for a call that it would not take.
tl::expected<QByteArrayList, EarlyExit> readCalls(const QStringList &texts, bool hasKey)
{
    QByteArrayList calls;
    EventInterests interests;
    for (const QString &text : texts) {
        const QByteArray call = text.toUtf8().simplified();
        const eventJson::Call decoded = eventJson::decode(call);
        if (!decoded.subscription)
            return wrong(u"--call: %1."_s.arg(decoded.subscription.error().detail));
        if (decoded.subscription->action != eventJson::Subscription::Action::Subscribe)
            return wrong(u"--call takes a call that subscribes."_s);
        if (!hasKey
            && std::ranges::find(eventJson::ownTopics, decoded.subscription->topic) != std::end(eventJson::ownTopics))
            return wrong(u"--call: that needs --key."_s);
        if (const Outcome added = interests.add(*decoded.subscription, 0, 0); !added)
            return wrong(u"--call: %1."_s.arg(added.error().detail));
        calls.append(call);
    }
    if (calls.isEmpty()) {
        calls = {R"({"method":"subscribeNewPools"})", R"({"method":"subscribeTrades"})",
                 R"({"method":"subscribePublications"})"};
    }
    return calls;
}

/// Adds a webhook with a new secret to the store and prints it; it is in the audit log before any event leaves.
Done add(WebhookStore &store, const QString &folder, const QString &url, const QCommandLineParser &parser)
{
    if (!WebClient::mayAsk(QUrl(url, QUrl::StrictMode), WebClient::Loopback::Allowed))
        return wrong(u"The address must be https with a public name, or http on this computer."_s);
    const auto calls = readCalls(parser.values(u"call"_s), parser.isSet(u"key"_s));
    if (!calls)
        return tl::unexpected(calls.error());
    Webhook webhook{.url = url, .secret = newSecret(), .calls = *calls};
    if (parser.isSet(u"key"_s)) {
        const auto journal = OrderJournal::open(folder + u"/orders.sqlite"_s, FileCheck::Brief);
        if (!journal)
            return exitFor(journal.error());
        const Result<ApiKey> key = (*journal)->apiKeys().key(parser.value(u"key"_s));
        if (!key)
            return exitFor(key.error());
        const bool hasExpired = key->rights.expiresMs != 0 && key->rights.expiresMs <= SystemClock().nowMs();
        if (key->revokedMs != 0 || hasExpired || !key->rights.scopes.testFlag(KeyScope::Read))
            return wrong(u"--key: this API key was revoked, has expired or may not read, and would be told nothing."_s);
        webhook.owner = key->owner;
    }
    // The rest of an address may be a secret.
    const QString receiver
        = QUrl(url).toString(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment);
    if (const Outcome noted
        = noteInAudit(folder, {"webhook_added", {{"receiver", receiver}, {"key", parser.value(u"key"_s)}}});
        !noted)
        return exitFor(noted.error());
    const Result<qint64> id = store.add(webhook);
    if (!id)
        return exitFor(id.error());
    webhook.id = *id;
    show(webhook, parser.isSet(u"json"_s), true);
    return {};
}

/// Prints the webhooks; changes nothing.
Done list(const WebhookStore &store, bool asJson)
{
    const Result<QList<Webhook>> webhooks = store.webhooks();
    if (!webhooks)
        return exitFor(webhooks.error());
    for (const Webhook &each : *webhooks)
        show(each, asJson, false);
    return {};
}

} // namespace
} // namespace webhookCommands

Done runWebhookCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Addresses that the host of a data directory posts events to. A running host takes a change within a second.\n"
        "  webhooks add URL    adds one; prints its id and the secret of its signatures, this once\n"
        "  webhooks list       all of them\n"
        "  webhooks remove ID  ends one"_s);
    const auto core = parseCommand(
        parser, arguments,
        {{u"call"_s,
          u"add: what to tell, as a call of the event stream; repeatable. By default launches, trades and"
          " publications."_s,
          u"JSON"_s},
         {u"key"_s, u"add: the id of the API key whose orders and balances are told."_s, u"ID"_s},
         {u"json"_s, u"Answer in JSON, one line for each."_s}});
    if (!core)
        return tl::unexpected(core.error());
    const QStringList words = parser.positionalArguments().sliced(1);
    const QString name = words.value(0);
    if (words.size() != (name == u"list" ? 1 : 2) || !QStringList{u"add"_s, u"list"_s, u"remove"_s}.contains(name))
        return webhookCommands::wrong(u"webhooks is followed by add URL, list, or remove ID."_s);
    const Result<DataFolder> folder = openDataFolder(*core);
    if (!folder)
        return exitFor(folder.error());
    const auto store = WebhookStore::open(folder->path + u"/webhooks.sqlite"_s);
    if (!store)
        return exitFor(store.error());
    if (name == u"add")
        return webhookCommands::add(**store, folder->path, words.at(1), parser);
    if (name == u"list")
        return webhookCommands::list(**store, parser.isSet(u"json"_s));
    bool isNumber = false;
    const qint64 id = words.at(1).toLongLong(&isNumber);
    if (!isNumber)
        return webhookCommands::wrong(u"remove takes the id of a webhook."_s);
    if (const Outcome removed = (*store)->remove(id); !removed)
        return exitFor(removed.error());
    const Outcome noted = noteInAudit(folder->path, {"webhook_removed", {{"webhook", QString::number(id)}}});
    return noted ? Done() : exitFor(noted.error());
}

} // namespace curvedesk::app

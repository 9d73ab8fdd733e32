// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeDocuments.h"

#include "core/base/Worker.h"
#include "core/json/JsonWriter.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/LocalStore.h"
#include "core/metadata/MetadataDocument.h"

#include <QPointer>

#include <algorithm>
#include <iterator>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView prefix = "/api/v0/";
constexpr QByteArrayView ipfsPath = "/ipfs/";
// Kubo's version whose replies these are: some clients refuse a daemon by its version.
constexpr QByteArrayView kuboVersion = "0.32.1";
constexpr QByteArrayView repositoryVersion = "16";

/// An option that would change the answer, and the only value that this node can serve. Other options are ignored.
struct Option
{
    QByteArrayView name;
    QByteArrayView value; ///< empty: no value can be served
    bool isRequired = false; ///< Kubo's own default is another value, so that the request must name this one
};

constexpr Option addOptions[] = {
    {"cid-version", "1", true}, {"raw-leaves", "true"}, {"hash", "sha2-256"},
    {"inline", "false"},        {"trickle", "false"},   {"wrap-with-directory", "false"},
    {"only-hash", "false"},     {"nocopy", "false"},    {"cid-base", "base32"},
};
constexpr Option catOptions[] = {{"offset", "0"}, {"length", ""}};

struct Command
{
    QByteArrayView name;
    std::span<const Option> options;
};

enum Place { Version, Add, Cat };
constexpr Command commands[] = {{"version", {}}, {"add", addOptions}, {"cat", catOptions}};

/// A reply of one line of text.
HttpReply plainText(int status, QByteArrayView text, const char *headers = "")
{
    return {.status = status,
            .body = text.toByteArray() + '\n',
            .headers = headers,
            .contentType = "text/plain; charset=utf-8"};
}

/// The reply in which Kubo reports the error of a command.
HttpReply commandFailed(QStringView message)
{
    JsonWriter json;
    json.beginObject();
    json.key("Message").string(message);
    json.key("Code").number(0);
    json.key("Type").plain("error");
    return {.status = 500, .body = json.endObject().take() + '\n'};
}

/// The reply 400 with the error's detail.
HttpReply malformed(const Error &error)
{
    return plainText(400, error.detail.toUtf8());
}

/// Kubo's `version`.
HttpReply version()
{
    JsonWriter json;
    json.beginObject();
    json.key("Version").plain(kuboVersion);
    json.key("Commit").plain("");
    json.key("Repo").plain(repositoryVersion);
    json.key("System").plain("curvedesk-sandbox");
    json.key("Golang").plain("");
    return {.body = json.endObject().take() + '\n'};
}

/// Reads the parameters that matter, each at most once, as views into `query`. InvalidInput.
Result<RequestFields> readQuery(const Command &command, QByteArrayView query)
{
    Result<RequestFields> fields = RequestFields::fromQuery(query);
    if (!fields)
        return fields;
    QVarLengthArray<QByteArrayView, 16> names{"arg"};
    for (const Option &option : command.options)
        names.append(option.name);
    if (const Outcome known = fields->checkKnown(names); !known)
        return failure(known.error());
    return fields;
}

/// InvalidInput for an option that this node does not serve, or that is missing.
Outcome checkOptions(const Command &command, const RequestFields &query)
{
    for (const Option &option : command.options) {
        const bool isServed = query.has(option.name) ? query.bytes(option.name) == option.value : !option.isRequired;
        if (isServed)
            continue;
        if (option.value.isEmpty())
            return badField(option.name, u"is not supported by this node"_s);
        return badField(option.name,
                        u"must be "_s + QLatin1StringView(option.value) + (option.isRequired ? ""_L1 : " or absent"_L1)
                            + u": this node serves nothing else"_s);
    }
    return {};
}

/// InvalidInput for what is neither a picture nor a metadata document; PayloadTooLarge beyond 15 MiB.
Outcome checkContent(QByteArrayView content)
{
    const Result<ImageInfo> image = checkImage(content);
    if (image)
        return {};
    if (content.isEmpty() || content.size() > maxImageBytes)
        return failure(image.error());
    const Result<CoinMetadata> document = readMetadataDocument(content);
    if (document)
        return {};
    return failure(ErrorCode::InvalidInput,
                   u"this node keeps images and metadata documents of coins only: %1; %2"_s.arg(
                       image.error().detail, document.error().detail));
}

/// The one file of a form, an image or a metadata document; else the refusal of the form.
tl::expected<QByteArray, HttpReply> readUpload(QByteArrayView contentType, QByteArrayView body)
{
    const Result<QByteArray> boundary = multipart::boundary(contentType);
    if (!boundary)
        return tl::unexpected(malformed(boundary.error()));
    const Result<QList<multipart::Part>> files = multipart::parts(body, *boundary);
    if (!files)
        return tl::unexpected(malformed(files.error()));
    if (files->isEmpty())
        return tl::unexpected(plainText(400, "file argument 'path' is required"));
    if (files->size() > 1)
        return tl::unexpected(commandFailed(u"this node takes one file at a time"));
    const QByteArrayView content = files->first().content;
    if (const Outcome checked = checkContent(content); !checked)
        return tl::unexpected(commandFailed(checked.error().detail));
    return content.toByteArray();
}

/// Kubo's `add`: keeps the uploaded file in the store, and answers with its CID, or with the refusal where it cannot.
QCoro::Task<HttpReply> add(QPointer<LocalStore> store, QByteArray contentType, QByteArray body)
{
    OnWorker reading([contentType, body = std::move(body)] { return readUpload(contentType, body); });
    const auto content = co_await reading;
    if (!content)
        co_return content.error();
    if (!store)
        co_return plainText(503, "The node is closing");
    const Result<QString> cid = co_await store->keep(*content);
    if (!cid)
        co_return commandFailed(cid.error().detail);
    JsonWriter json;
    json.beginObject();
    json.key("Name").string(*cid); // Kubo's name for a file without a name
    json.key("Hash").string(*cid);
    json.key("Size").quotedInteger(static_cast<quint64>(content->size()));
    co_return HttpReply{.body = json.endObject().take() + '\n'};
}

/// Kubo's `cat`: answers with the bytes of a CID that the store keeps; else with status 400 or 500.
QCoro::Task<HttpReply> cat(QPointer<LocalStore> store, QByteArray query)
{
    const Result<RequestFields> fields = readQuery(commands[Cat], query);
    if (!fields)
        co_return malformed(fields.error());
    const Result<QString> path = fields->optionalText("arg");
    if (!path)
        co_return malformed(path.error());
    if (path->isEmpty())
        co_return plainText(400, R"(argument "ipfs-path" is required)");
    const QString cid = path->startsWith(QLatin1StringView(ipfsPath)) ? path->sliced(ipfsPath.size()) : *path;
    const Result<QByteArray> block = co_await store->block(cid);
    if (!block && block.error().code == ErrorCode::NotFound)
        co_return commandFailed(u"block was not found locally (offline): this node holds no such CID");
    if (!block)
        co_return commandFailed(block.error().detail);
    co_return HttpReply{.body = *block, .contentType = "application/octet-stream"};
}

/// Sends the reply once the task has made it.
QCoro::Task<> answerLater(QCoro::Task<HttpReply> task, DeferredReply reply)
{
    const HttpReply answered = co_await task;
    reply.send(answered);
}

} // namespace

bool NodeDocuments::serves(QByteArrayView path)
{
    return path.startsWith(prefix);
}

HeadDecision NodeDocuments::decide(const RequestHead &head)
{
    // A form needs no preflight, and some browsers have sent one without its Origin.
    if (!head.secFetchSite.isNull() && head.secFetchSite != "none")
        return {.outcome = plainText(403, "403 - Forbidden")};
    if (head.method != "POST")
        return {.outcome = plainText(405, "405 - Method Not Allowed", "Allow: POST\r\n")};
    const auto *const command = std::ranges::find(commands, head.path.sliced(prefix.size()), &Command::name);
    if (command == std::end(commands))
        return {.outcome = plainText(404, "404 page not found")};
    const Result<RequestFields> query = readQuery(*command, head.query);
    if (!query)
        return {.outcome = malformed(query.error())};
    if (const Outcome options = checkOptions(*command, *query); !options)
        return {.outcome = commandFailed(options.error().detail)};
    AcceptedRequest accepted{.route = static_cast<std::size_t>(command - std::begin(commands))};
    if (accepted.route == Add) {
        if (const Result<QByteArray> boundary = multipart::boundary(head.contentType); !boundary)
            return {.outcome = malformed(boundary.error())};
        accepted.bodyLimit = multipart::maxBody;
    }
    return {.outcome = std::move(accepted)};
}

HttpReply NodeDocuments::replyOf(const HttpFault &fault, const RequestHead &head)
{
    const bool isAdd = head.path.sliced(prefix.size()) == commands[Add].name;
    return fault.status == 413 && isAdd ? commandFailed(u"file must be at most 15 MiB")
                                        : plainText(fault.status, fault.message);
}

void NodeDocuments::answer(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body,
                           DeferredReply reply) const
{
    if (accepted.route == Version)
        reply.send(version());
    else if (accepted.route == Add)
        answerLater(add(&m_store, head.contentType.toByteArray(), std::move(body)), std::move(reply));
    else
        answerLater(cat(&m_store, head.query.toByteArray()), std::move(reply));
}

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"
#include "app/SecretFile.h"
#include "core/http/UnixSocket.h"
#include "core/json/JsonReader.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QDir>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace controlCommands {
namespace {

/// Waits until all bytes are sent. False when the host has closed the connection.
bool sendAll(int socket, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t sent = ::send(socket, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes = bytes.sliced(sent);
    }
    return true;
}

/// Sends a request to the host, with the passphrase unless that is empty, and waits for its whole answer; empty: none.
QByteArray exchange(int socket, QByteArrayView line, const SecretBytes &passphrase)
{
    // A busy host says so and hangs up without waiting for the request: its answer is read even if this fails.
    [[maybe_unused]] const bool isSent = sendAll(socket, line) && sendAll(socket, "\n")
        && sendAll(socket, passphrase.view()) && (passphrase.isEmpty() || sendAll(socket, "\n"));
    ::shutdown(socket, SHUT_WR); // the passphrase ends here, whatever line ends it has
    QByteArray answer;
    QByteArray part(4096, '\0');
    for (ssize_t size = 1; size > 0;) {
        size = ::recv(socket, part.data(), static_cast<std::size_t>(part.size()), 0);
        answer += QByteArrayView(part).first(qMax<qsizetype>(size, 0));
    }
    return answer;
}

/// Asks the host on this data directory; returns what follows its "ok". Exit code 78 where it refuses or there is none.
tl::expected<QByteArray, EarlyExit> ask(const CoreOptions &options, QByteArrayView line, const SecretBytes &passphrase)
{
    const int socket = connectToUnixSocket(QDir(options.dataDirectory).absoluteFilePath(u"control.sock"_s));
    if (socket < 0)
        return refusal(exitConfiguration, u"no host of yours runs on this data directory"_s);
    const QByteArray answer = exchange(socket, line, passphrase);
    ::close(socket);
    if (answer.startsWith("ok\n"))
        return answer.sliced(3);
    return refusal(exitConfiguration,
                   answer.isEmpty() ? u"the host gave no answer"_s : QString::fromUtf8(answer.trimmed()));
}

/// A waiting order as lines for people, in lamports and base units; the foreign texts, symbol and label, come last.
QByteArray textOf(const JsonValue &approval)
{
    const auto text = [&approval](const char *name) { return approval.member(name).utf8().value_or(QByteArray()); };
    const auto number
        = [&approval](const char *name) { return QByteArray::number(approval.member(name).u64().value_or(0)); };
    QByteArray line = text("id") + "  " + number("secondsLeft") + " s left  " + text("kind") + ' ' + text("token")
        + "\n  by the key " + text("key") + ", wallet " + text("wallet") + "\n  takes at most " + number("mostLamports")
        + " lamports (priority fee " + number("priorityFeeLamports") + "), slippage " + number("slippageBps")
        + " basis points\n  quoted " + number("lamports") + " lamports for " + number("tokens") + " base units; bounds "
        + number("limitLamports") + " lamports, " + number("limitTokens") + " base units\n";
    for (const char *name : {"symbol", "label"})
        line += "  " + QByteArray(name) + ": " + harmless(QString::fromUtf8(text(name))).toUtf8() + '\n';
    return line;
}

} // namespace
} // namespace controlCommands

Done runVaultCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Locks or unlocks the keys of the host that runs on a data directory.\n"
        "  lock      wipes the keys from the host's memory: it signs nothing more\n"
        "  unlock    asks for the passphrase on the terminal, or reads it with --vault-passphrase-file"_s);
    const auto options = parseCommand(parser, arguments);
    if (!options)
        return tl::unexpected(options.error());
    if (parser.positionalArguments().size() != 1)
        return refusal(exitUsage, u"lock and unlock take no further word."_s);
    const QString verb = parser.positionalArguments().constFirst();
    Result<SecretBytes> passphrase = SecretBytes();
    if (verb == u"unlock" && !options->vault.usesKeychain) {
        passphrase = options->vault.passphraseFile.isEmpty()
            ? Result<SecretBytes>(askOnTerminal("Passphrase of the vault: "))
            : readSecretFile(options->vault.passphraseFile, u"vault passphrase"_s);
        if (passphrase && passphrase->isEmpty())
            return refusal(exitConfiguration, u"there is no passphrase: name a file or use a terminal"_s);
    } else if (verb == u"unlock") {
        passphrase = SecretBytes::copyOf("keychain"); // the host takes the key from there, whatever is sent
    }
    if (!passphrase)
        return refusal(exitConfiguration, passphrase.error().detail);
    const auto answer = controlCommands::ask(*options, verb.toUtf8(), *passphrase);
    return answer ? Done() : tl::unexpected(answer.error());
}

Done runApprovalCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Orders of the running host that wait for a person, because their API key asks for it.\n"
        "  approvals list        what they would do, and the time left\n"
        "  approvals approve ID  has the host sign and send one\n"
        "  approvals refuse ID   refuses one"_s);
    const auto options = parseCommand(parser, arguments, {{u"json"_s, u"list: answer in JSON."_s}});
    if (!options)
        return tl::unexpected(options.error());
    const QStringList words = parser.positionalArguments().sliced(1);
    const QString verb = words.value(0);
    const bool isList = verb == u"list";
    if (!isList && verb != u"approve" && verb != u"refuse")
        return usageError(u"approvals"_s, u"approvals is followed by list, approve or refuse."_s);
    if (words.size() != (isList ? 1 : 2))
        return usageError(u"approvals"_s, isList ? u"list takes no further word."_s : verb + u" takes one id."_s);
    const auto answer
        = controlCommands::ask(*options, isList ? "approvals"_ba : words.join(u' ').toUtf8(), SecretBytes());
    if (!answer)
        return tl::unexpected(answer.error());
    if (parser.isSet(u"json"_s) || !isList) {
        print(*answer);
        return {};
    }
    const auto list = JsonValue::read(*answer);
    for (qsizetype i = 0; list && i < list->size(); ++i)
        print(controlCommands::textOf(list->at(i)));
    return {};
}

} // namespace curvedesk::app

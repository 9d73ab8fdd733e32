// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/VaultCommands.h"

#include "app/CommandLine.h"
#include "app/host/SocketPath.h"
#include "app/host/VaultSocket.h"
#include "app/SecretFile.h"

#include <QCommandLineParser>
#include <QDir>

#include <cstdio>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

using Done = tl::expected<void, EarlyExit>;

tl::unexpected<EarlyExit> refusal(int code, const QString &sentence)
{
    return tl::unexpected(EarlyExit{code, u"curvedesk-host: %1\n"_s.arg(sentence)});
}

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

/// The host's answer to a request, without its line end; empty when it gave none.
QByteArray answerTo(int socket, QByteArrayView verb, const SecretBytes &passphrase)
{
    if (!sendAll(socket, verb) || !sendAll(socket, "\n") || !sendAll(socket, passphrase.view())
        || (!passphrase.isEmpty() && !sendAll(socket, "\n")))
        return {};
    QByteArray answer(1024, '\0');
    const ssize_t size = ::recv(socket, answer.data(), static_cast<std::size_t>(answer.size()), 0);
    return size > 0 ? answer.first(size).trimmed() : QByteArray();
}

Done run(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Locks or unlocks the keys of the host that runs on a data directory.\n"
        "  lock      wipes the keys from the host's memory: it signs nothing more\n"
        "  unlock    asks for the passphrase on the terminal, or reads it with --vault-passphrase-file"_s);
    parser.addOption({{u"h"_s, u"help"_s}, u"Show this text."_s});
    parser.addOptions(commandOptions());
    parser.addPositionalArgument(u"lock"_s, {});
    if (!parser.parse(arguments))
        return refusal(exitUsage, parser.errorText());
    if (parser.isSet(u"help"_s))
        return tl::unexpected(EarlyExit{exitOk, parser.helpText()});
    CoreOptions options;
    const QString problem = readCoreOptions(parser, options);
    if (!problem.isEmpty() || parser.positionalArguments().size() != 1)
        return refusal(exitUsage, problem.isEmpty() ? u"lock and unlock take no further word."_s : problem);
    const QString verb = parser.positionalArguments().constFirst();

    Result<SecretBytes> passphrase = SecretBytes();
    if (verb == u"unlock" && !options.vault.usesKeychain) {
        passphrase = options.vault.passphraseFile.isEmpty()
            ? Result<SecretBytes>(askOnTerminal("Passphrase of the vault: "))
            : readSecretFile(options.vault.passphraseFile, u"vault passphrase"_s);
        if (passphrase && passphrase->isEmpty())
            return refusal(exitConfiguration, u"there is no passphrase: name a file or use a terminal"_s);
    } else if (verb == u"unlock") {
        passphrase = SecretBytes::copyOf("keychain"); // the host takes the key from there, whatever is sent
    }
    if (!passphrase)
        return refusal(exitConfiguration, passphrase.error().detail);
    const SocketPath path(QDir(options.dataDirectory).absolutePath(), VaultSocket::name);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0 || !path.isValid() || ::connect(socket, path.address(), path.size()) != 0)
        return refusal(exitConfiguration, u"no host of yours runs on this data directory"_s);
    const QByteArray answer = answerTo(socket, verb.toUtf8(), *passphrase);
    ::close(socket);
    if (answer != "ok")
        return refusal(exitConfiguration, answer.isEmpty() ? u"the host gave no answer"_s : QString::fromUtf8(answer));
    return {};
}

} // namespace

int runVaultCommand(const QStringList &arguments)
{
    const Done done = run(arguments);
    if (done)
        return exitOk;
    std::fputs(qUtf8Printable(done.error().text), done.error().code == exitOk ? stdout : stderr);
    return done.error().code;
}

} // namespace curvedesk::app

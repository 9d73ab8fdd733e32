// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/SecretFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <QFile>

#include <csignal>
#include <cstring>
#include <optional>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxSecretSize = 4096;

// Reads up to the end or, on a terminal, the end of the line, straight into guarded memory: a QFile would leave the
// secret in its buffer. Leaves out the line ends behind it, but not `interrupt`, with which a terminal ends a line too.
// nullopt for more than maxSecretSize bytes, or an error.
std::optional<SecretBytes> readSecret(int descriptor, std::optional<char> interrupt = std::nullopt)
{
    SecretBytes buffer(maxSecretSize + 1);
    std::size_t size = 0;
    while (size < buffer.span().size()) {
        const ssize_t count = ::read(descriptor, buffer.span().data() + size, buffer.span().size() - size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return std::nullopt;
        if (count == 0)
            break;
        size += static_cast<std::size_t>(count);
        const char last = static_cast<char>(buffer.span()[size - 1]);
        if (interrupt && (last == '\n' || last == *interrupt))
            break;
    }
    if (size > maxSecretSize)
        return std::nullopt;
    QByteArrayView text = buffer.view().first(static_cast<qsizetype>(size));
    while (text.endsWith('\n') || text.endsWith('\r'))
        text.chop(1);
    return SecretBytes::copyOf(text);
}

} // namespace

Result<SecretBytes> readSecretFile(const QString &path, const QString &what, OtherReaders others)
{
    if (path.isEmpty())
        return SecretBytes();
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat info = {};
    const bool isReadable = file >= 0 && ::fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    const bool isPrivate = others == OtherReaders::Allowed || (info.st_mode & 0077) == 0;
    std::optional<SecretBytes> secret = isReadable && isPrivate ? readSecret(file) : std::nullopt;
    if (file >= 0)
        ::close(file);
    if (isReadable && !isPrivate)
        return failure(ErrorCode::InvalidInput, u"the %1 file can be read by others: chmod 600 it"_s.arg(what));
    if (!secret)
        return failure(ErrorCode::InvalidInput, u"the %1 file cannot be read"_s.arg(what));
    if (secret->isEmpty())
        return failure(ErrorCode::InvalidInput, u"the %1 file is empty"_s.arg(what));
    return *std::move(secret);
}

SecretBytes askOnTerminal(const char *prompt)
{
    const int terminal = ::open("/dev/tty", O_RDWR | O_CLOEXEC);
    termios before = {};
    if (terminal < 0 || ::tcgetattr(terminal, &before) != 0) {
        if (terminal >= 0)
            ::close(terminal);
        return {};
    }
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    // Ctrl+C only ends the line meanwhile. Its signal, which would end the program, follows once the terminal is reset.
    const char interrupt = static_cast<char>(before.c_cc[VINTR]);
    silent.c_cc[VEOL] = before.c_cc[VINTR];
    silent.c_cc[VINTR] = _POSIX_VDISABLE;
    ::tcsetattr(terminal, TCSAFLUSH, &silent);
    [[maybe_unused]] ssize_t written = ::write(terminal, prompt, std::strlen(prompt));
    std::optional<SecretBytes> secret = readSecret(terminal, interrupt);
    written = ::write(terminal, "\n", 1);
    ::tcsetattr(terminal, TCSAFLUSH, &before);
    ::close(terminal);
    if (secret && secret->view().endsWith(interrupt)) {
        ::kill(0, SIGINT); // to the whole job, as from the terminal
        return {};
    }
    return std::move(secret).value_or(SecretBytes());
}

SecretBytes readStandardInput()
{
    return readSecret(STDIN_FILENO).value_or(SecretBytes());
}

bool hasTerminal()
{
    return ::isatty(STDIN_FILENO) == 1;
}

} // namespace curvedesk::app

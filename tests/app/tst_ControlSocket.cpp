// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ControlSocket.h"
#include "core/journal/OrderJournal.h"
#include "tests/support/TestProgram.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace curvedesk;
using namespace curvedesk::app;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace controlSocketTest {

namespace {

/// A keychain whose prompt the user answers when the test says so. It outlives the service, as the desktop's does.
struct Prompt
{
    QObject context;
    Latch answered{context};
    int asked = 0;
};

SecretBytes promptKey()
{
    return SecretBytes::copyOf(QByteArray(32, 'k'));
}

Task<SecretBytes> ask(std::shared_ptr<Prompt> prompt)
{
    ++prompt->asked;
    co_await prompt->answered.wait();
    co_return promptKey();
}

Task<void> refuse()
{
    co_return failure(ErrorCode::Unavailable, u"nothing is to be written"_s);
}

/// The command's end of a connection.
class Command
{
public:
    Command(const QString &path, const QByteArray &request)
        : m_socket(connectToUnixSocket(path))
    {
        if (::send(m_socket, request.constData(), static_cast<std::size_t>(request.size()), MSG_NOSIGNAL)
            != request.size())
            qFatal("nobody listens");
        ::shutdown(m_socket, SHUT_WR);
    }
    ~Command() { ::close(m_socket); }
    Q_DISABLE_COPY_MOVE(Command)

    /// The answer so far; whole once isOver is true.
    QByteArray answer()
    {
        char part[256];
        for (ssize_t size = 1; size > 0 && !isOver;) {
            size = ::recv(m_socket, part, sizeof part, MSG_DONTWAIT);
            m_answer += QByteArrayView(part, qMax<ssize_t>(size, 0));
            isOver = size == 0;
        }
        return m_answer;
    }
    bool isOver = false;

private:
    const int m_socket;
    QByteArray m_answer;
};

/// A vault that is locked, with its key in a keychain.
std::unique_ptr<FileVault> lockedVault(const QString &folder)
{
    auto vault = FileVault::open(folder, VaultCost{1, 64});
    if (!vault || !(*vault)->protect({VaultProtection::Keychain, promptKey()}))
        qFatal("no vault");
    (*vault)->lock();
    return std::move(*vault);
}

/// A host that listens, and whose keychain asks.
struct Host
{
    Host()
    {
        if (!control)
            qFatal("no control socket");
    }

    const QTemporaryDir folder;
    const QString path = folder.filePath(u"control.sock"_s);
    const std::shared_ptr<Prompt> prompt = std::make_shared<Prompt>();
    const std::unique_ptr<FileVault> vault = lockedVault(folder.filePath(u"vault"_s));
    VaultService service{
        *vault,
        true,
        {},
        std::make_unique<Keychain>(u"fake"_s,
                                   KeychainEntries{[asked = prompt](const QString &) { return ask(asked); },
                                                   [](const QString &, const SecretBytes &) { return refuse(); }}),
        20ms};
    const std::unique_ptr<OrderJournal> journal = *OrderJournal::open({});
    const SystemClock clock;
    ApprovalService approvals{journal->audit(), clock, 1min};
    const Result<std::unique_ptr<ControlSocket>> control = ControlSocket::open(path, service, approvals);
};

} // namespace

class tst_ControlSocket : public QObject
{
    Q_OBJECT

private slots:
    void servesOthersWhileAKeychainIsAsked();
    void tellsOneClientTooManyThatItIsBusy();
};

void tst_ControlSocket::servesOthersWhileAKeychainIsAsked()
{
    Host host;
    const QString path = host.path;
    VaultService &service = host.service;
    const std::shared_ptr<Prompt> prompt = host.prompt;

    Command unlock(path, "unlock\nkeychain\n");
    QTRY_COMPARE(prompt->asked, 1);
    Command list(path, "approvals\n");
    Command nonsense(path, "nonsense\n");
    Command lock(path, "lock\n");
    QTRY_COMPARE(list.answer(), "ok\n[]\n"_ba);
    QTRY_COMPARE(nonsense.answer(), "the host does not know this request\n"_ba);
    QTRY_COMPARE(lock.answer(), "ok\n"_ba);
    QVERIFY(unlock.answer().isEmpty() && !unlock.isOver);
    QVERIFY(service.status().isLocked);
    // The lock came last.
    prompt->answered.open();
    const QByteArray ended = "the keys were locked meanwhile\n";
    QTRY_VERIFY(unlock.answer() == ended && unlock.isOver);
    QVERIFY(service.status().isLocked);
    Command again(path, "unlock\nkeychain\n"); // which is open by now
    QTRY_COMPARE(again.answer(), "ok\n"_ba);
    QVERIFY(!service.status().isLocked);
}

void tst_ControlSocket::tellsOneClientTooManyThatItIsBusy()
{
    Host host;
    std::vector<std::unique_ptr<Command>> unlocks;
    for (int count = 0; count < ControlSocket::maxClients; ++count)
        unlocks.push_back(std::make_unique<Command>(host.path, "unlock\nkeychain\n"));
    QTRY_COMPARE(host.prompt->asked, ControlSocket::maxClients);
    const QByteArray busy = "the host is busy with other commands: try again later\n";
    Command further(host.path, "lock\n");
    QTRY_COMPARE(further.answer(), busy);
    QTRY_VERIFY(further.answer() == busy && further.isOver);
    for (const auto &each : unlocks)
        QVERIFY(each->answer().isEmpty() && !each->isOver);
    // Whoever left his prompt alone takes no place.
    unlocks.pop_back();
    Command lock(host.path, "lock\n");
    QTRY_COMPARE(lock.answer(), "ok\n"_ba);
    host.prompt->answered.open();
    for (const auto &each : unlocks)
        QTRY_COMPARE(each->answer(), "the keys were locked meanwhile\n"_ba);
}

CURVEDESK_TEST(tst_ControlSocket)

} // namespace controlSocketTest
#include "tst_ControlSocket.moc"

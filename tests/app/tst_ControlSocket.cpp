// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ControlSocket.h"
#include "core/journal/OrderJournal.h"
#include "tests/support/TestProgram.h"

#include <sys/socket.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

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

} // namespace

class tst_ControlSocket : public QObject
{
    Q_OBJECT

private slots:
    void servesOthersWhileAKeychainIsAsked();
};

void tst_ControlSocket::servesOthersWhileAKeychainIsAsked()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"control.sock"_s);
    const auto prompt = std::make_shared<Prompt>();
    const auto vault = FileVault::open(folder.filePath(u"vault"_s), VaultCost{1, 64});
    QVERIFY(vault);
    QVERIFY((*vault)->protect({VaultProtection::Keychain, promptKey()}));
    (*vault)->lock();
    VaultService service(
        **vault, true, nullptr, {},
        std::make_unique<Keychain>(u"fake"_s,
                                   KeychainEntries{[prompt](const QString &) { return ask(prompt); },
                                                   [](const QString &, const SecretBytes &) { return refuse(); }}),
        20ms);
    const auto journal = OrderJournal::open({});
    QVERIFY(journal);
    const SystemClock clock;
    ApprovalService approvals((*journal)->audit(), clock, 1min);
    const auto control = ControlSocket::open(path, service, approvals);
    QVERIFY(control);

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

CURVEDESK_TEST(tst_ControlSocket)

} // namespace controlSocketTest
#include "tst_ControlSocket.moc"

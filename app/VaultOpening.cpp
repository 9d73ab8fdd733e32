// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/VaultOpening.h"

#include "app/SecretFile.h"
#include "core/wallet/Keychain.h"

#include <QCoro/QCoroTask>
#include <QFileInfo>
#include <QTimer>

namespace curvedesk::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Reads the passphrase from the option's file, else the unit's credential; empty without. Errors of readSecretFile().
Result<SecretBytes> namedPassphrase(const VaultOptions &options)
{
    const QString what = u"vault passphrase"_s;
    if (!options.passphraseFile.isEmpty())
        return readSecretFile(options.passphraseFile, what);
    const QString credentials = qEnvironmentVariable("CREDENTIALS_DIRECTORY");
    const QString credential = credentials + u"/vault-passphrase"_s;
    // The unit gives an empty line where the user made no credential.
    if (credentials.isEmpty() || QFileInfo(credential).size() <= 1)
        return SecretBytes();
    return readSecretFile(credential, what, OtherReaders::Allowed);
}

/// Asks on the terminal; a new passphrase twice. Empty without an answer. InvalidInput when the two differ.
Result<SecretBytes> askForPassphrase(bool isNew)
{
    SecretBytes passphrase = askOnTerminal(isNew ? "New passphrase of the vault: " : "Passphrase of the vault: ");
    if (isNew && !passphrase.isEmpty() && askOnTerminal("The new passphrase once more: ").view() != passphrase.view())
        return failure(ErrorCode::InvalidInput, u"the two passphrases differ"_s);
    return passphrase;
}

/// Opens one vault by the options.
class Opening
{
public:
    Opening(FileVault &vault, Money money, const VaultOptions &options)
        : m_vault(vault)
        , m_keychain(vault.id())
        , m_money(money)
        , m_options(options)
    {
    }

    /// Unlocks the vault where it may, and seals it anew where the options ask for another protection. Asks for a
    /// passphrase on the terminal where there is no window and none was named. Errors of files, keychain, FileVault.
    Outcome run()
    {
        Result<SecretBytes> named = namedPassphrase(m_options);
        if (named && named->isEmpty() && m_options.mustOpen && !m_options.usesKeychain && hasTerminal()
            && needsPassphrase())
            named = askForPassphrase(!isSealedBy(VaultProtection::Passphrase));
        if (!named)
            return failure(named.error());
        m_passphrase = std::move(*named);
        if (m_vault.header() && mayUnlock()) {
            if (Outcome unlocked = unlock(); !unlocked)
                return unlocked;
        }
        if (asksKeychainLater())
            return {};
        const std::optional<VaultProtection> wanted = wantedProtection();
        const bool mayProtect = !m_vault.header() || !m_vault.isLocked();
        if (!wanted || !mayProtect || isSealedBy(*wanted))
            return {};
        const Result<VaultSecret> secret = makeSecret(*wanted);
        return secret.and_then([this](const VaultSecret &each) { return m_vault.protect(each); });
    }

private:
    /// True when the vault exists and has this protection.
    [[nodiscard]] bool isSealedBy(VaultProtection protection) const
    {
        return m_vault.header() && m_vault.header()->protection == protection;
    }

    /// True when the vault has a passphrase, or should have better protection than it has.
    [[nodiscard]] bool needsPassphrase() const
    {
        return isSealedBy(VaultProtection::Passphrase)
            || (m_money == Money::Real && !isSealedBy(VaultProtection::Keychain));
    }

    /// True beside a window, for VaultService::startWithKeychain(): its prompt may go unanswered for long.
    [[nodiscard]] bool asksKeychainLater() const
    {
        return !m_options.mustOpen && m_passphrase.isEmpty()
            && (m_options.usesKeychain || isSealedBy(VaultProtection::Keychain));
    }

    /// True when the vault may be unlocked with the secrets at hand. A key file opens a vault of real money only to
    /// give it the better protection that was named.
    [[nodiscard]] bool mayUnlock() const
    {
        if (isSealedBy(VaultProtection::KeyFile))
            return m_money == Money::Play || (wantedProtection() && !asksKeychainLater());
        return !m_passphrase.isEmpty() || (isSealedBy(VaultProtection::Keychain) && !asksKeychainLater());
    }

    /// The protection that the options ask for; nullopt: as it is.
    [[nodiscard]] std::optional<VaultProtection> wantedProtection() const
    {
        if (m_options.usesKeychain)
            return VaultProtection::Keychain;
        if (!m_passphrase.isEmpty())
            return VaultProtection::Passphrase;
        if (!m_vault.header() && m_money == Money::Play)
            return VaultProtection::KeyFile;
        return std::nullopt;
    }

    /// Opens the vault with the passphrase, the keychain's key or the key file, by its protection. Errors of
    /// FileVault::unlock() and answered().
    Outcome unlock()
    {
        const VaultProtection protection = m_vault.header()->protection;
        VaultSecret secret{protection, m_passphrase.clone()};
        if (protection == VaultProtection::Keychain) {
            Result<SecretBytes> kept = answered(m_keychain.read());
            if (!kept)
                return failure(kept.error());
            secret.bytes = std::move(*kept);
        }
        return m_vault.unlock(secret);
    }

    /// The secret to seal the vault with: the passphrase, or the keychain's key, which it makes there (D-Bus) where
    /// there is none. The vault makes a key file itself. Errors of answered().
    Result<VaultSecret> makeSecret(VaultProtection protection)
    {
        if (protection != VaultProtection::Keychain)
            return VaultSecret{protection, m_passphrase.clone()};
        Result<SecretBytes> made = answered(m_keychain.makeKey());
        if (!made)
            return failure(made.error());
        return VaultSecret{protection, std::move(*made)};
    }

    /// Waits for the keychain's answer, running the event loop, and logs that where it takes long. Cancelled when the
    /// program is told to end first, which ends the event loop that waits.
    static Result<SecretBytes> answered(Task<SecretBytes> asking)
    {
        QTimer patience;
        patience.setSingleShot(true);
        QObject::connect(&patience, &QTimer::timeout, &patience,
                         [] { qWarning("waiting for the desktop's keychain, which may be asking for its password"); });
        patience.start(2s);
        Result<SecretBytes> key = QCoro::waitFor(asking);
        if (key && key->isEmpty())
            return failure(ErrorCode::Cancelled, u"the keychain gave no key"_s);
        return key;
    }

    FileVault &m_vault;
    Keychain m_keychain;
    const Money m_money;
    const VaultOptions &m_options;
    SecretBytes m_passphrase;
};

} // namespace

tl::expected<std::unique_ptr<FileVault>, StartFailure> openVault(const QString &directory, Money money,
                                                                 const VaultOptions &options)
{
    auto opened = FileVault::open(directory, {}, options.check);
    if (!opened)
        return startFailure(opened.error());
    std::unique_ptr<FileVault> vault = std::move(*opened);
    if (const Outcome done = Opening(*vault, money, options).run(); !done)
        return startFailure(done.error());
    if (money == Money::Real && options.mustOpen && vault->isLocked())
        return tl::unexpected(StartFailure{
            exitConfiguration,
            u"keys for mainnet need protection: name --vault-passphrase-file, --vault-keychain or a systemd "
            "credential called vault-passphrase, or start on a terminal"_s});
    return vault;
}

bool isProtected(const FileVault &vault)
{
    return vault.header() && vault.header()->protection != VaultProtection::KeyFile;
}

} // namespace curvedesk::app

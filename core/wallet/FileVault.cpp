// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/FileVault.h"

#include "core/storage/PrivateFile.h"
#include "core/wallet/VaultEntries.h"
#include "core/wallet/VaultHeader.h"

#include <sodium.h>

#include <QDir>
#include <QFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxFileBytes = 256 * 1024 * 1024;

QString vaultPath(const QString &directory)
{
    return QDir(directory).filePath(u"vault"_s);
}

QString keyFilePath(const QString &directory)
{
    return QDir(directory).filePath(u"vault.key"_s);
}

Result<SecretBytes> readKeyFile(const QString &directory)
{
    Result<QByteArray> bytes = readPrivateFile(keyFilePath(directory), VaultHeader::keySize);
    if (!bytes && bytes.error().code == ErrorCode::Storage)
        return failure(bytes.error());
    if (!bytes || bytes->size() != static_cast<qsizetype>(VaultHeader::keySize))
        return failure(ErrorCode::Damaged, u"the vault's key file is missing or damaged"_s);
    SecretBytes key = SecretBytes::copyOf(*bytes);
    wipe(*bytes);
    return key;
}

// Reads the key file, or writes a new one. A crash while the vault was created may have left a key file without a
// vault; it is random and unused, so it is taken.
Result<SecretBytes> readOrWriteKeyFile(const QString &directory)
{
    Result<SecretBytes> existing = readKeyFile(directory);
    if (existing || existing.error().code == ErrorCode::Storage)
        return existing;
    SecretBytes key(VaultHeader::keySize);
    randombytes_buf(key.span().data(), key.span().size());
    if (Outcome written = writePrivateFile(keyFilePath(directory), key.view()); !written)
        return failure(written.error());
    return key;
}

Result<VaultHeader> sealMasterKey(const QString &directory, const SecretBytes &masterKey, const SecretBytes &passphrase)
{
    if (!passphrase.isEmpty())
        return VaultHeader::seal(masterKey, VaultHeader::Protection::Passphrase, passphrase);
    const Result<SecretBytes> key = readOrWriteKeyFile(directory);
    if (!key)
        return failure(key.error());
    return VaultHeader::seal(masterKey, VaultHeader::Protection::KeyFile, *key);
}

} // namespace

class FileVault::Private
{
public:
    QString directory;
    VaultHeader header;
    VaultEntries entries;
    SecretBytes masterKey; ///< empty while locked
    VaultKeys keys;

    Outcome create(const SecretBytes &passphrase)
    {
        masterKey = SecretBytes(VaultHeader::keySize);
        randombytes_buf(masterKey.span().data(), masterKey.span().size());
        const Result<VaultHeader> sealed = sealMasterKey(directory, masterKey, passphrase);
        if (!sealed)
            return failure(sealed.error());
        header = *sealed;
        keys = VaultKeys::derive(masterKey);
        return write();
    }

    /// Replaces header and entries by those of `file` and unlocks them if it can; only a file whose tag was verified is
    /// ever unlocked.
    Outcome load(QByteArrayView file, const SecretBytes &passphrase)
    {
        const Result<VaultHeader> fileHeader = VaultHeader::decode(file);
        if (!fileHeader)
            return failure(fileHeader.error());
        Result<VaultEntries> fileEntries = VaultEntries::parse(file, VaultHeader::encodedSize);
        if (!fileEntries)
            return failure(fileEntries.error());
        header = *fileHeader;
        entries = std::move(*fileEntries);
        const bool staysLocked = header.protection == VaultHeader::Protection::Passphrase && passphrase.isEmpty();
        return staysLocked ? Outcome() : unlock(file, passphrase);
    }

    Outcome unlock(QByteArrayView file, const SecretBytes &passphrase)
    {
        const bool byKeyFile = header.protection == VaultHeader::Protection::KeyFile;
        if (byKeyFile && !passphrase.isEmpty())
            return failure(ErrorCode::Unauthorized, u"the vault has a key file, not a passphrase"_s);
        const Result<SecretBytes> secret = byKeyFile ? readKeyFile(directory) : passphrase.clone();
        if (!secret)
            return failure(secret.error());
        Result<SecretBytes> master = header.unseal(*secret);
        if (!master && byKeyFile && master.error().code == ErrorCode::Unauthorized)
            return failure(ErrorCode::Damaged, u"the key file is not this vault's"_s);
        if (!master)
            return failure(master.error());
        VaultKeys derived = VaultKeys::derive(*master);
        if (!VaultEntries::isAuthentic(file, derived))
            return failure(ErrorCode::Damaged, u"the vault file is damaged"_s);
        masterKey = std::move(*master);
        keys = std::move(derived);
        return {};
    }

    [[nodiscard]] Outcome write() const
    {
        return writePrivateFile(vaultPath(directory), entries.encode(header.encode(), keys));
    }

    Outcome replaceEntry(const QByteArray &name, const QByteArray &sealed)
    {
        const QByteArray before = entries.replace(name, sealed);
        Outcome written = write();
        if (!written)
            entries.replace(name, before);
        return written;
    }
};

FileVault::FileVault(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

FileVault::~FileVault() = default;

Result<std::unique_ptr<FileVault>> FileVault::open(const QString &directory, const SecretBytes &passphrase)
{
    if (Outcome ready = ensurePrivateDirectory(directory); !ready)
        return failure(ready.error());
    auto d = std::make_unique<Private>();
    d->directory = directory;
    const Result<QByteArray> file = readPrivateFile(vaultPath(directory), maxFileBytes);
    if (!file && file.error().code != ErrorCode::NotFound)
        return failure(file.error());
    if (!file) {
        if (Outcome created = d->create(passphrase); !created)
            return failure(created.error());
        return std::unique_ptr<FileVault>(new FileVault(std::move(d)));
    }
    if (Outcome loaded = d->load(*file, passphrase); !loaded)
        return failure(loaded.error());
    return std::unique_ptr<FileVault>(new FileVault(std::move(d)));
}

bool FileVault::isLocked() const
{
    return d->masterKey.isEmpty();
}

void FileVault::lock()
{
    d->masterKey = SecretBytes();
    d->keys = VaultKeys();
}

Outcome FileVault::unlock(const SecretBytes &passphrase)
{
    lock();
    const Result<QByteArray> file = readPrivateFile(vaultPath(d->directory), maxFileBytes);
    if (!file)
        return failure(file.error());
    if (Outcome loaded = d->load(*file, passphrase); !loaded)
        return loaded;
    if (isLocked())
        return failure(ErrorCode::Unauthorized, u"wrong passphrase"_s);
    return {};
}

Outcome FileVault::changePassphrase(const SecretBytes &passphrase)
{
    if (isLocked())
        return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
    const Result<VaultHeader> sealed = sealMasterKey(d->directory, d->masterKey, passphrase);
    if (!sealed)
        return failure(sealed.error());
    const VaultHeader before = d->header;
    d->header = *sealed;
    if (Outcome written = d->write(); !written) {
        d->header = before;
        return written;
    }
    // The key file no longer opens this vault: a failure to remove it does no harm.
    if (!passphrase.isEmpty())
        QFile::remove(keyFilePath(d->directory));
    return {};
}

Outcome FileVault::put(const QByteArray &name, const SecretBytes &secret)
{
    if (isLocked())
        return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
    if (name.isEmpty() || name.size() > VaultEntries::maxNameSize || secret.view().size() > VaultEntries::maxSecretSize)
        return failure(ErrorCode::InvalidInput, u"a vault entry has a name and at most 64 KiB"_s);
    return d->replaceEntry(name, VaultEntries::seal(name, secret, d->keys));
}

Result<SecretBytes> FileVault::get(const QByteArray &name) const
{
    if (isLocked())
        return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
    return d->entries.open(name, d->keys);
}

Outcome FileVault::remove(const QByteArray &name)
{
    if (isLocked())
        return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
    if (!d->entries.contains(name))
        return failure(ErrorCode::NotFound, u"the vault has no such entry"_s);
    return d->replaceEntry(name, QByteArray());
}

} // namespace curvedesk

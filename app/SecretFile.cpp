// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/SecretFile.h"

#include <QFile>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

Result<SecretBytes> readSecretFile(const QString &path, const QString &what)
{
    if (path.isEmpty())
        return SecretBytes();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > 4096)
        return failure(ErrorCode::InvalidInput, u"the %1 file cannot be read"_s.arg(what));
    QByteArray text = file.readAll();
    while (text.endsWith('\n') || text.endsWith('\r'))
        text.chop(1);
    if (text.isEmpty())
        return failure(ErrorCode::InvalidInput, u"the %1 file is empty"_s.arg(what));
    SecretBytes secret = SecretBytes::copyOf(text);
    wipe(text);
    return secret;
}

} // namespace curvedesk::app

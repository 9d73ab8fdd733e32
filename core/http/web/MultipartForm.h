// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// A multipart/form-data body (RFC 7578), as services expect it of a browser. Names, file names and types are ours:
/// they are written as they are.
class MultipartForm
{
public:
    /// With a boundary of its own that no content can know of; or with `boundary`, for tests.
    MultipartForm();
    explicit MultipartForm(QByteArray boundary);

    void addField(const QByteArray &name, const QByteArray &value);
    void addFile(const QByteArray &name, const QByteArray &fileName, const QByteArray &type, const QByteArray &content);

    [[nodiscard]] QByteArray contentType() const;
    [[nodiscard]] QByteArray body() const;

private:
    void addPart(const QByteArray &head, const QByteArray &content);

    QByteArray m_boundary;
    QByteArray m_parts;
};

} // namespace curvedesk

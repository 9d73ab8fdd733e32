// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// Builds a multipart/form-data body (RFC 7578). Names, file names and types are not escaped: the caller passes only
/// constants of this program.
class MultipartForm
{
public:
    /// Uses a random boundary, so that no content can contain it; the second form is for tests.
    MultipartForm();
    explicit MultipartForm(QByteArray boundary);

    /// Appends a field with a value of any bytes.
    void addField(const QByteArray &name, const QByteArray &value);
    /// Appends a file; `type` is its Content-Type.
    void addFile(const QByteArray &name, const QByteArray &fileName, const QByteArray &type, const QByteArray &content);

    /// The Content-Type of the form, with its boundary.
    [[nodiscard]] QByteArray contentType() const;
    /// The whole form, of the parts appended so far.
    [[nodiscard]] QByteArray body() const;

private:
    /// Appends a part; `head`: its header lines, each with its CRLF.
    void addPart(const QByteArray &head, const QByteArray &content);

    QByteArray m_boundary;
    QByteArray m_parts;
};

} // namespace curvedesk

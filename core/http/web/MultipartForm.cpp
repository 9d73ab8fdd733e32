// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/MultipartForm.h"

#include <QRandomGenerator>

#include <array>

namespace curvedesk {

namespace {

// A boundary of 128 random bits, which nobody can guess.
QByteArray freshBoundary()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    return "curvedesk-" + QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

} // namespace

MultipartForm::MultipartForm()
    : MultipartForm(freshBoundary())
{
}

MultipartForm::MultipartForm(QByteArray boundary)
    : m_boundary(std::move(boundary))
{
}

void MultipartForm::addField(const QByteArray &name, const QByteArray &value)
{
    addPart("Content-Disposition: form-data; name=\"" + name + "\"\r\n", value);
}

void MultipartForm::addFile(const QByteArray &name, const QByteArray &fileName, const QByteArray &type,
                            const QByteArray &content)
{
    addPart("Content-Disposition: form-data; name=\"" + name + "\"; filename=\"" + fileName
                + "\"\r\nContent-Type: " + type + "\r\n",
            content);
}

void MultipartForm::addPart(const QByteArray &head, const QByteArray &content)
{
    m_parts += "--" + m_boundary + "\r\n" + head + "\r\n" + content + "\r\n";
}

QByteArray MultipartForm::contentType() const
{
    return "multipart/form-data; boundary=" + m_boundary;
}

QByteArray MultipartForm::body() const
{
    return m_parts + "--" + m_boundary + "--\r\n";
}

} // namespace curvedesk

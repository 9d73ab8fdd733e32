// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QAbstractButton>
#include <QImage>

namespace curvedesk {

/// The field for a coin's image: takes one by drop, paste or file dialog, and shows it as lists will show it.
class ImageDrop final : public QAbstractButton
{
    Q_OBJECT

public:
    static constexpr qint64 maxBytes = 15 * 1024 * 1024;

    explicit ImageDrop(QWidget *parent = nullptr);

    /// The image file's bytes; empty when there is none.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    void setBytes(const QByteArray &bytes);
    void loadFile(const QString &path);
    void clear() { restore({}); }
    /// Sets bytes that were checked before, at once and without changed().
    void restore(const QByteArray &bytes);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void changed();
    /// The given file or clipboard is not used, for this reason.
    void refused(const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose();
    void paste();

    QByteArray m_bytes;
    QImage m_preview;
};

} // namespace curvedesk

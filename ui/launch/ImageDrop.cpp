// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/ImageDrop.h"

#include "ui/desk/Background.h"
#include "ui/dialogs/FileDialog.h"
#include "ui/launch/CropDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainterPath>

#include <utility>

namespace curvedesk {

namespace {

/// The path of the first file of this computer that is offered; empty: none is, or a list without an address.
QString fileIn(const QMimeData &offered)
{
    return offered.urls().value(0).toLocalFile();
}

} // namespace

ImageDrop::ImageDrop(QWidget *parent)
    : QAbstractButton(parent)
{
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Picture of the coin"));
    setToolTip(displayText::toolTip(
        tr("PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger "
           "than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.")));
    connect(this, &QAbstractButton::clicked, this, &ImageDrop::choose);
}

QSize ImageDrop::sizeHint() const
{
    const int side = themeOf(this).scaled(96);
    return {side, side};
}

void ImageDrop::setBytes(const QByteArray &bytes)
{
    if (bytes.isEmpty()) {
        setPicture({});
        emit changed();
        return;
    }
    prepare([bytes] { return bytes; }, true);
}

void ImageDrop::restore(const QByteArray &bytes)
{
    setPicture({});
    m_picture.bytes = bytes;
    if (!bytes.isEmpty())
        prepare([bytes] { return bytes; }, false);
}

void ImageDrop::loadFile(const QString &path)
{
    const auto read = [path] {
        QFile file(path);
        // One byte more than allowed shows that it is too large.
        return file.open(QIODevice::ReadOnly) ? file.read(PreparedPicture::maxFileBytes + 1) : QByteArray();
    };
    prepare(read, true);
}

void ImageDrop::prepare(std::function<QByteArray()> read, bool isChange)
{
    const int turn = ++m_turn;
    setBusy(true);
    const int pixels = qRound(sizeHint().width() * devicePixelRatioF());
    inBackground(
        this, [read = std::move(read), pixels] { return preparedPicture(read(), pixels); },
        [this, turn, isChange](PreparedPicture picture) {
            if (turn != m_turn)
                return;
            setBusy(false);
            if (isChange && !isEnabled())
                return; // the form is being sent as it was when the field was disabled
            if (!picture.problem.isEmpty()) {
                emit refused(picture.problem);
                return;
            }
            const QString note = picture.note;
            setPicture(std::move(picture));
            if (isChange)
                emit changed();
            emit prepared(note);
        });
}

void ImageDrop::setPicture(PreparedPicture picture)
{
    if (picture.bytes.isEmpty()) {
        ++m_turn; // what is being prepared is not wanted any more
        setBusy(false);
    }
    m_picture = std::move(picture);
    describe();
    update();
    emit shown();
}

void ImageDrop::setProblem(const QString &problem)
{
    m_problem = problem;
    describe();
}

void ImageDrop::describe()
{
    setAccessibleDescription(!m_problem.isEmpty()            ? m_problem
                                 : m_picture.bytes.isEmpty() ? displayText::textOfToolTip(toolTip())
                                                             : tr("A picture is chosen"));
}

void ImageDrop::setBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) == isBusy)
        return;
    update();
    emit busyChanged();
}

void ImageDrop::crop()
{
    if (m_isBusy)
        return;
    const int turn = ++m_turn;
    setBusy(true);
    constexpr int side = 360;
    inBackground(
        this, [bytes = bytes()] { return uprightPicture(bytes, side); },
        [this, turn](const QImage &whole) {
            if (turn != m_turn)
                return;
            if (whole.isNull()) {
                setBusy(false);
                return;
            }
            auto *dialog = new CropDialog(whole, m_picture.size, m_picture.isAnimated, window());
            connect(dialog, &QDialog::rejected, this, [this] { setBusy(false); });
            connect(dialog, &QDialog::accepted, this, [this, dialog] {
                prepare([bytes = bytes(), square = dialog->square()] { return croppedPicture(bytes, square); }, true);
            });
            dialog->open();
        });
}

void ImageDrop::choose()
{
    QFileDialog *dialog = fileDialog::toRead(window(), tr("Picture of the coin"), QStandardPaths::PicturesLocation,
                                             tr("Pictures (*.png *.jpg *.jpeg *.gif *.webp)"));
    dialog->setObjectName(QStringLiteral("pictureFile"));
    connect(dialog, &QFileDialog::fileSelected, this, &ImageDrop::loadFile);
    dialog->open();
}

void ImageDrop::paste()
{
    const QMimeData *held = QApplication::clipboard()->mimeData();
    if (held == nullptr)
        return;
    if (const QString path = fileIn(*held); !path.isEmpty()) {
        loadFile(path);
        return;
    }
    const QImage image = qvariant_cast<QImage>(held->imageData());
    if (image.isNull()) {
        emit refused(tr("There is no picture on the clipboard."));
        return;
    }
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    setBytes(png);
}

void ImageDrop::dragEnterEvent(QDragEnterEvent *event)
{
    if (!fileIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImageDrop::dropEvent(QDropEvent *event)
{
    if (const QString path = fileIn(*event->mimeData()); !path.isEmpty()) {
        loadFile(path);
        event->acceptProposedAction();
    }
}

void ImageDrop::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        setBytes({});
    else
        QAbstractButton::keyPressEvent(event);
}

void ImageDrop::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const ThemeColors &c = theme.colors;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = painting::crisp(rect());
    if (m_picture.preview.isNull()) {
        painter.setPen(QPen(underMouse() ? c.accent : c.muted, 1, Qt::DashLine));
        painter.setBrush(c.field);
        painter.drawRoundedRect(frame, 6, 6);
        const int icon = theme.scaled(20);
        painter.drawPixmap(QRect((width() - icon) / 2, theme.scaled(12), icon, icon),
                           icons::pixmap(u"image", c.muted, icon, devicePixelRatioF()));
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(c.muted);
        painter.drawText(rect().adjusted(6, theme.scaled(36), -6, -6),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         m_isBusy ? tr("Reading…") : tr("Drop, paste or choose"));
    } else {
        QPainterPath clip;
        clip.addRoundedRect(frame, 6, 6);
        painter.setClipPath(clip);
        painter.drawImage(rect(), m_picture.preview);
        painter.setClipping(false);
    }
    if (showsFocus(*this))
        painting::focusRing(painter, rect(), c.accent, 6);
}

} // namespace curvedesk
#include "moc_ImageDrop.cpp"

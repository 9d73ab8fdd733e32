// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/DocumentDialog.h"

#include "ui/theme/Theme.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QScreen>
#include <QTextBlock>
#include <QTextBrowser>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto folder = ":/curvedesk/docs/"_L1;

/// The document's Markdown; empty for an unknown one.
QString textOf(const QString &name)
{
    QFile file(folder + name + u".md"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

DocumentDialog::DocumentDialog(const QString &name, QWidget *parent)
    : DeskDialog(titleOf(name), parent, u"documentDialog"_s)
    , m_page(new QTextBrowser)
{
    m_page->setObjectName(u"documentPage"_s);
    m_page->setAccessibleName(titleOf(name));
    m_page->setSearchPaths({folder});
    m_page->setOpenLinks(false);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setFont(themeOf(this).font(TextRole::Body));
    // The sheet is kept on the screen, which may be narrower than the window.
    const QSize room = parent->window()->size().boundedTo(screen()->availableSize());
    m_page->setMinimumSize(qMin(themeOf(this).scaled(760), room.width() - 100), qMax(200, room.height() - 220));
    connect(m_page, &QTextBrowser::anchorClicked, this, &DocumentDialog::follow);
    body()->addWidget(m_page, 1);
    addCancel(tr("Close"));
    showDocument(name);
}

QStringList DocumentDialog::names()
{
    QStringList names;
    for (const QString &file : QDir(folder).entryList({u"*.md"_s}, QDir::Files, QDir::Name))
        names.append(file.chopped(3));
    names.removeAll(u"user-guide"_s);
    names.prepend(u"user-guide"_s);
    return names;
}

QString DocumentDialog::titleOf(const QString &name)
{
    // The pages are in English; what is in the menu says so in every language.
    const QHash<QString, QString> titles{
        {u"architecture"_s, tr("Architecture")},   {u"events"_s, tr("Events")},
        {u"http-api"_s, tr("The HTTP interface")}, {u"operations"_s, tr("Running the host for weeks")},
        {u"performance"_s, tr("Performance")},     {u"protocol"_s, tr("The protocol, as Curvedesk reads it")},
        {u"user-guide"_s, tr("User guide")}};
    if (const auto known = titles.find(name); known != titles.end())
        return *known;
    return textOf(name).section(u'\n', 0, 0).remove(u"# "_s);
}

void DocumentDialog::showDocument(const QString &name)
{
    // The dialog has the title already.
    m_page->setMarkdown(textOf(name).section(u'\n', 1));
    // Qt gives headings and paragraphs of Markdown no room.
    for (QTextBlock block = m_page->document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(themeOf(this).scaled(format.headingLevel() > 0 ? 18 : 5));
        format.setBottomMargin(themeOf(this).scaled(format.headingLevel() > 0 ? 5 : 2));
        QTextCursor(block).setBlockFormat(format);
    }
    m_page->moveCursor(QTextCursor::Start);
}

void DocumentDialog::follow(const QUrl &link)
{
    const QString name = link.path().endsWith(u".md") ? link.path().chopped(3) : QString();
    if (!link.isRelative() || !names().contains(name))
        return;
    (new DocumentDialog(name, parentWidget()))->open();
    accept();
}

} // namespace curvedesk
#include "moc_DocumentDialog.cpp"

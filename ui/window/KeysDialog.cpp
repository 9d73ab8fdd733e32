// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/KeysDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/text/Language.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/MenuKeys.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The command's name in the menu, without the mark of its letter.
QString nameOf(const QAction &command)
{
    return language::withoutMnemonic(command.text());
}

/// Writes in the field what an empty one means. Qt's own words are longer than it, and come back with each change.
void showNone(QKeySequenceEdit &field)
{
    field.findChild<QLineEdit *>()->setPlaceholderText(KeysDialog::tr("not set"));
}

/// Takes every key but Escape, which closes the dialog, and Backspace and Delete, which empty the field.
class KeysField final : public QKeySequenceEdit
{
public:
    using QKeySequenceEdit::QKeySequenceEdit;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape)
            event->ignore();
        else if (event->modifiers() == Qt::NoModifier
                 && (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete)) {
            clear();
            emit editingFinished();
        } else
            QKeySequenceEdit::keyPressEvent(event);
    }
};

} // namespace

KeysDialog::KeysDialog(const QMenuBar &menus, QWidget *parent)
    : DeskDialog(tr("Keys"), parent, u"keysDialog"_s, 480)
    , m_menus(menus)
    , m_note(dialogFields::addSentence(
          body(), tr("Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.")))
{
    m_note->setObjectName(u"keysNote"_s);
    m_note->setMinimumHeight(36);
    for (const QAction *menu : menus.actions()) {
        body()->addWidget(new TextLabel(language::withoutMnemonic(menu->text()), TextRole::Strong));
        auto *form = new QFormLayout;
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        form->setHorizontalSpacing(16);
        body()->addLayout(form);
        for (QAction *command : menu->menu()->actions()) {
            if (!command->isSeparator() && command->menu() == nullptr)
                addCommand(command, *form);
        }
    }
    auto *chart = new FigureTable;
    const auto addFixed = [chart](const QString &key, const QString &what, const QString &keys) {
        chart->addRow(key, what);
        chart->setFigure(key, {keys, Tone::Normal, {}, {}});
    };
    addFixed(u"keysTime"_s, tr("Move through time"), tr("Left, Right, Home, End"));
    addFixed(u"keysZoom"_s, tr("Wider, narrower, fit"), u"+  -  0"_s);
    body()->addWidget(new TextLabel(tr("In the chart"), TextRole::Strong));
    body()->addWidget(chart);
    body()->addStretch();
    auto *usual = new QPushButton(tr("Usual keys"));
    usual->setObjectName(u"keysReset"_s);
    usual->setAutoDefault(false);
    connect(usual, &QPushButton::clicked, this, &KeysDialog::reset);
    buttons()->insertWidget(0, usual);
    addCancel(tr("Close"))->setFocus(); // a field would take the next key
}

void KeysDialog::addCommand(QAction *command, QFormLayout &form)
{
    auto *field = new KeysField(command->shortcut());
    field->setObjectName(u"keys_"_s + command->objectName());
    field->setAccessibleName(tr("Keys of %1").arg(nameOf(*command)));
    showNone(*field);
    connect(field, &QKeySequenceEdit::editingFinished, this, [this, command, field] { assignKeys(command, *field); });
    m_commands.append({command, field});
    form.addRow(nameOf(*command), field);
}

QString KeysDialog::refusalOf(const QKeySequence &keys, const QAction &command) const
{
    if (keys.isEmpty())
        return {};
    const QString named = keys.toString(QKeySequence::NativeText);
    if (!menuKeys::isAllowed(keys))
        return tr("%1 is kept for what has the focus").arg(named);
    const auto taken = [&named](const QAction &by) { return tr("%1 is taken by: %2").arg(named, nameOf(by)); };
    for (const QAction *menu : m_menus.actions()) {
        if (QKeySequence::mnemonic(menu->text()) == keys)
            return taken(*menu);
    }
    for (const auto &[other, field] : m_commands) {
        if (other != &command && other->shortcuts().contains(keys))
            return taken(*other);
    }
    return {};
}

void KeysDialog::assignKeys(QAction *command, QKeySequenceEdit &field)
{
    // One combination is enough; the field takes up to four in a row.
    const QKeySequence keys = field.keySequence().isEmpty() ? QKeySequence() : QKeySequence(field.keySequence()[0]);
    const QString refusal = refusalOf(keys, *command);
    field.setKeySequence(refusal.isEmpty() ? keys : command->shortcut());
    showNone(field);
    if (!refusal.isEmpty()) {
        m_note->setText(refusal);
        m_note->setTone(Tone::Error);
        return;
    }
    if (command->shortcut() == keys)
        return;
    command->setShortcut(keys);
    m_note->setText(
        tr("%1: %2").arg(nameOf(*command), keys.isEmpty() ? tr("no keys") : keys.toString(QKeySequence::NativeText)));
    m_note->setTone(Tone::Muted);
    emit keysChanged(command);
}

void KeysDialog::reset()
{
    for (const auto &[command, field] : std::as_const(m_commands)) {
        command->setShortcuts(command->property(usualKeys).value<QList<QKeySequence>>());
        field->setKeySequence(command->shortcut());
        showNone(*field);
        emit keysChanged(command);
    }
}

} // namespace curvedesk
#include "moc_KeysDialog.cpp"

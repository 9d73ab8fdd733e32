// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/MenuKeys.h"

#include "ui/text/DisplayText.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QSettings>

#include <algorithm>
#include <array>

namespace curvedesk::menuKeys {

using namespace Qt::StringLiterals;

namespace {

/// True for a letter that a keyboard types by one key.
bool isTyped(QChar letter)
{
    const QChar::Script script = letter.script();
    return letter.isLetter() && script != QChar::Script_Han && script != QChar::Script_Hiragana
        && script != QChar::Script_Katakana && script != QChar::Script_Hangul;
}

/// The words with a letter that is not taken; as they are where all are taken.
QString withLetter(QString words, const QSet<QKeySequence> &taken)
{
    const auto isFree
        = [&taken](QChar letter) { return !taken.contains(QKeySequence::mnemonic(u'&' + QString(letter))); };
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (isTyped(words.at(at)) && isFree(words.at(at)))
            return words.insert(at, u'&');
    }
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        if (isFree(QLatin1Char(letter)))
            return words + u"(&%1)"_s.arg(QLatin1Char(letter));
    }
    return words;
}

/// Filters the events of a menu bar, its parent, for keepFocus().
class FocusKeeper final : public QObject
{
public:
    explicit FocusKeeper(QMenuBar &menus)
        : QObject(&menus)
        , m_menus(menus)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, const QWidget *now) {
            if (now == &m_menus && old != nullptr)
                m_before = old;
        });
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        // The bar itself handles the key first.
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_menus.hasFocus() && m_before)
                        m_before->setFocus(Qt::MenuBarFocusReason);
                },
                Qt::QueuedConnection);
        }
        return false;
    }

private:
    QMenuBar &m_menus;
    QPointer<QWidget> m_before;
};

} // namespace

QString settingOf(const QAction &command)
{
    return u"shortcuts/"_s + command.objectName();
}

bool isAllowed(const QKeySequence &keys)
{
    static constexpr std::array kept{Qt::Key_Return,  Qt::Key_Enter,  Qt::Key_Space,     Qt::Key_Tab,
                                     Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Delete};
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown)
        return false;
    const Qt::KeyboardModifiers modifiers = keys[0].keyboardModifiers();
    const bool isPlain = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    return !isPlain || std::ranges::find(kept, keys[0].key()) == kept.end();
}

void restore(const QList<QAction *> &commands, const QMenuBar &menus, const QSettings &settings)
{
    QSet<QKeySequence> taken; // by the menus, and by earlier commands
    for (const QAction *menu : menus.actions())
        taken.insert(QKeySequence::mnemonic(menu->text()));
    QSet<const QAction *> changed;
    for (QAction *command : commands) {
        if (!settings.contains(settingOf(*command)))
            continue;
        const QString text = settings.value(settingOf(*command)).toString();
        const QKeySequence keys(text, QKeySequence::PortableText);
        if (!text.isEmpty() && (!isAllowed(keys) || taken.contains(keys)))
            continue;
        command->setShortcut(keys);
        changed.insert(command);
        taken.insert(keys);
    }
    for (QAction *command : commands) {
        QList<QKeySequence> keys = command->shortcuts();
        if (!changed.contains(command) && keys.removeIf([&](const auto &each) { return taken.contains(each); }) > 0)
            command->setShortcuts(keys);
    }
}

void giveLetters(const QMenu &menu)
{
    QSet<QKeySequence> taken;
    for (const QAction *each : menu.actions())
        taken.insert(QKeySequence::mnemonic(each->text()));
    for (QAction *each : menu.actions()) {
        if (each->isSeparator() || !each->shortcut().isEmpty() || each->text().contains(u'&'))
            continue;
        each->setText(withLetter(each->text(), taken));
        taken.insert(QKeySequence::mnemonic(each->text()));
    }
}

void allow(QAction &command, const QString &reason)
{
    command.setEnabled(reason.isEmpty());
    command.setToolTip(displayText::toolTip(reason));
}

void keepFocus(QMenuBar &menus)
{
    menus.installEventFilter(new FocusKeeper(menus));
}

} // namespace curvedesk::menuKeys

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QTimer>

#include <functional>

class QAction;
class QCompleter;

namespace curvedesk {

class CoinPictures;
class Desk;
class SearchModel;
class WalletBook;

/// Finds coins in the whole market by name, ticker, mint or creator, the user's wallets, and the window's commands.
class SearchBox final : public QLineEdit
{
    Q_OBJECT

public:
    SearchBox(); ///< finds nothing before setSources() and setCommands()

    /// Sets the core to ask for coins and pictures, and the book of wallets; call it once. Both must outlive the box.
    void setSources(Desk &desk, WalletBook &book);
    /// Sets the function that is called at each search for the window's commands among which is searched.
    void setCommands(std::function<QList<QAction *>()> commands);
    /// Sets the keys that are shown in the empty box, where they fit; they have no effect by this.
    void setKeys(const QKeySequence &keys);
    /// Gives the box the focus, selects its text and lists what is found, coins (asked of the core) after typingMs; for
    /// no text the commands. Remembers what had the focus.
    void open();
    [[nodiscard]] QSize sizeHint() const override;

    static constexpr int typingMs = 120;

signals:
    void mintChosen(const QString &mint); ///< the user chose a coin found, or typed an address
    void walletChosen(const QString &address); ///< the user chose one of their wallets

protected:
    bool event(QEvent *event) override; ///< keeps Escape from the window's shortcuts: keyPressEvent() gets it
    /// Enter chooses the highlighted row, else (asks the core) the first: mintChosen(), walletChosen() or its command;
    /// that and Escape empty the box and give the focus back; Down asks and lists anew; other keys are typed.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override; ///< also its sign and, in an empty box with room, the keys to it
    void changeEvent(QEvent *event) override; ///< fits margin and hint to a new style
    void resizeEvent(QResizeEvent *event) override; ///< shows the hint only where it fits

private:
    /// Lists wallets and commands that fit the typed words, in place of the former finds, and has the core asked for
    /// coins typingMs after the last call, not for an empty text; an Enter from before counts no more.
    void find();
    /// Asks the core for coins with the typed words, unless it has; lists them, none after an error, asks for their
    /// pictures, and chooses the first row where Enter was pressed before. Answers to former words are dropped.
    void askCoins();
    void showPopup(); ///< opens the list of finds, hides it where there are none; nothing without the focus
    /// Empties the box, gives the focus back, emits mintChosen() or walletChosen() or runs the row's command. Without
    /// a find a typed address is taken for a coin's; without that nothing happens.
    void choose(int row);
    /// Empties the box, hides the list and gives the focus to what had it before open(), else to the parent.
    void closeList();
    void followTheme(); ///< fits the margin beside the sign to the zoom, and shows the hint only where it fits

    Desk *m_desk = nullptr;
    WalletBook *m_book = nullptr;
    CoinPictures *m_pictures = nullptr;
    std::function<QList<QAction *>()> m_commands;
    SearchModel *m_found;
    QCompleter *m_completer;
    QString m_keys; ///< as setKeys() shows them
    QPointer<QWidget> m_before; ///< had the focus when open() was called
    QTimer m_typing;
    QString m_asked; ///< the text whose coins are shown or under way
    bool m_areCoinsShown = false; ///< those of m_asked, which is the text
    bool m_choosesFirst = false; ///< Enter was pressed before the coins came
};

} // namespace curvedesk

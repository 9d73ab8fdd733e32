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
    explicit SearchBox(QWidget *parent = nullptr); ///< finds nothing before setSources() and setCommands()

    /// Sets where is searched. The references must outlive the box.
    void setSources(Desk &desk, WalletBook &book);
    /// Sets what gives the window's commands that are found, at each search anew.
    void setCommands(std::function<QList<QAction *>()> commands);
    /// Shows the keys that call open(), where they fit.
    void setKeys(const QKeySequence &keys);
    /// Gives the box the focus and lists what is found for its text; for none, the commands.
    void open();
    [[nodiscard]] QSize sizeHint() const override;

    static constexpr int typingMs = 120;

signals:
    void mintChosen(const QString &mint); ///< a coin found, or an address typed
    void walletChosen(const QString &address); ///< one of the user's

protected:
    /// Keeps Escape from the window's shortcuts.
    bool event(QEvent *event) override;
    /// Enter chooses, Escape closes, arrow keys move in the list.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override; ///< also its sign and, where they fit, the keys that lead to it
    void changeEvent(QEvent *event) override; ///< takes up a new theme
    void resizeEvent(QResizeEvent *event) override; ///< leaves out the words where they do not fit

private:
    /// Lists wallets and commands that fit the typed words, and asks for coins after typingMs.
    void find();
    /// Asks the market for coins with the typed words, and lists them with their pictures, none after an error; chooses
    /// the first row where Enter was pressed before.
    void askCoins();
    void showPopup(); ///< lists what was found; hides the list where that is nothing. Only with the focus
    /// Calls closeList() and emits the row's coin or wallet, or runs its command. Without a find a typed address is
    /// taken for a coin's; without that nothing happens.
    void choose(int row);
    /// Empties the box, hides the list and gives the focus to what had it before open(), else to the parent.
    void closeList();
    /// Fits the margins to the theme, and shows the hint only where it fits.
    void followTheme();

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
    bool m_choosesFirst = false; ///< Enter was pressed before the coins came
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeTypes.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/ticket/TicketFigures.h"
#include "ui/ticket/TicketParts.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <optional>

namespace curvedesk {

/// The order ticket: side, amount, terms, all costs, and one button whose text names its effect. It sends an order only
/// after the confirm sheet was accepted, or by one click within the cap that the user set. Whatever makes the order in
/// it another one, typed, chosen or filled in, asks the desk, and so the cluster, for its price, emits quoteChanged(),
/// and gives up a confirmed order that waits for the keys. Its button, disabled, gives its focus to the amount.
class TicketPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Asks for nothing before there are a coin and a wallet. All references must outlive the panel.
    TicketPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin, WalletBook &book,
                QWidget *parent = nullptr);

    [[nodiscard]] bool isTouched() const; ///< an amount stands here, Sell is chosen, or a control has the focus
    void focusSide(TradeMode mode); ///< chooses a side, for another one clears the amounts; focuses the amount
    /// Another reason disables orders, gives up a waiting one; empty: enables, has one priced (cluster). quoteChanged()
    void setHoldReason(const QString &reason);
    /// Says that nothing can be signed while the keys are locked, disarms then (armedChanged()). A confirmed order
    /// waits, is signed and sent once they are unlocked, no worse than agreed, unless the ticket changes or refuses it.
    void setKeysLocked(bool isLocked);
    void setBuyPresets(const QList<quint64> &presets); ///< of the buttons, lamports; only as many as now; emits nothing
    [[nodiscard]] QList<quint64> buyPresets() const { return m_buyPresets; } ///< lamports
    void setLimits(const TicketLimits &limits); ///< gives up a waiting order they refuse; may price it, quoteChanged()
    void setFirstRealOrder(bool isFirst) { m_isFirstReal = isFirst; } ///< true: the next with real money is warned of
    [[nodiscard]] bool isFirstRealOrder() const { return m_isFirstReal; }
    void disarm() { setArmed(std::nullopt); } ///< each order is confirmed from now on; armedChanged() if it was armed
    void pressPreset(int preset); ///< clicks the button (0 to 3) that fills in an amount to buy or a share to sell

signals:
    /// The quote of the order in the ticket, which the curve's chart draws; nullopt: none, or it is hidden.
    void quoteChanged(const std::optional<curvedesk::Quote> &quote);
    void buyPresetsChanged(const QList<quint64> &presets); ///< by the user; lamports
    void unlockRequested(); ///< the user wants the keys unlocked; the ticket opens no sheet
    void armedChanged(std::optional<quint64> lamports); ///< the cap of an order by one click; nullopt: not armed

private:
    enum Shortcut { Presets, PresetEdits, Percents };

    void buildLayout(); ///< form, foot, and room for notices
    [[nodiscard]] QWidget *buildForm(); ///< what is typed, and the costs; the caller has it scroll
    [[nodiscard]] QLayout *buildFoot(); ///< the total and the button, which stay in view
    [[nodiscard]] QWidget *buildPresets(); ///< buttons that fill in an amount to buy, and one to change them
    [[nodiscard]] QWidget *buildPercents(); ///< buttons that fill in a share to sell, and that of fillInInitials()
    [[nodiscard]] QWidget *buildPresetEdits(); ///< fields of the presets
    void connectAll(); ///< controls, follower, coin, wallets
    [[nodiscard]] TicketInput input() const; ///< what the fields hold now
    [[nodiscard]] QString ticker() const; ///< of the coin, cut; empty without a coin
    [[nodiscard]] bool hidesOrder() const; ///< its amounts would tell those held, which are hidden
    [[nodiscard]] QString buttonText(bool isNow) const; ///< side, amount and coin; `isNow`: sent without a sheet
    [[nodiscard]] QString priceProblem() const; ///< why the follower has no price; empty: it has one
    /// Reads the ticket, shows the last quote (quoteChanged()); has desk and cluster asked for the price of an order
    /// that is another one by now, and gives up a former one that waits for the keys.
    void updateQuoteRequest();
    void applySide(); ///< fits fields to coin and side, clears another side's amounts; prices the order, quoteChanged()
    void showBalance(); ///< of SOL to buy, of the coin to sell; amountText::hidden while amounts are hidden
    /// Shows the last quote's figures, or none, emits quoteChanged(), gives up a waiting order it refuses; gives
    /// the terms its compute units, by which a fee in SOL may be another one a unit: then the price is asked for anew.
    void showPrice();
    void showButton(); ///< shows the order, or why there is none; passes on the focus where the button is disabled
    /// Asks desk and cluster for it, polled from then on; shows it, fills in a chosen share anew; no error is shown.
    void askHolding();
    /// Chooses this share of the holding, fills it in unless hidden, asks the cluster if unknown; has it priced.
    void applyPercent(int percent);
    /// Shows fields for the presets; false: takes what they hold, buyPresetsChanged(), quoteChanged(). Focuses one.
    void editPresets(bool isEditing);
    /// Asks the desk, and so the cluster, what the position cost; then types that in as what a sale shall bring: has it
    /// priced, and gives up an order that waits for the keys. Or shows why not.
    void fillInInitials();
    void clearAmounts(); ///< both fields, the chosen share; where the first had text, forgets the price (quoteChanged)
    [[nodiscard]] AmountEdit &typed() const { return m_isReceiveTyped ? *m_receive : *m_amount; } ///< the one typed
    /// Clears m_banner; has the desk sign, journal and send the order where mayOrderUnasked(), else opens the sheet
    /// (cluster). Nothing without a price, while one is sent or its sheet is open; a double click sends only one.
    void sendOrConfirm();
    void openConfirmSheet(const TradeRequest &request); ///< the cluster simulates it; signed, sent once agreed
    [[nodiscard]] bool mayOrderUnasked() const; ///< armed, within the cap, no danger, not the first with real money
    void toggleArmed(); ///< disarms trading by one click (armedChanged()), or opens the sheet that asks to arm it
    /// Sets the most that one click may spend or bring, in lamports; nullopt: each order has the sheet. While the keys
    /// are locked the value is dropped for good and nullopt set. Emits armedChanged() only for another cap.
    void setArmed(std::optional<quint64> lamports);
    [[nodiscard]] bool isInTicket(const TradeRequest &request) const; ///< its coin, side and amount still stand here
    /// Has the desk sign, journal and send it; where the keys are locked and it still stands here, it waits for them.
    /// Once sent, the next with real money is not the first; shows its error, or clears its amounts; quoteChanged().
    void send(const TradeRequest &request);
    [[nodiscard]] QString signingProblem() const; ///< why the wallet cannot sign; empty: it can
    void showLock(); ///< why the wallet cannot sign, or that an order waits; clears it else
    /// Asks desk and cluster for the order unsigned, for a key that is elsewhere, puts it on the clipboard in base64;
    /// m_banner says so, or why not. Nothing is signed, sent or kept.
    void copyUnsigned();

    Desk &m_desk;
    DeskSelection &m_selection;
    CurrentCoin &m_coin;
    WalletBook &m_book;
    QuoteFollower *m_follower;
    QList<quint64> m_buyPresets;
    std::optional<quint64> m_holding; ///< base units of the coin in the wallet
    std::optional<int> m_sellPercent;
    QString m_hold;
    bool m_isSending = false;
    bool m_isReceiveTyped = false; ///< the order is given by what it shall bring
    bool m_isFirstReal = false;
    std::optional<quint64> m_armedLamports; ///< the cap of an order by one click, kept nowhere; nullopt: none
    QElapsedTimer m_sinceSent; ///< since the last order by one click
    TicketLimits m_limits;
    bool m_areKeysLocked = false;
    std::optional<TradeRequest> m_waiting; ///< a confirmed order that waits for the keys
    bool m_isFilling = false; ///< a share of the holding sets the amount at the moment, not the user
    TradeMode m_shownMode = TradeMode::Buy;
    QString m_problem;
    QString m_note; ///< why the amount was cleared or not filled in, until the user types
    QPointer<ConfirmDialog> m_review; ///< the open sheet

    WalletChoice *m_wallet;
    SideSwitch *m_side;
    TextLabel *m_amountLabel;
    TextLabel *m_balance;
    AmountEdit *m_amount;
    QStackedWidget *m_shortcuts = nullptr; ///< the rows of Shortcut, all of one height
    QList<AmountEdit *> m_presetEdits;
    QList<ChipButton *> m_presets;
    QHash<int, ChipButton *> m_percents; ///< buttons by percent
    TextLabel *m_receiveLabel;
    AmountEdit *m_receive;
    TermsEdit *m_terms;
    TicketFigures m_figures;
    Banner *m_banner;
    Banner *m_lock; ///< says that the wallet is only watched, that an order waits, or that the keys are locked
    PrimaryButton *m_button;
    IconButton *m_arm;
    TextLabel *m_reason; ///< the note, else the reason why the button is disabled, else the order's warnings
};

} // namespace curvedesk

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/launch/LaunchForm.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;

namespace curvedesk {

class AmountEdit;
class Banner;
class ConfirmLaunchDialog;
class Desk;
class DeskSelection;
class ImageDrop;
class LaunchSteps;
class LinkButton;
class PrimaryButton;
class TermsEdit;
class TextLabel;
class WalletBook;

/// The form that launches a coin: image, metadata, links and a first buy, in one transaction. Its contents but the
/// priority fee are kept on disk until a launch succeeded. A launch that stopped goes on where it stopped with the same
/// mint, until the form is edited or sent with another wallet.
class LaunchPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Restores the form kept on disk, asked of the desk (image: maybe the network). All references must outlive it.
    LaunchPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    void focusName(); ///< gives the field of the name the focus
    /// Shows the reason unless the form has its own; disables the buttons of form and sheet (focus moves). Empty: ends.
    void setHoldReason(const QString &reason);

signals:
    void launched(const QString &mint); ///< the launch succeeded, and the form is empty but for its terms

protected:
    void showEvent(QShowEvent *event) override; ///< asks desk, and so maybe upload services, for the place

private:
    /// A field's control, and the label near or in it that shows its problem, for which nothing moves.
    struct Control
    {
        QWidget *edit = nullptr;
        TextLabel *problem = nullptr;
        QWidget *usual = nullptr; ///< what the problem takes the place of; nullptr: it has a place of its own
        bool isTouched = false; ///< only a touched field shows its problem
        QString refusal; ///< why the core refused its contents, or it a picture, until they change
    };

    void buildLayout(); ///< lays out all controls; connects nothing
    /// Adds a field of at most 64 characters, noted in its Control, below its label and `counter` (of its bytes).
    QLineEdit *addText(QBoxLayout *column, LaunchForm::Field field, const QString &label, const QString &objectName,
                       TextLabel *counter);
    /// Makes the line above a field: its label, beside it newProblem(), which with a `counter` takes the place of both.
    QBoxLayout *newHead(LaunchForm::Field field, const QString &label, QWidget *edit, TextLabel *counter = nullptr);
    /// Adds the field of a link, at most 200 characters, beside its label; notes it and the problem in its Control.
    QLineEdit *addLink(QGridLayout *links, LaunchForm::Field field, const QString &label, const QString &objectName);
    /// Makes the hidden line that says what is wrong with a field; notes line and `edit` in the field's Control.
    TextLabel *newProblem(LaunchForm::Field field, QWidget *edit);
    void connectAll(); ///< controls, desk, saving timer; has the form on disk asked for and restored; shows the state
    /// Has edits saved on disk (noteEdit()), Enter press the button, and leaving the field show its problem.
    void connectField(LaunchForm::Field field, QLineEdit *edit);

    /// The contents of the fields and the chosen wallet's lamports, to be checked.
    [[nodiscard]] LaunchForm form() const;
    [[nodiscard]] QString holdReason(const LaunchForm &form) const; ///< why nothing can be launched now; empty: it can
    /// Shows counters, problems, the sentence on costs, steps and button as the form is now, in an open sheet why it is
    /// held back; disables the fields while a launch is sent, and moves the focus off what it disables. Asks nothing.
    void showFormState();
    void showCancel(); ///< shows the button that stops uploads while they run, else hides it: its focus to the panel
    /// The user changed this field: forgets its refusal and the unfinished launch's key, closes the sheet, and saves
    /// the form on disk 0.4 s after the last edit. Nothing while the program fills the form.
    void noteEdit(LaunchForm::Field field);
    void clearForm(); ///< empties all but the terms, forgets the launch's key, and saves that as the draft on disk

    /// True when the chosen wallet's launch with these contents was sent before: it goes on with that launch's key.
    [[nodiscard]] bool goesOn() const;
    /// Opens the sheet that sends the launch once a person agrees; asks desk, cluster, upload services for costs and
    /// place. An error that names a field closes it, focuses that. Nothing while one is open or holdReason() has one.
    void openConfirmSheet();
    /// The form's request for this wallet and idempotency key: signed anew after a failure, answered once settled.
    [[nodiscard]] LaunchRequest readRequest(const QString &wallet, const QByteArray &key) const;
    /// Keeps the launch's key and wallet, also in the draft on disk, then has the desk publish, sign, journal and send
    /// it, the form disabled (focus moves); shows the outcome (launched()), asks for the place. Not while one is sent.
    void send(const LaunchRequest &request);
    /// Shows how it ended: after success empties the form, also on disk, launched(); an error may focus its field.
    void showOutcome(const Result<LaunchReceipt> &answer);
    void showError(const Error &error); ///< at the field that it names, which gets the focus, else in the banner

    /// Keeps the contents on disk, but no priority fee or unreadable slippage; with key and wallet of a begun launch.
    void saveDraft();
    /// Fills the fields from what was kept on disk, unless something was typed already. Takes up a launch that had
    /// begun: selects its wallet (walletChanged()), asks the desk how far it came, for followRestored().
    void restoreDraft(const LaunchDraft &draft);
    /// Signs nothing: shows stage or outcome (launched(), disk); has the desk await a pending one, the form disabled.
    void followRestored(const LaunchState &state);
    /// While the panel is visible, asks the desk, and so maybe upload services, for the place of image and metadata,
    /// and shows it; an error changes nothing.
    void askPlace();

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    QByteArray m_key; ///< the idempotency key of the launch that was sent with the present contents; empty: none was
    QString m_wallet; ///< the wallet of that launch
    bool m_isSending = false;
    bool m_isFilling = false; ///< the program changes the form
    QString m_hold;
    QPointer<ConfirmLaunchDialog> m_review; ///< the open sheet
    QTimer m_saving;
    std::array<Control, LaunchForm::fieldCount> m_controls;

    QWidget *m_fields; ///< all controls of the form
    ImageDrop *m_image;
    LinkButton *m_crop;
    TextLabel *m_note; ///< what was changed in the picture
    QLineEdit *m_name = nullptr;
    QLineEdit *m_symbol = nullptr;
    TextLabel *m_nameCount;
    TextLabel *m_symbolCount;
    QPlainTextEdit *m_description;
    QLineEdit *m_website = nullptr;
    QLineEdit *m_twitter = nullptr;
    QLineEdit *m_telegram = nullptr;
    AmountEdit *m_buy;
    TermsEdit *m_terms;
    TextLabel *m_cost;
    TextLabel *m_place;
    LinkButton *m_stores;
    LaunchSteps *m_steps;
    LinkButton *m_cancel; ///< stops the uploads
    Banner *m_banner;
    PrimaryButton *m_button;
    TextLabel *m_reason;
};

} // namespace curvedesk

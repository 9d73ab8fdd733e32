// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/launch/LaunchTypes.h"

#include <QPointer>
#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace curvedesk {

class AmountEdit;
class Banner;
class Desk;
class DeskSelection;
class ImageDrop;
class PrimaryButton;
class TermsEdit;
class TextLabel;
class WalletBook;

/// The form that launches a coin: image, metadata, links and a first buy, in one transaction. The form keeps its
/// contents until a launch succeeded.
class LaunchPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype maxNameBytes = 32;
    static constexpr qsizetype maxSymbolBytes = 13;

    LaunchPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    void focusName();
    /// Disables launching, with the reason on the button; an empty reason enables it.
    void setHoldReason(const QString &reason);

signals:
    void launched(const QString &mint);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildLayout();
    QLineEdit *addField(const QString &label, const QString &objectName, TextLabel **counter);
    void connectAll();
    /// Updates counters, costs and the button from the form.
    void showFormState();
    [[nodiscard]] QString problem() const;
    [[nodiscard]] LaunchRequest readRequest() const;
    void openConfirmSheet();
    void send(const LaunchRequest &request);
    /// Asks for the place of image and metadata, and shows it; called again whenever that may have changed.
    void askPlace();

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    bool m_isSending = false;
    QString m_hold;
    QPointer<QWidget> m_review; ///< the open sheet

    ImageDrop *m_image;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_symbol = nullptr;
    TextLabel *m_nameCount = nullptr;
    TextLabel *m_symbolCount = nullptr;
    QPlainTextEdit *m_description;
    QLineEdit *m_website = nullptr;
    QLineEdit *m_twitter = nullptr;
    QLineEdit *m_telegram = nullptr;
    AmountEdit *m_buy;
    TermsEdit *m_terms;
    TextLabel *m_cost;
    TextLabel *m_place;
    Banner *m_banner;
    PrimaryButton *m_button;
    TextLabel *m_reason;
};

} // namespace curvedesk

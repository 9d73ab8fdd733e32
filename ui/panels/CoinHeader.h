// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QWidget>

namespace curvedesk {

class CoinAvatar;
class Desk;
class DeskSelection;
class IconButton;
class TextLabel;

/// The row above the charts: the coin's image, name, address, figures and audit. Figures that do not fit are hidden.
class CoinHeader final : public QWidget
{
    Q_OBJECT

public:
    /// Empty until setDetails(). Both references must outlive it.
    CoinHeader(Desk &desk, DeskSelection &selection, QWidget *parent = nullptr);

    /// Shows the coin; asks for look-alikes of another one. `pool`: the pool of a graduated coin; empty: the coin is on
    /// its curve, or its pool is not known yet.
    void setDetails(const TokenDetails &details, const QString &pool);

protected:
    void resizeEvent(QResizeEvent *event) override; ///< calls hideFiguresToFit()

private:
    /// Opens the sheet about the coin.
    void openAbout();
    /// Searches the market for older coins with a name that looks the same, and warns where there are any; not after an
    /// error, and nothing is asked again.
    void askLookAlikes();
    struct Figure
    {
        QWidget *box;
        TextLabel *value;
    };
    void buildLayout(); ///< image, names, address and buttons, figures, audit
    /// Adds a figure, which is empty, below its label at the end of the row.
    [[nodiscard]] Figure addFigure(const QString &label, const QString &objectName);
    /// Shows how much the curve still has to take in, or the pool; `pool`: its address, empty until the coin has moved.
    void showGraduation(const TokenSummary &token, const QString &pool);
    /// Shows in the star whether the coin is watched.
    void showWatched();
    void hideFiguresToFit(); ///< and shows again those for which there is room

    bool m_hasAuditWarning = false;

    Desk &m_desk;
    DeskSelection &m_selection;
    TokenDetails m_details;
    QString m_mint;
    CoinAvatar *m_avatar;
    TextLabel *m_name;
    TextLabel *m_ticker;
    TextLabel *m_address;
    TextLabel *m_warning;
    IconButton *m_copy;
    IconButton *m_star;
    IconButton *m_about;
    TextLabel *m_lookAlike;
    Figure m_price{};
    Figure m_cap{};
    Figure m_graduation{};
    Figure m_creator{};
    QWidget *m_audit = nullptr;
    TextLabel *m_mintFixed = nullptr;
    TextLabel *m_noFreeze = nullptr;
};

} // namespace curvedesk

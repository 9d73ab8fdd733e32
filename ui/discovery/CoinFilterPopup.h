// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/discovery/CoinFilter.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;

namespace curvedesk {

/// Edits the filter of the lists of coins in a small sheet at the list; every change takes effect at once. Deletes
/// itself when closed.
class CoinFilterPopup final : public QDialog
{
    Q_OBJECT

public:
    CoinFilterPopup(const CoinFilter &filter, QWidget *parent);

    /// The bounds in words: "Younger than 1 h · Market cap from 50 SOL".
    [[nodiscard]] static QString textOf(const CoinFilter &filter);

signals:
    void changed(const curvedesk::CoinFilter &filter);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSpinBox *addBound(QFormLayout &form, const QString &objectName, const QString &label, const QString &unit,
                       int most);
    /// Shows a filter in the fields without a signal.
    void showFilter(const CoinFilter &filter);
    void emitFilter();

    QComboBox *m_age;
    QSpinBox *m_minCap;
    QSpinBox *m_maxCap;
    QSpinBox *m_minProgress;
    QSpinBox *m_maxProgress;
    QSpinBox *m_minHolders;
    QCheckBox *m_hidesSuspects;
};

} // namespace curvedesk

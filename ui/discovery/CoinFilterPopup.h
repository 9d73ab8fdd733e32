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

/// Edits the filter of the lists of coins in a small sheet; changes take effect at once. Deletes itself when closed.
class CoinFilterPopup final : public QDialog
{
    Q_OBJECT

public:
    /// Shows `filter`; emits nothing until the user changes a field.
    CoinFilterPopup(const CoinFilter &filter, QWidget *parent);

    /// The bounds in words: "Younger than 1 h · Market cap from 50 SOL"; empty without bounds.
    [[nodiscard]] static QString textOf(const CoinFilter &filter);

signals:
    void changed(const curvedesk::CoinFilter &filter); ///< the user changed a field, or cleared all

protected:
    void paintEvent(QPaintEvent *event) override; ///< the ground, with a frame

private:
    /// Adds a row of a label, which belongs to `field`, and `row`, which has the field.
    static void addRow(QFormLayout &form, const QString &label, QWidget &field, QLayout *row);
    /// Adds a row with a field for a number of this unit from 0, shown as "any", to `most`, and returns the field,
    /// which the sheet owns; its changes emit changed().
    QSpinBox *addBound(QFormLayout &form, const QString &objectName, const QString &label, const QString &unit,
                       int most);
    void showFilter(const CoinFilter &filter); ///< shows a filter in the fields; emits nothing
    void emitFilter(); ///< emits changed() with the filter that the fields show

    QComboBox *m_age;
    QSpinBox *m_minCap;
    QSpinBox *m_maxCap;
    QSpinBox *m_minProgress;
    QSpinBox *m_maxProgress;
    QSpinBox *m_minHolders;
    QCheckBox *m_hidesSuspects;
};

} // namespace curvedesk

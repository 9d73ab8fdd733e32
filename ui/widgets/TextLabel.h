// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QLabel>

namespace curvedesk {

/// The window's label: always plain text, so that foreign text is never markup; font by role and colour by tone.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QString &text, TextRole role = TextRole::Body, Tone tone = Tone::Normal,
                       QWidget *parent = nullptr);

    void setTone(Tone tone); ///< the text's colour; a stand-in keeps that of a warning
    /// Lets the label shrink: its letters become up to 2 px (at 100 %) smaller, then its text ends in "…".
    void setElided(bool isElided);
    [[nodiscard]] bool isElided() const { return m_isElided; }
    /// Shows this text in place of its own, as a warning, smaller or cut to fit; screen readers read both. Empty: none.
    void setStandIn(const QString &text);
    void setPlainToolTip(const QString &text); ///< sets a tool tip that is never markup; empty: none
    void setCopyable(); ///< lets mouse and keyboard select and copy the text from now on; a click focuses it

    /// Of an elided text four digits wide at most; of a wrapped one as high as it needs in the label's present width.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override; ///< shows a text that is cut, where it has no tool tip, whole in one
    void resizeEvent(QResizeEvent *event) override; ///< asks for the height of wrapped text in this width
    void changeEvent(QEvent *event) override; ///< takes up the font and the colours of a new theme or zoom
    void paintEvent(QPaintEvent *event) override; ///< a text that may be cut, itself; any other as QLabel does

private:
    void followTheme(); ///< takes up font and colour
    [[nodiscard]] QString shownText() const { return m_standIn.isEmpty() ? text() : m_standIn; }
    [[nodiscard]] QFont fittingFont() const; ///< the largest one in which the text fits, or the smallest
    [[nodiscard]] QString fittingText(const QFont &font) const; ///< with "…" where it is cut

    const TextRole m_role;
    Tone m_tone;
    QString m_standIn;
    bool m_isElided = false;
    int m_wrappedWidth = 0; ///< for which the layout was asked for a height; 0: it has not given a width yet
};

/// A small muted label for an input field, which the caller gives a place; also sets the field's accessible name.
[[nodiscard]] TextLabel *newFieldLabel(const QString &text, QWidget &field);

} // namespace curvedesk

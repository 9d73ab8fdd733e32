// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Desk.h"
#include "ui/theme/Theme.h"

class QLineEdit;
class QVBoxLayout;

namespace curvedesk {

class DeskDialog;
class PrimaryButton;
class TextLabel;

/// The parts of which sheets are made.
namespace dialogFields {

/// Adds a label and, below it, its field, which it returns; the widget of `body` owns both.
QLineEdit *addField(QVBoxLayout *body, const QString &label, const QString &objectName);
/// Adds a label and, below it, a field for a secret, which it returns: dots for at most 1000 characters.
QLineEdit *addSecretField(QVBoxLayout *body, const QString &label, const QString &objectName);
/// Adds a small text that wraps, and returns it.
TextLabel *addSentence(QVBoxLayout *body, const QString &text, Tone tone = Tone::Muted);
/// Adds the whole address in groups, in letters of one width, which are compared more easily, and returns it.
TextLabel *addAddress(QVBoxLayout *body, const QString &address);
/// Adds the line that says which network's money is spent, strong unless it is play money, and returns it.
TextLabel *addSpending(QVBoxLayout *body, const QString &network);
/// Adds the dialog's default button, which has no effect yet, to its row, and returns it: Enter presses it, unless
/// another button has the focus.
PrimaryButton *addPrimary(DeskDialog &dialog, const QString &text, const QString &objectName);
/// A copy of the field's text as a secret, in UTF-8; the field keeps its text.
[[nodiscard]] Desk::Secret secretIn(const QLineEdit &field);
/// Clears the field and returns its text as a secret, in UTF-8.
[[nodiscard]] Desk::Secret takeSecret(QLineEdit &field);

} // namespace dialogFields
} // namespace curvedesk

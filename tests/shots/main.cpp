// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Takes screenshots of the window's states, driven by clicks: curvedesk-shots DIR [LOOK | LANGUAGE [NAME]]. Fails when
// a step fails. LOOK, such as dark-1280x800 or light-1920x1080, takes only the staged ones in that look. LANGUAGE, such
// as de, pseudo (longer texts) or mirrored (from right to left), takes those of one dark window of 1280x800. NAME takes
// of the staged ones only those whose names begin with it. Under QT_SCALE_FACTOR the pictures' names end in the scale.
// Below the path of each picture it prints what of its texts is cut off, small or crossed (PaintedCuts.h).
#include "tests/shots/Photographer.h"
#include "tests/ui/support/PseudoTranslator.h"
#include "ui/text/Language.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <optional>

using namespace curvedesk;

namespace {

/// Reads "dark-1280x800".
std::optional<Look> lookOf(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^(dark|light)-([0-9]+)x([0-9]+)$"));
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch())
        return std::nullopt;
    return Look{match.captured(1) == u"dark" ? ColorScheme::Dark : ColorScheme::Light,
                QSize(match.captured(2).toInt(), match.captured(3).toInt())};
}

/// False for a language that the window does not have.
bool speak(const QString &language, QApplication &application)
{
    if (language == u"pseudo") {
        QCoreApplication::installTranslator(new PseudoTranslator(PseudoTranslator::Kind::Longer, &application));
    } else if (language == u"mirrored") {
        QCoreApplication::installTranslator(new PseudoTranslator(PseudoTranslator::Kind::Mirrored, &application));
        QApplication::setLayoutDirection(Qt::RightToLeft);
    } else {
        language::install(language, application);
        return std::ranges::any_of(language::all(), [&](const Language &each) { return each.code == language; });
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setCursorFlashTime(0); // two pictures of the same state are the same
    const auto only = argc >= 3 ? lookOf(QString::fromLocal8Bit(argv[2])) : std::nullopt;
    if (argc < 2 || argc > 4) {
        std::fprintf(stderr, "usage: curvedesk-shots DIR [dark-1280x800 | de [NAME]]\n");
        return 64;
    }
    const bool hasLanguage = argc >= 3 && !only;
    if (!speak(hasLanguage ? QString::fromLocal8Bit(argv[2]) : QStringLiteral("en"), application)) {
        std::fprintf(stderr, "curvedesk-shots: %s is neither a look nor a language of the window\n", argv[2]);
        return 64;
    }
    const QString directory = QString::fromLocal8Bit(argv[1]);
    const double ratio = application.devicePixelRatio();
    const QString scale = qFuzzyCompare(ratio, 1.0) ? QString() : QStringLiteral("x%1").arg(ratio);
    const QString name = argc == 4 ? QString::fromLocal8Bit(argv[3]) : QString();
    bool hasFailed = false;
    const auto note = [&](const QByteArray &failure) {
        if (failure.isEmpty())
            return;
        std::fprintf(stderr, "curvedesk-shots: %s\n", failure.constData());
        hasFailed = true;
    };
    if (only) {
        note(takeStagedScreenshots(directory, {only->scheme, only->size, scale, name}));
        return hasFailed ? 1 : 0;
    }
    if (hasLanguage) {
        const Look look{ColorScheme::Dark, QSize(1280, 800), QString::fromLocal8Bit(argv[2]) + scale, name};
        if (name.isEmpty())
            note(takeLiveScreenshots(directory, look));
        note(takeStagedScreenshots(directory, look));
        return hasFailed ? 1 : 0;
    }
    note(takeShowcase(directory));
    for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440)}) {
            const Look look{scheme, size, scale};
            note(takeLiveScreenshots(directory, look));
            note(takeStagedScreenshots(directory, look));
        }
    }
    return hasFailed ? 1 : 0;
}

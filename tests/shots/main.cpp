// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Takes screenshots of the window's states, driven by clicks: curvedesk-shots DIR. Fails when a step fails.
#include "tests/shots/Photographer.h"

#include <cstdio>

using namespace curvedesk;

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "usage: curvedesk-shots DIR\n");
        return 64;
    }
    const QString directory = QString::fromLocal8Bit(argv[1]);
    bool hasFailed = false;
    const auto note = [&](const QByteArray &failure) {
        if (failure.isEmpty())
            return;
        std::fprintf(stderr, "curvedesk-shots: %s\n", failure.constData());
        hasFailed = true;
    };
    note(takeShowcase(directory));
    for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            const Look look{scheme, size};
            note(takeLiveScreenshots(directory, look));
            note(takeStagedScreenshots(directory, look));
        }
    }
    return hasFailed ? 1 : 0;
}

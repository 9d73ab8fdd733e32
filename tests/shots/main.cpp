// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Pictures of the window in its states, driven by clicks: curvedesk-shots DIR. Fails when a step does not come about.
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
            note(takeLivePictures(directory, look));
            note(takeStagedPictures(directory, look));
        }
    }
    return hasFailed ? 1 : 0;
}

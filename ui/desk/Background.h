// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Ask.h"

#include <QThreadPool>

namespace curvedesk {

/// Runs `work` on a pool thread, then `handler` with its result on the window's thread, unless `receiver` was destroyed
/// meanwhile: the work is done in any case. Returns at once. For work that would cost the window a frame: decoding
/// images, reading and writing files.
template<class Work, class Handler> void inBackground(QObject *receiver, Work work, Handler handler)
{
    auto job
        = [receiver = QPointer<QObject>(receiver), work = std::move(work), handler = std::move(handler)]() mutable {
              auto value = work();
              postToWindow(
                  [receiver = std::move(receiver), handler = std::move(handler), value = std::move(value)]() mutable {
                      if (receiver)
                          handler(std::move(value));
                  });
          };
    QThreadPool::globalInstance()->start(std::move(job));
}

} // namespace curvedesk

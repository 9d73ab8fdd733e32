// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Ask.h"

#include <QThreadPool>

namespace curvedesk {

/// Runs `work` on a pool thread and hands what it returns to `handler` on this thread, unless `receiver` is gone by
/// then. For what would cost the window a frame: decoding pictures, reading and writing files that people chose.
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

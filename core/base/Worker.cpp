// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Worker.h"

#include "core/base/TraceWipe.h"

#include <QObject>
#include <QThreadPool>

namespace curvedesk::worker {

namespace {

class Pool final : public QThreadPool
{
public:
    Pool() { setMaxThreadCount(2); } // each job may hold several copies of a picture of 15 MiB
};

} // namespace

void run(std::function<void()> job, std::function<void()> finished)
{
    static Pool pool; // its destructor waits for the jobs under way
    auto *const caller = new QObject; // belongs to the calling thread, whose event loop runs `finished`
    pool.start([caller, job = std::move(job), finished = std::move(finished)] {
        {
            const TraceWipe wipeTraces; // of a key in a request that the job reads
            job();
        }
        QMetaObject::invokeMethod(
            caller,
            [caller, finished] {
                caller->deleteLater();
                finished();
            },
            Qt::QueuedConnection);
    });
}

} // namespace curvedesk::worker

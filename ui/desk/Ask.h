// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "ui/desk/Desk.h"

#include <QCoreApplication>
#include <QPointer>

#include <memory>
#include <tuple>
#include <utility>

namespace curvedesk {

/// Has `deliver` run later on the window's thread, the application's; not at all once the application is being
/// destroyed. From any thread. What still waits when the program ends is dropped with everything it holds.
template<class Deliver> void postToWindow(Deliver deliver)
{
    if (QCoreApplication *application = QCoreApplication::instance())
        QMetaObject::invokeMethod(application, std::move(deliver), Qt::QueuedConnection);
}

namespace askDetail {

template<class T> struct Handler
{
    QPointer<QObject> receiver; // read on the window's thread only
    Answer<T> answer;
};

/// Has the handler called with the answer on the window's thread, unless the receiver is gone by then.
template<class T> void deliver(Result<T> result, std::shared_ptr<Handler<T>> handler)
{
    postToWindow([handler = std::move(handler), result = std::move(result)] {
        if (handler->receiver)
            handler->answer(result);
    });
}

/// Awaits the task on the service's thread, then has the handler called with its result, which may be an error, on the
/// window's thread, unless the receiver is gone by then.
template<class T> QCoro::Task<void> deliver(Task<T> task, std::shared_ptr<Handler<T>> handler)
{
    Result<T> result = co_await task;
    deliver<T>(std::move(result), std::move(handler));
}

} // namespace askDetail

/// Calls `method` of `service` on the service's thread, then `answer` with its result or error on the window's thread,
/// unless `receiver` was destroyed meanwhile. Returns at once; to be called on the window's thread. The service must
/// live as long as its thread's event loop.
template<class T, class Service, class Method, class... Arguments>
void ask(QObject *receiver, Answer<T> answer, Service &service, Method method, Arguments... arguments)
{
    auto handler = std::make_shared<askDetail::Handler<T>>(
        askDetail::Handler<T>{QPointer<QObject>(receiver), std::move(answer)});
    auto call = [handler = std::move(handler), &service, method,
                 values = std::make_tuple(std::move(arguments)...)]() mutable {
        std::apply(
            [&](Arguments &...values_) { askDetail::deliver<T>((service.*method)(std::move(values_)...), handler); },
            values);
    };
    QMetaObject::invokeMethod(&service, std::move(call), Qt::QueuedConnection);
}

} // namespace curvedesk

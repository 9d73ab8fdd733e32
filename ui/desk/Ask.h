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

/// Runs `deliver` on the window's thread, which is the application's; not at all once the application is going. The
/// application itself is the destination: an event that is still waiting when the program ends holds nothing whose end
/// would have to be posted again.
template<class Deliver> void postToWindow(Deliver deliver)
{
    if (QCoreApplication *application = QCoreApplication::instance())
        QMetaObject::invokeMethod(application, std::move(deliver), Qt::QueuedConnection);
}

namespace askDetail {

template<class T> struct Question
{
    QPointer<QObject> receiver; // looked at on the window's thread only
    Answer<T> answer;

    static void settle(std::shared_ptr<Question> question, Result<T> result)
    {
        postToWindow([question = std::move(question), result = std::move(result)] {
            if (question->receiver)
                question->answer(result);
        });
    }
};

template<class T> QCoro::Task<void> relay(Task<T> task, std::shared_ptr<Question<T>> question)
{
    Result<T> result = co_await task;
    Question<T>::settle(std::move(question), std::move(result));
}

template<class T> void take(Task<T> task, std::shared_ptr<Question<T>> question)
{
    relay(std::move(task), std::move(question));
}

template<class T> void take(Result<T> result, std::shared_ptr<Question<T>> question)
{
    Question<T>::settle(std::move(question), std::move(result));
}

} // namespace askDetail

/// Calls `method` of `service` on the service's thread and brings the result back to the window's thread, to
/// `receiver` if it is still there. The service must live as long as its thread's event loop.
template<class T, class Service, class Method, class... Arguments>
void ask(QObject *receiver, Answer<T> answer, Service &service, Method method, Arguments... arguments)
{
    auto question = std::make_shared<askDetail::Question<T>>(
        askDetail::Question<T>{QPointer<QObject>(receiver), std::move(answer)});
    auto call = [question = std::move(question), &service, method,
                 values = std::make_tuple(std::move(arguments)...)]() mutable {
        std::apply(
            [&](Arguments &...values_) { askDetail::take<T>((service.*method)(std::move(values_)...), question); },
            values);
    };
    QMetaObject::invokeMethod(&service, std::move(call), Qt::QueuedConnection);
}

} // namespace curvedesk

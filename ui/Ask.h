// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "ui/Desk.h"

#include <QPointer>
#include <QThread>

#include <memory>
#include <tuple>
#include <utility>

namespace curvedesk {

/// The window's end of a question. Shared by every question under way, so that an answer always has somewhere to go;
/// belongs to the window's thread and is destroyed there whoever lets go of it last.
class AnswerPoint final
{
public:
    AnswerPoint()
        : m_home(new QObject, [](QObject *home) { home->deleteLater(); })
    {
    }

    /// Runs `deliver` on the window's thread. What is under way keeps its destination: a deferred delete may overtake
    /// other events.
    template<class Deliver> void post(Deliver deliver) const
    {
        QMetaObject::invokeMethod(
            m_home.get(), [home = m_home, deliver = std::move(deliver)]() mutable { deliver(); }, Qt::QueuedConnection);
    }

private:
    std::shared_ptr<QObject> m_home;
};

namespace askDetail {

template<class T> struct Question
{
    AnswerPoint home;
    QPointer<QObject> receiver; // looked at on the window's thread only
    Answer<T> answer;

    static void settle(std::shared_ptr<Question> question, Result<T> result)
    {
        const AnswerPoint home = question->home;
        home.post([question = std::move(question), result = std::move(result)] {
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
void ask(const AnswerPoint &home, QObject *receiver, Answer<T> answer, Service &service, Method method,
         Arguments... arguments)
{
    auto question = std::make_shared<askDetail::Question<T>>(
        askDetail::Question<T>{home, QPointer<QObject>(receiver), std::move(answer)});
    auto call = [question = std::move(question), &service, method,
                 values = std::make_tuple(std::move(arguments)...)]() mutable {
        std::apply(
            [&](Arguments &...values_) { askDetail::take<T>((service.*method)(std::move(values_)...), question); },
            values);
    };
    QMetaObject::invokeMethod(&service, std::move(call), Qt::QueuedConnection);
}

} // namespace curvedesk

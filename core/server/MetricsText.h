// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

#include <initializer_list>
#include <type_traits>
#include <utility>

namespace curvedesk {

/// Writes metrics in the text form of Prometheus (version 0.0.4).
class MetricsText
{
public:
    using Labels = std::initializer_list<std::pair<QByteArrayView, QByteArrayView>>;
    static constexpr const char *contentType = "text/plain; version=0.0.4; charset=utf-8";

    /// Begins a metric, named "curvedesk_" and `name`: appends its two lines of description. `type`: counter, gauge or
    /// histogram.
    void metric(QByteArrayView name, QByteArrayView type, QByteArrayView help);
    /// Appends a sample of the metric begun last; `suffix` is what a histogram appends to its name. Values of labels
    /// may be foreign text.
    template<class Number> void sample(Number value, Labels labels = {}, QByteArrayView suffix = {})
    {
        if constexpr (std::is_floating_point_v<Number>)
            write(QByteArray::number(value, 'g', 12), labels, suffix);
        else
            write(QByteArray::number(value), labels, suffix);
    }
    /// Begins a metric, named "curvedesk_" and `name`: appends its two lines of description and its one sample.
    template<class Number>
    void metric(QByteArrayView name, QByteArrayView type, QByteArrayView help, Number value, Labels labels = {})
    {
        metric(name, type, help);
        sample(value, labels);
    }

    /// Returns the text written so far, and begins an empty one.
    [[nodiscard]] QByteArray take() { return std::move(m_text); }

private:
    /// Appends a sample's line; escapes the labels' values.
    void write(const QByteArray &number, Labels labels, QByteArrayView suffix);

    QByteArray m_text;
    QByteArray m_name;
};

} // namespace curvedesk

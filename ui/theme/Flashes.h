// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDeadlineTimer>
#include <QList>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace curvedesk {

/// The places of a view whose figure changed just now, with its direction. Its timer runs only while there are some.
template<class Place> class Flashes
{
    Q_DISABLE_COPY_MOVE(Flashes)

public:
    static constexpr int durationMs = 250;

    /// `repaint` is called with a place when its flash begins and when it ends.
    explicit Flashes(std::function<void(const Place &)> repaint)
        : m_repaint(std::move(repaint))
    {
        m_end.setSingleShot(true);
        QObject::connect(&m_end, &QTimer::timeout, &m_end, [this] { endDue(); });
    }
    ~Flashes() = default;

    /// Begins a flash, repaints the place now and in durationMs; one under way goes on: at most four in a second.
    void start(const Place &place, bool isUp)
    {
        if (direction(place))
            return;
        m_flashes.append({place, isUp, QDeadlineTimer(durationMs)});
        m_repaint(place);
        if (!m_end.isActive())
            m_end.start(durationMs);
    }
    /// True: it flashes upwards; false: downwards; nullopt: not at all.
    template<class Other> [[nodiscard]] std::optional<bool> direction(const Other &place) const
    {
        const auto found = std::ranges::find_if(m_flashes, [&](const Flash &each) { return each.place == place; });
        return found == m_flashes.end() ? std::nullopt : std::optional(found->isUp);
    }

private:
    struct Flash
    {
        Place place;
        bool isUp;
        QDeadlineTimer end;
    };
    /// Ends the flashes whose time is over, the oldest first, has their places repainted, and waits for the next one.
    void endDue()
    {
        while (!m_flashes.isEmpty() && m_flashes.first().end.hasExpired())
            m_repaint(m_flashes.takeFirst().place);
        if (!m_flashes.isEmpty())
            m_end.start(static_cast<int>(qMax<qint64>(1, m_flashes.first().end.remainingTime())));
    }

    std::function<void(const Place &)> m_repaint;
    QList<Flash> m_flashes; ///< the oldest first
    QTimer m_end;
};

} // namespace curvedesk

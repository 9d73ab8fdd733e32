// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The headers of the libraries that nearly every source includes, compiled once. None of the project's own: ccache
// gives the compiled headers of one clone to another, where #pragma once would not know the other clone's files again.
// A source must still include what it uses: the preset asan builds without this file.
#pragma once

#include <tl/expected.hpp>

#include <QByteArray>
#include <QByteArrayView>
#include <QCoro/QCoroTask>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QString>
#include <QtEndian>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

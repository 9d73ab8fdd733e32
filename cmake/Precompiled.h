// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The headers that nearly every source includes, compiled once. A source must still include what it uses: the preset
// asan builds without this file.
#pragma once

#include "core/base/Bytes.h"
#include "core/base/Result.h"
#include "core/base/Task.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
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

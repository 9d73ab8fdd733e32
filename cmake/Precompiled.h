// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What nearly every source of ours includes, compiled once. Sources include what they use all the same: the preset
// asan builds without this file and shows where one does not.
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

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/Cluster.h"

// The port has no code of its own; this file gives moc's output a home.
#include "moc_Cluster.cpp"

// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace curvedesk::fuzz {

inline QByteArrayView view(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

/// Ends the process, which is how a fuzzer learns that a promise is broken.
inline void require(bool condition, const char *promise)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

/// A target of the program that replays the corpora, which knows its targets by name.
struct Registration
{
    using Run = int (*)(const std::uint8_t *data, std::size_t size);
    Registration(const char *name, Run run);
};

} // namespace curvedesk::fuzz

/// Heads the body of a fuzz target, which ends with `return 0`: the entry point of a libFuzzer program, or one target
/// of many in the replay program.
#ifdef CURVEDESK_FUZZ_REPLAY
#define CURVEDESK_FUZZ_TARGET(target, data, size)                                                                      \
    static int run_##target(const std::uint8_t *data, std::size_t size);                                               \
    static const curvedesk::fuzz::Registration registered_##target{"fuzz_" #target, run_##target};                     \
    static int run_##target(const std::uint8_t *data, std::size_t size)
#else
#define CURVEDESK_FUZZ_TARGET(target, data, size)                                                                      \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);                                 \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
#endif

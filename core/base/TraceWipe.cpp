// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/TraceWipe.h"

#include <sodium.h>

namespace curvedesk {

namespace {

// Sets all vector registers to zero, whatever the processor has of them; on other processors than x86-64 nothing.
void wipeVectorRegisters()
{
#if defined(__x86_64__)
#define CURVEDESK_VECTOR_REGISTERS                                                                                     \
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12",         \
        "xmm13", "xmm14", "xmm15"
    // The C library copies memory through the upper sixteen of AVX-512.
    if (__builtin_cpu_supports("avx512f"))
        asm volatile(".irp each,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31\n\t"
                     "vpxorq %%zmm\\each, %%zmm\\each, %%zmm\\each\n\t"
                     ".endr" ::);
    if (__builtin_cpu_supports("avx"))
        asm volatile("vzeroall" ::: CURVEDESK_VECTOR_REGISTERS);
    else
        asm volatile(".irp each,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n\t"
                     "pxor %%xmm\\each, %%xmm\\each\n\t"
                     ".endr" ::
                         : CURVEDESK_VECTOR_REGISTERS);
#undef CURVEDESK_VECTOR_REGISTERS
#endif
}

} // namespace

TraceWipe::~TraceWipe()
{
    sodium_stackzero(m_depth);
    wipeVectorRegisters();
}

} // namespace curvedesk

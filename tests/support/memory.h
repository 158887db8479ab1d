// SPDX-License-Identifier: MIT
//
// How much memory the program holds on to, for tests that find out whether it grows. What counts is what was asked of
// the allocator and not given back: the resident size of the process also holds freed pages that wait to be used again,
// and goes up and down with the order in which things were freed.
#pragma once

#include <QByteArray>

#include <algorithm>
#include <cstddef>
#include <vector>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHAMPCLOS_ADDRESS_SANITIZER
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) && !defined(CHAMPCLOS_ADDRESS_SANITIZER)
#define CHAMPCLOS_ADDRESS_SANITIZER
#endif

#if defined(CHAMPCLOS_ADDRESS_SANITIZER)
// It has an allocator of its own. Not every compiler brings the header.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // NOLINT(bugprone-reserved-identifier)
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

namespace champclos::test {

/// In bytes; 0 where it cannot be known.
inline std::size_t memoryInUse() {
#if defined(CHAMPCLOS_ADDRESS_SANITIZER)
    return __sanitizer_get_current_allocated_bytes();
#elif defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

/// Says how the second half of the measurements is higher than the first by more than a twentieth, or nothing.
inline QByteArray growth(const std::vector<std::size_t> &measured) {
    const auto half = measured.begin() + static_cast<std::ptrdiff_t>(measured.size() / 2);
    const std::size_t first = *std::max_element(measured.begin(), half);
    const std::size_t second = *std::max_element(half, measured.end());
    if (second <= first + first / 20)
        return {};
    QByteArray figures("kilobytes:");
    for (const std::size_t bytes : measured)
        figures += ' ' + QByteArray::number(static_cast<qulonglong>(bytes / 1024));
    return figures;
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
//
// The JSON reader: anything is read or refused; what is read is written and read back as the same value.
#include "engine/io/json.h"

#include <cstdlib>

using namespace champclos::io;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    Diagnostics diagnostics("fuzz");
    const auto value = parseJson(text, diagnostics);
    if (!value && !diagnostics.hasErrors())
        std::abort(); // refused without a reason
    if (!value || diagnostics.hasErrors())
        return 0;
    for (const std::string &written : {writeJson(*value), writeJsonLine(*value)}) {
        Diagnostics again("written");
        const auto back = parseJson(written, again, {.maxBytes = written.size() + 1, .maxDepth = 256});
        if (!back || !(*back == *value))
            std::abort();
    }
    return 0;
}

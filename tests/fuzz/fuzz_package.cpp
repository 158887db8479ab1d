// SPDX-License-Identifier: MIT
//
// The reader of packages: any bytes are a package or are refused with a reason, within the limits; what is read is
// written and read back the same. Nothing is installed.
#include "engine/io/package.h"

#include <cstdlib>

using namespace champclos;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char *>(data), size); // NOLINT: bytes are what a reader gets
    io::Diagnostics diagnostics("fuzz");
    const auto package = io::readPackage(bytes, diagnostics);
    if (package.has_value() == diagnostics.hasErrors())
        std::abort(); // read in spite of an error, or refused without one
    if (!package)
        return 0;
    for (const io::ArchiveFile &file : package->files)
        if (io::faultOfName(file.name) || file.bytes.size() > io::kMaxArchiveFileBytes)
            std::abort();
    io::Diagnostics again("written");
    io::Package whole = *package;
    whole.manifest.files.clear(); // what was left out is not there to be listed
    for (const io::ArchiveFile &file : whole.files)
        whole.manifest.files.push_back(file.name);
    const auto written = io::writePackage(whole, again);
    const auto back = written ? io::readPackage(*written, again) : std::nullopt;
    if (!back || !(back->manifest == whole.manifest) || !(back->files == whole.files))
        std::abort();
    return 0;
}

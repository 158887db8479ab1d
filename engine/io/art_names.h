// SPDX-License-Identifier: MIT
//
// The names of the drawings that come with the program, so that a file that names another one can be told so. The
// drawings themselves are in app/paint.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace champclos::io {

const std::vector<std::string> &emblemNames(); ///< sorted
/// As battlefields call them: "greenwood.svg".
const std::vector<std::string> &boardArtNames();

} // namespace champclos::io

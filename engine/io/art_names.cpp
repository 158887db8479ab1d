// SPDX-License-Identifier: MIT
#include "engine/io/art_names.h"

#include "engine/io/files.h"

#include <QtGlobal>

#include <algorithm>

// A static library's resources are linked in only if somebody asks for them; the macro must stand outside a namespace.
static void initArtTables() { Q_INIT_RESOURCE(champclos_content); }

namespace champclos::io {

namespace {

std::vector<std::string> keysOf(const std::string &path, const std::string &ending) {
    initArtTables();
    Diagnostics ignored;
    const JsonValue table = readJsonFile(path, ignored).value_or(JsonValue());
    std::vector<std::string> keys;
    for (const JsonMember &member : table.members())
        keys.push_back(member.key + ending);
    std::sort(keys.begin(), keys.end());
    return keys;
}

} // namespace

const std::vector<std::string> &emblemNames() {
    static const std::vector<std::string> names = keysOf(":/champclos/art/emblems.json", {});
    return names;
}

const std::vector<std::string> &boardArtNames() {
    static const std::vector<std::string> names = keysOf(":/champclos/art/grounds.json", ".svg");
    return names;
}

} // namespace champclos::io

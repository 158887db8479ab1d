// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace champclos::test {

namespace {

std::map<std::string, TestMain> &tests() {
    static std::map<std::string, TestMain> all;
    return all;
}

int listTests() {
    std::fputs("usage: name one of these tests, then what Qt Test takes\n", stderr);
    for (const auto &[name, run] : tests())
        std::fprintf(stderr, "    %s\n", name.c_str());
    return 2;
}

} // namespace

bool addTest(const char *file, TestMain run) {
    const std::string name = std::filesystem::path(file).stem().string().substr(std::string("tst_").size());
    return tests().emplace(name, run).second;
}

} // namespace champclos::test

int main(int argc, char **argv) {
    using namespace champclos::test;
    const auto found = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (found == tests().end())
        return listTests();
    // Qt Test gets its own arguments; the program's name stays the first.
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}

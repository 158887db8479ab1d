// SPDX-License-Identifier: MIT
#include "engine/effects/verbs.h"

namespace champclos {

namespace {

auto families() {
    return std::array{choices(), cardVerbs(), putVerbs(), boardVerbs(), combatVerbs(), pileVerbs(), turnVerbs()};
}

ArrayBy<OpCode, Verb, kOpCodes> gathered() {
    ArrayBy<OpCode, Verb, kOpCodes> rows{};
    for (const auto &family : families())
        for (const Verb &verb : family)
            rows[verb.code] = verb;
    return rows;
}

} // namespace

const ArrayBy<OpCode, Verb, kOpCodes> kVerbs = gathered();

const Verb *verbFor(Word word) {
    for (const auto &family : families())
        for (const Verb &verb : family)
            if (verb.word == word)
                return &verb;
    return nullptr;
}

} // namespace champclos

// SPDX-License-Identifier: MIT
#include "tests/support/small_deck.h"

#include "engine/io/deck_io.h"
#include "tests/support/words.h"

#include <algorithm>

namespace champclos::test {

namespace {

std::string quoted(const std::string &text) { return "\"" + text + "\""; }

std::string texts(const std::string &name) {
    return "{\"en\":" + quoted(name) + ",\"fr\":" + quoted(name) + ",\"de\":" + quoted(name) + "}";
}

std::string nouns(const std::string &name) {
    const std::string noun = "{\"name\":" + quoted(name) + ",\"plural\":" + quoted(name + "s") + "}";
    return "{\"en\":" + noun + ",\"fr\":" + noun + ",\"de\":" + noun + "}";
}

/// The number in a word such as x3; 1 if it is no such word.
std::string countIn(const std::vector<std::string> &words) {
    for (const std::string &word : words)
        if (word.size() > 1 && word[0] == 'x' && isNumber(word.substr(1)))
            return word.substr(1);
    return "1";
}

/// `knight 12 melee x2`
std::string fighter(const std::string &role, const std::vector<std::string> &words) {
    if (words.size() < 3)
        return {};
    std::string text = "{\"id\":" + quoted(words[0]) + ",\"role\":" + quoted(role) + ",\"name\":" + nouns(words[0]) +
                       ",\"health\":" + words[1] + ",\"attack\":" + quoted(words[2]);
    if (const std::string count = countIn(words); count != "1")
        text += ",\"count\":" + count;
    return text + "}";
}

/// `blow 3 boost 2 x3 by knight { "after": [ … ] }`; a scheme has no value, and with `boost none` a card has no boost.
std::string card(const std::string &type, const std::string &line) {
    const std::size_t brace = line.find('{');
    const std::vector<std::string> words = wordsOf(line.substr(0, brace));
    if (words.empty())
        return {};
    std::string boost = "1";
    std::string playedBy;
    for (std::size_t word = 1; word + 1 < words.size(); ++word) {
        if (words[word] == "boost")
            boost = words[word + 1];
        if (words[word] == "by")
            for (std::size_t name = word + 1; name < words.size(); ++name)
                playedBy += (playedBy.empty() ? "" : ",") + quoted(words[name]);
    }
    std::string text = "{\"id\":" + quoted(words[0]) + ",\"name\":" + texts(words[0]) + ",\"type\":" + quoted(type);
    if (type != "scheme" && words.size() > 1)
        text += ",\"value\":" + words[1];
    if (boost != "none")
        text += ",\"boost\":" + boost;
    text += ",\"copies\":" + countIn(words);
    if (!playedBy.empty())
        text += ",\"playedBy\":[" + playedBy + "]";
    if (brace != std::string::npos) {
        std::string extra = trimmed(line.substr(brace + 1));
        extra.pop_back();
        if (!trimmed(extra).empty())
            text += "," + extra;
    }
    return text + "}";
}

/// Trims the lines and joins those whose brackets are still open.
std::vector<std::string> joinedLines(const std::vector<std::string> &lines) {
    std::vector<std::string> result;
    int depth = 0;
    for (const std::string &line : lines) {
        if (trimmed(line).empty() || trimmed(line).starts_with("#"))
            continue;
        if (depth > 0)
            result.back() += " " + trimmed(line);
        else
            result.push_back(trimmed(line));
        for (const char letter : line)
            depth += letter == '{' || letter == '[' ? 1 : letter == '}' || letter == ']' ? -1 : 0;
    }
    return result;
}

} // namespace

SmallDeck readSmallDeck(const std::string &name, const std::vector<std::string> &lines) {
    std::string fighters;
    std::string cards;
    std::string rest; // token, pile … as they stand in a deck file
    std::string move = "2";
    for (const std::string &line : joinedLines(lines)) {
        const std::size_t colon = line.find(':');
        const std::string key = trimmed(line.substr(0, colon));
        const std::string value = colon == std::string::npos ? "" : trimmed(line.substr(colon + 1));
        std::string part;
        if (key == "move") {
            move = value;
        } else if (key == "hero" || key == "sidekick") {
            part = fighter(key, wordsOf(value));
            fighters += (fighters.empty() ? "" : ",") + part;
        } else if (std::find(kCardTypeNames.begin(), kCardTypeNames.end(), key) != kCardTypeNames.end()) {
            part = card(key, value);
            cards += (cards.empty() ? "" : ",") + part;
        } else if (value.size() > 1 && (value[0] == '[' || value[0] == '{')) {
            part = quoted(key) + ":" + value + ",";
            rest += part;
        }
        if (part.empty() && key != "move")
            return {std::nullopt, "a deck has no line \"" + line + "\""};
    }
    const std::string json = "{\"format\":\"champclos-deck\",\"version\":1,\"id\":" + quoted(name) +
                             ",\"name\":" + texts(name) +
                             ",\"author\":\"Champclos\",\"licence\":\"MIT\",\"move\":" + move + ",\"fighters\":[" +
                             fighters + "]," + rest + "\"cards\":[" + cards + "]}";
    io::Diagnostics diagnostics("deck " + name);
    auto deck = io::readDeckDraft(json, diagnostics);
    if (!deck)
        return {std::nullopt, io::format(diagnostics) + "\n" + json};
    return {std::move(deck), {}};
}

} // namespace champclos::test

// SPDX-License-Identifier: MIT
#include "engine/io/effects_page.h"

#include "engine/effects/vocabulary.h"
#include "engine/io/effects_guide.h"
#include "engine/io/json.h"
#include "engine/io/term_io.h"

#include <array>
#include <map>

namespace champclos::io {

namespace {

struct Chapter {
    Sort sort;
    const char *title;
    const char *introduction;
};

constexpr std::array kChapters = {
    Chapter{Sort::Statement, "Statements", "What happens. An effect is a list of them, resolved one after the other."},
    Chapter{Sort::Fighters, "Fighters", "Who it happens to."},
    Chapter{Sort::Group, "Groups", "Among whom `each`, `one` and `some` choose."},
    Chapter{Sort::Condition, "Conditions", "For `if`, and for `while` of a continuous ability."},
    Chapter{Sort::Amount, "Amounts", "How much. A plain number is an amount too."},
    Chapter{Sort::Spaces, "Spaces", "Where."},
    Chapter{Sort::Player, "Players", "Which player does it, or whose it is."},
    Chapter{Sort::Cards, "Cards", "Which cards `put` speaks of."},
    Chapter{Sort::Place, "Places", "Where cards lie."},
};

constexpr std::size_t kLongExample = 160;

const char *sortOf(const Operand &operand) { return kSortNames[operand.sort]; }

/// The shortest use of each word in the decks, as it is written in the file.
class Examples {
public:
    explicit Examples(const std::vector<DeckDef> &decks) {
        for (const DeckDef &deck : decks) {
            for (const AbilityDef &ability : deck.abilities)
                addAbility(ability);
            if (deck.sideDeck)
                for (const SideDeckDef::Card &card : deck.sideDeck->cards)
                    for (const AbilityDef &ability : card.abilities)
                        addAbility(ability);
            if (deck.pile)
                for (const PileDef::Spell &spell : deck.pile->spells)
                    addBlock(spell.effect);
            for (const CardDef &card : deck.cards)
                for (const Block &block : card.effects)
                    addBlock(block);
        }
    }
    std::string of(Word word) const {
        const auto found = m_shortest.find(word);
        return found == m_shortest.end() || found->second.size() > kLongExample ? std::string() : found->second;
    }

private:
    void addAbility(const AbilityDef &ability) {
        addBlock(ability.effect);
        addBlock(ability.amount);
        addBlock(ability.condition);
    }
    void addBlock(const Block &block) {
        for (const Term &term : block)
            addTerm(term);
    }
    void addTerm(const Term &term) {
        const std::string text = writeJsonLine(toJson(term));
        std::string &shortest = m_shortest[term.word];
        if (shortest.empty() || text.size() < shortest.size())
            shortest = text;
        for (const Argument &argument : term.arguments) {
            addBlock(argument.terms);
            for (const Block &option : argument.options)
                addBlock(option);
        }
    }
    std::map<Word, std::string> m_shortest;
};

void addWord(std::string &page, const WordRow &row, const Examples &examples) {
    page += std::string("### `") + row.key + "`\n\n" + row.meaning + "\n";
    if (!row.operands().empty()) {
        page += "\n| operand | kind | | meaning |\n|---|---|---|---|\n";
        for (const Operand &operand : row.operands())
            page += std::string("| `") + operand.key + "` | " + sortOf(operand) + " | " +
                    (operand.isRequired ? "required" : "") + " | " + operand.meaning + " |\n";
    }
    if (const std::string example = examples.of(row.word); !example.empty())
        page += "\n```json\n" + example + "\n```\n";
    page += "\n";
}

} // namespace

std::string effectsPage(const std::vector<DeckDef> &decks) {
    const Examples examples(decks);
    std::string page =
        "# The effect vocabulary\n\n"
        "Written by the program from its own table (`engine/effects/vocabulary.cpp`); do not edit by hand.\n\n"
        "A word without operands is a plain string: `\"wonCombat\"`. A word with operands is an object whose first key "
        "is the word and holds its first operand: `{ \"damage\": 2, \"to\": \"opposingFighter\" }`. A fighter's id "
        "alone "
        "stands for that fighter, a number alone for that amount.\n\n"
        "A card has its statements under `immediately`, `during` and `after`, a scheme under `effect`, a card of a "
        "verse also under `completion`. An ability is `{ \"when\": MOMENT, \"do\": [ … ] }` or `{ \"modify\": WHAT, "
        "\"by\": AMOUNT, \"fighter\": ID, \"while\": CONDITION }`.\n\n"
        "A card may carry a `note`, a text of its author that nobody else is shown. A deck may say its `colours`, `{ "
        "\"field\": \"#rrggbb\", \"charge\": \"#rrggbb\" }`, and a fighter its `emblem`, the id of a drawing. Pictures "
        "of its own stand at the end, `\"pictures\": { \"wolf\": "
        "{ \"type\": \"jpeg\", \"data\": \"…base64…\" } }` (`png`, `jpeg`, or `svg`), and are shown by a fighter in "
        "the place of its emblem and by a card as its `picture`, by all cards as the deck's `back`: `{ \"key\": "
        "\"wolf\", \"crop\": [left, top, width, height] }`, in shares of the picture's size; without `crop`, all of "
        "it. A token "
        "begins with the first of its `sides` up, or with the one that `first` names by its id. A "
        "sentence under construction says `null` for a first operand that is still open.\n\n";
    page += effectsGuide(decks);
    for (const Chapter &chapter : kChapters) {
        page += std::string("## ") + chapter.title + "\n\n" + chapter.introduction + "\n\n";
        for (const WordRow &row : vocabulary())
            if (row.sort == chapter.sort)
                addWord(page, row, examples);
    }
    page.pop_back();
    return page;
}

} // namespace champclos::io

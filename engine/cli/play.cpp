// SPDX-License-Identifier: MIT
#include "engine/ai/bot.h"
#include "engine/ai/explain.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/language.h"
#include "engine/cli/line_reader.h"
#include "engine/cli/play_view.h"
#include "engine/cli/playout.h"
#include "engine/cli/terminal.h"
#include "engine/core/array_by.h"
#include "engine/io/record.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/why.h"
#include "engine/text/explain.h"
#include "engine/text/table_words.h"
#include "engine/text/text.h"

#include <algorithm>
#include <charconv>
#include <ostream>
#include <random>

namespace champclos::cli {

namespace {

using text::TableWord;

/// A command is an English word in every language; what it is given and what it does are said in that of the game.
struct HelpLine {
    const char *command;
    std::optional<TableWord> argument;
    bool isOptional;
    TableWord meaning;
};
constexpr HelpLine kHelp[] = {
    {"why", TableWord::ArgumentAction, false, TableWord::HelpWhy},
    {"hint", std::nullopt, false, TableWord::HelpHint},
    {"show", std::nullopt, false, TableWord::HelpShow},
    {"log", std::nullopt, false, TableWord::HelpLog},
    {"card", TableWord::ArgumentName, false, TableWord::HelpCard},
    {"discard", TableWord::ArgumentSeat, true, TableWord::HelpDiscard},
    {"hero", TableWord::ArgumentSeat, true, TableWord::HelpHero},
    {"undo", std::nullopt, false, TableWord::HelpUndo},
    {"concede", std::nullopt, false, TableWord::HelpConcede},
    {"save", TableWord::ArgumentFile, false, TableWord::HelpSave},
    {"help", std::nullopt, false, TableWord::HelpHelp},
    {"quit", std::nullopt, false, TableWord::HelpQuit},
};

/// The whole number that is typed, and nothing but it.
std::optional<int> numberIn(const std::string &typed) {
    int number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc() || end != typed.data() + typed.size())
        return std::nullopt;
    return number;
}

std::string shortened(const std::string &typed) {
    constexpr std::size_t kMost = 60;
    if (typed.size() <= kMost)
        return typed;
    std::size_t end = kMost;
    while (end > 0 && (static_cast<unsigned char>(typed[end]) & 0xC0) == 0x80) // not inside a character
        --end;
    return typed.substr(0, end) + "…";
}

class Game {
public:
    Game(io::GameRecord record, bool isLoaded, ListBy<SeatId, std::optional<ai::Level>> levels, Language language,
         Console &console)
        : m_record(std::move(record)), m_levels(std::move(levels)),
          m_console(console), m_view{*m_record.match, language, console.hasColours ? Colours::On : Colours::Off,
                                     screenColumns(console.isOutTerminal)},
          m_lines(console.in, std::size_t(1) << 16), m_read(m_levels.size(), isLoaded ? m_record.states.size() : 0) {
        for (std::size_t seat = 0; seat < m_levels.size(); ++seat)
            if (!m_levels[seat])
                m_humans.insert(SeatId(static_cast<int>(seat)));
        m_viewer = m_humans.isEmpty() ? SeatId::none() : m_humans.first();
    }

    void run() {
        while (!m_isLeaving && !m_record.now().isOver()) {
            const SeatId seat = m_record.now().pending.seat;
            if (m_humans.contains(seat))
                askPerson(seat);
            else
                playBot(seat);
        }
        if (m_isLeaving)
            return;
        showNews();
        m_console.out << m_view.table(observed());
        std::string winners;
        m_record.now().winners.forEach([&](SeatId seat) {
            winners += (winners.empty() ? "" : ", ") + text::seatName(*m_record.match, seat, m_view.language);
        });
        const std::string result = m_record.now().isDrawn() ? word(TableWord::Drawn)
                                                            : word(TableWord::Won, text::Slots().with("list", winners));
        m_console.out << bold(result, m_view.colours) << "\n";
    }
    const io::GameRecord &record() const { return m_record; }

private:
    std::string word(TableWord word, const text::Slots &holes = {}) const {
        return text::tableWord(word, m_view.language, holes);
    }
    void say(TableWord what, const text::Slots &holes = {}) {
        m_console.out << m_view.folded(word(what, holes), 2) << "\n";
    }

    Observation observed() const {
        const SeatId viewer = m_viewer ? m_viewer : SeatId(0);
        return observe(*m_record.match, m_record.now(), viewer);
    }

    void play(const Action &action) { m_record.play(action); }

    void playBot(SeatId seat) {
        ActionList actions;
        legalActions(*m_record.match, m_record.now(), actions);
        play(choice(*m_levels[seat], actions));
        if (m_humans.isEmpty())
            showNews();
    }

    Action choice(ai::Level level, const ActionList &actions) const {
        const SeatId seat = m_record.now().pending.seat;
        const auto bot = ai::makeBot(level, derivedSeed(m_record.seed, m_record.actions.size()));
        return bot->choose(*m_record.match, observe(*m_record.match, m_record.now(), seat), actions, {});
    }

    /// What happened since the viewer last looked.
    void showNews() {
        std::size_t &read = m_read[m_viewer ? m_viewer.value() : 0];
        printEvents(read);
        read = m_record.states.size();
    }

    void printEvents(std::size_t from) {
        const Match &match = *m_record.match;
        for (std::size_t action = from; action < m_record.states.size(); ++action)
            for (const Step &step : m_record.stepsOf(action))
                if (const std::string line = text::logLine(match, cut(match, step.event, m_viewer), m_view.language);
                    !line.empty())
                    m_console.out << faint("·", m_view.colours) << " " << io::wrapped(line, m_view.columns, 2, 2)
                                  << "\n";
    }

    /// Two people at one screen: the other one must not see the hand.
    void handOver(SeatId seat) {
        if (m_humans.size() > 1 && (m_viewer != seat || !m_hasAsked)) {
            if (m_console.isOutTerminal)
                m_console.out << "\033[2J\033[H";
            const std::string name = bold(text::seatName(*m_record.match, seat, m_view.language), m_view.colours) +
                                     " (" + std::to_string(seat.value() + 1) + ")";
            m_console.out << m_view.folded(text::heading(name, m_view.language) + " " + word(TableWord::PressEnter), 2)
                          << " " << std::flush;
            if (!m_lines.next()) {
                m_isLeaving = true;
                return;
            }
        }
        m_hasAsked = true;
        m_viewer = seat;
    }

    void show(const ActionList &actions) {
        const Observation observation = observed();
        showNews();
        m_console.out << "\n"
                      << m_view.table(observation) << "\n"
                      << m_view.hand(observation, m_viewer) << "\n"
                      << m_view.choices(observation, actions);
    }

    void askPerson(SeatId seat) {
        handOver(seat);
        if (m_isLeaving)
            return;
        ActionList actions;
        legalActions(*m_record.match, m_record.now(), actions);
        show(actions);
        const std::size_t played = m_record.actions.size();
        while (!m_isLeaving && m_record.actions.size() == played) {
            m_console.out << "> " << std::flush;
            if (!m_lines.next()) {
                m_console.out << "\n";
                m_isLeaving = true;
            } else if (answer(m_lines.line(), actions)) {
                return;
            }
        }
    }

    /// True if the decision is not pending any more.
    bool answer(const std::string &line, const ActionList &actions) {
        const std::size_t begin = line.find_first_not_of(" \t");
        if (begin == std::string::npos)
            return false;
        const std::string typed = line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
        const std::size_t space = typed.find(' ');
        const std::string command = typed.substr(0, space);
        const std::string rest = space == std::string::npos ? "" : typed.substr(space + 1);
        if (command == "quit" || command == "exit")
            m_isLeaving = true;
        else if (command == "help" || command == "?")
            help(actions);
        else if (command == "show" || command == "board")
            show(actions);
        else if (command == "log")
            printEvents(0);
        else if (command == "hint")
            hint(actions);
        else if (command == "why")
            why(rest);
        else if (command == "save")
            save(rest);
        else if (command == "undo")
            return undo();
        else if (command == "concede" && rest.empty())
            return concede();
        else if (command == "discard" && (rest.empty() || numberIn(rest)))
            showSeat(rest, &View::discardPile);
        else if (command == "hero")
            showSeat(rest, &View::character);
        else if (command == "text" || (command == "card" && !isAnswer(typed, actions)))
            showCard(rest);
        else
            return choose(typed, actions);
        return m_isLeaving;
    }

    void help(const ActionList &actions) {
        say(TableWord::HelpIntroduction,
            text::Slots().with("example", actionText(*m_record.match, m_record.now(), actions[0])));
        std::vector<std::string> calls;
        std::size_t widest = 0;
        for (const HelpLine &line : kHelp) {
            std::string call = std::string("  ") + line.command;
            if (line.argument)
                call += line.isOptional ? " [" + word(*line.argument) + "]" : " " + word(*line.argument);
            widest = std::max(widest, io::displayWidth(call) + 2);
            calls.push_back(std::move(call));
        }
        for (std::size_t index = 0; index < calls.size(); ++index)
            m_console.out << calls[index] << std::string(widest - io::displayWidth(calls[index]), ' ')
                          << io::wrapped(word(kHelp[index].meaning), m_view.columns, widest, widest) << "\n";
    }

    void hint(const ActionList &actions) {
        const Observation observation = observed();
        const ai::Explanation explanation = ai::explain(*m_record.match, observation, actions, {});
        for (const ai::Candidate &candidate : explanation.candidates) {
            const auto place = std::find(actions.begin(), actions.end(), candidate.action) - actions.begin();
            if (actions.size() > 1)
                m_console.out << faint(text::chanceText(candidate.win, m_view.language), m_view.colours);
            m_console.out << m_view.choice(observation, candidate.action, static_cast<int>(place) + 1);
        }
        const std::string why = text::explainSentence(*m_record.match, observation, explanation, m_view.language);
        m_console.out << "  " << io::wrapped(why, m_view.columns, 2, 2) << "\n";
    }

    /// True if what is typed is an answer to the pending decision or the beginning of one.
    bool isAnswer(const std::string &typed, const ActionList &actions) const {
        return std::any_of(actions.begin(), actions.end(), [&](const Action &action) {
            return actionText(*m_record.match, m_record.now(), action).starts_with(typed);
        });
    }

    void showSeat(const std::string &typed, std::string (View::*shown)(const Observation &, SeatId) const) {
        const int seat = typed.empty() ? m_viewer.value() + 1 : numberIn(typed).value_or(0);
        if (seat < 1 || seat > m_record.match->seatCount)
            say(TableWord::SeatsRange, text::Slots().with("n", std::to_string(m_record.match->seatCount)));
        else
            m_console.out << (m_view.*shown)(observed(), SeatId(seat - 1));
    }

    void showCard(const std::string &name) {
        if (const std::string cards = m_view.cardsNamed(name); !cards.empty())
            m_console.out << cards;
        else
            say(TableWord::NoSuchCard, text::Slots().with("text", shortened(name)));
    }

    bool choose(const std::string &typed, const ActionList &actions) {
        if (const auto number = numberIn(typed)) {
            if (*number >= 1 && *number <= actions.size()) {
                play(actions[*number - 1]);
                return true;
            }
            say(TableWord::NumbersRange, text::Slots().with("n", std::to_string(actions.size())));
            return false;
        }
        std::vector<int> fitting;
        for (int index = 0; index < actions.size(); ++index) {
            const std::string text = actionText(*m_record.match, m_record.now(), actions[index]);
            if (text == typed) {
                fitting = {index};
                break;
            }
            if (text.starts_with(typed))
                fitting.push_back(index);
        }
        if (fitting.size() == 1) {
            play(actions[fitting.front()]);
            return true;
        }
        if (fitting.empty()) {
            why(typed);
        } else {
            say(TableWord::WhichOne);
            for (const int index : fitting)
                m_console.out << m_view.choice(observed(), actions[index], index + 1);
        }
        return false;
    }

    void why(const std::string &typed) {
        const ParsedAction parsed = parseAction(*m_record.match, m_record.now(), typed);
        if (!parsed.action) {
            say(TableWord::NotAnAction, text::Slots().with("text", shortened(typed)));
            return;
        }
        const Explanation reason = explain(*m_record.match, m_record.now(), *parsed.action);
        const std::string rule = reason.isLegal() ? "" : " (" + std::string(reason.rule) + ")";
        const std::string said = text::refusalText(*m_record.match, observed(), reason.reason, m_view.language);
        m_console.out << m_view.folded(said + rule, 2) << "\n";
    }

    void save(const std::string &file) {
        io::Diagnostics diagnostics;
        if (file.empty())
            say(TableWord::SaveNeedsFile);
        else if (io::saveRecord(file, m_record, diagnostics))
            say(TableWord::Saved, text::Slots().with("file", file));
        else
            for (const io::Diagnostic &diagnostic : diagnostics)
                m_console.out << text::format(diagnostic, m_view.language) << "\n";
    }

    /// V4: with the person its computer partners give up.
    bool concede() {
        const SeatId seat = m_record.now().pending.seat;
        const SeatSet side = m_record.match->friendsOf(seat);
        side.forEach([&](SeatId other) {
            if ((other == seat || !m_humans.intersects(side - SeatSet::of(seat))) &&
                canConcede(*m_record.match, m_record.now(), other))
                play(concession(other));
        });
        return true;
    }

    /// Back to the last decision that a person took.
    bool undo() {
        std::size_t count = m_record.actions.size();
        while (count > 0 && !m_humans.contains(m_record.states[count - 1].pending.seat))
            --count;
        if (count == 0) {
            say(TableWord::NothingToUndo);
            return false;
        }
        m_record.rewindTo(count - 1);
        for (std::size_t &read : m_read)
            read = std::min(read, m_record.states.size());
        return true;
    }

    io::GameRecord m_record;
    ListBy<SeatId, std::optional<ai::Level>> m_levels; ///< nothing for a person
    Console &m_console;
    View m_view;
    LineReader m_lines;
    std::vector<std::size_t> m_read; ///< by seat: how many states were shown
    SeatSet m_humans;
    SeatId m_viewer;
    bool m_hasAsked = false;
    bool m_isLeaving = false;
};

ListBy<SeatId, std::optional<ai::Level>> levelsOf(const Arguments &arguments, std::size_t seats) {
    std::vector<std::string> names(seats, "normal");
    names[0] = "human";
    if (arguments.has("bots"))
        names = arguments.list("bots");
    if (names.size() != seats)
        Arguments::refuse("--bots needs one entry for each seat: human or a level");
    ListBy<SeatId, std::optional<ai::Level>> levels;
    for (const std::string &name : names) {
        const auto level = ai::levelNamed(name);
        if (!level && name != "human")
            Arguments::refuse("there is no level " + io::quoted(name) + ": human, random, easy, normal, hard, expert");
        levels.push_back(level);
    }
    return levels;
}

ExitCode runPlay(const Arguments &arguments, Console &console) {
    const Language language = languageAskedFor(arguments);
    const io::Library library;
    io::Diagnostics diagnostics;
    std::optional<io::GameRecord> record;
    if (arguments.has("load")) {
        record = io::loadRecord(arguments.text("load"), library, diagnostics);
    } else {
        const std::vector<std::string> seats = seatsOf(arguments, library);
        record = io::beginGame(library, battlefieldFor(library, arguments, seats.size()), seats,
                               arguments.seed(std::random_device{}() & 0x7FFFFFFFu), diagnostics);
    }
    refuseErrors(diagnostics);
    const auto levels = levelsOf(arguments, record->decks.size());
    text::Slots holes;
    holes.with("battlefield", record->match->battlefield.name.in(language)).with("seed", std::to_string(record->seed));
    console.out << io::wrapped(text::tableWord(TableWord::Start, language, holes), screenColumns(console.isOutTerminal),
                               2)
                << "\n";
    Game game(std::move(*record), arguments.has("load"), levels, language, console);
    game.run();
    if (arguments.has("save"))
        io::saveRecord(arguments.text("save"), game.record(), diagnostics);
    refuseErrors(diagnostics);
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"seats", "A,B[,C,D]", "the decks; four for teams A1, B1, A2, B2 (robin-hood,bigfoot)"},
    {"bots", "P,P[,P,P]", "who plays each seat: human, random, easy, normal, hard, expert (human,normal)"},
    {"battlefield", "ID", "id or file (the first that fits)"},
    {"seed", "N", "seed of the game (random)"},
    {"lang", "CODE", "en, fr, or de (the language of the system)"},
    {"load", "FILE", "continue a saved game"},
    {"save", "FILE", "write the record at the end"},
};

} // namespace

constinit const CommandSpec kPlayCommand = {
    .name = "play",
    .summary = "play in the terminal",
    .operands = {},
    .options = kOptions,
    .details =
        "Shows the battlefield, your hand, and the numbered answers to each decision. With several people at one\n"
        "screen, it waits before it shows the next hand. Colors follow the terminal and NO_COLOR.",
    .examples = "play\nplay --seats medusa,shakespeare --lang de\nplay --bots human,human --battlefield marble-court",
    .run = runPlay,
};

} // namespace champclos::cli

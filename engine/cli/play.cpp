// SPDX-License-Identifier: MIT
#include "engine/ai/bot.h"
#include "engine/cli/commands.h"
#include "engine/cli/content.h"
#include "engine/cli/line_reader.h"
#include "engine/cli/play_view.h"
#include "engine/cli/playout.h"
#include "engine/io/record.h"
#include "engine/rules/action_text.h"
#include "engine/rules/game.h"
#include "engine/rules/why.h"
#include "engine/text/text.h"

#include <charconv>
#include <ostream>
#include <random>

namespace champclos::cli {

namespace {

constexpr const char *kHelp =
    "Type the number of an answer, or the answer itself as in the protocol (\"move 1:medusa > s5\"); the beginning is\n"
    "enough if only one answer begins so.\n"
    "  why ACTION   why an action is not allowed        undo        take back your last decision\n"
    "  hint         what a bot would do                 save FILE   write the record of the game\n"
    "  show         board, hand and answers again       log         what happened so far\n"
    "  help         this                                quit        leave (the end of the input does, too)\n";

class Game {
public:
    Game(io::GameRecord record, EventLog setup, std::vector<std::optional<ai::Level>> levels, Language language,
         Console &console)
        : m_record(std::move(record)), m_levels(std::move(levels)),
          m_console(console), m_view{*m_record.match, language, console.hasColours ? Colours::On : Colours::Off},
          m_lines(console.in, std::size_t(1) << 16), m_events(m_record.states.size()), m_read(m_levels.size(), 0) {
        m_events[0] = std::move(setup);
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
        m_console.out << bold(tableWords(m_view.language).wonBy + winners, m_view.colours) << "\n";
    }
    const io::GameRecord &record() const { return m_record; }

private:
    Observation observed() const {
        const SeatId viewer = m_viewer ? m_viewer : SeatId(0);
        return observe(*m_record.match, m_record.now(), viewer);
    }

    void play(const Action &action) {
        EventLog events;
        m_record.play(action, &events);
        m_events.push_back(std::move(events));
    }

    void playBot(SeatId seat) {
        ActionList actions;
        legalActions(*m_record.match, m_record.now(), actions);
        play(choice(*m_levels[static_cast<std::size_t>(seat.value())], actions));
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
        std::size_t &read = m_read[static_cast<std::size_t>(m_viewer ? m_viewer.value() : 0)];
        printEvents(read);
        read = m_events.size();
    }

    void printEvents(std::size_t from) {
        for (std::size_t step = from; step < m_events.size(); ++step)
            for (const Event &event : m_events[step])
                if (const std::string line = text::logLine(*m_record.match, event, m_viewer, m_view.language);
                    !line.empty())
                    m_console.out << faint("· ", m_view.colours) << line << "\n";
    }

    /// Two people at one screen: the other one must not see the hand.
    void handOver(SeatId seat) {
        if (m_humans.size() > 1 && (m_viewer != seat || !m_hasAsked)) {
            if (m_console.isOutTerminal)
                m_console.out << "\033[2J\033[H";
            m_console.out << bold(text::seatName(*m_record.match, seat, m_view.language), m_view.colours) << " ("
                          << seat.value() + 1 << "): " << tableWords(m_view.language).pressEnter << " " << std::flush;
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
        const std::string word = typed.substr(0, space);
        const std::string rest = space == std::string::npos ? "" : typed.substr(space + 1);
        if (word == "quit" || word == "exit")
            m_isLeaving = true;
        else if (word == "help" || word == "?")
            m_console.out << kHelp;
        else if (word == "show" || word == "board")
            show(actions);
        else if (word == "log")
            printEvents(0);
        else if (word == "hint")
            m_console.out << actionText(*m_record.match, m_record.now(), choice(ai::Level::Normal, actions)) << "\n";
        else if (word == "why")
            why(rest);
        else if (word == "save")
            save(rest);
        else if (word == "undo")
            return undo();
        else
            return choose(typed, actions);
        return m_isLeaving;
    }

    bool choose(const std::string &typed, const ActionList &actions) {
        int number = 0;
        const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
        if (error == std::errc() && end == typed.data() + typed.size()) {
            if (number >= 1 && number <= actions.size()) {
                play(actions[number - 1]);
                return true;
            }
            m_console.out << "the numbers go from 1 to " << actions.size() << "\n";
            return false;
        }
        std::vector<std::pair<std::string, Action>> fitting;
        for (const Action &action : actions) {
            const std::string text = actionText(*m_record.match, m_record.now(), action);
            if (text == typed) {
                fitting = {{text, action}};
                break;
            }
            if (text.rfind(typed, 0) == 0)
                fitting.emplace_back(text, action);
        }
        if (fitting.size() == 1) {
            play(fitting.front().second);
            return true;
        }
        if (fitting.empty()) {
            why(typed);
        } else {
            m_console.out << "which one?\n";
            for (const auto &entry : fitting)
                m_console.out << "  " << entry.first << "\n";
        }
        return false;
    }

    void why(const std::string &typed) {
        const ParsedAction parsed = parseAction(*m_record.match, m_record.now(), typed);
        if (!parsed.action) {
            m_console.out << parsed.problem << " (\"help\" tells what can be typed)\n";
            return;
        }
        const Explanation reason = explain(*m_record.match, m_record.now(), *parsed.action);
        m_console.out << text::reasonText(reason.reason, m_view.language);
        if (!reason.isLegal())
            m_console.out << " (" << reason.rule << ")";
        m_console.out << "\n";
    }

    void save(const std::string &file) {
        io::Diagnostics diagnostics;
        if (file.empty())
            m_console.out << "save needs the name of a file\n";
        else if (io::saveRecord(file, m_record, diagnostics))
            m_console.out << "saved: " << file << "\n";
        else
            m_console.out << io::format(diagnostics);
    }

    /// Back to the last decision that a person took.
    bool undo() {
        std::size_t count = m_record.actions.size();
        while (count > 0 && !m_humans.contains(m_record.states[count - 1].pending.seat))
            --count;
        if (count == 0) {
            m_console.out << "there is nothing to take back\n";
            return false;
        }
        m_record.rewindTo(count - 1);
        m_events.resize(count);
        for (std::size_t &read : m_read)
            read = std::min(read, m_events.size());
        return true;
    }

    io::GameRecord m_record;
    std::vector<std::optional<ai::Level>> m_levels; ///< by seat; nothing for a person
    Console &m_console;
    View m_view;
    LineReader m_lines;
    std::vector<EventLog> m_events;  ///< of the setup, and of each action
    std::vector<std::size_t> m_read; ///< by seat: how much of them was shown
    SeatSet m_humans;
    SeatId m_viewer;
    bool m_hasAsked = false;
    bool m_isLeaving = false;
};

std::vector<std::optional<ai::Level>> levelsOf(const Arguments &arguments, std::size_t seats) {
    std::vector<std::string> names(seats, "normal");
    names[0] = "human";
    if (arguments.has("bots"))
        names = arguments.list("bots");
    if (names.size() != seats)
        Arguments::refuse("--bots needs one entry for each seat: human or a level");
    std::vector<std::optional<ai::Level>> levels;
    for (const std::string &name : names) {
        const auto level = ai::levelNamed(name);
        if (!level && name != "human")
            Arguments::refuse("there is no level " + io::quoted(name) + ": human, random, easy, normal, hard, expert");
        levels.push_back(level);
    }
    return levels;
}

ExitCode runPlay(const Arguments &arguments, Console &console) {
    const auto language = text::languageFromCode(arguments.text("lang", "en"));
    if (!language)
        Arguments::refuse("there is no language " + io::quoted(arguments.text("lang")) + ": en, fr, de");
    const io::Library library;
    io::Diagnostics diagnostics;
    std::optional<io::GameRecord> record;
    EventLog setup;
    if (arguments.has("load")) {
        record = io::loadRecord(arguments.text("load"), library, diagnostics);
    } else {
        const std::vector<std::string> seats = seatsOf(arguments, library);
        record = io::beginGame(library, battlefieldFor(library, arguments, seats.size()), seats,
                               arguments.seed(std::random_device{}() & 0x7FFFFFFFu), diagnostics, &setup);
    }
    refuseErrors(diagnostics);
    const auto levels = levelsOf(arguments, record->decks.size());
    console.out << record->match->battlefield.name.in(*language) << ", seed " << record->seed
                << ". \"help\" tells what can be typed.\n";
    Game game(std::move(*record), std::move(setup), levels, *language, console);
    game.run();
    if (arguments.has("save"))
        io::saveRecord(arguments.text("save"), game.record(), diagnostics);
    refuseErrors(diagnostics);
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"seats", "A,B[,C,D]", "the decks; four for teams A1, B1, A2, B2 (robin-hood,bigfoot)"},
    {"bots", "P,P[,P,P]", "who plays each seat: human, random, easy, normal, hard, expert (human,normal)"},
    {"battlefield", "ID", "id or file (the first that suits)"},
    {"seed", "N", "seed of the game (by chance)"},
    {"lang", "CODE", "en, fr or de (en)"},
    {"load", "FILE", "go on with a saved game"},
    {"save", "FILE", "write the record at the end"},
};

} // namespace

constinit const CommandSpec kPlayCommand = {
    .name = "play",
    .summary = "play in the terminal",
    .operands = {},
    .options = kOptions,
    .details = "Shows the board, your hand and the numbered answers to each decision. With several people at one\n"
               "screen it waits before it shows the next hand. Colours follow the terminal and NO_COLOR.",
    .examples = "play\nplay --seats medusa,shakespeare --lang de\nplay --bots human,human --battlefield marble-court",
    .run = runPlay,
};

} // namespace champclos::cli

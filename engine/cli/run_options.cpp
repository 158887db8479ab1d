// SPDX-License-Identifier: MIT
#include "engine/cli/run_options.h"

#include "engine/io/diagnostic.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <csignal>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <thread>

namespace champclos::cli {

namespace {

/// A signal handler can reach nothing but this.
std::atomic<bool> &interruptionFlag() {
    static std::atomic<bool> flag = false;
    return flag;
}
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void onInterruption(int signal) {
    interruptionFlag().store(true);
    std::signal(signal, SIG_DFL); // whoever asks twice means it
}

std::int64_t wholeNumber(const std::string &text, std::int64_t least, std::int64_t most, const std::string &complaint) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        Arguments::refuse(complaint);
    return number;
}

/// One number for all seats, or one for each.
std::vector<int> numbersBySeat(const Arguments &arguments, std::string_view option, std::size_t seats, int most) {
    std::vector<int> numbers;
    const std::string name = "--" + std::string(option);
    for (const std::string &text : arguments.list(option))
        numbers.push_back(static_cast<int>(wholeNumber(text, 0, most,
                                                       name + " must be a whole number from 0 to " +
                                                           std::to_string(most) + ", not " + io::quoted(text))));
    if (numbers.empty())
        numbers.push_back(0);
    if (numbers.size() == 1)
        numbers.resize(seats, numbers.front());
    if (numbers.size() != seats)
        Arguments::refuse(name + " needs one number, or one for each of the " + std::to_string(seats) + " seats");
    return numbers;
}

} // namespace

std::string levelNames() {
    std::string names;
    for (const char *name : ai::kLevelNames)
        names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

ai::Level levelOf(const std::string &name) {
    if (const auto level = ai::levelNamed(name))
        return *level;
    const std::string meant = io::nearest(name, {ai::kLevelNames.begin(), ai::kLevelNames.end()});
    Arguments::refuse("there is no level " + io::quoted(name) +
                      (meant.empty() ? "" : ", did you mean " + io::quoted(meant) + "?") + ": " + levelNames());
}

const char *nameOf(ai::Level level) { return ai::kLevelNames[level]; }

std::vector<ai::Player> playersOf(const Arguments &arguments, std::size_t seats) {
    if (arguments.has("bot") && arguments.has("bots"))
        Arguments::refuse("give either --bot or --bots");
    std::vector<std::string> names(seats, arguments.text("bot", "random"));
    if (arguments.has("bots"))
        names = arguments.list("bots");
    if (names.size() != seats)
        Arguments::refuse("--bots needs one level for each of the " + std::to_string(seats) + " seats, not " +
                          std::to_string(names.size()));
    const std::vector<int> milliseconds = numbersBySeat(arguments, "ms", seats, 600'000);
    const std::vector<int> iterations = numbersBySeat(arguments, "iterations", seats, 1'000'000'000);
    std::vector<ai::Player> players;
    for (std::size_t seat = 0; seat < seats; ++seat)
        players.push_back({levelOf(names[seat]), milliseconds[seat], iterations[seat]});
    return players;
}

int threadsOf(const Arguments &arguments) {
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return static_cast<int>(arguments.integer("threads", cores, 1, 256));
}

ai::Shard shardOf(const Arguments &arguments) {
    if (!arguments.has("shard"))
        return {};
    const std::string text = arguments.text("shard");
    const std::string complaint =
        "--shard says which part of how many, counted from 1, such as 2/8, not " + io::quoted(text);
    constexpr std::int64_t kMost = 1'000'000;
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        Arguments::refuse(complaint);
    const std::int64_t count = wholeNumber(text.substr(slash + 1), 1, kMost, complaint);
    return {wholeNumber(text.substr(0, slash), 1, count, complaint) - 1, count};
}

std::string durationText(double seconds) {
    const auto whole = static_cast<std::int64_t>(std::ceil(std::max(0.0, seconds)));
    if (whole < 90)
        return std::to_string(whole) + " s";
    const std::int64_t minutes = (whole + 30) / 60;
    if (minutes < 90)
        return std::to_string(minutes) + " min";
    return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

std::string rateText(std::int64_t games, double seconds) {
    const double rate = static_cast<double>(games) / std::max(seconds, 1e-3);
    std::ostringstream out;
    out << std::fixed << std::setprecision(rate < 1 || rate >= 10 ? 0 : 1) << (rate < 1 ? rate * 60 : rate)
        << (rate < 1 ? " games/min" : " games/s");
    return out.str();
}

std::string percentText(const ai::Score &score) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(1) << score.share * 100 << "% (" << score.interval.low * 100 << " to "
        << score.interval.high * 100 << ")";
    return out.str();
}

Interruption::Interruption() {
    interruptionFlag().store(false);
    std::signal(SIGINT, onInterruption);
    std::signal(SIGTERM, onInterruption);
}

Interruption::~Interruption() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

const std::atomic<bool> *Interruption::flag() const { return &interruptionFlag(); }

ProgressLine::ProgressLine(Console &console, bool isAsked, std::string what)
    : m_console(console), m_isPlain(isAsked && !console.isErrTerminal), m_what(std::move(what)) {}

void ProgressLine::show(const ai::TournamentProgress &progress) {
    constexpr std::chrono::seconds kPause(5);
    const auto now = std::chrono::steady_clock::now(); // the first line comes at once
    const bool isLast = progress.games == progress.total;
    if (!m_console.isErrTerminal && (!m_isPlain || (now - m_last < kPause && !isLast)))
        return;
    m_last = now;
    std::ostringstream line;
    line << m_what << progress.games << " of " << progress.total << " games ("
         << progress.games * 100 / std::max<std::int64_t>(1, progress.total) << "%)";
    if (progress.games > 0)
        line << ", " << rateText(progress.games, progress.seconds);
    if (progress.secondsLeft >= 0 && !isLast)
        line << ", about " << durationText(progress.secondsLeft) << " left";
    if (m_isPlain)
        m_console.err << line.str() << '\n' << std::flush;
    else
        m_console.err << '\r' << line.str() << "\033[K" << std::flush;
}

void ProgressLine::clear() {
    if (m_console.isErrTerminal)
        m_console.err << "\r\033[K" << std::flush;
}

} // namespace champclos::cli

// SPDX-License-Identifier: MIT
#include "engine/text/review.h"
#include "engine/cli/commands.h"
#include "engine/cli/language.h"
#include "engine/cli/review_measure.h"
#include "engine/cli/run_options.h"
#include "engine/io/record.h"
#include "engine/io/review_io.h"
#include "engine/text/explain.h"
#include "engine/text/text.h"

#include <cmath>
#include <ostream>

namespace champclos::cli {

using io::JsonValue;

namespace {

std::optional<io::GameRecord> recordOf(const std::string &path, Console &console, ExitCode &code) {
    const io::Library library;
    io::Diagnostics diagnostics;
    std::optional<io::GameRecord> record = io::loadRecord(path, library, diagnostics);
    console.err << io::format(diagnostics);
    if (!record) {
        const bool isFile = std::string_view(diagnostics.all().front().id()).substr(0, 5) == "file/";
        code = isFile ? ExitCode::InputOutput : ExitCode::Problems;
    }
    return record;
}

/// A review with words.
class Page {
public:
    Page(const io::GameRecord &record, const ai::Review &review, Language language)
        : m_record(record), m_match(*record.match), m_review(review), m_language(language),
          m_decided(ai::whatDecided(io::pastOf(record), review)) {}

    JsonValue json() const {
        JsonValue json = io::toJson(m_review, m_record);
        JsonValue judgements = JsonValue::array();
        for (std::size_t place = 0; place < m_review.judgements.size(); ++place) {
            const ai::Judgement &judgement = m_review.judgements[place];
            JsonValue entry = json["judgements"][place];
            entry.set("loss", std::round(judgement.loss() * 10000) / 10000)
                .set("playedText", label(judgement, judgement.played))
                .set("bestText", label(judgement, judgement.best))
                .set("why", text::whyText(m_match, judgement, m_language));
            judgements.append(entry);
        }
        JsonValue decided = JsonValue::array();
        for (const ai::Deciding &one : m_decided)
            decided.append(JsonValue::object({{"step", one.step},
                                              {"turn", one.turn},
                                              {"weight", std::round(one.weight * 10000) / 10000},
                                              {"text", text::decidingSentence(m_match, m_review, one, m_language)}}));
        json.set("judgements", judgements);
        return json.set("decided", decided).set("whole", m_review.isWhole);
    }

    /// What is not best; all of it where that is asked for.
    void print(std::ostream &out, bool isAll) const {
        for (const ai::Judgement &judgement : m_review.judgements)
            if (isAll || judgement.verdict() >= ai::Verdict::Doubtful)
                print(out, judgement);
        printCounts(out);
        if (!m_decided.empty())
            out << "\nWhat decided the game\n";
        for (std::size_t number = 0; number < m_decided.size(); ++number)
            out << "  " << number + 1 << "  "
                << text::decidingSentence(m_match, m_review, m_decided[number], m_language) << '\n';
    }

private:
    std::string label(const ai::Judgement &judgement, const Action &action) const {
        const Observation seen = observe(m_match, m_record.states[judgement.step], judgement.seat);
        return text::answerLabel(m_match, seen, action, m_language);
    }

    void print(std::ostream &out, const ai::Judgement &judgement) const {
        const long points = std::lround(judgement.loss() * 100);
        out << "Turn " << judgement.turn << ", " << text::seatName(m_match, judgement.seat, m_language) << ": "
            << text::verdictWord(judgement.verdict(), m_language) << ", "
            << text::chanceText(judgement.before, m_language) << " -> "
            << text::chanceText(judgement.after, m_language);
        if (points > 0)
            out << " (-" << points << ')';
        out << "\n    played  " << label(judgement, judgement.played) << '\n';
        if (judgement.best != judgement.played)
            out << "    better  " << label(judgement, judgement.best) << '\n';
        out << "    why     " << text::whyText(m_match, judgement, m_language) << '\n';
    }

    void printCounts(std::ostream &out) const {
        out << '\n';
        for (int seat = 0; seat < m_match.seatCount; ++seat) {
            ArrayBy<ai::Verdict, int, 4> counts{};
            for (const ai::Judgement &judgement : m_review.judgements)
                counts[judgement.verdict()] += judgement.seat == SeatId(seat) ? 1 : 0;
            out << text::seatName(m_match, SeatId(seat), m_language) << ": ";
            for (std::size_t verdict = 0; verdict < 4; ++verdict)
                out << (verdict > 0 ? ", " : "") << counts[static_cast<ai::Verdict>(verdict)] << ' '
                    << text::verdictWord(static_cast<ai::Verdict>(verdict), m_language);
            out << '\n';
        }
    }

    const io::GameRecord &m_record;
    const Match &m_match;
    const ai::Review &m_review;
    Language m_language;
    std::vector<ai::Deciding> m_decided;
};

ai::ReviewPlan planOf(const Arguments &arguments) {
    return {.iterations = static_cast<int>(arguments.integer("iterations", ai::kReviewIterations, 10, 10'000'000)),
            .quickIterations = 0,
            .isWithAllCards = arguments.has("all-cards"),
            .seed = arguments.seed(1)};
}

ExitCode runReview(const Arguments &arguments, Console &console) {
    if (arguments.has("measure"))
        return measureReview(arguments, planOf(arguments), console);
    if (arguments.operands().size() != 1)
        Arguments::refuse("name one record");
    const Language language = arguments.has("lang") ? languageAskedFor(arguments) : Language::En;
    ExitCode code = ExitCode::Ok;
    const std::optional<io::GameRecord> record = recordOf(arguments.operands()[0], console, code);
    if (!record)
        return code;
    const Interruption interruption;
    ai::ReviewRun run;
    run.threads = threadsOf(arguments);
    run.stop = interruption.flag();
    const ai::Review review = ai::review(io::pastOf(*record), planOf(arguments), run);
    if (interruption.has())
        return ExitCode::Interrupted;
    const Page page(*record, review, language);
    if (arguments.has("json"))
        console.out << io::writeJson(page.json());
    else
        page.print(console.out, arguments.has("all"));
    return ExitCode::Ok;
}

constexpr OptionSpec kOptions[] = {
    {"json", "", "print JSON"},
    {"all", "", "print every decision, not only those that could have been better"},
    {"all-cards", "", "judge with all cards on the table, not by what each player could know"},
    {"iterations", "N", "effort for each decision (8000)"},
    {"lang", "CODE", "sentences in en, fr, or de (en)"},
    {"seed", "N", "seed of the judge (1)"},
    {"threads", "N", "threads (one for each core); the result does not depend on it"},
    {"measure", "N", "play N games of normal against expert, and say how good the judge is"},
};

} // namespace

constinit const CommandSpec kReviewCommand = {
    .name = "review",
    .summary = "judge every decision of a record",
    .operands = "[FILE]",
    .options = kOptions,
    .details =
        "For each decision: the chance to win with the best answer and with the one given, as the expert sees it\n"
        "from what that player could know, and why the better one is better. At the end, what decided the game.\n"
        "best: less than 1 point is lost; good: less than 4; doubtful: less than 10; mistake: 10 or more.",
    .examples = "review game.json\nreview game.json --json --lang fr\nreview game.json --all --all-cards\n"
                "review --measure 20",
    .run = runReview,
};

} // namespace champclos::cli

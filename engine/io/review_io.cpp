// SPDX-License-Identifier: MIT
#include "engine/io/review_io.h"

#include "engine/io/record_content.h"
#include "engine/rules/action_text.h"
#include "engine/rules/names.h"

#include <algorithm>
#include <cmath>

namespace champclos::io {

namespace {

constexpr EnumNames<ai::Motive, ai::kMotives> kMotiveNames = {
    "onlyAction", "wins",          "defeats",        "damages",       "survives",   "prevents",  "completesPile",
    "feedsPile",  "heals",         "returns",        "takesCards",    "draws",      "escapes",   "threatens",
    "approaches", "keepsAway",     "keepsCards",     "sparesCards",   "staysArmed", "staysSafe", "savesSoon",
    "hurtsSoon",  "moreCardsSoon", "fewerCardsSoon", "hardlyMatters", "exposes",    "costs"};

/// Four places are more than the judge knows.
double rounded(double chance) { return std::round(chance * 10000) / 10000; }

JsonValue reasonJson(const ai::Reason &reason, const Match &match) {
    JsonValue json = JsonValue::object({{"motive", kMotiveNames[reason.motive]}});
    if (reason.fighter)
        json.set("fighter", fighterName(match, reason.fighter));
    if (reason.other)
        json.set("other", fighterName(match, reason.other));
    if (reason.seat)
        json.set("seat", reason.seat.value() + 1);
    if (reason.seat && reason.card)
        json.set("card", cardName(match, reason.seat, reason.card));
    if (reason.number != 0)
        json.set("number", reason.number);
    return json;
}

JsonValue judgementJson(const ai::Judgement &judgement, const GameRecord &record) {
    const Match &match = *record.match;
    const GameState &state = record.states[judgement.step];
    JsonValue considered = JsonValue::array();
    for (const ai::Candidate &candidate : judgement.considered)
        considered.append(JsonValue::object({{"action", actionText(match, state, candidate.action)},
                                             {"win", rounded(candidate.win)},
                                             {"visits", candidate.visits}}));
    JsonValue json = JsonValue::object({{"step", judgement.step},
                                        {"seat", judgement.seat.value() + 1},
                                        {"turn", judgement.turn},
                                        {"actionNumber", judgement.actionNumber},
                                        {"answers", judgement.answers},
                                        {"played", actionText(match, state, judgement.played)},
                                        {"best", actionText(match, state, judgement.best)},
                                        {"before", rounded(judgement.before)},
                                        {"after", rounded(judgement.after)},
                                        {"verdict", ai::kVerdictNames[judgement.verdict()]},
                                        {"considered", considered},
                                        {"reason", reasonJson(judgement.reason, match)}});
    if (judgement.cost)
        json.set("cost", reasonJson(*judgement.cost, match));
    return json;
}

/// Whatever does not fit makes all of it worthless.
class Reader {
public:
    Reader(const JsonValue &document, const GameRecord &record) : m_document(document), m_record(record) {}

    std::optional<ai::Review> read() {
        const JsonValue &plan = m_document["plan"];
        m_isGood = m_document["format"].string() == kReviewFormat &&
                   m_document["version"].integer() == kReviewVersion &&
                   m_document["judge"].integer() == kJudgeVersion && m_document["game"].string() == gameKey(m_record);
        if (!m_isGood)
            return std::nullopt;
        m_review.plan = {.iterations = static_cast<int>(plan["iterations"].integer()),
                         .quickIterations = static_cast<int>(plan["quickIterations"].integer()),
                         .isWithAllCards = plan["allCards"].boolean(),
                         .seed = static_cast<std::uint64_t>(plan["seed"].integer())};
        for (const JsonValue &entry : m_document["judgements"].items())
            if (m_isGood)
                m_review.judgements.push_back(judgement(entry));
        for (const JsonValue &entry : m_document["prospects"].items())
            m_review.prospects.push_back({.step = step(entry, m_record.states.size()),
                                          .seat = seat(entry["seat"]),
                                          .turn = static_cast<int>(entry["turn"].integer()),
                                          .chance = chance(entry["chance"]),
                                          .effort = m_review.plan.iterations});
        m_isGood = m_isGood && m_review.plan.iterations > 0 && !m_review.prospects.empty();
        m_review.isWhole = true;
        return m_isGood ? std::optional(std::move(m_review)) : std::nullopt;
    }

private:
    std::size_t step(const JsonValue &entry, std::size_t end) {
        const std::int64_t step = entry["step"].integer(-1);
        if (step >= 0 && static_cast<std::size_t>(step) < end)
            return static_cast<std::size_t>(step);
        m_isGood = false;
        return 0;
    }
    SeatId seat(const JsonValue &value) {
        const std::int64_t number = value.integer();
        if (number >= 1 && number <= m_record.match->seatCount)
            return SeatId(static_cast<int>(number) - 1);
        m_isGood = false;
        return SeatId(0);
    }
    double chance(const JsonValue &value) {
        const double chance = value.number(-1);
        m_isGood = m_isGood && chance >= 0 && chance <= 1;
        return chance;
    }
    Action action(const JsonValue &value, std::size_t step) {
        const ParsedAction parsed = parseAction(*m_record.match, m_record.states[step], value.string());
        m_isGood = m_isGood && parsed.action.has_value();
        return parsed.action.value_or(Action());
    }
    FighterId fighter(const JsonValue &value) {
        return value.isString() ? findFighter(*m_record.match, value.string()) : FighterId();
    }
    ai::Reason reason(const JsonValue &value) {
        ai::Reason reason;
        bool isKnown = false;
        for (int motive = 0; motive < ai::kMotives; ++motive)
            if (value["motive"].string() == kMotiveNames[static_cast<std::size_t>(motive)]) {
                reason.motive = static_cast<ai::Motive>(motive);
                isKnown = true;
            }
        m_isGood = m_isGood && isKnown;
        reason.fighter = fighter(value["fighter"]);
        reason.other = fighter(value["other"]);
        if (value.contains("seat"))
            reason.seat = seat(value["seat"]);
        if (reason.seat && value.contains("card"))
            reason.card = findCard(*m_record.match, reason.seat, value["card"].string());
        reason.number = static_cast<int>(value["number"].integer());
        return reason;
    }
    ai::Judgement judgement(const JsonValue &entry) {
        ai::Judgement found;
        found.step = step(entry, m_record.actions.size());
        if (!m_isGood)
            return found;
        found.seat = seat(entry["seat"]);
        found.turn = static_cast<int>(entry["turn"].integer());
        found.actionNumber = static_cast<int>(entry["actionNumber"].integer());
        found.answers = static_cast<int>(entry["answers"].integer());
        found.played = action(entry["played"], found.step);
        found.best = action(entry["best"], found.step);
        found.before = chance(entry["before"]);
        found.after = chance(entry["after"]);
        for (const JsonValue &other : entry["considered"].items())
            found.considered.push_back({action(other["action"], found.step), chance(other["win"]),
                                        static_cast<int>(other["visits"].integer())});
        found.reason = reason(entry["reason"]);
        if (entry.contains("cost"))
            found.cost = reason(entry["cost"]);
        found.effort = m_review.plan.iterations;
        return found;
    }

    const JsonValue &m_document;
    const GameRecord &m_record;
    ai::Review m_review;
    bool m_isGood = true;
};

} // namespace

std::string gameKey(const GameRecord &record) {
    std::uint64_t key = contentHash(*record.match);
    const auto add = [&](std::uint64_t value) { key = (key ^ value) * 0x9E3779B97F4A7C15u; };
    add(hashOf(record.states.front()));
    for (std::size_t index = 0; index < record.actions.size(); ++index)
        add(hashOf(record.states[index + 1]));
    return hashText(key);
}

JsonValue toJson(const ai::Review &review, const GameRecord &record) {
    JsonValue judgements = JsonValue::array();
    for (const ai::Judgement &judgement : review.judgements)
        judgements.append(judgementJson(judgement, record));
    JsonValue prospects = JsonValue::array();
    for (const ai::Prospect &prospect : review.prospects)
        prospects.append(JsonValue::object({{"step", prospect.step},
                                            {"turn", prospect.turn},
                                            {"seat", prospect.seat.value() + 1},
                                            {"chance", rounded(prospect.chance)}}));
    return JsonValue::object({{"format", kReviewFormat},
                              {"version", kReviewVersion},
                              {"judge", kJudgeVersion},
                              {"game", gameKey(record)},
                              {"plan", JsonValue::object({{"iterations", review.plan.iterations},
                                                          {"quickIterations", review.plan.quickIterations},
                                                          {"allCards", review.plan.isWithAllCards},
                                                          {"seed", review.plan.seed}})},
                              {"judgements", judgements},
                              {"prospects", prospects}});
}

std::optional<ai::Review> readReview(const JsonValue &document, const GameRecord &record) {
    return Reader(document, record).read();
}

} // namespace champclos::io

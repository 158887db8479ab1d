// SPDX-License-Identifier: MIT
#include "engine/ai/value_fit.h"

#include "engine/core/rng.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace champclos::ai {

namespace {

constexpr std::size_t kBatch = 256;
constexpr int kDecimals = 4; ///< of weights in the source

using Sums = std::array<float, kHiddenUnits>; ///< of the hidden units

/// Weights with the memory of their descent.
class Weights {
public:
    explicit Weights(std::vector<float> start)
        : values(std::move(start)), gradient(values.size()), m_mean(values.size()), m_square(values.size()) {}

    std::vector<float> values;
    std::vector<float> gradient;

    /// One step against the gradient, which is empty afterwards.
    void descend(float rate, float decay) {
        constexpr float kMeanKept = 0.9F;
        constexpr float kSquareKept = 0.999F;
        m_meanLeft *= kMeanKept;
        m_squareLeft *= kSquareKept;
        for (std::size_t index = 0; index < values.size(); ++index) {
            const float slope = gradient[index];
            m_mean[index] = kMeanKept * m_mean[index] + (1 - kMeanKept) * slope;
            m_square[index] = kSquareKept * m_square[index] + (1 - kSquareKept) * slope * slope;
            const float mean = m_mean[index] / (1 - m_meanLeft);
            const float size = std::sqrt(m_square[index] / (1 - m_squareLeft)) + 1e-8F;
            values[index] -= rate * (mean / size + decay * values[index]);
            gradient[index] = 0;
        }
    }

private:
    std::vector<float> m_mean;
    std::vector<float> m_square;
    float m_meanLeft = 1;
    float m_squareLeft = 1;
};

/// The sums of the hidden units for either seat, and what comes of them.
struct Thought {
    Sums first{};
    Sums second{};
    float logOdds = 0;
};

Thought think(std::span<const float> weights, const Lesson &lesson) {
    Thought thought;
    std::copy_n(weights.begin() + ValueNet::kBias, kHiddenUnits, thought.first.begin());
    thought.second = thought.first;
    for (std::size_t feature = 0; feature < kFeatures; ++feature) {
        const float first = lesson.first[feature];
        const float second = lesson.second[feature];
        if (first == 0 && second == 0)
            continue;
        const float *own = weights.data() + ValueNet::kOwn + feature * kHiddenUnits;
        const float *other = weights.data() + ValueNet::kOther + feature * kHiddenUnits;
        for (std::size_t unit = 0; unit < kHiddenUnits; ++unit) {
            thought.first[unit] += own[unit] * first + other[unit] * second;
            thought.second[unit] += own[unit] * second + other[unit] * first;
        }
        thought.logOdds += weights[ValueNet::kDirect + feature] * (first - second);
    }
    for (std::size_t unit = 0; unit < kHiddenUnits; ++unit)
        thought.logOdds += weights[ValueNet::kOut + unit] *
                           (std::max(0.0F, thought.first[unit]) - std::max(0.0F, thought.second[unit]));
    return thought;
}

/// Adds `slope` (of the loss over the log odds) times what each weight does to the log odds.
void addGradient(const std::vector<float> &weights, const Lesson &lesson, const Thought &thought, float slope,
                 std::vector<float> &gradient) {
    Sums first{};
    Sums second{};
    for (std::size_t unit = 0; unit < kHiddenUnits; ++unit) {
        const float out = weights[ValueNet::kOut + unit];
        first[unit] = thought.first[unit] > 0 ? slope * out : 0.0F;
        second[unit] = thought.second[unit] > 0 ? -slope * out : 0.0F;
        gradient[ValueNet::kOut + unit] +=
            slope * (std::max(0.0F, thought.first[unit]) - std::max(0.0F, thought.second[unit]));
        gradient[ValueNet::kBias + unit] += first[unit] + second[unit];
    }
    for (std::size_t feature = 0; feature < kFeatures; ++feature) {
        const float ofFirst = lesson.first[feature];
        const float ofSecond = lesson.second[feature];
        if (ofFirst == 0 && ofSecond == 0)
            continue;
        float *own = gradient.data() + ValueNet::kOwn + feature * kHiddenUnits;
        float *other = gradient.data() + ValueNet::kOther + feature * kHiddenUnits;
        for (std::size_t unit = 0; unit < kHiddenUnits; ++unit) {
            own[unit] += first[unit] * ofFirst + second[unit] * ofSecond;
            other[unit] += first[unit] * ofSecond + second[unit] * ofFirst;
        }
        gradient[ValueNet::kDirect + feature] += slope * (ofFirst - ofSecond);
    }
}

float chanceOf(float logOdds) { return 1.0F / (1.0F + std::exp(-logOdds)); }

std::vector<float> randomWeights(Rng &rng) {
    std::vector<float> weights(ValueNet::kSize);
    const auto between = [&](float most) { return most * (static_cast<float>(rng.next() >> 40) * 0x1p-23F - 1.0F); };
    for (std::size_t index = ValueNet::kOwn; index < ValueNet::kBias; ++index)
        weights[index] = between(0.12F);
    for (std::size_t index = ValueNet::kOut; index < ValueNet::kDirect; ++index)
        weights[index] = between(0.2F);
    return weights;
}

/// What a deck is worth against another as a whole: one number for each two.
class DeckWorths {
public:
    explicit DeckWorths(const std::vector<Lesson> &lessons)
        : m_decks(countOf(lessons)), m_weights(std::vector<float>(m_decks * m_decks)) {}

    float of(const Lesson &lesson) const {
        return m_weights.values[place(lesson.firstDeck, lesson.secondDeck)] -
               m_weights.values[place(lesson.secondDeck, lesson.firstDeck)];
    }
    void addGradient(const Lesson &lesson, float slope) {
        m_weights.gradient[place(lesson.firstDeck, lesson.secondDeck)] += slope;
        m_weights.gradient[place(lesson.secondDeck, lesson.firstDeck)] -= slope;
    }
    void descend(float rate, float decay) { m_weights.descend(rate, decay); }

private:
    static std::size_t countOf(const std::vector<Lesson> &lessons) {
        std::size_t count = 1;
        for (const Lesson &lesson : lessons)
            count = std::max<std::size_t>(count, 1u + std::max(lesson.firstDeck, lesson.secondDeck));
        return count;
    }
    std::size_t place(std::size_t first, std::size_t second) const { return first * m_decks + second; }

    std::size_t m_decks;
    Weights m_weights;
};

/// The rate falls in steps towards the end.
float rateAt(int epoch, const FitOptions &options) {
    const float done = static_cast<float>(epoch) / static_cast<float>(options.epochs);
    return options.rate * (done < 0.6F ? 1.0F : done < 0.85F ? 0.3F : 0.1F);
}

std::string numberText(float number) {
    std::array<char, 64> text{};
    const auto result =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, kDecimals);
    return {text.data(), result.ptr};
}

} // namespace

ValueNet fitNet(const std::vector<Lesson> &lessons, const FitOptions &options) {
    Rng rng(options.seed);
    Weights net(randomWeights(rng));
    DeckWorths decks(lessons);
    std::vector<std::size_t> order(lessons.size());
    for (std::size_t index = 0; index < order.size(); ++index)
        order[index] = index;
    for (int epoch = 0; epoch < options.epochs; ++epoch) {
        for (std::size_t left = order.size(); left > 1; --left)
            std::swap(order[left - 1], order[rng.below(static_cast<int>(left))]);
        const float rate = rateAt(epoch, options);
        for (std::size_t from = 0; from < order.size(); from += kBatch) {
            const std::size_t to = std::min(order.size(), from + kBatch);
            for (std::size_t index = from; index < to; ++index) {
                const Lesson &lesson = lessons[order[index]];
                const Thought thought = think(net.values, lesson);
                const float wanted =
                    options.outcomeShare * lesson.outcome + (1 - options.outcomeShare) * lesson.estimate;
                const float slope =
                    (chanceOf(thought.logOdds + decks.of(lesson)) - wanted) / static_cast<float>(to - from);
                addGradient(net.values, lesson, thought, slope, net.gradient);
                decks.addGradient(lesson, slope);
            }
            net.descend(rate, options.decay);
            decks.descend(rate, options.decay);
        }
    }
    ValueNet fitted;
    std::copy(net.values.begin(), net.values.end(), fitted.weights.begin());
    return fitted;
}

Foresight foresightOf(const ValueNet &net, const std::vector<Lesson> &lessons) {
    Foresight foresight;
    for (const Lesson &lesson : lessons) {
        const double chance = chanceOf(think(net.weights, lesson).logOdds);
        const double outcome = lesson.outcome; // a draw is half of each
        foresight.loss -=
            outcome * std::log(std::max(1e-6, chance)) + (1 - outcome) * std::log(std::max(1e-6, 1 - chance));
        foresight.correct += chance > 0.5 ? outcome : 1 - outcome;
    }
    const double count = std::max<double>(1, static_cast<double>(lessons.size()));
    return {foresight.loss / count, foresight.correct / count};
}

ValueNet rounded(ValueNet net) {
    for (float &weight : net.weights)
        weight = static_cast<float>(std::round(static_cast<double>(weight) * 1e4) / 1e4);
    return net;
}

std::string sourceOf(const ValueNet &net, const std::string &command) {
    constexpr std::size_t kWidth = 120;
    std::string text = "// SPDX-License-Identifier: MIT\n"
                       "//\n"
                       "// Written by `" +
                       command +
                       "`; do not edit.\n"
                       "#include \"engine/ai/value_net.h\"\n\n"
                       "namespace champclos::ai {\n\n"
                       "// clang-format off\n"
                       "const ValueNet &learnedNet() {\n"
                       "    static constexpr ValueNet kNet = {{\n";
    std::string line;
    for (const float weight : net.weights) {
        const std::string number = ' ' + numberText(weight) + "F,";
        if (line.size() + number.size() > kWidth) {
            text += line + '\n';
            line.clear();
        }
        line += line.empty() ? "       " + number : number;
    }
    return text + line +
           "\n    }};\n"
           "    return kNet;\n"
           "}\n\n"
           "} // namespace champclos::ai\n";
}

} // namespace champclos::ai

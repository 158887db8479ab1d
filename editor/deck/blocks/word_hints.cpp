// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/word_hints.h"

#include "editor/document/language.h"
#include "engine/core/array_by.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <iterator>

namespace champclos::editor {

namespace {

// clang-format off
constexpr EnumNames<Timing, kTimings> kTimingHints = {
    QT_TRANSLATE_NOOP("moments", "As soon as both cards are revealed, before anything else."),
    QT_TRANSLATE_NOOP("moments", "Before damage is dealt: values can still change."),
    QT_TRANSLATE_NOOP("moments", "After damage, once it is settled who won the combat."),
    QT_TRANSLATE_NOOP("moments", "When the card is played as an action of its own."),
    QT_TRANSLATE_NOOP("moments", "When the line reaches its syllable goal with this card."),
};
static_assert(kTimingHints.back() != nullptr);

constexpr EnumNames<Trigger, kTriggers> kTriggerHints = {
    QT_TRANSLATE_NOOP("moments", "Once, when your fighters are placed before the first turn."),
    QT_TRANSLATE_NOOP("moments", "Before the first action of each of your turns."),
    QT_TRANSLATE_NOOP("moments", "After the last action of each of your turns, before the hand limit."),
    QT_TRANSLATE_NOOP("moments", "Whenever you maneuver."),
    QT_TRANSLATE_NOOP("moments", "Whenever one of your fighters attacks."),
    QT_TRANSLATE_NOOP("moments", "Whenever one of your fighters is attacked."),
    QT_TRANSLATE_NOOP("moments", "At the end of a combat you take part in, after the effects of the cards."),
    QT_TRANSLATE_NOOP("moments", "After one of your attacks, once its cards have been put away."),
    QT_TRANSLATE_NOOP("moments", "Whenever you have played a scheme."),
};
static_assert(kTriggerHints.back() != nullptr);

constexpr EnumNames<Modifier, kModifiers> kModifierHints = {
    QT_TRANSLATE_NOOP("moments", "These fighters’ attacks have a higher value."),
    QT_TRANSLATE_NOOP("moments", "These fighters’ defenses have a higher value."),
    QT_TRANSLATE_NOOP("moments", "These fighters move farther when you maneuver."),
    QT_TRANSLATE_NOOP("moments", "You draw more cards when you maneuver."),
    QT_TRANSLATE_NOOP("moments", "These fighters may move through opposing fighters."),
    QT_TRANSLATE_NOOP("moments", "Effects cannot damage these fighters; only combat can."),
};
static_assert(kModifierHints.back() != nullptr);
// clang-format on

template <class Which, int Size> QString hint(const EnumNames<Which, Size> &hints, Which which) {
    return QCoreApplication::translate("moments", hints[which]);
}

} // namespace

QString wordHint(Word word) { return qt(text::wordMeaning(word, currentLanguage())); }
QString operandHint(Word word, int operand) { return qt(text::operandMeaning(word, operand, currentLanguage())); }
QString timingHint(Timing timing) { return hint(kTimingHints, timing); }
QString triggerHint(Trigger trigger) { return hint(kTriggerHints, trigger); }
QString modifierHint(Modifier modifier) { return hint(kModifierHints, modifier); }

} // namespace champclos::editor

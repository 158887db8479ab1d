// SPDX-License-Identifier: MIT
//
// Tables that follow an enumeration value by value. Nothing here runs: a value more or less than names does not
// compile.
#include "engine/core/action.h"
#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/core/event.h"
#include "engine/core/localized.h"
#include "engine/core/state.h"

namespace champclos {

namespace {

template <class Names, class Enum> constexpr bool areNamesOf(const Names &names, Enum last) {
    return names.size() == static_cast<std::size_t>(last) + 1 && names.back() != nullptr;
}

static_assert(areNamesOf(kLanguageCodes, Language::De) && kLanguages.size() == kLanguageCodes.size());
static_assert(areNamesOf(kGenderNames, Gender::Feminine));
static_assert(areNamesOf(kCardTypeNames, CardType::Scheme));
static_assert(areNamesOf(kAttackTypeNames, AttackType::Ranged));
static_assert(areNamesOf(kRoleNames, Role::Sidekick));
static_assert(areNamesOf(kTimingNames, Timing::Completion));
static_assert(areNamesOf(kTriggerNames, Trigger::AfterScheme));
static_assert(areNamesOf(kModifierNames, Modifier::NoEffectDamage));
static_assert(areNamesOf(kZonePatternNames, ZonePattern::Cross));
static_assert(areNamesOf(kDecisionKindNames, DecisionKind::ChooseYesNo));
static_assert(areNamesOf(kCauseNames, Cause::Conceded));
static_assert(areNamesOf(kCardPlaceNames, CardPlace::Out));
static_assert(areNamesOf(kDamageSourceNames, DamageSource::Exhaustion));
static_assert(areNamesOf(kValueReasonNames, ValueReason::HighGround));
static_assert(areNamesOf(kActionTakenNames, ActionTaken::Attack));

} // namespace

} // namespace champclos

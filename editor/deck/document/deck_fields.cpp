// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_fields.h"

#include "editor/deck/document/deck_consistency.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"

#include <QString>
#include <QStringList>

#include <algorithm>

namespace champclos::editor {

namespace {

template <class Enum, std::size_t N> FieldRef choiceOf(Enum &value, const std::array<const char *, N> &names) {
    static_assert(sizeof(Enum) == 1);
    return ChoiceRef{reinterpret_cast<unsigned char *>(&value), names};
}

/// What is left of a path while it is followed.
class Steps {
public:
    explicit Steps(const Path &path) : m_rest(path) {}
    bool isEnd() const { return m_rest.empty(); }
    std::string key() {
        const std::string result = m_rest.empty() ? std::string() : m_rest.front().key;
        advance();
        return result;
    }
    int index() {
        const int result = m_rest.empty() ? -1 : m_rest.front().index;
        advance();
        return result;
    }

private:
    void advance() {
        if (!m_rest.empty())
            m_rest = m_rest.subspan(1);
    }
    std::span<const PathStep> m_rest;
};

std::optional<Language> languageAt(Steps &steps) {
    const std::string code = steps.key();
    for (const Language language : kLanguages)
        if (code == codeOf(language))
            return language;
    return std::nullopt;
}

FieldRef textField(LocalizedText &text, Steps &steps) {
    const auto language = languageAt(steps);
    return language && steps.isEnd() ? FieldRef(&text.in(*language)) : FieldRef();
}

FieldRef nounField(LocalizedNoun &noun, Steps &steps) {
    const auto language = languageAt(steps);
    if (!language)
        return {};
    Noun &forms = noun.in(*language);
    if (steps.isEnd())
        return &forms.name;
    const std::string key = steps.key();
    if (key == "gender")
        return choiceOf(forms.gender, kGenderNames);
    if (key == "isPlural")
        return &forms.isPlural;
    if (key == "isAspirated")
        return &forms.isAspirated;
    struct Form {
        const char *key;
        std::string Noun::*form;
    };
    static constexpr Form kForms[] = {
        {"name", &Noun::name},
        {"plural", &Noun::plural},
        {"article", &Noun::article},
        {"genitive", &Noun::genitive},
        {"definite", &Noun::definite},
        {"oblique", &Noun::oblique},
        {"definitePlural", &Noun::definitePlural},
        {"dativePlural", &Noun::dativePlural},
    };
    for (const Form &form : kForms)
        if (key == form.key)
            return &(forms.*form.form);
    return {};
}

template <class Named> FieldRef namedField(Named &named, const std::string &key, Steps &steps) {
    if (key == "id")
        return &named.id;
    return key == "name" ? textField(named.name, steps) : FieldRef();
}

template <class List> auto *entryAt(List &list, Steps &steps) {
    const int index = steps.index();
    return index >= 0 && index < static_cast<int>(list.size()) ? &list[index] : nullptr;
}

FieldRef fighterField(FighterDef &fighter, Steps &steps) {
    const std::string key = steps.key();
    if (key == "id")
        return &fighter.id;
    if (key == "name")
        return nounField(fighter.name, steps);
    if (key == "role")
        return choiceOf(fighter.role, kRoleNames);
    if (key == "attack")
        return choiceOf(fighter.attack, kAttackTypeNames);
    if (key == "health")
        return &fighter.health;
    if (key == "maxHealth")
        return &fighter.maxHealth;
    if (key == "count")
        return &fighter.count;
    return key == "emblem" ? FieldRef(&fighter.emblem) : FieldRef();
}

FieldRef cardField(CardDef &card, Steps &steps) {
    const std::string key = steps.key();
    if (key == "type")
        return choiceOf(card.type, kCardTypeNames);
    if (key == "value")
        return &card.value;
    if (key == "boost")
        return &card.boost;
    if (key == "copies")
        return &card.copies;
    if (key == "syllables")
        return &card.syllables;
    if (key == "ingredient")
        return &card.ingredient;
    if (key == "note")
        return &card.note;
    if (key == "playedBy")
        return &card.playedBy;
    if (key == "tags")
        return &card.tags;
    return namedField(card, key, steps);
}

FieldRef abilityField(AbilityDef &ability, Steps &steps) {
    const std::string key = steps.key();
    if (key == "when")
        return choiceOf(ability.trigger, kTriggerNames);
    if (key == "modify")
        return choiceOf(ability.modifier, kModifierNames);
    if (key == "fighter")
        return &ability.fighter;
    return key == "isContinuous" ? FieldRef(&ability.isContinuous) : FieldRef();
}

constexpr std::array<const char *, 2> kSideOrder = {"first", "second"}; // they have names only in their deck

FieldRef tokenField(TokenDef &token, Steps &steps) {
    const std::string key = steps.key();
    if (key == "name")
        return nounField(token.name, steps);
    if (key == "fighter")
        return &token.fighter;
    if (key == "sides") {
        auto *side = entryAt(token.sides, steps);
        return side != nullptr ? namedField(*side, steps.key(), steps) : FieldRef();
    }
    if (key == "first")
        return choiceOf(token.first, kSideOrder);
    return key == "id" ? FieldRef(&token.id) : FieldRef();
}

FieldRef sideDeckField(SideDeckDef &sideDeck, Steps &steps) {
    const std::string key = steps.key();
    if (key == "id")
        return &sideDeck.id;
    if (key == "name")
        return nounField(sideDeck.name, steps);
    auto *card = key == "cards" ? entryAt(sideDeck.cards, steps) : nullptr;
    if (card == nullptr)
        return {};
    const std::string part = steps.key();
    if (part != "abilities")
        return namedField(*card, part, steps);
    auto *ability = entryAt(card->abilities, steps);
    return ability != nullptr ? abilityField(*ability, steps) : FieldRef();
}

FieldRef pileField(PileDef &pile, Steps &steps) {
    const std::string key = steps.key();
    if (key == "id")
        return &pile.id;
    if (key == "name")
        return nounField(pile.name, steps);
    if (key == "takes")
        return choiceOf(pile.takes, io::kTakesNames);
    if (key == "syllableGoal")
        return &pile.syllableGoal;
    if (key == "ingredients") {
        auto *ingredient = entryAt(pile.ingredients, steps);
        return ingredient != nullptr ? namedField(*ingredient, steps.key(), steps) : FieldRef();
    }
    auto *spell = key == "spells" ? entryAt(pile.spells, steps) : nullptr;
    if (spell == nullptr)
        return {};
    const std::string part = steps.key();
    return part == "needs" ? FieldRef(&spell->needs) : namedField(*spell, part, steps);
}

FieldRef topField(DeckDef &deck, const std::string &key, Steps &steps) {
    if (key == "author")
        return &deck.author;
    if (key == "licence")
        return &deck.licence;
    if (key == "move")
        return &deck.move;
    if (key == "colours" && deck.colours) {
        const std::string part = steps.key();
        if (part == "field")
            return &deck.colours->field;
        return part == "charge" ? FieldRef(&deck.colours->charge) : FieldRef();
    }
    return namedField(deck, key, steps);
}

QVariant read(const FieldRef &field) {
    if (const auto *text = std::get_if<std::string *>(&field))
        return QString::fromStdString(**text);
    if (const auto *number = std::get_if<int *>(&field))
        return **number;
    if (const auto *number = std::get_if<std::optional<int> *>(&field))
        return **number ? QVariant(***number) : QVariant(QString());
    if (const auto *flag = std::get_if<bool *>(&field))
        return **flag;
    if (const auto *choice = std::get_if<ChoiceRef>(&field))
        return QString::fromUtf8(choice->names[*choice->value]);
    QStringList list;
    if (const auto *strings = std::get_if<std::vector<std::string> *>(&field))
        for (const std::string &text : **strings)
            list.append(QString::fromStdString(text));
    return std::holds_alternative<std::monostate>(field) ? QVariant() : QVariant(list);
}

bool write(const FieldRef &field, const QVariant &value) {
    if (const auto *text = std::get_if<std::string *>(&field)) {
        QString typed = value.toString();
        for (QChar &sign : typed) // a name is one line; no-break spaces are kept
            if (sign < u' ')
                sign = u' ';
        **text = typed.trimmed().toStdString();
        return true;
    }
    if (const auto *number = std::get_if<int *>(&field)) {
        bool isNumber = false;
        const int whole = value.toInt(&isNumber);
        **number = isNumber ? whole : **number;
        return isNumber;
    }
    if (const auto *number = std::get_if<std::optional<int> *>(&field)) {
        bool isNumber = false;
        const int whole = value.toInt(&isNumber);
        **number = isNumber ? std::optional(whole) : std::nullopt;
        return isNumber || value.toString().isEmpty();
    }
    if (const auto *flag = std::get_if<bool *>(&field)) {
        **flag = value.toBool();
        return true;
    }
    if (const auto *choice = std::get_if<ChoiceRef>(&field)) {
        const auto found = std::find(choice->names.begin(), choice->names.end(), value.toString().toStdString());
        if (found == choice->names.end())
            return false;
        *choice->value = static_cast<unsigned char>(found - choice->names.begin());
        return true;
    }
    if (const auto *strings = std::get_if<std::vector<std::string> *>(&field)) {
        (*strings)->clear();
        for (const QString &text : value.toStringList())
            (*strings)->push_back(text.toStdString());
        return true;
    }
    return false;
}

} // namespace

FieldRef findField(DeckDef &deck, const std::string &path) {
    const std::optional<Path> parsed = parsePath(path);
    if (!parsed)
        return {};
    Steps steps(*parsed);
    const std::string key = steps.key();
    if (key == "fighters") {
        FighterDef *fighter = entryAt(deck.fighters, steps);
        return fighter != nullptr ? fighterField(*fighter, steps) : FieldRef();
    }
    if (key == "cards") {
        CardDef *card = entryAt(deck.cards, steps);
        return card != nullptr ? cardField(*card, steps) : FieldRef();
    }
    if (key == "abilities") {
        AbilityDef *ability = entryAt(deck.abilities, steps);
        return ability != nullptr ? abilityField(*ability, steps) : FieldRef();
    }
    if (key == "tags") {
        TagDef *tag = entryAt(deck.tags, steps);
        return tag != nullptr ? namedField(*tag, steps.key(), steps) : FieldRef();
    }
    if (key == "token")
        return deck.token ? tokenField(*deck.token, steps) : FieldRef();
    if (key == "sideDeck")
        return deck.sideDeck ? sideDeckField(*deck.sideDeck, steps) : FieldRef();
    if (key == "pile")
        return deck.pile ? pileField(*deck.pile, steps) : FieldRef();
    return topField(deck, key, steps);
}

QVariant fieldValue(const DeckDef &deck, const std::string &path) {
    return read(findField(const_cast<DeckDef &>(deck), path)); // nothing is changed on the way
}

bool setField(DeckDef &deck, const std::string &path, const QVariant &value) {
    const DeckDef before = deck;
    if (!write(findField(deck, path), value)) {
        deck = before;
        return false;
    }
    makeConsistent(deck, before, path);
    return true;
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/deck_builder.h"

#include "editor/deck/document/deck_fields.h"
#include "engine/core/ids.h"
#include "engine/io/deck_check.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::DeckBuilder)
};

struct TypeWords {
    CardType type;
    const char16_t *words; ///< separated by spaces; compared without accents
};
constexpr TypeWords kTypeWords[] = {
    {CardType::Attack, u"attack attaque angriff offense att"},
    {CardType::Defense, u"defense defence verteidigung abwehr def"},
    {CardType::Versatile, u"versatile polyvalente polyvalent vielseitig vielseitige versatil ver"},
    {CardType::Scheme, u"scheme stratageme planung plan manigance sch"},
};
constexpr const char16_t *kAnyWords = u"any all anyone both tous toutes tout beliebig alle jeder -";
constexpr int kUsualSidekickHealth = 6;

bool isAmong(const QString &word, const char16_t *words) {
    return QString::fromUtf16(words).split(u' ').contains(word);
}

} // namespace

QString plainWord(const QString &text) {
    QString result;
    for (const QChar sign : text.toLower().normalized(QString::NormalizationForm_KD))
        if (sign.isLetterOrNumber() || sign == u'-')
            result += sign;
    return result;
}

std::optional<CardType> cardTypeOf(const QString &word) {
    for (const TypeWords &entry : kTypeWords)
        if (isAmong(plainWord(word), entry.words))
            return entry.type;
    return std::nullopt;
}

QString windowNote(const QString &immediately, const QString &during, const QString &after, const QString &other) {
    QStringList lines;
    if (!other.trimmed().isEmpty())
        lines << other.trimmed();
    if (!immediately.trimmed().isEmpty())
        lines << Texts::tr("Immediately: %1").arg(immediately.trimmed());
    if (!during.trimmed().isEmpty())
        lines << Texts::tr("During combat: %1").arg(during.trimmed());
    if (!after.trimmed().isEmpty())
        lines << Texts::tr("After combat: %1").arg(after.trimmed());
    return lines.join(u' ').simplified();
}

DeckBuilder::DeckBuilder(Language language, const QString &title) : m_language(language) {
    m_deck = emptyDeck();
    const QString name = shortened(title.simplified(), io::kMaxTitleLength, 0);
    setField(m_deck, std::string("name.") + codeOf(language), name);
    for (const Language other : kLanguages)
        m_deck.name.in(other) = name.toStdString();
    m_deck.id = freeId(idFrom(name.toStdString()), "deck", {});
    m_deck.fighters.clear();
}

QString DeckBuilder::shortened(const QString &text, std::size_t most, int line) {
    const auto limit = static_cast<qsizetype>(most);
    if (text.size() <= limit)
        return text;
    remark(line, Texts::tr("“%1…” was cut off after %n character(s)", "", static_cast<int>(most)).arg(text.left(24)));
    return text.left(limit);
}

void DeckBuilder::setMove(int move) {
    if (move >= io::kMoveRange.least && move <= io::kMoveRange.most)
        m_deck.move = move;
    else
        remark(0, Texts::tr("a move value of %1 is not possible").arg(move));
}

void DeckBuilder::addFighter(const ForeignFighter &given) {
    const QString name = shortened(given.name.simplified(), io::kMaxTitleLength, 0);
    if (name.isEmpty())
        return;
    if (m_deck.fighters.size() >= kMaxFightersPerSeat) {
        remark(0, Texts::tr("“%1” was left out: a deck has at most %2 fighters").arg(name).arg(kMaxFightersPerSeat));
        return;
    }
    addEntry(m_deck, "fighters");
    FighterDef &fighter = m_deck.fighters.back();
    for (const Language language : kLanguages) {
        fighter.name.in(language).name = name.toStdString();
        if (given.count > 1)
            fighter.name.in(language).plural = name.toStdString();
    }
    std::vector<std::string> taken;
    for (const FighterDef &other : m_deck.fighters)
        if (&other != &fighter)
            taken.push_back(other.id);
    fighter.id = freeId(idFrom(name.toStdString()), "fighter", taken);
    fighter.attack = given.isRanged ? AttackType::Ranged : AttackType::Melee;
    fighter.count = std::clamp(given.count, io::kCountRange.least, io::kCountRange.most);
    fighter.health = fighter.maxHealth =
        std::clamp(given.health, 0, io::kHealthRange.most); // 0: set when all are known
    if (fighter.count != given.count || fighter.health != given.health)
        remark(0, Texts::tr("“%1”: its health or number is not possible and was changed").arg(name));
}

std::string DeckBuilder::fighterNamed(const QString &name) {
    const QString wanted = plainWord(name);
    const auto find = [&] {
        return std::find_if(m_deck.fighters.begin(), m_deck.fighters.end(), [&](const FighterDef &fighter) {
            return plainWord(QString::fromStdString(fighter.name.in(m_language).name)) == wanted;
        });
    };
    if (find() == m_deck.fighters.end())
        addFighter({name});
    return find() != m_deck.fighters.end() ? find()->id : std::string();
}

bool DeckBuilder::addCard(const ForeignCard &given) {
    if (m_deck.cards.size() >= kMaxCardsPerDeck) {
        remark(given.line, Texts::tr("“%1” was left out: a deck has at most %2 different cards")
                               .arg(given.name.left(40))
                               .arg(kMaxCardsPerDeck));
        return false;
    }
    CardDef card;
    card.type = given.type;
    card.copies = given.copies;
    card.value = given.type == CardType::Scheme ? 0 : given.value;
    card.boost = given.boost;
    card.name = given.names;
    card.name.in(m_language) = shortened(given.name.simplified(), io::kMaxTitleLength, given.line).toStdString();
    std::vector<std::string> taken;
    for (const CardDef &other : m_deck.cards)
        taken.push_back(other.id);
    card.id = freeId(idFrom(card.name.in(m_language)), "card", taken);
    if (!given.fighter.isEmpty() && !isAmong(plainWord(given.fighter), kAnyWords))
        if (const std::string fighter = fighterNamed(given.fighter); !fighter.empty())
            card.playedBy = {fighter};
    card.note = shortened(given.note, io::kMaxNoteLength, given.line).toStdString();
    m_deck.cards.push_back(std::move(card));
    return true;
}

void DeckBuilder::addToFirstNote(const QString &text) {
    if (text.trimmed().isEmpty() || m_deck.cards.empty())
        return;
    std::string &note = m_deck.cards.front().note;
    note = shortened((text.simplified() + u' ' + QString::fromStdString(note)).trimmed(), io::kMaxNoteLength, 0)
               .toStdString();
}

ImportResult DeckBuilder::finished() {
    if (m_deck.cards.empty())
        return std::move(m_result);
    if (m_deck.fighters.empty())
        addFighter({QString::fromStdString(m_deck.name.in(m_language))});
    const auto isHero = [&](const FighterDef &fighter) {
        return plainWord(QString::fromStdString(fighter.name.in(m_language).name)) ==
               plainWord(QString::fromStdString(m_deck.name.in(m_language)));
    };
    const auto hero = std::find_if(m_deck.fighters.begin(), m_deck.fighters.end(), isHero);
    if (hero != m_deck.fighters.end())
        std::rotate(m_deck.fighters.begin(), hero, hero + 1);
    const FighterDef usualHero = emptyDeck().fighters.front();
    for (FighterDef &fighter : m_deck.fighters) {
        const bool isFirst = &fighter == &m_deck.fighters.front();
        fighter.role = isFirst ? Role::Hero : Role::Sidekick;
        if (fighter.health == 0)
            fighter.health = fighter.maxHealth = isFirst ? usualHero.health : kUsualSidekickHealth;
    }
    for (const CardDef &card : m_deck.cards)
        m_result.copies += card.copies;
    m_result.cards = static_cast<int>(m_deck.cards.size());
    m_result.deck = std::move(m_deck);
    return std::move(m_result);
}

} // namespace champclos::editor

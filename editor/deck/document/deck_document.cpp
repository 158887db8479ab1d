// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_document.h"

#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_pictures.h"
#include "editor/deck/document/deck_problems.h"
#include "editor/document/picture_import.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace champclos::editor {

namespace {

constexpr auto kContext = "champclos::editor::DeckDocument";

/// What undo calls the change of a field.
struct FieldLabel {
    const char *key;
    const char *text;
};
constexpr FieldLabel kFieldLabels[] = {
    {"health", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the health")},
    {"maxHealth", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the health")},
    {"move", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the move value")},
    {"count", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the number")},
    {"attack", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the attack type")},
    {"emblem", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the emblem")},
    {"field", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the colors")},
    {"charge", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the colors")},
    {"type", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the type")},
    {"value", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the value")},
    {"boost", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the boost")},
    {"copies", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the number of copies")},
    {"playedBy", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change who may play it")},
    {"note", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the note")},
    {"when", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the moment")},
    {"id", QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the id")},
};

const char *fieldLabel(const std::string &path) {
    if (path.find("name.") != std::string::npos)
        return QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Rename");
    for (const FieldLabel &label : kFieldLabels)
        if (path == label.key || path.ends_with(std::string(".") + label.key))
            return label.text;
    return QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change a field");
}

/// A number and its noun never part.
QString held(QString fact) { return fact.replace(u' ', QChar(0xA0)); }

QString joined(const QStringList &facts) { return facts.join(QStringLiteral(" · ")); }

} // namespace

DeckDocument::DeckDocument(QObject *parent) : ValueDocument(QStringLiteral("deck"), parent) {
    connect(this, &Document::changed, this, &DeckDocument::textsChanged);
    connect(this, &Document::languageChanged, this, &DeckDocument::textsChanged);
    startNew();
}

QString DeckDocument::title() const {
    const QString name = qt(value().name.in(currentLanguage()));
    return name.isEmpty() ? QCoreApplication::translate("champclos::editor::DeckDocument", "New deck") : name;
}

std::string DeckDocument::text() const { return io::writeDeck(value()); }

int DeckDocument::cardCount() const {
    int count = 0;
    for (const CardDef &card : value().cards)
        count += card.copies;
    return count;
}

int DeckDocument::wantedCount() const { return io::kCardsInDeck; }

bool DeckDocument::isPlayable() const {
    io::Diagnostics diagnostics;
    io::check(value(), diagnostics);
    return !diagnostics.hasErrors();
}

QString DeckDocument::heroFacts() const {
    if (value().fighters.empty())
        return {};
    const FighterDef &hero = value().fighters.front();
    QStringList facts;
    if (hero.count > 1)
        facts << QStringLiteral("×%1").arg(hero.count);
    facts << held(QCoreApplication::translate("champclos::editor::DeckDocument", "%n health", nullptr, hero.health))
          << held(qt(text::attackTypeName(hero.attack, currentLanguage())))
          << held(QCoreApplication::translate("champclos::editor::DeckDocument", "move %1").arg(value().move));
    return joined(facts);
}

QStringList DeckDocument::sidekickFacts() const {
    QStringList lines;
    for (std::size_t index = 1; index < value().fighters.size(); ++index) {
        const FighterDef &fighter = value().fighters[index];
        const Noun &noun = fighter.name.in(currentLanguage());
        QString name = qt(fighter.count > 1 ? noun.plural : noun.name);
        if (name.isEmpty())
            name = partTitle(value(), child("fighters", static_cast<int>(index)));
        lines << joined(
            {fighter.count > 1 ? QStringLiteral("%1 %2").arg(fighter.count).arg(name) : name,
             held(QCoreApplication::translate("champclos::editor::DeckDocument", "%n health", nullptr, fighter.health)),
             held(qt(text::attackTypeName(fighter.attack, currentLanguage())))});
    }
    return lines;
}

QString DeckDocument::abilityText() const {
    QStringList texts;
    for (const std::string &ability : text::abilityText(value(), currentLanguage()))
        texts << qt(ability);
    return texts.join(u' ');
}

QVariant DeckDocument::field(const QString &path) const { return fieldValue(value(), path.toStdString()); }

bool DeckDocument::change(const char *label, const QString &mergeKey, const std::function<bool(DeckDef &)> &how) {
    return edit({kContext, label}, mergeKey, [&](DeckDef &deck) {
        if (how(deck))
            dropUnusedPictures(deck);
        else
            deck = value();
    });
}

bool DeckDocument::setField(const QString &path, const QVariant &newValue) {
    const std::string place = path.toStdString();
    return change(fieldLabel(place), path, [&](DeckDef &deck) { return editor::setField(deck, place, newValue); });
}

bool DeckDocument::setEmblem(int fighter, const QString &emblem) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the emblem"), {}, [&](DeckDef &deck) {
        if (fighter < 0 || fighter >= static_cast<int>(deck.fighters.size()))
            return false;
        FighterDef &changed = deck.fighters[static_cast<std::size_t>(fighter)];
        changed.emblem = emblem.toStdString();
        changed.picture = {};
        return true;
    });
}

bool DeckDocument::setColours(const QString &field, const QString &charge) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Change the colors"), {}, [&](DeckDef &deck) {
        deck.colours = ColoursDef{field.toStdString(), charge.toStdString()};
        return true;
    });
}

bool DeckDocument::setPicture(const QString &path, const std::shared_ptr<const PictureData> &data, const QString &name,
                              const Crop &crop) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Choose a picture"), {}, [&](DeckDef &deck) {
        PictureUse *use = pictureUse(deck, path.toStdString());
        if (use == nullptr || !data)
            return false;
        *use = {addPicture(deck.pictures, data, name.toStdString()), crop};
        return true;
    });
}

bool DeckDocument::setCrop(const QString &path, const Crop &crop) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Position the picture"),
                  QStringLiteral("crop:") + path, [&](DeckDef &deck) {
                      PictureUse *use = pictureUse(deck, path.toStdString());
                      if (use == nullptr || use->isEmpty())
                          return false;
                      use->crop = crop;
                      return true;
                  });
}

bool DeckDocument::removePicture(const QString &path) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Remove the picture"), {}, [&](DeckDef &deck) {
        PictureUse *use = pictureUse(deck, path.toStdString());
        if (use != nullptr)
            *use = {};
        return use != nullptr;
    });
}

bool DeckDocument::hasPart(const QString &part) const { return editor::hasPart(value(), part.toStdString()); }

bool DeckDocument::setPart(const QString &part, bool isWanted) {
    return change(isWanted ? QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Add a part")
                           : QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Remove a part"),
                  {}, [&](DeckDef &deck) { return editor::setPart(deck, part.toStdString(), isWanted); });
}

int DeckDocument::addEntry(const QString &list) {
    const bool isCard = list == QStringLiteral("cards");
    const bool isAdded = change(isCard ? QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Add a card")
                                       : QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Add an entry"),
                                {}, [&](DeckDef &deck) { return editor::addEntry(deck, list.toStdString()); });
    return isAdded ? listSize(value(), list.toStdString()) - 1 : -1;
}

bool DeckDocument::duplicateEntry(const QString &list, int index) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Duplicate"), {},
                  [&](DeckDef &deck) { return insertCopy(deck, list.toStdString(), index); });
}

bool DeckDocument::removeEntry(const QString &list, int index) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Delete"), {},
                  [&](DeckDef &deck) { return editor::removeEntry(deck, list.toStdString(), index); });
}

bool DeckDocument::moveEntry(const QString &list, int from, int to) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::DeckDocument", "Move"), {},
                  [&](DeckDef &deck) { return editor::moveEntry(deck, list.toStdString(), from, to); });
}

bool DeckDocument::toggleName(const QString &path, const QString &name) {
    QStringList names = field(path).toStringList();
    if (!names.removeOne(name))
        names.append(name);
    return change(fieldLabel(path.toStdString()), {},
                  [&](DeckDef &deck) { return editor::setField(deck, path.toStdString(), names); });
}

bool DeckDocument::replaceBy(const DeckDef &deck, EditLabel label) {
    return edit(std::move(label), {}, [&](DeckDef &current) { current = deck; });
}

bool DeckDocument::read(const std::string &text, io::Diagnostics &diagnostics) {
    std::optional<DeckDef> deck = io::readDeckDraft(text, diagnostics);
    if (!deck)
        return false;
    setValue(std::move(*deck));
    return true;
}

bool DeckDocument::readRemains(const std::string &text) {
    io::Diagnostics unread;
    std::optional<DeckDef> deck = io::readDeckRemains(text, unread);
    if (!deck)
        return false;
    if (deck->fighters.empty())
        deck->fighters = emptyDeck().fighters;
    setValue(std::move(*deck));
    return true;
}

void DeckDocument::reset() { setValue(emptyDeck()); }

void DeckDocument::becomeCopy() {
    DeckDef copy = value();
    copy.id = freeId(copy.id + "-copy", "deck", {});
    for (const Language language : kLanguages)
        if (!copy.name.in(language).empty())
            copy.name.in(language) += " 2";
    setValue(std::move(copy));
}

QList<Problem> DeckDocument::findProblems() const { return deckProblems(value()); }

} // namespace champclos::editor

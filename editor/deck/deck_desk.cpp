// SPDX-License-Identifier: MIT
#include "editor/deck/deck_desk.h"

#include "app/paint/card_face.h"
#include "editor/deck/deck_path.h"
#include "editor/deck/deck_problems.h"
#include "editor/deck/effect_text.h"
#include "editor/deck/word_labels.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace champclos::editor {

namespace {

constexpr qint64 kMaxTableBytes = 1 << 20;

Language languageOf(const QString &code) { return text::languageFromCode(code.toStdString()).value_or(Language::En); }

template <class List> QVariantList choices(const List &list, const std::string &path, const DeckDef &deck) {
    QVariantList result;
    for (std::size_t index = 0; index < list.size(); ++index)
        result.append(QVariantMap{{QStringLiteral("value"), qt(list[index].id)},
                                  {QStringLiteral("text"), partTitle(deck, child(path, static_cast<int>(index)))}});
    return result;
}

} // namespace

void DeckPreview::setDocument(DeckDocument *document) {
    if (m_document == document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &DeckDocument::textsChanged, this, &DeckPreview::changed);
    emit documentChanged();
    emit changed();
}

void DeckPreview::setOwner(const QString &owner) {
    if (m_owner == owner)
        return;
    m_owner = owner;
    emit changed();
}

void DeckPreview::setLanguage(const QString &language) {
    if (m_language == language)
        return;
    m_language = language;
    emit changed();
}

QString DeckPreview::kind() const {
    if (m_owner.startsWith(QStringLiteral("cards[")))
        return QStringLiteral("card");
    const bool isSide =
        m_owner.startsWith(QStringLiteral("sideDeck.cards[")) || m_owner.startsWith(QStringLiteral("pile.spells["));
    return isSide ? QStringLiteral("side") : QStringLiteral("character");
}

QVariant DeckPreview::face() const {
    if (!m_document)
        return {};
    const DeckDef &deck = m_document->value();
    const Language language = languageOf(m_language);
    const auto index = static_cast<std::size_t>(std::max(0, lastIndex(m_owner.toStdString())));
    // What has no name yet is called by what it is: an unnamed face would not be shown.
    const auto shown = [](auto face, const QString &title) {
        if (face.name.isEmpty())
            face.name = title;
        return QVariant::fromValue(face);
    };
    if (kind() == QStringLiteral("card"))
        return index < deck.cards.size() ? shown(paint::cardFace(deck, deck.cards[index], language), title())
                                         : QVariant();
    if (kind() == QStringLiteral("character"))
        return shown(paint::characterFace(deck, language), m_document->title());
    const bool isSpell = m_owner.startsWith(QStringLiteral("pile"));
    const auto faces = isSpell ? paint::spellFaces(deck, language) : paint::sideCardFaces(deck, language);
    return index < faces.size() ? shown(faces[index], title()) : QVariant();
}

QString DeckPreview::title() const {
    return m_document ? partTitle(m_document->value(), m_owner.toStdString()) : QString();
}

void DeckDesk::setDocument(DeckDocument *document) {
    if (m_document == document)
        return;
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &DeckDocument::textsChanged, this, &DeckDesk::changed);
        connect(m_document, &DeckDocument::testRequested, this, &DeckDesk::testRequested);
    }
    emit documentChanged();
    emit changed();
}

QVariantMap DeckDesk::emblem() const {
    if (!m_document || m_document->value().fighters.empty())
        return {};
    const paint::Emblem emblem = paint::emblemOf(m_document->value());
    return {{QStringLiteral("id"), emblem.id},
            {QStringLiteral("field"), emblem.colours.field},
            {QStringLiteral("charge"), emblem.colours.charge}};
}

QStringList DeckDesk::emblems() const { return paint::emblemIds(); }

QVariantList DeckDesk::fighters() const {
    QVariantList list;
    if (m_document)
        for (const FighterDef &fighter : m_document->value().fighters)
            list.append(QVariantMap{{QStringLiteral("value"), qt(fighter.id)},
                                    {QStringLiteral("text"), nameIn(m_document->value(), Sort::Group, fighter.id)}});
    return list;
}

QVariantList DeckDesk::tags() const {
    return m_document ? choices(m_document->value().tags, "tags", m_document->value()) : QVariantList();
}

QVariantList DeckDesk::ingredients() const {
    if (!m_document || !m_document->value().pile)
        return {};
    return choices(m_document->value().pile->ingredients, "pile.ingredients", m_document->value());
}

bool DeckDesk::hasVerse() const { return m_document && m_document->hasPart(QStringLiteral("pile.syllableGoal")); }

QString DeckDesk::grammarSample(int fighter, const QString &language) const {
    return m_document ? editor::grammarSample(m_document->value(), fighter, languageOf(language)) : QString();
}

QString DeckDesk::grammarHint(const QString &key) {
    if (key == QStringLiteral("plural"))
        return QCoreApplication::translate("champclos::editor::DeckDesk", "What several of them are called: “Wolves”.");
    if (key == QStringLiteral("article"))
        return QCoreApplication::translate(
            "champclos::editor::DeckDesk",
            "Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.");
    if (key == QStringLiteral("gender"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "Decides between he and she, un and une, der and die.");
    if (key == QStringLiteral("isPlural"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "The name itself is plural: “Castor & Pollux”.");
    if (key == QStringLiteral("isAspirated"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "No elision before it: “le Héron”, not “l’Héron”.");
    if (key == QStringLiteral("genitive"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "The German genitive, only if it is irregular: “Hans’”.");
    if (key == QStringLiteral("definite"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "After der, die, das, if the form differs: “der Fremde”.");
    if (key == QStringLiteral("oblique"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "After den, dem, des, if the form differs: “den Fremden”.");
    if (key == QStringLiteral("definitePlural"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "After die, alle, deine, if the form differs: “alle Fremden”.");
    if (key == QStringLiteral("dativePlural"))
        return QCoreApplication::translate("champclos::editor::DeckDesk",
                                           "After mit, von, if it is not the plural plus n: “Pumas”.");
    return {};
}

QStringList DeckDesk::grammarKeys(const QString &language) {
    QStringList keys = {QStringLiteral("gender"), QStringLiteral("article"), QStringLiteral("plural")};
    if (language == QStringLiteral("de"))
        keys << QStringLiteral("genitive") << QStringLiteral("definite") << QStringLiteral("oblique")
             << QStringLiteral("definitePlural") << QStringLiteral("dativePlural");
    keys << QStringLiteral("isPlural"); // what is only on or off comes last
    if (language == QStringLiteral("fr"))
        keys << QStringLiteral("isAspirated");
    return keys;
}

bool DeckDesk::importTable(const QString &pathOrUrl, const QString &language) {
    const QString path = Document::localPath(pathOrUrl);
    QFile file(path);
    m_import = {};
    if (!m_document || !file.open(QIODevice::ReadOnly) || file.size() > kMaxTableBytes)
        m_import.problems.append(
            {0, QCoreApplication::translate("champclos::editor::DeckDesk", "the file cannot be read")});
    else
        m_import = importCsv(file.readAll(), languageOf(language), QFileInfo(path).completeBaseName());
    if (m_import.deck)
        m_document->replaceBy(*m_import.deck, {"champclos::editor::DeckDesk",
                                               QT_TRANSLATE_NOOP("champclos::editor::DeckDesk", "Import a table")});
    emit imported();
    return m_import.deck.has_value();
}

QVariantList DeckDesk::importProblems() const {
    QVariantList list;
    for (const CsvProblem &problem : m_import.problems)
        list.append(QVariantMap{{QStringLiteral("line"), problem.line}, {QStringLiteral("text"), problem.text}});
    return list;
}

QString DeckDesk::importSummary() const {
    if (m_import.cards == 0)
        return QCoreApplication::translate("champclos::editor::DeckDesk", "Nothing could be read.");
    const QString designs =
        QCoreApplication::translate("champclos::editor::DeckDesk", "%n design(s)", nullptr, m_import.cards);
    return QCoreApplication::translate("champclos::editor::DeckDesk", "%n cards read (%1)", nullptr, m_import.copies)
        .arg(designs);
}

bool DeckDesk::startBalance(BalanceRun *run, const QStringList &opponents, const QStringList &boards, int gamesEach,
                            const QString &level) {
    if (run == nullptr || !m_document)
        return false;
    const io::Library library;
    io::Diagnostics diagnostics;
    BalanceSetup setup;
    setup.decks.push_back(m_document->value());
    for (const QString &id : opponents)
        if (auto deck = library.deck(id.toStdString(), diagnostics)) {
            setup.pairs.emplace_back(0, setup.decks.size());
            setup.decks.push_back(std::move(*deck));
        }
    for (const QString &id : boards)
        if (auto board = library.battlefield(id.toStdString(), diagnostics))
            setup.boards.push_back(std::move(*board));
    if (setup.boards.empty())
        if (auto board = library.battlefield(library.defaultBattlefield(), diagnostics))
            setup.boards.push_back(std::move(*board));
    setup.gamesEach = gamesEach;
    setup.level = ai::levelNamed(level.toStdString()).value_or(ai::Level::Normal);
    setup.champion = 0;
    return run->start(std::move(setup));
}

QString DeckDesk::ownerOf(const QString &place) const {
    const auto steps = parsePath(place.toStdString());
    if (!steps || steps->empty())
        return QStringLiteral("deck");
    const std::string &key = steps->front().key;
    const std::string second = steps->size() > 1 ? (*steps)[1].key : std::string();
    if (key == "cards" && steps->size() > 1)
        return qt(child("cards", (*steps)[1].index));
    if (key == "abilities")
        return QStringLiteral("abilities");
    if (key == "fighters")
        return steps->size() > 1 ? qt(child("fighters", (*steps)[1].index)) : QStringLiteral("deck");
    if (key == "sideDeck" && second == "cards" && steps->size() > 2)
        return qt(child("sideDeck.cards", (*steps)[2].index));
    if (key == "pile" && second == "spells" && steps->size() > 2)
        return qt(child("pile.spells", (*steps)[2].index));
    return key == "token" || key == "sideDeck" || key == "pile" || key == "tags" ? QStringLiteral("parts")
                                                                                 : QStringLiteral("deck");
}

QString DeckDesk::titleOf(const QString &path) const {
    return m_document ? partTitle(m_document->value(), path.toStdString()) : QString();
}

} // namespace champclos::editor

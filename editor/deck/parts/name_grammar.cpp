// SPDX-License-Identifier: MIT
#include "editor/deck/parts/name_grammar.h"

#include "editor/deck/blocks/effect_text.h"
#include "engine/text/text.h"

namespace champclos::editor {

void NameGrammar::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &NameGrammar::changed))
        return;
    emit documentChanged();
    emit changed();
}

QString NameGrammar::sample(int fighter, const QString &language) const {
    const Language spoken = text::languageFromCode(language.toStdString()).value_or(Language::En);
    return m_document ? grammarSample(m_document->value(), fighter, spoken) : QString();
}

QString NameGrammar::hint(const QString &key) {
    if (key == QStringLiteral("plural"))
        return tr("What several of them are called: “Wolves”.");
    if (key == QStringLiteral("article"))
        return tr("Only if it is not a proper name: “the”, “le”, “der”. Proper names have none.");
    if (key == QStringLiteral("gender"))
        return tr("Decides between he and she, un and une, der and die.");
    if (key == QStringLiteral("isPlural"))
        return tr("The name itself is plural: “Castor & Pollux”.");
    if (key == QStringLiteral("isAspirated"))
        return tr("No elision before it: “le Héron”, not “l’Héron”.");
    if (key == QStringLiteral("genitive"))
        return tr("The German genitive, only if it is irregular: “Hans’”.");
    if (key == QStringLiteral("definite"))
        return tr("After der, die, das, if the form differs: “der Fremde”.");
    if (key == QStringLiteral("oblique"))
        return tr("After den, dem, des, if the form differs: “den Fremden”.");
    if (key == QStringLiteral("definitePlural"))
        return tr("After die, alle, deine, if the form differs: “alle Fremden”.");
    if (key == QStringLiteral("dativePlural"))
        return tr("After mit, von, if it is not the plural plus n: “Pumas”.");
    return {};
}

QStringList NameGrammar::keys(const QString &language) {
    QStringList keys = {QStringLiteral("gender"), QStringLiteral("article"), QStringLiteral("plural")};
    if (language == QStringLiteral("de"))
        keys << QStringLiteral("genitive") << QStringLiteral("definite") << QStringLiteral("oblique")
             << QStringLiteral("definitePlural") << QStringLiteral("dativePlural");
    keys << QStringLiteral("isPlural"); // what is only on or off comes last
    if (language == QStringLiteral("fr"))
        keys << QStringLiteral("isAspirated");
    return keys;
}

} // namespace champclos::editor

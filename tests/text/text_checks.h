// SPDX-License-Identifier: MIT
//
// What every finished text has to be like, whatever it says: no hole, no piece of a template, the typography of its
// language. Shared by the tests of engine/text.
#pragma once

#include "engine/core/localized.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "tests/support/source_path.h"

#include <QDir>
#include <QRegularExpression>
#include <QString>

#include <vector>

namespace champclos::test {

inline std::vector<DeckDef> allDecks() {
    std::vector<DeckDef> decks;
    const QDir directory(sourceFile(QStringLiteral("resources/decks")));
    for (const QString &name : directory.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        io::Diagnostics diagnostics;
        if (auto deck = io::loadDeck(directory.filePath(name).toStdString(), diagnostics))
            decks.push_back(std::move(*deck));
    }
    return decks;
}

struct TypographyRule {
    QRegularExpression pattern;
    const char *complaint;
};

inline TypographyRule rule(const char *pattern, const char *complaint) {
    return {QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::UseUnicodePropertiesOption), complaint};
}

inline const std::vector<TypographyRule> &typographyRules(Language language) {
    static const std::vector<TypographyRule> kEnglish = {rule(" [;:!?]", "a space before a sign")};
    static const std::vector<TypographyRule> kFrench = {
        rule("[^\u00A0\u202F]:(?=\\s|$)", "no no-break space before a colon"),
        rule("[^\u202F][;!?]", "no narrow no-break space before ; ! ?"),
        rule("«[^\u00A0]|[^\u00A0]»", "guillemets without no-break space"),
        rule("\\b(de|à) les? ", "a contraction that was not made"),
        rule("(?<!-)\\b([Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e) [aeiouyéèêàâîôûœAEIOUYÉÈÊÀÂÎÔÛŒ]",
             "an elision that was not made"),
        rule("\\b[Ss]i ils?\\b", "si il"),
        rule("[dDlL]’H(amlet|arpie|ors-la-loi)", "an elision before an aspirated h"),
        rule("[dD]e «", "a name that would have to be elided or contracted"),
    };
    static const std::vector<TypographyRule> kGerman = {
        rule("\\b(zu dem|zu der|von dem|in dem) ", "a contraction that was not made"),
        rule(" [;:!?]", "a space before a sign"),
    };
    return language == Language::Fr ? kFrench : language == Language::De ? kGerman : kEnglish;
}

/// What is wrong with the typography of a text; empty if nothing is.
inline QString typographyComplaint(const QString &text, Language language) {
    static const std::vector<TypographyRule> kAlways = {
        rule("'", "a straight apostrophe"),
        rule("  |^ | $| [.,]", "a space too many"),
        rule(",[,.;:]|\\.\\.", "two signs"),
        rule(
            "\\d (card|damage|health|space|action|carte|dégât|point|case|Karte|Schaden|Lebenspunkt|Felde?r?\\b|Aktion)",
            "a number that can lose its noun"),
    };
    for (const auto *rules : {&kAlways, &typographyRules(language)})
        for (const TypographyRule &each : *rules)
            if (const auto match = each.pattern.match(text); match.hasMatch())
                return QStringLiteral("%1 (“%2”) in: %3")
                    .arg(QString::fromUtf8(each.complaint), match.captured(), text);
    return {};
}

/// The same, and whether a piece of a template was left over.
inline QString complaint(const std::string &utf8, Language language) {
    const QString text = QString::fromStdString(utf8);
    if (text.isEmpty())
        return QStringLiteral("nothing is said");
    static const QRegularExpression kLeftOver(QStringLiteral("[{}\\[\\]|~<>@\\x01]"));
    if (kLeftOver.match(text).hasMatch())
        return QStringLiteral("a piece of a template is left in: ") + text;
    for (const QString &line : text.split(u'\n'))
        if (const QString wrong = typographyComplaint(line, language); !wrong.isEmpty())
            return wrong;
    return {};
}

} // namespace champclos::test

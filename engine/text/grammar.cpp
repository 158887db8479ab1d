// SPDX-License-Identifier: MIT
#include "engine/text/grammar.h"

#include <QString>

#include <array>
#include <cstddef>

namespace champclos::text {

namespace {

/// The place where the bracket opened at `open` closes, or the end of the text.
std::size_t closing(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        if (text[at] == '{' || text[at] == '[')
            ++depth;
        else if ((text[at] == '}' || text[at] == ']') && --depth == 0)
            return at;
    }
    return text.size();
}

/// The parts of `text` between separators that stand in no bracket.
std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> result;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '{' || text[at] == '[')
            ++depth;
        else if (text[at] == '}' || text[at] == ']')
            --depth;
        else if (text[at] == separator && depth == 0) {
            result.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    result.push_back(text.substr(begin));
    return result;
}

std::size_t formIndex(int wanted, std::size_t count) {
    auto index = static_cast<std::size_t>(wanted);
    if (index == static_cast<std::size_t>(Form::TheirInfinitive) && index >= count)
        index = static_cast<std::size_t>(Form::Infinitive);
    if (index >= count)
        index = count - 1;
    return index;
}

std::size_t agreementIndex(const Agreement &agreement, std::size_t count, Language language) {
    if (count <= 1)
        return 0;
    if (count == 2)
        return agreement.isPlural ? 1 : 0;
    const bool isFeminine = agreement.gender == Gender::Feminine;
    if (language == Language::Fr)
        return (isFeminine ? 1u : 0u) + (agreement.isPlural && count >= 4 ? 2u : 0u);
    if (agreement.isPlural && count >= 4)
        return 3;
    return isFeminine ? 1 : agreement.gender == Gender::Masculine ? 0 : 2;
}

class Expander {
public:
    Expander(const Expansion &how, const Slots &holes) : m_how(how), m_holes(holes) {}

    std::string run(std::string_view text) const {
        std::string result;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text[at] == '{' || text[at] == '[') {
                const std::size_t end = closing(text, at);
                const std::string_view inside = text.substr(at + 1, end - at - 1);
                result += text[at] == '{' ? slot(inside) : form(inside);
                at = end;
            } else if (text[at] == '~') {
                if (!m_how.adverb.empty())
                    result += result.empty() ? m_how.adverb + ' ' : ' ' + m_how.adverb;
            } else {
                result += text[at];
            }
        }
        return result;
    }

private:
    std::string form(std::string_view inside) const {
        const auto forms = parts(inside, '|');
        return run(forms[formIndex(m_how.form, forms.size())]);
    }
    std::string slot(std::string_view inside) const {
        if (inside.starts_with('?')) {
            const std::size_t colon = inside.find(':');
            return m_holes.has(inside.substr(1, colon - 1)) ? run(inside.substr(colon + 1)) : std::string();
        }
        const std::size_t end = inside.find_first_of(":?~=");
        const Filling *filling = m_holes.find(inside.substr(0, end));
        if (filling == nullptr)
            return '{' + std::string(inside) + '}'; // a hole that a test will see
        if (end == std::string_view::npos)
            return filling->render({});
        if (inside[end] == '?') {
            const auto words = parts(inside.substr(end + 1), '/');
            return run(words[agreementIndex(filling->agreement, words.size(), m_how.language)]);
        }
        if (inside[end] == '=')
            return withObject(form(inside.substr(end + 1)), *filling);
        const std::string_view request = inside.substr(inside[end] == ':' ? end + 1 : end);
        const bool hasSlots = request.find('{') != std::string_view::npos; // {who:of {pile?der/die/das} {pile}}
        return filling->render(hasSlots ? run(request) : std::string(request));
    }
    /// "placez la carte", "placez-la", "la placer"
    std::string withObject(const std::string &verb, const Filling &object) const {
        if (object.clitic.empty())
            return verb + ' ' + object.render({});
        return m_how.form == static_cast<int>(Form::Imperative) ? verb + '-' + object.clitic
                                                                : object.clitic + ' ' + verb;
    }

    const Expansion &m_how;
    const Slots &m_holes;
};

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Not of what hangs on a verb: "ajoutez-la à votre main".
bool isWordStart(const QString &text, qsizetype at) {
    return at == 0 || (!text[at - 1].isLetterOrNumber() && text[at - 1] != u'-');
}

bool isElidedBefore(QChar letter) {
    static const QString kVowels = QStringLiteral("aeiouyhâàéèêëîïôöùûüœæ");
    return kVowels.contains(letter.toLower());
}

/// le, la, de, que, ne, se, si before a vowel; de le, de les, à le, à les.
std::string frenchMeetings(const std::string &utf8) {
    QString text = QString::fromStdString(utf8);
    static const std::array<std::pair<QString, QString>, 4> kContractions = {{
        {QStringLiteral("de le "), QStringLiteral("du ")},
        {QStringLiteral("de les "), QStringLiteral("des ")},
        {QStringLiteral("à le "), QStringLiteral("au ")},
        {QStringLiteral("à les "), QStringLiteral("aux ")},
    }};
    static const std::array<QString, 7> kElided = {QStringLiteral("le "),  QStringLiteral("la "), QStringLiteral("de "),
                                                   QStringLiteral("que "), QStringLiteral("ne "), QStringLiteral("se "),
                                                   QStringLiteral("me ")};
    for (const QString &word : kElided)
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            const qsizetype next = at + word.size();
            if (isWordStart(text, at) && next < text.size() && isElidedBefore(text[next]))
                text.replace(at + word.size() - 2, 2, QStringLiteral("’"));
        }
    for (const auto &[from, to] : kContractions)
        for (qsizetype at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1))
            if (isWordStart(text, at))
                text.replace(at, from.size(), to);
    for (const char *pronoun : {"il ", "ils "}) {
        text.replace(QStringLiteral("si ") + QLatin1String(pronoun), QStringLiteral("s’") + QLatin1String(pronoun));
        text.replace(QStringLiteral("Si ") + QLatin1String(pronoun), QStringLiteral("S’") + QLatin1String(pronoun));
    }
    return text.toStdString();
}

void germanMeetings(std::string &text) {
    for (const auto &[from, to] :
         {std::pair(" zu dem ", " zum "), std::pair(" zu der ", " zur "), std::pair(" von dem ", " vom "),
          std::pair(" in dem ", " im "), std::pair(" bei dem ", " beim ")})
        replaceAll(text, from, to);
}

/// A capital after each full stop.
std::string withCapitals(const std::string &utf8) {
    QString text = QString::fromStdString(utf8);
    for (qsizetype at = 0; at + 2 < text.size(); ++at)
        if (text[at] == u'.' && text[at + 1] == u' ')
            text[at + 2] = text[at + 2].toUpper();
    return text.toStdString();
}

} // namespace

Filling plain(std::string text) {
    return {[text = std::move(text)](std::string_view) { return text; }, {}};
}

Filling finished(std::string text) {
    for (std::size_t at = 1; at < text.size(); ++at)
        if (text[at - 1] == ' ' && (text[at] == 'h' || text[at] == 'H'))
            text.insert(at, 1, kAspirated);
    return plain(std::move(text));
}

Filling number(int number, Language language) {
    const bool isPlural = language == Language::Fr ? number > 1 : number != 1;
    return {[number](std::string_view request) {
                return request == "une" && number == 1 ? std::string(request) : std::to_string(number);
            },
            {Gender::Neuter, isPlural}};
}

const Filling *Slots::find(std::string_view name) const {
    for (const auto &[known, filling] : m_fillings)
        if (known == name)
            return &filling;
    return nullptr;
}

bool Slots::has(std::string_view flag) const {
    for (const std::string &known : m_flags)
        if (known == flag)
            return true;
    return false;
}

std::string expanded(std::string_view text, const Expansion &how, const Slots &holes) {
    return Expander(how, holes).run(text);
}

std::string smoothed(std::string text, Language language) {
    if (language == Language::Fr)
        text = frenchMeetings(text);
    if (language == Language::De)
        germanMeetings(text);
    replaceAll(text, std::string(1, kAspirated), "");
    replaceAll(text, " ,", ",");
    for (const char *sign : {",", ".", ":", ";", ")", "\n"}) // a clause's closing comma gives way
        replaceAll(text, std::string(",") + sign, sign);
    for (const char *sign : {"!", "?"}) // of a name that ends with one
        replaceAll(text, std::string(sign) + ": ", std::string(sign) + " ");
    if (language == Language::En) // a title's own sign ends the sentence
        for (const char *sign : {"!”", "?”"})
            replaceAll(text, std::string(sign) + ".", sign);
    replaceAll(text, "  ", " ");
    if (text.ends_with(','))
        text.pop_back();
    return withCapitals(text);
}

std::string capitalized(std::string text) {
    QString wide = QString::fromStdString(text);
    for (qsizetype at = 0; at < wide.size(); ++at) {
        if (wide[at].isLetter()) {
            wide[at] = wide[at].toUpper();
            break;
        }
        if (wide[at].isDigit())
            break;
    }
    return wide.toStdString();
}

std::string polished(std::string text, Language language) { return capitalized(smoothed(std::move(text), language)); }

std::string inQuotes(std::string_view text, Language language) {
    switch (language) {
    case Language::En:
        return "“" + std::string(text) + "”";
    case Language::Fr:
        return "«\u00A0" + std::string(text) + "\u00A0»";
    case Language::De:
        return "„" + std::string(text) + "“";
    }
    return std::string(text);
}

std::string listed(const std::vector<std::string> &items, std::string_view last, Language language) {
    std::string result;
    const std::string comma = language == Language::En && items.size() > 2 ? "," : "";
    for (std::size_t index = 0; index < items.size(); ++index) {
        if (index > 0)
            result += index + 1 == items.size() ? comma + std::string(last) : ", ";
        result += items[index];
    }
    return result;
}

} // namespace champclos::text

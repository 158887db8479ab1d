// SPDX-License-Identifier: MIT
#include "app/print/print_arguments.h"
#include "app/print/misuse.h"
#include "app/print/print_options.h"
#include "engine/io/diagnostic.h"
#include "engine/text/text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace champclos::app::print {

namespace {

const PrintOption *optionNamed(const QString &name) {
    for (const PrintOption &option : kPrintOptions)
        if (name == QLatin1String(option.name))
            return &option;
    return nullptr;
}

/// What was probably meant, or nothing.
template <class Names> QString nearestOf(const QString &word, const Names &names) {
    return QString::fromStdString(io::nearest(word.toStdString(), {names.begin(), names.end()}));
}

/// Two numbers with a sign between them; if one is enough, the second is the same.
std::optional<QSizeF> pairOf(const QString &text, QChar between, bool isOneEnough) {
    const QStringList parts = text.split(between);
    if (parts.size() > 2 || (parts.size() == 1 && !isOneEnough))
        return std::nullopt;
    bool isFirst = false;
    bool isSecond = false;
    const double first = parts.first().toDouble(&isFirst);
    const double second = parts.last().toDouble(&isSecond);
    if (!isFirst || !isSecond)
        return std::nullopt;
    return QSizeF(first, second);
}

bool isBetween(double value, double least, double most) { return value >= least && value <= most; }

class ArgumentReader {
public:
    explicit ArgumentReader(const Words &words) : m_words(words) { m_result.job.languages = {words.language()}; }

    PrintArguments read(const QStringList &arguments) {
        std::vector<io::OptionRow> table;
        for (const PrintOption &option : kPrintOptions)
            table.push_back({option.name, option.value});
        std::vector<std::string> words;
        for (const QString &argument : arguments)
            words.push_back(argument.toStdString());
        const io::CommandLine line = io::readCommandLine(table, words);
        m_result.wantsHelp = line.wantsHelp;
        if (line.wantsHelp)
            return std::move(m_result);
        refuse(sentenceOf(line, table, m_words));
        for (const std::string &operand : line.operands)
            if (m_result.problem.isEmpty())
                takeOperand(QString::fromStdString(operand));
        for (const auto &[row, value] : line.options)
            if (m_result.problem.isEmpty())
                takeOption(QLatin1String(kPrintOptions[row].name), QString::fromStdString(value));
        finish(line);
        return std::move(m_result);
    }

private:
    void refuse(const QString &problem) { m_result.problem = problem; }

    void refuseValue(const QString &name, const QString &value) {
        refuse(m_words(QT_TRANSLATE_NOOP("print", "--%1 does not understand “%2”: %3."))
                   .arg(name, value, QLatin1String(optionNamed(name)->value)));
    }

    void takeOperand(const QString &word) {
        if (m_hasKind) {
            m_result.job.contents.append(word);
            return;
        }
        const std::optional<Kind> kind = kindFromName(word);
        if (!kind) {
            refuseKind(word);
            return;
        }
        m_result.job.kind = *kind;
        m_hasKind = true;
    }

    void refuseKind(const QString &word) {
        const QString meant = nearestOf(word, kKindNames);
        refuse(
            meant.isEmpty()
                ? m_words(QT_TRANSLATE_NOOP("print", "“%1” cannot be printed; choose from: %2.")).arg(word, kindList())
                : m_words(QT_TRANSLATE_NOOP("print", "“%1” cannot be printed; did you mean “%2”?")).arg(word, meant));
    }

    static QString kindList() {
        QStringList names;
        for (const char *name : kKindNames)
            names.append(QLatin1String(name));
        return names.join(QStringLiteral(", "));
    }

    void takeOption(const QString &name, const QString &value) {
        Job &job = m_result.job;
        if (name == QLatin1String("all"))
            m_result.isAll = true;
        else if (name == QLatin1String("ink-saver"))
            job.settings.ink = InkUse::Saver;
        else if (name == QLatin1String("single"))
            job.cards.isSingle = true;
        else if (name == QLatin1String("character"))
            job.cards.hasCharacter = true;
        else if (name == QLatin1String("poster"))
            job.board.isPoster = true;
        else if (name == QLatin1String("whole"))
            job.board.isWhole = true;
        else if (name == QLatin1String("numbers"))
            job.board.hasNumbers = true;
        else if (name == QLatin1String("standees"))
            job.hasStandees = true;
        else if (name == QLatin1String("out"))
            m_result.out = value;
        else if (!takeValue(name, value))
            refuseValue(name, value);
    }

    bool takeValue(const QString &name, const QString &value) {
        if (name == QLatin1String("lang"))
            return takeLanguages(value);
        if (name == QLatin1String("paper"))
            return takePaper(value);
        if (name == QLatin1String("backs"))
            return takeBacks(value);
        if (name == QLatin1String("diameter"))
            return takeDiameter(value);
        if (name == QLatin1String("as"))
            return takeOutput(value);
        if (name == QLatin1String("dpi"))
            return takeNumber(value, kLeastDots, kMostDots, m_result.job.dotsPerInch);
        if (name == QLatin1String("pixels"))
            return takePixels(value);
        if (name == QLatin1String("bleed"))
            return takeNumber(value, 0, kMostBleed, m_result.job.cards.bleed) &&
                   takeNumber(value, 0, kMostBleed, m_result.job.pictureBleed);
        return takeMeasures(name, value);
    }

    bool takeLanguages(const QString &value) {
        m_result.job.languages.clear();
        for (const QString &code : value.split(QLatin1Char(','))) {
            const std::optional<Language> language = text::languageFromCode(code.toStdString());
            if (!language)
                return false;
            std::vector<Language> &languages = m_result.job.languages;
            if (std::find(languages.begin(), languages.end(), *language) == languages.end())
                languages.push_back(*language);
        }
        return m_result.job.languages.size() <= 2;
    }

    bool takePaper(const QString &value) {
        const std::optional<Paper> paper = paperFromName(value);
        if (paper)
            m_result.job.paper = *paper;
        return paper.has_value();
    }

    bool takeBacks(const QString &value) {
        for (std::size_t index = 0; index < kBacksNames.size(); ++index)
            if (value == QLatin1String(kBacksNames[index])) {
                m_result.job.cards.backs = static_cast<Backs>(index);
                return true;
            }
        return false;
    }

    bool takeOutput(const QString &value) {
        const std::optional<Output> output = outputFromName(value);
        if (output)
            m_result.job.output = *output;
        return output.has_value();
    }

    static bool takeNumber(const QString &value, double least, double most, double &target) {
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (!isNumber || !isBetween(number, least, most))
            return false;
        target = number;
        return true;
    }

    bool takePixels(const QString &value) {
        double pixels = 0;
        if (!takeNumber(value, kLeastPixels, kMostPixels, pixels))
            return false;
        m_result.job.pixels = static_cast<int>(pixels);
        return true;
    }

    bool takeDiameter(const QString &value) {
        bool isNumber = false;
        const double diameter = value.toDouble(&isNumber);
        if (!isNumber || !isBetween(diameter, kLeastDiameter, kMostDiameter))
            return false;
        m_result.job.board.isPoster = true;
        m_result.job.board.spaceDiameter = diameter;
        m_result.job.tokenSpace = diameter;
        return true;
    }

    bool takeMeasures(const QString &name, const QString &value) {
        const bool isOffset = name == QLatin1String("offset");
        const std::optional<QSizeF> pair = pairOf(value, isOffset ? u',' : u'x', name == QLatin1String("scale"));
        if (!pair)
            return false;
        const auto areBetween = [&pair](double least, double most) {
            return isBetween(pair->width(), least, most) && isBetween(pair->height(), least, most);
        };
        Job &job = m_result.job;
        if (isOffset) {
            job.settings.calibration.offset = {pair->width(), pair->height()};
            return areBetween(-20, 20);
        }
        if (name == QLatin1String("scale")) {
            job.settings.calibration.widthOf100 = pair->width();
            job.settings.calibration.heightOf100 = pair->height();
            return areBetween(80, 120);
        }
        job.cards.size = *pair;
        return areBetween(kLeastCard, kMostCard);
    }

    void finish(const io::CommandLine &line) {
        if (!m_result.problem.isEmpty())
            return;
        if (!m_hasKind) {
            refuse(m_words(QT_TRANSLATE_NOOP("print", "What should be printed? Choose from: %1.")).arg(kindList()));
            return;
        }
        const Kind kind = m_result.job.kind;
        const bool wantsContent = wantsDecks(kind) || wantsBattlefields(kind);
        if (wantsContent && m_result.job.contents.isEmpty() && !m_result.isAll)
            refuse(wantsDecks(kind)
                       ? m_words(QT_TRANSLATE_NOOP("print", "Name one or more decks, or use --all."))
                       : m_words(QT_TRANSLATE_NOOP("print", "Name one or more battlefields, or use --all.")));
        if (!wantsContent && !m_result.job.contents.isEmpty())
            refuse(
                m_words(QT_TRANSLATE_NOOP("print", "“%1” does not belong here.")).arg(m_result.job.contents.first()));
        if (!canBe(kind, m_result.job.output))
            refuse(m_words(QT_TRANSLATE_NOOP("print", "Only cards can be written for a tabletop simulator.")));
        for (const auto &[row, value] : line.options)
            if (const PrintOption &option = kPrintOptions[row]; (option.kinds & only(kind)) == 0)
                refuse(m_words(QT_TRANSLATE_NOOP("print", "--%1 does not apply to “%2”."))
                           .arg(QLatin1String(option.name), QLatin1String(kKindNames[kind])));
    }

    const Words &m_words;
    PrintArguments m_result;
    bool m_hasKind = false;
};

} // namespace

PrintArguments readPrintArguments(const QStringList &arguments, const Words &words) {
    return ArgumentReader(words).read(arguments);
}

} // namespace champclos::app::print

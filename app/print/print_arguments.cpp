// SPDX-License-Identifier: MIT
#include "app/print/print_arguments.h"
#include "engine/text/text.h"

#include <QCoreApplication>

namespace champclos::app::print {

namespace {

struct Option {
    const char *name;
    const char *value; ///< as the help calls it; empty for a switch
    const char *help;
};

constexpr Option kOptions[] = {
    {"all", "", QT_TRANSLATE_NOOP("print", "every deck or battlefield that comes with the program")},
    {"lang", "fr[,de]", QT_TRANSLATE_NOOP("print", "language; two stand side by side")},
    {"paper", "a4|letter", QT_TRANSLATE_NOOP("print", "paper")},
    {"ink-saver", "", QT_TRANSLATE_NOOP("print", "black only, nothing filled")},
    {"out", "FILE.pdf|DIR", QT_TRANSLATE_NOOP("print", "where to write; several things make one file or a file each")},
    {"size", "63x88", QT_TRANSLATE_NOOP("print", "cards: size in mm")},
    {"backs", "long|short|none", QT_TRANSLATE_NOOP("print", "cards: edge over which the sheet is turned")},
    {"single", "", QT_TRANSLATE_NOOP("print", "cards: one a page, with 3 mm bleed")},
    {"character", "", QT_TRANSLATE_NOOP("print", "cards: the character card too")},
    {"poster", "", QT_TRANSLATE_NOOP("print", "board: over several sheets in true size")},
    {"diameter", "30", QT_TRANSLATE_NOOP("print", "board and tokens: spaces in mm; makes a board a poster")},
    {"scale", "100[x100]", QT_TRANSLATE_NOOP("print", "what the printer makes of 100 mm, across and down")},
    {"offset", "0,0", QT_TRANSLATE_NOOP("print", "how far the printer shifts the page, in mm")},
    {"help", "", QT_TRANSLATE_NOOP("print", "this list")},
};

const Option *optionNamed(const QString &name) {
    for (const Option &option : kOptions)
        if (name == QLatin1String(option.name))
            return &option;
    return nullptr;
}

/// Two numbers with a sign between them; the second may be missing and is then the first.
std::optional<QSizeF> pairOf(const QString &text, QChar between) {
    const QStringList parts = text.split(between);
    if (parts.size() > 2)
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
    explicit ArgumentReader(const Words &words) : m_words(words) {}

    PrintArguments read(const QStringList &arguments) {
        for (qsizetype index = 0; index < arguments.size() && m_result.problem.isEmpty(); ++index) {
            const QString &word = arguments[index];
            if (!word.startsWith(QLatin1String("--")) || word.size() == 2) {
                takeOperand(word);
                continue;
            }
            const qsizetype equals = word.indexOf(QLatin1Char('='));
            const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
            const Option *option = optionNamed(name);
            if (option == nullptr) {
                refuse(m_words(QT_TRANSLATE_NOOP("print", "There is no option --%1.")).arg(name));
                break;
            }
            QString value = equals < 0 ? QString() : word.mid(equals + 1);
            if (*option->value != '\0' && equals < 0) {
                if (index + 1 >= arguments.size()) {
                    refuse(m_words(QT_TRANSLATE_NOOP("print", "--%1 needs a value: %2."))
                               .arg(name, QLatin1String(option->value)));
                    break;
                }
                value = arguments[++index];
            }
            takeOption(name, value);
        }
        finish();
        return std::move(m_result);
    }

private:
    void refuse(const QString &problem) { m_result.problem = problem; }

    void refuseValue(const QString &name, const QString &value) {
        refuse(m_words(QT_TRANSLATE_NOOP("print", "“%2” is nothing that --%1 understands: %3."))
                   .arg(name, value, QLatin1String(optionNamed(name)->value)));
    }

    void takeOperand(const QString &word) {
        if (m_hasKind) {
            m_result.job.contents.append(word);
            return;
        }
        const std::optional<Kind> kind = kindFromName(word);
        if (!kind) {
            refuse(m_words(QT_TRANSLATE_NOOP("print", "“%1” cannot be printed; there are: %2.")).arg(word, kindList()));
            return;
        }
        m_result.job.kind = *kind;
        m_hasKind = true;
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
        else if (name == QLatin1String("help"))
            m_result.wantsHelp = true;
        else if (name == QLatin1String("ink-saver"))
            job.settings.ink = InkUse::Saver;
        else if (name == QLatin1String("single"))
            job.cards.isSingle = true;
        else if (name == QLatin1String("character"))
            job.cards.hasCharacter = true;
        else if (name == QLatin1String("poster"))
            job.board.isPoster = true;
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
        return takeMeasures(name, value);
    }

    bool takeLanguages(const QString &value) {
        m_result.job.languages.clear();
        for (const QString &code : value.split(QLatin1Char(','))) {
            const std::optional<Language> language = text::languageFromCode(code.toStdString());
            if (!language)
                return false;
            m_result.job.languages.push_back(*language);
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
        const std::optional<QSizeF> pair = pairOf(value, isOffset ? u',' : u'x');
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

    void finish() {
        if (!m_result.problem.isEmpty() || m_result.wantsHelp)
            return;
        if (!m_hasKind) {
            refuse(m_words(QT_TRANSLATE_NOOP("print", "What shall be printed? There are: %1.")).arg(kindList()));
            return;
        }
        const Kind kind = m_result.job.kind;
        const bool wantsContent = wantsDecks(kind) || wantsBattlefields(kind);
        if (wantsContent && m_result.job.contents.isEmpty() && !m_result.isAll)
            refuse(wantsDecks(kind)
                       ? m_words(QT_TRANSLATE_NOOP("print", "Name one deck or more, or say --all."))
                       : m_words(QT_TRANSLATE_NOOP("print", "Name one battlefield or more, or say --all.")));
        if (!wantsContent && !m_result.job.contents.isEmpty())
            refuse(m_words(QT_TRANSLATE_NOOP("print", "“%1” has no place here.")).arg(m_result.job.contents.first()));
    }

    const Words &m_words;
    PrintArguments m_result;
    bool m_hasKind = false;
};

} // namespace

PrintArguments readPrintArguments(const QStringList &arguments, const Words &words) {
    return ArgumentReader(words).read(arguments);
}

QString printHelp(const Words &words) {
    QString help = words(QT_TRANSLATE_NOOP("print", "usage: champclos print KIND [ID or FILE …] [options]")) +
                   QStringLiteral("\n  sheet, summary, aid, cards, board, tokens, calibration\n\n");
    for (const Option &option : kOptions) {
        const QString head = QStringLiteral("--%1 %2").arg(QLatin1String(option.name), QLatin1String(option.value));
        help += QStringLiteral("  ") + head.leftJustified(24) + words(option.help) + QLatin1Char('\n');
    }
    return help;
}

} // namespace champclos::app::print

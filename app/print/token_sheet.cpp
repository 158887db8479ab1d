// SPDX-License-Identifier: MIT
#include "app/print/token_sheet.h"
#include "app/print/token_pieces.h"

#include <QCoreApplication>

namespace champclos::app::print {

namespace {

constexpr double kGap = 4;

class TokenSetter {
public:
    TokenSetter(const std::vector<DeckDef> &decks, const TokenOptions &options, const TextMeasure &measure)
        : m_decks(decks), m_options(options), m_measure(measure), m_frame(options.sheet.paper),
          m_words(options.sheet.language()) {
        for (const DeckDef &deck : decks)
            m_facts.push_back(deckFacts(deck, m_words.language()));
    }

    Document set() {
        m_document.title = m_words(QT_TRANSLATE_NOOP("print", "%1: tokens and dials")).arg(names());
        m_document.fileName = (m_facts.size() == 1 ? m_facts.front().id : QStringLiteral("champclos")) +
                              QStringLiteral("-tokens-") + QLatin1String(codeOf(m_words.language()));
        m_document.languages = {m_words.language()};
        beginPage();
        section(m_words(QT_TRANSLATE_NOOP("print", "Tokens")),
                m_words(QT_TRANSLATE_NOOP("print", "for spaces %1 mm wide")).arg(m_words.number(m_options.space)));
        place(ofFighters(fighterToken));
        for (std::size_t deck = 0; deck < m_decks.size(); ++deck)
            if (m_decks[deck].token)
                setSides(*m_decks[deck].token, m_facts[deck].emblem);
        if (m_options.hasStandees) {
            section(m_words(QT_TRANSLATE_NOOP("print", "Standing figures")),
                    m_words(QT_TRANSLATE_NOOP("print", "fold in the middle, glue, and spread the tabs")));
            place(ofFighters(standee));
        }
        if (const std::vector<Piece> discs = dials(); !discs.empty()) {
            section(m_words(QT_TRANSLATE_NOOP("print", "Health dials")),
                    m_words(QT_TRANSLATE_NOOP(
                        "print", "cut out the window, lay the cover over the numbers, pin both at the center")));
            place(discs);
        }
        finish();
        return std::move(m_document);
    }

private:
    QString names() const {
        constexpr qsizetype kMostNamed = 3;
        QStringList all;
        for (const DeckFacts &facts : m_facts)
            all.append(facts.name);
        return all.size() > kMostNamed
                   ? m_words.counted(QT_TRANSLATE_N_NOOP("print", "%n deck(s)"), static_cast<int>(all.size()))
                   : all.join(QStringLiteral(", "));
    }

    /// One piece for each fighter of all decks.
    std::vector<Piece> ofFighters(Piece (*make)(const FighterFacts &, bool, int, double)) const {
        std::vector<Piece> pieces;
        for (std::size_t deck = 0; deck < m_decks.size(); ++deck)
            for (std::size_t index = 0; index < m_decks[deck].fighters.size(); ++index) {
                const FighterDef &fighter = m_decks[deck].fighters[index];
                for (int copy = 1; copy <= fighter.count; ++copy)
                    pieces.push_back(make(m_facts[deck].fighters[index], fighter.role == Role::Hero,
                                          fighter.count > 1 ? copy : 0, m_options.space));
            }
        return pieces;
    }

    void setSides(const TokenDef &token, const paint::Emblem &emblem) {
        section(nameOf(token.name), m_words(QT_TRANSLATE_NOOP("print", "glue the two sides back to back")));
        std::vector<Piece> pieces;
        for (std::size_t side = 0; side < 2; ++side)
            pieces.push_back(
                sideToken(m_words.typeset(token.sides[side].name.in(m_words.language())), emblem, side == 1));
        place(pieces);
    }

    QString nameOf(const LocalizedNoun &noun) const {
        QString name = m_words.typeset(noun.in(m_words.language()).name);
        if (!name.isEmpty())
            name[0] = name[0].toUpper();
        return name;
    }

    std::vector<Piece> dials() const {
        std::vector<Piece> pieces;
        for (std::size_t deck = 0; deck < m_decks.size(); ++deck)
            for (std::size_t index = 0; index < m_decks[deck].fighters.size(); ++index) {
                const FighterDef &fighter = m_decks[deck].fighters[index];
                const FighterFacts &facts = m_facts[deck].fighters[index];
                if (fighter.maxHealth <= 1)
                    continue;
                for (int copy = 1; copy <= fighter.count; ++copy)
                    addDial(pieces,
                            fighter.count > 1 ? QStringLiteral("%1 %2").arg(facts.single).arg(copy) : facts.single,
                            facts.emblem, fighter);
            }
        return pieces;
    }

    static void addDial(std::vector<Piece> &pieces, const QString &title, const paint::Emblem &emblem,
                        const FighterDef &fighter) {
        if (fighter.maxHealth <= kMostOnDial) {
            pieces.push_back(
                pairOf(dialCover(title, emblem, fighter.maxHealth), dialBase(fighter.maxHealth, fighter.health)));
            return;
        }
        constexpr int kLastDigit = 9;
        for (const auto &[mark, start] : {std::pair{"10", fighter.health / 10}, std::pair{"1", fighter.health % 10}}) {
            pieces.push_back(pairOf(dialCover(title + QStringLiteral(" ×") + QLatin1String(mark), emblem, kLastDigit),
                                    dialBase(kLastDigit, start)));
        }
    }

    void beginPage() {
        Page &page = m_document.pages.emplace_back();
        page.size = m_frame.size();
        Sketch sketch(page, m_measure);
        drawSmallTitle(sketch, m_frame,
                       {names(), m_words(QT_TRANSLATE_NOOP("print", "Tokens and dials")),
                        m_words(QT_TRANSLATE_NOOP("print", "print at 100% on heavy paper"))});
        m_y = m_frame.contentTopAfter() - 4;
    }

    void section(const QString &title, const QString &remark) {
        if (m_y + kSectionHeight + kDial + 4 > m_frame.contentBottom())
            beginPage();
        Sketch sketch(m_document.pages.back(), m_measure);
        drawSection(sketch, m_frame, m_y, title, remark);
        m_y += kSectionHeight;
    }

    /// In lines from left to right; captions under the pieces.
    void place(const std::vector<Piece> &pieces) {
        constexpr double kCaption = 5;
        double x = m_frame.left();
        double tall = 0;
        for (const Piece &piece : pieces) {
            const double caption = piece.caption.isEmpty() ? 0 : kCaption;
            const double wide = std::max(piece.size.width(), piece.caption.isEmpty() ? 0.0 : 22.0);
            if (x > m_frame.left() && x + wide > m_frame.right() + 1e-6) {
                m_y += tall + kGap;
                x = m_frame.left();
                tall = 0;
            }
            if (m_y + piece.size.height() + caption > m_frame.contentBottom()) {
                beginPage();
                m_y += 4;
            }
            Sketch sketch(m_document.pages.back(), m_measure);
            const QRectF rect(QPointF(x + (wide - piece.size.width()) / 2, m_y), piece.size);
            piece.draw(sketch, rect);
            if (caption > 0) {
                const double points = sketch.fittingPoints(piece.caption, Face::Sans, wide + kGap - 1, 7, 4);
                sketch.text({rect.center().x(), rect.bottom() + 3.6}, piece.caption, {Face::Sans, points, kMuted},
                            Align::Centre);
            }
            x += wide + kGap;
            tall = std::max(tall, piece.size.height() + caption);
        }
        m_y += tall;
    }

    void finish() {
        for (std::size_t index = 0; index < m_document.pages.size(); ++index) {
            Sketch sketch(m_document.pages[index], m_measure);
            drawFoot(sketch, m_frame,
                     {QStringLiteral("Champclos · %1 · %2").arg(names(), m_words.languageName()),
                      {},
                      QStringLiteral("%1 / %2").arg(index + 1).arg(m_document.pages.size())});
        }
    }

    const std::vector<DeckDef> &m_decks;
    std::vector<DeckFacts> m_facts;
    TokenOptions m_options;
    const TextMeasure &m_measure;
    SheetFrame m_frame;
    Words m_words;
    Document m_document;
    double m_y = 0;
};

} // namespace

Document tokenSheet(const std::vector<DeckDef> &decks, const TokenOptions &options, const TextMeasure &measure) {
    return TokenSetter(decks, options, measure).set();
}

} // namespace champclos::app::print

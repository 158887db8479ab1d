// SPDX-License-Identifier: MIT
#include "app/print/text_flow.h"

#include <algorithm>

namespace champclos::app::print {

namespace {

struct Piece {
    QString text;
    Face face;
    Ink ink;
};

/// What stays on one line: a word, or several pieces of one that differ in face.
struct Word {
    std::vector<Piece> pieces;
    bool hasSpaceBefore = false;
    Face spaceFace = Face::Sans;
};

struct Paragraph {
    std::vector<Word> words;
};

constexpr double kTolerance = 1e-6;

bool isBreakingSpace(QChar sign) { return sign == QLatin1Char(' ') || sign == QLatin1Char('\t'); }

/// A line may break behind these where a letter follows: "Hors-la-loi", "und/oder".
bool isBreakBehind(QChar sign) {
    return sign == QLatin1Char('-') || sign == QLatin1Char('/') || sign == QChar(0x2013) || sign == QChar(0x2014);
}

class ParagraphReader {
public:
    std::vector<Paragraph> read(const std::vector<Span> &spans) {
        m_paragraphs.emplace_back();
        for (const Span &span : spans)
            readSpan({settable(span.text, span.face), span.face, span.ink});
        endWord();
        return std::move(m_paragraphs);
    }

private:
    void readSpan(const Span &span) {
        for (qsizetype index = 0; index < span.text.size(); ++index) {
            const QChar sign = span.text[index];
            if (sign == QLatin1Char('\n')) {
                endWord();
                m_paragraphs.emplace_back();
            } else if (isBreakingSpace(sign)) {
                endWord();
                m_hasSpace = !m_paragraphs.back().words.empty();
                m_spaceFace = span.face;
            } else {
                add(sign, span);
                const bool isLetterNext = index + 1 < span.text.size() && span.text[index + 1].isLetter();
                if (isBreakBehind(sign) && isLetterNext && m_word.pieces.back().text.size() > 2)
                    endWord();
            }
        }
    }

    void add(QChar sign, const Span &span) {
        if (m_word.pieces.empty()) {
            m_word.hasSpaceBefore = m_hasSpace;
            m_word.spaceFace = m_spaceFace;
            m_hasSpace = false;
        }
        if (m_word.pieces.empty() || m_word.pieces.back().face != span.face || !(m_word.pieces.back().ink == span.ink))
            m_word.pieces.push_back({{}, span.face, span.ink});
        m_word.pieces.back().text += sign;
    }

    void endWord() {
        if (!m_word.pieces.empty())
            m_paragraphs.back().words.push_back(std::move(m_word));
        m_word = {};
    }

    std::vector<Paragraph> m_paragraphs;
    Word m_word;
    bool m_hasSpace = false;
    Face m_spaceFace = Face::Sans;
};

double widthOf(const Word &word, double points, const TextMeasure &measure) {
    double width = 0;
    for (const Piece &piece : word.pieces)
        width += measure.width(piece.text, piece.face, points);
    return width;
}

/// In lines narrower than this a word would be parted.
double widestWord(const Paragraph &paragraph, double points, const TextMeasure &measure) {
    double widest = 0;
    for (const Word &word : paragraph.words)
        widest = std::max(widest, widthOf(word, points, measure));
    return widest;
}

class LineSetter {
public:
    LineSetter(double width, double points, const TextMeasure &measure)
        : m_width(width), m_points(points), m_measure(measure) {}

    std::vector<TextLine> set(const Paragraph &paragraph) {
        beginLine();
        m_lines.back().isParagraphStart = paragraph.words.empty() || !isBullet(paragraph.words.front());
        for (const Word &word : paragraph.words) {
            place(word);
            if (&word == &paragraph.words.front() && isBullet(word))
                m_indent = lineWidth() + m_measure.width(QStringLiteral(" "), word.spaceFace, m_points);
        }
        for (TextLine &line : m_lines)
            line.width = line.runs.empty() ? 0 : line.runs.back().x + line.runs.back().width;
        return std::move(m_lines);
    }

private:
    static bool isBullet(const Word &word) { return word.pieces.size() == 1 && word.pieces[0].text == QChar(0x2022); }

    void beginLine() {
        m_lines.emplace_back();
        m_start = m_indent;
    }

    double lineWidth() const {
        const TextLine &line = m_lines.back();
        return line.runs.empty() ? m_start : line.runs.back().x + line.runs.back().width;
    }

    void place(const Word &word) {
        const bool isFirst = m_lines.back().runs.empty();
        const double space =
            word.hasSpaceBefore && !isFirst ? m_measure.width(QStringLiteral(" "), word.spaceFace, m_points) : 0;
        if (!isFirst && lineWidth() + space + widthOf(word, m_points, m_measure) > m_width + kTolerance) {
            beginLine();
            placeHere(word, false);
        } else {
            placeHere(word, space > 0);
        }
    }

    void placeHere(const Word &word, bool isSpaced) {
        if (m_start + widthOf(word, m_points, m_measure) > m_width + kTolerance && m_lines.back().runs.empty()) {
            placeParted(word);
            return;
        }
        for (std::size_t index = 0; index < word.pieces.size(); ++index)
            append(word.pieces[index], isSpaced && index == 0, word.spaceFace);
    }

    /// A word longer than the line: as many letters as fit on each.
    void placeParted(const Word &word) {
        for (const Piece &piece : word.pieces) {
            for (qsizetype index = 0; index < piece.text.size();) {
                const qsizetype letter = piece.text[index].isHighSurrogate() ? 2 : 1;
                const Piece part = {piece.text.mid(index, letter), piece.face, piece.ink};
                const double width = m_measure.width(part.text, part.face, m_points);
                if (!m_lines.back().runs.empty() && lineWidth() + width > m_width + kTolerance)
                    beginLine();
                append(part, false, piece.face);
                index += letter;
            }
        }
    }

    void append(const Piece &piece, bool isSpaced, Face spaceFace) {
        TextLine &line = m_lines.back();
        if (!line.runs.empty() && line.runs.back().face == piece.face && line.runs.back().ink == piece.ink) {
            Run &run = line.runs.back();
            run.text += (isSpaced ? QStringLiteral(" ") : QString()) + piece.text;
            run.width = m_measure.width(run.text, run.face, m_points);
            return;
        }
        if (isSpaced && !line.runs.empty()) { // the space belongs to what comes before, for whoever copies the text
            Run &run = line.runs.back();
            run.text += QLatin1Char(' ');
            run.width += m_measure.width(QStringLiteral(" "), spaceFace, m_points);
        }
        const double x = lineWidth();
        line.runs.push_back({x, m_measure.width(piece.text, piece.face, m_points), piece.text, piece.face, piece.ink});
    }

    double m_width;
    double m_points;
    const TextMeasure &m_measure;
    std::vector<TextLine> m_lines;
    double m_indent = 0;
    double m_start = 0;
};

/// A last line of a few letters looks forgotten, and in a wide column one of a few words.
bool isOrphan(const TextLine &line, double width) {
    constexpr qsizetype kFewLetters = 7;
    constexpr double kShort = 0.16;
    qsizetype letters = 0;
    for (const Run &run : line.runs)
        letters += run.text.size();
    return letters <= kFewLetters || line.width < kShort * width;
}

/// Narrower, if that gives the last line company and costs no further line.
std::vector<TextLine> setParagraph(const Paragraph &paragraph, double width, double points,
                                   const TextMeasure &measure) {
    std::vector<TextLine> lines = LineSetter(width, points, measure).set(paragraph);
    if (lines.size() < 2 || !isOrphan(lines.back(), width))
        return lines;
    for (const double share : {0.97, 0.94, 0.91, 0.88, 0.85, 0.82}) {
        if (width * share < widestWord(paragraph, points, measure))
            break;
        std::vector<TextLine> narrower = LineSetter(width * share, points, measure).set(paragraph);
        if (narrower.size() == lines.size() && !isOrphan(narrower.back(), width))
            return narrower;
    }
    return lines;
}

} // namespace

std::vector<TextLine> setLines(const std::vector<Span> &spans, double width, double points,
                               const TextMeasure &measure) {
    std::vector<TextLine> lines;
    if (plainText(spans).isEmpty())
        return lines;
    for (const Paragraph &paragraph : ParagraphReader().read(spans))
        for (TextLine &line : setParagraph(paragraph, width, points, measure))
            lines.push_back(std::move(line));
    return lines;
}

double stepTo(const TextLine &line, const TextSize &size) {
    return size.leading + (line.isParagraphStart ? size.paragraphGap : 0);
}

double depthOf(const std::vector<TextLine> &lines, const TextSize &size) {
    double depth = 0;
    for (std::size_t index = 1; index < lines.size(); ++index)
        depth += stepTo(lines[index], size);
    return depth;
}

std::vector<TextLine> setBalanced(const std::vector<Span> &spans, double width, double points,
                                  const TextMeasure &measure) {
    std::vector<TextLine> lines = setLines(spans, width, points, measure);
    if (lines.size() < 2)
        return lines;
    double narrow = width / 2;
    for (const Paragraph &paragraph : ParagraphReader().read(spans))
        narrow = std::max(narrow, widestWord(paragraph, points, measure));
    if (narrow >= width)
        return lines;
    double wide = width;
    for (int step = 0; step < 8; ++step) {
        const double middle = (narrow + wide) / 2;
        if (setLines(spans, middle, points, measure).size() > lines.size())
            narrow = middle;
        else
            wide = middle;
    }
    return setLines(spans, wide, points, measure);
}

QString plainText(const std::vector<Span> &spans) {
    QString text;
    for (const Span &span : spans)
        text += span.text;
    return text;
}

} // namespace champclos::app::print

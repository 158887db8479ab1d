// SPDX-License-Identifier: MIT
#include "app/paint/running_text.h"

namespace champclos::paint {

namespace {

class Breaking {
public:
    Breaking(RunningText &text, double width)
        : m_text(text), m_width(width), m_plain{Type::Sans, text.size}, m_bold{Type::SansBold, text.size},
          m_gap(textWidth(QStringLiteral(" "), m_plain)) {}

    void begin(double indent) {
        m_text.lines.push_back({{}, {}, indent, indent});
        m_x = indent;
        m_indent = indent;
    }
    /// Only ordinary spaces part words: a number stays with its noun.
    void add(const QString &words, bool isLead) {
        for (const QString &word : words.split(u' ', Qt::SkipEmptyParts))
            addWord(word, isLead);
    }
    void addBullet(const QString &bullet) {
        begin(0);
        m_text.lines.back().text = bullet;
        m_x = m_indent = textWidth(bullet + u' ', m_plain);
    }

private:
    void addWord(const QString &word, bool isLead) {
        const double wide = textWidth(word, isLead ? m_bold : m_plain);
        const double gap = m_x > m_indent ? m_gap : 0;
        if (gap > 0 && m_x + gap + wide > m_width + 1e-6) {
            begin(m_indent);
            return addWord(word, isLead);
        }
        RunningLine &line = m_text.lines.back();
        m_x += gap;
        if (isLead) {
            line.lead += (line.lead.isEmpty() ? QString() : QStringLiteral(" ")) + word;
            m_x = line.indent + textWidth(line.lead, m_bold);
            line.textLeft = m_x + m_gap;
            return;
        }
        const bool isBehindBullet = line.text.size() == 1 && line.lead.isEmpty() && m_x > line.textLeft && gap <= 0;
        line.text += (line.text.isEmpty() || (gap <= 0 && !isBehindBullet) ? QString() : QStringLiteral(" ")) + word;
        m_x += wide;
    }

    RunningText &m_text;
    double m_width;
    TextStyle m_plain;
    TextStyle m_bold;
    double m_gap;
    double m_x = 0;
    double m_indent = 0;
};

} // namespace

RunningText runningText(const std::vector<FaceText> &parts, double size, double line, double width, bool hasLeads) {
    RunningText text;
    text.size = size;
    text.line = line;
    Breaking breaking(text, width);
    const QString bullet = QStringLiteral("• ");
    for (const FaceText &part : parts) {
        breaking.begin(0);
        if (hasLeads)
            breaking.add(part.lead, true);
        const QStringList paragraphs = (hasLeads ? part.running : part.text).split(u'\n');
        for (int index = 0; index < paragraphs.size(); ++index) {
            if (paragraphs[index].startsWith(bullet)) {
                breaking.addBullet(bullet.left(1));
                breaking.add(paragraphs[index].mid(bullet.size()), false);
                continue;
            }
            if (index > 0)
                breaking.begin(0);
            breaking.add(paragraphs[index], false);
        }
    }
    return text;
}

void drawRunning(QPainter &painter, QPointF topLeft, const RunningText &text, const QColor &lead, const QColor &ink) {
    double base = topLeft.y() + text.line / 2 + 0.36 * text.size;
    for (const RunningLine &line : text.lines) {
        drawLine(painter, {topLeft.x() + line.indent, base}, line.lead, {Type::SansBold, text.size}, lead);
        drawLine(painter, {topLeft.x() + line.textLeft, base}, line.text, {Type::Sans, text.size}, ink);
        base += text.line;
    }
}

} // namespace champclos::paint

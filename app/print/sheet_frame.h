// SPDX-License-Identifier: MIT
//
// What all sheets share: margins, the title with its double rule, section heads and the foot of the page.
#pragma once

#include "app/print/sketch.h"
#include "app/print/words.h"

#include <QStringList>

#include <vector>

namespace champclos::app::print {

struct SheetOptions {
    Paper paper = Paper::A4;
    std::vector<Language> languages = {Language::En}; ///< one, or two to stand side by side
    bool isBilingual() const { return languages.size() > 1; }
    Language language() const { return languages.front(); }
};

/// Where things are on a sheet, in millimetres.
class SheetFrame {
public:
    static constexpr double kMargin = 12;
    static constexpr double kGap = 3; ///< between columns and between rows

    explicit SheetFrame(Paper paper) : m_size(sizeOf(paper)) {}

    QSizeF size() const { return m_size; }
    double left() const { return kMargin; }
    double right() const { return m_size.width() - kMargin; }
    double width() const { return m_size.width() - 2 * kMargin; }
    double contentTop() const { return 31.1; }      ///< under the title of a first page
    double contentTopAfter() const { return 25.6; } ///< under that of a further page
    double contentBottom() const { return m_size.height() - 17.2; }
    double footRule() const { return m_size.height() - 13.6; }
    double footBaseline() const { return m_size.height() - 9.6; }
    double columnWidth(int columns) const { return (width() - kGap * (columns - 1)) / columns; }
    double columnLeft(int column, int columns) const { return left() + column * (columnWidth(columns) + kGap); }

private:
    QSizeF m_size;
};

struct SheetTitle {
    QString title;
    QString remark;     ///< bold, at the right end
    QString remarkMore; ///< muted, under it; may have several lines
};

void drawTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title);
void drawSmallTitle(Sketch &sketch, const SheetFrame &frame, const SheetTitle &title);

/// Height of a section head above what it heads.
inline constexpr double kSectionHeight = 13.9;
/// `top` is the bottom of what is above it. The remark may have two lines.
void drawSection(Sketch &sketch, const SheetFrame &frame, double top, const QString &title, const QString &remark);

struct SheetFoot {
    QString left;
    QString middle;
    QString right;
};
void drawFoot(Sketch &sketch, const SheetFrame &frame, const SheetFoot &foot);

/// The words of all languages of a sheet, each once: "Move · Bewegung".
QString inAll(const std::vector<Language> &languages, const char *source);
QString joinedOnce(const QStringList &texts, const QString &separator = QStringLiteral(" · "));

} // namespace champclos::app::print

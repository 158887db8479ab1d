// SPDX-License-Identifier: MIT
//
// Makes the text of a PDF by Qt whole. Qt tells a reader which letter a glyph stands for by the font's own list, in
// which ligatures and other joined forms have no place: "Sifflements" would be found as "Si ements". So what is painted
// is listened to once more, each glyph is matched with the letters it was made from, and the tables of the file are
// written anew, together with the language of the document, which Qt cannot say either. Where the listening and the
// file do not agree, the file stays as Qt made it.
#pragma once

#include "app/print/pdf_update.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

class QFont;
class QPainter;

namespace champclos::app::print {

/// The glyphs of one font in the order in which they were first painted, and what each stands for.
struct FontUse {
    QString font;
    QList<quint32> glyphs;
    QHash<quint32, QString> letters;
};

/// Fonts in the order of their first use by `paint`.
std::vector<FontUse> recordedText(const std::function<void(QPainter &)> &paint);

/// `nominal` are the glyphs of the letters one by one; the result has an entry for each glyph of `glyphs`.
QList<QString> lettersOfGlyphs(const QString &text, const QList<quint32> &nominal, const QList<quint32> &glyphs);

/// Whole tables and `language` ("fr").
void setWholeText(PdfUpdate &pdf, const std::vector<FontUse> &fonts, const QByteArray &language);

} // namespace champclos::app::print

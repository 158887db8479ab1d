// SPDX-License-Identifier: MIT
#include "app/print/job.h"
#include "app/print/aid_sheet.h"
#include "app/print/calibration_sheet.h"
#include "app/print/deck_sheet.h"
#include "app/print/summary_sheet.h"
#include "app/print/tabletop.h"
#include "app/print/token_sheet.h"
#include "app/print/words.h"
#include "engine/io/deck_io.h"
#include "engine/io/fallback_names.h"
#include "engine/io/user_content.h"

#include <QCoreApplication>
#include <QDir>

namespace champclos::app::print {

namespace {

struct PrintedDeck {
    DeckDef deck;
    bool isProof = false;
};

std::vector<PrintedDeck> readDecks(const Job &job, const io::Library &library, io::Diagnostics &diagnostics) {
    std::vector<PrintedDeck> decks;
    for (const QString &content : job.contents) {
        io::Diagnostics problems;
        if (std::optional<DeckDef> deck = library.deck(content.toStdString(), problems))
            decks.push_back({std::move(*deck), false});
        else if (std::optional<DeckDef> draft = draftOf(content))
            decks.push_back({std::move(*draft), true});
        else
            diagnostics.append(problems);
    }
    return decks;
}

std::vector<DeckDef> decksOf(const Job &job, const io::Library &library, io::Diagnostics &diagnostics) {
    std::vector<DeckDef> decks;
    for (PrintedDeck &printed : readDecks(job, library, diagnostics))
        decks.push_back(std::move(printed.deck));
    return decks;
}

/// Said on every page with room for it, so that a proof is not taken for the finished thing.
void stamp(Document &document) {
    const Words words(document.languages.front());
    const FontMeasure measure;
    for (Page &page : document.pages)
        if (page.size.width() > 150)
            Sketch(page, measure)
                .text({page.size.width() / 2, 6.5},
                      words(QT_TRANSLATE_NOOP("print", "Proof: this deck is not finished")),
                      {Face::SansBold, 9, {paint::palette(paint::Brightness::Light).red.rgb(), kBlack}}, Align::Centre);
    document.isProof = true;
}

CardOptions cardOptions(const Job &job, Language language) {
    CardOptions options = job.cards;
    options.paper = job.paper;
    options.language = language;
    if (job.output != Output::Pdf) {
        options.isSingle = options.isEachOnce = true;
        options.bleed = job.output == Output::Png ? job.pictureBleed : 0;
    }
    return options;
}

/// A document on the paper that was asked for: one that was laid out for the usual paper is enlarged.
Document onPaper(Document document, Paper paper) {
    if (usualPaper(paper) != paper)
        for (Page &page : document.pages)
            page = enlarged(page, page.size.width() > page.size.height() ? sizeOf(paper).transposed() : sizeOf(paper));
    return document;
}

std::vector<Document> deckDocuments(const Job &job, const std::vector<PrintedDeck> &decks, const TextMeasure &measure) {
    std::vector<Document> documents;
    for (const auto &[deck, isProof] : decks) {
        const std::size_t first = documents.size();
        if (job.kind == Kind::Sheet) {
            documents.push_back(onPaper(deckSheet(deck, {usualPaper(job.paper), job.languages}, measure), job.paper));
        } else {
            for (const Language language : job.languages)
                documents.push_back(cardSheets(deck, cardOptions(job, language), measure));
        }
        for (std::size_t index = first; isProof && index < documents.size(); ++index)
            stamp(documents[index]);
    }
    return documents;
}

std::vector<Document> boardDocuments(const Job &job, const io::Library &library, const TextMeasure &measure,
                                     io::Diagnostics &diagnostics) {
    std::vector<Document> documents;
    for (const QString &content : job.contents) {
        std::optional<Battlefield> battlefield = library.battlefield(content.toStdString(), diagnostics);
        if (!battlefield)
            continue;
        BoardSheetOptions options = job.board;
        options.paper = job.paper;
        options.languages = job.languages;
        documents.push_back(boardSheets(*battlefield, options, measure));
        if (job.output == Output::Png) // the board alone
            documents.back().pages = {boardPicture(*battlefield, options)};
    }
    return documents;
}

} // namespace

std::optional<DeckDef> draftOf(const QString &content) {
    io::Diagnostics unread;
    std::string path = content.toStdString();
    if (!io::Library::isPath(path))
        path = io::userFile(io::UserContent::Decks, path).value_or(std::string());
    std::optional<DeckDef> draft = path.empty() ? std::nullopt : io::loadDeckDraft(path, unread);
    if (draft && draft->fighters.empty())
        draft.reset();
    if (draft)
        io::fillNames(*draft);
    return draft;
}

std::optional<Kind> kindFromName(const QString &name) {
    for (std::size_t index = 0; index < kKindNames.size(); ++index)
        if (name == QLatin1String(kKindNames[index]))
            return static_cast<Kind>(index);
    return std::nullopt;
}

bool wantsDecks(Kind kind) {
    return kind == Kind::Sheet || kind == Kind::Summary || kind == Kind::Cards || kind == Kind::Tokens;
}

bool wantsBattlefields(Kind kind) { return kind == Kind::Board; }

bool canBe(Kind kind, Output output) { return output != Output::Tabletop || kind == Kind::Cards; }

std::optional<Output> outputFromName(const QString &name) {
    for (std::size_t index = 0; index < kOutputNames.size(); ++index)
        if (name == QLatin1String(kOutputNames[index]))
            return static_cast<Output>(index);
    return std::nullopt;
}

std::vector<Document> documentsOf(const Job &job, const io::Library &library, const TextMeasure &measure,
                                  io::Diagnostics &diagnostics) {
    const SheetOptions usual = {usualPaper(job.paper), job.languages};
    const SheetOptions trueSize = {job.paper, job.languages};
    switch (job.kind) {
    case Kind::Sheet:
    case Kind::Cards:
        return deckDocuments(job, readDecks(job, library, diagnostics), measure);
    case Kind::Tokens:
        if (const std::vector<DeckDef> decks = decksOf(job, library, diagnostics); !decks.empty())
            return {tokenSheet(decks, {trueSize, job.tokenSpace, job.hasStandees}, measure)};
        return {};
    case Kind::Summary:
        if (const std::vector<DeckDef> decks = decksOf(job, library, diagnostics); !decks.empty())
            return {onPaper(summarySheet(decks, usual, measure), job.paper)};
        return {};
    case Kind::Aid:
        return {onPaper(aidSheet(usual, measure), job.paper)};
    case Kind::Board:
        return boardDocuments(job, library, measure, diagnostics);
    case Kind::Calibration:
        return {calibrationSheet(trueSize, job.settings.calibration, measure)};
    }
    return {};
}

QSize pixelsOf(const Job &job, const Page &page) {
    const double scale = job.kind == Kind::Board ? job.pixels / std::max(page.size.width(), page.size.height())
                                                 : job.dotsPerInch / kMmPerInch;
    return (page.size * scale).toSize();
}

bool writeInto(const QString &folder, const Job &job, const io::Library &library, const TextMeasure &measure,
               io::Diagnostics &diagnostics, const Written &written, const Progress &progress) {
    const std::vector<Document> documents = documentsOf(job, library, measure, diagnostics);
    if (diagnostics.hasErrors() || !makeFolder(folder, diagnostics))
        return false;
    const QDir place(folder);
    int done = 0;
    int total = 0;
    for (const Document &document : documents)
        total += static_cast<int>(document.pages.size());
    const Progress onTheWay = [&](int, int) { return !progress || progress(++done, total); };
    if (job.output == Output::Tabletop) {
        for (const DeckDef &deck : decksOf(job, library, diagnostics))
            for (const Language language : job.languages)
                if (!saveTabletop(folder, deck, cardOptions(job, language), job.settings.ink, diagnostics, written,
                                  onTheWay))
                    return false;
        return true;
    }
    for (const Document &document : documents) {
        if (job.output == Output::Png) {
            if (!savePictures(
                    folder, document, [&](const Page &page) { return pixelsOf(job, page); }, job.settings.ink,
                    diagnostics, written, onTheWay))
                return false;
            continue;
        }
        const QString path = place.filePath(document.fileName + QStringLiteral(".pdf"));
        if (!savePdf(path, document, job.settings, diagnostics, onTheWay))
            return false;
        written(path, static_cast<int>(document.pages.size()));
    }
    return true;
}

Document joined(std::vector<Document> documents) {
    if (documents.empty())
        return {};
    Document all = std::move(documents.front());
    if (documents.size() > 1)
        all.fileName = QStringLiteral("champclos");
    for (std::size_t index = 1; index < documents.size(); ++index) {
        std::vector<Page> &pages = documents[index].pages;
        all.pages.insert(all.pages.end(), std::make_move_iterator(pages.begin()), std::make_move_iterator(pages.end()));
        all.title += QStringLiteral(", ") + documents[index].title;
        all.isProof = all.isProof || documents[index].isProof;
    }
    return all;
}

} // namespace champclos::app::print

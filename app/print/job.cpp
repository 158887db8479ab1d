// SPDX-License-Identifier: MIT
#include "app/print/job.h"
#include "app/print/aid_sheet.h"
#include "app/print/calibration_sheet.h"
#include "app/print/deck_sheet.h"
#include "app/print/summary_sheet.h"
#include "app/print/token_sheet.h"

namespace champclos::app::print {

namespace {

std::vector<DeckDef> decksOf(const Job &job, const io::Library &library, io::Diagnostics &diagnostics) {
    std::vector<DeckDef> decks;
    for (const QString &content : job.contents)
        if (std::optional<DeckDef> deck = library.deck(content.toStdString(), diagnostics))
            decks.push_back(std::move(*deck));
    return decks;
}

std::vector<Document> deckDocuments(const Job &job, const std::vector<DeckDef> &decks, const TextMeasure &measure) {
    const SheetOptions sheet = {job.paper, job.languages};
    std::vector<Document> documents;
    for (const DeckDef &deck : decks) {
        if (job.kind == Kind::Sheet) {
            documents.push_back(deckSheet(deck, sheet, measure));
        } else if (job.kind == Kind::Tokens) {
            documents.push_back(tokenSheet(deck, sheet, job.tokenSpace, measure));
        } else {
            for (const Language language : job.languages) {
                CardOptions options = job.cards;
                options.paper = job.paper;
                options.language = language;
                documents.push_back(cardSheets(deck, options, measure));
            }
        }
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
    }
    return documents;
}

} // namespace

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

std::vector<Document> documentsOf(const Job &job, const io::Library &library, const TextMeasure &measure,
                                  io::Diagnostics &diagnostics) {
    const SheetOptions sheet = {job.paper, job.languages};
    switch (job.kind) {
    case Kind::Sheet:
    case Kind::Cards:
    case Kind::Tokens:
        return deckDocuments(job, decksOf(job, library, diagnostics), measure);
    case Kind::Summary:
        if (const std::vector<DeckDef> decks = decksOf(job, library, diagnostics); !decks.empty())
            return {summarySheet(decks, sheet, measure)};
        return {};
    case Kind::Aid:
        return {aidSheet(sheet, measure)};
    case Kind::Board:
        return boardDocuments(job, library, measure, diagnostics);
    case Kind::Calibration:
        return {calibrationSheet(sheet, job.settings.calibration, measure)};
    }
    return {};
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
    }
    return all;
}

} // namespace champclos::app::print

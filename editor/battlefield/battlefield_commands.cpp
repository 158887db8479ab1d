// SPDX-License-Identifier: MIT
//
// The commands of the battlefield workshop: each is one step of undo, or none if it changed nothing.
#include "editor/battlefield/battlefield_editor.h"

#include "editor/battlefield/battlefield_problems.h"
#include "editor/battlefield/board_export.h"
#include "editor/battlefield/zone_palette.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

#include <QClipboard>
#include <QColor>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr auto kMimeType = "application/x-champclos-spaces";
constexpr double kPasteStep = 50; // a copy lies beside its original

std::optional<Language> languageOf(const QString &code) { return text::languageFromCode(code.toStdString()); }

} // namespace

bool BattlefieldEditor::addSpaceAt(QPointF at, const QString &mergeKey) {
    if (boardSpaceCount() >= kMaxSpaces) {
        notify(Notice::FullOfSpaces);
        return false;
    }
    const SpaceId last = currentSpace() >= 0 ? SpaceId(currentSpace()) : SpaceId::none();
    SpaceId fresh;
    edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Add space"), mergeKey, [&](Battlefield &board) {
        fresh = addSpace(board, at);
        if (const ZoneId zone = activeZoneId(); zone && m_paintsNew)
            putInZone(board, fresh, zone);
        if (last && m_joinsNew)
            join(board, last, fresh);
    });
    setSelection(SpaceSet::of(fresh));
    return true;
}

bool BattlefieldEditor::removeSelection() {
    if (m_selectedLine >= 0) {
        const int line = m_selectedLine;
        m_selectedLine = -1;
        return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove line"), {},
                    [&](Battlefield &board) { board.lines.erase(board.lines.begin() + line); });
    }
    if (m_selection.isEmpty())
        return false;
    const SpaceSet gone = m_selection;
    m_selection = {};
    return edit(
        QT_TRANSLATE_N_NOOP("champclos::editor::BattlefieldDocument", "Delete %n space(s)"), {},
        [&](Battlefield &board) { removeSpaces(board, gone); }, gone.size());
}

bool BattlefieldEditor::insert(const Battlefield &fragment, QPointF offset, const char *label) {
    std::optional<SpaceSet> added;
    edit(label, {}, [&](Battlefield &board) {
        Battlefield changed = board;
        added = addFragment(changed, fragment, offset);
        if (added)
            board = std::move(changed);
    });
    if (added)
        setSelection(*added);
    else
        notify(Notice::FullOfSpaces);
    return added.has_value();
}

bool BattlefieldEditor::duplicateSelection() {
    if (m_selection.isEmpty()) {
        notify(Notice::NeedsSelection);
        return false;
    }
    return insert(fragmentOf(board(), m_selection), {kPasteStep, kPasteStep},
                  QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Duplicate"));
}

void BattlefieldEditor::copySelection() {
    if (m_selection.isEmpty()) {
        notify(Notice::NeedsSelection);
        return;
    }
    const std::string text = io::writeBattlefield(fragmentOf(board(), m_selection));
    auto *data = new QMimeData; // owned by the clipboard
    data->setData(QLatin1String(kMimeType), QByteArray::fromStdString(text));
    data->setText(qt(text));
    QGuiApplication::clipboard()->setMimeData(data);
    m_pastes = 0;
}

bool BattlefieldEditor::cutSelection() {
    if (m_selection.isEmpty())
        return false;
    copySelection();
    return removeSelection();
}

bool BattlefieldEditor::canPaste() const {
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data != nullptr && data->hasFormat(QLatin1String(kMimeType));
}

std::optional<Battlefield> BattlefieldEditor::clipboard() const {
    if (!canPaste())
        return std::nullopt;
    io::Diagnostics ignored;
    const QByteArray bytes = QGuiApplication::clipboard()->mimeData()->data(QLatin1String(kMimeType));
    return io::readBattlefieldDraft(bytes.toStdString(), ignored);
}

bool BattlefieldEditor::paste() {
    const std::optional<Battlefield> fragment = clipboard();
    if (!fragment || fragment->spaces.empty()) {
        notify(Notice::NothingToPaste);
        return false;
    }
    const double shift = kPasteStep * ++m_pastes;
    return insert(*fragment, {shift, shift}, QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Paste"));
}

bool BattlefieldEditor::nudge(qreal dx, qreal dy) {
    const SpaceSet moved = m_selection;
    // Moves in a row are one step as long as they move the same.
    const QString key = QStringLiteral("nudge:%1:%2").arg(moved.wordAt(0)).arg(moved.wordAt(1));
    const QPointF way = offsetOnBoard(board(), placesOf(board(), moved), {dx, dy});
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Move"), key, [&](Battlefield &board) {
        moved.forEach([&](SpaceId id) { moveSpace(board, id, pointOf(board.spaces[id]) + way); });
    });
}

bool BattlefieldEditor::addImagesOf(Mirrors symmetry) {
    std::optional<SpaceSet> images;
    const SpaceSet originals = selectionOrAll();
    if (!areImagesOnBoard(board(), originals, static_cast<Symmetry>(symmetry))) {
        notify(Notice::OffTheBoard);
        return false;
    }
    const bool isTurn = symmetry == HalfTurn || symmetry == QuarterTurns;
    const bool isDone = edit(isTurn ? QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Rotate a copy")
                                    : QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Mirror a copy"),
                             {}, [&](Battlefield &board) {
                                 Battlefield changed = board;
                                 images = addImages(changed, originals, static_cast<Symmetry>(symmetry));
                                 if (images)
                                     board = std::move(changed);
                             });
    if (!images)
        notify(Notice::FullOfSpaces);
    else
        setSelection(*images);
    return isDone;
}

bool BattlefieldEditor::turnSelection(Mirrors symmetry) {
    const SpaceSet spaces = selectionOrAll();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Flip"), {},
                [&](Battlefield &board) { turnOver(board, spaces, static_cast<Symmetry>(symmetry)); });
}

bool BattlefieldEditor::alignSelection(bool inColumn) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Align"), {}, [&](Battlefield &board) {
        alignSpaces(board, m_selection, inColumn ? Alignment::Columns : Alignment::Rows);
    });
}

bool BattlefieldEditor::spreadSelection(bool inColumn) {
    return edit(
        QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Spread evenly"), {},
        [&](Battlefield &board) { spreadEvenly(board, m_selection, inColumn ? Alignment::Columns : Alignment::Rows); });
}

bool BattlefieldEditor::setCurrentPosition(qreal x, qreal y) {
    if (currentSpace() < 0)
        return false;
    const SpaceId id = m_selection.first();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Move"), {}, [&](Battlefield &board) {
        moveSpace(board, id, {x, y});
    });
}

bool BattlefieldEditor::setCurrentStart(int number) {
    if (currentSpace() < 0)
        return false;
    const SpaceId id = m_selection.first();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change a start space"), {},
                [&](Battlefield &board) { setStart(board, id, number); });
}

bool BattlefieldEditor::putSelectionInZone(int zone) {
    if (m_selection.isEmpty() || zone < 0 || zone >= boardZoneCount())
        return false;
    bool isRingFull = false;
    const bool isDone =
        edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Paint zone"), {}, [&](Battlefield &board) {
            m_selection.forEach([&](SpaceId id) {
                isRingFull |= !isInZone(board, id, ZoneId(zone)) && !putInZone(board, id, ZoneId(zone));
            });
        });
    if (isRingFull)
        notify(Notice::RingFull);
    return isDone;
}

bool BattlefieldEditor::takeSelectionFromZone(int zone) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Erase zone"), {}, [&](Battlefield &board) {
        m_selection.forEach([&](SpaceId id) { takeFromZone(board, id, ZoneId(zone)); });
    });
}

bool BattlefieldEditor::joinCurrentTo(int space) {
    if (currentSpace() < 0 || space < 0 || space >= boardSpaceCount())
        return false;
    const SpaceId here = m_selection.first();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Join spaces"), {},
                [&](Battlefield &board) { join(board, here, SpaceId(space)); });
}

bool BattlefieldEditor::separateCurrentFrom(int space) {
    if (currentSpace() < 0)
        return false;
    const SpaceId here = m_selection.first();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove line"), {},
                [&](Battlefield &board) { separate(board, here, SpaceId(space)); });
}

bool BattlefieldEditor::joinSelection() {
    if (m_selection.size() < 2)
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Join spaces"), {},
                [&](Battlefield &board) {
                    SpaceSet left = m_selection;
                    SpaceId here = left.first();
                    for (left.erase(here); !left.isEmpty(); left.erase(here)) {
                        SpaceId next = left.first();
                        const auto away = [&](SpaceId id) {
                            return QLineF(pointOf(board.spaces[here]), pointOf(board.spaces[id])).length();
                        };
                        left.forEach([&](SpaceId id) { next = away(id) < away(next) ? id : next; });
                        join(board, here, next);
                        here = next;
                    }
                });
}

// ---- zones

bool BattlefieldEditor::addNewZone() {
    if (boardZoneCount() >= kMaxZones) {
        notify(Notice::FullOfZones);
        return false;
    }
    const bool isDone = edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Add zone"), {},
                             [](Battlefield &board) { addZone(board); });
    setActiveZone(boardZoneCount() - 1);
    return isDone;
}

bool BattlefieldEditor::removeZoneAt(int zone) {
    if (zone < 0 || zone >= boardZoneCount())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove zone"), {},
                [&](Battlefield &board) { removeZone(board, ZoneId(zone)); });
}

bool BattlefieldEditor::setZoneName(int zone, const QString &language, const QString &name) {
    const auto spoken = languageOf(language);
    if (!spoken || zone < 0 || zone >= boardZoneCount())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Rename zone"),
                QStringLiteral("zone-name:%1:%2").arg(zone).arg(language),
                [&](Battlefield &board) { board.zones[zone].name.in(*spoken) = name.toStdString(); });
}

bool BattlefieldEditor::setZoneColour(int zone, const QString &colour) {
    const QColor wanted(colour);
    if (!wanted.isValid() || zone < 0 || zone >= boardZoneCount())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change zone color"),
                QStringLiteral("zone-colour:%1").arg(zone),
                [&](Battlefield &board) { board.zones[zone].colour = wanted.name().toStdString(); });
}

bool BattlefieldEditor::setZonePattern(int zone, int pattern) {
    const bool isKnown = pattern >= 0 && pattern < static_cast<int>(kZonePatternNames.size());
    if (!isKnown || zone < 0 || zone >= boardZoneCount())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change zone pattern"), {},
                [&](Battlefield &board) { board.zones[zone].pattern = static_cast<ZonePattern>(pattern); });
}

bool BattlefieldEditor::setZoneLetter(int zone, const QString &letter) {
    const QString capital = letter.trimmed().toUpper();
    const bool isLetter = capital.size() == 1 && capital[0] >= u'A' && capital[0] <= u'Z';
    if (!isLetter || zone < 0 || zone >= boardZoneCount())
        return false;
    return edit(
        QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change zone letter"), {}, [&](Battlefield &board) {
            const auto taken = std::find_if(board.zones.begin(), board.zones.end(), [&](const champclos::Zone &other) {
                return other.letter == capital.toStdString();
            });
            champclos::Zone &changed = board.zones[zone];
            if (taken != board.zones.end()) // the two change letters: none is ever used twice
                taken->letter = changed.letter;
            changed.letter = capital.toStdString();
        });
}

QStringList BattlefieldEditor::zoneColours() const {
    QStringList colours;
    for (const std::string &colour : paletteColours())
        colours.append(qt(colour));
    return colours;
}

// ---- the whole

QString BattlefieldEditor::name(const QString &language) const {
    const auto spoken = languageOf(language);
    return spoken ? qt(board().name.in(*spoken)) : QString();
}

bool BattlefieldEditor::setName(const QString &language, const QString &name) {
    const auto spoken = languageOf(language);
    if (!spoken)
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Rename battlefield"),
                QStringLiteral("name:") + language, [&](Battlefield &board) {
                    // The id follows the English name as long as nobody gave it another.
                    const bool follows = board.id == idFromName(board.name.in(Language::En));
                    board.name.in(*spoken) = name.toStdString();
                    if (follows)
                        board.id = idFromName(board.name.in(Language::En));
                });
}

QString BattlefieldEditor::description(const QString &language) const {
    const auto spoken = languageOf(language);
    return spoken ? qt(board().description.in(*spoken)) : QString();
}

bool BattlefieldEditor::setDescription(const QString &language, const QString &text) {
    const auto spoken = languageOf(language);
    return spoken && edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change description"),
                          QStringLiteral("description:") + language,
                          [&](Battlefield &board) { board.description.in(*spoken) = text.toStdString(); });
}

bool BattlefieldEditor::setAuthor(const QString &author) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change author"), QStringLiteral("author"),
                [&](Battlefield &board) { board.author = author.toStdString(); });
}

bool BattlefieldEditor::setLicence(const QString &licence) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change license"),
                QStringLiteral("licence"), [&](Battlefield &board) { board.licence = licence.toStdString(); });
}

bool BattlefieldEditor::setBoardSize(qreal width, qreal height) {
    const auto allowed = [](qreal length) {
        return std::clamp(std::round(length), io::kSmallestBoard, io::kLargestBoard);
    };
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change battlefield size"),
                QStringLiteral("size"), [&](Battlefield &board) {
                    board.width = allowed(width);
                    board.height = allowed(height);
                });
}

bool BattlefieldEditor::setBackground(const QString &colour) {
    const QColor wanted(colour);
    if (!colour.isEmpty() && !wanted.isValid())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change background color"),
                QStringLiteral("background"), [&](Battlefield &board) {
                    board.background = colour.isEmpty() ? std::string() : wanted.name().toStdString();
                });
}

bool BattlefieldEditor::setArt(const QString &fileName) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change ornament"), {},
                [&](Battlefield &board) { board.art = fileName.toStdString(); });
}

bool BattlefieldEditor::showProblem(int row) {
    const QList<Problem> &problems = m_document.problems()->problems();
    if (row < 0 || row >= problems.size())
        return false;
    const std::optional<ProblemPlace> place = placeOf(board(), problems[row]);
    if (!place) {
        if (problems[row].place == QLatin1String("starts"))
            setTool(Start);
        if (problems[row].place == QLatin1String("trace")) { // its panel shows when nothing is selected
            setTool(Ground);
            clearSelection();
        }
        return false;
    }
    if (place->zone >= 0) {
        setActiveZone(place->zone);
        emit zoneShown(place->zone);
        return true;
    }
    setTool(Select);
    setSelection(place->spaces);
    emit placeShown(place->at.x(), place->at.y());
    return true;
}

bool BattlefieldEditor::exportPicture(const QString &pathOrUrl, bool withNumbers) {
    const ExportOptions options{.hasNumbers = withNumbers};
    const bool isDone = exportBoard(board(), Document::localPath(pathOrUrl), options) == ExportResult::Done;
    notify(isDone ? Notice::Exported : Notice::NotExported);
    return isDone;
}

QVariantList BattlefieldEditor::ornaments() {
    QVariantList list{QVariantMap{{QStringLiteral("value"), QString()}, {QStringLiteral("text"), tr("none")}}};
    const io::Library library;
    io::Diagnostics ignored;
    for (const std::string &id : library.battlefieldIds()) // each built-in board has a picture of its own
        if (const auto there = library.battlefield(id, ignored); there && !there->art.empty())
            list.append(QVariantMap{{QStringLiteral("value"), qt(there->art)},
                                    {QStringLiteral("text"), qt(there->name.in(currentLanguage()))}});
    return list;
}

} // namespace champclos::editor

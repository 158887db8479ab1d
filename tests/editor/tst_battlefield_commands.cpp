// SPDX-License-Identifier: MIT
//
// Every command of the battlefield workshop: done, all undone and compared byte for byte, redone and compared again.
// Then what single commands promise, the figures, the panels' models, and pictures in files.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/battlefield_workbench.h"
#include "editor/battlefield/board_export.h"
#include "editor/battlefield/board_models.h"
#include "editor/battlefield/colour_vision.h"
#include "editor/document/recovery.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace champclos;
using namespace champclos::editor;
using Editor = BattlefieldEditor;

namespace {

void clickAt(Editor &editor, double x, double y) {
    editor.press(x, y);
    editor.release(x, y);
}

/// A playable board: four by three, two starts, three zones.
void drawSmall(Editor &editor) {
    editor.document()->edit({BattlefieldDocument::kContext, "Draw"}, {}, [](Battlefield &board) {
        for (int index = 0; index < 12; ++index) {
            addSpace(board, {125.0 + 250 * (index % 4), 125.0 + 225 * (index / 4)});
            putInZone(board, SpaceId(index), ZoneId(index % 4 / 2));
            if (index % 4 == 1)
                putInZone(board, SpaceId(index), ZoneId(2));
            if (index % 4 > 0)
                join(board, SpaceId(index - 1), SpaceId(index));
            if (index >= 4)
                join(board, SpaceId(index - 4), SpaceId(index));
        }
        board.starts = {SpaceId(0), SpaceId(11)};
    });
}

/// A picture to draw after.
QString sketch() {
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sketch.png"));
    QImage image(300, 200, QImage::Format_RGB32);
    image.fill(Qt::gray);
    image.save(path);
    return path;
}

struct Command {
    const char *name;
    std::function<bool(Editor &)> run;
};

const std::vector<Command> kCommands = {
    {"add by click",
     [](Editor &e) {
         e.setTool(Editor::Space);
         clickAt(e, 250, 240);
         return true;
     }},
    {"move by drag",
     [](Editor &e) {
         e.setTool(Editor::Select);
         e.press(125, 125);
         e.move(150, 225);
         e.release(150, 225);
         return true;
     }},
    {"join by drag",
     [](Editor &e) {
         e.setTool(Editor::Line);
         e.press(125, 350);
         e.move(375, 575);
         e.release(375, 575);
         return true;
     }},
    {"paint",
     [](Editor &e) {
         e.setTool(Editor::Zone);
         e.setActiveZone(2);
         clickAt(e, 875, 125);
         return true;
     }},
    {"erase",
     [](Editor &e) {
         e.setTool(Editor::Erase);
         clickAt(e, 875, 350);
         return true;
     }},
    {"erase line",
     [](Editor &e) {
         e.setTool(Editor::Erase);
         clickAt(e, 750, 575);
         return true;
     }},
    {"start",
     [](Editor &e) {
         e.setTool(Editor::Start);
         clickAt(e, 875, 125);
         return true;
     }},
    {"kind of line",
     [](Editor &e) {
         e.selectLine(0);
         return e.setLineKind(Editor::OneWayHighGround);
     }},
    {"way of a line",
     [](Editor &e) {
         e.selectLine(0);
         return e.turnLine();
     }},
    {"name of a space",
     [](Editor &e) {
         e.selectSpace(5);
         return e.setCurrentName(QStringLiteral("fr"), QStringLiteral("Puits"));
     }},
    {"passage",
     [](Editor &e) {
         e.selectSpace(5);
         return e.setPassage(QStringLiteral("P"));
     }},
    {"turn by its handle",
     [](Editor &e) {
         e.setTool(Editor::Select);
         e.selectSpace(1);
         const QPointF handle = e.turnHandle();
         e.press(handle.x(), handle.y());
         e.move(e.currentX() + 100, e.currentY());
         e.release(e.currentX() + 100, e.currentY());
         return e.currentTurn() == 90;
     }},
    {"turn by keys",
     [](Editor &e) {
         e.selectSpace(1);
         return e.key(Qt::Key_Period) && e.key(Qt::Key_Period) && e.key(Qt::Key_Comma) && e.currentTurn() == 105;
     }},
    {"scale by a corner",
     [](Editor &e) {
         e.setTool(Editor::Select);
         e.selectAll();
         const QRectF frame = e.selectionFrame();
         e.press(frame.right(), frame.bottom());
         e.move(frame.center().x(), frame.center().y());
         e.release(frame.center().x(), frame.center().y());
         return e.selectionFrame().width() < 0.8 * frame.width();
     }},
    {"scale the selection",
     [](Editor &e) {
         e.selectAll();
         return e.scaleSelection(90);
     }},
    {"scale the battlefield",
     [](Editor &e) {
         e.clearSelection();
         return e.scaleSelection(110);
     }},
    {"more room",
     [](Editor &e) {
         const double before = e.board().spaces[0].x;
         return e.enlarge(50, 100, 0, 0) && e.board().spaces[0].x == before + 50;
     }},
    {"radius", [](Editor &e) { return e.setRadius(40); }},
    {"nudge",
     [](Editor &e) {
         e.selectSpace(5);
         return e.nudge(3, 4);
     }},
    {"position",
     [](Editor &e) {
         e.selectSpace(6);
         return e.setCurrentPosition(610, 340);
     }},
    {"start number",
     [](Editor &e) {
         e.selectSpace(6);
         return e.setCurrentStart(1);
     }},
    {"zone of selection",
     [](Editor &e) {
         e.selectSpace(6);
         return e.putSelectionInZone(0);
     }},
    {"zone off",
     [](Editor &e) {
         e.selectSpace(6);
         return e.takeSelectionFromZone(0);
     }},
    {"join to",
     [](Editor &e) {
         e.selectSpace(0);
         return e.joinCurrentTo(6);
     }},
    {"separate from",
     [](Editor &e) {
         e.selectSpace(0);
         return e.separateCurrentFrom(6);
     }},
    {"join selection",
     [](Editor &e) {
         e.setSelection(SpaceSet::of(SpaceId(0)) | SpaceSet::of(SpaceId(10)));
         return e.joinSelection();
     }},
    {"turn over",
     [](Editor &e) {
         e.setSelection(SpaceSet::of(SpaceId(0)) | SpaceSet::of(SpaceId(5)));
         return e.turnSelection(Editor::LeftRight);
     }},
    {"align", [](Editor &e) { return e.alignSelection(true); }},
    {"spread",
     [](Editor &e) {
         e.setSelection(SpaceSet::of(SpaceId(0)) | SpaceSet::of(SpaceId(5)) | SpaceSet::of(SpaceId(8)));
         return e.spreadSelection(false);
     }},
    {"duplicate",
     [](Editor &e) {
         e.selectSpace(3);
         return e.duplicateSelection();
     }},
    {"mirror",
     [](Editor &e) {
         e.selectSpace(12);
         return e.addImagesOf(Editor::LeftRight);
     }},
    {"mirror down",
     [](Editor &e) {
         e.selectSpace(12);
         return e.addImagesOf(Editor::TopBottom);
     }},
    {"half turn",
     [](Editor &e) {
         e.selectSpace(13);
         return e.addImagesOf(Editor::HalfTurn);
     }},
    {"quarter turns",
     [](Editor &e) {
         e.selectSpace(1);
         return e.addImagesOf(Editor::QuarterTurns);
     }},
    {"paste",
     [](Editor &e) {
         e.selectSpace(2);
         e.copySelection();
         return e.paste();
     }},
    {"cut",
     [](Editor &e) {
         e.selectSpace(4);
         return e.cutSelection();
     }},
    {"delete",
     [](Editor &e) {
         e.selectSpace(0);
         return e.removeSelection();
     }},
    {"add zone", [](Editor &e) { return e.addNewZone(); }},
    {"zone name", [](Editor &e) { return e.setZoneName(3, QStringLiteral("fr"), QStringLiteral("Prés")); }},
    {"zone colour", [](Editor &e) { return e.setZoneColour(3, QStringLiteral("#123456")); }},
    {"zone pattern", [](Editor &e) { return e.setZonePattern(3, 6); }},
    {"zone letter", [](Editor &e) { return e.setZoneLetter(3, QStringLiteral("a")); }},
    {"remove zone", [](Editor &e) { return e.removeZoneAt(1); }},
    {"name", [](Editor &e) { return e.setName(QStringLiteral("en"), QStringLiteral("Mill Yard at the Weir")); }},
    {"description", [](Editor &e) { return e.setDescription(QStringLiteral("de"), QStringLiteral("Ein Hof.")); }},
    {"author", [](Editor &e) { return e.setAuthor(QStringLiteral("Somebody")); }},
    {"licence", [](Editor &e) { return e.setLicence(QStringLiteral("MIT")); }},
    {"size", [](Editor &e) { return e.setBoardSize(1200, 800); }},
    {"background", [](Editor &e) { return e.setBackground(QStringLiteral("#e0d0b0")); }},
    {"ornament", [](Editor &e) { return e.setArt(QStringLiteral("greenwood.svg")); }},
    {"trace", [](Editor &e) { return e.setTrace(sketch()); }},
    {"place trace", [](Editor &e) { return e.placeTrace(400, 300, 500); }},
    {"drag trace",
     [](Editor &e) {
         e.setTool(Editor::Ground);
         e.press(400, 300);
         e.move(450, 330);
         e.release(450, 330);
         return true;
     }},
    {"fade trace", [](Editor &e) { return e.setTraceOpacity(0.9); }},
    {"fit trace", [](Editor &e) { return e.fitTrace(); }},
    {"remove trace", [](Editor &e) { return e.removeTrace(); }},
};

} // namespace

class TestBattlefieldCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRecoveryFolder(m_folder.path()); }

    void everyCommandIsUndone() {
        Editor editor;
        drawSmall(editor);
        std::vector<std::string> texts{editor.document()->text()};
        for (const Command &command : kCommands) {
            QVERIFY2(command.run(editor), command.name);
            QVERIFY2(editor.document()->text() != texts.back(), command.name);
            QVERIFY2(!editor.document()->undoText().isEmpty(), command.name);
            texts.push_back(editor.document()->text());
        }
        QCOMPARE(editor.board().id, std::string("mill-yard-at-the-weir"));
        for (std::size_t index = texts.size() - 1; index-- > 0;) {
            editor.document()->undo();
            QVERIFY2(editor.document()->text() == texts[index], kCommands[index].name);
        }
        for (std::size_t index = 1; index < texts.size(); ++index) {
            editor.document()->redo();
            QVERIFY2(editor.document()->text() == texts[index], kCommands[index - 1].name);
        }
    }

    void everyStepCanBeReadAgain() {
        Editor editor;
        drawSmall(editor);
        const QString path = m_folder.filePath(QStringLiteral("step.json"));
        for (const Command &command : kCommands) {
            command.run(editor);
            QVERIFY(editor.document()->saveAs(path));
            BattlefieldDocument other;
            QVERIFY2(other.open(path), command.name);
            QVERIFY2(other.value() == editor.board(), command.name);
        }
    }

    void aDrawnBoardHasNoProblems() {
        Editor editor;
        drawSmall(editor);
        QStringList facts;
        for (const Problem &problem : editor.document()->problems()->problems())
            facts.append(problem.fact);
        QCOMPARE(facts, QStringList());
        QVERIFY(editor.isPlayable());
    }

    void problemsNameThePlace() {
        Editor editor;
        drawSmall(editor);
        editor.selectSpace(6);
        editor.takeSelectionFromZone(1);
        QCOMPARE(editor.document()->problems()->errorCount(), 1);
        const Problem problem = editor.document()->problems()->problems()[0];
        QCOMPARE(problem.fact, QStringLiteral("Space 7 is in no zone."));
        QVERIFY(!problem.reason.isEmpty());
        editor.clearSelection();
        QSignalSpy shown(&editor, &Editor::placeShown);
        QVERIFY(editor.showProblem(0));
        QCOMPARE(editor.currentSpace(), 6);
        QCOMPARE(shown.size(), 1);
        editor.document()->undo();
        editor.selectSpace(0);
        editor.joinCurrentTo(5);
        editor.selectSpace(1);
        editor.joinCurrentTo(4);
        QCOMPARE(editor.document()->problems()->remarkCount(), 1); // the two cross
        QVERIFY(editor.showProblem(0));
        QCOMPARE(editor.selectionCount(), 4);
        QCOMPARE(shown.last().at(0).toDouble(), 250.0);
    }

    void mirrorTwiceChangesNothing() {
        Editor editor;
        editor.setTool(Editor::Space);
        for (const QPointF at : {QPointF(100, 100), QPointF(300, 300), QPointF(500, 350)})
            clickAt(editor, at.x(), at.y());
        editor.selectAll();
        editor.joinSelection();
        editor.clearSelection();
        QVERIFY(editor.addImagesOf(Editor::LeftRight));
        QCOMPARE(spaceCount(editor.board()), 5); // the one on the axis is its own image
        QCOMPARE(editor.board().lines.size(), 4U);
        editor.clearSelection();
        QVERIFY(!editor.addImagesOf(Editor::LeftRight));
    }

    void zonesComeAlongOnPaste() {
        Editor from;
        drawSmall(from);
        from.setZoneName(0, QStringLiteral("en"), QStringLiteral("Mill"));
        from.selectAll();
        from.copySelection();
        Editor to;
        to.removeZoneAt(2);
        QVERIFY(to.canPaste());
        QVERIFY(to.paste());
        QCOMPARE(spaceCount(to.board()), 12);
        QCOMPARE(to.board().lines.size(), from.board().lines.size());
        QCOMPARE(zoneCount(to.board()), 3);
        QGuiApplication::clipboard()->clear();
        QVERIFY(!to.paste());
    }

    void figuresComeFromTheEngine() {
        Editor editor;
        drawSmall(editor);
        const BoardFigures figures = boardFigures(editor.board());
        QCOMPARE(figures.spaces, 12);
        QCOMPARE(figures.lines, 17);
        QCOMPARE(figures.distances.size(), 1U);
        QCOMPARE(figures.distances[0].steps, 5);
        QVERIFY(figures.chokePoints.isEmpty());
        QCOMPARE(figures.zoneSizes, (std::vector<int>{6, 6, 3}));
        editor.selectSpace(11);
        editor.separateCurrentFrom(7);
        QVERIFY(boardFigures(editor.board()).chokePoints == SpaceSet::of(SpaceId(10)));
    }

    void strikesAreFoundByPlaying() {
        const io::Library library;
        io::Diagnostics diagnostics;
        std::vector<DeckDef> decks;
        for (const std::string &id : library.deckIds())
            decks.push_back(*library.deck(id, diagnostics));
        Editor editor;
        drawSmall(editor);
        QElapsedTimer timer;
        timer.start();
        const FirstStrike near = firstStrike(editor.board(), decks);
        qInfo("%d of %d decks strike without a boost, %d with one; %lld ms", near.withoutBoost, near.decks,
              near.withBoost, timer.elapsed());
        QCOMPARE(near.decks, static_cast<int>(decks.size()));
        QVERIFY(near.withBoost >= near.withoutBoost);
        Battlefield touching = editor.board();
        touching.starts = {SpaceId(0), SpaceId(1)};
        const FirstStrike always = firstStrike(touching, decks);
        QCOMPARE(always.withoutBoost, always.decks);
    }

    void modelsFollow() {
        Editor editor;
        ZoneModel zones;
        FigureModel figures;
        QAbstractItemModelTester zoneTester(&zones);
        QAbstractItemModelTester figureTester(&figures);
        zones.setEditor(&editor);
        figures.setEditor(&editor);
        drawSmall(editor);
        QCOMPARE(zones.rowCount(), 3);
        QCOMPARE(zones.index(0).data(ZoneModel::SizeRole).toInt(), 6);
        editor.addNewZone();
        QCOMPARE(zones.rowCount(), 4);
        QCOMPARE(zones.index(3).data(ZoneModel::NameRole).toString(), QStringLiteral("Broom"));
        figures.measureStrikes();
        QCOMPARE(figures.index(0).data(FigureModel::ValueRole).toString(), QStringLiteral("12"));
        for (const Command &command : kCommands)
            command.run(editor);
        while (editor.document()->canUndo())
            editor.document()->undo();
        QCOMPARE(zones.rowCount(), 3);
    }

    void theBoardUnderTestIsPlayable() {
        BattlefieldWorkbench bench(nullptr);
        Editor &editor = *bench.editor();
        QSignalSpy requested(&bench, &Workbench::testRequested);
        QVERIFY(!bench.startTest()); // nothing there yet
        drawSmall(editor);
        QVERIFY(bench.startTest());
        QCOMPARE(requested.size(), 1);
        const std::string path = requested[0][0].toString().toStdString();
        io::Diagnostics diagnostics;
        const auto match = io::Library().match(path, {"medusa", "bigfoot"}, diagnostics);
        QVERIFY2(match != nullptr, io::format(diagnostics).c_str());
        QVERIFY(editor.document()->isDirty()); // a test saves nothing
    }

    void picturesInFiles() {
        Editor editor;
        drawSmall(editor);
        const QString png = m_folder.filePath(QStringLiteral("board.png"));
        const QString svg = m_folder.filePath(QStringLiteral("board.svg"));
        const QString pdf = m_folder.filePath(QStringLiteral("board.pdf"));
        QCOMPARE(exportBoard(editor.board(), png), ExportResult::Done);
        QCOMPARE(QImage(png).size(), QSize(2000, 1400));
        QCOMPARE(exportBoard(editor.board(), svg), ExportResult::Done);
        QVERIFY(QSvgRenderer(svg).isValid());
        QCOMPARE(exportBoard(editor.board(), pdf), ExportResult::Done);
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
        QCOMPARE(exportBoard(editor.board(), m_folder.filePath(QStringLiteral("x.gif"))), ExportResult::UnknownFormat);
        QCOMPARE(exportBoard(editor.board(), m_folder.filePath(QStringLiteral("no/x.png"))), ExportResult::Unwritable);
    }

    void otherEyesSeeOtherColours() {
        const QColor red(200, 30, 30);
        QCOMPARE(seenWith(red, Vision::Normal), red);
        const QColor grey = seenWith(red, Vision::Grey);
        QVERIFY(std::abs(grey.red() - grey.blue()) <= 1);
        const QColor protan = seenWith(red, Vision::Protan);
        QVERIFY(std::abs(protan.red() - protan.green()) < std::abs(red.red() - red.green()) / 2);
        for (const Vision vision : {Vision::Protan, Vision::Deutan, Vision::Tritan, Vision::Grey})
            QVERIFY(seenWith(Qt::white, vision).lightness() > 250);
    }

    void idsFollowNames() {
        QCOMPARE(idFromName("Mill Yard"), std::string("mill-yard"));
        QCOMPARE(idFromName("  L’Île d’Été! "), std::string("l-ile-d-ete"));
        QCOMPARE(idFromName("42"), std::string("battlefield"));
    }

private:
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestBattlefieldCommands)
#include "tst_battlefield_commands.moc"

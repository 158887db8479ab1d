// SPDX-License-Identifier: MIT
//
// Every problem that the workshop promises to find: on a board without any, one change, exactly that problem with its
// severity, a click leads to the place, and undo makes it go. And the figures.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/board_models.h"
#include "editor/document/recovery.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace champclos;
using namespace champclos::editor;
using Editor = BattlefieldEditor;
using Change = std::function<void(Battlefield &)>;
Q_DECLARE_METATYPE(Change)

namespace {

using Severity = Problem::Severity;

/// Four columns of three; zones by halves, the third one in the second column; starts in opposite corners.
Battlefield soundBoard() {
    Battlefield board = newBattlefield();
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
    return board;
}

SpaceSet spaces(std::initializer_list<int> numbers) {
    SpaceSet set;
    for (const int number : numbers)
        set.insert(SpaceId(number));
    return set;
}

QStringList factsOf(Editor &editor) {
    QStringList facts;
    for (const Problem &problem : editor.document()->problems()->problems())
        facts.append(problem.code + QStringLiteral(": ") + problem.fact);
    return facts;
}

} // namespace

class TestBattlefieldProblems : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRecoveryFolder(m_folder.path()); }

    void problemIsFound_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("severity");
        QTest::addColumn<QList<int>>("selected"); ///< by a click on the problem; empty: it leads to no space
        const auto row = [](const char *name, Change change, const char *code, Severity severity, QList<int> selected) {
            QTest::newRow(name) << std::move(change) << QString::fromLatin1(code) << static_cast<int>(severity)
                                << selected;
        };
        row("unreachable",
            [](Battlefield &board) {
                separate(board, SpaceId(3), SpaceId(2));
                separate(board, SpaceId(3), SpaceId(7));
            },
            "battlefield/unreachable", Severity::Error, {3});
        row("no zone", [](Battlefield &board) { board.spaces[6].zones.clear(); }, "battlefield/space-without-zone",
            Severity::Error, {6});
        row("no start", [](Battlefield &board) { board.starts.clear(); }, "battlefield/start-count", Severity::Error,
            {});
        row("one start", [](Battlefield &board) { board.starts.pop_back(); }, "battlefield/start-count",
            Severity::Error, {});
        row("doubled start",
            [](Battlefield &board) {
                board.starts = {SpaceId(0), SpaceId(0)};
            },
            "battlefield/start-twice", Severity::Error, {0});
        row("few spaces around a start",
            [](Battlefield &board) {
                addZone(board);
                board.spaces[0].zones = {ZoneId(3)};
                putInZone(board, SpaceId(4), ZoneId(3));
            },
            "battlefield/few-spaces-at-start", Severity::Warning, {0});
        row("zones alike", [](Battlefield &board) { board.zones[1].colour = board.zones[0].colour; },
            "battlefield/zones-alike", Severity::Warning, {});
        row("crossing lines",
            [](Battlefield &board) {
                join(board, SpaceId(0), SpaceId(5));
                join(board, SpaceId(1), SpaceId(4));
            },
            "battlefield/lines-cross", Severity::Remark, {0, 1, 4, 5});
        row("line over a space", [](Battlefield &board) { join(board, SpaceId(0), SpaceId(2)); },
            "battlefield/line-over-space", Severity::Warning, {0, 2});
        row("too close",
            [](Battlefield &board) {
                moveSpace(board, SpaceId(4), {125, 225});
            },
            "battlefield/spaces-too-close", Severity::Warning, {4});
        row("unused zone", [](Battlefield &board) { addZone(board); }, "battlefield/unused-zone", Severity::Remark, {});
        row("outside", [](Battlefield &board) { board.spaces[3].x = board.width + 50; }, "battlefield/outside",
            Severity::Error, {3});
    }
    void problemIsFound() {
        QFETCH(Change, change);
        QFETCH(QString, code);
        QFETCH(int, severity);
        QFETCH(QList<int>, selected);
        Editor editor;
        open(editor);
        editor.document()->edit({BattlefieldDocument::kContext, "Spoil"}, {}, change);
        const QList<Problem> problems = editor.document()->problems()->problems();
        QVERIFY2(problems.size() == 1, qPrintable(factsOf(editor).join(u'\n')));
        QCOMPARE(problems[0].code, code);
        QCOMPARE(static_cast<int>(problems[0].severity), severity);
        QVERIFY(problems[0].fact.endsWith(u'.') && !problems[0].fact.contains(u'%'));
        QVERIFY(problems[0].reason.endsWith(u'.'));
        QCOMPARE(editor.isPlayable(), problems[0].severity != Severity::Error);
        editor.clearSelection();
        QSignalSpy shown(&editor, &Editor::placeShown);
        editor.showProblem(0);
        SpaceSet wanted;
        for (const int space : selected)
            wanted.insert(SpaceId(space));
        QVERIFY(editor.selection() == wanted);
        QCOMPARE(shown.size(), selected.isEmpty() ? 0 : 1);
        editor.document()->undo();
        QCOMPARE(factsOf(editor), QStringList());
    }

    void allFiguresAreThere() {
        Editor editor;
        open(editor);
        FigureModel figures;
        figures.setEditor(&editor);
        figures.measureStrikes();
        QStringList labels;
        for (const FigureModel::Row &row : figures.rows()) {
            labels.append(row.label);
            QVERIFY2(!row.value.isEmpty() && row.value != QStringLiteral("…"), qPrintable(row.label));
        }
        QCOMPARE(labels, QStringList({QStringLiteral("Spaces"), QStringLiteral("Lines"),
                                      QStringLiteral("Distance start 1 – start 2"), QStringLiteral("Attack on turn 1"),
                                      QStringLiteral("Choke points"), QStringLiteral("Zone sizes")}));
        QVERIFY(figures.rows()[2].value.startsWith(u'5'));
        QCOMPARE(figures.rows()[5].value, QStringLiteral("3 to 6"));
        editor.selectSpace(3);
        editor.separateCurrentFrom(7); // a dead end behind space 3
        QCOMPARE(figures.rows()[4].value, QStringLiteral("space 3"));
    }

    void aGroupKeepsItsShapeAtTheEdge() {
        Editor editor;
        open(editor);
        editor.setTool(Editor::Select);
        editor.setSelection(spaces({0, 1, 5}));
        editor.press(125, 125);
        editor.move(-400, -300);
        editor.release(-400, -300);
        QCOMPARE(pointOf(editor.board().spaces[0]), QPointF(0, 0));
        QCOMPARE(pointOf(editor.board().spaces[1]), QPointF(250, 0));
        QCOMPARE(pointOf(editor.board().spaces[5]), QPointF(250, 225));
        QVERIFY(!editor.nudge(-10, 0)); // it is there already
        editor.document()->undo();
        editor.setSelection(spaces({2, 3}));
        QVERIFY(editor.duplicateSelection());
        const QPointF apart = pointOf(editor.board().spaces[13]) - pointOf(editor.board().spaces[12]);
        QCOMPARE(apart, QPointF(250, 0));
    }

    void copiesOutsideTheBoardAreRefused() {
        Editor editor;
        open(editor);
        const std::string before = editor.document()->text();
        QVERIFY(!editor.addImagesOf(Editor::QuarterTurns)); // the board is wider than high
        QCOMPARE(editor.document()->text(), before);
        QVERIFY(!editor.notice().isEmpty());
        editor.selectAll();
        QVERIFY(editor.nudge(0, 1));
        QVERIFY(editor.notice().isEmpty()); // the hand goes on
    }

private:
    void open(Editor &editor) {
        editor.document()->edit({BattlefieldDocument::kContext, "Draw"}, {},
                                [](Battlefield &board) { board = soundBoard(); });
        QCOMPARE(factsOf(editor), QStringList());
    }
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestBattlefieldProblems)
#include "tst_battlefield_problems.moc"

// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_workbench.h"
#include "editor/battlefield/board_canvas.h"
#include "editor/document/recovery.h"
#include "editor/workbench/own_content.h"
#include "tests/pictures/hand.h"
#include "tests/pictures/picture.h"

#include <QDir>
#include <QPainter>
#include <QPainterPath>
#include <QTemporaryDir>

namespace champclos::pictures {

namespace {

using namespace champclos::editor;
using Editor = BattlefieldEditor;

/// Files of the pictures, gone with the program.
QString folder() {
    static const QTemporaryDir directory;
    setRecoveryFolder(directory.filePath(QStringLiteral("recovery")));
    return directory.path();
}

QString copyOf(const QString &id) {
    const QString path = folder() + u'/' + id + QStringLiteral(".json");
    QFile::remove(path);
    QFile::copy(QStringLiteral(":/champclos/battlefields/%1.json").arg(id), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

BattlefieldWorkbench &deskOf(MainWindow &main) {
    const int type = qmlTypeId("Champclos.Editor", 1, 0, "BattlefieldWorkbench");
    return *main.engine().singletonInstance<BattlefieldWorkbench *>(type);
}

/// Number in the sorted list of the library.
QString boardId(AppShell &shell, std::size_t number) {
    return QString::fromStdString(shell.library()->library().battlefieldIds()[number]);
}

/// The second battlefield of the library on the drawing table.
Editor &openBoard(AppShell &shell, MainWindow &main) {
    main.openFile(copyOf(boardId(shell, 1)));
    settle();
    return *deskOf(main).editor();
}

QPointF placeOf(const Editor &editor, int space) {
    return pointOf(editor.board().spaces[static_cast<std::size_t>(space)]);
}

void spoil(Editor &editor) {
    editor.document()->edit({BattlefieldDocument::kContext, "Move"}, {}, [](Battlefield &board) {
        board.spaces[17].zones.clear();
        join(board, SpaceId(17), SpaceId(13));
        join(board, SpaceId(8), SpaceId(23));
        board.starts.pop_back();
        board.zones[1].colour = "#1f62a0";
        moveSpace(board, SpaceId(32), {board.width - 260, board.height - 130});
    });
    editor.selectSpace(17);
}

void dragOne(Editor &editor) {
    const QPointF from = placeOf(editor, 23);
    const QPointF to(placeOf(editor, 8).x() + 4, placeOf(editor, 25).y() + 3);
    editor.press(from.x(), from.y());
    editor.move(to.x() - 20, to.y());
    editor.move(to.x(), to.y());
}

/// One of each: arrows, a passage, high ground, a name, a turned ring.
void sayMore(Editor &editor) {
    editor.document()->edit({BattlefieldDocument::kContext, "Move"}, {}, [](Battlefield &board) {
        for (std::size_t line = 2; line < board.lines.size(); line += 9) {
            board.lines[line].isOneWay = true;
            board.lines[line + 1].isHighGround = true;
            board.lines[line + 2].isOneWay = board.lines[line + 2].isHighGround = true;
        }
        board.spaces[4].passage = board.spaces[20].passage = "P";
        board.spaces[7].passage = board.spaces[26].passage = "Q";
        board.spaces[20].name.text = {"Old Well", "Vieux puits", "Alter Brunnen"};
        for (Space &space : board.spaces)
            space.turn = space.zones.size() > 1 ? 45 : 0;
    });
}

void spanMany(Editor &editor) {
    editor.press(20, 420);
    editor.move(300, 560);
    editor.move(520, 690);
}

/// A pencil sketch of a board, as somebody might have photographed it.
QString sketch() {
    const QString path = folder() + QStringLiteral("/pencil-sketch.png");
    QImage image(1200, 800, QImage::Format_RGB32);
    image.fill(QColor(0xE9, 0xE4, 0xD6));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x55, 0x50, 0x4A), 5));
    QPainterPath river(QPointF(520, 0));
    river.cubicTo(700, 250, 420, 500, 640, 800);
    painter.drawPath(river);
    for (int index = 0; index < 24; ++index) {
        const QPointF at(120 + index % 6 * 190 + index / 6 % 2 * 40, 110 + index / 6 * 190 + index % 3 * 14);
        painter.drawEllipse(at, 44, 44);
        if (index % 6 < 5)
            painter.drawLine(at + QPointF(48, 0), at + QPointF(150, 8));
    }
    painter.end();
    image.save(path);
    return path;
}

void traceSketch(Editor &editor) {
    editor.document()->startNew();
    editor.setTrace(sketch());
    editor.setTraceOpacity(0.6);
    editor.setTool(Editor::Space);
    for (const QPointF at : {QPointF(100, 110), QPointF(263, 120), QPointF(420, 132), QPointF(130, 280)}) {
        editor.press(at.x(), at.y(), Qt::ShiftModifier);
        editor.release(at.x(), at.y(), Qt::ShiftModifier);
    }
    editor.setTool(Editor::Ground);
    editor.clearSelection();
}

void fill(Editor &editor) {
    editor.document()->startNew();
    editor.document()->edit({BattlefieldDocument::kContext, "Add space"}, {}, [](Battlefield &board) {
        board.width = 2000;
        board.height = 1300;
        for (int index = 0; index < kMaxSpaces; ++index) {
            addSpace(board, {120.0 + 125 * (index % 15), 130.0 + 130 * (index / 15)});
            putInZone(board, SpaceId(index), ZoneId(index % 15 / 5));
            if (index % 15 != 0)
                join(board, SpaceId(index - 1), SpaceId(index));
            if (index >= 15)
                join(board, SpaceId(index - 15), SpaceId(index));
        }
        board.starts = {SpaceId(0), SpaceId(kMaxSpaces - 1)};
    });
    editor.setTool(Editor::Space);
    editor.press(1900, 1230);
    editor.release(1900, 1230);
}

void openBalance(MainWindow &main) { Hand(main).touch(QStringLiteral("balanceButton"), "clicked"); }

void openRun(MainWindow &main, const char *level, int games, const std::function<bool(const BalanceRun &)> &isWanted) {
    BattlefieldWorkbench &desk = deskOf(main);
    QStringList decks;
    for (const Choice &deck : playableDecks().mid(0, 5))
        decks.append(deck.value);
    desk.startBalance(decks, games, QString::fromLatin1(level), 1807);
    openBalance(main);
    waitUntil([&] { return isWanted(*desk.run()); });
}

bool isDone(const BalanceRun &run) { return !run.isRunning(); }

void fillShelf(AppShell &shell, MainWindow &main) {
    folder();
    QDir().mkpath(ownBattlefieldFolder());
    const QDir shelf(ownBattlefieldFolder());
    QStringList files{shelf.filePath(QStringLiteral("half-a-board.json"))};
    for (const std::size_t number : {1, 4}) {
        files.append(shelf.filePath(boardId(shell, number) + QStringLiteral(".json")));
        QFile::copy(copyOf(boardId(shell, number)), files.last());
    }
    QFile damaged(files.first());
    if (damaged.open(QIODevice::WriteOnly))
        damaged.write("{\n  \"format\": \"champclos-battlefield\",\n  \"version\": 1,\n  \"id\": \"half");
    damaged.close();
    {
        BattlefieldDocument lost;
        lost.openCopy(copyOf(boardId(shell, 0)));
        lost.edit({BattlefieldDocument::kContext, "Move"}, {}, [](Battlefield &board) {
            moveSpace(board, SpaceId(0), {90, 90});
        });
        lost.autosave();
        lost.crash();
    }
    main.enter(QStringLiteral("battlefields"));
    settle();
    for (const QString &file : files)
        QFile::remove(file);
    QDir(recoveryFolder()).removeRecursively();
}

void openDamaged(AppShell &shell, MainWindow &main) {
    const QString path = folder() + QStringLiteral("/my-board.json");
    QFile file(copyOf(boardId(shell, 1)));
    QFile damaged(path);
    if (!file.open(QIODevice::ReadOnly) || !damaged.open(QIODevice::WriteOnly))
        return;
    QByteArray text = file.readAll();
    text.replace("\"pattern\": \"dots\"", "\"pattern\": \"dotz\"").replace("\"s2\", \"s3\"", "\"s2\", \"s99\"");
    damaged.write(text);
    damaged.close();
    main.openFile(path);
    settle();
}

} // namespace

std::vector<Picture> battlefieldPictures() {
    const auto board = [](std::function<void(Editor &)> then) {
        return [then](AppShell &shell, MainWindow &main) { then(openBoard(shell, main)); };
    };
    const auto run = [](const char *level, int games, std::function<bool(const BalanceRun &)> isWanted) {
        return [=](AppShell &shell, MainWindow &main) {
            openBoard(shell, main);
            openRun(main, level, games, isWanted);
        };
    };
    return {
        {"battlefields", [](AppShell &, MainWindow &main) { main.enter(QStringLiteral("battlefields")); }},
        {"battlefield-workshop", board([](Editor &) {})},
        {"shelf-own", fillShelf},
        {"board-damaged", openDamaged},
        {"board-problems", board(spoil)},
        {"board-guides", board(dragOne)},
        {"board-many", board(spanMany)},
        {"board-arrows", board([](Editor &editor) {
             sayMore(editor);
             editor.selectLine(4);
         })},
        {"board-passages", board([](Editor &editor) {
             sayMore(editor);
             editor.selectSpace(20);
         })},
        {"board-trace", board(traceSketch)},
        {"board-trace-gone", board([](Editor &editor) {
             traceSketch(editor);
             const QString path = sketch();
             QFile::remove(path);
             editor.setTraceOpacity(0.5);
         })},
        {"board-eyes",
         [](AppShell &shell, MainWindow &main) {
             openBoard(shell, main).selectSpace(13);
             if (QQuickItem *canvas = Hand(main).item(QStringLiteral("canvas")))
                 canvas->setProperty("vision", BoardCanvas::Deutan);
         }},
        {"board-full", board(fill)},
        {"balance-settings",
         [](AppShell &shell, MainWindow &main) {
             openBoard(shell, main);
             openBalance(main);
         }},
        {"balance-running", run("normal", 1000, [](const BalanceRun &now) { return now.games() > 60; })},
        {"balance-finished", run("easy", 60, isDone)},
        {"balance-strike",
         [run](AppShell &shell, MainWindow &main) {
             run("random", 400, isDone)(shell, main);
             deskOf(main).run()->heat()->setView(HeatModel::FirstStrike);
         }},
    };
}

} // namespace champclos::pictures

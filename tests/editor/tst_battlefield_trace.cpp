// SPDX-License-Identifier: MIT
//
// The picture to trace over: kept with the board by a path from its file, undone like everything, gone from what leaves
// the workshop, and missed without harm.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/board_canvas.h"
#include "editor/battlefield/board_export.h"
#include "editor/document/recovery.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::editor;
using Editor = BattlefieldEditor;

namespace {

QByteArray contentOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestBattlefieldTrace : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        setRecoveryFolder(m_folder->filePath(QStringLiteral("recovery")));
        QDir(m_folder->path()).mkpath(QStringLiteral("boards/sketches"));
        m_picture = m_folder->filePath(QStringLiteral("boards/sketches/été.png"));
        QImage image(400, 200, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(m_picture));
    }

    void aPictureIsFittedAndUndone() {
        Editor editor;
        const std::string before = editor.document()->text();
        QVERIFY(editor.setTrace(QUrl::fromLocalFile(m_picture).toString()));
        QCOMPARE(editor.traceName(), QStringLiteral("été.png"));
        QCOMPARE(editor.traceRect(), QRectF(0, 100, 1000, 500)); // 2:1 on a board of 1000 by 700
        QVERIFY(editor.placeTrace(400, 300, 600));
        QVERIFY(editor.setTraceOpacity(0.7));
        QVERIFY(editor.setTraceOpacity(0.8)); // one slide, one step
        QVERIFY(editor.fitTrace());
        QCOMPARE(editor.traceRect(), QRectF(0, 100, 1000, 500));
        QCOMPARE(editor.traceOpacity(), 0.8);
        QVERIFY(editor.removeTrace());
        QVERIFY(!editor.hasTrace());
        for (int step = 0; step < 5; ++step)
            editor.document()->undo();
        QVERIFY(!editor.document()->canUndo());
        QCOMPARE(editor.document()->text(), before);
    }

    void whatIsNoPictureIsSaid() {
        Editor editor;
        QFile file(m_folder->filePath(QStringLiteral("words.png")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("these are words");
        file.close();
        QVERIFY(!editor.setTrace(file.fileName()));
        QVERIFY(!editor.hasTrace() && !editor.document()->canUndo());
        QVERIFY(!editor.notice().isEmpty());
    }

    void itIsDraggedSizedAndNudged() {
        Editor editor;
        QVERIFY(editor.setTrace(m_picture));
        editor.setTool(Editor::Ground);
        editor.press(500, 350);
        editor.move(520, 340);
        editor.release(520, 340);
        QCOMPARE(editor.traceRect().center(), QPointF(520, 340));
        const QPointF corner = editor.traceRect().bottomRight();
        editor.press(corner.x(), corner.y());
        editor.move(520 + 250, 340 + 125);
        editor.release(520 + 250, 340 + 125);
        QCOMPARE(editor.traceWidth(), 500.0);
        QCOMPARE(editor.traceRect().center(), QPointF(520, 340));
        QVERIFY(editor.key(Qt::Key_Left, Qt::ShiftModifier));
        QCOMPARE(editor.traceX(), 510.0);
        editor.press(500, 350);
        editor.move(900, 600);
        editor.key(Qt::Key_Escape); // gives it back
        QCOMPARE(editor.traceRect().center(), QPointF(510, 340));
        for (int step = 0; step < 4; ++step)
            editor.document()->undo();
        QVERIFY(!editor.hasTrace() && !editor.document()->canUndo());
    }

    void itIsSavedByTheWayFromTheFile() {
        Editor editor;
        QVERIFY(editor.setTrace(m_picture));
        QVERIFY(editor.placeTrace(480, 333, 820));
        QVERIFY(editor.setTraceOpacity(0.25));
        const QString path = m_folder->filePath(QStringLiteral("boards/mill.json"));
        QVERIFY(editor.document()->saveAs(path));
        QVERIFY(contentOf(path).contains("\"sketches/été.png\""));
        QVERIFY(!contentOf(path).contains(m_folder->path().toUtf8()));
        // The folder goes elsewhere, and the picture with it.
        QVERIFY(QDir(m_folder->path()).rename(QStringLiteral("boards"), QStringLiteral("moved")));
        Editor again;
        QVERIFY(again.document()->open(m_folder->filePath(QStringLiteral("moved/mill.json"))));
        QVERIFY(!again.isTraceMissing());
        QVERIFY(!again.document()->isDirty());
        QCOMPARE(again.traceWidth(), 820.0);
        QCOMPARE(again.traceOpacity(), 0.25);
        QCOMPARE(again.traceRect().center(), QPointF(480, 333));
        // Saved in another folder, it is still found.
        QVERIFY(again.document()->saveAs(m_folder->filePath(QStringLiteral("elsewhere.json"))));
        QVERIFY(contentOf(m_folder->filePath(QStringLiteral("elsewhere.json"))).contains("\"moved/sketches/été.png\""));
        Editor third;
        QVERIFY(third.document()->open(m_folder->filePath(QStringLiteral("elsewhere.json"))));
        QVERIFY(!third.isTraceMissing());
    }

    void aMissingPictureIsSaidAndNotFatal() {
        Editor editor;
        QVERIFY(editor.setTrace(m_picture));
        const QString path = m_folder->filePath(QStringLiteral("boards/mill.json"));
        QVERIFY(editor.document()->saveAs(path));
        QVERIFY(QFile::remove(m_picture));
        Editor again;
        QVERIFY(again.document()->open(path));
        QVERIFY(again.hasTrace() && again.isTraceMissing());
        QVERIFY(again.traceRect().isNull());
        const QList<Problem> problems = again.document()->problems()->problems();
        QCOMPARE(problems.last().code, QStringLiteral("workshop/trace-missing"));
        QCOMPARE(problems.last().severity, Problem::Severity::Remark);
        QVERIFY(problems.last().reason.contains(QStringLiteral("été.png")));
        again.selectAll();
        again.showProblem(static_cast<int>(problems.size()) - 1);
        QCOMPARE(again.tool(), Editor::Ground);
        QVERIFY(again.document()->save()); // and it is kept for when the picture comes back
        QVERIFY(contentOf(path).contains("\"sketches/été.png\""));
        QVERIFY(again.removeTrace());
        QVERIFY(!again.isTraceMissing());
        BoardCanvas canvas;
        canvas.setSize({400, 300});
        canvas.setEditor(&again);
        again.document()->undo();
        QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        canvas.paint(&painter);
    }

    void itSurvivesACrash() {
        QString key;
        {
            Editor editor;
            QVERIFY(editor.setTrace(m_picture));
            QVERIFY(editor.placeTrace(300, 200, 640));
            editor.document()->autosave();
            editor.document()->crash();
        }
        const QList<RecoveryNote> left = RecoveryModel::leftBehind(QStringLiteral("battlefield"));
        QCOMPARE(left.size(), 1);
        Editor again;
        QVERIFY(again.document()->recover(left[0].key));
        QVERIFY(!again.isTraceMissing());
        QCOMPARE(again.traceWidth(), 640.0);
        again.document()->abandon();
    }

    void itIsPaintedOnTheTableAlone() {
        Editor editor;
        BoardCanvas canvas;
        canvas.setSize({500, 350});
        canvas.setEditor(&editor);
        const auto middle = [&] {
            QImage image(500, 350, QImage::Format_ARGB32_Premultiplied);
            QPainter painter(&image);
            canvas.paint(&painter);
            return image.pixelColor(257, 183); // between the points of the grid
        };
        const QColor without = middle();
        QVERIFY(editor.setTrace(m_picture));
        QVERIFY(editor.setTraceOpacity(1));
        QCOMPARE(middle(), QColor(Qt::red));
        QVERIFY(middle() != without);
    }

    void itNeverLeavesTheWorkshop() {
        Editor editor;
        editor.setTool(Editor::Space);
        for (const QPointF at : {QPointF(200, 200), QPointF(500, 400)}) {
            editor.press(at.x(), at.y());
            editor.release(at.x(), at.y());
        }
        const auto pictures = [&] {
            QByteArrayList all;
            for (const char *name : {"x.png", "x.svg"}) {
                const QString path = m_folder->filePath(QString::fromLatin1(name));
                if (exportBoard(editor.board(), path) != ExportResult::Done)
                    qFatal("no picture");
                all.append(contentOf(path));
            }
            return all;
        };
        const QByteArrayList before = pictures();
        QVERIFY(editor.setTrace(m_picture));
        QCOMPARE(pictures(), before);
        editor.selectAll();
        editor.copySelection();
        QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("été.png")));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_picture;
};

CHAMPCLOS_TEST(TestBattlefieldTrace)
#include "tst_battlefield_trace.moc"

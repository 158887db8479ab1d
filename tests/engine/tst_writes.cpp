// SPDX-License-Identifier: MIT
//
// Cards, fighters and health change in primitives alone (rules/primitives.h), where it is reported and noted who knows
// it. Read from the sources, because a write elsewhere plays well until somebody asks what has happened.
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace champclos::test;

class TestWrites : public QObject {
    Q_OBJECT

private slots:
    void findsWhatItLooksFor_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isWrite");
        QTest::newRow("pile") << "    game.state.seat(seat).pile.push(card);" << true;
        QTest::newRow("deck") << "    const CardId card = deck.pop();" << true;
        QTest::newRow("health") << "    state.fighter(fighter).health = 0;" << true;
        QTest::newRow("side card") << "    seat.sideCard = seat.sideDeck.pop();" << true;
        QTest::newRow("reading") << "    if (seat.sideCard == card && deck.isEmpty())" << false;
        QTest::newRow("an event") << "    return Event{.amount = state.health};" << false;
    }
    void findsWhatItLooksFor() {
        QFETCH(QString, line);
        QFETCH(bool, isWrite);
        QCOMPARE(isWriteTo(line), isWrite);
    }

    void onlyPrimitivesWrite() {
        int files = 0;
        for (const char *folder : {"engine/rules", "engine/effects"}) {
            QDirIterator it(QString::fromStdString(sourcePath(folder)), {QStringLiteral("*.cpp")});
            while (it.hasNext()) {
                it.next();
                // A game begins, or goes on from a position, by writing it down.
                static const QRegularExpression allowed(
                    QStringLiteral("^(primitives.*|setup|position|position_of)\\.cpp$"));
                if (allowed.match(it.fileName()).hasMatch())
                    continue;
                QFile file(it.filePath());
                QVERIFY(file.open(QIODevice::ReadOnly));
                int number = 0;
                while (!file.atEnd()) {
                    ++number;
                    const QString line = QString::fromUtf8(file.readLine());
                    QVERIFY2(!isWriteTo(line),
                             qPrintable(QStringLiteral("%1:%2: %3").arg(it.fileName()).arg(number).arg(line)));
                }
                ++files;
            }
        }
        QVERIFY(files > 20);
    }

private:
    static bool isWriteTo(const QString &line) {
        static const QRegularExpression write(QStringLiteral(
            R"(\b(hand|deck|discard|pile|sideDeck|sideDiscard)\.(push|pop|insert|erase|removeAt|clear)\(|)"
            R"(\b(health|sideCard|tokenSide) = |\bstanding\b.*\.(insert|erase)\(|\balive\.(insert|erase)\()"));
        return write.match(line).hasMatch() && !line.contains(QStringLiteral("Event{"));
    }
};

CHAMPCLOS_TEST_APPLESS(TestWrites)
#include "tst_writes.moc"

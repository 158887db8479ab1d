// SPDX-License-Identifier: MIT
//
// Content is data: no fighter, card, spell or side card of any deck is named in the program. Looks for every content id
// as a string literal in the sources.
#include "engine/io/deck_io.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace champclos;

namespace {

QStringList contentIds() {
    QStringList ids;
    io::Diagnostics diagnostics;
    QDirIterator files(champclos::test::sourceFile(QStringLiteral("resources/decks")), {"*.json"}, QDir::Files);
    while (files.hasNext()) {
        const auto deck = io::loadDeck(files.next().toStdString(), diagnostics);
        if (!deck)
            continue;
        const auto add = [&](const std::string &id) { ids << QString::fromStdString(id); };
        add(deck->id);
        for (const FighterDef &fighter : deck->fighters)
            add(fighter.id);
        for (const CardDef &card : deck->cards)
            add(card.id);
        if (deck->token)
            for (const TokenDef::Side &side : deck->token->sides)
                add(side.id);
        if (deck->sideDeck)
            for (const SideDeckDef::Card &card : deck->sideDeck->cards)
                add(card.id);
        if (deck->pile)
            for (const PileDef::Spell &spell : deck->pile->spells)
                add(spell.id);
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace

class TestContentIds : public QObject {
    Q_OBJECT

private slots:
    void noContentInTheProgram() {
        const QStringList ids = contentIds();
        QVERIFY(ids.size() > 100);
        QStringList found;
        for (const char *directory : {"engine", "app", "editor"}) {
            QDirIterator files(champclos::test::sourceFile(directory), {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (const QString &id : ids)
                    if (text.contains(u'"' + id + u'"'))
                        found << file.fileName() + ": " + id;
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

CHAMPCLOS_TEST_GUILESS(TestContentIds)
#include "tst_content_ids.moc"

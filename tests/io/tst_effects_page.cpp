// SPDX-License-Identifier: MIT
//
// docs/effects.md is what the vocabulary table says today.
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_io.h"
#include "engine/io/effects_page.h"
#include "engine/io/files.h"

#include <QDir>
#include <QTest>

using namespace champclos;

class TestEffectsPage : public QObject {
    Q_OBJECT

private slots:
    void pageIsCurrent() {
        const QString source = QStringLiteral(CHAMPCLOS_SOURCE_DIR);
        io::Diagnostics diagnostics;
        std::vector<DeckDef> decks;
        for (const QFileInfo &file :
             QDir(source + "/resources/decks").entryInfoList({"*.json"}, QDir::Files, QDir::Name)) {
            const auto deck = io::loadDeck(file.filePath().toStdString(), diagnostics);
            QVERIFY2(deck, io::format(diagnostics).c_str());
            decks.push_back(*deck);
        }
        const std::string page = io::effectsPage(decks);
        const std::string path = (source + "/docs/effects.md").toStdString();
        if (qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN"))
            QVERIFY2(io::writeFile(path, page, diagnostics), io::format(diagnostics).c_str());
        const auto committed = io::readFile(path, diagnostics);
        QVERIFY2(committed, io::format(diagnostics).c_str());
        QVERIFY2(*committed == page, "run this test with CHAMPCLOS_UPDATE_GOLDEN=1 and read what changes");
    }

    void everyWordIsExplained() {
        for (const WordRow &row : vocabulary()) {
            QVERIFY2(std::string_view(row.meaning).size() >= 3, row.key);
            for (const Operand &operand : row.operands())
                QVERIFY2(std::string_view(operand.meaning).size() >= 3, operand.key);
        }
    }
};

QTEST_GUILESS_MAIN(TestEffectsPage)
#include "tst_effects_page.moc"

// SPDX-License-Identifier: MIT
//
// docs/effects.md is what the vocabulary table says today.
#include "engine/effects/vocabulary.h"
#include "engine/io/deck_io.h"
#include "engine/io/effects_guide.h"
#include "engine/io/effects_page.h"
#include "engine/io/files.h"
#include "engine/io/flow_check.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace champclos;

class TestEffectsPage : public QObject {
    Q_OBJECT

private slots:
    void pageIsCurrent() {
        const QString source = test::sourceFile({});
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

    /// Each word that names a card has its row in the guide, with its meaning.
    void everyNamedCardIsExplained() {
        const std::string guide = io::effectsGuide({});
        const std::size_t begin = guide.find("## That card");
        QVERIFY(begin != std::string::npos);
        for (const WordRow &row : vocabulary())
            if (io::namesThatCard(row.word)) {
                const std::string start = std::string("| `") + row.key + "` | ";
                const std::size_t at = guide.find(start, begin);
                QVERIFY2(at != std::string::npos && guide[at + start.size()] != ' ' && guide[at + start.size()] != '|',
                         row.key);
            }
    }

    void everyWordIsExplained() {
        for (const WordRow &row : vocabulary()) {
            QVERIFY2(std::string_view(row.meaning).size() >= 3, row.key);
            for (const Operand &operand : row.operands())
                QVERIFY2(std::string_view(operand.meaning).size() >= 3, operand.key);
        }
    }
};

CHAMPCLOS_TEST_GUILESS(TestEffectsPage)
#include "tst_effects_page.moc"

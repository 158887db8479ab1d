// SPDX-License-Identifier: MIT
//
// Every page of the deck workshop for every built-in deck, in all languages: no text is cut off, no block shows an id,
// a key of the file or an empty slot, and every block says what it means.
#include "tests/program/deck_hand.h"
#include "tests/program/text_check.h"

#include "editor/deck/shelf/deck_workbench.h"
#include "engine/io/library.h"
#include "tests/support/test_program.h"

using namespace champclos;
using namespace champclos::test;

class DeckPagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        prepareScreens();
    }
    void init() { failOnAnyWarning(); }
    void everyDeck_data();
    void everyDeck();
    void otherSizes_data();
    void otherSizes();
};

namespace {

QStringList ownersIn(const DeckDef &deck) {
    QStringList owners = {QStringLiteral("deck"), QStringLiteral("abilities"), QStringLiteral("parts")};
    const auto add = [&](const char *list, std::size_t count) {
        for (std::size_t index = 0; index < count; ++index)
            owners << QStringLiteral("%1[%2]").arg(QLatin1String(list)).arg(index);
    };
    add("cards", deck.cards.size());
    add("sideDeck.cards", deck.sideDeck ? deck.sideDeck->cards.size() : 0);
    add("pile.spells", deck.pile ? deck.pile->spells.size() : 0);
    return owners;
}

class Walk {
public:
    Walk(const QString &language, QSize size) : m_screen(language, size) {}
    QStringList troubles;
    int chips = 0;

    void shelf() {
        m_screen.main().enter(QStringLiteral("decks"));
        look(QStringLiteral("shelf"));
    }
    void deck(const std::string &id) {
        const QString name = QString::fromStdString(id) + QStringLiteral(".json");
        const QString copy = m_screen.folder() + u'/' + name;
        QFile::copy(QStringLiteral(":/champclos/decks/") + name, copy);
        m_screen.main().enter(QStringLiteral("home"));
        m_screen.main().openFile(copy);
        m_screen.settle();
        const DeckHand hand(m_screen);
        if (hand.document() == nullptr) {
            troubles << QStringLiteral("%1: is not open").arg(name);
            return;
        }
        for (const QString &owner : ownersIn(hand.document()->value())) {
            bench().setOwner(owner);
            look(name + u' ' + owner);
        }
    }

private:
    editor::DeckWorkbench &bench() {
        const int type = qmlTypeId("Champclos.Editor", 1, 0, "DeckWorkbench");
        return *m_screen.main().engine().singletonInstance<editor::DeckWorkbench *>(type);
    }
    void look(const QString &page) {
        QTest::qWait(20); // lists lay out what they made a frame later
        m_screen.settle();
        const TextCheck check(*m_screen.window());
        for (const QString &trouble : check.troubles)
            troubles << page + QStringLiteral(": ") + trouble;
        readBlocks(page, m_screen.window()->contentItem());
    }
    void readBlocks(const QString &page, const QQuickItem *item) {
        if (!item->isVisible())
            return;
        if (item->property("part").isValid() && item->objectName().startsWith(QStringLiteral("slot:")))
            readChip(page, item->property("part").toMap());
        const QList<QQuickItem *> children = item->childItems();
        for (const QQuickItem *child : children)
            readBlocks(page, child);
    }
    void readChip(const QString &page, const QVariantMap &part) {
        static const QRegularExpression kRaw(QStringLiteral("[\\[\\]{}\"]|[a-z][A-Z]|^[a-z]+(-[a-z]+)+$"));
        const QString text = part[QStringLiteral("text")].toString();
        const QString kind = part[QStringLiteral("kind")].toString();
        const QString where = page + QStringLiteral(": “") + text + QStringLiteral("” ");
        ++chips;
        if (text.isEmpty() || text.contains(kRaw))
            troubles << where + QStringLiteral("is no word for people");
        if (kind == QStringLiteral("slot") && !part[QStringLiteral("isFilled")].toBool())
            troubles << where + QStringLiteral("is an empty slot");
        const bool isName = part[QStringLiteral("path")].toString().endsWith(QStringLiteral("].fighter"));
        if (kind != QStringLiteral("label") && !isName && part[QStringLiteral("hint")].toString().isEmpty() &&
            !part[QStringLiteral("isNumber")].toBool())
            troubles << where + QStringLiteral("does not say what it means");
    }

    Screen m_screen;
};

void report(const Walk &walk) {
    for (const QString &trouble : walk.troubles)
        qInfo("%s", qPrintable(trouble));
    QVERIFY2(walk.troubles.isEmpty(), qPrintable(QStringLiteral("%1 troubles").arg(walk.troubles.size())));
}

} // namespace

void DeckPagesTest::everyDeck_data() {
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "fr", "de"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void DeckPagesTest::everyDeck() {
    QFETCH(QString, language);
    Walk walk(language, {1024, 640});
    walk.shelf();
    const io::Library library;
    for (const std::string &id : library.deckIds())
        walk.deck(id);
    QVERIFY(walk.chips > 400);
    report(walk);
}

void DeckPagesTest::otherSizes_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char *language : {"en", "fr", "de"})
        for (const QSize size : {QSize(1440, 900), QSize(1920, 1080)})
            QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size;
}

void DeckPagesTest::otherSizes() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    Walk walk(language, size);
    walk.shelf();
    for (const char *id : {"hamlet", "wayward-sisters"})
        walk.deck(id);
    report(walk);
}

CHAMPCLOS_TEST(DeckPagesTest)
#include "tst_deck_pages.moc"

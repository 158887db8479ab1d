// SPDX-License-Identifier: MIT
//
// The drawings that come with the program: nothing is missing, and all keep to what every renderer draws alike (plain
// shapes, solid colours) and to the colours that the painter knows how to replace. How they look is for eyes.
#include "engine/io/library.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace champclos;

namespace {

const QString kResources = test::sourceFile(QStringLiteral("resources/"));
const QString kCharge = QStringLiteral("#F4ECDD"); // what the painter replaces
const QString kField = QStringLiteral("#2A2320");

QByteArray contentOf(const QString &path) {
    QFile file(kResources + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject tableOf(const QString &path) { return QJsonDocument::fromJson(contentOf(path)).object(); }

QStringList drawingsIn(const QString &folder) {
    QStringList names = QDir(kResources + folder).entryList({"*.svg"}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

struct Drawing {
    QString viewBox;
    QSet<QString> colours;
    QString problem; ///< the first one
};

class DrawingReader {
public:
    explicit DrawingReader(const QString &path) : m_reader(contentOf(path)) {}

    Drawing read() {
        while (!m_reader.atEnd()) {
            if (m_reader.readNext() == QXmlStreamReader::StartElement)
                readElement();
            else if (m_reader.isDTD() || m_reader.isProcessingInstruction())
                complain(QStringLiteral("not a plain drawing"));
        }
        if (m_reader.hasError())
            complain(m_reader.errorString());
        return m_drawing;
    }

private:
    void complain(const QString &problem) {
        if (m_drawing.problem.isEmpty())
            m_drawing.problem = QStringLiteral("line %1: %2").arg(m_reader.lineNumber()).arg(problem);
    }
    void readElement() {
        static const QSet<QString> kShapes = {"path", "circle", "ellipse", "rect", "line", "polygon"};
        const QString element = m_reader.name().toString();
        const bool isRoot = element == QLatin1String("svg") && m_drawing.viewBox.isNull();
        if (!isRoot && !kShapes.contains(element))
            complain(element);
        for (const QXmlStreamAttribute &attribute : m_reader.attributes())
            isRoot ? readRootAttribute(attribute) : readAttribute(attribute);
    }
    void readRootAttribute(const QXmlStreamAttribute &attribute) {
        if (attribute.name() != QLatin1String("viewBox"))
            complain(attribute.name().toString());
        m_drawing.viewBox = attribute.value().toString();
    }
    void readAttribute(const QXmlStreamAttribute &attribute) {
        static const QSet<QString> kPlain = {"d",
                                             "cx",
                                             "cy",
                                             "r",
                                             "rx",
                                             "ry",
                                             "x",
                                             "y",
                                             "x1",
                                             "x2",
                                             "y1",
                                             "y2",
                                             "width",
                                             "height",
                                             "points",
                                             "stroke-width",
                                             "stroke-linecap",
                                             "stroke-linejoin",
                                             "stroke-dasharray",
                                             "fill-rule",
                                             "opacity"};
        static const QRegularExpression kTurn("^rotate\\(-?[0-9.]+ [0-9.]+ [0-9.]+\\)$");
        static const QRegularExpression kColour("^#[0-9A-F]{6}$");
        const QString name = attribute.name().toString();
        const QString value = attribute.value().toString();
        if (name == QLatin1String("fill") || name == QLatin1String("stroke")) {
            if (kColour.match(value).hasMatch())
                m_drawing.colours.insert(value);
            else if (value != QLatin1String("none"))
                complain(value);
        } else if (name == QLatin1String("transform")) {
            if (!kTurn.match(value).hasMatch())
                complain(value);
        } else if (!kPlain.contains(name)) {
            complain(name);
        }
    }

    QXmlStreamReader m_reader;
    Drawing m_drawing;
};

double luminance(const QString &colour) {
    const auto part = [&](int at) {
        const double value = colour.mid(at, 2).toInt(nullptr, 16) / 255.0;
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

double contrast(const QString &one, const QString &other) {
    const std::pair<double, double> ends = std::minmax({luminance(one), luminance(other)});
    return (ends.second + 0.05) / (ends.first + 0.05);
}

} // namespace

class TestArt : public QObject {
    Q_OBJECT

private slots:
    void drawingsArePlain_data();
    void drawingsArePlain();
    void everyFighterHasAnEmblem();
    void emblemsHaveColours();
    void emblemsUseTheTwoColours();
    void iconsUseOneColour();
    void everyBattlefieldHasItsArt();
    void everyColourOfABoardHasADarkOne();

private:
    io::Library m_library;
};

void TestArt::drawingsArePlain_data() {
    QTest::addColumn<QString>("path");
    for (const char *folder : {"art/emblems/", "art/boards/", "art/ornaments/", "icons/"})
        for (const QString &name : drawingsIn(folder))
            QTest::newRow(qPrintable(folder + name)) << folder + name + ".svg";
}

void TestArt::drawingsArePlain() {
    QFETCH(QString, path);
    const Drawing drawing = DrawingReader(path).read();
    QVERIFY2(drawing.problem.isEmpty(), qPrintable(drawing.problem));
    QVERIFY(drawing.viewBox.startsWith("0 0 "));
    QVERIFY(!drawing.colours.isEmpty());
}

void TestArt::everyFighterHasAnEmblem() {
    const QStringList emblems = drawingsIn("art/emblems");
    io::Diagnostics diagnostics;
    for (const std::string &id : m_library.deckIds()) {
        const auto deck = m_library.deck(id, diagnostics);
        QVERIFY2(deck, io::format(diagnostics).c_str());
        for (const FighterDef &fighter : deck->fighters)
            QVERIFY2(emblems.contains(QString::fromStdString(fighter.id)), fighter.id.c_str());
    }
    QVERIFY(emblems.contains("unknown"));
}

void TestArt::emblemsHaveColours() {
    const QJsonObject table = tableOf("art/emblems.json");
    QCOMPARE(table.keys(), drawingsIn("art/emblems"));
    for (auto entry = table.begin(); entry != table.end(); ++entry) {
        const QString field = entry->toObject().value("field").toString();
        const QString charge = entry->toObject().value("charge").toString();
        QVERIFY2(contrast(field, charge) >= 4.5, qPrintable(entry.key()));
        // Replacing one after the other must not meet a colour that is already a replacement.
        QVERIFY2(field != kCharge && charge != kField, qPrintable(entry.key()));
    }
}

void TestArt::emblemsUseTheTwoColours() {
    for (const QString &name : drawingsIn("art/emblems")) {
        const Drawing drawing = DrawingReader("art/emblems/" + name + ".svg").read();
        QVERIFY2(drawing.colours.contains(kCharge), qPrintable(name));
        QVERIFY2((drawing.colours - QSet<QString>{kCharge, kField}).isEmpty(), qPrintable(name));
        QCOMPARE(drawing.viewBox, QString("0 0 100 100"));
    }
}

/// But the icon of the program, and those of the card types, which stand on a colour and are drawn like emblems.
void TestArt::iconsUseOneColour() {
    for (const QString &name : drawingsIn("icons")) {
        const Drawing drawing = DrawingReader("icons/" + name + ".svg").read();
        if (name == "champclos")
            continue;
        if (drawing.viewBox == "0 0 24 24")
            QVERIFY2(drawing.colours == QSet<QString>{kField}, qPrintable(name));
        else
            QVERIFY2((drawing.colours - QSet<QString>{kCharge, kField}).isEmpty(), qPrintable(name));
    }
    for (const char *type : kCardTypeNames)
        QCOMPARE(DrawingReader(QString("icons/%1.svg").arg(type)).read().viewBox, QString("0 0 100 100"));
}

void TestArt::everyBattlefieldHasItsArt() {
    io::Diagnostics diagnostics;
    QStringList pictures;
    for (const std::string &id : m_library.battlefieldIds()) {
        const auto field = m_library.battlefield(id, diagnostics);
        QVERIFY2(field, io::format(diagnostics).c_str());
        QCOMPARE(field->art, id + ".svg");
        pictures.append(QString::fromStdString(id));
        const Drawing drawing = DrawingReader("art/boards/" + QString::fromStdString(field->art)).read();
        QCOMPARE(drawing.viewBox, QString("0 0 %1 %2").arg(field->width).arg(field->height));
    }
    QCOMPARE(drawingsIn("art/boards"), pictures);
    for (const QString &name : drawingsIn("art/ornaments"))
        QCOMPARE(DrawingReader("art/ornaments/" + name + ".svg").read().viewBox, QString("0 0 40 40"));
}

void TestArt::everyColourOfABoardHasADarkOne() {
    const auto coloursIn = [](const QString &folder) {
        QSet<QString> used;
        for (const QString &name : drawingsIn(folder))
            used += DrawingReader(folder + "/" + name + ".svg").read().colours;
        return used;
    };
    const QSet<QString> floors = coloursIn("art/boards");
    const QJsonObject dark = tableOf("art/dark.json");
    const QStringList known = dark.keys();
    QCOMPARE(QSet<QString>(known.begin(), known.end()), floors + coloursIn("art/ornaments"));
    for (const QString &colour : floors) {
        // Lines run over floors and water and have to read on them; ornaments keep clear of them.
        QVERIFY2(contrast(colour, "#4D4234") >= 2.2, qPrintable(colour));
        QVERIFY2(contrast(dark.value(colour).toString(), "#C9BA9C") >= 2.2, qPrintable(colour));
    }
}

CHAMPCLOS_TEST_APPLESS(TestArt)
#include "tst_art.moc"

// SPDX-License-Identifier: MIT
//
// Lesson files: every shipped lesson is canonical, speaks all languages and is played through to its end in the engine;
// whatever an author can do wrong has a broken file that yields exactly its code; the schema says what the reader says.
#include "engine/io/files.h"
#include "engine/io/lesson_check.h"
#include "engine/io/lesson_io.h"
#include "engine/rules/game.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace champclos;
using namespace champclos::io;

namespace {

const std::string kRoot = test::sourcePath("");
const std::string kShipped = kRoot + "/resources/lessons/";
const std::string kBrokenFolder = kRoot + "/tests/broken/lessons/";

std::string contentOf(const std::string &path) {
    Diagnostics diagnostics;
    return readFile(path, diagnostics).value_or("");
}

void addRows(const std::string &folder) {
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(QString::fromStdString(folder)).entryList({"*.json"}, QDir::Files, QDir::Name);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

std::vector<LocalizedText> textsOf(const Lesson &lesson) {
    std::vector<LocalizedText> texts = {lesson.title, lesson.summary};
    for (const LessonStep &step : lesson.steps) {
        texts.push_back(step.title);
        texts.push_back(step.sentence);
        for (const LessonHelp &help : step.help)
            texts.push_back(help.text);
        for (const LessonNote &note : step.notes)
            texts.push_back(note.text);
    }
    return texts;
}

void compareKeys(const JsonValue &schema, std::span<const KeyRule> rules) {
    std::vector<std::string> all;
    std::vector<std::string> required;
    for (const KeyRule &rule : rules) {
        all.emplace_back(rule.name);
        if (rule.presence == Presence::Required)
            required.emplace_back(rule.name);
    }
    std::vector<std::string> keys;
    for (const JsonMember &member : schema["properties"].members())
        keys.push_back(member.key);
    QVERIFY(keys == all);
    std::vector<std::string> schemaRequired;
    for (const JsonValue &key : schema["required"].items())
        schemaRequired.push_back(key.string());
    QVERIFY(schemaRequired == required);
    QVERIFY(!schema["additionalProperties"].boolean(true));
}

} // namespace

class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void shippedLessonIsCanonical_data() { addRows(kShipped); }
    void shippedLessonIsCanonical();
    void shippedLessonSpeaksAllLanguages_data() { addRows(kShipped); }
    void shippedLessonSpeaksAllLanguages();
    void shippedLessonIsPlayedThrough_data() { addRows(kShipped); }
    void shippedLessonIsPlayedThrough();
    void thereIsALessonForEverything();
    void starsMeanAnyWord();
    void everyCodeHasABrokenFile();
    void brokenFileYieldsExactlyItsCode_data() { addRows(kBrokenFolder); }
    void brokenFileYieldsExactlyItsCode();
    void draftsOpenWithoutLeadingToTheirEnd();
    void anythingCutShortIsRefused();
    void schemaSaysWhatTheReaderSays();

private:
    const Library m_library;
};

void TestLesson::shippedLessonIsCanonical() {
    QFETCH(QString, name);
    const std::string path = kShipped + name.toStdString();
    const std::string text = contentOf(path);
    Diagnostics diagnostics(name.toStdString());
    const auto lesson = readLesson(text, m_library, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->id + ".json", name.toStdString());
    const std::string written = writeLesson(*lesson);
    if (qEnvironmentVariableIsSet("CHAMPCLOS_UPDATE_GOLDEN"))
        writeFile(path, written, diagnostics);
    else
        QVERIFY2(written == text, "run once with CHAMPCLOS_UPDATE_GOLDEN=1");
}

void TestLesson::shippedLessonSpeaksAllLanguages() {
    QFETCH(QString, name);
    Diagnostics diagnostics;
    const auto lesson = loadLesson(kShipped + name.toStdString(), m_library, diagnostics);
    QVERIFY2(lesson.has_value(), format(diagnostics).c_str());
    for (const LocalizedText &text : textsOf(*lesson))
        for (const Language language : kLanguages) {
            const QString words = QString::fromStdString(text.in(language));
            QVERIFY2(!words.isEmpty(), text.in(Language::En).c_str());
            QVERIFY2(!words.contains('{') && !words.contains('%') && !words.contains("TODO") && !words.contains("  "),
                     qPrintable(words));
            QVERIFY2(words.count("**") % 2 == 0, qPrintable(words));
            QVERIFY2(!words.contains('\''), qPrintable(words)); // a typographer's apostrophe
            if (language != Language::En && words.size() > 25)
                QVERIFY2(text.in(language) != text.in(Language::En), qPrintable(words));
        }
    for (const LessonStep &step : lesson->steps)
        for (const Language language : kLanguages)
            QVERIFY2(QString::fromStdString(step.sentence.in(language)).size() <= 150,
                     step.sentence.in(language).c_str());
}

/// Not by the reader's own way: from step to step with legalActions and apply alone.
void TestLesson::shippedLessonIsPlayedThrough() {
    QFETCH(QString, name);
    Diagnostics diagnostics;
    const auto lesson = loadLesson(kShipped + name.toStdString(), m_library, diagnostics);
    QVERIFY2(lesson.has_value(), format(diagnostics).c_str());
    const Match &match = *lesson->match;
    GameState state = lesson->begin(-1);
    const auto take = [&](const std::string &text) {
        ActionList legal;
        legalActions(match, state, legal);
        for (const Action &action : legal)
            if (isMeant(match, state, text, action)) {
                apply(match, state, action);
                return true;
            }
        qWarning("%s", text.c_str());
        return false;
    };
    int actions = 0;
    for (std::size_t index = 0; index < lesson->steps.size(); ++index) {
        const LessonStep &step = lesson->steps[index];
        if (step.position)
            state = lesson->begin(static_cast<int>(index));
        std::size_t answered = 0;
        const auto letOthers = [&] {
            while (!state.isOver() && state.pending.seat != lesson->learnerSeat() && answered < step.others.size())
                QVERIFY(take(step.others[answered++]));
        };
        for (const std::string &expected : step.expected) {
            letOthers();
            if (pickOf(match, lesson->learnerSeat(), expected))
                continue;
            QCOMPARE(state.pending.seat, lesson->learnerSeat());
            QVERIFY(take(expected));
            ++actions;
        }
        letOthers();
        QCOMPARE(answered, step.others.size());
        QVERIFY(step.freeTurns > 0 || state.isOver() || state.pending.seat == lesson->learnerSeat());
    }
    QVERIFY(actions > 0);
    QVERIFY(lesson->steps.back().kind() == StepKind::Read); // the last word is the teacher's
}

void TestLesson::thereIsALessonForEverything() {
    std::map<std::string, int> heroes;
    int rules = 0;
    for (const std::string &id : m_library.lessonIds()) {
        Diagnostics diagnostics;
        const auto lesson = loadLesson(*m_library.lessonFile(id, diagnostics), m_library, diagnostics);
        QVERIFY2(lesson.has_value(), format(diagnostics).c_str());
        if (lesson->group == LessonGroup::Heroes)
            ++heroes[lesson->decks[static_cast<std::size_t>(lesson->learner - 1)]];
        rules += lesson->group == LessonGroup::Rules;
    }
    QVERIFY(rules >= 5);
    for (const std::string &deck : m_library.deckIds())
        QVERIFY2(heroes[deck] == 1, deck.c_str());
    Diagnostics diagnostics;
    QVERIFY(!m_library.lessonFile("no-such-lesson", diagnostics));
    QVERIFY(diagnostics.contains(DiagnosticCode::LibraryUnknownLesson));
}

void TestLesson::starsMeanAnyWord() {
    QVERIFY(isSameText("attack * x 2:bigfoot with *", "attack 1:medusa x 2:bigfoot with snipe"));
    QVERIFY(isSameText("attack *", "attack 1:medusa x 2:bigfoot with snipe"));
    QVERIFY(isSameText("attack *", "attack"));
    QVERIFY(!isSameText("attack * x 2:jackalope with *", "attack 1:medusa x 2:bigfoot with snipe"));
    QVERIFY(!isSameText("boost none", "boost snipe"));
    QVERIFY(!isSameText("", "boost snipe"));
}

void TestLesson::everyCodeHasABrokenFile() {
    for (const DiagnosticInfo &info : kDiagnosticTable) {
        const QString code = info.id;
        if (!code.startsWith("lesson/"))
            continue;
        const QString path = QString::fromStdString(kBrokenFolder) + QString(code).replace('/', '-') + ".json";
        QVERIFY2(QFile::exists(path), qPrintable(path));
    }
}

void TestLesson::brokenFileYieldsExactlyItsCode() {
    QFETCH(QString, name);
    Diagnostics diagnostics;
    const auto lesson = loadLesson(kBrokenFolder + name.toStdString(), m_library, diagnostics);
    QVERIFY2(diagnostics.all().size() == 1, format(diagnostics).c_str());
    const Diagnostic &diagnostic = diagnostics.all().front();
    QCOMPARE(QString(diagnostic.id()).replace('/', '-') + ".json", name);
    QCOMPARE(lesson.has_value(), diagnostic.severity() == Severity::Warning);
    QVERIFY(diagnostic.position.line > 0 && diagnostic.position.column > 0);
    QVERIFY2(diagnostic.message().find("{") == std::string::npos, diagnostic.message().c_str());
}

void TestLesson::draftsOpenWithoutLeadingToTheirEnd() {
    Diagnostics diagnostics;
    const std::string text = contentOf(kBrokenFolder + "lesson-illegal-action.json");
    QVERIFY(!readLesson(text, m_library, diagnostics));
    const auto draft = readLessonDraft(text, m_library, diagnostics);
    QVERIFY(draft.has_value());
    const auto again = readLessonDraft(writeLesson(*draft), m_library, diagnostics);
    QVERIFY(again.has_value());
    QCOMPARE(writeLesson(*again), writeLesson(*draft));
    QVERIFY(!readLessonDraft(contentOf(kBrokenFolder + "lesson-unknown-icon.json"), m_library, diagnostics));
}

void TestLesson::anythingCutShortIsRefused() {
    const std::string text = contentOf(kBrokenFolder + "lesson-no-steps.json");
    for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
        Diagnostics diagnostics("cut.json");
        QVERIFY(!readLesson(text.substr(0, length), m_library, diagnostics));
        QVERIFY(diagnostics.hasErrors());
    }
}

void TestLesson::schemaSaysWhatTheReaderSays() {
    Diagnostics diagnostics;
    const auto schema = readJsonFile(kRoot + "/resources/schema/lesson.schema.json", diagnostics);
    QVERIFY2(schema.has_value(), format(diagnostics).c_str());
    compareKeys(*schema, kLessonKeys);
    compareKeys((*schema)["$defs"]["step"], kStepKeys);
    compareKeys((*schema)["$defs"]["help"], kHelpKeys);
    compareKeys((*schema)["$defs"]["note"], kNoteKeys);
    std::vector<std::string> icons;
    for (const JsonValue &icon : (*schema)["$defs"]["help"]["properties"]["icon"]["enum"].items())
        icons.push_back(icon.string());
    QVERIFY(std::equal(icons.begin(), icons.end(), std::begin(kLessonIcons), std::end(kLessonIcons)));
}

CHAMPCLOS_TEST_GUILESS(TestLesson)
#include "tst_lesson.moc"

// SPDX-License-Identifier: MIT
#include "app/shell/learning.h"

#include "app/base/folders.h"
#include "app/play/card_words.h"
#include "engine/io/files.h"
#include "engine/io/json.h"
#include "engine/io/lesson_io.h"
#include "engine/io/user_content.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace champclos::app {

namespace {

constexpr const char *kFormat = "champclos-learning";
constexpr int kVersion = 1;

} // namespace

Learning::Learning(ContentLibrary &library, const QString &folder, QObject *parent)
    : QObject(parent), m_library(library), m_folder(folder),
      m_lessons(new RowModel({"lessonId", "title", "summary", "minutes", "group", "order", "isDone", "step",
                              "stepCount", "isOwn", "emblem", "emblemField", "emblemCharge"},
                             this)) {
    read();
}

QString Learning::folder() const { return m_folder.isEmpty() ? dataFolder() : m_folder; }

void Learning::read() {
    io::Diagnostics unheard;
    const auto document = io::readJsonFile(utf8(folder() + QStringLiteral("/learning.json")), unheard);
    if (!document || (*document)["format"].string() != kFormat || (*document)["version"].integer() != kVersion)
        return;
    m_current = qt((*document)["current"].string());
    for (const io::JsonMember &member : (*document)["lessons"].members()) {
        Progress progress;
        progress.step = static_cast<int>(std::clamp<std::int64_t>(member.value["step"].integer(), 0, 1000));
        progress.isDone = member.value["done"].boolean();
        for (const io::JsonValue &action : member.value["actions"].items())
            progress.actions.push_back(qt(action.string()));
        m_progress[qt(member.key)] = progress;
    }
}

void Learning::write() const {
    if (!m_isWritten)
        return;
    io::JsonValue lessons = io::JsonValue::object();
    for (const auto &[id, progress] : m_progress) {
        io::JsonValue actions = io::JsonValue::array();
        for (const QString &action : progress.actions)
            actions.append(utf8(action));
        lessons.set(utf8(id),
                    io::JsonValue::object({{"step", progress.step}, {"done", progress.isDone}, {"actions", actions}}));
    }
    io::Diagnostics unheard; // what was learned is in the learner's head; the next step tries again
    QDir().mkpath(folder());
    io::writeFile(
        utf8(folder() + QStringLiteral("/learning.json")),
        io::writeJson(io::JsonValue::object(
            {{"format", kFormat}, {"version", kVersion}, {"current", utf8(m_current)}, {"lessons", lessons}})),
        unheard);
}

int Learning::doneCount() const {
    return static_cast<int>(
        std::count_if(m_progress.begin(), m_progress.end(), [](const auto &entry) { return entry.second.isDone; }));
}

QString Learning::current() const { return progressOf(m_current).step > 0 ? m_current : QString(); }

Learning::Progress Learning::progressOf(const QString &lesson) const {
    const auto found = m_progress.find(lesson);
    return found == m_progress.end() ? Progress() : found->second;
}

void Learning::keep(const QString &lesson, const Progress &progress) {
    m_progress[lesson] = progress;
    m_current = lesson;
    write();
    if (m_isListed)
        refresh();
    Q_EMIT changed();
}

void Learning::forgetAll() {
    m_progress.clear();
    m_current.clear();
    write();
    refresh();
    Q_EMIT changed();
}

std::optional<io::Lesson> Learning::lesson(const QString &id, io::Diagnostics &diagnostics) const {
    const io::Library &library = m_library.library();
    std::string reference = utf8(id);
    if (const QString own = folder() + QStringLiteral("/lessons/%1.json").arg(id);
        !m_folder.isEmpty() && QFileInfo(own).isFile())
        reference = utf8(own);
    const std::optional<std::string> path = library.lessonFile(reference, diagnostics);
    return path ? io::loadLesson(*path, library, diagnostics) : std::nullopt;
}

void Learning::setLanguage(Language language) {
    m_language = language;
    if (m_isListed)
        refresh();
}

RowModel::Row Learning::rowOf(const io::Lesson &lesson, const QString &reference) const {
    const Progress progress = progressOf(reference);
    const SeatId learner = lesson.learnerSeat();
    const EmblemValues emblem = emblemOf(lesson.match->seat(learner).deck);
    return {reference,
            qt(lesson.title.in(m_language)),
            qt(lesson.summary.in(m_language)),
            lesson.minutes,
            QString::fromLatin1(io::kLessonGroupNames[lesson.group]),
            lesson.order,
            progress.isDone,
            progress.step,
            static_cast<int>(lesson.steps.size()),
            !std::binary_search(m_library.library().lessonIds().begin(), m_library.library().lessonIds().end(),
                                utf8(reference)),
            emblem.id,
            emblem.field,
            emblem.charge};
}

void Learning::refresh() {
    m_isListed = true;
    std::vector<std::pair<io::Lesson, QString>> found;
    QStringList ids;
    for (const std::string &id : m_library.library().lessonIds())
        ids.push_back(qt(id));
    for (const QFileInfo &file :
         QDir(folder() + QStringLiteral("/lessons")).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        if (!ids.contains(file.completeBaseName()))
            ids.push_back(file.completeBaseName());
    for (const std::string &file : io::installedFiles(io::UserContent::Lessons))
        if (const QString id = QFileInfo(qt(file)).completeBaseName(); !ids.contains(id))
            ids.push_back(id);
    for (const QString &id : ids) {
        io::Diagnostics diagnostics; // one that cannot be taught is not offered; the linter says why
        if (std::optional<io::Lesson> lesson = this->lesson(id, diagnostics))
            found.emplace_back(std::move(*lesson), id);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &left, const auto &right) {
        return std::tie(left.first.group, left.first.order) < std::tie(right.first.group, right.first.order);
    });
    std::vector<RowModel::Row> rows;
    for (const auto &[lesson, id] : found)
        rows.push_back(rowOf(lesson, id));
    m_lessons->assign(std::move(rows));
}

QString Learning::after(const QString &lesson) const {
    const int from = m_lessons->find(QStringLiteral("lessonId"), lesson);
    for (int row = from + 1; row < m_lessons->count(); ++row)
        if (!m_lessons->value(row, "isDone").toBool())
            return m_lessons->value(row, "lessonId").toString();
    return {};
}

} // namespace champclos::app

// SPDX-License-Identifier: MIT
#include "app/shell/app_settings.h"

#include "app/base/folders.h"
#include "app/play/card_words.h"
#include "app/play/game_file.h"
#include "app/play/table_texts.h"
#include "engine/ai/bot.h"
#include "engine/io/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace champclos::app {

namespace {

using io::JsonValue;

constexpr std::string_view kFormat = "champclos-settings";
const QStringList kThemes = {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
const QStringList kZoneLooks = {QStringLiteral("areas"), QStringLiteral("outlines"), QStringLiteral("off")};
const QStringList kMotions = {QStringLiteral("normal"), QStringLiteral("slow"), QStringLiteral("fast"),
                              QStringLiteral("instant")};
const QStringList kSounds = {QStringLiteral("medium"), QStringLiteral("off"), QStringLiteral("quiet"),
                             QStringLiteral("loud")};

QString oneOf(const QStringList &words, const QString &word) { return words.contains(word) ? word : words.first(); }

/// What a value of another kind stands at, or one that is none of the words for it.
QStringList wrongKeys(const JsonValue &json) {
    using io::JsonKind;
    const struct {
        const char *key;
        JsonKind kind;
    } kinds[] = {
        {"language", JsonKind::String},      {"theme", JsonKind::String},    {"highContrast", JsonKind::Bool},
        {"textScale", JsonKind::Number},     {"motion", JsonKind::String},   {"reducedMotion", JsonKind::Bool},
        {"defaultLevel", JsonKind::String},  {"friendly", JsonKind::Bool},   {"pauseAfterCombat", JsonKind::Bool},
        {"confirmIdleTurn", JsonKind::Bool}, {"singleKeys", JsonKind::Bool}, {"autosaveFolder", JsonKind::String},
        {"lastGame", JsonKind::Object},      {"window", JsonKind::Object},   {"sound", JsonKind::String}};
    QStringList wrong;
    for (const auto &[key, kind] : kinds)
        if (!json[key].isNull() && json[key].kind() != kind)
            wrong.push_back(QLatin1String(key));
    const auto isNoneOf = [&](const char *key, const QStringList &words) {
        return json[key].isString() && !words.contains(qt(json[key].string()));
    };
    if (isNoneOf("theme", kThemes))
        wrong.push_back(QStringLiteral("theme"));
    if (isNoneOf("motion", kMotions))
        wrong.push_back(QStringLiteral("motion"));
    if (isNoneOf("sound", kSounds))
        wrong.push_back(QStringLiteral("sound"));
    if (json["defaultLevel"].isString() && !ai::levelNamed(json["defaultLevel"].string()))
        wrong.push_back(QStringLiteral("defaultLevel"));
    return wrong;
}

AppSettings::Window windowFrom(const JsonValue &json) {
    const auto number = [&](const char *key) {
        return static_cast<int>(std::clamp<std::int64_t>(json[key].integer(0), -100000, 100000));
    };
    return {QRect(number("x"), number("y"), number("width"), number("height")), json["maximized"].boolean()};
}

JsonValue jsonOf(const AppSettings::Window &window) {
    return JsonValue::object({{"x", window.place.x()},
                              {"y", window.place.y()},
                              {"width", window.place.width()},
                              {"height", window.place.height()},
                              {"maximized", window.isMaximized}});
}

QString levelOr(const QString &name) { return ai::levelNamed(utf8(name)) ? name : QStringLiteral("normal"); }

} // namespace

AppSettings::AppSettings(const QString &path, QObject *parent) : QObject(parent), m_path(path) {
    if (m_path.isEmpty())
        m_path = settingsFile();
    read();
}

void AppSettings::read() {
    if (!QFile::exists(m_path))
        return;
    io::Diagnostics diagnostics;
    const std::optional<JsonValue> json = io::readJsonFile(utf8(m_path), diagnostics);
    if (!json || diagnostics.hasErrors() || (*json)["format"].string() != kFormat) {
        const QString aside = setAside(m_path);
        m_problem = TableTexts::tr("The settings could not be read and were set aside as %1; the defaults apply. %2")
                        .arg(QDir::toNativeSeparators(aside), reasonsOf(diagnostics, languageOf(QLocale().name())));
        return;
    }
    const auto word = [&](const char *key) { return qt((*json)[key].string()); };
    m_values.language = word("language");
    m_values.theme = oneOf(kThemes, word("theme"));
    m_values.highContrast = (*json)["highContrast"].boolean();
    m_values.zoneLook = oneOf(kZoneLooks, word("zoneLook"));
    m_values.textScale = std::clamp((*json)["textScale"].number(1), 0.8, 2.0);
    m_values.motion = oneOf(kMotions, word("motion"));
    m_values.reducedMotion = (*json)["reducedMotion"].boolean();
    m_values.sound = oneOf(kSounds, word("sound"));
    m_values.defaultLevel = levelOr(word("defaultLevel"));
    m_values.friendly = (*json)["friendly"].boolean();
    m_values.pauseAfterCombat = (*json)["pauseAfterCombat"].boolean(true);
    m_values.confirmIdleTurn = (*json)["confirmIdleTurn"].boolean(true);
    m_values.singleKeys = (*json)["singleKeys"].boolean(true);
    m_values.autosaveFolder = word("autosaveFolder");
    m_lastGame = (*json)["lastGame"];
    m_window = windowFrom((*json)["window"]);
    if (const QStringList wrong = wrongKeys(*json); !wrong.isEmpty())
        m_problem = TableTexts::tr("In %1, %2 could not be understood; the defaults apply instead.")
                        .arg(QDir::toNativeSeparators(m_path), wrong.join(QStringLiteral(", ")));
}

void AppSettings::write() {
    if (!m_isWritten)
        return;
    const JsonValue json = JsonValue::object({{"format", kFormat},
                                              {"version", 1},
                                              {"language", utf8(m_values.language)},
                                              {"theme", utf8(m_values.theme)},
                                              {"highContrast", m_values.highContrast},
                                              {"zoneLook", utf8(m_values.zoneLook)},
                                              {"textScale", m_values.textScale},
                                              {"motion", utf8(m_values.motion)},
                                              {"reducedMotion", m_values.reducedMotion},
                                              {"sound", utf8(m_values.sound)},
                                              {"defaultLevel", utf8(m_values.defaultLevel)},
                                              {"friendly", m_values.friendly},
                                              {"pauseAfterCombat", m_values.pauseAfterCombat},
                                              {"confirmIdleTurn", m_values.confirmIdleTurn},
                                              {"singleKeys", m_values.singleKeys},
                                              {"autosaveFolder", utf8(m_values.autosaveFolder)},
                                              {"window", jsonOf(m_window)},
                                              {"lastGame", m_lastGame}});
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    io::Diagnostics diagnostics;
    const bool wasFailing = std::exchange(m_isFailing, !io::writeFile(utf8(m_path), io::writeJson(json), diagnostics));
    if (!m_isFailing || wasFailing) // said once
        return;
    m_problem =
        TableTexts::tr("The settings could not be saved: %1").arg(reasonsOf(diagnostics, languageOf(QLocale().name())));
    Q_EMIT failed(m_problem);
}

double AppSettings::motionFactor() const {
    if (m_values.reducedMotion || m_values.motion == u"instant")
        return 0;
    return m_values.motion == u"fast" ? 0.5 : m_values.motion == u"slow" ? 2 : 1;
}

double AppSettings::volume() const {
    return m_values.sound == u"off" ? 0 : m_values.sound == u"quiet" ? 0.25 : m_values.sound == u"medium" ? 0.55 : 1;
}

QString AppSettings::defaultAutosaveFolder() const { return gamesFolder(); }

QString AppSettings::autosaveFolder() const {
    return m_values.autosaveFolder.isEmpty() ? defaultAutosaveFolder() : m_values.autosaveFolder;
}

void AppSettings::setLanguage(const QString &code) { change(m_values.language, code); }
void AppSettings::setTheme(const QString &theme) { change(m_values.theme, oneOf(kThemes, theme)); }
void AppSettings::setHighContrast(bool high) { change(m_values.highContrast, high); }
void AppSettings::setZoneLook(const QString &look) { change(m_values.zoneLook, oneOf(kZoneLooks, look)); }
void AppSettings::setTextScale(double scale) { change(m_values.textScale, std::clamp(scale, 0.8, 2.0)); }
void AppSettings::setMotion(const QString &motion) { change(m_values.motion, oneOf(kMotions, motion)); }
void AppSettings::setReducedMotion(bool reduced) { change(m_values.reducedMotion, reduced); }
void AppSettings::setSound(const QString &sound) { change(m_values.sound, oneOf(kSounds, sound)); }
void AppSettings::setDefaultLevel(const QString &level) { change(m_values.defaultLevel, levelOr(level)); }
void AppSettings::setFriendly(bool friendly) { change(m_values.friendly, friendly); }
void AppSettings::setPauseAfterCombat(bool pause) { change(m_values.pauseAfterCombat, pause); }
void AppSettings::setConfirmIdleTurn(bool confirm) { change(m_values.confirmIdleTurn, confirm); }
void AppSettings::setSingleKeys(bool single) { change(m_values.singleKeys, single); }
void AppSettings::setWindow(const Window &window) {
    if (window == m_window)
        return;
    m_window = window;
    write();
}
void AppSettings::setAutosaveFolder(const QString &urlOrPath) {
    const QUrl url(urlOrPath);
    const QString folder = url.isLocalFile() ? url.toLocalFile() : urlOrPath;
    change(m_values.autosaveFolder, folder == defaultAutosaveFolder() ? QString() : folder);
}

void AppSettings::setLastGame(const JsonValue &game) {
    m_lastGame = game;
    write();
}

QVariantList AppSettings::levels() const {
    const QStringList names = {
        TableTexts::tr("Plays at random", "strength of the computer"),
        TableTexts::tr("Easy", "strength of the computer"), TableTexts::tr("Normal", "strength of the computer"),
        TableTexts::tr("Hard", "strength of the computer"), TableTexts::tr("Expert", "strength of the computer")};
    QVariantList list;
    for (std::size_t level = 0; level < ai::kLevels.size(); ++level)
        list.push_back(QVariantMap{{"value", QString::fromLatin1(ai::kLevelNames[level])},
                                   {"text", names.value(static_cast<int>(level))}});
    return list;
}

void AppSettings::reset() {
    const QString language = m_values.language;
    m_values = Values();
    m_values.language = language;
    m_problem.clear();
    write();
    Q_EMIT changed();
}

} // namespace champclos::app

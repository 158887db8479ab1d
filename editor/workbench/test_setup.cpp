// SPDX-License-Identifier: MIT
#include "editor/workbench/test_setup.h"

#include "engine/ai/bot.h"
#include "engine/io/library.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace champclos::editor {

namespace {

QString keptText(const char *key) { return QSettings().value(QStringLiteral("test/") + QLatin1String(key)).toString(); }

/// What was chosen last, if it is still there.
QString keptContent(const char *key, const std::vector<std::string> &ids, const std::string &otherwise) {
    const QString kept = keptText(key);
    const bool isBuiltIn = std::find(ids.begin(), ids.end(), kept.toStdString()) != ids.end();
    const bool isFile = io::Library::isPath(kept.toStdString()) && QFileInfo::exists(kept);
    return isBuiltIn || isFile ? kept : QString::fromStdString(otherwise);
}

} // namespace

TestSetup::TestSetup(QObject *parent) : QObject(parent) {
    const io::Library library;
    m_deck = keptContent("deck", library.deckIds(), library.defaultSeats().at(0));
    m_opponent = keptContent("opponent", library.deckIds(), library.defaultSeats().at(1));
    m_battlefield = keptContent("battlefield", library.battlefieldIds(), library.defaultBattlefield());
    m_level = keptText("level");
    if (!ai::levelNamed(m_level.toStdString()))
        m_level = QStringLiteral("normal");
    m_goesFirst = QSettings().value(QStringLiteral("test/goesFirst"), true).toBool();
}

void TestSetup::keep() const {
    QSettings settings;
    settings.beginGroup(QStringLiteral("test"));
    settings.setValue(QStringLiteral("deck"), m_deck);
    settings.setValue(QStringLiteral("opponent"), m_opponent);
    settings.setValue(QStringLiteral("battlefield"), m_battlefield);
    settings.setValue(QStringLiteral("level"), m_level);
    settings.setValue(QStringLiteral("goesFirst"), m_goesFirst);
}

} // namespace champclos::editor

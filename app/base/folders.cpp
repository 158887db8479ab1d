// SPDX-License-Identifier: MIT
#include "app/base/folders.h"

#include <QDir>
#include <QStandardPaths>

namespace champclos::app {

QString dataFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }
QString gamesFolder() { return dataFolder() + QStringLiteral("/games"); }
QString decksFolder() { return dataFolder() + QStringLiteral("/decks"); }
QString battlefieldsFolder() { return dataFolder() + QStringLiteral("/battlefields"); }
QString recoveryFolder() { return dataFolder() + QStringLiteral("/recovery"); }
QString reviewsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/reviews");
}
QString settingsFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation); }
QString settingsFile() { return settingsFolder() + QStringLiteral("/settings.json"); }

QString documentsFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace champclos::app

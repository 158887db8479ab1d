// SPDX-License-Identifier: MIT
#include "engine/io/user_content.h"

#include "engine/io/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace champclos::io {

namespace {

QString nameOf(UserContent kind) {
    switch (kind) {
    case UserContent::Decks:
        return "decks";
    case UserContent::Battlefields:
        return "battlefields";
    case UserContent::Lessons:
        return "lessons";
    }
    return {};
}

QString dataFolder() {
    // The program and the command line share it, whatever they are called themselves.
    if (QCoreApplication::organizationName().isEmpty() && QCoreApplication::applicationName() != "Champclos")
        return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/Champclos/Champclos";
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString folderOf(UserContent kind) { return dataFolder() + '/' + nameOf(kind); }

std::vector<std::string> filesIn(const QString &folder, QDir::SortFlags order) {
    std::vector<std::string> files;
    for (const QFileInfo &file : QDir(folder).entryInfoList({"*.json"}, QDir::Files, order))
        files.push_back(file.absoluteFilePath().toStdString());
    return files;
}

} // namespace

std::string userFolder(UserContent kind) { return folderOf(kind).toStdString(); }

std::string installedFolder() { return (dataFolder() + "/installed").toStdString(); }

std::vector<std::string> userFiles(UserContent kind) { return filesIn(folderOf(kind), QDir::Time); }

std::vector<std::string> installedFiles(UserContent kind) {
    std::vector<std::string> files;
    const QDir packages(QString::fromStdString(installedFolder()));
    for (const QString &package : packages.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (std::string &file : filesIn(packages.filePath(package) + '/' + nameOf(kind), QDir::Name))
            files.push_back(std::move(file));
    return files;
}

std::optional<std::string> userFile(UserContent kind, const std::string &id) {
    const QString name = QString::fromStdString(id) + ".json";
    const QFileInfo own(QDir(folderOf(kind)), name);
    if (own.isFile())
        return own.absoluteFilePath().toStdString();
    for (const std::string &file : userFiles(kind)) { // its author may have named it as they liked
        Diagnostics ignored;
        if (const std::optional<JsonValue> text = readJsonFile(file, ignored); text && (*text)["id"].string() == id)
            return file;
    }
    for (const std::string &file : installedFiles(kind))
        if (QFileInfo(QString::fromStdString(file)).fileName() == name)
            return file;
    return std::nullopt;
}

} // namespace champclos::io

// SPDX-License-Identifier: MIT
#include "engine/io/user_content.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace champclos::io {

namespace {

QString folderOf(UserContent kind) {
    // The program and the command line share it, whatever they are called themselves.
    QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (QCoreApplication::organizationName().isEmpty() && QCoreApplication::applicationName() != "Champclos")
        data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/Champclos/Champclos";
    return data + (kind == UserContent::Decks ? "/decks" : "/battlefields");
}

} // namespace

std::string userFolder(UserContent kind) { return folderOf(kind).toStdString(); }

std::vector<std::string> userFiles(UserContent kind) {
    std::vector<std::string> files;
    for (const QFileInfo &file : QDir(folderOf(kind)).entryInfoList({"*.json"}, QDir::Files, QDir::Time))
        files.push_back(file.absoluteFilePath().toStdString());
    return files;
}

std::optional<std::string> userFile(UserContent kind, const std::string &id) {
    const QFileInfo file(QDir(folderOf(kind)), QString::fromStdString(id) + ".json");
    return file.isFile() ? std::optional(file.absoluteFilePath().toStdString()) : std::nullopt;
}

} // namespace champclos::io

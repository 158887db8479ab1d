// SPDX-License-Identifier: MIT
#include "editor/workbench/workbench.h"

#include "editor/workbench/own_content.h"
#include "engine/io/files.h"

#include <QDir>
#include <QFileInfo>

namespace champclos::editor {

void Workbench::listenTo(Document &document) {
    // What was found out about one document says nothing about another.
    connect(&document, &Document::replaced, &m_run, &BalanceRun::clear);
    connect(&document, &Document::changed, this, &Workbench::isPlayableChanged);
}

void Workbench::refreshChoices() {
    m_decks.setChoices(playableDecks());
    m_battlefields.setChoices(playableBattlefields());
}

void Workbench::setOpen(bool isOpen) {
    setBalancing(false);
    if (m_isOpen == isOpen)
        return;
    m_isOpen = isOpen;
    emit isOpenChanged();
}

void Workbench::setBalancing(bool isBalancing) {
    if (m_isBalancing == isBalancing)
        return;
    m_isBalancing = isBalancing;
    emit isBalancingChanged();
}

QUrl Workbench::folderUrl() const { return QUrl::fromLocalFile(ownFolder()); }

QString Workbench::freePath(const QString &folder) {
    const QString stem = folder + u'/' + file()->id();
    QString path = stem + QStringLiteral(".json");
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1-%2.json").arg(stem).arg(number);
    return path;
}

bool Workbench::save() {
    if (file()->hasPath())
        return file()->save();
    QDir().mkpath(ownFolder());
    return file()->saveAs(freePath(ownFolder()));
}

QUrl Workbench::proposedFile(const QString &ending) {
    const QString folder = file()->hasPath() ? QFileInfo(file()->path()).absolutePath() : ownFolder();
    QDir().mkpath(folder);
    return QUrl::fromLocalFile(folder + u'/' + file()->id() + u'.' + ending);
}

QString Workbench::writeCopy() {
    if (m_testFolder == nullptr)
        m_testFolder = std::make_unique<QTemporaryDir>();
    // Called as it will be called: games show where a thing comes from.
    const QString path = m_testFolder->filePath(file()->id() + QStringLiteral(".json"));
    io::Diagnostics diagnostics;
    return io::writeFile(path.toStdString(), playableText(), diagnostics) ? path : QString();
}

bool Workbench::startTest() {
    if (!isPlayable())
        return false;
    const QString path = writeCopy();
    if (path.isEmpty())
        return false;
    const bool isBoard = part() == Part::Battlefield;
    const QString own = isBoard ? m_testSetup.deck() : path;
    const bool goesFirst = m_testSetup.goesFirst();
    emit testRequested(isBoard ? path : m_testSetup.battlefield(), goesFirst ? own : m_testSetup.opponent(),
                       goesFirst ? m_testSetup.opponent() : own, goesFirst ? 0 : 1, m_testSetup.level());
    return true;
}

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "editor/document/document.h"

#include "editor/document/recent_files.h"
#include "engine/io/files.h"
#include "engine/io/picture_check.h"

#include <QFileInfo>

namespace champclos::editor {

Document::Document(QString kind, QObject *parent) : QObject(parent), m_kind(kind), m_slot(kind) {
    m_undoStack.setUndoLimit(kUndoLimit);
    m_autosaveTimer.setSingleShot(true);
    m_autosaveTimer.setInterval(kAutosaveDelay);
    connect(&m_autosaveTimer, &QTimer::timeout, this, &Document::autosave);
    if (QCoreApplication::instance() != nullptr)
        connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, this, &Document::autosave);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::undoChanged);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::dirtyChanged);
    connect(&m_language, &LanguageWatcher::languageChanged, this, [this] {
        m_problems.setProblems(findProblems());
        emit undoChanged();
        emit titleChanged();
        emit languageChanged();
    });
}

Document::~Document() {
    m_undoStack.disconnect(this);
    if (m_undoStack.isClean())
        m_slot.clear(); // otherwise what was not saved is offered at the next start
}

QString Document::fileName() const { return QFileInfo(m_path).fileName(); }

QString Document::labelOf(const QUndoCommand *command) const {
    const auto *labelled = dynamic_cast<const LabelledCommand *>(command);
    return labelled == nullptr ? QString() : labelled->label().text();
}

QString Document::undoText() const { return labelOf(m_undoStack.command(m_undoStack.index() - 1)); }

QString Document::redoText() const { return labelOf(m_undoStack.command(m_undoStack.index())); }

void Document::undo() { m_undoStack.undo(); }

void Document::redo() { m_undoStack.redo(); }

QString Document::localPath(const QString &pathOrUrl) {
    if (pathOrUrl.startsWith(QLatin1String("file:")))
        return QUrl(pathOrUrl).toLocalFile();
    if (pathOrUrl.startsWith(QLatin1String("qrc:")))
        return pathOrUrl.mid(3);
    return pathOrUrl;
}

bool Document::load(const QString &path) {
    io::Diagnostics diagnostics;
    const std::string file = path.toStdString();
    const std::optional<std::string> content =
        io::readFile(file, diagnostics, io::kMaxContentBytes + io::kMaxPictureText);
    diagnostics.setFile(file);
    m_isDamaged = false;
    if (content && read(*content, diagnostics))
        return true;
    m_fileProblems.setProblems(problemsFrom(diagnostics));
    m_isDamaged = content && readRemains(*content);
    return m_isDamaged;
}

/// What was read is not what the file holds: it stays as it is until somebody says where this goes.
void Document::beginDamaged() {
    const QList<Problem> problems = m_fileProblems.problems();
    beginAgain({});
    m_fileProblems.setProblems(problems);
    m_undoStack.resetClean();
    emit dirtyChanged();
}

void Document::beginAgain(const QString &path) {
    m_autosaveTimer.stop();
    m_slot.clear();
    m_undoStack.clear();
    m_undoStack.setClean();
    m_fileProblems.setProblems({});
    m_path = path;
    emit pathChanged();
    emit replaced();
    emit undoChanged();
    emit dirtyChanged();
}

bool Document::open(const QString &pathOrUrl) {
    const QString path = localPath(pathOrUrl);
    if (!load(path))
        return false;
    settleIn(QFileInfo(path).absolutePath());
    if (m_isDamaged) {
        beginDamaged();
        return true;
    }
    beginAgain(QFileInfo(path).absoluteFilePath());
    RecentFiles::remember(m_kind, m_path);
    return true;
}

bool Document::openCopy(const QString &pathOrUrl) {
    const QString path = localPath(pathOrUrl);
    if (!load(path))
        return false;
    settleIn(QFileInfo(path).absolutePath());
    becomeCopy();
    if (m_isDamaged)
        beginDamaged();
    else
        beginAgain({});
    return true;
}

bool Document::save() { return hasPath() && saveAs(m_path); }

bool Document::saveAs(const QString &pathOrUrl) {
    const QString path = localPath(pathOrUrl);
    io::Diagnostics diagnostics;
    if (!io::writeFile(path.toStdString(), textAt(path), diagnostics)) {
        m_fileProblems.setProblems(problemsFrom(diagnostics));
        return false;
    }
    m_fileProblems.setProblems({});
    m_path = QFileInfo(path).absoluteFilePath();
    m_undoStack.setClean();
    m_autosaveTimer.stop();
    m_slot.clear();
    m_isUnsafe = false;
    RecentFiles::remember(m_kind, m_path);
    emit pathChanged();
    emit dirtyChanged();
    emit saved();
    return true;
}

void Document::startNew() {
    reset();
    beginAgain({});
}

bool Document::recover(const QString &key) {
    for (const RecoveryNote &note : RecoveryModel::leftBehind(m_kind)) {
        if (note.key != key)
            continue;
        if (!load(note.text))
            return false;
        beginAgain(note.path);
        m_undoStack.resetClean(); // what is here is not what the file holds
        autosave();               // in a slot of its own before the old one goes
        RecoveryModel::remove(key);
        emit dirtyChanged();
        return true;
    }
    return false;
}

void Document::abandon() {
    m_undoStack.setClean(); // or the end of the program would keep it after all
    m_autosaveTimer.stop();
    m_slot.clear();
}

void Document::autosave() {
    m_autosaveTimer.stop();
    if (!isDirty()) {
        m_slot.clear();
        return;
    }
    m_isUnsafe = !m_slot.write(QByteArray::fromStdString(text()), title(), m_path);
    if (!m_isUnsafe)
        m_autosavedAt = QDateTime::currentDateTime();
    emit autosaved();
}

void Document::noteChange() {
    m_problems.setProblems(findProblems());
    if (!m_autosaveTimer.isActive())
        m_autosaveTimer.start();
    emit titleChanged();
    emit changed();
}

} // namespace champclos::editor

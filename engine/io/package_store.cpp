// SPDX-License-Identifier: MIT
#include "engine/io/package_store.h"

#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/io/user_content.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace champclos::io {

namespace {

// Names that no id can have: where a version waits for its place, and where one goes that leaves it.
constexpr const char *kComing = ".coming-";
constexpr const char *kGoing = ".going-";
constexpr const char *kGone = ".gone-";
/// A lock whose owner was killed before it wrote its name into it is taken over after this; nobody works that long.
constexpr int kStale = 8000;      // milliseconds
constexpr int kPatience = 12'000; // milliseconds

QString qt(const std::string &text) { return QString::fromStdString(text); }

void report(Diagnostics &diagnostics, const std::string &path, const std::string &why) {
    diagnostics.append(Diagnostic{DiagnosticCode::FileUnwritable, path, {}, {}, {why}, {}});
}

/// So that a rename lasts even if the power fails right after it; files themselves are synced as they are written.
void syncFolder([[maybe_unused]] const std::string &folder) {
#ifdef Q_OS_UNIX
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
#endif
}

bool rename(const std::string &from, const std::string &to) { return QDir().rename(qt(from), qt(to)); }
bool isThere(const std::string &folder) { return QFileInfo::exists(qt(folder)); }
void clear(const std::string &folder) { QDir(qt(folder)).removeRecursively(); }

bool writeFiles(const Package &package, const std::string &folder, Diagnostics &diagnostics) {
    std::vector<ArchiveFile> files = package.files;
    PackageManifest manifest = package.manifest;
    manifest.files.clear(); // what was left out is not there to be listed
    for (const ArchiveFile &file : files)
        manifest.files.push_back(file.name);
    files.push_back({std::string(kManifestName), writeManifest(manifest)});
    for (const ArchiveFile &file : files) {
        const std::string path = folder + '/' + file.name;
        const QString parent = QFileInfo(qt(path)).path();
        if (!QDir().mkpath(parent)) {
            report(diagnostics, parent.toStdString(), "no folder can be made there");
            return false;
        }
        if (!writeFile(path, file.bytes, diagnostics))
            return false;
        syncFolder(parent.toStdString());
    }
    syncFolder(folder);
    return true;
}

} // namespace

PackageStore::PackageStore(std::string folder) : m_folder(std::move(folder)) {
    if (m_folder.empty())
        m_folder = installedFolder();
    putRight();
}

void PackageStore::putRight() {
    const QDir there(qt(m_folder));
    const QStringList left =
        there.entryList({".coming-*", ".going-*", ".gone-*"}, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    if (left.isEmpty())
        return;
    QLockFile lock(qt(m_folder + "/.lock"));
    lock.setStaleLockTime(kStale);
    if (!lock.tryLock(0)) // somebody is at it
        return;
    for (const QString &name : left) {
        const std::string path = there.filePath(name).toStdString();
        const std::string id = name.mid(name.indexOf('-') + 1).toStdString();
        if (name.startsWith(kGoing) && !isThere(place(id)))
            rename(path, place(id)); // its successor had not come yet
        else
            clear(path);
    }
}

std::vector<InstalledPackage> PackageStore::packages() const {
    std::vector<InstalledPackage> list;
    for (const QString &name : QDir(qt(m_folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (std::optional<InstalledPackage> package = find(name.toStdString()))
            list.push_back(std::move(*package));
    return list;
}

std::optional<InstalledPackage> PackageStore::find(const std::string &id) const {
    Diagnostics ignored;
    if (!isId(id) || !QFileInfo(qt(place(id))).isDir())
        return std::nullopt;
    const std::optional<std::string> text = readFile(place(id) + '/' + std::string(kManifestName), ignored);
    std::optional<PackageManifest> manifest = text ? readManifest(*text, ignored) : std::nullopt;
    if (!manifest || manifest->id != id)
        return std::nullopt;
    return InstalledPackage{std::move(*manifest), place(id)};
}

Standing PackageStore::standing(const PackageManifest &manifest) const {
    const std::optional<InstalledPackage> there = find(manifest.id);
    if (!there)
        return Standing::New;
    if (there->manifest.author != manifest.author)
        return Standing::OtherAuthor;
    const int order = compareReleases(manifest.release, there->manifest.release);
    return order > 0 ? Standing::Update : order == 0 ? Standing::Same : Standing::Older;
}

bool PackageStore::install(const Package &package, Consent consent, Diagnostics &diagnostics) {
    const std::string &id = package.manifest.id;
    if (!QDir().mkpath(qt(m_folder))) {
        report(diagnostics, m_folder, "no folder can be made there");
        return false;
    }
    QLockFile lock(qt(m_folder + "/.lock"));
    lock.setStaleLockTime(kStale);
    if (!lock.tryLock(kPatience)) {
        report(diagnostics, m_folder, "another program is installing something there");
        return false;
    }
    if (const std::optional<InstalledPackage> there = find(id); there && consent == Consent::Ask) {
        const Standing how = standing(package.manifest);
        if (how == Standing::OtherAuthor)
            diagnostics.report(
                DiagnosticCode::PackageOtherAuthor, {}, {},
                {io::quoted(id), io::quoted(there->manifest.author), io::quoted(package.manifest.author)});
        else if (how == Standing::Older)
            diagnostics.report(DiagnosticCode::PackageOlder, {}, {},
                               {io::quoted(id), there->manifest.release, package.manifest.release});
        if (how == Standing::OtherAuthor || how == Standing::Older)
            return false;
    }
    const std::string coming = place(kComing + id);
    const std::string going = place(kGoing + id);
    clear(coming);
    if (!writeFiles(package, coming, diagnostics)) {
        clear(coming);
        return false;
    }
    const bool hadOne = isThere(place(id));
    if ((hadOne && !rename(place(id), going)) || !rename(coming, place(id))) {
        if (!isThere(place(id)))
            rename(going, place(id));
        clear(coming);
        report(diagnostics, place(id), "the folder cannot be replaced");
        return false;
    }
    syncFolder(m_folder);
    clear(going);
    return true;
}

bool PackageStore::remove(const std::string &id, Diagnostics &diagnostics) {
    if (!isId(id) || !QFileInfo(qt(place(id))).isDir()) {
        std::vector<std::string> ids;
        for (const InstalledPackage &package : packages())
            ids.push_back(package.manifest.id);
        diagnostics.report(DiagnosticCode::PackageNotInstalled, {}, {}, {io::quoted(id)},
                           nearest(id, std::vector<std::string_view>(ids.begin(), ids.end())));
        return false;
    }
    QLockFile lock(qt(m_folder + "/.lock"));
    lock.setStaleLockTime(kStale);
    if (!lock.tryLock(kPatience)) {
        report(diagnostics, m_folder, "another program is installing something there");
        return false;
    }
    if (QFile::moveToTrash(qt(place(id))))
        return true;
    const std::string gone = place(kGone + id);
    clear(gone);
    if (!rename(place(id), gone)) {
        report(diagnostics, place(id), "the folder cannot be removed");
        return false;
    }
    clear(gone);
    return true;
}

void warnOfTakenIds(const Package &package, const PackageStore &store, Diagnostics &diagnostics) {
    const Library library;
    const std::string itself = store.folder() + '/' + package.manifest.id + '/';
    for (const PackageItem &item : package.items) {
        const bool isDeck = item.kind == ContentKind::Deck;
        const std::vector<std::string> &ids = isDeck ? library.deckIds() : library.battlefieldIds();
        const std::optional<std::string> file =
            userFile(isDeck ? UserContent::Decks : UserContent::Battlefields, item.id);
        if (std::binary_search(ids.begin(), ids.end(), item.id) || (file && file->rfind(itself, 0) != 0))
            diagnostics.report(DiagnosticCode::PackageIdTaken, {}, item.file, {io::quoted(item.id)});
    }
}

} // namespace champclos::io

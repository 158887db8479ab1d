// SPDX-License-Identifier: MIT
#include "app/shell/package_offer.h"

#include "app/play/card_words.h"
#include "app/play/game_file.h"
#include "app/shell/content_files.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "engine/text/text.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <algorithm>

namespace champclos::app {

namespace {

QVariantMap check(const char *icon, const QString &text) {
    return {{QStringLiteral("icon"), QLatin1String(icon)}, {QStringLiteral("text"), text}};
}

QString sentence(QString text) {
    text[0] = text[0].toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

} // namespace

PackageOffer::PackageOffer(ContentLibrary &library, QObject *parent) : QObject(parent), m_library(library) {
    connect(&library, &ContentLibrary::changed, this, &PackageOffer::changed); // the language, for one
}

void PackageOffer::show(const QString &urlOrPath) {
    const QUrl url(urlOrPath);
    m_path = QFileInfo(url.isLocalFile() ? url.toLocalFile() : urlOrPath).absoluteFilePath();
    m_isOpen = true;
    m_looking.reset();
    read();
    Q_EMIT changed();
}

void PackageOffer::read() {
    m_package.reset();
    m_installed.reset();
    m_standing = io::Standing::New;
    m_diagnostics = {};
    const std::optional<io::ContentKind> kind = kindOfContent(m_path);
    m_isPackage = !kind;
    if (kind) {
        const ContentFile content = readContent(*kind, m_path);
        m_diagnostics = content.diagnostics;
        const std::optional<std::string> bytes = io::readFile(utf8(m_path), m_diagnostics, io::kMaxArchiveFileBytes);
        if (!content.isRead() || !bytes)
            return;
        m_package.emplace();
        m_package->manifest.name = content.name();
        m_package->manifest.author = utf8(content.author());
        m_package->manifest.licence = utf8(content.licence());
        io::PackageItem item{.kind = *kind, .file = {}, .id = utf8(content.id()), .name = content.name(), .size = 0};
        if (content.board)
            item.size = static_cast<int>(content.board->spaces.size());
        else
            for (const CardDef &card : content.deck->cards)
                item.size += card.copies;
        m_package->items = {item};
        m_package->files = {{utf8(QFileInfo(m_path).fileName()), *bytes}};
        return;
    }
    m_package = io::loadPackage(utf8(m_path), m_diagnostics);
    if (!m_package)
        return;
    const io::PackageStore store(utf8(m_library.installedFolder()));
    m_installed = store.find(m_package->manifest.id);
    m_standing = store.standing(m_package->manifest);
    io::warnOfTakenIds(*m_package, store, m_diagnostics);
}

void PackageOffer::close() {
    if (!m_isOpen)
        return;
    m_isOpen = false;
    m_package.reset();
    Q_EMIT changed();
}

QString PackageOffer::title() const {
    return m_package ? qt(io::nameIn(m_package->manifest.name, m_library.language())) : QFileInfo(m_path).fileName();
}

QString PackageOffer::origin() const {
    if (!m_package)
        return {};
    const QString author = qt(m_package->manifest.author);
    if (!m_isPackage)
        return author.isEmpty() ? tr("Its author is not named") : tr("By %1").arg(author);
    const QString release = qt(m_package->manifest.release);
    return author.isEmpty() ? tr("Version %1").arg(release) : tr("Version %1, by %2").arg(release, author);
}

QString PackageOffer::file() const {
    const QFileInfo info(m_path);
    QStringList parts = {info.fileName(),
                         QLocale().formattedDataSize(info.size(), 1, QLocale::DataSizeTraditionalFormat)};
    if (m_package)
        parts.append(m_package->manifest.licence.empty() ? tr("no license named")
                                                         : tr("license %1").arg(qt(m_package->manifest.licence)));
    return parts.join(QStringLiteral(" · "));
}

QString PackageOffer::ownFileOf(const io::PackageItem &item) const {
    const QString folder =
        item.kind == io::ContentKind::Deck ? m_library.userDeckFolder() : m_library.userBattlefieldFolder();
    const QString path = folder + u'/' + qt(item.id) + QStringLiteral(".json");
    return QFileInfo::exists(path) ? path : QString();
}

QString PackageOffer::markOf(const io::PackageItem &item) const {
    if (!m_isPackage)
        return ownFileOf(item).isEmpty() ? tr("new") : tr("beside yours");
    const auto &before = m_installed ? m_installed->manifest.files : std::vector<std::string>();
    if (std::find(before.begin(), before.end(), item.file) == before.end())
        return tr("new");
    return m_standing == io::Standing::Same
               ? tr("as it is")
               : QStringLiteral("%1 → %2").arg(qt(m_installed->manifest.release), qt(m_package->manifest.release));
}

QVariantList PackageOffer::items() const {
    QVariantList list;
    if (!m_package)
        return list;
    for (std::size_t index = 0; index < m_package->items.size(); ++index) {
        const io::PackageItem &item = m_package->items[index];
        io::Diagnostics ignored;
        QVariantMap row = {{QStringLiteral("name"), qt(io::nameIn(item.name, m_library.language()))},
                           {QStringLiteral("mark"), markOf(item)},
                           {QStringLiteral("isNew"), markOf(item) == tr("new")}};
        if (item.kind == io::ContentKind::Deck) {
            row[QStringLiteral("detail")] = tr("deck, %n card(s)", nullptr, item.size);
            if (const auto deck = io::readDeckDraft(m_package->files[index].bytes, ignored);
                deck && !deck->fighters.empty()) {
                const EmblemValues emblem = emblemOf(*deck);
                row[QStringLiteral("emblem")] = emblem.id;
                row[QStringLiteral("emblemField")] = emblem.field;
                row[QStringLiteral("emblemCharge")] = emblem.charge;
            }
        } else {
            row[QStringLiteral("detail")] = tr("battlefield, %n space(s)", nullptr, item.size);
            if (const auto board = io::readBattlefieldDraft(m_package->files[index].bytes, ignored))
                row[QStringLiteral("document")] = QVariant::fromValue(*board);
        }
        list.append(row);
    }
    return list;
}

QVariantList PackageOffer::checks() const {
    QVariantList list;
    const Language language = m_library.language();
    if (!m_diagnostics.hasErrors())
        list.append(check("check", tr("All of it can be read and played.")));
    if (m_package && m_isPackage)
        list.append(check("check", tr("Nothing in it leads out of its folder, and nothing is too large.")));
    if (m_installed && m_package) {
        const QString before = qt(m_installed->manifest.release);
        if (m_standing == io::Standing::Update)
            list.append(check("warning", tr("It replaces version %1. Your saved games stay as they are.").arg(before)));
        else if (m_standing == io::Standing::Same)
            list.append(check("info", tr("You already have this version.")));
        else if (m_standing == io::Standing::Older)
            list.append(check("warning", tr("You have version %1, which is newer.").arg(before)));
        else if (m_standing == io::Standing::OtherAuthor)
            list.append(
                check("warning", tr("You have a package of the same name by %1. Adding this one takes its place.")
                                     .arg(m_installed->manifest.author.empty() ? tr("somebody unnamed")
                                                                               : qt(m_installed->manifest.author))));
    }
    constexpr int kMost = 8;
    for (const io::Diagnostic &problem : m_diagnostics) {
        if (list.size() == kMost) {
            list.append(
                check("info", tr("and %n more", nullptr, static_cast<int>(m_diagnostics.all().size()) - kMost)));
            break;
        }
        const QString text = sentence(qt(text::diagnosticMessage(problem, language)));
        const QString place = qt(problem.file).section(QStringLiteral(": "), 1);
        list.append(check(problem.severity() == io::Severity::Error ? m_package ? "warning" : "error" : "info",
                          place.isEmpty() ? text : tr("%1: %2").arg(place, text)));
    }
    return list;
}

bool PackageOffer::isConflict() const {
    return m_standing == io::Standing::Older || m_standing == io::Standing::OtherAuthor;
}

QString PackageOffer::promise() const {
    if (!m_package)
        return tr("Nothing was added and nothing was changed.");
    return m_isPackage ? tr("Nothing you made yourself is changed. You can remove the package again at any time.")
                       : tr("A copy goes into your library. The file stays where it is.");
}

bool PackageOffer::addPackage(io::Diagnostics &diagnostics) {
    io::PackageStore store(utf8(m_library.installedFolder()));
    return store.install(*m_package, io::Consent::Replace, diagnostics);
}

bool PackageOffer::addSingle(io::Diagnostics &diagnostics) {
    const io::PackageItem &item = m_package->items.front();
    const QString folder =
        item.kind == io::ContentKind::Deck ? m_library.userDeckFolder() : m_library.userBattlefieldFolder();
    return !copyInto(folder, readContent(item.kind, m_path), false, diagnostics).isEmpty();
}

bool PackageOffer::add() {
    if (!m_package)
        return false;
    io::Diagnostics diagnostics;
    const QString name = title();
    const bool isAdded = m_isPackage ? addPackage(diagnostics) : addSingle(diagnostics);
    if (!isAdded) {
        Q_EMIT told(tr("“%1” could not be added. %2").arg(name, reasonsOf(diagnostics, m_library.language())));
        return false;
    }
    const QString before = m_installed ? qt(m_installed->manifest.release) : QString();
    close();
    m_library.refresh();
    Q_EMIT added();
    Q_EMIT told(before.isEmpty() ? tr("“%1” is in your library.").arg(name)
                                 : tr("“%1” is in your library; it replaces version %2.").arg(name, before));
    return true;
}

QString PackageOffer::look(int item) {
    if (!m_package || item < 0 || item >= static_cast<int>(m_package->items.size()))
        return {};
    if (!m_isPackage)
        return m_path;
    if (!m_looking)
        m_looking = std::make_unique<QTemporaryDir>();
    const io::PackageItem &wanted = m_package->items[static_cast<std::size_t>(item)];
    const QString path = m_looking->filePath(qt(wanted.id) + QStringLiteral(".json"));
    io::Diagnostics diagnostics;
    return io::writeFile(utf8(path), m_package->files[static_cast<std::size_t>(item)].bytes, diagnostics) ? path
                                                                                                          : QString();
}

} // namespace champclos::app

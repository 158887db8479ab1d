// SPDX-License-Identifier: MIT
#include "app/shell/library_desk.h"

#include "app/base/folders.h"
#include "app/play/card_words.h"
#include "app/play/game_file.h"
#include "app/shell/content_files.h"
#include "engine/io/user_content.h"
#include "engine/text/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>

namespace champclos::app {

namespace {

const QString kMine = QStringLiteral("mine");
const QString kInstalled = QStringLiteral("installed");
const QString kBuiltIn = QStringLiteral("builtIn");

int rankOf(const QString &source) { return source == kMine ? 0 : source == kInstalled ? 1 : 2; }

int cardsOf(const DeckDef &deck) {
    int cards = 0;
    for (const CardDef &card : deck.cards)
        cards += card.copies;
    return cards;
}

/// Letters, digits, and hyphens of a name that people read; "package" if it has none of them.
QString idFor(const QString &name) {
    QString id = name.normalized(QString::NormalizationForm_KD).toLower();
    id.replace(QRegularExpression(QStringLiteral("[^a-z0-9\\s-]")), QString());
    id = id.simplified().replace(QRegularExpression(QStringLiteral("[\\s-]+")), QStringLiteral("-"));
    id = id.left(static_cast<int>(io::kMaxIdLength));
    while (id.startsWith(u'-') || id.endsWith(u'-'))
        id = id.startsWith(u'-') ? id.mid(1) : id.chopped(1);
    return id.isEmpty() ? QStringLiteral("package") : id;
}

/// The version after: 1.2 becomes 1.3.
QString following(const QString &release) {
    const qsizetype dot = release.lastIndexOf(u'.');
    return release.left(dot + 1) + QString::number(release.mid(dot + 1).toInt() + 1);
}

QString releaseKey(const QString &id) { return QStringLiteral("packages/") + id; }

} // namespace

LibraryDesk::LibraryDesk(ContentLibrary &library, QObject *parent)
    : QObject(parent), m_library(library), m_decks(new RowModel(roles(), this)),
      m_battlefields(new RowModel(roles(), this)), m_offer(new PackageOffer(library, this)) {
    connect(m_offer, &PackageOffer::told, this, &LibraryDesk::told);
    connect(&library, &ContentLibrary::changed, this, [this] {
        if (m_isFilled)
            refresh();
    });
}

const QList<QByteArray> &LibraryDesk::roles() {
    static const QList<QByteArray> list = {"reference", "kind",        "name",         "author",  "source",
                                           "credit",    "facts",       "isPlayable",   "problem", "emblem",
                                           "package",   "emblemField", "emblemCharge", "document"};
    return list;
}

QList<LibraryDesk::Place> LibraryDesk::places(io::ContentKind kind) const {
    const bool isDeck = kind == io::ContentKind::Deck;
    QList<Place> list;
    const auto add = [&list](const QString &folder, const QString &source) {
        for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            list.append({file.absoluteFilePath(), file.absoluteFilePath(), source});
    };
    add(isDeck ? m_library.userDeckFolder() : m_library.userBattlefieldFolder(), kMine);
    const QDir packages(m_library.installedFolder());
    for (const QString &package : packages.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        add(packages.filePath(package) + u'/' + QLatin1String(io::folderOf(kind)), kInstalled);
    for (const std::string &id : isDeck ? m_library.library().deckIds() : m_library.library().battlefieldIds())
        list.append({qt(id), qt(m_library.library().fileOf(id).value_or(std::string())), kBuiltIn});
    return list;
}

RowModel::Row LibraryDesk::row(io::ContentKind kind, const Place &place) const {
    const ContentFile content = readContent(kind, place.path);
    const bool isDeck = kind == io::ContentKind::Deck;
    QString name = QFileInfo(place.path).fileName();
    QString author;
    QString facts;
    EmblemValues emblem{};
    QVariant document;
    if (content.isRead()) {
        name = qt(io::nameIn(content.name(), m_library.language()));
        author = content.author();
    }
    if (content.deck) {
        facts = tr("%n card(s)", nullptr, cardsOf(*content.deck));
        if (!content.deck->fighters.empty())
            emblem = emblemOf(*content.deck);
    } else if (content.board) {
        facts = tr("%n space(s)", nullptr, static_cast<int>(content.board->spaces.size()));
        document = QVariant::fromValue(*content.board);
    }
    const QString credit = place.source == kMine                             ? tr("by you")
                           : place.source == kInstalled && !author.isEmpty() ? tr("by %1").arg(author)
                                                                             : facts;
    if (place.source == kMine)
        facts += QStringLiteral(" · ") +
                 tr("changed %1").arg(QLocale().toString(QFileInfo(place.path).lastModified(), QLocale::ShortFormat));
    const QString package =
        place.source == kInstalled ? QFileInfo(QFileInfo(place.path).path()).dir().dirName() : QString();
    const QString problem = content.isPlayable ? QString() : reasonsOf(content.diagnostics, m_library.language());
    return {place.reference,
            isDeck ? QStringLiteral("deck") : QStringLiteral("battlefield"),
            name,
            author,
            place.source,
            credit,
            facts,
            content.isPlayable,
            problem,
            emblem.id,
            package,
            emblem.field,
            emblem.charge,
            document};
}

void LibraryDesk::fill(io::ContentKind kind, RowModel &model, QVariantMap &counts) {
    const int nameColumn = static_cast<int>(roles().indexOf("name"));
    const int authorColumn = static_cast<int>(roles().indexOf("author"));
    const int sourceColumn = static_cast<int>(roles().indexOf("source"));
    QHash<QString, int> found;
    std::vector<RowModel::Row> rows;
    for (const Place &place : places(kind)) {
        ++found[place.source];
        if (!m_source.isEmpty() && place.source != m_source)
            continue;
        RowModel::Row each = row(kind, place);
        if (each[nameColumn].toString().contains(m_search, Qt::CaseInsensitive) ||
            each[authorColumn].toString().contains(m_search, Qt::CaseInsensitive))
            rows.push_back(std::move(each));
    }
    std::stable_sort(rows.begin(), rows.end(), [&](const RowModel::Row &left, const RowModel::Row &right) {
        const int order = rankOf(left[sourceColumn].toString()) - rankOf(right[sourceColumn].toString());
        return order != 0 ? order < 0
                          : QString::localeAwareCompare(left[nameColumn].toString(), right[nameColumn].toString()) < 0;
    });
    counts = {{QStringLiteral("all"), found[kMine] + found[kInstalled] + found[kBuiltIn]},
              {kMine, found[kMine]},
              {kInstalled, found[kInstalled]},
              {kBuiltIn, found[kBuiltIn]}};
    model.assign(std::move(rows));
}

void LibraryDesk::refresh() {
    m_isFilled = true;
    fill(io::ContentKind::Deck, *m_decks, m_deckCounts);
    fill(io::ContentKind::Battlefield, *m_battlefields, m_battlefieldCounts);
    Q_EMIT changed();
}

void LibraryDesk::setSource(const QString &source) {
    if (source == m_source)
        return;
    m_source = source;
    refresh();
}

void LibraryDesk::setSearch(const QString &search) {
    if (search == m_search)
        return;
    m_search = search;
    refresh();
}

QVariantMap LibraryDesk::content(const QString &reference) const {
    const int deck = m_decks->find(QStringLiteral("reference"), reference);
    return deck >= 0 ? m_decks->at(deck)
                     : m_battlefields->at(m_battlefields->find(QStringLiteral("reference"), reference));
}

bool LibraryDesk::isForeign(const QString &urlOrPath) const {
    const QUrl url(urlOrPath);
    const QString file = QFileInfo(url.isLocalFile() ? url.toLocalFile() : urlOrPath).absoluteFilePath();
    const QStringList folders = {m_library.userDeckFolder(), m_library.userBattlefieldFolder(),
                                 m_library.installedFolder()};
    return std::none_of(folders.begin(), folders.end(),
                        [&file](const QString &folder) { return file.startsWith(QDir(folder).absolutePath() + u'/'); });
}

QString LibraryDesk::fileOf(const QString &reference) const {
    return qt(m_library.library().fileOf(utf8(reference)).value_or(std::string()));
}

std::optional<io::ContentKind> LibraryDesk::kindOf(const QString &reference) const {
    return kindOfContent(fileOf(reference));
}

void LibraryDesk::tell(const QString &text, const io::Diagnostics &diagnostics) {
    Q_EMIT told(text + u' ' + reasonsOf(diagnostics, m_library.language()));
}

QString LibraryDesk::duplicate(const QString &reference) {
    const std::optional<io::ContentKind> kind = kindOf(reference);
    io::Diagnostics diagnostics;
    QString copy;
    if (kind) {
        const QString folder =
            *kind == io::ContentKind::Deck ? m_library.userDeckFolder() : m_library.userBattlefieldFolder();
        if (const ContentFile content = readContent(*kind, fileOf(reference)); content.isRead())
            copy = copyInto(folder, content, true, diagnostics);
    }
    if (copy.isEmpty())
        tell(tr("No copy could be made."), diagnostics);
    else
        m_library.refresh();
    return copy;
}

bool LibraryDesk::rename(const QString &reference, const QString &name) {
    const std::optional<io::ContentKind> kind = kindOf(reference);
    io::Diagnostics diagnostics;
    const bool isDone = kind && !name.trimmed().isEmpty() && !isForeign(reference) &&
                        app::rename(readContent(*kind, reference), m_library.language(), name.trimmed(), diagnostics);
    if (!isDone)
        tell(tr("The name could not be changed."), diagnostics);
    else
        m_library.refresh();
    return isDone;
}

bool LibraryDesk::throwAway(const QString &reference) {
    const QVariantMap thing = content(reference);
    io::Diagnostics diagnostics;
    bool isGone = false;
    if (thing.value(QStringLiteral("source")) == kInstalled) {
        io::PackageStore store(utf8(m_library.installedFolder()));
        isGone = store.remove(utf8(thing.value(QStringLiteral("package")).toString()), diagnostics);
    } else if (thing.value(QStringLiteral("source")) == kMine) {
        isGone = QFile::moveToTrash(reference) || QFile::remove(reference);
    }
    if (!isGone)
        tell(tr("“%1” could not be moved to the trash.").arg(thing.value(QStringLiteral("name")).toString()),
             diagnostics);
    m_library.refresh();
    return isGone;
}

QVariantMap LibraryDesk::proposal(const QString &reference) const {
    const std::optional<io::ContentKind> kind = kindOf(reference);
    const ContentFile content = kind ? readContent(*kind, fileOf(reference)) : ContentFile();
    if (!content.isRead())
        return {};
    const QString name = qt(io::nameIn(content.name(), m_library.language()));
    const QString last = QSettings().value(releaseKey(idFor(name))).toString();
    return {{QStringLiteral("name"), name},
            {QStringLiteral("author"), content.author()},
            {QStringLiteral("licence"), content.licence()},
            {QStringLiteral("release"), last.isEmpty() ? QStringLiteral("1.0") : following(last)},
            {QStringLiteral("file"),
             QUrl::fromLocalFile(documentsFolder() + u'/' + idFor(name) + qt(std::string(io::kPackageEnding)))}};
}

bool LibraryDesk::exportPackage(const QStringList &references, const QVariantMap &said, const QUrl &file) {
    io::PackageManifest manifest;
    const QString name = said.value(QStringLiteral("name")).toString().trimmed();
    manifest.id = utf8(idFor(name));
    manifest.author = utf8(said.value(QStringLiteral("author")).toString().trimmed());
    manifest.licence = utf8(said.value(QStringLiteral("licence")).toString().trimmed());
    manifest.release = utf8(said.value(QStringLiteral("release")).toString().trimmed());
    manifest.name.in(m_library.language()) = utf8(name);
    std::vector<std::string> paths;
    for (const QString &reference : references)
        paths.push_back(utf8(fileOf(reference)));
    io::Diagnostics diagnostics;
    const std::optional<io::Package> package = io::makePackage(manifest, paths, diagnostics);
    if (!package || !io::savePackage(utf8(file.toLocalFile()), *package, diagnostics)) {
        tell(tr("The package could not be made."), diagnostics);
        return false;
    }
    QSettings().setValue(releaseKey(qt(manifest.id)), qt(manifest.release));
    Q_EMIT told(tr("The package is ready: %1").arg(QDir::toNativeSeparators(file.toLocalFile())));
    return true;
}

} // namespace champclos::app

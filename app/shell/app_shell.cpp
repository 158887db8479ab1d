// SPDX-License-Identifier: MIT
#include "app/shell/app_shell.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "engine/core/array_by.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QUrl>

#include <algorithm>

namespace champclos::app {

namespace {

constexpr double kLearnersPace = 2; ///< of all durations
constexpr int kThinkingPause = 450; ///< so that an answer of the computer can be followed

QString pathOf(const QString &urlOrPath) {
    const QUrl url(urlOrPath);
    return url.isLocalFile() ? url.toLocalFile() : urlOrPath;
}

/// Moves saved games that cannot even be looked at out of the way; what to say about the last of them.
QString setDamagedAside(const SaveListModel &saves, const io::Library &library, Language language) {
    QString message;
    for (int row = 0; row < saves.count(); ++row) {
        const QString path = saves.value(row, "path").toString();
        const QString aside = saves.value(row, "isDamaged").toBool() ? setAside(path) : QString();
        if (aside.isEmpty())
            continue;
        io::Diagnostics diagnostics;
        readGame(aside, library, diagnostics);
        message = TableTexts::tr("A saved game cannot be read and was set aside as %1. %2")
                      .arg(QDir::toNativeSeparators(aside), reasonsOf(diagnostics, language));
    }
    return message;
}

} // namespace

AppShell::AppShell(const Places &places, QObject *parent)
    : QObject(parent), m_language(new LanguageControl(this)), m_settings(new AppSettings(places.settingsFile, this)),
      m_sounds(new Sounds(*m_settings, this)), m_library(new ContentLibrary(places.userFolder, this)),
      m_desk(new LibraryDesk(*m_library, this)), m_saves(new SaveListModel(this)),
      m_learning(new Learning(*m_library, places.userFolder, this)) {
    if (!m_settings->language().isEmpty())
        m_language->setCode(m_settings->language());
    connect(m_language, &LanguageControl::changed, this, &AppShell::languageChanged);
    connect(m_settings, &AppSettings::changed, this, &AppShell::applySettings);
    connect(m_settings, &AppSettings::failed, this, &AppShell::say);
    connect(m_desk, &LibraryDesk::told, this, &AppShell::say);
    const io::PackageStore putRight(utf8(m_library->installedFolder())); // what a program ended in the middle has left
    languageChanged();
    SaveListModel::tidy(m_settings->autosaveFolder());
    refreshSaves();
    const QString damaged = setDamagedAside(*m_saves, m_library->library(), m_language->shownLanguage());
    if (!damaged.isEmpty()) {
        refreshSaves();
        say(damaged);
    }
    if (!m_settings->problem().isEmpty())
        say(m_settings->problem());
}

AppShell::~AppShell() {
    delete m_lesson;
    delete m_session; // before the language goes
    delete m_review;
    delete m_replay;
}

NewGame *AppShell::newGame() {
    if (m_newGame == nullptr) {
        m_newGame = new NewGame(*m_library, *m_settings, this);
        connect(m_library, &ContentLibrary::changed, m_newGame, &NewGame::refresh);
    }
    return m_newGame;
}

void AppShell::standBeside() {
    m_isBeside = true;
    m_settings->keepToMyself();
    m_learning->keepToMyself();
    say(TableTexts::tr("Champclos is already running with these files. This window keeps its settings to itself and "
                       "saves games under new names."));
}

void AppShell::say(const QString &text) {
    m_message = text;
    Q_EMIT messageChanged();
}

void AppShell::dismissMessage() { say({}); }

void AppShell::applySettings() {
    if (!m_settings->language().isEmpty())
        m_language->setCode(m_settings->language());
    if (m_replay != nullptr)
        m_replay->table()->motion()->setSpeed(m_settings->motionFactor());
    if (m_session != nullptr) {
        const double pace = m_settings->motionFactor() * (m_lesson != nullptr ? kLearnersPace : 1);
        m_session->table()->motion()->setSpeed(pace);
        m_session->setPauses(static_cast<int>(kThinkingPause * pace),
                             m_settings->pauseAfterCombat() || m_lesson != nullptr);
        m_session->setConfirmsIdleTurn(m_settings->confirmIdleTurn());
    }
    refreshSaves();
}

void AppShell::languageChanged() {
    const Language language = m_language->shownLanguage();
    m_library->setLanguage(language);
    m_settings->retranslate();
    if (m_newGame != nullptr)
        m_newGame->refresh();
    if (m_session != nullptr)
        m_session->setProgramLanguage(m_language->language());
    if (m_lesson != nullptr)
        m_lesson->retranslate();
    m_learning->setLanguage(language);
    if (m_replay != nullptr)
        m_replay->setProgramLanguage(language);
    if (m_review != nullptr)
        m_review->retranslate();
    refreshSaves();
    // What a user chose is remembered; as long as nobody chose, the system's language is followed.
    const QString known = m_settings->language().isEmpty() ? LanguageControl::systemCode() : m_settings->language();
    if (m_language->code() != known)
        m_settings->setLanguage(m_language->code());
}

/// The screen speaks the language of the seat that looks at it.
void AppShell::lendLanguage() {
    m_language->lend(m_session == nullptr ? QString() : m_session->table()->view()->language());
}

void AppShell::refreshSaves() {
    m_saves->read(m_settings->autosaveFolder(), *m_library);
    Q_EMIT savesChanged();
}

void AppShell::prepareSession() {
    m_session = new GameSession(this);
    connect(m_session, &GameSession::message, this, &AppShell::say);
    connect(m_session->table()->view(), &TableView::viewerChanged, this, &AppShell::lendLanguage);
    m_sounds->listenTo(*m_session->table());
}

bool AppShell::learn(const QString &lesson, bool anew) {
    io::Diagnostics diagnostics;
    std::optional<io::Lesson> found = m_learning->lesson(lesson, diagnostics);
    if (!found) {
        say(TableTexts::tr("This lesson cannot be opened: %1")
                .arg(reasonsOf(diagnostics, m_language->shownLanguage())));
        return false;
    }
    closeGame();
    prepareSession();
    m_lesson = new LessonSession(*m_session, this);
    const auto remember = [this, lesson] {
        Learning::Progress progress = m_learning->progressOf(lesson);
        progress.isDone = progress.isDone || m_lesson->isLast();
        progress.step = m_lesson->isLast() ? 0 : m_lesson->step();
        progress.actions = m_lesson->isLast() ? QStringList() : m_lesson->actions();
        m_learning->keep(lesson, progress);
    };
    applySettings();
    const Learning::Progress progress = m_learning->progressOf(lesson);
    m_lesson->begin(std::move(*found), anew ? 0 : progress.step, anew ? QStringList() : progress.actions,
                    m_language->language());
    remember();
    connect(m_lesson, &LessonSession::stepEntered, this, remember);
    Q_EMIT sessionChanged();
    return true;
}

bool AppShell::playOn() {
    if (m_lesson == nullptr || !m_lesson->canPlayOn())
        return false;
    GameFile game = m_session->game();
    open(std::move(game), SaveListModel::newPath(m_settings->autosaveFolder()));
    return true;
}

void AppShell::open(GameFile game, const QString &savePath, bool isTest) {
    closeGame();
    m_isTest = isTest;
    prepareSession();
    applySettings();
    m_session->setSavePath(savePath);
    m_session->begin(std::move(game), m_language->language());
    Q_EMIT sessionChanged();
}

void AppShell::closeGame() {
    if (m_session == nullptr)
        return;
    GameSession *old = m_session;
    const LessonSession *oldLesson = m_lesson;
    m_session = nullptr;
    m_lesson = nullptr;
    m_isTest = false;
    Q_EMIT sessionChanged(); // pages let go of it first
    delete oldLesson;
    delete old;
    lendLanguage();
    refreshSaves();
}

bool AppShell::startGame() {
    io::Diagnostics diagnostics;
    std::optional<GameFile> game = newGame()->isValid() ? newGame()->make(diagnostics) : std::nullopt;
    if (!game) {
        say(newGame()->isValid() ? reasonsOf(diagnostics, m_language->shownLanguage()) : newGame()->problem());
        return false;
    }
    newGame()->remember();
    open(std::move(*game), SaveListModel::newPath(m_settings->autosaveFolder()));
    return true;
}

bool AppShell::quickStart() { return startGame(); }

std::optional<GameFile> AppShell::load(const QString &path) {
    io::Diagnostics diagnostics;
    std::optional<GameFile> game = readGame(path, m_library->library(), diagnostics);
    const QString reasons = reasonsOf(diagnostics, m_language->shownLanguage());
    if (game && game->record.isCutShort)
        say(TableTexts::tr("Only the beginning of this game can still be played. Its file stays as it is. %1")
                .arg(reasons));
    if (game)
        return game;
    // Only our own saves are moved out of the way; what a user opens from elsewhere stays where it is.
    const QString aside = isOurs(path) && QFile::exists(path) ? setAside(path) : QString();
    say(aside.isEmpty() ? TableTexts::tr("This game cannot be opened: %1").arg(reasons)
                        : TableTexts::tr("A saved game cannot be read and was set aside as %1. %2")
                              .arg(QDir::toNativeSeparators(aside), reasons));
    refreshSaves();
    return std::nullopt;
}

bool AppShell::continueGame() {
    for (;;) {
        const QString path = m_saves->newestUnfinished().value(QStringLiteral("path")).toString();
        if (path.isEmpty())
            return false;
        if (std::optional<GameFile> game = load(path)) {
            if (game->record.now().isOver())
                openReplay(std::move(*game));
            else
                resume(std::move(*game), path);
            return true;
        }
        if (QFile::exists(path)) // it could not be set aside either: do not try it for ever
            return false;
    }
}

bool AppShell::loadGame(const QString &urlOrPath) {
    const QString path = pathOf(urlOrPath);
    std::optional<GameFile> game = load(path);
    if (!game)
        return false;
    if (game->record.now().isOver()) {
        openReplay(std::move(*game));
        return true;
    }
    resume(std::move(*game), path);
    return true;
}

/// Our own saves are gone on with in their file; what comes from elsewhere, what is more than could be opened, and what
/// may be on the table of another program stays.
void AppShell::resume(GameFile game, const QString &path) {
    const bool isKept = isOurs(path) && !m_isBeside && !game.record.isCutShort;
    open(std::move(game), isKept ? path : SaveListModel::newPath(m_settings->autosaveFolder()));
}

bool AppShell::isOurs(const QString &path) const {
    return QFileInfo(path).absolutePath() == QFileInfo(m_settings->autosaveFolder()).absoluteFilePath();
}

void AppShell::openReplay(GameFile game) {
    closeReplay();
    m_replay = new ReplaySession(this);
    m_sounds->listenTo(*m_replay->table());
    applySettings();
    m_replay->open(std::move(game), m_language->shownLanguage());
    Q_EMIT replayChanged();
}

bool AppShell::openReplay(const QString &urlOrPath) {
    std::optional<GameFile> game = load(pathOf(urlOrPath));
    if (game)
        openReplay(std::move(*game));
    return game.has_value();
}

bool AppShell::replaySession() {
    if (m_session == nullptr)
        return false;
    openReplay(m_session->game());
    return true;
}

void AppShell::closeReplay() {
    if (m_replay == nullptr)
        return;
    ReplaySession *old = m_replay;
    ReviewSession *oldReview = m_review;
    m_replay = nullptr;
    m_review = nullptr;
    Q_EMIT replayChanged();
    if (oldReview != nullptr) {
        oldReview->cancel();
        oldReview->deleteLater();
    }
    old->deleteLater(); // after the page that shows it
}

bool AppShell::reviewReplay() {
    if (m_replay == nullptr || m_replay->stepCount() == 0)
        return false;
    if (m_review == nullptr) {
        m_review = new ReviewSession(*m_replay, this);
        Q_EMIT replayChanged();
    }
    m_review->begin();
    return true;
}

bool AppShell::playBetter(const QVariantList &seats) {
    if (m_review == nullptr || !m_replay->canContinueHere())
        return false;
    const std::optional<Action> better = m_review->betterAnswer();
    if (!better)
        return false;
    GameFile game = m_replay->gameHere();
    game.record.play(*better);
    playOn(std::move(game), seats);
    return true;
}

bool AppShell::playFromReplay(const QVariantList &seats) {
    if (m_replay == nullptr || !m_replay->canContinueHere())
        return false;
    playOn(m_replay->gameHere(), seats);
    return true;
}

void AppShell::playOn(GameFile game, const QVariantList &seats) {
    for (int index = 0; index < seats.size() && index < static_cast<int>(game.seats.size()); ++index) {
        const QVariantMap wanted = seats[index].toMap();
        SeatKind &seat = game.seats[index];
        seat.isHuman = wanted.value(QStringLiteral("kind")).toString() != u"computer";
        seat.level = ai::levelNamed(utf8(wanted.value(QStringLiteral("level")).toString())).value_or(seat.level);
        seat.language = wanted.value(QStringLiteral("language")).toString();
    }
    open(std::move(game), SaveListModel::newPath(m_settings->autosaveFolder()));
}

bool AppShell::playAgain(const std::string &battlefield, const std::vector<std::string> &decks,
                         const ListBy<SeatId, SeatKind> &seats) {
    io::Diagnostics diagnostics;
    std::optional<io::GameRecord> record =
        io::beginGame(m_library->library(), battlefield, decks, QRandomGenerator::global()->generate(), diagnostics);
    if (!record) {
        say(reasonsOf(diagnostics, m_language->shownLanguage()));
        return false;
    }
    GameFile game;
    game.record = std::move(*record);
    game.seats = seats;
    game.isFriendly = m_session != nullptr ? m_session->isFriendly() : m_settings->friendly();
    const bool isTest = m_isTest;
    open(std::move(game), isTest ? QString() : SaveListModel::newPath(m_settings->autosaveFolder()), isTest);
    return true;
}

bool AppShell::rematch() {
    if (m_session == nullptr)
        return false;
    const GameFile game = m_session->game();
    const io::Library &library = m_library->library(); // the board of a lesson is nowhere else
    const bool isThere = library.fileOf(game.record.battlefield).has_value();
    return playAgain(isThere ? game.record.battlefield : library.defaultBattlefield(), game.record.decks, game.seats);
}

/// The same people with the heroes of the other side, who also begin now.
bool AppShell::swapSides() {
    if (m_session == nullptr)
        return false;
    const GameFile game = m_session->game();
    ListBy<SeatId, SeatKind> seats = game.seats;
    for (std::size_t pair = 0; pair + 1 < seats.size(); pair += 2)
        std::swap(seats[pair], seats[pair + 1]);
    return playAgain(game.record.battlefield, game.record.decks, seats);
}

bool AppShell::otherBoard(const QString &battlefield) {
    if (m_session == nullptr)
        return false;
    const GameFile game = m_session->game();
    QString board = battlefield;
    if (board.isEmpty()) {
        QStringList others = m_library->battlefieldReferences(static_cast<int>(game.seats.size()));
        others.removeAll(qt(game.record.battlefield));
        if (others.isEmpty())
            return false;
        board = others[QRandomGenerator::global()->bounded(static_cast<int>(others.size()))];
    }
    return playAgain(utf8(board), game.record.decks, game.seats);
}

bool AppShell::tryOut(const QString &battlefield, const QString &firstDeck, const QString &secondDeck, int ownSeat,
                      const QString &level) {
    closeGame();
    m_isTest = true; // before the game begins: it decides where it is saved
    const ai::Level strength = ai::levelNamed(utf8(level)).value_or(ai::Level::Normal);
    ListBy<SeatId, SeatKind> seats;
    for (int seat = 0; seat < 2; ++seat)
        seats.push_back({seat == ownSeat, strength, {}, seat == ownSeat ? 0 : 1});
    const bool isStarted = playAgain(utf8(battlefield), {utf8(firstDeck), utf8(secondDeck)}, seats);
    m_isTest = isStarted;
    return isStarted;
}

QString AppShell::kindOfFile(const QString &urlOrPath) const {
    const QString path = pathOf(urlOrPath);
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    // Every file of ours says near its beginning what it is; a game holds copies of what it was played with further on.
    const QByteArray start = file.read(4096);
    if (io::isArchive(start.toStdString()))
        return QStringLiteral("package");
    qsizetype first = start.size();
    QString kind;
    for (const auto &[format, name] :
         {std::pair("\"champclos-battlefield\"", "battlefield"), std::pair("\"champclos-deck\"", "deck"),
          std::pair("\"champclos-game\"", "game"), std::pair("\"champclos-record\"", "game")}) {
        const qsizetype place = start.indexOf(format);
        if (place < 0 || place >= first)
            continue;
        first = place;
        kind = QString::fromLatin1(name);
    }
    return kind;
}

bool AppShell::removeSave(const QString &path) {
    const bool isRemoved = m_saves->find(QStringLiteral("path"), path) >= 0 && QFile::remove(path);
    refreshSaves();
    return isRemoved;
}

} // namespace champclos::app

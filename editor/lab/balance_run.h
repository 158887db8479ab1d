// SPDX-License-Identifier: MIT
//
// A balance run: many games between bots on threads of its own, while the window stays awake. Results appear while it
// runs and stay when it is cancelled. What is played comes in as values, saved or not. The counting is engine/ai's
// tournament; this adds the thread, the models and the words.
//
// Use: `start({boards, decks, pairs, ...})`, or `startBalance` of a workbench from QML; watch `progress`.
#pragma once

#include "editor/document/choice_list.h"
#include "editor/document/language.h"
#include "editor/lab/balance_models.h"
#include "editor/lab/card_figures.h"

#include <QVariantList>

#include <atomic>
#include <thread>
#include <utility>

namespace champclos::editor {

struct BalanceSetup {
    std::vector<Battlefield> boards; ///< each pairing is played on all of them in turn
    std::vector<DeckDef> decks;
    std::vector<std::pair<std::size_t, std::size_t>> pairs; ///< indices into decks; empty: everybody against everybody
    ai::Level level = ai::Level::Expert;
    int gamesEach = 20; ///< of each pair; seats are swapped half way
    std::uint64_t seed = 1;
    /// The sentence speaks of this deck; below 0: of the first player.
    int champion = -1;
};

class BalanceRun : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY stateChanged)
    Q_PROPERTY(bool isFinished READ isFinished NOTIFY stateChanged)
    Q_PROPERTY(bool isCancelled READ isCancelled NOTIFY stateChanged)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY progressChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY stateChanged)
    Q_PROPERTY(QString exportProblem READ exportProblem NOTIFY exportProblemChanged) ///< why the table was not written
    Q_PROPERTY(int games READ games NOTIFY progressChanged)
    Q_PROPERTY(int total READ total NOTIFY progressChanged)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY progressChanged)
    Q_PROPERTY(QString timeText READ timeText NOTIFY progressChanged)
    Q_PROPERTY(QString settingsText READ settingsText NOTIFY stateChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY progressChanged)
    Q_PROPERTY(QString reason READ reason NOTIFY progressChanged)
    Q_PROPERTY(QString turnsText READ turnsText NOTIFY progressChanged)
    Q_PROPERTY(int gamesEach READ gamesEach NOTIFY stateChanged)
    Q_PROPERTY(champclos::editor::RateModel *seats READ seats CONSTANT)
    Q_PROPERTY(champclos::editor::RateModel *decks READ decks CONSTANT)
    Q_PROPERTY(champclos::editor::PairingModel *pairings READ pairings CONSTANT)
    Q_PROPERTY(champclos::editor::HeatModel *heat READ heat CONSTANT)
    Q_PROPERTY(champclos::editor::CardFigureModel *cards READ cards CONSTANT) ///< of the deck that is tested

public:
    explicit BalanceRun(QObject *parent = nullptr);
    ~BalanceRun() override;

    /// False, with `problem` said, if something of it cannot be played. A run under way is cancelled first.
    bool start(BalanceSetup setup);
    /// Everybody of these built-in or saved decks against everybody, about `games` games in all.
    bool startOnBoard(const Battlefield &board, const QStringList &decks, int games, const QString &level, int seed);
    /// This deck against each of these, on these battlefields or on the usual one, about `games` games in all.
    bool startWithDeck(const DeckDef &deck, const QStringList &opponents, const QStringList &boards, int games,
                       const QString &level, int seed);
    Q_INVOKABLE void cancel(); ///< at once: games under way are dropped
    Q_INVOKABLE void clear();  ///< as if nothing had ever been played
    /// What is known is about this, apart from names and looks.
    bool isAbout(const Battlefield &board) const;
    bool isAbout(const DeckDef &deck) const;
    /// What is known as a table, one line for each pairing.
    Q_INVOKABLE bool saveCsv(const QString &pathOrUrl);
    Q_INVOKABLE void dismissExportProblem();
    /// [{value, text}], the levels of test games.
    Q_INVOKABLE static QVariantList availableLevels();
    /// The same of those who judge a deck or a battlefield: the expert, or a quick look.
    Q_INVOKABLE static QVariantList judges();
    /// What a run will take on this computer, before it is begun: "about 2 min 40 s".
    Q_INVOKABLE static QString expectedTime(int games, const QString &level);

    bool isRunning() const { return m_isRunning; }
    bool isFinished() const { return m_isFinished; }
    bool isCancelled() const { return m_isCancelled; }
    bool hasResult() const { return m_result.all().games > 0; }
    QString problem() const { return m_problem; }
    QString exportProblem() const { return m_exportProblem; }
    int games() const { return static_cast<int>(m_games); }
    int total() const { return static_cast<int>(m_total); }
    qreal progress() const { return m_total == 0 ? 0 : static_cast<qreal>(m_games) / static_cast<qreal>(m_total); }
    QString headline() const;
    QString timeText() const;
    QString settingsText() const;
    QString sentence() const;
    QString reason() const;
    QString turnsText() const;
    int gamesEach() const { return static_cast<int>(m_plan.gamesEach); }
    RateModel *seats() { return &m_seats; }
    RateModel *decks() { return &m_decks; }
    PairingModel *pairings() { return &m_pairings; }
    HeatModel *heat() { return &m_heat; }
    CardFigureModel *cards() { return &m_cards; }
    const ai::TournamentPlan &plan() const { return m_plan; }
    const ai::TournamentResult &result() const { return m_result; }
    bool waitForFinished(int milliseconds); ///< for tests

    static QString levelText(ai::Level level);
    static QString durationText(double seconds);

signals:
    void stateChanged();
    void progressChanged();
    void finished();
    void exportProblemChanged();

private:
    bool start(BalanceSetup setup, int games, const QString &level, int seed);
    bool makePlan();
    void stopThread();
    void show(const ai::TournamentResult &result, std::int64_t games, double seconds, double secondsLeft);
    void fillModels();
    void fillCards();
    QString deckName(const std::string &id) const;
    Rate subject() const; ///< whom the sentence is about
    QString outlier() const;

    BalanceSetup m_setup;
    ai::TournamentPlan m_plan;
    ai::TournamentResult m_result;
    RateModel m_seats;
    RateModel m_decks;
    PairingModel m_pairings;
    HeatModel m_heat;
    CardFigureModel m_cards;
    LanguageWatcher m_language;
    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    int m_number = 0; ///< of the run: what a cancelled one still reports is not shown
    bool m_isRunning = false;
    bool m_isFinished = false;
    bool m_isCancelled = false;
    QString m_problem;
    QString m_exportProblem;
    std::int64_t m_games = 0;
    std::int64_t m_total = 0;
    double m_seconds = 0;
    double m_secondsLeft = -1;
};

} // namespace champclos::editor

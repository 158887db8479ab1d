// SPDX-License-Identifier: MIT
//
// The review of the game that a replay shows: judged on other threads, first quickly, then thoroughly, and kept on disk
// so that it is judged once. Says the moments that matter, what each side could hope for over time, what decided the
// game, and about one moment at a time what would have been better and why. It shows that moment in the replay and
// decides nothing; playing on with the better answer makes a new game (shell).
#pragma once

#include "app/base/row_model.h"
#include "app/play/replay_session.h"
#include "engine/ai/deciding.h"

#include <QElapsedTimer>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>

namespace champclos::app {

class ReviewSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY progressChanged)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY changed)
    Q_PROPERTY(bool isWhole READ isWhole NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QString seatName READ seatName NOTIFY changed)
    Q_PROPERTY(QVariantList seatChoices READ seatChoices NOTIFY changed)
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY changed)
    Q_PROPERTY(bool isWithAllCards READ isWithAllCards WRITE setWithAllCards NOTIFY changed)
    Q_PROPERTY(champclos::app::RowModel *moments READ moments CONSTANT)
    Q_PROPERTY(QVariantList points READ points NOTIFY changed)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    Q_PROPERTY(int lastTurn READ lastTurn NOTIFY changed)
    Q_PROPERTY(QStringList summary READ summary NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(QVariantMap detail READ detail NOTIFY currentChanged)

public:
    enum Filter { Mine, BothSides, AllTurns };
    Q_ENUM(Filter)

    explicit ReviewSession(ReplaySession &replay, QObject *parent = nullptr);
    ~ReviewSession() override;

    /// For tests and pictures; before it is begun.
    void setIterations(int iterations) { m_plan.iterations = iterations; }
    void retranslate();

    bool isRunning() const { return m_stop != nullptr; }
    bool hasResult() const { return !m_review.judgements.empty() || m_review.isWhole; }
    bool isWhole() const { return m_review.isWhole; }
    double progress() const { return m_progress; }
    int seat() const { return m_seat.value(); }
    void setSeat(int seat);
    QString seatName() const;
    QVariantList seatChoices() const;
    Filter filter() const { return m_filter; }
    void setFilter(Filter filter);
    bool isWithAllCards() const { return m_plan.isWithAllCards; }
    void setWithAllCards(bool isWith);
    RowModel *moments() const { return m_moments; }
    QVariantList points() const { return m_points; }
    QVariantList turns() const { return m_turns; } ///< for those who hear the graph: [{turn, text}]
    int lastTurn() const;
    QStringList summary() const { return m_summary; }
    int current() const { return m_current; } ///< the row of the moment that is shown; -1: none
    void setCurrent(int row);
    QVariantMap detail() const { return m_detail; }
    /// What is played instead at the moment that is shown; nothing if that was best.
    std::optional<Action> betterAnswer() const;
    int mistakesOf(SeatId seat) const;
    const ai::Review &review() const { return m_review; }

    Q_INVOKABLE void begin(); ///< from what is kept on disk, or by judging
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void next() { setCurrent(m_current + 1); }
    Q_INVOKABLE void previous() { setCurrent(m_current - 1); }

Q_SIGNALS:
    void changed();
    void progressChanged();
    void currentChanged();
    void finished(); ///< all of it is judged

private:
    const io::GameRecord &record() const { return m_replay.game().record; }
    const Match &match() const { return *record().match; }
    Language language() const { return m_replay.table()->language(); }
    QString keptFile() const;
    bool recall();
    void keep() const;
    void run();
    void take(const ai::Review &review);
    void tell();
    bool isMoment(const ai::Judgement &judgement) const;
    RowModel::Row rowOf(const ai::Judgement &judgement) const;
    double placeOf(std::size_t step) const;
    void tellPoints();
    void showMoment();
    QVariantMap answer(const ai::Judgement &judgement, const Action &action, double chance) const;
    QVariantList wayOf(const ai::Judgement &judgement, const Action &action) const;
    const ai::Judgement *shown() const;

    ReplaySession &m_replay;
    RowModel *m_moments;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the work under way
    int m_ticket = 0;
    ai::ReviewPlan m_plan;
    ai::Review m_review;
    double m_progress = 0;
    SeatId m_seat;
    Filter m_filter = Mine;
    QVariantList m_points;
    QVariantList m_turns;
    QStringList m_summary;
    int m_current = -1;
    std::size_t m_step = 0; ///< of the moment that is shown, however the list changes
    QVariantMap m_detail;
};

} // namespace champclos::app

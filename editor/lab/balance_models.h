// SPDX-License-Identifier: MIT
//
// The results of a balance run as lists: rates of seats and decks, pairings, and what happened on each space. Filled by
// BalanceRun; the numbers were counted by engine/ai, the words here only name them.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/core/battlefield.h"

#include <QAbstractListModel>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace champclos::editor {

/// "56.0%", "56,0 %": as the current language writes it.
QString percentText(double share);
/// "51.1 – 60.8".
QString intervalText(const ai::Interval &interval);

/// A share with its interval.
struct Rate {
    QString name;
    ai::Score score;
    /// 50 % lies within the interval: chance explains it.
    bool isFair() const { return score.interval.low <= 0.5 && score.interval.high >= 0.5; }
};

class RateModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Rates belong to a balance run")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(qreal reach READ reach NOTIFY countChanged) ///< farthest end of an interval from one half

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        ShareRole,
        LowRole,
        HighRole,
        IsFairRole,
        ShareTextRole,
        IntervalTextRole,
        WinsRole,
        GamesRole
    };

    using QAbstractListModel::QAbstractListModel;
    int count() const { return static_cast<int>(m_rates.size()); }
    qreal reach() const;
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// name, share, low, high, isFair, shareText, intervalText, wins, games
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<Rate> &rates() const { return m_rates; }
    void setRates(std::vector<Rate> rates);

signals:
    void countChanged();

private:
    std::vector<Rate> m_rates;
};

struct PairingRow {
    QString deck;
    QString against;
    ai::Score score;
    ai::Score first; ///< of whoever went first
    double turns = 0;
    bool isFair() const { return score.interval.low <= 0.5 && score.interval.high >= 0.5; }
};

class PairingModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Pairings belong to a balance run")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        DeckRole = Qt::UserRole + 1,
        AgainstRole,
        WinsRole,
        ShareRole,
        LowRole,
        HighRole,
        IsFairRole,
        ShareTextRole,
        FirstTextRole,
        TurnsTextRole
    };

    using QAbstractListModel::QAbstractListModel;
    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// deck, against, wins ("24–16"), share, low, high, isFair, shareText, firstText, turnsText
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<PairingRow> &rows() const { return m_rows; }
    void setRows(std::vector<PairingRow> rows);

signals:
    void countChanged();

private:
    std::vector<PairingRow> m_rows;
};

/// What happened on the spaces of the battlefield, in six steps of intensity.
class HeatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A heat map belongs to a balance run")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QRectF extent READ extent NOTIFY changed) ///< of the spaces' centres, in board units
    Q_PROPERTY(Views view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< what the map shows, as a heading
    Q_PROPERTY(QString unit READ unit NOTIFY changed)   ///< what its numbers are shares of
    Q_PROPERTY(QStringList legend READ legend NOTIFY changed)
    Q_PROPERTY(int leastMarkedFalls READ leastMarkedFalls NOTIFY changed)

public:
    enum Views { Stood, Fell, FirstStrike };
    Q_ENUM(Views)
    enum Role {
        BoardXRole = Qt::UserRole + 1,
        BoardYRole,
        StepRole,
        ShareTextRole,
        FallsRole,
        KeyRole,
        StartRole,
        LabelRole
    };

    using QAbstractListModel::QAbstractListModel;
    int count() const { return static_cast<int>(m_board.spaces.size()); }
    QRectF extent() const;
    Views view() const { return m_view; }
    void setView(Views view);
    QString title() const;
    QString unit() const;
    QStringList legend() const; ///< the words for the six steps
    int leastMarkedFalls() const;
    const Battlefield &board() const { return m_board; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// boardX, boardY, step (0 to 5), shareText, falls (0: not worth a mark), ringKey, start, label (its number)
    QHash<int, QByteArray> roleNames() const override;
    void setHeat(const Battlefield &board, const ai::HeatMap &heat);
    double shareOf(int space) const; ///< in percent, of what is shown
    int stepOf(double percent) const;

signals:
    void changed();

private:
    std::vector<double> limits() const; ///< of the steps, in percent
    const std::vector<std::int64_t> &shown() const;
    Battlefield m_board;
    ai::HeatMap m_heat;
    Views m_view = Stood;
};

} // namespace champclos::editor

// SPDX-License-Identifier: MIT
#include "editor/lab/balance_models.h"

#include "app/paint/space_painter.h"
#include "editor/battlefield/board_edits.h"
#include "editor/document/language.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace champclos::editor {

namespace {

constexpr int kMarkedSpaces = 10; // about so many spaces get a mark of falls: the worst ones

template <class Number> Number sumOf(const std::vector<Number> &numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), Number{});
}

} // namespace

QString percentText(double share) { return RateModel::tr("%1%").arg(QLocale().toString(share * 100, 'f', 1)); }

QString intervalText(const ai::Interval &interval) {
    return QLocale().toString(interval.low * 100, 'f', 1) + QStringLiteral(" – ") +
           QLocale().toString(interval.high * 100, 'f', 1);
}

// ---- rates

int RateModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant RateModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Rate &rate = m_rates[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return rate.name;
    case ShareRole:
        return rate.score.share;
    case LowRole:
        return rate.score.interval.low;
    case HighRole:
        return rate.score.interval.high;
    case IsFairRole:
        return rate.isFair();
    case ShareTextRole:
        return percentText(rate.score.share);
    case IntervalTextRole:
        return intervalText(rate.score.interval);
    case WinsRole:
        return static_cast<int>(rate.score.wins);
    case GamesRole:
        return static_cast<int>(rate.score.games);
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> RateModel::roleNames() const {
    return {{NameRole, "name"},
            {ShareRole, "share"},
            {LowRole, "low"},
            {HighRole, "high"},
            {IsFairRole, "isFair"},
            {ShareTextRole, "shareText"},
            {IntervalTextRole, "intervalText"},
            {WinsRole, "wins"},
            {GamesRole, "games"}};
}

qreal RateModel::reach() const {
    qreal most = 0;
    for (const Rate &rate : m_rates)
        most = std::max({most, 0.5 - rate.score.interval.low, rate.score.interval.high - 0.5});
    return most;
}

void RateModel::setRates(std::vector<Rate> rates) {
    const bool isSameSize = rates.size() == m_rates.size();
    if (!isSameSize)
        beginResetModel();
    m_rates = std::move(rates);
    if (!isSameSize)
        endResetModel();
    else if (!m_rates.empty())
        emit dataChanged(index(0), index(count() - 1));
    emit countChanged();
}

// ---- pairings

int PairingModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant PairingModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PairingRow &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case DeckRole:
        return row.deck;
    case AgainstRole:
        return row.against;
    case WinsRole:
        return QStringLiteral("%1–%2").arg(row.score.wins).arg(row.score.games - row.score.wins);
    case ShareRole:
        return row.score.share;
    case LowRole:
        return row.score.interval.low;
    case HighRole:
        return row.score.interval.high;
    case IsFairRole:
        return row.isFair();
    case ShareTextRole:
        return percentText(row.score.share);
    case FirstTextRole:
        return percentText(row.first.share);
    case TurnsTextRole:
        return QLocale().toString(row.turns, 'f', 1);
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> PairingModel::roleNames() const {
    return {{DeckRole, "deck"},
            {AgainstRole, "against"},
            {WinsRole, "wins"},
            {ShareRole, "share"},
            {LowRole, "low"},
            {HighRole, "high"},
            {IsFairRole, "isFair"},
            {ShareTextRole, "shareText"},
            {FirstTextRole, "firstText"},
            {TurnsTextRole, "turnsText"}};
}

void PairingModel::setRows(std::vector<PairingRow> rows) {
    const bool isSameSize = rows.size() == m_rows.size();
    if (!isSameSize)
        beginResetModel();
    m_rows = std::move(rows);
    if (!isSameSize)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0), index(count() - 1));
    emit countChanged();
}

// ---- heat

void HeatModel::setView(Views view) {
    if (view == m_view)
        return;
    m_view = view;
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

QString HeatModel::title() const {
    switch (m_view) {
    case Stood:
        return tr("Where fighters stood");
    case Fell:
        return tr("Where fighters were defeated");
    case FirstStrike:
        return tr("Where the first hit landed");
    }
    return {};
}

QString HeatModel::unit() const {
    switch (m_view) {
    case Stood:
        return tr("Turns spent here, %");
    case Fell:
        return tr("Defeats, %");
    case FirstStrike:
        return tr("Games, %");
    }
    return {};
}

const std::vector<std::int64_t> &HeatModel::shown() const {
    switch (m_view) {
    case Stood:
        break;
    case Fell:
        return m_heat.fell;
    case FirstStrike:
        return m_heat.struckFirst;
    }
    return m_heat.stood;
}

QRectF HeatModel::extent() const {
    if (m_board.spaces.empty())
        return {0, 0, 1, 1};
    const auto [left, right] = std::minmax_element(m_board.spaces.begin(), m_board.spaces.end(),
                                                   [](const Space &a, const Space &b) { return a.x < b.x; });
    const auto [top, bottom] = std::minmax_element(m_board.spaces.begin(), m_board.spaces.end(),
                                                   [](const Space &a, const Space &b) { return a.y < b.y; });
    return {QPointF(left->x, top->y), QPointF(right->x, bottom->y)};
}

void HeatModel::setHeat(const Battlefield &board, const ai::HeatMap &heat) {
    const bool isSameBoard = board == m_board;
    if (!isSameBoard)
        beginResetModel();
    m_board = board;
    m_heat = heat;
    m_heat.stood.resize(board.spaces.size());
    m_heat.fell.resize(board.spaces.size());
    m_heat.struckFirst.resize(board.spaces.size());
    if (!isSameBoard)
        endResetModel();
    else if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

double HeatModel::shareOf(int space) const {
    const std::vector<std::int64_t> &counts = shown();
    const auto sum = static_cast<double>(sumOf(counts));
    return sum == 0 ? 0 : 100 * static_cast<double>(counts[space]) / sum;
}

std::vector<double> HeatModel::limits() const {
    // Around an even share, so that large boards have red places too; in halves, which read well.
    const double even = m_board.spaces.empty() ? 1 : 100.0 / static_cast<double>(m_board.spaces.size());
    std::vector<double> result;
    for (const double factor : {1.0 / 3, 2.0 / 3, 1.0, 4.0 / 3, 16.0 / 9}) {
        const double least = result.empty() ? 0.5 : result.back() + 0.5;
        result.push_back(std::max(least, std::round(even * factor * 2) / 2));
    }
    return result;
}

int HeatModel::stepOf(double percent) const {
    const std::vector<double> steps = limits();
    return static_cast<int>(std::upper_bound(steps.begin(), steps.end(), percent) - steps.begin());
}

QStringList HeatModel::legend() const {
    const std::vector<double> steps = limits();
    const auto number = [](double value) { return QLocale().toString(value, 'f', value == std::floor(value) ? 0 : 1); };
    QStringList words{QStringLiteral("< ") + number(steps.front())};
    for (std::size_t index = 1; index < steps.size(); ++index)
        words.append(number(steps[index - 1]) + QStringLiteral("–") + number(steps[index]));
    words.append(QStringLiteral("≥ ") + number(steps.back()));
    return words;
}

int HeatModel::leastMarkedFalls() const {
    std::vector<std::int64_t> falls = m_heat.fell;
    std::sort(falls.rbegin(), falls.rend());
    if (falls.empty())
        return 1;
    const std::size_t place = std::min<std::size_t>(falls.size() - 1, kMarkedSpaces);
    return static_cast<int>(std::max<std::int64_t>(1, falls[place]));
}

int HeatModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant HeatModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Space &space = m_board.spaces[row];
    switch (role) {
    case BoardXRole:
        return space.x;
    case BoardYRole:
        return space.y;
    case StepRole:
        return stepOf(shareOf(index.row()));
    case ShareTextRole:
        return QLocale().toString(shareOf(index.row()), 'f', 1);
    case FallsRole:
        return m_heat.fell[row] >= leastMarkedFalls() ? static_cast<int>(m_heat.fell[row]) : 0;
    case KeyRole:
        return paint::zoneKey(paint::ringZones(m_board, space));
    case StartRole: {
        const auto found = std::find(m_board.starts.begin(), m_board.starts.end(), SpaceId(index.row()));
        return found == m_board.starts.end() ? 0 : static_cast<int>(found - m_board.starts.begin()) + 1;
    }
    case Qt::DisplayRole:
    case LabelRole:
        return labelOf(m_board, SpaceId(index.row()));
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> HeatModel::roleNames() const {
    return {{BoardXRole, "boardX"}, {BoardYRole, "boardY"}, {StepRole, "step"},   {ShareTextRole, "shareText"},
            {FallsRole, "falls"},   {KeyRole, "ringKey"},   {StartRole, "start"}, {LabelRole, "label"}};
}

} // namespace champclos::editor

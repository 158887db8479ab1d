// SPDX-License-Identifier: MIT
#include "editor/battlefield/board_models.h"

#include "app/paint/space_painter.h"
#include "engine/core/array_by.h"
#include "engine/io/library.h"

#include <algorithm>

namespace champclos::editor {

namespace {

QString ringKeyOf(const Zone &zone, Vision vision) {
    paint::RingZone ring = paint::ringZone(zone);
    ring.colour = seenWith(ring.colour, vision);
    return paint::zoneKey({ring});
}

} // namespace

// ---- zones

void ZoneModel::setVision(int vision) {
    m_vision = static_cast<Vision>(vision);
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit visionChanged();
}

void ZoneModel::setEditor(BattlefieldEditor *editor) {
    if (editor == m_editor)
        return;
    if (m_editor != nullptr)
        m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor != nullptr) {
        connect(m_editor, &BattlefieldEditor::boardChanged, this, &ZoneModel::refresh);
        connect(m_editor->document(), &Document::languageChanged, this, [this] {
            emit languageChanged();
            if (rowCount() > 0)
                emit dataChanged(index(0), index(rowCount() - 1));
        });
    }
    refresh();
    emit editorChanged();
}

void ZoneModel::refresh() {
    ListBy<ZoneId, Zone> zones;
    ListBy<ZoneId, int> sizes;
    if (m_editor != nullptr) {
        zones = m_editor->board().zones;
        sizes.resize(zones.size());
        for (const Space &space : m_editor->board().spaces)
            for (const ZoneId zone : space.zones)
                ++sizes[zone];
    }
    if (zones.size() != m_zones.size()) {
        beginResetModel();
        m_zones = std::move(zones);
        m_sizes = std::move(sizes);
        endResetModel();
    } else if (zones != m_zones || sizes != m_sizes) { // a field that is being typed into stays
        m_zones = std::move(zones);
        m_sizes = std::move(sizes);
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int ZoneModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_zones.size());
}

QVariant ZoneModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Zone &zone = m_zones[row];
    switch (role) {
    case LetterRole:
        return qt(zone.letter);
    case ColourRole:
        return qt(zone.colour);
    case PatternRole:
        return static_cast<int>(zone.pattern);
    case PatternTextRole:
        return patternText(static_cast<int>(zone.pattern));
    case Qt::DisplayRole:
    case NameRole:
        return qt(zone.name.in(currentLanguage()));
    case NameEnRole:
        return qt(zone.name.in(Language::En));
    case NameFrRole:
        return qt(zone.name.in(Language::Fr));
    case NameDeRole:
        return qt(zone.name.in(Language::De));
    case SizeRole:
        return m_sizes[row];
    case KeyRole:
        return ringKeyOf(zone, m_vision);
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> ZoneModel::roleNames() const {
    return {
        {LetterRole, "letter"}, {ColourRole, "zoneColour"}, {PatternRole, "pattern"}, {PatternTextRole, "patternText"},
        {NameRole, "name"},     {NameEnRole, "nameEn"},     {NameFrRole, "nameFr"},   {NameDeRole, "nameDe"},
        {SizeRole, "spaces"},   {KeyRole, "ringKey"}};
}

QVariantList ZoneModel::patterns() const {
    QVariantList list;
    for (int pattern = 0; pattern < static_cast<int>(kZonePatternNames.size()); ++pattern)
        list.append(QVariantMap{{QStringLiteral("value"), pattern}, {QStringLiteral("text"), patternText(pattern)}});
    return list;
}

QString ZoneModel::patternText(int pattern) {
    switch (static_cast<ZonePattern>(pattern)) {
    case ZonePattern::Plain:
        return tr("plain");
    case ZonePattern::Dots:
        return tr("dots");
    case ZonePattern::Ticks:
        return tr("ticks");
    case ZonePattern::Dashes:
        return tr("dashes");
    case ZonePattern::Double:
        return tr("double");
    case ZonePattern::Wave:
        return tr("wave");
    case ZonePattern::Zigzag:
        return tr("zigzag");
    case ZonePattern::Cross:
        return tr("crosses");
    }
    return {};
}

// ---- figures

FigureModel::FigureModel(QObject *parent) : QAbstractListModel(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(400);
    connect(&m_rest, &QTimer::timeout, this, &FigureModel::measureStrikes);
}

void FigureModel::setEditor(BattlefieldEditor *editor) {
    if (editor == m_editor)
        return;
    if (m_editor != nullptr)
        m_editor->disconnect(this);
    m_editor = editor;
    if (m_editor != nullptr) {
        const auto restart = [this] {
            m_isStrikeKnown = false;
            m_rest.start();
            refresh();
        };
        connect(m_editor, &BattlefieldEditor::boardChanged, this, restart);
        connect(m_editor->document(), &Document::languageChanged, this, &FigureModel::refresh);
        restart();
    }
    emit editorChanged();
}

void FigureModel::measureStrikes() {
    m_rest.stop();
    if (m_editor == nullptr || !m_editor->isPlayable())
        return;
    if (m_decks.empty()) {
        const io::Library library;
        io::Diagnostics ignored;
        for (const std::string &id : library.deckIds())
            if (auto deck = library.deck(id, ignored))
                m_decks.push_back(std::move(*deck));
    }
    m_strike = firstStrike(m_editor->board(), m_decks);
    m_isStrikeKnown = true;
    refresh();
}

QString FigureModel::strikeText() const {
    if (m_editor != nullptr && !m_editor->isPlayable())
        return QStringLiteral("–");
    if (!m_isStrikeKnown)
        return QStringLiteral("…");
    if (m_strike.withoutBoost == m_strike.decks)
        return tr("yes");
    if (m_strike.withoutBoost > 0)
        return tr("%n of %1 decks", "", m_strike.withoutBoost).arg(m_strike.decks);
    return m_strike.withBoost > 0 ? tr("with a boost") : tr("no");
}

QString FigureModel::distanceText(int steps) const {
    return steps < 0 ? tr("no path") : tr("%n step(s)", nullptr, steps);
}

FigureModel::Row FigureModel::distanceRow(const std::vector<StartDistance> &distances) const {
    if (distances.size() == 1)
        return {tr("Distance start %1 – start %2").arg(distances[0].from).arg(distances[0].to),
                distanceText(distances[0].steps),
                {}};
    QStringList all;
    for (const StartDistance &distance : distances)
        all.append(QStringLiteral("%1–%2: %3").arg(distance.from).arg(distance.to).arg(distanceText(distance.steps)));
    const auto [least, most] =
        std::minmax_element(distances.begin(), distances.end(), [](const StartDistance &a, const StartDistance &b) {
            return static_cast<unsigned>(a.steps) < static_cast<unsigned>(b.steps); // no way is the longest
        });
    const QString shortest = least->steps < 0 ? QStringLiteral("–") : QString::number(least->steps);
    return {tr("Distance to opponent"),
            least->steps == most->steps ? distanceText(least->steps)
                                        : tr("%1 to %2").arg(shortest, distanceText(most->steps)),
            all.join(QStringLiteral("; "))};
}

void FigureModel::refresh() {
    if (m_editor == nullptr)
        return;
    const Battlefield &board = m_editor->board();
    const BoardFigures figures = boardFigures(board);
    QList<Row> rows{{tr("Spaces"), QString::number(figures.spaces), {}},
                    {tr("Lines"), QString::number(figures.lines), {}}};
    if (!figures.distances.empty())
        rows.append(distanceRow(figures.distances));
    rows.append({tr("Attack on turn 1"), strikeText(),
                 tr("Decks that, going first, can attack after a maneuver without a boost")});
    QStringList labels;
    figures.chokePoints.forEach([&](SpaceId id) { labels.append(labelOf(board, id)); });
    const QString places = labels.size() == 1 ? tr("space %1", "by its number") : tr("spaces %1", "by their numbers");
    rows.append({tr("Choke points"), labels.isEmpty() ? tr("none") : places.arg(labels.join(QStringLiteral(", "))),
                 tr("Spaces without which the battlefield falls apart")});
    if (!figures.zoneSizes.empty()) {
        const auto [least, most] = std::minmax_element(figures.zoneSizes.begin(), figures.zoneSizes.end());
        rows.append(
            {tr("Zone sizes"), *least == *most ? QString::number(*least) : tr("%1 to %2").arg(*least).arg(*most), {}});
    }
    show(std::move(rows));
}

void FigureModel::show(QList<Row> rows) {
    if (rows.size() == m_rows.size()) {
        if (rows == m_rows)
            return;
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int FigureModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FigureModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole:
        return row.label;
    case ValueRole:
        return row.value;
    case HintRole:
        return row.hint;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> FigureModel::roleNames() const {
    return {{LabelRole, "label"}, {ValueRole, "value"}, {HintRole, "hint"}};
}

} // namespace champclos::editor

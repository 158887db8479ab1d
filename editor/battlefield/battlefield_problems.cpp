// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_problems.h"

#include "editor/battlefield/board_edits.h"
#include "editor/document/language.h"

#include <QCoreApplication>
#include <QLineF>
#include <QRegularExpression>

#include <algorithm>

namespace champclos::editor {

namespace {

using io::DiagnosticCode;

struct Words {
    QString fact;
    QString reason;
};

class BattlefieldProblems {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::BattlefieldProblems)

public:
    BattlefieldProblems(const Battlefield &board, const io::Diagnostic &diagnostic)
        : m_board(board), m_diagnostic(diagnostic) {}

    Problem problem() const {
        Problem result = problemFrom(m_diagnostic);
        if (isRemark())
            result.severity = Problem::Severity::Remark;
        if (const Words own = words(); !own.fact.isEmpty()) {
            result.fact = own.fact;
            result.reason = own.reason;
        }
        if (m_diagnostic.code == DiagnosticCode::BattlefieldLinesCross) // both lines are needed to find the place
            result.place += QStringLiteral(" x lines[%1]").arg(lineBetween(argument(2), argument(3)));
        return result;
    }

private:
    /// What is a matter of taste and disturbs no game.
    bool isRemark() const {
        return m_diagnostic.code == DiagnosticCode::BattlefieldLinesCross ||
               m_diagnostic.code == DiagnosticCode::BattlefieldUnusedZone;
    }

    QString argument(std::size_t index) const {
        QString text = index < m_diagnostic.arguments.size() ? qt(m_diagnostic.arguments[index]) : QString();
        if (text.size() > 1 && text.startsWith(u'"') && text.endsWith(u'"'))
            text = text.mid(1, text.size() - 2);
        return text;
    }
    SpaceId spaceWithId(const QString &id) const {
        for (int index = 0; index < spaceCount(m_board); ++index)
            if (m_board.spaces[index].id == id.toStdString())
                return SpaceId(index);
        return SpaceId::none();
    }
    QString space(std::size_t index) const {
        const SpaceId id = spaceWithId(argument(index));
        return id ? labelOf(m_board, id) : argument(index);
    }
    QString zone(std::size_t index) const {
        for (const Zone &zone : m_board.zones)
            if (zone.id == argument(index).toStdString())
                return qt(zone.letter);
        return argument(index);
    }
    int lineBetween(const QString &a, const QString &b) const {
        for (std::size_t index = 0; index < m_board.lines.size(); ++index) {
            const Line &line = m_board.lines[index];
            if (line.a == spaceWithId(a) && line.b == spaceWithId(b))
                return static_cast<int>(index);
        }
        return 0;
    }

    Words words() const {
        switch (m_diagnostic.code) { // NOLINT: only what the workshop says in its own words
        case DiagnosticCode::BattlefieldSpaceWithoutZone:
            return {tr("Space %1 is in no zone.").arg(space(0)),
                    tr("From there, a ranged attack reaches only adjacent spaces.")};
        case DiagnosticCode::BattlefieldUnreachable:
            return {tr("Space %1 cannot be reached.").arg(space(0)), tr("No line leads there from the others.")};
        case DiagnosticCode::BattlefieldStartCount:
            return startCount();
        case DiagnosticCode::BattlefieldStartTwice:
            return {tr("Space %1 has two start numbers.").arg(space(0)), tr("Each start needs a space of its own.")};
        case DiagnosticCode::BattlefieldFewSpacesAtStart:
            return {tr("Start %1: only %n other space(s) in its zones.", nullptr, argument(1).toInt()).arg(argument(0)),
                    tr("Sidekicks are placed there and may need %1.").arg(argument(2))};
        case DiagnosticCode::BattlefieldZonesAlike:
            return {tr("Zones %1 and %2 look alike.").arg(zone(1), zone(0)), tr("Their colors are easily confused.")};
        case DiagnosticCode::BattlefieldUnusedZone:
            return {tr("Zone %1 has no space.").arg(zone(0)), tr("Paint it on some spaces or remove it.")};
        case DiagnosticCode::BattlefieldLinesCross:
            return {tr("Lines %1–%2 and %3–%4 cross.").arg(space(2), space(3), space(0), space(1)),
                    tr("The crossing could be taken for a space.")};
        case DiagnosticCode::BattlefieldLineOverSpace:
            return {tr("Line %1–%2 passes over space %3.").arg(space(0), space(1), space(2)),
                    tr("They look as if they were joined.")};
        case DiagnosticCode::BattlefieldSpacesTooClose:
            return {tr("Spaces %1 and %2 are very close together.").arg(space(0), space(1)),
                    tr("Rings and fighters may overlap.")};
        case DiagnosticCode::BattlefieldOutside:
            return {tr("Space %1 lies outside the battlefield.").arg(space(0)),
                    tr("Move it inside or enlarge the battlefield.")};
        case DiagnosticCode::BattlefieldPassageAlone:
            return {tr("Passage %1 has only one end, space %2.").arg(argument(0), space(1)),
                    tr("Give another space the same letter.")};
        case DiagnosticCode::BattlefieldNoWayIn:
            return {tr("No move leads to space %1.").arg(space(0)), tr("One-way lines keep fighters out.")};
        case DiagnosticCode::BattlefieldNoWayOut:
            return {tr("No move leads back from space %1.").arg(space(0)), tr("One-way lines keep fighters in.")};
        default:
            return {};
        }
    }
    Words startCount() const {
        const int count = argument(0).toInt();
        const QString reason = tr("A duel needs two or three, team play four.");
        return {count == 0 ? tr("There is no start space.") : tr("There are %n start space(s).", nullptr, count),
                reason};
    }

    const Battlefield &m_board;
    const io::Diagnostic &m_diagnostic;
};

int indexIn(const QString &place, const char *list) {
    const QRegularExpression pattern(QStringLiteral("^%1\\[(\\d+)\\]").arg(QLatin1String(list)));
    const QRegularExpressionMatch match = pattern.match(place);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

QLineF drawn(const Battlefield &board, const Line &line) {
    return {pointOf(board.spaces[line.a]), pointOf(board.spaces[line.b])};
}

ProblemPlace placeOfLine(const Battlefield &board, int index, const QString &place) {
    const Line &line = board.lines[index];
    ProblemPlace result;
    result.spaces.insert(line.a);
    result.spaces.insert(line.b);
    result.at = drawn(board, line).center();
    const qsizetype cross = place.indexOf(QLatin1String(" x "));
    const int other = cross < 0 ? -1 : indexIn(place.mid(cross + 3), "lines");
    if (other >= 0 && other < static_cast<int>(board.lines.size())) {
        const Line &second = board.lines[other];
        result.spaces.insert(second.a);
        result.spaces.insert(second.b);
        drawn(board, line).intersects(drawn(board, second), &result.at);
    }
    return result;
}

} // namespace

QList<Problem> battlefieldProblems(const Battlefield &board, const io::Diagnostics &diagnostics) {
    QList<Problem> problems;
    for (const io::Diagnostic &diagnostic : diagnostics)
        problems.append(BattlefieldProblems(board, diagnostic).problem());
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem &left, const Problem &right) { return left.severity < right.severity; });
    return problems;
}

std::optional<ProblemPlace> placeOf(const Battlefield &board, const Problem &problem) {
    ProblemPlace place;
    if (int start = indexIn(problem.place, "starts"); start >= 0 && start < static_cast<int>(board.starts.size())) {
        place.spaces.insert(board.starts[start]);
    } else if (const int space = indexIn(problem.place, "spaces"); space >= 0 && space < spaceCount(board)) {
        place.spaces.insert(SpaceId(space));
    } else if (const int line = indexIn(problem.place, "lines");
               line >= 0 && line < static_cast<int>(board.lines.size())) {
        return placeOfLine(board, line, problem.place);
    } else if (const int zone = indexIn(problem.place, "zones"); zone >= 0 && zone < zoneCount(board)) {
        place.zone = zone;
        return place;
    } else {
        return std::nullopt;
    }
    place.at = pointOf(board.spaces[place.spaces.first()]);
    return place;
}

} // namespace champclos::editor

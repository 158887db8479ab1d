// SPDX-License-Identifier: MIT
//
// What a balance run says: how far it is, and in one sentence what the numbers mean.
#include "editor/lab/balance_run.h"

#include "engine/io/library.h"

#include <QLocale>
#include <QThread>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr std::int64_t kFewGames = 30; // below this, any interval is too wide to speak of

} // namespace

QString BalanceRun::levelText(ai::Level level) {
    switch (level) {
    case ai::Level::Random:
        return tr("random");
    case ai::Level::Easy:
        return tr("easy");
    case ai::Level::Normal:
        return tr("normal");
    case ai::Level::Hard:
        return tr("hard");
    case ai::Level::Expert:
        return tr("expert");
    case ai::Level::Flat64:
        return QStringLiteral("flat64");
    }
    return {};
}

QVariantList BalanceRun::availableLevels() {
    QVariantList levels;
    for (const ai::Level level :
         {ai::Level::Random, ai::Level::Easy, ai::Level::Normal, ai::Level::Hard, ai::Level::Expert})
        levels.append(QVariantMap{{QStringLiteral("value"), QString::fromLatin1(ai::kLevelNames[level])},
                                  {QStringLiteral("text"), levelText(level)}});
    return levels;
}

QVariantList BalanceRun::judges() {
    const auto judge = [](ai::Level level, const QString &text) {
        return QVariantMap{{QStringLiteral("value"), QString::fromLatin1(ai::kLevelNames[level])},
                           {QStringLiteral("text"), text}};
    };
    return {judge(ai::Level::Expert, tr("expert: reliable")), judge(ai::Level::Normal, tr("normal: a quick look"))};
}

QString BalanceRun::expectedTime(int games, const QString &level) {
    // Seconds of one core for a game, roughly: it is told before a run only to choose by.
    constexpr double kExpertGame = 0.4;
    constexpr double kNormalGame = 0.05;
    const bool isExpert = level == QString::fromLatin1(ai::kLevelNames[ai::Level::Expert]);
    const double seconds = games * (isExpert ? kExpertGame : kNormalGame) / std::max(1, QThread::idealThreadCount());
    return tr("about %1 on this computer").arg(durationText(std::max(1.0, seconds)));
}

QString BalanceRun::durationText(double seconds) {
    const int whole = static_cast<int>(std::lround(std::max(0.0, seconds)));
    if (seconds < 10)
        return tr("%1 s").arg(QLocale().toString(std::max(0.1, seconds), 'f', 1));
    if (whole < 60)
        return tr("%1 s").arg(whole);
    return tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
}

QString BalanceRun::headline() const {
    const QString total = QLocale().toString(static_cast<qlonglong>(m_total));
    if (m_isRunning)
        return tr("%Ln of %1 games", "", games()).arg(total);
    if (m_isCancelled)
        return tr("Canceled: %Ln of %1 games", "", games()).arg(total);
    return m_isFinished ? tr("Finished: %Ln of %1 games", "", games()).arg(total) : tr("Not started");
}

QString BalanceRun::timeText() const {
    if (!m_isRunning)
        return durationText(m_seconds);
    if (m_secondsLeft >= 0 && m_secondsLeft < 10)
        return tr("a few seconds left");
    return m_secondsLeft < 0 ? tr("estimating…") : tr("about %1 left").arg(durationText(m_secondsLeft));
}

QString BalanceRun::settingsText() const {
    return tr("level %1, seed %2").arg(levelText(m_setup.level)).arg(m_setup.seed);
}

QString BalanceRun::turnsText() const {
    const ai::Tally all = m_result.all();
    if (all.games == 0)
        return {};
    const double turns = static_cast<double>(all.turns) / static_cast<double>(all.games);
    QString text = tr("%1 turns per game on average").arg(QLocale().toString(turns, 'f', 1));
    if (all.drawn > 0)
        text += QStringLiteral(" · ") + tr("%n game(s) drawn", nullptr, static_cast<int>(all.drawn));
    return text;
}

Rate BalanceRun::subject() const {
    if (m_setup.champion < 0 || m_setup.champion >= static_cast<int>(m_setup.decks.size()))
        return {tr("First player"), ai::firstPlayerScore(m_result.all())};
    const std::string &id = m_setup.decks[m_setup.champion].id;
    for (const ai::NamedTally &tally : ai::talliesByDeck(m_plan, m_result))
        if (tally.name == id)
            return {deckName(id), ai::score(tally.wins, tally.decided())};
    return {};
}

QString BalanceRun::sentence() const {
    if (!hasResult())
        return {};
    const Rate rate = subject();
    const QString share = percentText(rate.score.share);
    const bool isSeat = m_setup.champion < 0;
    if (rate.score.games < kFewGames)
        return tr("Not enough games yet to draw conclusions.");
    if (rate.isFair())
        return isSeat ? tr("Neither seat shows an advantage.")
                      : tr("%1: neither stronger nor weaker than the opponents, as far as can be seen.").arg(rate.name);
    const bool isMore = rate.score.share > 0.5;
    if (isSeat)
        return isMore ? tr("The first player wins %1 of the games, more than chance would explain.").arg(share)
                      : tr("The first player wins %1 of the games, fewer than chance would explain.").arg(share);
    return isMore ? tr("%1: %2 of games won, more than chance would explain.").arg(rate.name, share)
                  : tr("%1: %2 of games won, fewer than chance would explain.").arg(rate.name, share);
}

QString BalanceRun::reason() const {
    if (!hasResult())
        return {};
    const Rate rate = subject();
    const QLocale locale;
    const QString low = locale.toString(rate.score.interval.low * 100, 'f', 1);
    const QString high = locale.toString(rate.score.interval.high * 100, 'f', 1);
    QString text = rate.isFair() ? tr("The interval, %1 to %2%, includes 50%.").arg(low, high)
                                 : tr("The interval, %1 to %2%, does not include 50%.").arg(low, high);
    if (const QString other = outlier(); !other.isEmpty())
        text += QLatin1Char(' ') + other;
    return text;
}

/// The pairing farthest from even, if any is beyond chance.
QString BalanceRun::outlier() const {
    const std::vector<PairingRow> &rows = m_pairings.rows();
    const auto beyond = [](const PairingRow &row) {
        return row.isFair() || row.score.games < 10 ? 0.0 : std::abs(row.score.share - 0.5);
    };
    const auto count = std::count_if(rows.begin(), rows.end(), [&](const PairingRow &row) { return beyond(row) > 0; });
    if (count == 0)
        return rows.size() > 1 ? tr("No pairing stands out.") : QString();
    const auto worst = std::max_element(rows.begin(), rows.end(), [&](const PairingRow &left, const PairingRow &right) {
        return beyond(left) < beyond(right);
    });
    const QString names = tr("%1 against %2, %3–%4")
                              .arg(worst->deck, worst->against)
                              .arg(worst->score.wins)
                              .arg(worst->score.games - worst->score.wins);
    return count == 1 ? tr("One pairing stands out: %1.").arg(names)
                      : tr("%n pairings stand out, especially %1.", nullptr, static_cast<int>(count)).arg(names);
}

} // namespace champclos::editor

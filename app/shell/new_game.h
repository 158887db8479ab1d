// SPDX-License-Identifier: MIT
//
// The choices before a game: how many players, who sits where, with which hero, on which battlefield, who begins, which
// seed. Remembers the last choices and always has something sensible. It starts nothing itself: the shell takes what is
// chosen and makes the game.
#pragma once

#include "app/base/row_model.h"
#include "app/play/game_file.h"
#include "app/shell/app_settings.h"
#include "app/shell/content_library.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace champclos::app {

class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(bool isTeamPlay READ isTeamPlay NOTIFY changed)
    Q_PROPERTY(champclos::app::RowModel *seats READ seats CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *battlefields READ battlefields CONSTANT)
    Q_PROPERTY(QString battlefield READ battlefield WRITE setBattlefield NOTIFY changed)
    Q_PROPERTY(int firstSeat READ firstSeat WRITE setFirstSeat NOTIFY changed)
    Q_PROPERTY(QString seedText READ seedText WRITE setSeedText NOTIFY changed)
    Q_PROPERTY(bool friendly READ friendly WRITE setFriendly NOTIFY changed)
    Q_PROPERTY(int soloTeam READ soloTeam WRITE setSoloTeam NOTIFY changed)
    Q_PROPERTY(QStringList seatTitles READ seatTitles NOTIFY changed)
    Q_PROPERTY(bool isValid READ isValid NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    NewGame(ContentLibrary &library, AppSettings &settings, QObject *parent = nullptr);

    int players() const { return m_players; }
    void setPlayers(int players);
    int seatCount() const { return m_players == 2 ? 2 : 4; }
    bool isTeamPlay() const { return m_players > 2; }
    RowModel *seats() const { return m_seatModel; }
    /// Those with enough start spaces; after them the files that cannot be read, which cannot be chosen.
    RowModel *battlefields() const { return m_boards; }
    QStringList seatTitles() const; ///< "Player 1 · Medusa"
    QString battlefield() const { return m_battlefield; }
    void setBattlefield(const QString &reference);
    int firstSeat() const { return m_firstSeat; } ///< -1: chance decides
    void setFirstSeat(int seat);
    QString seedText() const { return m_seedText; } ///< empty: a new one each time
    void setSeedText(const QString &text);
    bool friendly() const { return m_isFriendly; }
    void setFriendly(bool friendly);
    int soloTeam() const { return m_soloTeam; } ///< with three players: the team of one person
    void setSoloTeam(int team);
    bool isValid() const { return problem().isEmpty(); }
    QString problem() const;

    Q_INVOKABLE void setSeat(int row, const QString &role, const QVariant &value);
    Q_INVOKABLE void randomHero(int row);
    Q_INVOKABLE void randomBattlefield();

    /// The game as chosen, at its first decision; nothing and the reasons if that is not possible.
    std::optional<GameFile> make(io::Diagnostics &diagnostics);
    void remember();
    void refresh(); ///< after the library or the language changed

Q_SIGNALS:
    void changed();

private:
    struct Seat {
        bool isHuman = false;
        ai::Level level = ai::Level::Normal;
        QString language;
        QString deck;
    };
    void recall();
    void repair();
    void giveOwnHeroes();
    QStringList unusedDecks() const;
    static bool isTeam(std::size_t row, std::size_t other) { return row != other && row % 2 == other % 2; }
    bool isSecondOfSolo(int row) const;
    int personOf(int row) const;
    std::uint64_t seed() const;
    RowModel::Row seatRow(int row) const;

    ContentLibrary &m_library;
    AppSettings &m_settings;
    RowModel *m_seatModel;
    RowModel *m_boards;
    int m_players = 2;
    std::vector<Seat> m_seats; ///< always four; the first two in a duel
    QString m_battlefield;
    int m_firstSeat = 0;
    QString m_seedText;
    bool m_isFriendly = false;
    int m_soloTeam = 0;
};

} // namespace champclos::app

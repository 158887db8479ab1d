// SPDX-License-Identifier: MIT
//
// A hand that clicks at random on whatever a table says can be clicked, for tests that play whole games through the
// models, and the making of games for them. Header only; it looks at nothing but roles and properties, as QML does.
#pragma once

#include "app/play/game_session.h"
#include "engine/core/rng.h"
#include "engine/io/library.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

#include <memory>
#include <vector>

namespace champclos::test {

inline app::GameFile gameOf(const std::vector<std::string> &decks, std::uint64_t seed,
                            const char *board = "greenwood") {
    const io::Library library;
    io::Diagnostics diagnostics;
    app::GameFile game;
    game.record = *io::beginGame(library, board, decks, seed, diagnostics);
    for (std::size_t seat = 0; seat < decks.size(); ++seat)
        game.seats.push_back({true, ai::Level::Random, {}, 0}); // one person everywhere: no curtain
    return game;
}

/// Two decks that game number `game` stands for; every third game four.
inline std::vector<std::string> decksFor(int game) {
    static const std::vector<std::string> names = io::Library().deckIds();
    const auto deck = [&](int place) { return names[static_cast<std::size_t>(place) % names.size()]; };
    std::vector<std::string> seats = {deck(game), deck(game * 3 + 1)};
    if (game % 3 == 2)
        seats.insert(seats.end(), {deck(game + 5), deck(game + 7)});
    return seats;
}

class Clicker {
public:
    Clicker(app::GameTable &table, std::uint64_t seed) : m_table(table), m_rng(seed) {}
    Clicker(app::GameSession &session, std::uint64_t seed) : Clicker(*session.table(), seed) {}

    struct Target {
        QString kind;
        int id = -1;
    };

    std::vector<Target> enabled() const {
        std::vector<Target> list;
        collect(m_table.view()->fighters(), "fighter", "fighterId", list);
        collect(m_table.view()->spaces(), "space", "spaceId", list);
        collect(m_table.view()->hand(), "card", nullptr, list);
        collect(m_table.picking()->choices(), "choice", nullptr, list);
        return list;
    }
    bool click(const Target &target) {
        app::Picking *picking = m_table.picking();
        if (target.kind == u"fighter")
            return picking->click(app::Picking::Fighter, target.id);
        if (target.kind == u"choice")
            return picking->click(app::Picking::Choice, target.id);
        const bool isTaken =
            picking->click(target.kind == u"card" ? app::Picking::Card : app::Picking::Space, target.id);
        for (int rounds = 0; rounds < 4; ++rounds) // it may be a whole maneuver, or what pays for it
            QCoreApplication::processEvents();
        return isTaken;
    }
    bool clickAnything() {
        const std::vector<Target> targets = enabled();
        if (targets.empty())
            return false;
        return click(targets[static_cast<std::size_t>(m_rng.below(static_cast<int>(targets.size())))]);
    }
    Rng &rng() { return m_rng; }

private:
    static void collect(const app::RowModel *model, const char *kind, const char *idRole, std::vector<Target> &list) {
        for (int row = 0; row < model->count(); ++row)
            if (model->value(row, "isEnabled").toBool())
                list.push_back(
                    {QString::fromLatin1(kind), idRole == nullptr ? row : model->value(row, idRole).toInt()});
    }

    app::GameTable &m_table;
    Rng m_rng;
};

/// Watches all models of a table for broken promises.
class ModelWatch {
public:
    explicit ModelWatch(const app::GameSession &session) : ModelWatch(*session.table()) {}
    explicit ModelWatch(const app::GameTable &table) {
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 table.view()->spaces(), table.view()->lines(), table.view()->fighters(), table.view()->seats(),
                 table.view()->hand(), table.picking()->choices(), table.tale()->log(), table.view()->piles(),
                 table.tale()->combat()->lines()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }

private:
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

/// Every role of every row and the texts around them, as one text.
inline QString textOf(const QVariant &value);
inline QString textOf(const QVariantMap &map) {
    QString text;
    for (auto it = map.cbegin(); it != map.cend(); ++it)
        text += it.key() + u'=' + textOf(it.value()) + u';';
    return text;
}
inline QString textOf(const QVariant &value) {
    if (value.typeId() == QMetaType::QVariantMap)
        return u'{' + textOf(value.toMap()) + u'}';
    if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
        QString text;
        for (const QVariant &item : value.toList())
            text += textOf(item) + u',';
        return u'[' + text + u']';
    }
    return value.toString();
}
inline QString textOf(const app::RowModel *model) {
    QString text;
    for (int row = 0; row < model->count(); ++row)
        text += textOf(model->at(row)) + u'\n';
    return text;
}
inline QString everythingOn(const app::GameTable &table) {
    QString text;
    for (const app::RowModel *model :
         {table.view()->spaces(), table.view()->lines(), table.view()->fighters(), table.view()->seats(),
          table.view()->hand(), table.picking()->choices(), table.tale()->log(),
          static_cast<app::RowModel *>(table.view()->piles()), table.tale()->combat()->lines()})
        text += textOf(model) + QStringLiteral("--\n");
    for (const QObject *object : std::initializer_list<const QObject *>{table.view(), table.picking(), table.motion(),
                                                                        table.tale(), table.tale()->combat()})
        for (int index = 0; index < object->metaObject()->propertyCount(); ++index)
            text += textOf(object->metaObject()->property(index).read(object)) + u'\n';
    return text;
}

} // namespace champclos::test

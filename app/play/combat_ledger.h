// SPDX-License-Identifier: MIT
//
// The combat under way, or the last one, told step by step: which cards, what each window did, what was cancelled, how
// both numbers came about, who won. Built from events and from what the viewer may see; it computes no value that the
// events do not say.
#pragma once

#include "app/base/row_model.h"
#include "app/play/card_words.h"
#include "app/play/event_teller.h"
#include "engine/core/step.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>

namespace champclos::app {

class CombatLedger : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(bool isRevealed READ isRevealed NOTIFY changed)
    Q_PROPERTY(bool isSettled READ isSettled NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    Q_PROPERTY(int stage READ stage NOTIFY changed)
    Q_PROPERTY(QString stageText READ stageText NOTIFY changed)
    Q_PROPERTY(QString declaredText READ declaredText NOTIFY changed)
    Q_PROPERTY(int attackerSeat READ attackerSeat NOTIFY changed)
    Q_PROPERTY(int defenderSeat READ defenderSeat NOTIFY changed)
    Q_PROPERTY(int attackerFighter READ attackerFighter NOTIFY changed)
    Q_PROPERTY(int defenderFighter READ defenderFighter NOTIFY changed)
    Q_PROPERTY(QString attackerName READ attackerName NOTIFY changed)
    Q_PROPERTY(QString defenderName READ defenderName NOTIFY changed)
    Q_PROPERTY(QVariant attackFace READ attackFace NOTIFY changed)
    Q_PROPERTY(QVariant defenseFace READ defenseFace NOTIFY changed)
    Q_PROPERTY(QString attackCardName READ attackCardName NOTIFY changed)
    Q_PROPERTY(QString defenseCardName READ defenseCardName NOTIFY changed)
    Q_PROPERTY(bool hasAttackCard READ hasAttackCard NOTIFY changed)
    Q_PROPERTY(bool hasDefenseCard READ hasDefenseCard NOTIFY changed)
    Q_PROPERTY(bool isAttackHidden READ isAttackHidden NOTIFY changed)
    Q_PROPERTY(bool isDefenseHidden READ isDefenseHidden NOTIFY changed)
    Q_PROPERTY(champclos::app::RowModel *lines READ lines CONSTANT)
    Q_PROPERTY(QVariantList attackTerms READ attackTerms NOTIFY changed)
    Q_PROPERTY(QVariantList defenseTerms READ defenseTerms NOTIFY changed)
    Q_PROPERTY(int attackValue READ attackValue NOTIFY changed)
    Q_PROPERTY(int defenseValue READ defenseValue NOTIFY changed)
    Q_PROPERTY(int damage READ damage NOTIFY changed)
    Q_PROPERTY(QString damageText READ damageText NOTIFY changed)
    Q_PROPERTY(QString healthText READ healthText NOTIFY changed)
    Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString noteRule READ noteRule NOTIFY changed)

public:
    explicit CombatLedger(QObject *parent = nullptr);

    // For the table.
    void start(const Match &match, const CardTexts &cards, Language language);
    void add(const SeenStep &step);
    /// Takes the cards that the viewer sees in the combat, and whether it is still under way.
    void look(const Observation &observation);
    void show(); ///< writes the rows and tells the views
    void end();  ///< nothing more will come of this combat
    void close();
    SpaceId attackFrom() const { return m_from; } ///< where they stood when it was declared
    SpaceId attackTo() const { return m_to; }
    int number() const { return m_number; } ///< of this combat in the game, from 1; 0: none yet

    bool isOpen() const { return m_isOpen; }
    bool isRevealed() const { return m_isRevealed; }
    bool isSettled() const { return m_isSettled; }
    bool isOver() const { return m_isOver; }
    int stage() const { return m_stage; }
    QString stageText() const;
    QString declaredText() const; ///< who attacks whom
    int attackerSeat() const { return seatValue(kAttacker); }
    int defenderSeat() const { return seatValue(kDefender); }
    int attackerFighter() const { return m_sides[kAttacker].fighter ? m_sides[kAttacker].fighter.value() : -1; }
    int defenderFighter() const { return m_sides[kDefender].fighter ? m_sides[kDefender].fighter.value() : -1; }
    QString attackerName() const { return nameOf(kAttacker); }
    QString defenderName() const { return nameOf(kDefender); }
    QVariant attackFace() const { return faceOf(kAttacker); }
    QVariant defenseFace() const { return faceOf(kDefender); }
    QString attackCardName() const { return cardNameOf(kAttacker); }
    QString defenseCardName() const { return cardNameOf(kDefender); }
    bool hasAttackCard() const { return m_isOpen; }
    bool hasDefenseCard() const { return static_cast<bool>(m_sides[kDefender].card); }
    bool isAttackHidden() const { return m_isOpen && !m_sides[kAttacker].card; }
    bool isDefenseHidden() const { return m_isOpen && !m_isRevealed; }
    RowModel *lines() const { return m_lines; }
    QVariantList attackTerms() const { return termsOf(kAttacker); }
    QVariantList defenseTerms() const { return termsOf(kDefender); }
    int attackValue() const { return m_sides[kAttacker].value; }
    int defenseValue() const { return m_sides[kDefender].value; }
    int damage() const { return m_damage; }
    QString damageText() const;
    QString healthText() const { return m_healthText; }
    QString winnerText() const;
    QString note() const;
    QString noteRule() const { return m_noteRule; }

Q_SIGNALS:
    void changed();

private:
    static constexpr std::size_t kDefender = 0; ///< in the order in which effects resolve (A5)
    static constexpr std::size_t kAttacker = 1;
    enum Stage { Declared, Immediately, During, Damage, After };
    struct Term {
        int value = 0;
        ValueReason reason{};
        bool isPrinted = false;
        bool isStruck = false;
        QString name{}; ///< of the card that boosted
    };
    struct Window {
        bool isStarted = false;
        QStringList lines;
    };
    struct SideFacts {
        FighterId fighter;
        CardKind card;
        bool isCancelled = false;
        std::array<Window, 5> windows;
        std::vector<Term> terms;
        int value = 0;
    };

    void begin(const SeenStep &step);
    void reveal(const SeenEvent &event);
    void startWindow(const SeenEvent &event);
    void changeValue(const SeenEvent &event);
    void resolve(const SeenStep &step);
    void cancel(const SeenEvent &event);
    void addLine(const SeenStep &step);
    std::size_t sideOf(SeatId seat) const;
    int seatValue(std::size_t side) const;
    QString nameOf(std::size_t side) const;
    QVariant faceOf(std::size_t side) const;
    QString cardNameOf(std::size_t side) const;
    QVariantList termsOf(std::size_t side) const;
    QString effectText(std::size_t side, Stage stage) const;
    bool hasEffects(std::size_t side) const;
    bool isConditional(std::size_t side, Stage stage) const;
    RowModel::Row rowOf(Stage stage, std::size_t side, bool isFirst) const;
    RowModel::Row damageRow() const;

    const Match *m_match = nullptr;
    const CardTexts *m_cards = nullptr;
    EventTeller m_teller;
    Language m_language{};
    RowModel *m_lines;
    std::array<SideFacts, 2> m_sides;
    QStringList m_damageLines;
    int m_number = 0;
    bool m_isOpen = false;
    bool m_isRevealed = false;
    bool m_isSettled = false;
    bool m_isOver = false;
    bool m_isAttackerWinner = false;
    int m_stage = Declared;
    std::size_t m_current = kAttacker; ///< whose window is open
    bool m_isWindowOpen = false;
    int m_damage = 0;
    SpaceId m_from;
    SpaceId m_to;
    QString m_healthText;
    std::optional<std::size_t> m_cancelled; ///< whose card
    QString m_boostName;
    QString m_noteRule;
};

} // namespace champclos::app

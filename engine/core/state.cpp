// SPDX-License-Identifier: MIT
#include "engine/core/state.h"

namespace champclos {

namespace {

/// FNV-1a over numbers written low byte first, so that the byte order of the machine does not count.
class Hash {
public:
    void number(std::uint64_t value, int bytes) {
        for (int byte = 0; byte < bytes; ++byte) {
            m_hash ^= (value >> (8 * byte)) & 0xFF;
            m_hash *= 0x100000001B3u;
        }
    }
    void small(int value) { number(static_cast<std::uint8_t>(value), 1); }
    template <class Tag> void id(Id<Tag> id) { small(id.value()); }
    template <class T, int N> void list(const FixedVector<T, N> &items) {
        small(items.size());
        for (const T &item : items)
            if constexpr (std::is_integral_v<T>)
                small(item);
            else
                id(item);
    }
    std::uint64_t value() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325u;
};

void addSeat(Hash &hash, const SeatState &seat) {
    hash.number(seat.hand.word(), 8);
    hash.list(seat.deck);
    hash.list(seat.discard);
    hash.list(seat.pile);
    for (const CardSet &known : seat.knownTo)
        hash.number(known.word(), 8);
    hash.small(seat.tokenSide);
    hash.small(seat.sideCard);
    hash.list(seat.sideDeck);
    hash.list(seat.sideDiscard);
}

void addCombat(Hash &hash, const Combat &combat) {
    hash.small(combat.isActive | combat.isRevealed << 1 | combat.isPrevented << 2 | combat.isSettled << 3 |
               combat.handSeenBy.word() << 4);
    hash.small(combat.damage);
    hash.id(combat.boostCard);
    for (const CombatSide &side : combat.sides) {
        hash.id(side.fighter);
        hash.id(side.card);
        hash.small(side.replaced);
        hash.small(side.added);
        hash.id(side.remembered);
        hash.id(side.rememberedOwner);
        hash.small(side.isCancelled | side.isIgnored << 1);
    }
}

void addFrame(Hash &hash, const Frame &frame) {
    hash.small(static_cast<int>(frame.kind));
    hash.small(frame.step);
    hash.id(frame.seat);
    hash.id(frame.fighter);
    hash.number(frame.pc, 2);
    hash.id(frame.card);
    hash.small(static_cast<int>(frame.timing));
    hash.number(frame.waiting.word(), 4);
    hash.number(frame.picked.word(), 4);
    hash.id(frame.space);
    hash.id(frame.otherSpace);
    hash.id(frame.player);
    hash.id(frame.thatCard);
    hash.id(frame.thatOwner);
    hash.small(frame.amount);
    hash.small(frame.count);
    hash.small(frame.repeats);
    hash.number(frame.options, 2);
    hash.small(frame.moveThrough | frame.someoneDefeated << 1 | frame.isBusy << 2 | frame.isCutShort << 3 |
               frame.hasBegun << 4);
}

} // namespace

std::uint64_t hashOf(const GameState &state) {
    Hash hash;
    hash.number(state.rng.state(), 8);
    for (const SeatState &seat : state.seats)
        addSeat(hash, seat);
    for (const FighterState &fighter : state.fighters) {
        hash.id(fighter.space);
        hash.small(fighter.health);
        hash.id(fighter.turnStart);
        hash.small(fighter.tookDamage | fighter.isHeld << 1);
    }
    for (const SpaceSet &spaces : state.standing)
        for (int word = 0; word < 2; ++word)
            hash.number(spaces.wordAt(word), 8);
    hash.number(state.alive.word(), 4);
    hash.number(state.heroesAlive.word(), 4);
    hash.number(state.turnNumber, 2);
    hash.id(state.turnSeat);
    hash.small(state.actionsLeft);
    hash.small(state.isTurnEnding ? 1 : 0);
    if (state.quietTurns > 1) // one is as usual as none, and games saved before there was this rule have neither
        hash.small(state.quietTurns);
    if (!state.conceded.isEmpty()) // games saved before one could concede have none
        hash.small(state.conceded.word());
    hash.small(static_cast<int>(state.pending.kind));
    hash.id(state.pending.seat);
    hash.small(state.winners.word());
    hash.small(static_cast<int>(state.cause));
    addCombat(hash, state.combat);
    hash.small(state.frames.size());
    for (const Frame &frame : state.frames)
        addFrame(hash, frame);
    return hash.value();
}

} // namespace champclos

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the sounds of the table: paper, wood, and steel, out of noise and decaying tones.

    python3 resources/sounds/make/make_sounds.py [FOLDER]

Writes one WAV file per sound (16 bit, mono, 22.05 kHz) into the folder, or beside this one's parent, and prints length,
peak, and loudness of each. Needs nothing but Python; the same files come out every time. Nothing is sampled: all of it
was made for Champclos.
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050


# ---- what sounds are made of


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def noise(seconds, seed):
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def band(samples, low, high):
    """What lies between two frequencies: a one-pole low pass after a one-pole high pass, twice each."""
    for _ in range(2):
        keep, pull = math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
        rising = before = falling = 0.0
        out = []
        for sample in samples:
            rising = keep * (rising + sample - before)
            before = sample
            falling += pull * (rising - falling)
            out.append(falling)
        samples = out
    return samples


def shaped(samples, attack, decay):
    """Swells for `attack` seconds, then fades: after `decay` seconds a third is left."""
    return [s * min(1, n / max(1, attack * RATE)) * math.exp(-max(0, n / RATE - attack) / decay)
            for n, s in enumerate(samples)]


def tones(seconds, partials):
    """Partials of something that was struck: (frequency, loudness, decay)."""
    out = silence(seconds)
    for number, (frequency, loudness, decay) in enumerate(partials):
        for n in range(len(out)):
            t = n / RATE
            out[n] += loudness * math.exp(-t / decay) * math.sin(2 * math.pi * frequency * t + number)
    return out


def mixed(seconds, *parts):
    """Parts of (start, loudness, samples)."""
    out = silence(seconds)
    for start, loudness, samples in parts:
        first = int(start * RATE)
        for n, sample in enumerate(samples[:max(0, len(out) - first)]):
            out[first + n] += loudness * sample
    return out


def in_a_room(samples, share=0.16):
    """A little of it again from walls of wood, each time duller."""
    wet = band(samples, 120, 2600)
    out = list(samples)
    for delay, loudness in ((0.011, 1.0), (0.017, 0.8), (0.029, 0.6), (0.041, 0.4), (0.059, 0.3)):
        first = int(delay * RATE)
        for n in range(len(out) - first):
            out[first + n] += share * loudness * wet[n]
    return out


# ---- materials


def paper(seconds, seed, low=900, high=5200, attack=0.02, decay=0.05):
    """Fibers that tear at each other: noise whose loudness is rough itself."""
    roughness = band(noise(seconds, seed + 1), 20, 90)
    most = max(map(abs, roughness))
    grain = [s * (0.55 + 0.45 * r / most) for s, r in zip(noise(seconds, seed), roughness)]
    return shaped(band(grain, low, high), attack, decay)


def wood(seconds, pitch=1.0, seed=1):
    """A knock on a board."""
    body = tones(seconds, [(212 * pitch, 1.0, 0.045), (447 * pitch, 0.6, 0.03), (905 * pitch, 0.32, 0.018),
                           (1490 * pitch, 0.14, 0.011)])
    return mixed(seconds, (0, 1, body), (0, 1.4, shaped(band(noise(0.02, seed), 500, 3800), 0.001, 0.004)))


def thud(seconds, pitch=1.0, seed=1):
    """Something heavy, felt more than heard."""
    out = silence(seconds)
    phase = 0.0
    for n in range(len(out)):
        t = n / RATE
        phase += 2 * math.pi * pitch * (58 + 74 * math.exp(-t / 0.028)) / RATE
        out[n] = math.exp(-t / 0.085) * math.sin(phase)
    return mixed(seconds, (0, 1, out), (0, 0.9, shaped(band(noise(0.09, seed), 90, 900), 0.002, 0.022)))


def steel(seconds, pitch=1.0, decay=0.16, seed=1):
    """A blade: partials that do not belong together, beating in pairs, and the scrape that set them off."""
    partials = []
    for number, ratio in enumerate((1.0, 1.83, 2.71, 3.64, 4.83)):
        loudness, fade = 0.9 / (1 + number * 0.7), decay / (1 + number * 0.45)
        partials += [(1130 * pitch * ratio, loudness, fade), (1130 * pitch * ratio * 1.006, loudness * 0.6, fade)]
    scrape = shaped(band(noise(0.07, seed), 1800, 8000), 0.003, 0.016)
    return mixed(seconds, (0, 0.5, tones(seconds, partials)), (0, 1.2, scrape))


def bar(seconds, note, decay=0.34):
    """A bar of rosewood under a soft mallet; `note` in half tones from the A at 220 Hz."""
    pitch = 220 * 2 ** (note / 12)
    return mixed(seconds, (0, 1, tones(seconds, [(pitch, 1.0, decay), (pitch * 3.93, 0.16, decay * 0.28),
                                                 (pitch * 9.2, 0.04, decay * 0.1)])),
                 (0, 0.25, shaped(band(noise(0.02, note + 40), 200, 1800), 0.001, 0.006)))


# ---- the sounds: name, loudest moment in dB, samples


def sounds():
    yield "draw", -12, mixed(0.22, (0, 1, paper(0.2, 3, attack=0.07, decay=0.035)), (0.13, 0.35, wood(0.06, 1.6, 4)))
    yield "play", -8, in_a_room(mixed(0.28, (0, 0.9, paper(0.09, 7, attack=0.03, decay=0.02)),
                                      (0.05, 0.55, thud(0.2, 1.5, 5)), (0.05, 0.5, wood(0.14, 1.1, 6))))
    yield "flip", -8, in_a_room(mixed(0.34, (0, 0.9, paper(0.1, 11, 1200, 6500, 0.025, 0.02)),
                                      (0.09, 1.0, paper(0.1, 13, 1200, 6500, 0.02, 0.018)),
                                      (0.15, 0.5, wood(0.14, 1.25, 8)), (0.16, 0.4, thud(0.16, 1.7, 9))))
    yield "step", -15, in_a_room(mixed(0.13, (0, 1, wood(0.12, 1.35, 21)), (0, 0.3, thud(0.1, 1.9, 22))))
    yield "blow", -6, in_a_room(mixed(0.4, (0, 0.5, paper(0.07, 31, 500, 4000, 0.04, 0.01)),
                                      (0.04, 1.0, thud(0.3, 1.25, 32)), (0.04, 0.16, steel(0.3, 1.2, 0.07, 33)),
                                      (0.045, 0.3, wood(0.15, 0.8, 34))))
    yield "heavy-blow", -3, in_a_room(mixed(0.75, (0, 0.7, paper(0.1, 41, 400, 3600, 0.06, 0.012)),
                                            (0.06, 1.3, thud(0.5, 0.82, 42)), (0.06, 0.3, steel(0.68, 0.92, 0.22, 43)),
                                            (0.075, 0.4, wood(0.2, 0.6, 44)), (0.13, 0.3, thud(0.3, 1.0, 45))), 0.22)
    yield "block", -6, in_a_room(mixed(0.5, (0, 0.42, steel(0.45, 1.35, 0.12, 51)), (0, 0.7, wood(0.2, 0.72, 52)),
                                       (0.012, 0.45, thud(0.25, 1.4, 53))), 0.2)
    yield "fall", -6, in_a_room(mixed(0.7, (0, 0.8, wood(0.2, 0.85, 61)), (0.13, 0.6, wood(0.2, 1.0, 62)),
                                      (0.22, 0.42, wood(0.2, 1.12, 63)), (0.28, 0.26, wood(0.2, 1.2, 64)),
                                      (0.0, 0.9, thud(0.4, 0.75, 65)),
                                      (0.05, 0.4, paper(0.3, 66, 300, 2200, 0.08, 0.08))), 0.2)
    yield "scheme", -9, in_a_room(mixed(0.75, (0, 0.8, paper(0.3, 71, 700, 4200, 0.16, 0.05)),
                                        (0.14, 0.4, bar(0.6, 0, 0.2)), (0.26, 0.42, bar(0.48, 7, 0.24))), 0.2)
    yield "turn", -12, in_a_room(mixed(0.4, (0, 0.6, bar(0.35, -5, 0.12)), (0, 0.3, wood(0.1, 1.2, 81)),
                                       (0.1, 0.45, bar(0.3, 0, 0.12))), 0.2)
    yield "heal", -12, in_a_room(mixed(0.6, (0, 0.4, bar(0.5, 3, 0.16)), (0.08, 0.4, bar(0.5, 7, 0.18)),
                                       (0.16, 0.4, bar(0.42, 12, 0.2))), 0.2)
    yield "victory", -6, in_a_room(mixed(1.9, (0, 0.5, thud(0.4, 1.2, 91)),
                                         *((0.13 * n, 0.36, bar(1.2, note, 0.3))
                                           for n, note in enumerate((-5, 0, 4, 7))),
                                         (0.58, 0.6, thud(0.5, 1.0, 92)), (0.58, 0.2, steel(0.9, 0.5, 0.3, 93)),
                                         *((0.58, 0.36, bar(1.3, note, 0.42)) for note in (-12, 0, 4, 7, 12))), 0.24)
    yield "defeat", -6, in_a_room(mixed(1.7, (0, 0.8, thud(0.5, 0.8, 95)),
                                        *((0.2 * n, 0.42, bar(1.2, note, 0.3))
                                          for n, note in enumerate((3, 0, -4, -9))),
                                        (0.8, 0.9, thud(0.7, 0.66, 96)), (0.8, 0.3, bar(0.9, -21, 0.4))), 0.24)


def finished(samples, peak):
    """At its loudness, without clicks at the ends."""
    most = max(map(abs, samples))
    level = 10 ** (peak / 20) / most
    last = int(0.02 * RATE)
    return [s * level * min(1, n / 24, (len(samples) - 1 - n) / last) for n, s in enumerate(samples)]


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, peak, samples in sounds():
        samples = finished(samples, peak)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(struct.pack("<h", round(s * 32767)) for s in samples))
        loudness = 10 * math.log10(sum(s * s for s in samples) / len(samples))
        print(f"{name:12} {len(samples) / RATE:5.2f} s  peak {peak:4} dB  mean {loudness:6.1f} dB")


if __name__ == "__main__":
    main()

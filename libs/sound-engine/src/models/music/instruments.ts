import { type Grain } from '../../dsp/control-voice';
import { exp, pow } from '../../dsp/exact-math';
import { ModalGrain, NoiseGrain, ToneGrain } from '../../dsp/grains';
import type { Mode } from '../../dsp/modal';
import { Random } from '../../dsp/random';
import { StringGrain } from '../../dsp/string-grain';
import { ToneCallGrain } from '../../dsp/tone-call';

/** How a note is to be played. */
export interface Touch {
  pitch: number;
  /** Seconds until the next note of the voice. */
  length: number;
  /** 0..2, 1 usual. */
  force: number;
  /** Against the instrument's own: ringing time, brightness. */
  ring: number;
  bright: number;
  level: number;
}

/** The grains of one note of an instrument. */
export type Instrument = (touch: Touch, random: Random) => Grain[];

const HIGHEST = 17_000;
/** A note without a player's unrest. */
const STEADY = {
  jitter: 0.0006,
  vibratoRate: 5,
  vibrato: 0,
  roughRate: 30,
  rough: 0,
  subharmonic: 0,
  breath: 0,
  breathAt: 3,
  breathQ: 1,
} as const;

/** Partials of a piano's string that are heard at all, and those whose strings are heard to beat. */
const PIANO_PARTIALS = 24;
const BEATING_PARTIALS = 10;

/**
 * Two or three strings a note that beat and fall in two stages; a felt hammer, softer when played softly. B = 3e-4. The
 * hammer touches for 0.5 ms at 787 Hz and longer below: with 0.42 ms the second to fifth partial of the notes of 660 to
 * 790 Hz lie 12, 22, 18 and 29 dB under the first, as in recording piano/02, but takes are then up to twice as bright
 * as piano/01 and 02 (centroids of 1.2 kHz, and of 0.47 and 0.64).
 */
export const piano: Instrument = ({ pitch, force, ring, bright, level }, random) => {
  const modes: Mode[] = [];
  // High strings have lighter hammers that leave sooner; a contact of two periods would not sound at all.
  const hammerSeconds = 0.0005 * pow(pitch / 787, -0.5);
  for (let k = 1; k <= PIANO_PARTIALS; k++) {
    const frequency = pitch * k * Math.sqrt(1 + 0.0003 * k * k);
    if (frequency > HIGHEST) break;
    // Neighbours swing against each other, so that the blow itself leaves less below the note.
    const gain = ((k % 2 === 0 ? -1 : 1) * pow(k, -0.9 / Math.sqrt(bright)) * random.range(0.7, 1.3) * 0.3) / 1.2;
    const t60 = ring * 5 * pow(k, -0.45) * pow(pitch / 220, -0.45);
    const first = { frequency, t60: 0.35 * t60, gain: 0.75 * gain };
    if (k > BEATING_PARTIALS) modes.push(first);
    else modes.push(first, { frequency: frequency * (1 + 0.0004 * random.bipolar()), t60, gain: 0.25 * gain });
  }
  const struck = new ModalGrain(modes, hammerSeconds / pow(force * bright, 0.4), level * force);
  return [struck, new NoiseGrain().begin(random.next(), 260, 1, 0.02, 0.01 * level * force, 0, 0.001)];
};

/** A plucked string over a wooden body with air resonance. */
export const guitar: Instrument = ({ pitch, force, ring, bright, level }, random) => [
  new StringGrain(
    {
      pitch,
      t60: ring * 3.5 * pow(pitch / 110, -0.4),
      brightness: Math.min(12_000, 650 * bright * pow(force, 0.5)),
      pick: 0.14 * random.range(0.8, 1.2),
    },
    random.next(),
    0.8 * level * force,
  ),
  new ToneGrain().begin(98 * random.logNormal(0.02), 1, 0.06, 0.1 * level * force),
  new ToneGrain().begin(204 * random.logNormal(0.02), 1, 0.035, 0.07 * level * force),
];

/** Lips and a tube: the louder, the more harmonics; the pitch scoops up to the note. */
export const brass: Instrument = ({ pitch, length, force, ring, bright, level }, random) => {
  const cutoff = 1700 * bright * pow(force, 0.7);
  const harmonics = Array.from({ length: 16 }, (_, h) => {
    const f = pitch * (h + 1);
    const bell = 1 + 1.2 * exp(-((f - 1400) * (f - 1400)) / 500_000);
    return bell * pow(h + 1, -0.48) * exp(-f / cutoff) * 0.4;
  });
  const call = {
    length: length * 0.95,
    f0: [0.97 * pitch, pitch, pitch, pitch * 0.998],
    harmonics,
    jitter: 0.003,
    vibratoRate: 5.2 * random.logNormal(0.06),
    vibrato: length > 0.45 ? 0.006 : 0.001,
    roughRate: 30,
    rough: 0,
    subharmonic: 0,
    breath: 0.02,
    breathAt: 3,
    breathQ: 0.8,
    attack: 0.06,
    release: 0.2 * ring,
  };
  return [new ToneCallGrain(call, new Random(random.next()), [level * force])];
};

/** A deep bass, plucked with a finger: its round strings ring for seconds. */
export const bass: Instrument = ({ pitch, force, ring, bright, level }, random) => [
  new StringGrain({ pitch, t60: 2.8 * ring, brightness: 900 * bright, pick: 0.25 }, random.next(), 1.2 * level * force),
];

/**
 * Flue pipes of 8, 4, 2 2/3 and 2 feet on one key: steady, chiffing, harmonics that fall by 12 dB an octave (Fletcher
 * and Rossing, 1998).
 */
export const organ: Instrument = ({ pitch, length, force, ring, bright, level }, random) =>
  [1, 2, 3, 4].flatMap((foot, rank): Grain[] => {
    const f0 = pitch * foot * random.logNormal(0.0012);
    if (f0 > HIGHEST / 3) return [];
    const harmonics = Array.from({ length: 7 }, (_, h) => pow(h + 1, -2 / bright));
    const call = {
      ...STEADY,
      length: 2 * length,
      f0: [f0, f0],
      harmonics,
      breath: 0.05,
      breathAt: 3,
      breathQ: 1.2,
      attack: 0.05 / foot + 0.012,
      release: Math.min(0.5, 0.08 * ring),
    };
    const share = [1, 0.6, 0.22, 0.4][rank];
    return [new ToneCallGrain(call, new Random(random.next()), [0.5 * share * level * Math.sqrt(force)])];
  });

/** A steel string over a pickup, and its fifth; the amplifier clips both together (`drive` of the player). */
export const electricGuitar: Instrument = ({ pitch, force, ring, bright, level }, random) => {
  const string = (ratio: number, share: number): Grain =>
    new StringGrain(
      { pitch: ratio * pitch, t60: 2.5 * ring, brightness: 3000 * bright, pick: 0.15 },
      random.next(),
      0.9 * share * level * pow(force, 0.4),
    );
  return [
    string(1, 1),
    string(1.4983, 0.6),
    // The pick scrapes the winding.
    new NoiseGrain().begin(random.next(), 2800 * bright, 1.2, 0.012, 0.1 * level * force, 0, 0.001),
  ];
};

/** Two oscillators a few cents apart through a slow low-pass: they beat and swell. */
export const pad: Instrument = ({ pitch, length, force, ring, bright, level }, random) => {
  const cutoff = 900 * bright;
  const harmonics = Array.from({ length: 12 }, (_, h) => pow(h + 1, -1) * exp((-pitch * (h + 1)) / cutoff));
  return [0.9965, 1.0035, 2.002].map(
    (detune, k) =>
      new ToneCallGrain(
        {
          ...STEADY,
          length: 2.6 * length * Math.sqrt(ring),
          f0: [pitch * detune, pitch * detune],
          harmonics,
          vibratoRate: 0.31,
          vibrato: 0.0015,
          attack: 0.45 * length,
          release: 0.5,
        },
        new Random(random.next()),
        [(k === 2 ? 0.12 : 0.4) * level * force],
      ),
  );
};

/** Skin, wires and plates of a drum kit. */
export const KIT = {
  kick: ({ pitch, force, ring, bright, level }, random) => [
    new ToneGrain().begin(pitch * 2.6, 0.02, 0.02 * ring, 0.8 * level * force, 0, 0.001),
    new ToneGrain().begin(pitch * random.logNormal(0.01), 0.6, 0.16 * ring, 1.3 * level * force, 0, 0.002),
    new NoiseGrain().begin(random.next(), 2500 * bright, 0.8, 0.004, 0.25 * level * force),
  ],
  snare: ({ pitch, force, ring, bright, level }, random) => [
    new ToneGrain().begin(pitch * 3 * random.logNormal(0.01), 0.5, 0.045 * ring, 0.5 * level * force),
    new ToneGrain().begin(pitch * 5.4 * random.logNormal(0.01), 0.6, 0.03 * ring, 0.3 * level * force),
    // The wires: what the lower head throws up, and its rattle.
    new NoiseGrain().begin(random.next(), 3200 * bright, 0.4, 0.09 * ring, 0.6 * level * force),
    new NoiseGrain().begin(random.next(), Math.min(14_000, 7000 * bright), 0.6, 0.06 * ring, 0.4 * level * force),
  ],
  tom: ({ pitch, force, ring, bright, level }, random) => [
    new ToneGrain().begin(pitch * 2 * random.logNormal(0.02), 0.6, 0.14 * ring, 0.9 * level * force, 0, 0.001),
    new ToneGrain().begin(pitch * 3.19 * random.logNormal(0.02), 0.6, 0.07 * ring, 0.35 * level * force),
    new ToneGrain().begin(pitch * 4.27 * random.logNormal(0.02), 0.6, 0.05 * ring, 0.2 * level * force),
    new NoiseGrain().begin(random.next(), 900 * bright, 0.6, 0.012, 0.35 * level * force),
  ],
  hat: ({ force, ring, bright, level }, random) => [
    new NoiseGrain().begin(random.next(), Math.min(14_000, 8500 * bright), 0.8, 0.025 * ring, 0.3 * level * force),
    new NoiseGrain().begin(random.next(), 5200 * bright, 2, 0.015 * ring, 0.12 * level * force),
  ],
} as const satisfies Record<string, Instrument>;

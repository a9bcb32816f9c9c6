import type { SpaceKind } from '@whoosh/sound-scene';

/** Groups that tracks are led into, from where all goes to the master. */
export const MIX_BUSES = ['dialogue', 'effects', 'ambience', 'music'] as const;
export type MixBus = (typeof MIX_BUSES)[number];

/** What can make others fall, and what can fall: the buses, and the video's own sound. */
export const DUCKING_PARTS = [...MIX_BUSES, 'video'] as const;
export type DuckingPart = (typeof DUCKING_PARTS)[number];

/** The four bands of an equalizer, from low to high. */
export const EQ_BANDS = ['lowShelf', 'lowMid', 'highMid', 'highShelf'] as const;

/** One band: a shelf with slope 1 at both ends (its Q counts for nothing), a bell between them. */
export interface EqBand {
  hz: number;
  gainDb: number;
  q: number;
}

/** As the bands stand before anybody moves them. */
export const DEFAULT_EQ: readonly EqBand[] = [
  { hz: 120, gainDb: 0, q: 0.7 },
  { hz: 500, gainDb: 0, q: 1 },
  { hz: 2_500, gainDb: 0, q: 1 },
  { hz: 8_000, gainDb: 0, q: 0.7 },
];

export interface Compressor {
  /** dBFS. */
  thresholdDb: number;
  /** 1 does nothing. */
  ratio: number;
  /** Seconds. */
  attack: number;
  release: number;
  makeupDb: number;
}

export const DEFAULT_COMPRESSOR: Compressor = {
  thresholdDb: -20,
  ratio: 3,
  attack: 0.01,
  release: 0.15,
  makeupDb: 0,
};

/** What a track does to its sound, in this order. What is missing does nothing. */
export interface TrackStrip {
  /** Hz, 12 dB per octave. */
  lowCutHz?: number | null;
  highCutHz?: number | null;
  /** Four, in the order of EQ_BANDS. */
  eq?: EqBand[] | null;
  compressor?: Compressor | null;
  /** What goes to each reverb, after the fader, dB; null: nothing. */
  sends?: (number | null)[] | null;
  /** Where the track goes; without one by what lies on it: voices are dialogue, music is music, all else effects. */
  bus?: MixBus | null;
}

/** A point of a rubber band. */
export interface EnvelopePoint {
  /** Seconds: of a track on the timeline, of a clip in its sound. */
  at: number;
  value: number;
}

/**
 * Rubber bands. Between two points the level moves straight in dB and the pan straight; before the first and after the
 * last it stays. Points in time order.
 */
export interface Envelopes {
  /** dB; the least is silence. */
  level?: EnvelopePoint[];
  /** -1 left .. 1 right, beside the pan of the track. */
  pan?: EnvelopePoint[];
}

export interface MixReverb {
  space: SpaceKind;
  /** Of what comes back. */
  gainDb: number;
}

export interface BusSettings {
  gainDb: number;
  muted: boolean;
}

/** What holds for all tracks. */
export interface MixerSettings {
  buses: Record<MixBus, BusSettings>;
  /** Two. */
  reverbs: MixReverb[];
  masterGainDb: number;
}

const NEUTRAL_BUS: BusSettings = { gainDb: 0, muted: false };

export const DEFAULT_MIXER: MixerSettings = {
  buses: { dialogue: NEUTRAL_BUS, effects: NEUTRAL_BUS, ambience: NEUTRAL_BUS, music: NEUTRAL_BUS },
  reverbs: [
    { space: 'room', gainDb: 0 },
    { space: 'hall', gainDb: 0 },
  ],
  masterGainDb: 0,
};

/** Ranges of the mixer's numbers, [least, most]. */
export const MIXER_LIMITS = {
  lowCutHz: [20, 1_000],
  highCutHz: [1_000, 20_000],
  eqHz: [20, 20_000],
  eqGainDb: [-18, 18],
  eqQ: [0.1, 10],
  thresholdDb: [-60, 0],
  ratio: [1, 20],
  attack: [0.0005, 0.5],
  release: [0.01, 3],
  makeupDb: [0, 24],
  sendDb: [-36, 12],
  envelopeDb: [-60, 12],
  reverbs: 2,
  envelopePoints: 500,
} as const;

/** What falls while what sounds, where nobody has chosen: all under dialogue. */
export const DEFAULT_DUCKING_BY: readonly DuckingPart[] = ['dialogue'];
export const DEFAULT_DUCKING_OF: readonly DuckingPart[] = ['effects', 'ambience', 'music'];

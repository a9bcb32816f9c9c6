import type { Material } from '@whoosh/sound-scene';
import type { ModelKind } from '../../model';
import type { Bed } from './machine-bed';
import type { PartSound } from './sound-parts';

/** One part of an event: what sounds, when and how often. */
export interface Part {
  /** Name of its level among the model's parameters, and what it is. */
  name: string;
  meaning: string;
  sound: PartSound;
  /** Linear level before the source's own gain. */
  level: number;
  /** Seconds after the event's start; several for a part that comes again. */
  at?: readonly number[];
  /** Level and pitch of each coming, 1 where not given. */
  gains?: readonly number[];
  pitches?: readonly number[];
  /**
   * Comes this many more times at random within so many seconds: at equal chances, thinning out, or in equal ratios of
   * time.
   */
  scatter?: { count: number; seconds: number; how: 'even' | 'thinning' | 'ratios'; tail: number; pitchSpread: number };
  /** Bounces: further comings, each sooner and weaker by these ratios. */
  bounces?: { count: number; delay: number; sooner: number; weaker: number };
  /** Only every so many events. */
  every?: number;
}

/** A source whose event is composed of parts, with what goes on under it. */
export interface ComposedSound {
  id: string;
  /** Names the chain. */
  kernel: string;
  kind: ModelKind;
  parts: readonly Part[];
  bed?: Bed;
  /** Events per second by itself, 0 for once; evenness 0..1. */
  rate: number;
  regularity?: number;
  /** Seconds of one event; and those of its beginning that are faint by nature (`SoundModel.preRoll`). */
  seconds: number;
  preRoll?: number;
  /** How far pitch and level differ from event to event (log-normal). */
  variation?: number;
  /** Steps in semitones that the events wander over: a melody of neighbours, with an end note now and then. */
  scale?: readonly number[];
  /** Frequencies and lengths of all parts against what they say by themselves. */
  pitch?: number;
  ring?: number;
  /** Exponent of the pitch over the length of the thing. */
  sizePitch?: number;
  /** What it is made of; another material rings accordingly. */
  material?: Material;
  repeatable?: boolean;
  /** How far force brightens it, dB per octave at the most; 1.4 where not given. */
  lively?: number;
  /** The little room that it is always heard in: t60 s, level. */
  room?: readonly [number, number];
  /** Gain that brings the defaults to -23 LUFS (measured). */
  level: number;
}

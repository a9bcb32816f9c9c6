import { MIXER_LIMITS, type Envelopes } from '@whoosh/contracts';
import { t } from '../messages';
import type { Clip, Operation, TimelineDocument } from '../model';
import { valueOn, withPoint, type CurvePoint, type CurveScale } from '../scenes/curves';
import { panWords } from '../words/pan-words';

/** Which rubber bands lie over the timeline. */
export interface BandView {
  of: 'clip' | 'track';
  name: keyof Envelopes;
}

/** All there are, in the order in which they are gone through; null: none. */
export const BAND_VIEWS: readonly (BandView | null)[] = [
  null,
  { of: 'clip', name: 'level' },
  { of: 'clip', name: 'pan' },
  { of: 'track', name: 'level' },
  { of: 'track', name: 'pan' },
];

const [LOW_DB, HIGH_DB] = MIXER_LIMITS.envelopeDb;
/** An arrow key on a point of a level, as on a fader of a mixing desk. */
const STEP_DB = 1;

export function bandScale(name: BandView['name']): CurveScale {
  const common = { label: t(`bands.${name}`), neutral: 0, isLog: false };
  return name === 'level'
    ? { ...common, unit: 'dB', low: LOW_DB, high: HIGH_DB, digits: 1, step: STEP_DB }
    : { ...common, unit: '', low: -1, high: 1, digits: 2, words: panWords };
}

export function bandOf(envelopes: Envelopes | null | undefined, name: BandView['name']): readonly CurvePoint[] {
  return (envelopes?.[name] ?? []).map(({ at, value }): CurvePoint => [at, value]);
}

/** The rubber bands with another one among them; null when no point is left. */
export function withBand(
  envelopes: Envelopes | null | undefined,
  name: BandView['name'],
  points: readonly CurvePoint[],
): Envelopes | null {
  const { [name]: _, ...others } = envelopes ?? {};
  const next = points.length === 0 ? others : { ...others, [name]: points.map(([at, value]) => ({ at, value })) };
  return Object.keys(next).length === 0 ? null : next;
}

/** Draws the rubber band of a clip. */
export function drawnClip({ key, envelopes }: Clip, name: BandView['name'], points: readonly CurvePoint[]): Operation {
  return { type: 'set', keys: [key], values: { envelopes: withBand(envelopes, name, points) } };
}

/** Draws the rubber band of a track. */
export function drawnTrack(
  { tracks }: TimelineDocument,
  track: number,
  name: BandView['name'],
  points: readonly CurvePoint[],
): Operation {
  return { type: 'setTrack', track, values: { envelopes: withBand(tracks[track]?.envelopes, name, points) } };
}

/**
 * The band with one point more where the playhead is, which changes nothing yet.
 * @param seconds as its points have them
 */
export function withPointAt(
  points: readonly CurvePoint[],
  seconds: number,
  name: BandView['name'],
): readonly CurvePoint[] {
  return withPoint(points, [seconds, valueOn(points, seconds, bandScale(name))]);
}

/** Seconds of the clip's sound at a moment of the timeline; null where it does not sound. */
export function soundSeconds({ startMs, durationMs, offsetMs }: Clip, ms: number): number | null {
  const within = ms - startMs;
  return within < 0 || within > durationMs ? null : (within + offsetMs) / 1_000;
}

import type { TakeKind } from './take';

/** What is remembered from one recording to the next, in this browser. */
export interface RecordingSettings {
  /** null: the system's own choice. */
  deviceId: string | null;
  kind: TakeKind;
  countInUnit: CountInUnit;
  countInSeconds: number;
  countInBeats: number;
  beatsPerMinute: number;
  /** Seconds from output to input, measured, by microphone. */
  latencies: Readonly<Record<string, number>>;
}

/** What is counted before a take begins. */
export const COUNT_IN_UNITS = ['seconds', 'beats'] as const;
export type CountInUnit = (typeof COUNT_IN_UNITS)[number];

/** How many of each may be counted; 0: none. */
export const COUNT_INS = { seconds: [0, 2, 3, 4], beats: [0, 2, 4, 8] } as const;

/** Beats a minute, from the slowest to the fastest of a metronome. */
export const TEMPO = { least: 40, most: 208 } as const;

const KEY = 'whoosh.timeline.recording';
const DEFAULTS: RecordingSettings = {
  deviceId: null,
  kind: 'voice',
  countInUnit: 'seconds',
  countInSeconds: 3,
  countInBeats: 4,
  beatsPerMinute: 120,
  latencies: {},
};

/** What is counted in, and how far its strokes lie apart. */
export interface CountIn {
  unit: CountInUnit;
  count: number;
  /** Seconds from one stroke to the next. */
  spacing: number;
}

export function countInOf(settings: RecordingSettings): CountIn {
  const { countInUnit: unit, countInSeconds, countInBeats, beatsPerMinute } = settings;
  return unit === 'seconds'
    ? { unit, count: countInSeconds, spacing: 1 }
    : { unit, count: countInBeats, spacing: 60 / beatsPerMinute };
}

export function readSettings(): RecordingSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return typeof stored === 'object' && stored !== null ? { ...DEFAULTS, ...checked({ ...stored }) } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function keepSettings(settings: RecordingSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing asks again
  }
}

function checked(stored: Record<string, unknown>): Partial<RecordingSettings> {
  const { deviceId, kind, latencies } = stored;
  return {
    ...(typeof deviceId === 'string' && { deviceId }),
    ...((kind === 'voice' || kind === 'foley') && { kind }),
    ...checkedCountIn(stored),
    ...(typeof latencies === 'object' && {
      latencies: Object.fromEntries(
        Object.entries(latencies ?? {}).filter(([, seconds]) => typeof seconds === 'number' && seconds >= 0),
      ),
    }),
  };
}

function checkedCountIn(stored: Record<string, unknown>): Partial<RecordingSettings> {
  const { countInUnit, countInSeconds, countInBeats, beatsPerMinute } = stored;
  const unit = COUNT_IN_UNITS.find((known) => known === countInUnit);
  const isTempo = typeof beatsPerMinute === 'number' && beatsPerMinute >= TEMPO.least && beatsPerMinute <= TEMPO.most;
  return {
    ...(unit !== undefined && { countInUnit: unit }),
    ...(COUNT_INS.seconds.some((count) => count === countInSeconds) && { countInSeconds: Number(countInSeconds) }),
    ...(COUNT_INS.beats.some((count) => count === countInBeats) && { countInBeats: Number(countInBeats) }),
    ...(isTempo && { beatsPerMinute }),
  };
}

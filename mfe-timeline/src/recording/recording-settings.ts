import type { TakeKind } from './take';

/** What is remembered from one recording to the next, in this browser. */
export interface RecordingSettings {
  /** null: the system's own choice. */
  deviceId: string | null;
  kind: TakeKind;
  countInSeconds: number;
  /** Seconds from output to input, measured, by microphone. */
  latencies: Readonly<Record<string, number>>;
}

export const COUNT_INS = [0, 2, 3, 4] as const;

const KEY = 'whoosh.timeline.recording';
const DEFAULTS: RecordingSettings = { deviceId: null, kind: 'voice', countInSeconds: 3, latencies: {} };

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

function checked({ deviceId, kind, countInSeconds, latencies }: Record<string, unknown>): Partial<RecordingSettings> {
  return {
    ...(typeof deviceId === 'string' && { deviceId }),
    ...((kind === 'voice' || kind === 'foley') && { kind }),
    ...(COUNT_INS.some((seconds) => seconds === countInSeconds) && { countInSeconds: Number(countInSeconds) }),
    ...(typeof latencies === 'object' && {
      latencies: Object.fromEntries(
        Object.entries(latencies ?? {}).filter(([, seconds]) => typeof seconds === 'number' && seconds >= 0),
      ),
    }),
  };
}

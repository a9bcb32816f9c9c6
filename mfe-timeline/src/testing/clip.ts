import { UNTOUCHED, type Clip } from '../model';

/** A clip of 4 s on A1; give what the test is about. */
export function clip(fields: Partial<Clip> = {}): Clip {
  return {
    ...UNTOUCHED,
    key: 'clip',
    track: 0,
    startMs: 0,
    durationMs: 4000,
    soundEffectId: 1,
    ...fields,
  };
}

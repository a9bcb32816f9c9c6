import type { Clip } from '../model';

/** A clip of 4 s on A1; give what the test is about. */
export function clip(fields: Partial<Clip> = {}): Clip {
  return {
    key: 'clip',
    track: 0,
    startMs: 0,
    durationMs: 4000,
    offsetMs: 0,
    fadeInMs: 0,
    fadeOutMs: 0,
    volume: 1,
    gainDb: 0,
    muted: false,
    loop: false,
    soundEffectId: 1,
    mediaId: null,
    scene: null,
    sync: null,
    envelopes: null,
    ...fields,
  };
}

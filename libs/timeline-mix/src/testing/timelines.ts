import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import type { MixItem, MixTimeline, SourceId } from '../mix-plan';
import { soundsInMemory, type SoundSources, type Stereo } from '../sources';

/** A clip of one second of effect 1 at the start of A1, changed as asked. */
export function item(fields: Partial<MixItem> = {}): MixItem {
  return {
    key: 'a',
    soundEffectId: 1,
    mediaId: null,
    startTime: 0,
    trackIndex: 0,
    volume: 1,
    gainDb: 0,
    duration: 1,
    offset: 0,
    fadeIn: 0,
    fadeOut: 0,
    muted: false,
    loop: false,
    ...fields,
  };
}

export function timeline(items: readonly MixItem[], settings: Partial<MixTimeline> = {}): MixTimeline {
  return {
    ...DEFAULT_TIMELINE_SETTINGS,
    items,
    media: [
      { id: 1, role: 'voice' },
      { id: 2, role: 'music' },
    ],
    ...settings,
  };
}

/** Noise of a level, other in both channels, the same for the same seed. */
export function noise(frames: number, level = 0.3, seed = 1): Stereo {
  let state = seed;
  const channel = () =>
    Float32Array.from(
      { length: frames },
      () => (level * (state = (Math.imul(state, 1664525) + 1013904223) | 0)) / 2147483648,
    );
  return { left: channel(), right: channel() };
}

/** A constant, by which gains can be read off the mix. */
export function constant(frames: number, level = 1): Stereo {
  const samples = new Float32Array(frames).fill(level);
  return { left: samples, right: samples };
}

export function sounds(of: Partial<Record<SourceId, Stereo>>): SoundSources {
  return soundsInMemory(new Map(Object.entries(of) as [SourceId, Stereo][]));
}

import type { MixClip, MixPlan, SourceId } from './mix-plan';

/**
 * Sounds are held in pieces of this many samples (5.5 s), so that an hour of music needs no more memory than what is
 * near.
 */
export const CHUNK_FRAMES = 262_144;

/** Samples of both channels at 48 kHz; a mono sound has one array twice. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** Where a mixer finds its sounds. */
export interface SoundSources {
  /** Samples of a sound; undefined as long as it is not known. */
  lengthOf(source: SourceId): number | undefined;
  /**
   * Samples from `index * CHUNK_FRAMES` on, CHUNK_FRAMES of them or those that are left; undefined while they are not
   * there.
   */
  chunkOf(source: SourceId, index: number): Stereo | undefined;
}

/** One piece of one sound. */
export interface ChunkRef {
  source: SourceId;
  index: number;
}

/** Sounds that are wholly in memory. */
export function soundsInMemory(sounds: ReadonlyMap<SourceId, Stereo>): SoundSources {
  return {
    lengthOf: (source) => sounds.get(source)?.left.length,
    chunkOf: (source, index) => {
      const sound = sounds.get(source);
      return sound === undefined ? undefined : chunkAt(sound, index);
    },
  };
}

/** A view of one piece of a sound. */
export function chunkAt({ left, right }: Stereo, index: number): Stereo {
  const from = index * CHUNK_FRAMES;
  return { left: left.subarray(from, from + CHUNK_FRAMES), right: right.subarray(from, from + CHUNK_FRAMES) };
}

/**
 * Which pieces sound between two moments of the timeline, in the order of their clips, each once. Silent clips need
 * none. A sound whose length is not known is taken to be as long as its clip needs it; of a looped one the first piece
 * is named.
 */
export function chunksBetween(plan: MixPlan, from: number, to: number, lengthOf: SoundSources['lengthOf']): ChunkRef[] {
  const found = new Map<string, ChunkRef>();
  for (const clip of plan.clips) {
    if (clip.start >= to) break;
    if (clip.gain === 0 || clip.start + clip.length <= from) continue;
    for (const index of clipChunks(
      clip,
      Math.max(0, from - clip.start),
      Math.min(clip.length, to - clip.start),
      lengthOf(clip.source),
    )) {
      found.set(`${clip.source}/${index}`, { source: clip.source, index });
    }
  }
  return [...found.values()];
}

/** Pieces under samples from..to of a clip. */
function clipChunks(clip: MixClip, from: number, to: number, length: number | undefined): number[] {
  if (clip.loop && length === undefined) return [0];
  const indices = new Set<number>();
  const whole = length ?? Infinity;
  for (let at = from; at < to;) {
    const position = clip.loop ? (clip.offset + at) % whole : clip.offset + at;
    if (position >= whole) break;
    const index = Math.floor(position / CHUNK_FRAMES);
    if (indices.has(index) && clip.loop) break;
    indices.add(index);
    at += Math.min(whole, (index + 1) * CHUNK_FRAMES) - position;
  }
  return [...indices];
}

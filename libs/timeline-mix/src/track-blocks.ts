import { headOf, silence, stereo } from './blocks';
import type { Stereo } from './sources';

/** The blocks of those tracks that are not silent, from the first track to the last. */
export type SoundingTracks = ReadonlyMap<number, Stereo>;

/** Blocks for as many tracks as sound at the same time: a timeline of a thousand needs as few as its clips overlap. */
export class TrackBlocks {
  private readonly room: Stereo[] = [];

  /** Silent blocks, which the next call uses again. @param tracks in rising order */
  of(tracks: readonly number[], frames: number): Map<number, Stereo> {
    return new Map(
      tracks.map((track, place) => {
        let block = this.room[place];
        if (block === undefined || block.left.length < frames) this.room[place] = block = stereo(frames);
        const head = headOf(block, frames);
        silence(head);
        return [track, head];
      }),
    );
  }
}

/** Every number once, in rising order. */
export function inOrder(...tracks: readonly Iterable<number>[]): number[] {
  return [...new Set(tracks.flatMap((some) => [...some]))].sort((a, b) => a - b);
}

import { useCallback, useSyncExternalStore } from 'react';
import { Player, type Playback, type PlaybackStatus } from './player';
import { createWavesurferEngine } from './wavesurfer-engine';

/** The one player of the page. This module is shared between the separately built front ends, so there is no second one. */
export const player = new Player(createWavesurferEngine);

/** What the player does with one sound. */
export interface TrackPlayback {
  /** The player holds this sound, playing or waiting. */
  current: boolean;
  status: PlaybackStatus;
  /** Seconds. */
  position: number;
}

const ELSEWHERE: TrackPlayback = { current: false, status: 'idle', position: 0 };

/** Keeps one object for one state, as useSyncExternalStore needs it; `step` is the grain of the position in seconds. */
function trackSnapshots(url: string, step: number): () => TrackPlayback {
  let last: TrackPlayback = ELSEWHERE;
  return () => {
    const playback: Playback = player.snapshot();
    if (playback.url !== url) return ELSEWHERE;
    const coarse =
      step > 0 && playback.status === 'playing' ? Math.floor(playback.position / step) * step : playback.position;
    if (!last.current || last.status !== playback.status || last.position !== coarse) {
      last = { current: true, status: playback.status, position: coarse };
    }
    return last;
  };
}

const snapshots = new Map<string, () => TrackPlayback>();

/** Follows one sound in the player; renders again only when that sound changes. */
export function useTrackPlayback(url: string): TrackPlayback {
  const snapshot = useCallback(() => {
    // with reduced motion the playhead jumps each quarter of a second (design section 7)
    const step = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0.25 : 0;
    const key = `${step} ${url}`;
    let take = snapshots.get(key);
    if (!take) {
      take = trackSnapshots(url, step);
      snapshots.set(key, take);
    }
    return take();
  }, [url]);
  return useSyncExternalStore(player.subscribe, snapshot);
}

/** Something is in the player: its address, else null. */
export function useCurrentTrackUrl(): string | null {
  return useSyncExternalStore(player.subscribe, () => player.snapshot().url);
}

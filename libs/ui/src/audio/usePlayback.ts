import { useCallback, useSyncExternalStore } from 'react';
import { Player, type Playback, type PlaybackStatus } from './player';
import { createWavesurferEngine } from './wavesurfer-engine';

/**
 * The one player of the page. This module is shared between the separately built front ends, so there is no second one.
 */
export const player = new Player(createWavesurferEngine);

/** What has a use of its own for Escape: what is open is closed first, what is written in a field is taken back. */
const OWN_ESCAPE = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"], input, [contenteditable]';

/** Escape stops what plays, wherever on the page the focus is. */
function stopOnEscape({ key, defaultPrevented, target }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || (target instanceof Element && target.closest(OWN_ESCAPE))) return;
  player.pause();
}
document.addEventListener('keydown', stopOnEscape);

/** What the player does with one sound. */
export interface TrackPlayback {
  /** The player holds this sound, playing or waiting. */
  current: boolean;
  status: PlaybackStatus;
  /** Seconds. */
  position: number;
}

const ELSEWHERE: TrackPlayback = { current: false, status: 'idle', position: 0 };

/** With reduced motion the playhead jumps each quarter of a second (design section 7). */
const REDUCED_STEP_SECONDS = 0.25;

/** The one sound that the player holds, in one object for one state, as useSyncExternalStore needs it. */
let last: TrackPlayback = ELSEWHERE;

function currentPlayback({ status, position }: Playback): TrackPlayback {
  const isCoarse = status === 'playing' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = isCoarse ? Math.floor(position / REDUCED_STEP_SECONDS) * REDUCED_STEP_SECONDS : position;
  if (last.status !== status || last.position !== shown) last = { current: true, status, position: shown };
  return last;
}

/** Follows one sound in the player; renders again only when that sound changes. */
export function useTrackPlayback(url: string): TrackPlayback {
  const snapshot = useCallback(() => {
    const playback = player.snapshot();
    // asked by every row of a list, at each step of the playhead
    return playback.url === url ? currentPlayback(playback) : ELSEWHERE;
  }, [url]);
  return useSyncExternalStore(player.subscribe, snapshot);
}

/** Something is in the player: its address, else null. */
export function useCurrentTrackUrl(): string | null {
  return useSyncExternalStore(player.subscribe, () => player.snapshot().url);
}

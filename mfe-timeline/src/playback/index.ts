import { startAudioRig } from './audio-rig';
import { Player } from './player';

export { Player } from './player';
export type { PlayerTimeline } from './player-timeline';
export { readSound, type SoundFile } from './read-sound';
export type { PictureScreen } from './video-seeker';

/** A player with the browser's own sound. */
export function createPlayer(): Player {
  return new Player(startAudioRig, () => performance.now());
}

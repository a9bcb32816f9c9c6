/** What clips can do because they keep their scenes. */
export { usePlacing } from './usePlacing';
export { useSoundHits, type SoundHits } from './useSoundHits';
export { exceedsSound, recordingLeft } from './new-length';
export { useClipScenes, type ClipScenes } from './useClipScenes';

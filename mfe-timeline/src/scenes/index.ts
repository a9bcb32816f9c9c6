/** What clips can do because they keep their scenes. */
export { exceedsSound } from './new-length';
export { useClipScenes, type ClipScenes } from './useClipScenes';

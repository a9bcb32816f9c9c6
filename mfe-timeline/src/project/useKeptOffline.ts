import { keepForOffline } from '@whoosh/api-client';
import type { Project } from '@whoosh/contracts';
import { useEffect, useMemo } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { TimelineDocument } from '../model';
import { oncePointerRests } from './pointer-rest';

/** The page has so long for itself before it is kept; edits and the pointer rest so long, milliseconds. */
const REST_MS = 4_000;

/** What loads when it is opened, and is opened without network, too; what cannot be had now is loaded then. */
const loadDialogs = () =>
  Promise.allSettled([
    import('../drafts/KeepDialog'),
    import('../recording/RecorderPanel'),
    import('../review/ReviewDialog'),
    import('../scenes/ClipDialog'),
    import('../scenes/CurveTools'),
    import('../scenes/LengthDialog'),
    import('../scenes/ReplaceDialog'),
    import('../timeline/GroupDialog'),
    import('../timeline/MarkerDialog'),
    import('../timeline/TrackDialog'),
    import('../versions/VersionsDialog'),
  ]);

/**
 * Keeps the project in this browser, so that it opens without network: the sounds of its clips first, then the video.
 */
export function useKeptOffline({ video }: Project, { clips }: TimelineDocument, sounds: ClipSounds): void {
  const media = useMemo(() => {
    const ofClips = clips.map((clip) => sounds.of(clip).file);
    const ofVideo = [video?.strip?.url, video?.peaksUrl, video?.frameTimesUrl, video?.proxyUrl ?? video?.playUrl];
    const all = [...ofClips, ...ofVideo].filter((url) => typeof url === 'string');
    return [...new Set(all)].join('\n');
  }, [clips, sounds, video]);
  useEffect(() => {
    const keep = async () => {
      await loadDialogs();
      await keepForOffline(media === '' ? [] : media.split('\n'));
    };
    return oncePointerRests(() => void keep(), REST_MS);
  }, [media]);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { usePreviewRenderer, type Preview, type PreviewSpec } from '@whoosh/preview';
import type { Scene } from '@whoosh/sound-scene';
import { player, type Track } from '@whoosh/ui/more';
import { usePreviewTrack } from '../preview/usePreviewTrack';

/** Scenes that are heard here one after the other: rendered in this browser, free. */
export interface SceneHearing {
  /** What was asked for last; null: nothing yet. */
  heard: string | null;
  /** It is being rendered. */
  isWaiting: boolean;
  /** It cannot be rendered here. */
  isFailed: boolean;
  /** What was asked for last, to be played again; null while it is not there. */
  track: Track | null;
  /**
   * @param key what is heard, unlike anything else of these
   * @param firstSeconds without it, all of it
   */
  hear: (key: string, scene: Scene, firstSeconds?: number) => void;
}

export function useSceneHearing(): SceneHearing {
  const renderer = usePreviewRenderer();
  const [heard, setHeard] = useState<string | null>(null);
  const [made, setMade] = useState<{ key: string; preview: Preview | null } | null>(null);
  const asked = useRef<AbortController | null>(null);
  const over = useRef<string | null>(null);
  const track = usePreviewTrack(made?.preview);
  useEffect(() => () => asked.current?.abort(), []);
  useEffect(() => {
    if (track === null) return;
    // whatever else was played meanwhile is listened to
    const { url } = player.snapshot();
    if (url === null || url === over.current) player.play(track, 0);
  }, [track]);
  const hear = useCallback(
    (key: string, scene: Scene, firstSeconds?: number) => {
      asked.current?.abort();
      const superseded = new AbortController();
      asked.current = superseded;
      setHeard(key);
      if (made?.key === key && track !== null) return player.play(track, 0);
      over.current = player.snapshot().url;
      const spec: PreviewSpec = { scene, layerBars: 0, audio: true };
      void renderer
        .ask(firstSeconds === undefined ? spec : { ...spec, firstSeconds }, { signal: superseded.signal, urgent: true })
        .then((preview) => superseded.signal.aborted || setMade({ key, preview }));
    },
    [renderer, made, track],
  );
  const isHere = made !== null && made.key === heard;
  return {
    heard,
    isWaiting: heard !== null && !isHere,
    isFailed: isHere && made.preview === null,
    track: isHere ? track : null,
    hear,
  };
}

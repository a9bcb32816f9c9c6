import { useEffect, useMemo, useRef, useState } from 'react';
import { withLevels, type Scene } from '@whoosh/sound-scene';
import { player, type Track } from '@whoosh/ui/more';
import { usePreviewRenderer, type Preview, type PreviewSpec } from '@whoosh/preview';

/** Levels are rendered once they have rested this long: a fader passes through many. */
const REST_MS = 80;
/** As many as the bars of a take. */
const LAYER_BARS = 100;

/** The layers of a scene each by itself, from a preview rendered here; null until it is there. */
export function useLayerPreview(scene: Scene | null): Preview | null {
  const spec = useMemo(
    (): PreviewSpec | null => (scene === null ? null : { scene, layerBars: LAYER_BARS, spectra: true, audio: false }),
    [scene],
  );
  return usePreview(spec) ?? null;
}

/** What plays, and whether it has the levels that were asked for. */
export interface MixTrack {
  track: Track;
  state: 'ready' | 'waiting' | 'failed';
}

/**
 * A take with other levels, as the server would keep it, to be played in its place: whoever hears the take hears the
 * mix go on where it was.
 * @param levels null: the take as it was made
 */
export function useMixTrack(scene: Scene | null, levels: Record<string, number | null> | null, take: Track): MixTrack {
  const spec = useMemo(
    (): PreviewSpec | null =>
      scene === null || levels === null ? null : { scene: withLevels(scene, levels), layerBars: 0, audio: true },
    [scene, levels],
  );
  const answer = usePreview(spec);
  const preview = useLastMade(answer, scene);
  const [track, setTrack] = useState(take);
  const heard = useRef(take);

  useEffect(() => {
    const audio = preview?.audio ?? null;
    const next =
      audio === null
        ? take
        : {
            url: URL.createObjectURL(audio),
            duration: take.duration,
            bars: preview?.bars ?? take.bars,
            gainDb: take.gainDb,
          };
    handOver(heard.current, next);
    heard.current = next;
    setTrack(next);
    return () => {
      // the next one has taken over by then, or what shows it is gone
      if (audio !== null) setTimeout(() => forget(next.url));
    };
  }, [preview, take]);
  if (spec === null) return { track, state: 'ready' };
  return { track, state: answer === undefined ? 'waiting' : answer === null ? 'failed' : 'ready' };
}

function forget(url: string): void {
  player.release(url);
  URL.revokeObjectURL(url);
}

function handOver(from: Track, to: Track): void {
  // how loud a take is beside the others is known only after it could be played
  if (from.url === to.url) return player.level(to);
  const { url, status, position } = player.snapshot();
  if (url !== from.url) return;
  if (status === 'playing' || status === 'loading') player.play(to, position);
  else player.seek(to, position);
}

/** undefined: on its way; null: it cannot be had, or nothing is asked for. */
function usePreview(spec: PreviewSpec | null): Preview | null | undefined {
  const renderer = usePreviewRenderer();
  const [answer, setAnswer] = useState<{ spec: PreviewSpec; preview: Preview | null } | null>(null);
  useEffect(() => {
    if (spec === null) return undefined;
    const superseded = new AbortController();
    const { signal } = superseded;
    const timer = setTimeout(() => {
      void renderer
        .ask(spec, { signal, urgent: true })
        .then((preview) => signal.aborted || setAnswer({ spec, preview }));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [spec, renderer]);
  if (spec === null) return null;
  return answer?.spec === spec ? answer.preview : undefined;
}

/** The preview, or the one before of the same scene while it is on its way. */
function useLastMade(answer: Preview | null | undefined, scene: Scene | null): Preview | null {
  const [last, setLast] = useState<{ scene: Scene | null; preview: Preview | null }>({ scene, preview: null });
  if (answer !== undefined && (answer !== last.preview || scene !== last.scene)) setLast({ scene, preview: answer });
  if (answer !== undefined) return answer;
  return last.scene === scene ? last.preview : null;
}

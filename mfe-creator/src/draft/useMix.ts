import { useEffect, useMemo, useRef, useState } from 'react';
import type { Scene } from '@whoosh/sound-scene';
import { player, type Track } from '@whoosh/ui/more';
import type { Draft } from './draft-studio';
import type { DraftSpec } from './protocol';
import { useDraftStudio } from './studio';

/** Levels are rendered once they have rested this long: a fader passes through many. */
const REST_MS = 80;
/** As many as the bars of a take. */
const LAYER_BARS = 100;

/** The layers of a scene each by itself, from a draft rendered here; null until it is there. */
export function useLayerDraft(scene: Scene | null): Draft | null {
  return useDraft(useMemo(() => (scene === null ? null : { scene, layerBars: LAYER_BARS, audio: false }), [scene]));
}

/**
 * A take with other levels, to be played in its place: whoever hears the take hears the mix go on where it was.
 * @param levels null: the take as it was made
 */
export function useMixTrack(scene: Scene | null, levels: Record<string, number | null> | null, take: Track): Track {
  const spec = useMemo(
    (): DraftSpec | null => (scene === null || levels === null ? null : { scene, layerBars: 0, audio: true, levels }),
    [scene, levels],
  );
  const draft = useDraft(spec);
  const [track, setTrack] = useState(take);
  const heard = useRef(take);

  useEffect(() => {
    const audio = draft?.audio ?? null;
    const next =
      audio === null
        ? take
        : { url: URL.createObjectURL(audio), duration: take.duration, bars: draft?.bars ?? take.bars };
    handOver(heard.current, next);
    heard.current = next;
    setTrack(next);
    return () => {
      // the next one has taken over by then, or what shows it is gone
      if (audio !== null) setTimeout(() => forget(next.url));
    };
  }, [draft, take]);
  return track;
}

function forget(url: string): void {
  player.release(url);
  URL.revokeObjectURL(url);
}

function handOver(from: Track, to: Track): void {
  const { url, status, position } = player.snapshot();
  if (from.url === to.url || url !== from.url) return;
  if (status === 'playing' || status === 'loading') player.play(to, position);
  else player.seek(to, position);
}

function useDraft(spec: DraftSpec | null): Draft | null {
  const studio = useDraftStudio();
  const [made, setMade] = useState<Draft | null>(null);
  useEffect(() => {
    if (spec === null) {
      setMade(null);
      return undefined;
    }
    const superseded = new AbortController();
    const { signal } = superseded;
    const timer = setTimeout(() => {
      void studio.ask(spec, { signal, urgent: true }).then((draft) => !signal.aborted && setMade(draft));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [spec, studio]);
  return made;
}

import { useEffect, useMemo, useState } from 'react';
import { useDebounced } from '@whoosh/api-client';
import { LIMITS, type InterpretResponse } from '@whoosh/contracts';
import { usePreviewRenderer, type PreviewSpec } from '@whoosh/preview';
import { player, useTrackPlayback, type Track } from '@whoosh/ui/more';
import { usePreview } from '../preview/usePreview';
import { usePreviewSound } from '../preview/usePreviewTrack';
import { wakePlayer, warm } from '../preview/warm';

/** Words are made into a sound once they have stood so long, ms. */
const RESTED_AFTER_MS = 160;
/** The account that comes of it makes the same sound from the same seed. */
export const TRIED_SEED = 1;

/** What a new account would be given for the words. */
function draftSpec(text: string): PreviewSpec {
  return {
    text,
    intensity: 'moderate',
    seed: TRIED_SEED,
    longest: LIMITS.freeMaxDurationSeconds,
    layerBars: 0,
    audio: true,
    reading: true,
  };
}

/** A visitor's words as a sound, made in the browser alone. */
export interface Draft {
  /** What was understood; null before the first answer, and where nothing is written. */
  reading: InterpretResponse | null;
  track: Track | null;
  /** What is shown is of earlier words. */
  stale: boolean;
  /** This browser cannot make it. */
  failed: boolean;
  /** It plays, or will as soon as it is made. */
  sounding: boolean;
  toggle: () => void;
}

/** @param asked raised by one each time that the words are to be heard */
export function useDraft(text: string, asked: number): Draft {
  const spec = useMemo(() => (text.trim() === '' ? null : draftSpec(text)), [text]);
  const [last, setLast] = useState<{ asked: number; spec: PreviewSpec | null }>({ asked: 0, spec: null });
  const [wanted, setWanted] = useState(false);
  if (last.asked !== asked) {
    setLast({ asked, spec });
    setWanted(true);
  }
  const rested = useDebounced(spec, RESTED_AFTER_MS);
  // what is to be heard does not wait
  const made = usePreview(useStudio(text), spec === null || spec === last.spec ? spec : rested);
  const sound = usePreviewSound(made?.preview);
  const current = made !== null && made.spec === spec ? made : null;
  const track = sound?.track ?? null;
  const ready = current !== null && sound?.preview === current.preview ? sound.track : null;
  const { status } = useTrackPlayback(track?.url ?? '');
  const playing = status === 'playing' || status === 'loading';

  const failed = current !== null && current.preview === null;
  useEffect(() => {
    if (!wanted || (ready === null && !failed)) return;
    if (ready !== null) player.play(ready, 0);
    setWanted(false);
  }, [wanted, ready, failed]);

  return {
    reading: made?.preview?.reading ?? null,
    track,
    stale: spec !== null && current === null,
    failed,
    sounding: wanted || playing,
    toggle: () => {
      if (wanted) return setWanted(false);
      if (playing || ready !== null) return track === null ? undefined : player.toggle(track);
      setWanted(true);
    },
  };
}

/**
 * Who begins with an empty field types for a while: until then all is loaded and warm, and stays awake. Who begins with
 * an idea waits for its sound, and the player gets ready meanwhile.
 */
function useStudio(text: string) {
  const renderer = usePreviewRenderer();
  const [isEmpty] = useState(text.trim() === '');
  useEffect(() => {
    const left = new AbortController();
    if (isEmpty) void warm(renderer, left.signal);
    else wakePlayer(left.signal);
    return () => left.abort();
  }, [renderer, isEmpty]);
  useEffect(() => renderer.wake(), [renderer, text]);
  return renderer;
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { encodeBars, type Bar, type TakeResponse } from '@whoosh/contracts';
import { scoreSpec, usePreviewRenderer, type Preview } from '@whoosh/preview';
import { player } from '@whoosh/ui/more';
import type { PromptForm } from '../request/prompt-form';
import { useUnderstand } from '../request/useUnderstanding';
import { playOnce } from './play-when-ready';
import { usePreviewSound } from './usePreviewTrack';

/** The first take of a request, rendered in this browser while the server makes it. */
export interface FirstSound {
  /** What it looks like; null until that is known, and where it cannot be. */
  bars: readonly Bar[] | null;
  /** Where a take is played from: here, where this is the take, sample for sample; else from its file. */
  urlOf: (take: TakeResponse) => string;
  /** It has played by itself already. */
  hasPlayed: (url: string) => boolean;
  /** Stops it: nothing came of the request, or another sound. */
  silence: () => void;
}

/**
 * The same scene and seed give the same samples here and there: the sound is heard from the preview that the score has
 * drawn, and nobody waits for the server and its file.
 * @param form what is being made; null: nothing is, and the last one stays
 */
export function useFirstSound(form: PromptForm | null): FirstSound {
  const renderer = usePreviewRenderer();
  const understand = useUnderstand();
  const [made, setMade] = useState<{ form: PromptForm; preview: Preview | null } | null>(null);
  useEffect(() => {
    if (form === null) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const render = async () => {
      const preview = await renderer.ask(scoreSpec(await understand(form)), { signal, urgent: true });
      if (!signal.aborted) setMade({ form, preview });
    };
    // it comes early, or not at all: without an answer the take is heard when it is there
    render().catch(() => undefined);
    return () => over.abort();
  }, [form, renderer, understand]);

  // without a seed, or by another engine, it would be another sound
  const isExact = made !== null && made.form.seed !== null;
  const sound = usePreviewSound(isExact ? made.preview : null);
  const isAwaited = form !== null && made?.form === form && sound?.preview === made.preview;
  const track = sound?.track ?? null;
  const played = useRef<string | null>(null);
  useEffect(() => {
    if (isAwaited && track !== null && playOnce(track)) played.current = track.url;
  }, [isAwaited, track]);

  const bars = sound?.preview.bars ?? null;
  const picture = useMemo(() => (bars === null ? null : encodeBars(bars)), [bars]);
  const shown = made !== null && made.form === form ? (made.preview?.bars ?? null) : null;
  return useMemo(
    () => ({
      bars: shown,
      urlOf: (take) => (track !== null && take.bars === picture ? track.url : take.audioUrl),
      hasPlayed: (url) => played.current === url,
      silence: () => track !== null && player.release(track.url),
    }),
    [shown, picture, track],
  );
}

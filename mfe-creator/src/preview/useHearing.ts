import { useEffect, useMemo, useRef, useState } from 'react';
import { useDebounced, useSenses } from '@whoosh/api-client';
import type { InterpretResponse } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { scoreSpec, usePreviewRenderer, type Preview, type PreviewSpec } from '@whoosh/preview';
import { player, useTrackPlayback } from '@whoosh/ui/more';
import { useComingSeed } from '../request/coming-seed';
import { hasOwnScene, type PromptForm } from '../request/prompt-form';
import type { PromptUnderstanding } from '../request/useUnderstanding';
import { useHearWhileTyping } from './hear-while-typing';
import { changedSpec, typedSpec } from './heard-spec';
import { usePreview } from './usePreview';
import { usePreviewTrack } from './usePreviewTrack';
import { warm } from './warm';

/** What is typed is rendered once it has stood so long: between two keys of a word nobody waits for a sound. */
const RENDERED_AFTER_MS = 40;
/** And is heard once it has stood so long, if it is rendered by then: who types on is not played every syllable. */
const HEARD_AFTER_MS = 150;

/** The sound of a prompt, from previews made in this browser: free, on a press or by itself after each pause. */
export interface Hearing {
  /** It plays by itself when one has typed. */
  live: boolean;
  setLive: (on: boolean) => void;
  /** It plays, or will as soon as it is rendered. */
  sounding: boolean;
  /** Plays the whole preview, or pauses it. */
  toggle: () => void;
}

/** @param form as it stands in the box: what stood there when the page opened is not played by itself */
export function useHearing({ answer, stale }: PromptUnderstanding, form: PromptForm): Hearing {
  const [live, setLive] = useHearWhileTyping();
  const [asked, setAsked] = useState<Scene | null>(null);
  const [wanted, setWanted] = useState(false);
  const typed = useIsTyped(live, form.text);
  const renderer = useHearingStudio(live, form.text);
  const scene = answer?.scene ?? null;
  const whole = asked !== null && asked === scene && !(live && stale);
  const { spec, due } = useRested(useHeardSpec(form, answer, whole, live), whole);
  const made = usePreview(renderer, spec);
  const isCurrent = made !== null && made.spec === spec;
  const heard = useLastDue(spec === null ? null : isCurrent && due ? made.preview : undefined);
  const track = usePreviewTrack(heard);
  const { status } = useTrackPlayback(track?.url ?? '');
  const playing = status === 'playing' || status === 'loading';

  const intent = useRef({ typed, wanted });
  useEffect(() => {
    intent.current = { typed, wanted };
  });
  useEffect(() => {
    if (track === null) return;
    // a sound that somebody listens to is not cut off by what is typed beside it
    if (intent.current.wanted || (intent.current.typed && !isSounding())) player.play(track, 0);
    setWanted(false);
  }, [track]);
  useEffect(() => {
    // a preview that cannot be made is waited for no longer
    if (made?.preview === null && isCurrent) setWanted(false);
  }, [made, isCurrent]);

  return {
    live,
    setLive,
    sounding: wanted || playing,
    toggle: () => {
      if (wanted) return setWanted(false);
      if (playing || (track !== null && whole && isCurrent)) return track === null ? undefined : player.toggle(track);
      setAsked(scene);
      setWanted(true);
    },
  };
}

/** What is rendered to be heard; null: nothing. The same object while it is the same. */
function useHeardSpec(
  form: PromptForm,
  answer: InterpretResponse | null,
  whole: boolean,
  live: boolean,
): PreviewSpec | null {
  const { text, duration, intensity, loop } = form;
  const coming = useComingSeed().seed;
  const seed = form.seed ?? coming;
  const base = whole || hasOwnScene(form) ? answer : null;
  const isOwn = base !== null || hasOwnScene(form);
  const { data: kept } = useSenses();
  const senses = useMemo(() => Object.fromEntries((kept ?? []).map(({ words, model }) => [words, model])), [kept]);
  return useMemo(() => {
    // the score's own preview, which is there already
    if (whole) return base && scoreSpec(base);
    if (!live) return null;
    return isOwn ? changedSpec(base) : typedSpec({ text, duration, intensity, loop, seed }, senses);
  }, [whole, live, isOwn, base, text, duration, intensity, loop, seed, senses]);
}

/** What is asked for by a press, or is nothing, needs no rest. */
function useRested(spec: PreviewSpec | null, atOnce: boolean): { spec: PreviewSpec | null; due: boolean } {
  const settled = useDebounced(spec, RENDERED_AFTER_MS);
  const rested = useDebounced(spec, HEARD_AFTER_MS);
  return atOnce || spec === null ? { spec, due: true } : { spec: settled, due: rested === spec };
}

/**
 * What is typed does not wait for the pictures of the score: it has a worker of its own, which is awake and warm while
 * one types.
 */
function useHearingStudio(live: boolean, text: string) {
  const renderer = usePreviewRenderer();
  const beside = live ? renderer.secondary : renderer;
  useEffect(() => {
    if (live) beside.wake();
  }, [live, beside, text]);
  useEffect(() => {
    if (!live) return undefined;
    const left = new AbortController();
    void warm(beside, left.signal);
    return () => left.abort();
  }, [live, beside]);
  return beside;
}

/** Somebody has typed since the page is open, or has switched hearing on. */
function useIsTyped(live: boolean, text: string): boolean {
  const [first] = useState({ live, text });
  const [typed, setTyped] = useState(false);
  if (!typed && (text !== first.text || live !== first.live)) setTyped(true);
  return live && typed;
}

/** @param preview null: there is none; undefined: the last one stays */
function useLastDue(preview: Preview | null | undefined): Preview | null {
  const [last, setLast] = useState<Preview | null>(null);
  if (preview !== undefined && preview !== last) setLast(preview);
  return preview === undefined ? last : preview;
}

function isSounding(): boolean {
  const { status } = player.snapshot();
  return status === 'playing' || status === 'loading';
}

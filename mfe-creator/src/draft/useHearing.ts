import { useEffect, useMemo, useRef, useState } from 'react';
import type { InterpretResponse } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { useDraftStudio, type Draft, type DraftSpec } from '@whoosh/ui/draft';
import { player, useTrackPlayback } from '@whoosh/ui/more';
import { useHearWhileTyping } from './hear-wish';
import { useDraftTrack } from './useDraftTrack';

/** So much is heard while one types, seconds from the beginning: enough to know the sound, and rendered within 0.1 s. */
const HEARD_SECONDS = 5;

/** The sound of a prompt, from drafts made in this browser: free, on a press or by itself after each pause. */
export interface Hearing {
  /** It plays by itself when one has typed. */
  live: boolean;
  setLive: (on: boolean) => void;
  /** It plays, or will as soon as it is rendered. */
  sounding: boolean;
  /** Plays the whole draft, or pauses it. */
  toggle: () => void;
}

/**
 * @param answer what was understood; null: nothing
 * @param text as it stands in the box: what stood there when the page opened is not played by itself
 */
export function useHearing(answer: InterpretResponse | null, text: string): Hearing {
  const [live, setLive] = useHearWhileTyping();
  const [asked, setAsked] = useState<Scene | null>(null);
  const [wanted, setWanted] = useState(false);
  const typed = useIsTyped(live, text);
  const studio = useHearingStudio(live, text);
  const scene = answer?.scene ?? null;
  const whole = asked !== null && asked === scene;
  const isHeard = whole || (live && isKnown(answer));
  const spec = useMemo(() => (scene !== null && isHeard ? heardSpec(scene, whole) : null), [scene, isHeard, whole]);
  const draft = useDraft(studio, spec);
  const track = useDraftTrack(draft?.draft);
  const { status } = useTrackPlayback(track?.url ?? '');
  const playing = status === 'playing' || status === 'loading';
  const isCurrent = draft?.spec === spec;

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
    // a draft that cannot be made is waited for no longer
    if (draft?.draft === null && isCurrent) setWanted(false);
  }, [draft, isCurrent]);

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

/** What is rendered to be heard. @param whole all of it, else its beginning */
export function heardSpec(scene: Scene, whole: boolean): DraftSpec {
  const duration = whole ? scene.duration : Math.min(scene.duration, HEARD_SECONDS);
  return { scene: { ...scene, duration }, layerBars: 0, audio: true };
}

/** What is typed does not wait for the pictures of the score: it has a worker of its own, which is awake while one types. */
function useHearingStudio(live: boolean, text: string) {
  const studio = useDraftStudio();
  const beside = live ? studio.beside : studio;
  useEffect(() => {
    if (live) beside.wake();
  }, [live, beside, text]);
  return beside;
}

/** Somebody has typed since the page is open, or has switched hearing on. */
function useIsTyped(live: boolean, text: string): boolean {
  const [first] = useState({ live, text });
  const [typed, setTyped] = useState(false);
  if (!typed && (text !== first.text || live !== first.live)) setTyped(true);
  return live && typed;
}

/** The newest draft; the one before while it is on its way, null where nothing is asked for. */
function useDraft(studio: ReturnType<typeof useDraftStudio>, spec: DraftSpec | null) {
  const [made, setMade] = useState<{ spec: DraftSpec; draft: Draft | null } | null>(null);
  useEffect(() => {
    if (spec === null) {
      setMade(null);
      return undefined;
    }
    const superseded = new AbortController();
    const { signal } = superseded;
    void studio.ask(spec, { signal, urgent: true }).then((draft) => signal.aborted || setMade({ spec, draft }));
    return () => superseded.abort();
  }, [studio, spec]);
  return made;
}

/** Half a word is no sound yet: what is only guessed is heard when it is asked for. */
function isKnown(answer: InterpretResponse | null): boolean {
  return answer !== null && answer.layers.some(({ guessed }) => !guessed);
}

function isSounding(): boolean {
  const { status } = player.snapshot();
  return status === 'playing' || status === 'loading';
}

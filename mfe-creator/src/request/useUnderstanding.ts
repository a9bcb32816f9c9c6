import { useCallback, useMemo, useState } from 'react';
import {
  ApiError,
  interpretDescription,
  readEffectScene,
  useDebounced,
  useInterpretationChain,
  useQueryClient,
  useSession,
  type AskInterpretation,
} from '@whoosh/api-client';
import { FREE_PLAN_ID, maxDurationSeconds, type InterpretRequest, type InterpretResponse } from '@whoosh/contracts';
import { editInterpretation, isEdited, textWithout, type SceneEdits } from '@whoosh/scene-editing';
import { useComingSeed } from './coming-seed';
import { carryOver } from './carry-over';
import { isReadElsewhere, soundPutBack, type PromptForm } from './prompt-form';

/** Design section 5: the text is interpreted this long after the last key. */
const DEBOUNCE_MS = 220;
/** Who hears what is typed is to hear it within 400 ms, also where the sound is made of the server's answer. */
const HEARD_DEBOUNCE_MS = 120;

export interface PromptUnderstanding {
  /** The last answer; null before the first one and for an empty prompt. */
  answer: InterpretResponse | null;
  /** The answer is not of what stands in the box now: it is shown dimmed. */
  stale: boolean;
}

/**
 * What the server understands of the prompt while it is being typed, with what was changed by words and by hand. Never
 * an error: the last score stays.
 */
export function useUnderstanding(form: PromptForm, isHeard = false): PromptUnderstanding {
  const { text, duration, intensity, loop, seed, edits, refinements, sentElsewhere } = form;
  const sound = soundPutBack(form);
  const client = useQueryClient();
  const longest = useLongest();
  const coming = useComingSeed().seed;
  const now = useMemo(
    () => askedOf({ text, duration, intensity, loop, seed: seed ?? coming, sentElsewhere }),
    [text, duration, intensity, loop, seed, coming, sentElsewhere],
  );
  const typed = useDebounced(now, isHeard ? HEARD_DEBOUNCE_MS : DEBOUNCE_MS);
  // a sound is put back by one press
  const rested = sound === null ? typed : now;
  const { leftOut } = edits;
  const { data, isPlaceholderData, isError } = useInterpretationChain(
    [rested, leftOut, refinements, longest, sound],
    (ask) => {
      const read = withinLength(withOwnReading(ask), longest);
      return understood(read, rested, { leftOut, refinements, askSound: ofSound(client, sound, read) });
    },
    rested.description.trim() !== '',
  );
  // a failed call has no data; the answer before it stays, but for that of something else than the sound put back
  const [last, setLast] = useState<{ answer: InterpretResponse; sound: number | null } | null>(null);
  const isAnswered = data !== undefined && !isPlaceholderData;
  if (isAnswered && data !== last?.answer) setLast({ answer: data, sound });
  const before = last !== null && (sound === null || last.sound === sound) ? last.answer : null;
  const answer = isAnswered ? data : before;
  const edited = useMemo(() => answer && editInterpretation(answer, edits), [answer, edits]);
  if (text.trim() === '' || edited === null) return { answer: null, stale: false };
  return {
    answer: edited,
    stale: isPlaceholderData || isError || rested !== now || data === undefined,
  };
}

/** The same for a prompt that is asked for. @throws ApiError */
export function useUnderstand(): (form: PromptForm) => Promise<InterpretResponse> {
  const client = useQueryClient();
  const longest = useLongest();
  const coming = useComingSeed().seed;
  return useCallback(
    async ({ edits, refinements, ...said }) => {
      const asked = askedOf({ ...said, seed: said.seed ?? coming });
      const sound = soundPutBack(said);
      const read = withinLength(
        withOwnReading((body) => interpretDescription(client, body)),
        longest,
      );
      const { leftOut } = edits;
      const askSound = ofSound(client, sound, read);
      const answer = await understood(read, asked, { leftOut, refinements, askSound });
      return editInterpretation(answer, edits);
    },
    [client, longest, coming],
  );
}

type Said = InterpretRequest & { description: string };
type Asked = Pick<PromptForm, 'text' | 'duration' | 'intensity' | 'loop' | 'sentElsewhere'> & { seed: number };

function askedOf({ text, duration, intensity, loop, seed, sentElsewhere }: Asked): Said {
  return {
    description: text,
    intensity,
    seed,
    ...(loop === null ? {} : { loop }),
    ...(duration === null ? {} : { duration }),
    ...(isReadElsewhere({ text, sentElsewhere }) ? { reader: 'other' as const } : {}),
  };
}

/** Where the other reader has had its texts of this day, our own reading is there. */
function withOwnReading(ask: AskInterpretation): AskInterpretation {
  return async ({ reader, ...body }) => {
    if (reader === undefined) return ask(body);
    return ask({ reader, ...body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 429) return ask(body);
      throw error;
    });
  };
}

/** The longest sound that the account can have, seconds. */
function useLongest(): number {
  const { user } = useSession();
  return maxDurationSeconds(user?.planId ?? FREE_PLAN_ID);
}

/** Asks again where the words want more than can be had: what happens is then told within that length. */
function withinLength(ask: AskInterpretation, longest: number): AskInterpretation {
  return async (body) => {
    const answer = await ask(body);
    const isAuto = 'description' in body && body.duration === undefined;
    return isAuto && answer.scene.duration > longest ? ask({ ...body, duration: longest }) : answer;
  };
}

/** Lengths of a sound and of its scene that are the same, seconds. */
const SAME_LENGTH_SECONDS = 0.05;

/**
 * What a sound was made of is known: its words alone, read anew, lack what was changed of it. A part of a sound has the
 * scene of the whole, what is too old to be opened has none, and other words are none of it: those are read.
 */
function ofSound(
  client: ReturnType<typeof useQueryClient>,
  sound: number | null,
  ask: AskInterpretation,
): AskInterpretation | null {
  if (sound === null) return null;
  return async (body) => {
    if (!('description' in body) || body.refinements !== undefined || body.reader !== undefined) return ask(body);
    const made = await readEffectScene(client, sound).catch(() => null);
    const isSame =
      made !== null &&
      made.scene.text === body.description &&
      Math.abs(made.scene.duration - (body.duration ?? 0)) < SAME_LENGTH_SECONDS;
    return isSame ? made : ask(body);
  };
}

/** What changes what was understood. */
interface Changes extends Pick<PromptForm, 'refinements'> {
  leftOut: SceneEdits['leftOut'];
  /** What a sound that was put back is made of stands in the place of the reading of its words. */
  askSound: AskInterpretation | null;
}

/** Understands the words, without those that were left out, then every line that changes what the one before gave. */
async function understood(
  ask: AskInterpretation,
  asked: Said,
  { leftOut, refinements, askSound }: Changes,
): Promise<InterpretResponse> {
  // lines between which nothing was changed by hand need no call of their own
  const edited = refinements.findIndex(({ after }) => isEdited(after));
  const atOnce = leftOut.length > 0 || askSound !== null ? 0 : edited < 0 ? refinements.length : edited;
  const lines = refinements.slice(0, atOnce).map(({ words }) => words);
  const said = await (askSound ?? ask)(lines.length === 0 ? asked : { ...asked, refinements: lines });
  const fewer = leftOut.length > 0 ? textWithout(said, leftOut) : '';
  let answer = fewer.trim() === '' ? said : await withoutLeftOut(ask, asked, { said, fewer, askSound });
  for (const { words, after } of refinements.slice(atOnce)) {
    const next = await ask({ scene: editInterpretation(answer, after).scene, refinements: [words] });
    answer = { ...next, refinements: [...(answer.refinements ?? []), ...(next.refinements ?? [])] };
  }
  return answer;
}

async function withoutLeftOut(
  ask: AskInterpretation,
  asked: Said,
  { said, fewer, askSound }: { said: InterpretResponse; fewer: string } & Pick<Changes, 'askSound'>,
): Promise<InterpretResponse> {
  const answer = await ask({ ...asked, description: fewer });
  // words that were left out still stand in the text
  const without = { ...answer, scene: { ...answer.scene, text: said.scene.text } };
  // what was changed of a sound after its words stays: only what these words gave goes
  return askSound === null ? without : carryOver(await ask(asked), without, said);
}

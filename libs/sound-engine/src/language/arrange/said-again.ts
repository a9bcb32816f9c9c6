import { type Chip, timesLabel } from '@whoosh/sound-scene';
import { kindOf } from '../../catalogue';
import { overlaps, type Span } from '../normalise/normalised-text';
import type { LayerDraft } from '../propose/draft';
import type { TaggedToken } from '../tag/tagged-token';
import type { Token } from '../tokenise/tokens';

/** So many times in a row a word says how often; doubles are names, too ("choo choo"). */
const LEAST_TIMES = 3;
/** Where each time stands by itself ("punch, punch"), two are two. */
const LEAST_TIMES_APART = 2;

/** A word that is said again and again. */
interface Run {
  readonly word: string;
  readonly times: number;
  readonly span: Span;
  /** Each time between marks. */
  readonly isApart: boolean;
}

/**
 * "Beep beep beep": an event is heard as often as its word is said. One phrase of such words is a name ("ha ha ha"),
 * and what goes on is only meant the more.
 */
export function countSaidAgain(
  drafts: readonly LayerDraft[],
  tokens: readonly Token[],
  mentions: readonly TaggedToken[],
): LayerDraft[] {
  const runs = runsIn(tokens).filter(
    ({ times, isApart, span: [start, end] }) =>
      times >= (isApart ? LEAST_TIMES_APART : LEAST_TIMES) &&
      !mentions.some((phrase) => phrase.start <= start && phrase.end >= end),
  );
  return drafts.map((draft) => {
    const run = isEventful(draft) ? runs.find(({ span }) => overlaps(draft.spans, [span])) : undefined;
    return run ? counted(draft, run) : draft;
  });
}

function counted(draft: LayerDraft, { times, span: [start, end] }: Run): LayerDraft {
  const isTold = draft.chips.some(({ field }) => field === 'mods.count');
  const chip: Chip = { span: [start, end], label: timesLabel(times), field: 'mods.count', kind: 'time' };
  return { ...draft, mods: { ...draft.mods, count: times }, chips: isTold ? draft.chips : [...draft.chips, chip] };
}

function isEventful({ source }: LayerDraft): boolean {
  return kindOf(source) === 'one-shot' || kindOf(source) === 'sequence';
}

function runsIn(tokens: readonly Token[]): readonly Run[] {
  const isWord = (token: Token | undefined): boolean => token?.kind === 'word';
  return tokens.reduce<readonly Run[]>((runs, token, at) => {
    if (!isWord(token)) return runs;
    const { text: word, start, end } = token;
    const isApart = !isWord(tokens[at - 1]) && !isWord(tokens[at + 1]);
    const last = runs.at(-1);
    if (last?.word !== word) return [...runs, { word, times: 1, span: [start, end], isApart }];
    const longer = {
      word,
      times: last.times + 1,
      span: [last.span[0], end],
      isApart: last.isApart && isApart,
    } as const;
    return [...runs.slice(0, -1), longer];
  }, []);
}

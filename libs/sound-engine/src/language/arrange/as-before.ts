import { definedParts } from '../defined-parts';
import { overlaps, type Span } from '../normalise/normalised-text';
import type { Frame } from '../parse/phrases';
import type { Read } from '../parse/reading';
import { toldAgain } from '../parse/told-again';
import type { LayerDraft } from '../propose/draft';

/** "A thing whirs, clunks, whirs again": what is told again is heard as it was the first time. */
export function asBefore(drafts: readonly LayerDraft[], clauses: readonly Read[]): LayerDraft[] {
  return clauses.reduce<LayerDraft[]>(
    (heard, clause, at) => {
      const told = toldAgain(clause, clauses.slice(0, at));
      if (!told) return heard;
      const [first, ...rivals] = toldIn(told.before, heard).filter(({ group }) => group < clause.group);
      const [own, ...others] = toldIn(told.frame, heard).filter(({ group }) => group >= clause.group);
      if (!first || rivals.length + others.length > 0) return heard;
      const once = again(first, own, clause.group, wordsOf(told.frame));
      return own ? heard.map((draft) => (draft === own ? once : draft)) : [...heard, once];
    },
    [...drafts],
  );
}

function toldIn(frame: Frame, drafts: readonly LayerDraft[]): LayerDraft[] {
  return drafts.filter(({ spans }) => overlaps(spans, wordsOf(frame)));
}

/** Where its deed stands, or the thing without one. */
function wordsOf({ verb, subjects }: Frame): readonly Span[] {
  return verb?.spans ?? subjects.flatMap(({ spans }) => spans);
}

/** What its own words say each time. */
const WHERE_AND_WHEN = [
  'distance',
  'azimuth',
  'space',
  'device',
  'motion',
  'level',
  'time',
  'trend',
  'seconds',
] as const;

/** The layer once more, though not when it was; what its own words say of it holds. */
function again(
  { time: _, moment: __, after: ___, ...first }: LayerDraft,
  own: LayerDraft | undefined,
  group: number,
  words: readonly Span[],
): LayerDraft {
  const spans = words.map(([start, end]): [number, number] => [start, end]);
  const once: LayerDraft = { ...first, mods: onceEach(first), group, spans, chips: [], isAgain: true };
  return own ? { ...once, ...saidOf(own), mods: { ...once.mods, ...own.mods } } : once;
}

/** How often the first time was counted says nothing of the next. */
function onceEach({ mods }: Pick<LayerDraft, 'mods'>): LayerDraft['mods'] {
  return mods.count === undefined ? mods : { ...mods, count: 1 };
}

function saidOf(own: LayerDraft): Partial<LayerDraft> {
  const { distanceFactor, spans, chips, origin } = own;
  return { ...definedParts(own, WHERE_AND_WHEN), distanceFactor, spans, chips, origin };
}

import type { InterpretedLayer, SourceFamily } from '@whoosh/contracts';

/** A stretch of the prompt as the overlay draws it. */
export interface Segment {
  text: string;
  kind: 'plain' | 'understood' | 'unused' | 'not-understood';
  family?: SourceFamily;
  /** Layers that these words made, for the light between word and lane. */
  layer?: string;
}

/** What the overlay needs of an interpretation. */
export interface Understanding {
  /** The text that was interpreted. */
  text: string;
  layers: readonly Pick<InterpretedLayer, 'id' | 'family' | 'spans' | 'attributes'>[];
  notUnderstood: readonly { text: string; span: readonly [number, number] }[];
  /** Words that name a sound which is not heard, and words without meaning. */
  unused: readonly { text: string; span: readonly [number, number] }[];
}

type Mark = Omit<Segment, 'text'> & { start: number; end: number };

/**
 * Cuts the prompt into what was understood, what was not and the rest.
 * While an answer is awaited, marks before and after the place of the edit stay where their words are now.
 */
export function promptSegments(text: string, understanding: Understanding | null): Segment[] {
  if (understanding === null) return text === '' ? [] : [{ text, kind: 'plain' }];
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, ...mark } of joinNeighbours(
    moveMarks(marksOf(understanding), understanding.text, text),
    text,
  )) {
    if (start < at) continue;
    if (start > at) segments.push({ text: text.slice(at, start), kind: 'plain' });
    segments.push({ ...mark, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), kind: 'plain' });
  return segments;
}

/** Sorted by place; where marks overlap, the longer one comes first and wins. */
function marksOf({ text, layers, notUnderstood, unused }: Understanding): Mark[] {
  const understood = layers.flatMap(({ id, family, spans, attributes }) =>
    [...spans, ...attributes.map((attribute) => attribute.span)].map(([start, end]): Mark => ({
      start,
      end,
      kind: 'understood',
      family,
      layer: id,
    })),
  );
  const unknown = notUnderstood.map(({ span: [start, end] }): Mark => ({ start, end, kind: 'not-understood' }));
  const unheard = unused.map(({ span: [start, end] }): Mark => ({ start, end, kind: 'unused' }));
  return [...understood, ...unheard, ...unknown]
    .filter(({ start, end }) => start >= 0 && end > start && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Words of one layer with nothing but spaces between them get one line: Heavy rain. */
function joinNeighbours(marks: readonly Mark[], text: string): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined[joined.length - 1];
    if (
      last !== undefined &&
      last.kind === 'understood' &&
      last.layer === mark.layer &&
      text.slice(last.end, mark.start).trim() === ''
    ) {
      last.end = Math.max(last.end, mark.end);
    } else joined.push({ ...mark });
  }
  return joined;
}

/**
 * Carries marks over from one text to the edited one: what lies wholly before the edit stays, what lies wholly behind
 * it moves along.
 */
function moveMarks(marks: readonly Mark[], from: string, to: string): Mark[] {
  if (from === to) return [...marks];
  const limit = Math.min(from.length, to.length);
  let before = 0;
  while (before < limit && from[before] === to[before]) before += 1;
  let after = 0;
  while (after < limit - before && from[from.length - 1 - after] === to[to.length - 1 - after]) after += 1;
  const shift = to.length - from.length;
  return marks.flatMap((mark) => {
    if (mark.end <= before) return [mark];
    if (mark.start >= from.length - after) return [{ ...mark, start: mark.start + shift, end: mark.end + shift }];
    return [];
  });
}

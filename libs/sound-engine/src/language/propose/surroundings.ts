import { isOfClass } from '../../catalogue/classes';
import type { Chip } from '@whoosh/sound-scene';
import { findSource } from '../../catalogue';
import type { LayerDraft } from './draft';
import type { Frame, NounPhrase } from '../parse/phrases';
import type { Lexicon } from '../lexicon/lexicon';
import { ownSource } from './constructions/noun-phrases';
import { materialOf } from './material-of';

/** A phrase's own words: its number and what it is made of are said of the source, the others name it. */
export function ownWords(phrase: NounPhrase): { spans: [number, number][]; chips: Chip[] } {
  const hasNumber = phrase.spans.length > phrase.modifiers.length + 1;
  const spans: [number, number][] = [];
  const chips: Chip[] = [];
  phrase.spans.forEach((span, index) => {
    const modifier = phrase.modifiers[index - (hasNumber ? 1 : 0)];
    if (hasNumber && index === 0 && phrase.number !== undefined)
      chips.push({
        span,
        label: phrase.head.isEvent ? `${phrase.number} times` : `${phrase.number}`,
        field: phrase.head.isEvent ? 'mods.count' : 'mods.sources',
        kind: phrase.head.isEvent ? 'time' : 'modifier',
      });
    else if (modifier?.material !== undefined && modifier.isInert === true)
      chips.push({ span, label: modifier.word, field: 'source.material', kind: 'modifier' });
    else spans.push(span);
  });
  return { spans, chips };
}

const SURFACE_PREPOSITIONS = new Set([
  'on',
  'onto',
  'upon',
  'against',
  'over',
  'across',
  'into',
  'through',
  'under',
  'along',
  'down',
  'off',
  'in',
  'up',
]);
const SPACE_PREPOSITIONS = new Set([
  'from inside',
  'from within',
  'in',
  'inside',
  'within',
  'at',
  'through',
  'from',
  'inside of',
  'down',
  'on',
  'across',
  'throughout the',
]);

/** What the phrases after prepositions change: surface, space, device, tool. */
export function surroundings(draft: LayerDraft, frame: Frame, subject: NounPhrase | undefined, lexicon: Lexicon): void {
  const places = [...frame.places, ...(subject?.places ?? []), ...frame.subjects.flatMap((phrase) => phrase.places)];
  for (const place of new Set(places)) {
    const preposition = place.preposition ?? '';
    const label = place.mention.text;
    const span: [number, number] = place.spans[0];
    const isOwn = draft.chips.some((chip) => chip.span[0] === span[0]);
    if (isOwn) continue;
    const surface = materialOf(place);
    const device = place.head.device;
    if (
      device &&
      ['through', 'over', 'on', 'via', 'from', 'behind'].includes(preposition) &&
      isDevicePlace(device, preposition, draft)
    ) {
      draft.device = device;
      draft.chips.push({ span, label, field: 'place.space', kind: 'place' });
    } else if (
      place.head.space &&
      SPACE_PREPOSITIONS.has(preposition) &&
      !(surface && takesSurface(draft.source) && preposition === 'on')
    ) {
      draft.space = place.head.space;
      // "On a windy hill": the wind is heard too.
      for (const { effect } of place.effects) if (effect.also !== undefined) draft.also.push(effect.also);
      draft.chips.push({ span, label, field: 'place.space', kind: 'space' });
      if (surface && takesSurface(draft.source)) draft.surface ??= surface;
    } else if (preposition === 'with') {
      draft.exciter ??= exciterName(place);
    } else if (surface && SURFACE_PREPOSITIONS.has(preposition)) {
      draft.surface ??= surface;
      // "On wet cobbles", "into a metal bucket".
      for (const { effect } of place.effects)
        if (effect.mods?.wetness !== undefined) draft.mods.wetness ??= effect.mods.wetness;
      if (isOfClass(draft.source, 'takes a vessel') && preposition === 'into') draft.material = surface;
      if (isStruck(draft.source)) draft.material ??= surface;
      draft.chips.push({ span, label, field: 'source.surface', kind: 'modifier' });
    }
    if (ownSource(place, lexicon) === draft.source) {
      const own = ownWords(place);
      draft.spans.push(...own.spans);
      draft.chips.push(...own.chips);
    }
  }
}

/** What is struck is what sounds. */
export function isStruck(source: string): boolean {
  return isOfClass(source, 'blow on a thing') || isOfClass(source, 'blow on a material');
}

function exciterName(place: NounPhrase): string {
  const material =
    place.modifiers.find((modifier) => modifier.material)?.material ??
    place.effects.find((said) => said.mention.entry.noun?.material)?.mention.entry.noun?.material;
  return material ? `${place.head.word}_${material}` : place.head.word.replace(/ /g, '_');
}

/** "Through the door" muffles a voice; "knocking on a door" does not. */
function isDevicePlace(device: string, preposition: string, draft: LayerDraft): boolean {
  const isOpening = device === 'wall' || device === 'door' || device === 'window';
  if (isOpening) return (preposition === 'through' || preposition === 'behind') && !takesSurface(draft.source);
  // Whatever is heard through a telephone or over a megaphone sounds like it; "on the radio" alone may say where a
  // thing lies.
  if (preposition === 'through' || preposition === 'via' || (preposition === 'over' && !takesSurface(draft.source)))
    return true;
  return (
    preposition !== 'behind' &&
    ['human_voice', 'bells_music', 'alarms', 'ambience', 'human_body'].includes(findSource(draft.source)?.group ?? '')
  );
}

const SURFACE_GROUPS = new Set(['footsteps', 'impacts', 'breaking', 'tools']);
/** Whether a source sounds otherwise on another ground. */
export function takesSurface(source: string): boolean {
  return SURFACE_GROUPS.has(findSource(source)?.group ?? '') || isOfClass(source, 'takes a surface');
}

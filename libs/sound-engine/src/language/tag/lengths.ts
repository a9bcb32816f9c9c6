import { DECIMAL, decimalOf } from '../tokenise/decimal';
import type { Effect, Lexicon } from '../lexicon/lexicon';
import type { Token } from '../tokenise/tokens';

/** Metres of a unit. Reference: the international yard and mile. */
const METRES: Readonly<Record<string, number>> = {
  m: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  metro: 1,
  metros: 1,
  metri: 1,
  mètre: 1,
  mètres: 1,
  metern: 1,
  km: 1000,
  kilometre: 1000,
  kilometres: 1000,
  kilometer: 1000,
  kilometers: 1000,
  kilómetro: 1000,
  kilómetros: 1000,
  kilomètre: 1000,
  kilomètres: 1000,
  quilômetro: 1000,
  quilômetros: 1000,
  chilometro: 1000,
  chilometri: 1000,
};
/**
 * Words that are a measure only where they say how far: "two feet" walk, a block falls. Of streets, houses, rooms: what
 * is usual.
 */
const STEPS: Readonly<Record<string, number>> = {
  ft: 0.3,
  foot: 0.3,
  feet: 0.3,
  yard: 0.9,
  yards: 0.9,
  pace: 0.8,
  paces: 0.8,
  mile: 1600,
  miles: 1600,
  block: 100,
  blocks: 100,
  street: 80,
  streets: 80,
  house: 15,
  houses: 15,
  door: 8,
  doors: 8,
  room: 6,
  rooms: 6,
  floor: 4,
  floors: 4,
  storey: 4,
  storeys: 4,
  story: 4,
  stories: 4,
  table: 2,
  tables: 2,
  aisle: 5,
  aisles: 5,
  row: 2,
  rows: 2,
  hill: 400,
  hills: 400,
  valley: 800,
  valleys: 800,
  field: 150,
  fields: 150,
};
const BEHIND = new Set([
  'away',
  'off',
  'over',
  'distant',
  'overhead',
  'above',
  'below',
  'ahead',
  'entfernt',
  'weg',
  'lontano',
  'lontana',
]);
const DOWN = new Set(['down', 'up']);
const BEFORE = new Set(['at', 'from']);
/** A sound from further off would not be heard beneath anything. */
const FARTHEST = 400;
/** "10m". */
const JOINED = new RegExp(`^(${DECIMAL})(m|km|ft)$`);

/**
 * "Ten metres away", "three blocks off", "at fifty feet": how far something is; a measure of a thing says nothing ("a
 * ten metre fall").
 */
export function lengthAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { effect?: Effect; length: number } | undefined {
  const isAt = BEFORE.has(tokens[index].text);
  const at = isAt ? index + 1 : index;
  const said = measured(tokens, at, lexicon);
  if (!said) return undefined;
  const end = at + said.length;
  const after = tokens[end]?.text ?? '';
  const isPhrase = BEHIND.has(after) || (said.unit in STEPS && DOWN.has(after));
  // "A metro" is a train.
  if (!isPhrase && !isAt) return said.unit in METRES && tokens[at].text !== 'a' ? { length: said.length } : undefined;
  const metres = said.number * (METRES[said.unit] ?? STEPS[said.unit]);
  return { effect: { distance: Math.max(0.2, Math.min(FARTHEST, metres)) }, length: end - index + (isPhrase ? 1 : 0) };
}

/** A number and its unit. */
function measured(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { number: number; unit: string; length: number } | undefined {
  const word = tokens[at]?.text ?? '';
  const joined = JOINED.exec(word);
  if (joined) return { number: decimalOf(joined[1]) ?? 0, unit: joined[2], length: 1 };
  const isHalf = word === 'half' && (tokens[at + 1]?.text === 'a' || tokens[at + 1]?.text === 'an');
  const isFew = word === 'a' && (tokens[at + 1]?.text === 'few' || tokens[at + 1]?.text === 'couple');
  const words = isHalf || isFew ? (tokens[at + 2]?.text === 'of' ? 3 : 2) : 1;
  const unit = tokens[at + words]?.text ?? '';
  if (!(unit in METRES) && !(unit in STEPS)) return undefined;
  const number = isHalf ? 0.5 : isFew ? (words === 3 ? 2 : 3) : numberOf(word, lexicon);
  return number === undefined ? undefined : { number, unit, length: words + 1 };
}

function numberOf(word: string, lexicon: Lexicon): number | undefined {
  const value = decimalOf(word);
  if (value !== undefined) return value;
  if (word === 'a' || word === 'one') return 1;
  if (word === 'several') return 4;
  const entry = lexicon.root.next.get(word)?.entry;
  return entry?.quantity === undefined ? entry?.number : undefined;
}

import { MEASURES } from '../english/measures';
import type { MeasureWords } from '../lexicon/lexicon';

/** Metres of a unit in the languages that are not English. */
const METRES: Readonly<Record<string, number>> = {
  metro: 1,
  metros: 1,
  metri: 1,
  mètre: 1,
  mètres: 1,
  metern: 1,
  kilómetro: 1000,
  kilómetros: 1000,
  kilomètre: 1000,
  kilomètres: 1000,
  quilômetro: 1000,
  quilômetros: 1000,
  chilometro: 1000,
  chilometri: 1000,
};

const SECONDS = ['sekunde', 'sekunden', 'seconde', 'secondes', 'segundo', 'segundos', 'secondo', 'secondi', '秒'];

/** "Nach drei Sekunden", "au bout de trois secondes". */
const BEFORE_MOMENT = [
  ...['nach', 'après', 'au bout de', 'tras', 'después de', 'a los', 'al cabo de'],
  ...['dopo', 'após', 'depois de'],
];

const ONES = ['einer', 'eine', 'un', 'une', 'uno', 'una', 'um', 'uma'];

/** The measures of other languages, beside the English ones, which all of them borrow. */
export const FOREIGN_MEASURES: MeasureWords = {
  ...MEASURES,
  metres: { ...MEASURES.metres, ...METRES },
  seconds: new Set([...MEASURES.seconds, ...SECONDS]),
  beforeMoment: new Set([...MEASURES.beforeMoment, ...BEFORE_MOMENT]),
  // "三秒後"
  afterMoment: new Set(['後']),
  ones: new Set([...MEASURES.ones, ...ONES]),
  away: new Set([...MEASURES.away, 'entfernt', 'weg', 'lontano', 'lontana']),
};

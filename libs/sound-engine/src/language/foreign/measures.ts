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

/**
 * The measures of other languages, beside the English ones, which all of them borrow.
 * @param times words that make a number before them a count
 */
export function foreignMeasures(english: MeasureWords, times: readonly string[]): MeasureWords {
  return {
    ...english,
    times: new Set([...english.times, ...times]),
    metres: { ...english.metres, ...METRES },
    seconds: new Set([...english.seconds, ...SECONDS]),
    beforeMoment: new Set([...english.beforeMoment, ...BEFORE_MOMENT]),
    // "三秒後"
    afterMoment: new Set(['後']),
    ones: new Set([...english.ones, ...ONES]),
    away: new Set([...english.away, 'entfernt', 'weg', 'lontano', 'lontana']),
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import '../languages';
import { ENGLISH_LANGUAGE } from './english';
import { foreignLanguage, type ForeignLang, type Vocabulary } from './foreign';
import { interpret } from './interpret';
import { languageOf } from './lexicon/registry';
import { understand } from './understand';
import type { Language } from './lexicon/language';

const FOLDERS: Record<ForeignLang, string> = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  ja: 'japanese',
  pt: 'portuguese',
};
const CODES = Object.keys(FOLDERS) as ForeignLang[];
const MOST_GZIPPED_BYTES = 65_000;

interface LanguageTest {
  text: string;
  sources: string[];
}

function vocabularyFile(code: ForeignLang): string {
  return readFileSync(join(__dirname, FOLDERS[code], 'vocabulary.json'), 'utf8');
}

const languages = new Map<ForeignLang, Language>(
  CODES.map((code) => [code, foreignLanguage(code, JSON.parse(vocabularyFile(code)) as Vocabulary, ENGLISH_LANGUAGE)]),
);
const tests = CODES.flatMap((code) =>
  readFileSync(join(__dirname, '../testing/language', `${code}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ code, ...(JSON.parse(line) as LanguageTest) })),
);

function heard(code: ForeignLang, text: string): string[] {
  const language = languages.get(code);
  return language ? [...new Set(understand(text, language).drafts.map((draft) => draft.source))] : [];
}

/** "a|b" is either, "?a" may be heard too: the ambience of a place that is named. */
function differenceOf(found: readonly string[], wanted: readonly string[]): { missing: string[]; extra: string[] } {
  const left = [...found];
  const missing = wanted
    .filter((one) => !one.startsWith('?'))
    .filter((one) => {
      const at = left.findIndex((source) => one.split('|').includes(source));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  return { missing, extra: left.filter((source) => !wanted.includes(`?${source}`)) };
}

function resultOf<Test extends LanguageTest & { code: ForeignLang }>(
  test: Test,
): Test & { missing: string[]; extra: string[] } {
  return { ...test, ...differenceOf(heard(test.code, test.text), test.sources) };
}

const results = tests.map(resultOf);
/** 25 sentences of each language, written without a look at its vocabulary. */
const fresh = readFileSync(join(__dirname, '../testing/language/fresh-languages.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => resultOf(JSON.parse(line) as LanguageTest & { code: ForeignLang }));

/**
 * Written later in the same way, and of each the most that differ and that lack a source. At first try the third had
 * every source in 39 of 42, the fourth in 52 of 60.
 */
const MORE_FRESH = (
  [
    ['second', 8, 4],
    ['third', 4, 3],
    ['fourth', 7, 3],
  ] as const
).map(([name, mostDiffering, mostLacking]) => ({
  name,
  mostDiffering,
  mostLacking,
  lines: readFileSync(join(__dirname, `../testing/language/fresh-languages-${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LanguageTest & { code: ForeignLang }),
}));

/** What issue 4 asks of the 202 tests. */
const EVERY_SOURCE_SHARE = 0.95;
const EXACT_SHARE = 0.75;

describe('descriptions in six further languages', () => {
  it('hears every expected source in at least 95 % of the tests', () => {
    const failed = results
      .filter(({ missing }) => missing.length > 0)
      .map(({ code, text, missing }) => `${code}: ${text}: ${missing.join(', ')}`);
    expect({ passed: results.length - failed.length >= EVERY_SOURCE_SHARE * results.length, failed }).toEqual({
      passed: true,
      failed: expect.any(Array),
    });
  });

  it('hears exactly the expected sources in at least 75 % of them', () => {
    const failed = results
      .filter(({ missing, extra }) => missing.length + extra.length > 0)
      .map(({ code, text, extra }) => `${code}: ${text}: ${extra.join(', ')}`);
    expect({ passed: results.length - failed.length >= EXACT_SHARE * results.length, failed }).toEqual({
      passed: true,
      failed: expect.any(Array),
    });
  });

  it.each(CODES)(
    'hears every expected source of the fresh sentences of "%s", but for one, and exactly those but for two',
    (code) => {
      const own = fresh.filter((test) => test.code === code);
      const failed = own.filter(({ missing, extra }) => missing.length + extra.length > 0);
      expect(own).toHaveLength(25);
      expect({
        isEnough: failed.length <= 2 && failed.filter(({ missing }) => missing.length > 0).length <= 1,
        failed,
      }).toEqual({ isEnough: true, failed: expect.any(Array) });
    },
  );

  it.each(MORE_FRESH)(
    'hears the expected sources of the $name fresh set, in all but $mostLacking of its sentences, and exactly those ' +
      'in all but $mostDiffering',
    ({ lines, mostDiffering, mostLacking }) => {
      const failed = lines
        .map(({ code, text, sources }) => ({ text, ...differenceOf(heard(code, text), sources) }))
        .filter(({ missing, extra }) => missing.length + extra.length > 0);
      expect({
        isEnough:
          failed.length <= mostDiffering && failed.filter(({ missing }) => missing.length > 0).length <= mostLacking,
        failed,
      }).toEqual({ isEnough: true, failed: expect.any(Array) });
    },
  );

  it('takes at least 95 % of the tests for the language that they are in', () => {
    const wrong = tests
      .filter(({ code, text }) => languageOf(text).detected.code !== code)
      .map(({ code, text }) => `${code}: ${text}`);
    expect({ passed: wrong.length <= 0.05 * tests.length, wrong }).toEqual({ passed: true, wrong: expect.any(Array) });
  });

  it.each(CODES)('needs no more than 65 KB gzipped for the vocabulary of "%s"', (code) => {
    expect(gzipSync(vocabularyFile(code), { level: 9 }).length).toBeLessThanOrEqual(MOST_GZIPPED_BYTES);
  });

  it.each([
    ['un chien aboie au loin', 'fr', 'dog_bark', { distance: 60 }],
    ['Hundegebell in einer Höhle', 'de', 'dog_bark', { space: 'cave' }],
    ['lluvia fuerte sobre un techo de metal', 'es', 'rain_surface', { surface: 'tin' }],
    ['砂利の上の足音', 'ja', 'footsteps', { surface: 'gravel' }],
    ['雪の上の足音', 'ja', 'footsteps', { surface: 'snow' }],
    ['sino de igreja três vezes', 'pt', 'church_bell', { count: 3 }],
    ['遠くで犬が三回吠える', 'ja', 'dog_bark', { distance: 60, count: 3 }],
  ] as const)('understands "%s" with its place, surface and number', (text, lang, source, wanted) => {
    const scene = interpret(text);
    const [layer] = scene.layers;
    expect(scene.lang).toBe(lang);
    expect(scene.layers.map((one) => one.source.model)).toEqual([source]);
    const found = {
      distance: layer.place.distance,
      space: scene.space.kind,
      surface: layer.source.surface,
      count: layer.mods.count,
    };
    expect(found).toMatchObject(wanted);
  });

  it.each([
    'Donner nach drei Sekunden',
    'nach drei Sekunden donnert es',
    'tonnerre après trois secondes',
    'un trueno después de tres segundos',
    'un tuono dopo tre secondi',
    'um trovão depois de três segundos',
    '三秒後に雷',
  ])('hears of "%s" one thunder, after three seconds', (text) => {
    const { layers } = interpret(text);
    expect(layers.map(({ source, timing }) => [source.model, timing.kind === 'shots' && timing.at[0]])).toEqual([
      ['thunder', 3],
    ]);
    expect(layers.map(({ mods }) => mods.count ?? 1)).toEqual([1]);
  });

  it('prints words of Japanese without gaps', () => {
    const { report } = interpret('ゆっくり歩く足音、落ち葉の上');
    expect(report.chips.map(({ label }) => label)).toEqual(expect.arrayContaining(['ゆっくり', '落ち葉の上']));
  });
});

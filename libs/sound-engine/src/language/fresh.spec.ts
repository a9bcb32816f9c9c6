import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '@whoosh/sound-scene';
import { differences, parseExpectation } from '../testing/language/expectation';
import { REWRITINGS } from '../testing/language/rewritings';
import { interpret } from './interpret';

interface FreshLine {
  group: string;
  text: string;
  scene: string;
}

/**
 * Of each set, with order, roles, counts and places: what was reached when they were set; a change may raise it. At
 * first try the sixth and seventh reached 76 and 82 %, the eighth 63, the ninth 67, the four parts of the tenth 77, 83,
 * 80 and 85 %.
 */
const LEAST_SHARES = {
  'fresh-first': 0.96,
  'fresh-second': 0.96,
  'fresh-third': 0.96,
  'fresh-fourth': 0.88,
  'fresh-fifth': 0.86,
  'fresh-sixth': 0.9,
  'fresh-seventh': 0.88,
  'fresh-eighth': 0.83,
  'fresh-ninth': 0.84,
  'fresh-tenth': 0.88,
};

const SETS = Object.entries(LEAST_SHARES).map(([name, leastShare]) => ({
  name,
  leastShare,
  lines: readFileSync(join(__dirname, `../testing/language/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FreshLine),
}));
/**
 * Of some sets, in the short form of one: a rewriting of every line would cost seconds. Names of assets are one word
 * each, which something around them would make a sentence.
 */
const REWRITTEN =
  process.env['TEST_FORM'] === 'short'
    ? ['fresh-first']
    : ['fresh-first', 'fresh-second', 'fresh-third', 'fresh-sixth', 'fresh-seventh'];
const SAID = SETS.filter(({ name }) => REWRITTEN.includes(name))
  .flatMap(({ lines }) => lines)
  .filter(({ group }) => group !== 'asset');

const sceneOf = (text: string): Scene => interpret(text);

/** What is heard, without where it stands in the text. */
function heard(text: string): string {
  const { layers, space, duration, loop } = sceneOf(text);
  return JSON.stringify({ space, duration, loop, layers: layers.map((layer) => ({ ...layer, span: [] })) });
}

describe('descriptions written without a look at the parser', () => {
  it.each(SETS)('gives the scene of nearly each line of $name', ({ lines, leastShare }) => {
    const failed = lines.flatMap(({ text, scene }) => {
      const problems = differences(sceneOf(text), parseExpectation(scene), (layer) => layer.source.model);
      return problems.length > 0 ? [`${text}: ${problems.join('; ')}`] : [];
    });
    expect({ isEnough: lines.length - failed.length >= leastShare * lines.length, failed }).toEqual({
      isEnough: true,
      failed: expect.any(Array),
    });
  });

  it.each(REWRITINGS)('keeps what is heard when one %s, but for one line of 200', (_, rewrite) => {
    const changed = SAID.filter(({ text }) => rewrite(text) !== text);
    expect(changed.length).toBeGreaterThan(0);
    const unlike = changed.filter(({ text }) => heard(rewrite(text)) !== heard(text));
    expect(unlike.length).toBeLessThanOrEqual(Math.ceil(changed.length / 200));
  });
});

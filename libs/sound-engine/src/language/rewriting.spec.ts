import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, parseExpectation } from '../testing/language/expectation';
import { askedSource } from './cast';
import { interpretFor } from './interpret';

interface SceneTest {
  id: string;
  section: string;
  text: string;
  scene: string;
}

/** Texts that are guessed at: a frame around them is another guess. */
const UNKNOWN = new Set(['t122', 't123', 't124']);
const LINES = readFileSync(join(__dirname, '../testing/language/scene-tests.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as SceneTest)
  .filter(({ section, id }) => section !== 'Other languages' && !UNKNOWN.has(id));

/** Ways to say the same; a rule leaves lines alone that it does not fit. */
const RULES: readonly (readonly [string, (text: string) => string])[] = [
  ['asks for it politely', (text) => `Please make the sound of ${text}`],
  ['begins with a capital and ends with a full stop', (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`],
  ['says "followed by" for "then"', (text) => text.replace(/,? (?:and )?then /g, ', followed by ')],
  ['says "as" for "while"', (text) => text.replace(/ while /g, ' as ')],
  ['shouts in capitals', (text) => text.toUpperCase()],
  ['puts "I can hear" before it', (text) => `I can hear ${text}`],
  ['says "and" for a comma before "then"', (text) => text.replace(/, then /g, ' and then ')],
];

describe('the same said otherwise', () => {
  it.each(RULES)('keeps the scene of every test line when one %s', (_, rewrite) => {
    const changed = LINES.filter(({ text }) => rewrite(text) !== text);
    expect(changed.length).toBeGreaterThan(0);
    const failed = changed.flatMap(({ text, scene }) => {
      const problems = differences(interpretFor(rewrite(text), {}, () => true), parseExpectation(scene), askedSource);
      return problems.length > 0 ? [`${rewrite(text)}: ${problems.join('; ')}`] : [];
    });
    expect(failed).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, parseExpectation } from '../testing/language/expectation';
import { REWRITINGS } from '../testing/language/rewritings';
import { interpret } from './interpret';

interface SceneTest {
  id: string;
  section: string;
  text: string;
  scene: string;
}

/** Texts that are guessed at: a frame around them is another guess. */
const UNKNOWN = new Set(['t122', 't123', 't124']);
const LINES = readFileSync(join(__dirname, '../testing/language/scene-tests.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SceneTest)
  .filter(({ section, id }) => section !== 'Other languages' && !UNKNOWN.has(id));

describe('the same said otherwise', () => {
  it.each(REWRITINGS)('keeps the scene of every test line when one %s', (_, rewrite) => {
    const changed = LINES.filter(({ text }) => rewrite(text) !== text);
    expect(changed.length).toBeGreaterThan(0);
    const failed = changed.flatMap(({ text, scene }) => {
      const problems = differences(interpret(rewrite(text)), parseExpectation(scene), (layer) => layer.source.model);
      return problems.length > 0 ? [`${rewrite(text)}: ${problems.join('; ')}`] : [];
    });
    expect(failed).toEqual([]);
  });
});

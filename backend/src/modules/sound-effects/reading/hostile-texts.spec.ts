import { interpret, refineScene } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import type { Scene } from '@whoosh/sound-scene';
import { LIMITS } from '@whoosh/contracts';
import { threadProcessorMs } from '../../../infra/processor-time';
import parse2000 from '../../../../test/support/hostile/parse-2000.json';
import parse500 from '../../../../test/support/hostile/parse-500.json';
import refine from '../../../../test/support/hostile/refine.json';

/** What the reading thread gives a text, ms of processor time. */
const TEXT_LIMIT_MS = 100;

/** The best of three readings: the first one compiles what the text needs. */
function readingMs(read: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = threadProcessorMs();
    read();
    return threadProcessorMs() - begun;
  });
  return Math.min(...times);
}

describe('every text that was found to be slow', () => {
  it.each([
    ['descriptions of 500 characters', parse500],
    ['descriptions of 2,000 characters', parse2000],
  ])('is read within the time of one: %s [security 63]', (_name, texts) => {
    expect(texts.length).toBe(40);
    expect(texts.filter((text) => readingMs(() => interpret(text)) >= TEXT_LIMIT_MS)).toEqual([]);
  });

  it('is read within the time of one: lines that change a scene of many layers [security 63]', () => {
    const scene = refine.base as unknown as Scene;
    const lines = refine.pop.map(({ r }) => r.slice(0, LIMITS.refinementMaxLength));
    expect(lines.length).toBe(20);
    expect(lines.filter((line) => readingMs(() => refineScene(scene, line)) >= TEXT_LIMIT_MS)).toEqual([]);
  });
});

import type { Timing } from '@whoosh/sound-scene';
import '../../languages';
import { CATALOGUE, interpret } from '../../index';

const SEEDS = [1, 2, 3, 4];
const SEQUENCES = CATALOGUE.filter(({ kind }) => kind === 'sequence').map(({ label }) => label.toLowerCase());

function timing(text: string, options: { seed?: number; duration?: number; loop?: boolean } = {}): Timing {
  return interpret(text, options).layers[0].timing;
}

/** Seconds that a layer goes on; 0 for single events. */
function goesOn(text: string, seed: number, duration?: number): number {
  const told = timing(text, { seed, ...(duration === undefined ? {} : { duration }) });
  return told.kind === 'continuous' ? told.end - told.start : 0;
}

describe('how often happens what happens in events', () => {
  it('is as often as recordings hold it, another time for another seed', () => {
    expect(new Set(SEEDS.map((seed) => goesOn('a dog barks', seed))).size).toBeGreaterThan(2);
    for (const seed of SEEDS) expect(timing('axe', { seed })).toMatchObject({ kind: 'shots', at: [0] });
    for (const seed of SEEDS) expect(goesOn('a flag flaps', seed)).toBeGreaterThan(0.5);
  });

  it('is not the number of the thing that it happens to: a door is knocked on more than once', () => {
    for (const seed of SEEDS) expect(goesOn('somebody knocks on a door', seed)).toBeGreaterThan(0.4);
    expect(timing('one knock on a door')).toMatchObject({ kind: 'shots', at: [0] });
  });

  it('takes no longer than the scene, whose length and price are the same for every seed [long]', () => {
    for (const text of SEQUENCES) {
      const lengths = SEEDS.map((seed) => interpret(text, { seed }).duration);
      expect(new Set(lengths).size).toBe(1);
      for (const seed of SEEDS) expect(goesOn(text, seed)).toBeLessThanOrEqual(lengths[0]);
    }
  });

  it('is the same for a length that is given and the same one that is found', () => {
    for (const text of SEQUENCES)
      for (const seed of SEEDS.slice(0, 1)) {
        const found = interpret(text, { seed });
        expect(interpret(text, { seed, duration: found.duration })).toEqual(found);
      }
  });

  it('fills a length that is longer than it needs, and a loop', () => {
    for (const seed of SEEDS) expect(goesOn('crow', seed, 8)).toBe(8);
    expect(timing('crow', { loop: true })).toMatchObject({ start: 0, end: interpret('crow', { loop: true }).duration });
    expect(interpret('crow', { loop: true }).duration).toBe(5);
  });

  it('is what words say: a number, a plural, how long, that it is going on', () => {
    expect(timing('a dog barks twice')).toMatchObject({ kind: 'shots', at: [expect.any(Number), expect.any(Number)] });
    expect(interpret('a dog barks for 9 seconds').layers[0].timing).toMatchObject({ start: 0, end: 9 });
    for (const seed of SEEDS) {
      expect(goesOn('footsteps', seed)).toBe(5);
      expect(goesOn('knocks', seed)).toBe(5);
      expect(goesOn('a clock', seed)).toBe(5);
    }
  });

  it.each(['shoveling', 'a dripping tap', 'chopping wood with an axe', 'a pig grunting', 'un perro ladrando'])(
    'goes on where it is told as going on: "%s"',
    (text) => {
      for (const seed of SEEDS) expect(goesOn(text, seed)).toBe(5);
    },
  );

  it.each(['a tap drips', 'somebody writes', 'a man walks', 'high heels on marble', 'ein Wasserhahn tropft'])(
    'goes on once it is done: "%s"',
    (text) => {
      for (const seed of SEEDS) expect(goesOn(text, seed)).toBe(5);
    },
  );

  it.each(['a drop of water', 'the dog barks once', 'knock once', 'a beep', 'a short beep'])(
    'is one where one is named: "%s"',
    (text) => {
      for (const seed of SEEDS) expect(timing(text, { seed })).toMatchObject({ kind: 'shots', at: [0] });
    },
  );
});

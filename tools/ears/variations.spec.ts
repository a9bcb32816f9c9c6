import { createRealFft } from '@whoosh/audio-codec';
import { interpret, render, varyScene } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';
import { logMel, melDistance } from './measures.mjs';

/** One of each kind of timing and several families. */
const TEXTS = ['three knocks on a wooden door', 'heavy rain on a tin roof', 'deep whoosh into a sub hit', 'footsteps on gravel'];
const scenes = TEXTS.map((text) => interpret(text, { duration: 1.5, seed: 41 }));
const knocks = interpret('three knocks on a wooden door', { duration: 1.5, seed: 41 });

const picture = (scene: Scene): Float32Array => logMel(render(scene).mix, { createRealFft });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('variations, measured as log-mel spectrograms', () => {
  it('go further from their sound the larger the amount: little ones hardly further than another take, wild ones much further', () => {
    const own = scenes.map(picture);
    const distance = (amount: number): number => mean(scenes.map((scene, i) => melDistance(own[i], picture(varyScene(scene, amount, 11)))));
    const take = distance(0);
    const grown = [0.25, 0.5, 1].map(distance).map((value) => value / take);
    expect(grown).toEqual([...grown].sort((a, b) => a - b));
    expect(Math.min(...grown)).toBeGreaterThan(1);
    expect(Math.min(...grown)).toBeLessThan(1.4);
    expect(Math.max(...grown)).toBeGreaterThan(1.5);
  });

  it('are none like another in a set', () => {
    const set = [100, 101, 102, 103, 104, 105].map((seed) => picture(varyScene(knocks, 0.35, seed)));
    const nearest = Math.min(...set.flatMap((one, i) => set.slice(i + 1).map((other) => melDistance(one, other))));
    expect(nearest).toBeGreaterThan(2);
  });
});

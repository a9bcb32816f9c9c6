import { interpretation } from '@whoosh/scene-editing/testing';
import { changedSpec, typedSpec } from './heard-spec';

const WORDS = { text: 'rain', duration: 8, intensity: 'moderate', loop: false, seed: 41 } as const;

describe('what is rendered to be heard', () => {
  it('is the beginning of what the words mean, with the seed of what comes next, and nothing of half a word', () => {
    expect(typedSpec(WORDS, { tap: 'knock' })).toEqual({
      ...WORDS,
      senses: { tap: 'knock' },
      onlyKnown: true,
      layerBars: 0,
      audio: true,
      firstSeconds: 3,
    });
    expect(typedSpec({ ...WORDS, text: ' ' }, {})).toBeNull();
  });

  it('is the beginning of the answered scene where that was changed, unless all of it is guessed', () => {
    const answer = interpretation('rain');
    expect(changedSpec(answer)).toEqual({ scene: answer.scene, layerBars: 0, audio: true, firstSeconds: 3 });
    expect(changedSpec({ ...answer, layers: answer.layers.map((layer) => ({ ...layer, guessed: true })) })).toBeNull();
    expect(changedSpec(null)).toBeNull();
  });
});

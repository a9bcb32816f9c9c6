import '../../languages';
import { interpret } from '../interpret';
import { refineScene } from './refine';

const SCENE = interpret('a dog barks, rain, a man talks, a car engine, waves', { duration: 8 });

describe('a word for a whole family of sounds', () => {
  it.each([
    ['en', 'the animals quieter', 'dog_bark-1'],
    ['en', 'the weather louder', 'rain-1'],
    ['de', 'die Tiere leiser', 'dog_bark-1'],
    ['de', 'das Wasser näher', 'ocean_waves-1'],
    ['fr', "l'eau plus proche", 'ocean_waves-1'],
    ['es', 'la gente más lejos', 'speech_male-1'],
    ['it', 'la gente più lontana', 'speech_male-1'],
    ['pt', 'sem máquinas', 'car_engine-1'],
    ['ja', '動物を小さく', 'dog_bark-1'],
  ] as const)('names what is of it, and nothing else (%s: "%s")', (lang, words, layer) => {
    const { changes, notUnderstood } = refineScene({ ...SCENE, lang }, words);
    expect(notUnderstood).toEqual([]);
    expect([...new Set(changes.map((change) => change.layer))]).toEqual([layer]);
  });
});
